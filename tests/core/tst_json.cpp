// Reads JSON from any writer, and writes the same bytes as QJsonDocument, so that files of earlier versions and this
// one are identical.
#include "core/base/json.h"
#include "core/base/jsonfields.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>
#include <limits>
#include <random>

using namespace Qt::StringLiterals;
using core::Json;
using core::JsonObject;

namespace {

// Random JSON of a few levels with difficult parts: duplicate keys, unpaired surrogates, numbers at the limits of their
// ranges.
class Any
{
public:
    explicit Any(unsigned seed) : m_random(seed) {}

    QByteArray value(int depth)
    {
        const int kind = number(depth > 0 ? 7 : 5);
        if (kind == 5)
            return '[' + several([&] { return value(depth - 1); }) + ']';
        if (kind == 6)
            return '{' + several([&] { return text() + ':' + value(depth - 1); }) + '}';
        return kind == 0   ? QByteArray("null")
               : kind == 1 ? QByteArray(number(2) ? "true" : "false")
               : kind == 2 ? text()
                           : figure();
    }

    QByteArray text()
    {
        static const char *const parts[] = {"a",       "B",   "é",    "€",    "\U0001F600",     "\\n",
                                            "\\u0001", "\\/", "\\\\", "\\\"", "\\ud83d\\ude00", " ",
                                            "\\u0000", "\x7f"};
        QByteArray all("\"");
        for (int i = number(4); i > 0; --i)
            all += parts[number(int(std::size(parts)))];
        return all + '"';
    }

private:
    QByteArray figure()
    {
        static const char *const ends[] = {"0",
                                           "-0",
                                           "9007199254740993",
                                           "9223372036854775807",
                                           "-9223372036854775808",
                                           "1e21",
                                           "1e-7",
                                           "9223372036854775808",
                                           "18446744073709551615",
                                           "123456789012345678901",
                                           "-1.5",
                                           "0.1e1",
                                           "1e18",
                                           "2.5e300",
                                           "-0.0"};
        return number(2) ? QByteArray(ends[number(int(std::size(ends)))])
                         : QByteArray::number(double(number(2000000)) / 512);
    }

    template <class Make>
    QByteArray several(Make make)
    {
        QByteArrayList all;
        for (int i = number(5); i > 0; --i)
            all.append(make());
        return all.join(',');
    }

    int number(int below) { return int(m_random() % unsigned(below)); }

    std::mt19937 m_random;
};

struct Part
{
    QString name;
    std::array<int, 2> numbers = {1, 2};

    bool operator==(const Part &) const = default;
};

template <class Fields>
void describe(Fields &f, Part &part)
{
    f("name", part.name);
    f("numbers", part.numbers);
}

struct Whole
{
    enum Kind { First, Second };

