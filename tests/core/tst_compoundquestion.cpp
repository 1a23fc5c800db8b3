// Double questions, each part as if asked on its own.
#include "core/question/compoundquestion.h"

#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

class tst_compoundquestion : public QObject
{
    Q_OBJECT

private slots:
    void partsWhatAsksTwice_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QStringList>("questions");
        const auto row = [](const char *name, const QString &question, const QStringList &questions) {
            QTest::newRow(name) << question << questions;
        };
        row("its", u"What was Salma's revenue in 2015 and who is its CEO?"_s,
            {u"What was Salma's revenue in 2015?"_s, u"Who is Salma’s CEO?"_s});
        row("its, of", u"What was the revenue of Birch Ferry in 2015 and what was its profit?"_s,
            {u"What was the revenue of Birch Ferry in 2015?"_s, u"What was Birch Ferry’s profit?"_s});
        row("two names", u"What is the deductible of Salma Standard and who is eligible for Salma Plus?"_s,
            {u"What is the deductible of Salma Standard?"_s, u"Who is eligible for Salma Plus?"_s});
        row("it", u"What was Birch Ferry's speed in 2022, and how many passengers did it have?"_s,
            {u"What was Birch Ferry's speed in 2022?"_s, u"How many passengers did Birch Ferry have?"_s});
        row("three", u"Who built the mill and when was the mill opened and why did the mill close?"_s,
            {u"Who built the mill?"_s, u"When was the mill opened?"_s, u"Why did the mill close?"_s});
        row("German", u"Wer baute die Mühle und wann wurde die Mühle eröffnet?"_s,
            {u"Wer baute die Mühle?"_s, u"Wann wurde die Mühle eröffnet?"_s});
        row("bare", u"When is the last meeting of the Birch club, and where?"_s,
            {u"When is the last meeting of the Birch club?"_s, u"Where is the last meeting of the Birch club?"_s});
        row("bare, behind a preposition", u"How many hours are in the plan, and at what rate?"_s,
            {u"How many hours are in the plan?"_s, u"At what rate are in the plan?"_s});
        row("bare, Spanish", u"¿Quién firma el acta y con qué cargo?"_s,
            {u"Quién firma el acta?"_s, u"Con qué cargo firma el acta?"_s});
        row("French", u"Quand ouvre le musée et combien coûte une entrée pour un enfant ?"_s,
            {u"Quand ouvre le musée?"_s, u"Combien coûte une entrée pour un enfant?"_s});
        row("yes or no", u"What is a guest of the mill, and may a guest vote?"_s,
            {u"What is a guest of the mill?"_s, u"May a guest vote?"_s});
        row("two sentences", u"Can I bring a dog to the mill? And how much is a ticket?"_s,
            {u"Can I bring a dog to the mill?"_s, u"How much is a ticket?"_s});
        row("behind what is told", u"I left two weeks ago. Can I get the fee back, and by when must I ask?"_s,
            {u"I left two weeks ago. Can I get the fee back?"_s, u"By when must I ask?"_s});
        row("behind a clause", u"If I join the club, what do I pay and who takes the money?"_s,
            {u"If I join the club, what do I pay?"_s, u"Who takes the money?"_s});
        row("told, then asked once", u"I left the club. What do I have to pay?"_s, {});
        row("an abbreviation", u"Where does Mr. Who live?"_s, {});
        row("either or", u"Is the mill open or is it closed?"_s, {});
        row("one with a list", u"What are the costs and benefits of the plan?"_s, {});
        row("asking words in a row", u"How and when was the mill opened?"_s, {});
        row("a clause that asks nothing", u"Tell me about the mill and who built it"_s, {});
        row("nothing", QString(), {});
        row("only words that ask", u"who and what and why"_s, {});
    }
    void partsWhatAsksTwice()
    {
        QFETCH(QString, question);
        QTEST(questionsIn(question), "questions");
    }
};

QTEST_GUILESS_MAIN(tst_compoundquestion)
#include "tst_compoundquestion.moc"
