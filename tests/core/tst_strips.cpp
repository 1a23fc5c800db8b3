// Cutting passages into strips and joining them again, and the keywords for web searches.
#include "core/extractive/keywords.h"
#include "core/flows/steps/strips.h"
#include "core/chunking/chunker.h"
#include "core/language/terms.h"

#include <QTest>

using namespace core;

namespace {

QString numbered(int words, const QString &word = QStringLiteral("word"))
{
    QStringList all;
    for (int i = 1; i <= words; ++i)
        all.append(word + QString::number(i));
    return all.join(u' ');
}

QStringList textsOf(const QString &text, const QList<Strip> &strips)
{
    QStringList texts;
    for (const Strip &strip : strips) {
        QStringList parts;
        for (const Stretch &stretch : strip)
            parts.append(text.mid(stretch.from, stretch.to - stretch.from));
        texts.append(parts.join(QStringLiteral(" | ")));
    }
    return texts;
}

QList<int> wordCounts(const QString &text)
{
    QList<int> counts;
    for (const Strip &strip : strips(text, StripMode::Windows))
        counts.append(int(wordsOf(QStringView(text).mid(strip[0].from, strip[0].to - strip[0].from)).size()));
    return counts;
}

// Two pages, a word every ten points; the passage contains the text of both, without the second page's header.
struct OnPages
{
    OnPages()
    {
        add(1, QStringLiteral("Iron rusts in wet air every day. Copper melts at a thousand degrees or so. "
                              "Gold does not tarnish in the open air."));
        add(2, QStringLiteral("METALS TODAY Tin is soft and melts early on. Bronze is an alloy of copper and tin. "
                              "Lead is heavy and bends in the hand."));
        const int head = int(QStringLiteral("METALS TODAY ").size());
        passage.id = 7;
        passage.document = 3;
        passage.text = pages[0].text + u' ' + pages[1].text.mid(head);
        const int first = int(pages[0].text.size());
        passage.spans = {{0, first, 1, 0}, {first + 1, int(passage.text.size()) - first - 1, 2, head}};
        passage.page = 1;
        passage.lastPage = 2;
        passage.pageLabel = QStringLiteral("i");
    }

    void add(int number, const QString &text)
    {
        Page page;
        page.number = number;
        page.text = text;
        for (const Stretch &word : wordsOf(text)) {
            const float left = float(word.from);
            page.words.append({word.from, word.to - word.from, {left, 0, float(word.to), 10}, 10});
        }
        pages.append(page);
    }

    QList<Page> pages;
    Passage passage;
};

} // namespace

class tst_strips : public QObject
{
    Q_OBJECT

private slots:
    void takesAPassageWholeWhenItSelects()
    {
        const QString text = QStringLiteral(" One. Two. Three. Four. ");
        QCOMPARE(textsOf(text, strips(text, StripMode::Selection)), QStringList(text.trimmed()));
    }

    void cutsWindowsOfFiftyWords_data()
    {
        QTest::addColumn<int>("words");
        QTest::addColumn<QList<int>>("expected");
        QTest::newRow("fewer than ten, which crashes the original") << 7 << QList<int>{7};
        QTest::newRow("exactly one window") << 50 << QList<int>{50};
        QTest::newRow("a tail of nine belongs to the last") << 59 << QList<int>{59};
        QTest::newRow("a tail of ten stands by itself") << 60 << QList<int>{50, 10};
        QTest::newRow("three") << 140 << QList<int>{50, 50, 40};
        QTest::newRow("a tail behind two") << 105 << QList<int>{50, 55};
        QTest::newRow("nothing") << 0 << QList<int>{};
    }

    void cutsWindowsOfFiftyWords()
    {
        QFETCH(int, words);
        QFETCH(QList<int>, expected);
        QCOMPARE(wordCounts(numbered(words)), expected);
    }

    void losesNoWordInWindows()
    {
        const QString text = numbered(173);
        QCOMPARE(textsOf(text, strips(text, StripMode::Windows)).join(u' '), text);
    }

    void countsChineseCharactersAsWords()
    {
        QCOMPARE(wordCounts(QString(120, QChar(0x6C34))), QList<int>({50, 50, 20}));
    }

    void putsThreeSentencesIntoAStrip()
    {
        const QString text = QStringLiteral("The first sentence has six words. The second sentence has six words. "
                                            "Is the third sentence one of these? The fourth sentence has six words.");
        QCOMPARE(textsOf(text, strips(text, StripMode::Excerption)),
                 QStringList({text.left(text.indexOf(QStringLiteral(" The fourth"))),
                              QStringLiteral("The fourth sentence has six words.")}));
    }

