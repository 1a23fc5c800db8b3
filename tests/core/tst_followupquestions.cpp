// Rewrites questions that depend on the previous one into standalone ones, and leaves all others unchanged.
#include "core/question/followup.h"

#include <QTest>

using namespace core;

class tst_followupquestions : public QObject
{
    Q_OBJECT

private slots:
    void completesWhatLeans_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("completed");
        const auto row = [](const char *before, const char *question, const char *condenseQuestion,
                            const char *answer = "") {
            QTest::newRow(question) << QString::fromUtf8(before) << QString::fromUtf8(answer)
                                    << QString::fromUtf8(question) << QString::fromUtf8(condenseQuestion);
        };
        // Another thing of the same kind.
        row("What does the Basic plan cost?", "And the Standard plan?", "What does the Standard plan cost?");
        row("What does the Northwind Standard plan cover?", "What about Northwind Health Plus?",
            "What does the Northwind Health Plus plan cover?");
        row("How many sick days do employees get?", "and vacation days?", "How many vacation days do employees get?");
        row("What was 3M's revenue in 2019?", "And in 2018?", "What was 3M's revenue in 2018?");
        row("What was 3M's revenue in 2019?", "2017?", "What was 3M's revenue in 2017?");
        row("What was 3M's revenue in 2019?", "And Boeing?", "What was Boeing's revenue in 2019?");
        row("How many employees does Netflix have?", "What about Best Buy?", "How many employees does Best Buy have?");
        row("What is the deductible for individuals?", "And for families?", "What is the deductible for families?");
        row("How many people work there?", "In Europe?", "How many people work there in Europe?");
        row("What is the deductible?", "And the copay?", "What is the copay?");
        row("What is the deductible?", "and copay", "What is the copay?");
        row("Who is responsible for security?", "And training?", "Who is responsible for training?");
        row("How many holidays do I get?", "And weekends?", "How many weekends do I get?");
        row("Does Health Plus cover emergency services?", "And vision care?", "Does Health Plus cover vision care?");
        row("Does the plan cover acupuncture?", "And massages?", "Does the plan cover massages?");
        row("What does the Chief Financial Officer do?", "And the Vice President of Sales?",
            "What does the Vice President of Sales do?");
        row("Wann wurde Siemens gegründet?", "Und Bosch?", "Wann wurde Bosch gegründet?");
        row("Wie hoch war der Umsatz 2019?", "Und 2018?", "Wie hoch war der Umsatz 2018?");
        // Another measure of the same subject; another year.
        row("What was Nike's revenue in 2020?", "What about net income?", "What was Nike's net income in 2020?");
        row("What was the revenue of Nike in 2020?", "And the net income?", "What was the net income of Nike in 2020?");
        row("What is the deductible of Northwind Standard?", "What about the copay?",
            "What is the copay of Northwind Standard?");
        row("How did Boeing do in 2022?", "And the year before?", "How did Boeing do in 2021?");
        row("Wie hoch war der Umsatz 2019?", "Und im Vorjahr?", "Wie hoch war der Umsatz 2018?");
        row("What was Nike's net income in 2020?", "How many employees do they have?",
            "How many employees does Nike have?");
        // An office, of the subject asked about before.
        row("Who is the CEO of Pfizer?", "Who is the CFO?", "Who is the CFO of Pfizer?", "Albert Bourla");
        row("What was Nike's revenue in 2020?", "And who is the chief executive?",
            "Who is the chief executive of Nike?");
        // Another question word.
        row("Is dental care covered?", "Why?", "Why is dental care covered?");
        row("When was the company founded?", "And where?", "Where was the company founded?");
        row("Wann wurde Siemens gegründet?", "Wo?", "Wo wurde Siemens gegründet?");
        // A pronoun for the subject.
        row("What is PerksPlus?", "How much does it reimburse?", "How much does PerksPlus reimburse?");
        row("Who was Jennifer Jones?", "When was she born?", "When was Jennifer Jones born?",
            "She founded the Jennifer Jones Simon Foundation for Mental Health.");
        row("Why is carbon capture important?", "What are its disadvantages?",
            "What are carbon capture’s disadvantages?", "Bioenergy with BECCS is one of them.");
        row("What is the PerksPlus program?", "Who pays for it?", "Who pays for the PerksPlus program?");
        row("What is a deductible?", "How is it computed?", "How is a deductible computed?");
        row("What are the main causes of climate change?", "How can they be reduced?",
            "How can the main causes of climate change be reduced?");
        row("When was the company founded?", "What are its products?", "What are the company’s products?");
        row("Who is the CEO of Netflix?", "How old is he?", "How old is Reed Hastings?",
            "The chief executive is Reed Hastings.");
        row("What does the Vice President of Sales do?", "Who does she report to?",
            "Who does Vice President of Sales report to?", "She leads the teams of Contoso Electronics.");
        row("Which plan covers dental care?", "What does it cost?", "What does Northwind Health Plus cost?",
            "Dental care is covered by Northwind Health Plus.");
        row("What is PerksPlus?", "Why is this?", "Why is this?"); // it is unclear what "this" refers to
        row("What is a deductible?", "How high is it in the Standard plan?",
            "How high is a deductible in the Standard plan?");
        // The owner and the time.
        row("What was Netflix's revenue in 2015?", "And how much profit did they make?",
            "How much profit did Netflix make in 2015?");
        row("Tell me about Acme's share buyback.", "How much did they spend on it in 2022?",
            "How much did Acme spend on Acme's share buyback in 2022?");
        row("What is PerksPlus?", "Tell me more", "Tell me more about PerksPlus.");
        row("What is PerksPlus?", "Tell me more about it", "Tell me more about PerksPlus");
    }

    void completesWhatLeans()
    {
        QFETCH(QString, before);
        QFETCH(QString, answer);
        QFETCH(QString, question);
        QTEST(condenseQuestion(question, {before, answer}), "completed");
    }

    void leavesWhatStandsByItself_data()
    {
        QTest::addColumn<QString>("question");
        for (const char *question :
             {"What does the Standard plan cost?", "dental coverage", "Standard plan", "What about parking?",
              "What does Boeing say about its backlog?", "How long does it take to be reimbursed?",
              "Is it possible to leave early?", "Is it true that dental care is covered?", "And how are claims paid?",
              "Why is the deductible so high?", "How do employees enroll their dependents?",
              "What is this document about?", "Which of these plans is cheaper?",
              "Who founded the company and when did he leave?",

              "And the Basic plan?", "Summarize this report", "", "?", "   "})
            QTest::newRow(question) << QString::fromUtf8(question);
    }

    void leavesWhatStandsByItself()
    {
        QFETCH(QString, question);
        QCOMPARE(condenseQuestion(question, {QStringLiteral("What does the Basic plan cost?"), {}}), question);
    }

    void tellsWhatAModelShouldBeAskedAbout_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<bool>("mayLean");
        for (const char *question : {"And how are claims paid by them?", "Why is it so high?", "Warum nicht?",
                                     "Explain that.", "Which of these plans is cheaper than the others?"})
            QTest::newRow(question) << QString::fromUtf8(question) << true;
        for (const char *question : {"What does Boeing say about the backlog of last year?",
                                     "How long does somebody wait to be reimbursed by the plan?", "", "?"})
            QTest::newRow(question) << QString::fromUtf8(question) << false;
    }

    void tellsWhatAModelShouldBeAskedAbout()
    {
        QFETCH(QString, question);
        QTEST(mayLeanOnPrevious(question), "mayLean");
    }

    void goesOnFromWhatWasCompleted()
    {
        QString before = QStringLiteral("What was 3M's revenue in 2019?");
        QStringList said;
        for (const char *question : {"And in 2018?", "And Boeing?", "And in 2017?"})
            said.append(before = condenseQuestion(QString::fromUtf8(question), {before, {}}));
        QCOMPARE(said, QStringList({QStringLiteral("What was 3M's revenue in 2018?"),
                                    QStringLiteral("What was Boeing's revenue in 2018?"),
                                    QStringLiteral("What was Boeing's revenue in 2017?")}));
    }

    void takesAnyText()
    {
        const QString question = QStringLiteral("And it?");
        QCOMPARE(condenseQuestion(question, {}), question);
        QCOMPARE(condenseQuestion({}, {question, {}}), QString());
        for (const QString &odd :
             {QStringLiteral("'s"), QStringLiteral("and"), QStringLiteral("and and and"), QStringLiteral("it it it"),
              QStringLiteral("how many"), QStringLiteral("the"), QStringLiteral("𝔸nd 𝕩?"), QStringLiteral("为什么？"),
              QStringLiteral("what is"), QString(5000, u'x'), QString(300, QChar(0xd800))}) {
            for (const QString &before :
                 {odd, QStringLiteral("and"), QStringLiteral("How many?"), QStringLiteral("of the")})
                (void)condenseQuestion(odd, {before, odd});
        }
    }
};

QTEST_APPLESS_MAIN(tst_followupquestions)
#include "tst_followupquestions.moc"
