// Quotations found again, whatever the lines, quotes and dashes of the page look like.
#include "core/text/textmatch.h"
#include "core/text/wordnet.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace core;

class TextMatchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsAQuotation_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("quotation");
        QTest::addColumn<QString>("found");
        QTest::newRow("as written") << u"One two three."_qs << u"two three"_qs << u"two three"_qs;
        QTest::newRow("over lines") << u"One two\nthree."_qs << u"two three"_qs << u"two\nthree"_qs;
        QTest::newRow("curly quotes") << u"the \u201cgreenhouse effect\u201d is"_qs << u"\"greenhouse effect\""_qs
                                      << u"\u201cgreenhouse effect\u201d"_qs;
        QTest::newRow("dashes") << u"pages 3\u20135 say"_qs << u"3-5"_qs << u"3\u20135"_qs;
        QTest::newRow("ligature") << u"an e\uFB03cient way"_qs << u"efficient way"_qs << u"e\uFB03cient way"_qs;
        QTest::newRow("case") << u"The Sun rises"_qs << u"the sun"_qs << u"The Sun"_qs;
        QTest::newRow("soft hyphen") << u"climate sys\u00ADtem works"_qs << u"climate system"_qs
                                     << u"climate sys\u00ADtem"_qs;
        QTest::newRow("accents composed") << u"le cafe\u0301 noir"_qs << u"caf\u00e9"_qs << u"cafe\u0301"_qs;
        QTest::newRow("within a word") << u"category"_qs << u"cat"_qs << QString();
        QTest::newRow("later, as a word") << u"category cat"_qs << u"cat"_qs << u"cat"_qs;
        QTest::newRow("not there") << u"One two three."_qs << u"two four"_qs << QString();
        QTest::newRow("nothing") << u"One"_qs << u"  "_qs << QString();
    }

    void findsAQuotation()
    {
        QFETCH(QString, text);
        QFETCH(QString, quotation);
        QFETCH(QString, found);
        const Stretch stretch = standingIn(text, quotation);
        QCOMPARE(stretch.isEmpty(), found.isEmpty());
        QCOMPARE(text.mid(stretch.from, stretch.to - stretch.from), found);
    }

    void foldsWhiteSpaceForDisplayOnly()
    {
        QCOMPARE(folded(u"  The \u201cSun\u201d\n rises\u00AD. "), u"The \u201cSun\u201d rises."_qs);
    }

    void knowsWhatSaysTheSame()
    {
        QVERIFY(likeness(u"Coal is the dirtiest fuel.", u"Coal is the dirtiest fuel of all fuels.") > 0.9);
        QVERIFY(likeness(u"Coal is the dirtiest fuel.", u"Wind turns turbines.") < 0.1);
    }

    void looksUpSynonyms()
    {
        QTemporaryDir folder;
        write(folder.filePath(u"index.noun"_qs),
              "  1 licence\nair n 1 1 @ 1 0 00000090  \nclimate n 1 1 @ 1 1 00000010  \n"
              "zebra n 1 1 @ 1 0 00000090  \n");
        write(folder.filePath(u"data.noun"_qs), "  notice \n00000010 26 n 02 climate 0 clime 0 000 | weather\n");
        const WordNet wordNet(folder.path());
        QCOMPARE(wordNet.synonyms(u"Climate"_qs), QStringList{u"clime"_qs});
        QCOMPARE(wordNet.synonyms(u"weather"_qs), QStringList());
        QCOMPARE(WordNet(u"/nowhere"_qs).synonyms(u"climate"_qs), QStringList());
    }

private:
    static void write(const QString &path, const QByteArray &text)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
};

QTEST_APPLESS_MAIN(TextMatchTest)
#include "tst_textmatch.moc"