    void takesAPassageOfTwoSentencesAsOneStrip()
    {
        const QString text = QStringLiteral("The first sentence has six words. The second sentence has six words.");
        QCOMPARE(textsOf(text, strips(text, StripMode::Excerption)), QStringList(text));
    }

    void gluesAShortSentenceToTheOneBefore()
    {
        QString text;
        for (int i = 1; i <= 4; ++i)
            text += QStringLiteral("Sentence number %1 has some more words. Not much. ").arg(i);
        const QStringList cut = textsOf(text, strips(text, StripMode::Excerption));
        QCOMPARE(cut.size(), 2); // three long sentences with short ones, of which only the first starts a strip
        QVERIFY(cut[0].startsWith(QStringLiteral("Sentence number 1 has some more words. Not much.")));
        QVERIFY(cut[1].startsWith(QStringLiteral("Sentence number 4")));
    }

    void dropsASentenceThatStoodThereBefore()
    {
        const QString text = QStringLiteral("This very sentence stands there twice. Another one is between the two. "
                                            "This  very sentence stands there twice. The end follows after all that.");
        QCOMPARE(textsOf(text, strips(text, StripMode::Excerption)),
                 QStringList(QStringLiteral("This very sentence stands there twice. Another one is between the two. | "
                                            "The end follows after all that.")));
    }

    void doesNotCutAtAbbreviations() // unlike the original, which splits at ". "
    {
        const QString text = QStringLiteral("As Fig. 3 shows, Dr. Jones measured 3.5 degrees.");
        QCOMPARE(textsOf(text, strips(text, StripMode::Excerption)), QStringList(text));
    }

    void cutsNothingOutOfNothing_data()
    {
        QTest::addColumn<int>("mode");
        for (const StripMode mode : {StripMode::Off, StripMode::Selection, StripMode::Windows, StripMode::Excerption})
            QTest::addRow("%d", int(mode)) << int(mode);
    }

    void cutsNothingOutOfNothing()
    {
        QFETCH(int, mode);
        QVERIFY(strips(QString(), StripMode(mode)).isEmpty());
        QVERIFY(strips(QStringLiteral(" \n\n\t"), StripMode(mode)).isEmpty());
    }

    void takesParagraphsOfMoreThanTenCharacters()
    {
        const QString text =
            QStringLiteral("A heading\n\nA paragraph of a page.\nIt goes on.\n\n\n\nAnother paragraph.");
        QCOMPARE(textsOf(text, paragraphs(text)), QStringList({QStringLiteral("A paragraph of a page.\nIt goes on."),
                                                               QStringLiteral("Another paragraph.")}));
    }

    void joinsStripsInReadingOrder()
    {
        const OnPages on;
        const QList<Strip> cut = strips(on.passage.text, StripMode::Excerption);
        QCOMPARE(cut.size(), 2);
        const Passage one = excerpt(on.passage, {Strip{{0, 32}}, Strip{{76, 115}}});
        const Passage other = excerpt(on.passage, {Strip{{76, 115}}, Strip{{0, 32}}});
        QCOMPARE(one.text, other.text);
        QCOMPARE(one.text, on.passage.text.left(32) + QStringLiteral("\n\n") + on.passage.text.mid(76, 39));
        QCOMPARE(one.id, on.passage.id);
    }

    void leavesAPassageAsItIsWhenAllIsKept()
    {
        const OnPages on;
        const Passage all = excerpt(on.passage, strips(on.passage.text, StripMode::Excerption));
        QCOMPARE(all.text, on.passage.text);
        QCOMPARE(all.spans.size(), on.passage.spans.size());
        QCOMPARE(all.pageLabel, on.passage.pageLabel);
    }

    void keepsNeighboursTogether()
    {
        const OnPages on;
        const QList<Sentence> all = sentences(on.passage.text);
        const Passage two = excerpt(on.passage, {Strip{{all[3].from, all[3].to}}, Strip{{all[4].from, all[4].to}}});
        QCOMPARE(two.text, on.passage.text.mid(all[3].from, all[4].to - all[3].from));
    }

    // Every word of every excerpt has the position of the same word in the passage.
    void knowsWhereItsWordsStandOnThePage()
    {
        const OnPages on;
        const QList<Sentence> all = sentences(on.passage.text);
        QCOMPARE(all.size(), 6);
        for (int kept = 1; kept < 1 << 6; ++kept) {
            QList<Strip> some;
            for (int i = 0; i < 6; ++i) {
                if (kept & (1 << i))
                    some.append(Strip{{all[i].from, all[i].to}});
            }
            const Passage part = excerpt(on.passage, some);
            for (const Stretch &word : wordsOf(part.text)) {
                const QString text = part.text.mid(word.from, word.to - word.from);
                const QList<PlaceOnPage> places = placesOf(part, word.from, word.to, on.pages);
                QCOMPARE(places.size(), 1);
                const int from = int(places[0].boxes[0].left); // boxes start at words
                QCOMPARE(on.pages[places[0].page - 1].text.mid(from, text.size()), text);
            }
        }
    }

