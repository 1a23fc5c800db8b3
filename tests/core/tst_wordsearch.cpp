// Finding words on a page as a reader would, and the boxes of the matches.
#include "core/chunking/pageboxes.h"
#include "core/language/wordsearch.h"

#include <QtTest>

using namespace core;

namespace {

QStringList found(const QString &words, const QString &text)
{
    QStringList each;
    for (const Stretch &stretch : WordSearch(words).in(text))
        each.append(text.mid(stretch.from, stretch.to - stretch.from));
    return each;
}

} // namespace

class TestWordSearch : public QObject
{
    Q_OBJECT

private slots:
    void findsWhatAReaderMeans_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("places");
        const auto row = [](const char *name, const char *words, const char *text,
                            std::initializer_list<const char *> places) {
            QStringList each;
            for (const char *place : places)
                each.append(QString::fromUtf8(place));
            QTest::newRow(name) << QString::fromUtf8(words) << QString::fromUtf8(text) << each;
        };
        row("every place", "a", "a banana", {"a", "a", "a", "a"});
        row("none over another", "aa", "aaaa a", {"aa", "aa"});
        row("capitals", "COPPER", "Copper, copper", {"Copper", "copper"});
        row("a part of a word", "cat", "concatenate", {"cat"});
        row("accents in the text", "resume", "His Résumé.", {"Résumé"});
        row("accents in the words", "Zürich", "ZURICH", {"ZURICH"});
        row("accents of their own", "cafe au", "cafe\u0301 au lait", {"cafe\u0301 au"});
        row("the last letter with its accent", "cafe", "cafe\u0301 au", {"cafe\u0301"});
        row("sharp s", "strasse", "Straße", {"Straße"});
        row("ligatures", "find", "to ﬁnd it", {"ﬁnd"});
        row("over the end of a line", "two  words", "two\nwords", {"two\nwords"});
        row("over the end of a paragraph", "two words", "two\n\nwords", {"two\n\nwords"});
        row("joined over a hyphen", "remarkable", "a remark-\nable thing", {"remark-\nable"});
        row("kept over a hyphen", "well-known", "a well-\nknown thing", {"well-\nknown"});
        row("both in one text", "x", "x-\ny x", {"x", "x"});
        row("a soft hyphen", "example", "exam\u00ADple", {"exam\u00ADple"});
        row("quotation marks", "\"don't\"", "“don’t”", {"“don’t”"});
        row("dashes", "1990-2000", "1990–2000", {"1990–2000"});
        row("wide letters", "abc", "ＡＢＣ", {"ＡＢＣ"});
        row("japanese over a line", "東京", "東\n京", {"東\n京"});
        row("kana with their marks", "か", "が", {});
        row("vowels of devanagari", "की", "का", {});
        row("arabic without vowels", "كتب", "كَتَبَ", {"كَتَبَ"});
        row("beyond the basic plane", "𝒜b", "x Ab", {"Ab"});
        row("not there", "gold", "copper", {});
        row("nothing", "", "copper", {});
        row("only blanks", "  ", "a  b", {});
        row("in nothing", "a", "", {});
        row("only accents", "\u0301", "cafe\u0301", {});
    }
    void findsWhatAReaderMeans()
    {
        QFETCH(QString, words);
        QFETCH(QString, text);
        QFETCH(QStringList, places);
        QCOMPARE(found(words, text), places);
    }

    void aPageIsSearchedInAMoment()
    {
        const QString text = QStringLiteral("Long words of a page, and naïve ones-\nas well.\n").repeated(2000);
        QBENCHMARK_ONCE
        {
            QCOMPARE(WordSearch(QStringLiteral("onesas")).in(text).size(), 2000);
        }
    }

    void boxesAreOneALine()
    {
        Page page;
        page.text = QStringLiteral("one two\nthree");
        page.words = {{0, 3, {10, 10, 30, 20}, 10}, {4, 3, {35, 10, 60, 21}, 10}, {8, 5, {10, 30, 50, 40}, 10}};
        const QList<Box> all = boxesOf(page, 0, 13);
        QCOMPARE(all.size(), 2);
        QCOMPARE(all[0].right, 60.F);
        QCOMPARE(all[0].bottom, 21.F);
        QCOMPARE(boxesOf(page, 5, 6).size(), 1); // the box of the whole word
        QCOMPARE(boxesOf(page, 5, 6).first().left, 35.F);
        QVERIFY(boxesOf(page, 3, 4).isEmpty()); // a blank
    }
};

QTEST_APPLESS_MAIN(TestWordSearch)
#include "tst_wordsearch.moc"
