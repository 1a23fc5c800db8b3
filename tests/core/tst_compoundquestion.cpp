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
