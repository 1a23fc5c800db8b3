// Finding quotations again, whatever line breaks, quotation marks and dashes the page uses.
#include "core/language/textmatch.h"
#include "core/language/wordnet.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
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
        QTest::newRow("as written") << u"One two three."_s << u"two three"_s << u"two three"_s;
        QTest::newRow("over lines") << u"One two\nthree."_s << u"two three"_s << u"two\nthree"_s;
        QTest::newRow("curly quotes") << u"the \u201cgreenhouse effect\u201d is"_s << u"\"greenhouse effect\""_s
                                      << u"\u201cgreenhouse effect\u201d"_s;
        QTest::newRow("dashes") << u"pages 3\u20135 say"_s << u"3-5"_s << u"3\u20135"_s;
        QTest::newRow("ligature") << u"an e\uFB03cient way"_s << u"efficient way"_s << u"e\uFB03cient way"_s;
        QTest::newRow("case") << u"The Sun rises"_s << u"the sun"_s << u"The Sun"_s;
        QTest::newRow("soft hyphen") << u"climate sys\u00ADtem works"_s << u"climate system"_s
                                     << u"climate sys\u00ADtem"_s;
        QTest::newRow("accents composed") << u"le cafe\u0301 noir"_s << u"caf\u00e9"_s << u"cafe\u0301"_s;
        QTest::newRow("within a word") << u"category"_s << u"cat"_s << QString();
        QTest::newRow("later, as a word") << u"category cat"_s << u"cat"_s << u"cat"_s;
        QTest::newRow("not there") << u"One two three."_s << u"two four"_s << QString();
        QTest::newRow("nothing") << u"One"_s << u"  "_s << QString();
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
        QCOMPARE(folded(u"  The \u201cSun\u201d\n rises\u00AD. "), u"The \u201cSun\u201d rises."_s);
    }

    void knowsWhatSaysTheSame()
    {
        QVERIFY(likeness(u"Coal is the dirtiest fuel.", u"Coal is the dirtiest fuel of all fuels.") > 0.9);
        QVERIFY(likeness(u"Coal is the dirtiest fuel.", u"Wind turns turbines.") < 0.1);
    }

    void looksUpSynonyms()
    {
        QTemporaryDir folder;
        write(folder.filePath(u"index.noun"_s),
              "  1 licence\nair n 1 1 @ 1 0 00000090  \nclimate n 1 1 @ 1 1 00000010  \n"
              "zebra n 1 1 @ 1 0 00000090  \n");
        write(folder.filePath(u"data.noun"_s), "  notice \n00000010 26 n 02 climate 0 clime 0 000 | weather\n");
        const WordNet wordNet(folder.path());
        QCOMPARE(wordNet.synonyms(u"Climate"_s), QStringList{u"clime"_s});
        QCOMPARE(wordNet.synonyms(u"weather"_s), QStringList());
        QCOMPARE(WordNet(u"/nowhere"_s).synonyms(u"climate"_s), QStringList());
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
