// Messages that are no questions about documents, and polite phrases in questions.
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
        row("Which documents are in the library?", SmallTalk::AboutLibrary);
        row("How many PDFs are in my library?", SmallTalk::AboutLibrary);
        row("Hello, show me all files, please", SmallTalk::AboutLibrary);
        row("What is the newest document?", SmallTalk::AboutLibrary);
        row("Welche Dateien sind hier gespeichert?", SmallTalk::AboutLibrary);
        row("What is the document?", SmallTalk::None);
        row("What does page iv say?", SmallTalk::AboutPage);
        row("What does page mill say?", SmallTalk::None);
        row("What is on page 2?", SmallTalk::AboutPage);
        row("Hi, what is on pages 3 and 4 of the document, please?", SmallTalk::AboutPage);
        row("Was steht auf Seite 12?", SmallTalk::AboutPage);
        row("What is a page?", SmallTalk::None);
        row("Which knot is described on page 5?", SmallTalk::None);
        row("What does page 2 say about rent?", SmallTalk::None);
        row("Which documents are needed for a visa?", SmallTalk::None);
        row("How many files are in the archive of Bergen?", SmallTalk::None);
        row("Files", SmallTalk::None);
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
        const auto row = [](const QString &typed, const QString &asked) {
            QTest::newRow(qPrintable(typed)) << typed << asked;
        };
        row(u"Good morning! I am writing a note for a friend. Could you please tell me what the ratio of Tallow was in "
            "2022? Many thanks in advance!"_s,
            u"I am writing a note for a friend. What the ratio of Tallow was in 2022?"_s);
        row(u"I would be grateful if you could tell me how high the levee is. Thank you."_s,
            u"How high the levee is."_s);
        row(u"What was the revenue of Tallow in the year 2022, in millions of dollars? Round to two decimals."_s,
            u"What was the revenue of Tallow in the year 2022, in millions of dollars? Round to two decimals."_s);
        row(u"Tell me about wind turbines."_s, u"Tell me about wind turbines."_s);
        row(u"Who is the miller?"_s, u"Who is the miller?"_s);
        row(u"Thanks, and how much is the deposit?"_s, u"How much is the deposit?"_s);
        row(u"hi there what is the deposit"_s, u"What is the deposit"_s);
        row(u"How much is the deposit, thanks?"_s, u"How much is the deposit?"_s);
        row(u"How much is the deposit? Please, and thank you."_s, u"How much is the deposit?"_s);
        row(u"Könnten Sie mir bitte sagen, wie hoch die Kaution ist?"_s, u"Wie hoch die Kaution ist?"_s);
        row(u"Bonjour, pourriez-vous me dire quel est le loyer ? Merci d'avance."_s, u"Quel est le loyer ?"_s);
        row(u"Hola, ¿podría decirme cuánto cuesta el alquiler? Gracias."_s, u"Cuánto cuesta el alquiler?"_s);
    }

    // Statements, and words that only look like a greeting.
    void dropsNothingThatIsSaid_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("asked");
        const auto row = [](const QString &typed, const QString &asked) {
            QTest::newRow(qPrintable(typed)) << typed << asked;
        };
        row(u"I have to cancel two weeks ahead. How much do I get back?"_s, {});
        row(u"My tenant died in March, and I need to know who pays the rent."_s,
            u"My tenant died in March, who pays the rent."_s);
        row(u"I have to cancel two weeks ahead, can you tell me how much it costs?"_s,
            u"I have to cancel two weeks ahead, how much it costs?"_s);
        row(u"Wir müssen zwei Wochen vorher absagen. Wie viel kostet das?"_s, {});
        row(u"Unser Mieter ist ausgezogen; können Sie mir sagen, wer die Miete zahlt?"_s,
            u"Unser Mieter ist ausgezogen, wer die Miete zahlt?"_s);
        row(u"What does the letter tell me about the harbour?"_s, {});
        row(u"Hello World is an example of what?"_s, {});
        row(u"What did the harbour say hello to?"_s, {});
        row(u"Who says thanks?"_s, {});
        row(u"What documents do I have? And what is the deposit?"_s, {});
        row(u"Who resigned, today?"_s, {});
        row(u"Describe the plan. It is for my mother."_s, {});
    }

    void dropsNothingThatIsSaid()
    {
        QFETCH(QString, typed);
        QFETCH(QString, asked);
        QCOMPARE(withoutCourtesy(typed), asked.isEmpty() ? typed : asked);
        QCOMPARE(int(smallTalkIn(typed)), int(SmallTalk::None));
    }

    // Each greeting with each question and each thanks, in four languages: exactly the question remains.
    void answersTheQuestionBetweenGreetingAndThanks()
    {
        struct Tongue
        {
            QStringList greetings;
            QStringList questions;
            QStringList thanks;
        };
        const QList<Tongue> tongues{
            {{u""_s, u"Hello, "_s, u"Hi there! "_s, u"Good morning. "_s, u"Hey, "_s, u"Thanks, "_s,
              u"Good evening everyone,\n"_s},
             {u"What is the notice period?"_s, u"Who pays for repairs to the boiler?"_s, u"Is subletting allowed?"_s,
              u"I have to cancel two weeks ahead. How much do I get back?"_s, u"List all deadlines."_s},
             {u""_s, u" Thanks!"_s, u" Thank you very much."_s, u" Many thanks in advance!"_s, u" Cheers, bye"_s}},
            {{u""_s, u"Hallo, "_s, u"Guten Tag! "_s, u"Guten Morgen zusammen, "_s, u"Danke, "_s},
             {u"Wie hoch ist die Miete?"_s, u"Wer zahlt die Reparatur?"_s,
              u"Ich muss zwei Wochen vorher absagen. Wie viel bekomme ich zurück?"_s},
             {u""_s, u" Danke!"_s, u" Vielen Dank im Voraus."_s, u" Besten Dank, auf Wiedersehen!"_s}},
            {{u""_s, u"Bonjour, "_s, u"Bonsoir ! "_s, u"Merci, "_s},
             {u"Quel est le montant du loyer ?"_s, u"Qui doit payer la chaudière ?"_s},
             {u""_s, u" Merci !"_s, u" Merci beaucoup."_s}},
            {{u""_s, u"Hola, "_s, u"Buenos días. "_s, u"Gracias, "_s},
             {u"¿Cuál es el importe del alquiler?"_s, u"¿Quién paga la caldera?"_s},
             {u""_s, u" ¡Gracias!"_s, u" Muchas gracias."_s}}};
        int count = 0;
        for (const Tongue &tongue : tongues) {
            for (const QString &greeting : tongue.greetings) {
                for (const QString &question : tongue.questions) {
                    for (const QString &thanks : tongue.thanks) {
                        const QString typed = greeting + question + thanks;
                        QCOMPARE(int(smallTalkIn(typed)), int(SmallTalk::None));
                        QCOMPARE(withoutCourtesy(typed), question);
                        ++count;
                    }
                }
            }
        }
        QCOMPARE(count, 7 * 5 * 5 + 5 * 3 * 4 + 4 * 2 * 3 + 4 * 2 * 3);
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
