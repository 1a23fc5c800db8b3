// JSON is read as anybody may have written it, and written byte for byte as QJsonDocument writes it, so that files of
// earlier versions and of this one are the same.
#include "core/base/json.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;
using core::Json;

class tst_json : public QObject
{
    Q_OBJECT

private slots:
    void writesTheBytesOfQJsonDocument_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("empty object") << QByteArray("{}");
        QTest::newRow("empty array") << QByteArray("[]");
        QTest::newRow("kinds") << QByteArray("{\"b\":[true,false,null],\"a\":{\"text\":\"x\",\"none\":{},\"few\":[]}}");
        QTest::newRow("order of keys") << QByteArray("{\"b\":1,\"a\":2,\"B\":3,\"ä\":4,\"a b\":5,\"\":6}");
        QTest::newRow("whole numbers") << QByteArray("[0,-1,2147483648,9007199254740993,-9223372036854775808]");
        QTest::newRow("numbers") << QByteArray("[0.1,1.5e-7,1e21,-2.25,123456.789,1e-5,5.0]");
        QTest::newRow("texts") << QByteArray(
            "[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\",\"\\u0001\\u001f\\u007f\",\"é€😀\",\"\\u00e9\"]");
    }

    void writesTheBytesOfQJsonDocument()
    {
        QFETCH(QByteArray, json);
        const QJsonDocument document = QJsonDocument::fromJson(json);
        const Json read = Json::parse(json);
        QVERIFY(!document.isNull() && !read.isMissing());
        QCOMPARE(read.written(), document.toJson(QJsonDocument::Compact));
        QCOMPARE(read.written(Json::Form::Indented), document.toJson());
    }

    void writesWhatItIsMadeOf()
    {
        const Json json = Json::object({{"yes", true},
                                        {"number", 7},
                                        {"large", qint64(1) << 40},
                                        {"half", 0.5},
                                        {"whole", 3.0},
                                        {"none", std::numeric_limits<double>::quiet_NaN()},
                                        {"text", u"ä"_s},
                                        {"word", "w"},
                                        {"words", QStringList{u"a"_s, u"b"_s}},
                                        {"list", QList<Json>{1, "x", Json()}}});
        QCOMPARE(json.written(), QByteArray("{\"half\":0.5,\"large\":1099511627776,\"list\":[1,\"x\",null],"
                                            "\"none\":null,\"number\":7,\"text\":\"ä\",\"whole\":3,\"word\":\"w\","
                                            "\"words\":[\"a\",\"b\"],\"yes\":true}"));
    }

    void readsWhatIsThere()
    {
        const Json json = Json::parse("{\"a\":{\"b\":[1,\"two\",2.5]},\"n\":-3,\"big\":1e300,\"large\":4294967296}");
        QCOMPARE(json[u"a"][u"b"][1].toString(), u"two"_s);
        QCOMPARE(json["a"_L1]["b"_L1][2].toDouble(), 2.5);
        QCOMPARE(json[u"n"].toInt(), -3);
        QCOMPARE(json[u"large"].toInteger(), qint64(4294967296));
        QCOMPARE(json.entries().first().first, u"a"_s);
        QCOMPARE(json[u"a"][u"b"].toStrings(), QStringList({QString(), u"two"_s, QString()}));
        int count = 0;
        for (const Json &each : json[u"a"][u"b"])
            count += each.isNumber();
        QCOMPARE(count, 2);
    }

    // As much of a hostile file as of one that lacks something.
    void givesWhatIsAskedForInstead()
    {
        const Json json = Json::parse("{\"text\":\"x\",\"half\":2.5,\"huge\":1e300,\"list\":[1]}");
        QCOMPARE(json[u"text"].toInt(4), 4);
        QCOMPARE(json[u"half"].toInt(4), 4); // no whole number
        QCOMPARE(json[u"huge"].toInt(4), 4);
        QCOMPARE(json[u"huge"].toInteger(4), 4);
        QCOMPARE(json[u"list"][1].toInt(4), 4);
        QCOMPARE(json[u"list"][-1].toInt(4), 4);
        QCOMPARE(json[u"text"][u"deeper"][0].toString(u"usual"_s), u"usual"_s);
        QVERIFY(json[u"none"].isMissing() && json[u"none"].isNull());
        QCOMPARE(json[u"text"].size(), 0);
        QVERIFY(json[u"text"].entries().isEmpty());
        for (const Json &each : json) // no array
            QVERIFY2(false, each.written());
    }

    void refusesWhatIsNoJson_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("cut off") << QByteArray("{\"a\":[1,");
        QTest::newRow("more behind it") << QByteArray("{} {}");
        QTest::newRow("no UTF-8") << QByteArray("[\"\xff\"]");
        QTest::newRow("deep arrays") << QByteArray(1000000, '[');
        QTest::newRow("deep and closed") << QByteArray(600, '[') + QByteArray(600, ']');
        QTest::newRow("deep objects") << QByteArray("{\"a\":").repeated(100000);
    }

    void refusesWhatIsNoJson()
    {
        QFETCH(QByteArray, bytes);
        Json::Problem problem;
        QVERIFY(Json::parse(bytes, &problem).isMissing());
        QVERIFY(!problem.what.isEmpty());
    }

    void saysWhereTheMistakeIs()
    {
        Json::Problem problem;
        (void)Json::parse("{\"a\": nonsense}", &problem);
        QCOMPARE(problem.at, 8);
    }

    void takesWhatIsNestedAsFarAsItMay()
    {
        const QByteArray deep = QByteArray(Json::mostDepth, '[') + QByteArray(Json::mostDepth, ']');
        QVERIFY(Json::parse(deep).isArray());
    }
};

QTEST_APPLESS_MAIN(tst_json)
#include "tst_json.moc"
