// What is no question about documents, and what is only polite in one.
#include "core/question/smalltalk.h"

#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

class TestSmallTalk : public QObject
{
    Q_OBJECT

private slots:
    void tellsTalkFromQuestions_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("talk");
        const auto row = [](const char *text, SmallTalk talk) {
            QTest::newRow(text) << QString::fromUtf8(text) << int(talk);
        };
        row("hello", SmallTalk::Greeting);
        row("Good morning, how are you?", SmallTalk::Greeting);
        row("Guten Tag!", SmallTalk::Greeting);
        row("Many thanks in advance!", SmallTalk::Thanks);
        row("vielen Dank", SmallTalk::Thanks);
        row("bye", SmallTalk::Farewell);
        row("Hello, what can you do?", SmallTalk::AboutProgram);
        row("Was kannst du?", SmallTalk::AboutProgram);
        row("What documents do I have?", SmallTalk::AboutLibrary);
        row("Welche Dokumente habe ich?", SmallTalk::AboutLibrary);
        row("What did the harbour say hello to?", SmallTalk::None);
        row("Who thanked the miller in 1884?", SmallTalk::None);
        row("help with my deductible", SmallTalk::None);
        row("", SmallTalk::None);
    }

    void tellsTalkFromQuestions()
    {
        QFETCH(QString, text);
        QFETCH(int, talk);
        QCOMPARE(int(smallTalkIn(text)), talk);
    }

    void leavesOutWhatIsOnlyPolite_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("asked");
        QTest::newRow("a letter")
            << u"Good morning! I am writing a note for a friend. Could you please tell me what the "
               "ratio of Tallow was in 2022? Many thanks in advance!"_s
            << u"What the ratio of Tallow was in 2022?"_s;
        QTest::newRow("without a question mark") << u"I would be grateful if you could tell me how high the levee is. "
                                                    "Thank you."_s
                                                 << u"How high the levee is."_s;
        QTest::newRow("how to answer stays")
            << u"What was the revenue of Tallow in the year 2022, in millions of dollars? "
               "Round to two decimals."_s
            << u"What was the revenue of Tallow in the year 2022, in millions of dollars? "
               "Round to two decimals."_s;
        QTest::newRow("about") << u"Tell me about wind turbines."_s << u"Tell me about wind turbines."_s;
        QTest::newRow("short") << u"Who is the miller?"_s << u"Who is the miller?"_s;
    }

    void leavesOutWhatIsOnlyPolite()
    {
        QFETCH(QString, typed);
        QFETCH(QString, asked);
        QCOMPARE(withoutCourtesy(typed), asked);
    }
};

QTEST_GUILESS_MAIN(TestSmallTalk)
#include "tst_smalltalk.moc"