    void knowsWhereItsWordsStandInThePassage()
    {
        const OnPages on;
        const QList<Sentence> all = sentences(on.passage.text);
        const QList<Strip> some{Strip{{all[1].from, all[1].to}}, Strip{{all[2].from, all[2].to}},
                                Strip{{all[4].from, all[4].to}}};
        const Passage part = excerpt(on.passage, some);
        const Strip whole = excerpted(on.passage, some);
        QCOMPARE(whole.size(), 2);
        for (const Stretch &word : wordsOf(part.text)) {
            const Stretch there = inPassage(whole, word);
            QCOMPARE(on.passage.text.mid(there.from, there.to - there.from),
                     part.text.mid(word.from, word.to - word.from));
        }
        const Stretch across = inPassage(whole, {0, int(part.text.size())}); // up to the gap
        QCOMPARE(across.from, all[1].from);
        QCOMPARE(across.to, all[2].to);
        QVERIFY(inPassage(whole, {int(part.text.size()), int(part.text.size()) + 5}).isEmpty());
        QVERIFY(inPassage({}, {0, 5}).isEmpty());
    }

    void namesThePageItStandsOn()
    {
        const OnPages on;
        const QList<Sentence> all = sentences(on.passage.text);
        const Passage second = excerpt(on.passage, {Strip{{all[4].from, all[4].to}}});
        QCOMPARE(second.page, 2);
        QCOMPARE(second.lastPage, 2);
        QVERIFY(second.pageLabel.isEmpty()); // that of the first page would be wrong
        const Passage both = excerpt(on.passage, {Strip{{all[0].from, all[0].to}}, Strip{{all[4].from, all[4].to}}});
        QCOMPARE(both.page, 1);
        QCOMPARE(both.lastPage, 2);
        QCOMPARE(both.pageLabel, QStringLiteral("i"));
    }

    void readsKeywords_data()
    {
        QTest::addColumn<QString>("reply");
        QTest::addColumn<QString>("keywords");
        QTest::newRow("as asked") << "sea level, 1993, satellites"
                                  << "sea level, 1993, satellites";
        QTest::newRow("with a label") << "Keywords: sea level, 1993"
                                      << "sea level, 1993";
        QTest::newRow("too many") << "a1, b2, c3, d4, e5"
                                  << "a1, b2, c3";
        QTest::newRow("as a list") << "Here are the keywords:\n- sea level\n- \"satellites\"\n3. tide gauges"
                                   << "sea level, satellites, tide gauges";
        QTest::newRow("twice the same") << "Ice, ice, water"
                                        << "Ice, water";
        QTest::newRow("a sentence is none") << "I am sorry but I cannot help you with this question of yours"
                                            << "";
        QTest::newRow("orders to the engine") << "site:example.org -ice, filetype:pdf glaciers"
                                              << "ice, glaciers";
        QTest::newRow("other commas") << QString::fromUtf8("海平面、卫星，潮汐")
                                      << QString::fromUtf8("海平面, 卫星, 潮汐");
        QTest::newRow("nothing") << " \n\n "
                                 << "";
        QTest::newRow("endless") << QString(50'000, u'x') << "";
    }

    void readsKeywords()
    {
        QFETCH(QString, reply);
        QFETCH(QString, keywords);
        QCOMPARE(keywordsIn(reply), keywords);
    }

    void findsKeywordsInAQuestion_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("keywords");
        QTest::newRow("neighbours stay together") << "What is the impact of climate change on the environment?"
                                                  << "impact, climate change, environment";
        QTest::newRow("a name") << "Who was Nikola Tesla?"
                                << "Nikola Tesla";
        QTest::newRow("the three rarest") << "Is the common thing of the usual kind in quirrell or in xyzzy of plugh?"
                                          << "quirrell, xyzzy, plugh";
        QTest::newRow("nothing to say") << "Who is he?"
                                        << "";
    }

    void findsKeywordsInAQuestion()
    {
        QFETCH(QString, question);
        QFETCH(QString, keywords);
        const Idf idf = [](const QString &term) {
            return QStringLiteral("quirrel xyzzi xyzzy plugh").split(u' ').contains(term) ? 6.0 : 2.0;
        };
        const QString found = keywordsOf(question, idf);
        QCOMPARE(found, keywords);
        QVERIFY(found.count(u',') < 3);
    }
};

QTEST_GUILESS_MAIN(tst_strips)
#include "tst_strips.moc"
