// Links to a page of a document: created, parsed, and rejected with one sentence.
#include "core/values/documentlink.h"

#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

const QByteArray sum(64, 'a');

QString link(const char *rest)
{
    return u"attest://document/"_s + QString::fromLatin1(sum) + QString::fromUtf8(rest);
}

} // namespace

class TestDocumentLink : public QObject
{
    Q_OBJECT

private slots:
    void isReadBackAsItWasMade_data()
    {
        QTest::addColumn<QString>("words");
        QTest::newRow("none") << QString();
        QTest::newRow("some") << u"net sales"_s;
        QTest::newRow("signs") << u"100 % & more? a=b+c #1 / \"x\""_s;
        QTest::newRow("letters") << u"Größe, 東京, עברית"_s;
    }
    void isReadBackAsItWasMade()
    {
        QFETCH(QString, words);
        const DocumentLink made{sum, 12, words};
        const Result<DocumentLink> read = documentLinkFrom(textOf(made));
        QVERIFY2(read, qPrintable(read ? QString() : read.error().message));
        QCOMPARE(read->sum, made.sum);
        QCOMPARE(read->page, made.page);
        QCOMPARE(read->words, made.words);
        QVERIFY(isDocumentLink(textOf(made)));
    }

    void holdsFewWordsOfALongText()
    {
        const QString text = textOf({sum, 1, u"word "_s.repeated(1000)});
        QVERIFY(text.size() < 400);
        QVERIFY(documentLinkFrom(text)->words.endsWith(u"word"_s)); // no word is cut
    }

    void refusesWhatIsNone_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << QString();
        QTest::newRow("another scheme") << u"https://document/x/page/1"_s;
        QTest::newRow("another kind") << u"attest://session/1"_s;
        QTest::newRow("a short sum") << u"attest://document/abc/page/1"_s;
        QTest::newRow("no page") << link("");
        QTest::newRow("page 0") << link("/page/0");
        QTest::newRow("a page that is no number") << link("/page/one");
        QTest::newRow("a way up") << link("/page/1/../../etc");
        QTest::newRow("far too long") << link("/page/1?words=") + QString(100'000, u'x');
        QTest::newRow("a null") << link("/page/1") + QChar(0);
    }
    void refusesWhatIsNone()
    {
        QFETCH(QString, text);
        const Result<DocumentLink> read = documentLinkFrom(text);
        QVERIFY(!read);
        QVERIFY(read.error().message.startsWith(u"This link cannot be followed"_s));
    }
};

QTEST_APPLESS_MAIN(TestDocumentLink)
#include "tst_documentlink.moc"
