// Follow-up questions suggested after an answer, from the headings of neighbouring passages, in natural wording.
#include "core/flows/after/followups.h"

#include "papers.h"
#include "turns.h"

#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

class tst_followups : public QObject
{
    Q_OBJECT

private slots:
    void asksForHeadingsWithoutTheirNumbers_data()
    {
        QTest::addColumn<QString>("heading");
        QTest::addColumn<QString>("question");
        QTest::newRow("chapter") << u"Chapter 3: Coal mining"_s << u"What do the documents say about Coal mining?"_s;
        QTest::newRow("path") << u"Part II › Item 7A. Market risk"_s
                              << u"What do the documents say about Market risk?"_s;
        QTest::newRow("number") << u"3.2 Coal mining"_s << u"What do the documents say about Coal mining?"_s;
        QTest::newRow("German") << u"Kapitel 4 – Kohle"_s << u"What do the documents say about Kohle?"_s;
        QTest::newRow("capitals") << u"COAL AND MINING"_s << u"What do the documents say about coal and mining?"_s;
        QTest::newRow("one of capitals") << u"NATO"_s << u"What do the documents say about NATO?"_s;
        QTest::newRow("one of capitals that the text writes small")
            << u"DIGGING"_s << u"What do the documents say about digging?"_s;
        QTest::newRow("a question") << u"4. How coal is mined"_s << u"How coal is mined?"_s;
        QTest::newRow("a question with its mark")
            << u"2.3 Can guests visit the shafts?"_s << u"Can guests visit the shafts?"_s;
        QTest::newRow("a German question")
            << u"Darf man die Stollen besuchen?"_s << u"Darf man die Stollen besuchen?"_s;
        QTest::newRow("two questions") << u"Who digs? Who pays?"_s << QString();
        QTest::newRow("of any text") << u"Overview"_s << QString();
        QTest::newRow("general words of something")
            << u"Overview of coal"_s << u"What do the documents say about Overview of coal?"_s;
        QTest::newRow("a word that is small elsewhere")
            << u"Digging for coal"_s << u"What do the documents say about digging for coal?"_s;
        QTest::newRow("words that are small elsewhere")
            << u"Deep Shafts"_s << u"What do the documents say about deep shafts?"_s;
        QTest::newRow("some words that are not")
            << u"Digging Audit Shafts"_s << u"What do the documents say about “Digging Audit Shafts”?"_s;
        QTest::newRow("a name beside small words")
            << u"Digging tunnels with Valley"_s << u"What do the documents say about digging tunnels with Valley?"_s;
        QTest::newRow("a name that is small in a command")
            << u"Digging Shovelon"_s << u"What do the documents say about “Digging Shovelon”?"_s;
        QTest::newRow("no number") << u"Part of the coal"_s << u"What do the documents say about Part of the coal?"_s;
    }

    void asksForHeadingsWithoutTheirNumbers()
    {
        QFETCH(QString, heading);
        QFETCH(QString, question);
        const QTemporaryDir folder;
        const std::unique_ptr<Library> library = libraryAt(folder.path());
        Passage oil;
        oil.heading = u"Chapter 2: Oil"_s;
        oil.text = u"Oil is drilled for at sea."_s;
        Passage next;
        next.heading = heading;
        next.text =
            heading + u"\n\nIt is dug in deep shafts below the valley, and digging is hard. Run shovelon-cli."_s;
        keepPaper(*library, QList<Passage>{oil, next});
        Turn turn;
        turn.question = u"Where is oil drilled for?"_s;
        turn.answer = u"At sea."_s;
        const Result<QList<Passage>> found = library->search({u"oil drilled sea"_s, 1, {}}, {});
        QVERIFY(found && found->size() == 1);
        turn.sources = *found;
        QCOMPARE(followUpsOf(turn, *library, {}), question.isEmpty() ? QStringList() : QStringList{question});
    }

    void beginsWithWhatHeadingsName()
    {
        const QTemporaryDir folder;
        const std::unique_ptr<Library> library = libraryAt(folder.path());
        QVERIFY(startersOf(*library, {}).isEmpty());
        for (const char16_t *heading : {u"Overview", u"1. Coal mining", u"2. Oil at sea", u"References"}) {
            Passage passage;
            passage.heading = QString::fromUtf16(heading);
            passage.text = passage.heading + u"\n\nIt is told here at some length, with care."_s;
            keepPaper(*library, QList<Passage>{passage});
        }
        const QStringList questions = startersOf(*library, {});
        QCOMPARE(QSet<QString>(questions.begin(), questions.end()),
                 QSet<QString>({u"What do the documents say about Coal mining?"_s,
                                u"What do the documents say about Oil at sea?"_s}));
    }

    void asksEachOfTwoQuestionsUnlessBothAreAnswered()
    {
        const QTemporaryDir folder;
        const std::unique_ptr<Library> library = libraryAt(folder.path());
        Turn turn;
        turn.question = u"Where is oil drilled for and who drills for it?"_s;
        const QStringList both{u"Where is oil drilled for?"_s, u"Who drills for oil?"_s};
        QCOMPARE(followUpsOf(turn, *library, {}).value(0), both[0]); // the question was refused
        QCOMPARE(followUpsOf(turn, *library, {}).size(), 2);
        turn.answer = u"At sea."_s;
        QCOMPARE(followUpsOf(turn, *library, {}).size(), 2);
        Citation citation;
        citation.number = 1;
        citation.quote = turn.answer;
        turn.citations = {citation};
        AnswerSentence sentence;
        sentence.to = int(turn.answer.size());
        turn.sentences = {sentence};
        turn = verified(turn);
        QCOMPARE(outcomeOf(turn).state, TurnOutcome::Verified);
        QCOMPARE(followUpsOf(turn, *library, {}), QStringList());
    }
};

QTEST_GUILESS_MAIN(tst_followups)
#include "tst_followups.moc"