    Kind kind = First;
    QList<Part> parts;
    Part flat;
    QMap<QString, QString> texts;
    QHash<qint64, QByteArray> hashes;
    std::optional<bool> known;
    std::optional<Part> perhaps;
    qint64 large = 0;
    double seconds = 1;
    float share = 0.5F;
    QString none;
};

constexpr const char *kindNames[] = {"first", "second"};

template <class Fields>
void describe(Fields &f, Whole &whole)
{
    f("kind", core::named(whole.kind, kindNames));
    f("parts", whole.parts);
    f.flat(whole.flat);
    f("texts", whole.texts);
    f("hashes", whole.hashes);
    f.ifSet("known", whole.known);
    f.ifSet("perhaps", whole.perhaps);
    f("large", whole.large);
    f.unlessDefault("seconds", whole.seconds, 1.0);
    f("share", whole.share);
    f.unlessEmpty("none", whole.none);
}

} // namespace

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

    void writesAnythingAsQJsonDocumentDoes()
    {
        Any any(7);
        for (int i = 0; i < 3000; ++i) {
            const QByteArray json = '[' + any.value(4) + ']';
            const QJsonDocument document = QJsonDocument::fromJson(json);
            const Json read = Json::parse(json);
            QVERIFY2(document.isNull() == read.isMissing(), json);
            QCOMPARE(read.written(), document.toJson(QJsonDocument::Compact));
            QCOMPARE(read.written(Json::Form::Indented), document.toJson());
            QCOMPARE(Json::parse(read.written()).written(), read.written());
        }
    }

    void makesNumbersAsQJsonValueDoes_data()
    {
        QTest::addColumn<double>("number");
        for (const double number :
             {0.0, -0.0, 1.0, -3.0, 0.1, 1e15, 9007199254740993.0, 1e17, 1e18, 9e18, 9.3e18, -9223372036854775808.0,
              1e19, 1e300, 5e-324, std::numeric_limits<double>::infinity(), std::numeric_limits<double>::quiet_NaN()})
            QTest::newRow(QByteArray::number(number, 'g', 17)) << number;
    }

    void makesNumbersAsQJsonValueDoes()
    {
        QFETCH(double, number);
        const QJsonValue value(number);
        const Json json(number);
        QCOMPARE(Json(QList<Json>{json}).written(), QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact));
        if (std::isnan(number)) // QJsonValue takes it for an int
            return;
        QCOMPARE(json.toInt(4), value.toInt(4));
        QCOMPARE(json.toInteger(4), value.toInteger(4));
    }

    // For example in a text cut within a character, or from a PDF's damaged text.
    void carriesHalvesOfCharacters()
    {
        const QString text = u"a"_s + QChar(0xd83d) + u"b"_s + QChar(0xde00) + u"é"_s + QChar(0xd83d);
        QCOMPARE(Json(text).toString(), text);
        const QByteArray written = Json(QList<Json>{text}).written();
        QCOMPARE(written, QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact));
        const QString whole = QString(text).replace(QChar(0xd83d), QChar(0xfffd)).replace(QChar(0xde00), QChar(0xfffd));
        QCOMPARE(Json::parse(written)[0].toString(), whole);
        QCOMPARE(Json::parse("[\"\\\\ud83d\"]")[0].toString(), u"\\ud83d"_s);
        JsonObject keyed;
        keyed.set(text, 1);
        QCOMPARE(keyed.written(), QJsonDocument(QJsonObject{{text, 1}}).toJson(QJsonDocument::Compact));
    }

    // By UTF-16 units, which puts surrogate pairs before the last characters of one unit.
    void ordersKeysAsQJsonObjectDoes()
    {
        JsonObject made;
        QJsonObject known;
        for (const QString &key :
             {u"b"_s, u"\uFF5E"_s, u"\U0001F600"_s, u"é"_s, u"\uFFFF"_s, u"B"_s, u"\uE000x"_s, QString()}) {
            made.set(key, key);
            known.insert(key, key);
        }
        QCOMPARE(made.written(), QJsonDocument(known).toJson(QJsonDocument::Compact));
        QStringList keys;
        for (const auto &[key, value] : made.entries())
            keys.append(key);
        QCOMPARE(keys, known.keys());
    }

    void setsEntriesOfItsOwn()
    {
        JsonObject made;
        made.set("a", 1);
        const Json before = made;
        const Json inner = Json::parse("{\"x\":{\"y\":[1,2]}}");
        made.set("a", inner[u"x"]);
        made.set(u"ä"_s, "last");
        QCOMPARE(before.written(), QByteArray("{\"a\":1}"));
        QCOMPARE(made.written(), QByteArray("{\"a\":{\"y\":[1,2]},\"ä\":\"last\"}"));
        QCOMPARE(inner.written(), QByteArray("{\"x\":{\"y\":[1,2]}}"));
        JsonObject part = inner[u"x"];
        part.remove("y");
        part.remove("z");
        QCOMPARE(part.written(), QByteArray("{}"));
        QCOMPARE(inner[u"x"][u"y"].size(), 2);
        QCOMPARE(JsonObject(Json(7)).written(), QByteArray("{}")); // not an object
    }

    void comparesWhatIsRead()
    {
        QCOMPARE(Json::parse("{\"b\": [1, 2.0], \"a\": null}"), Json::parse("{\"a\":null,\"b\":[1,2]}"));
        QVERIFY(Json::parse("[1]") != Json::parse("[2]") && Json::parse("[1]") != Json::parse("{}"));
        QCOMPARE(Json(), Json::parse("[null]")[0]);
        QVERIFY(Json() != Json(0) && Json(false) != Json());
    }

    void writesAndReadsFieldsByOneTable()
    {
        Whole whole;
        QCOMPARE(core::jsonOf(whole).written(),
                 QByteArray("{\"hashes\":{},\"kind\":\"first\",\"large\":0,\"name\":\"\",\"numbers\":[1,2],"
                            "\"parts\":[],\"share\":0.5,\"texts\":{}}"));
        whole = {Whole::Second, {{u"a"_s, {3, 4}}, {u"b"_s}},
                 {u"flat"_s},   {{u"k"_s, u"v"_s}},
                 {{7, "ab"}},   false,
                 Part{u"p"_s},  qint64(1) << 60,
                 2.5,           0.25F,
                 u"n"_s};
        const Json json = core::jsonOf(whole);
        QCOMPARE(json[u"parts"][1].written(), QByteArray("{\"name\":\"b\",\"numbers\":[1,2]}"));
        const Whole read = core::valueOf<Whole>(Json::parse(json.written()));
        QCOMPARE(core::jsonOf(read), json);
        QVERIFY(read.parts == whole.parts && read.flat == whole.flat && read.perhaps == whole.perhaps);
        QCOMPARE(read.large, whole.large);
    }

    // As in older files and hostile ones.
    void keepsTheValueOfAFieldThatIsOfAnotherType()
    {
        const Whole read = core::valueOf<Whole>(Json::parse(
            R"({"kind":"third","parts":{"a":1},"name":7,"numbers":[9],"texts":[1],"hashes":3,"known":"yes","large":0.5,"seconds":null})"));
        QCOMPARE(read.kind, Whole::First);
        QVERIFY(read.parts.isEmpty() && read.texts.isEmpty() && read.hashes.isEmpty() && !read.known && !read.perhaps);
        QCOMPARE(read.flat, (Part{QString(), {9, 2}}));
        QCOMPARE(read.large, 0);
        QCOMPARE(read.seconds, 1.0);
        QCOMPARE(core::jsonOf(core::valueOf<Whole>(Json::parse("[]"))), core::jsonOf(Whole()));
    }

    // Each level is moved into the next rather than copied, which would take minutes.
    void nestsWithoutCopies()
    {
        Json deep = QList<Json>();
        for (int i = 0; i < 20000; ++i) {
            JsonObject around;
            around.set("in", std::move(deep));
            deep = std::move(around);
        }
        QVERIFY(deep[u"in"][u"in"].isObject());
    }

    void containsWhatIsNullAsWell()
    {
        const Json json = Json::parse("{\"none\":null}");
        QVERIFY(json.contains(u"none") && !json.contains(u"other") && !json[u"none"].contains(u"x"));
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
        QCOMPARE(textsOf(json[u"a"][u"b"]), QStringList({QString(), u"two"_s, QString()}));
        int count = 0;
        for (const Json &each : json[u"a"][u"b"])
            count += each.isNumber();
        QCOMPARE(count, 2);
    }

    // Defaults replace both missing and hostile values.
    void givesWhatIsAskedForInstead()
    {
        const Json json = Json::parse("{\"text\":\"x\",\"half\":2.5,\"huge\":1e300,\"list\":[1]}");
        QCOMPARE(json[u"text"].toInt(4), 4);
        QCOMPARE(json[u"half"].toInt(4), 4); // not an integer
        QCOMPARE(json[u"huge"].toInt(4), 4);
        QCOMPARE(json[u"huge"].toInteger(4), 4);
        QCOMPARE(json[u"list"][1].toInt(4), 4);
        QCOMPARE(json[u"list"][-1].toInt(4), 4);
        QCOMPARE(json[u"text"][u"deeper"][0].toString(u"usual"_s), u"usual"_s);
        QVERIFY(json[u"none"].isMissing() && json[u"none"].isNull());
        QCOMPARE(json[u"text"].size(), 0);
        QVERIFY(json[u"text"].entries().isEmpty());
        for (const Json &each : json) // not an array
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
