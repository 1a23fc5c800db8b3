// How questions are analysed: operators, times, bounds, and words only a table explains, in four languages.
#include "core/query/asked.h"
#include "core/query/planner.h"

#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

class TestAsked : public QObject
{
    Q_OBJECT

private slots:
    void tellsTheForm_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<int>("form");
        QTest::addColumn<QStringList>("content");
        const auto row = [](const QString &question, QuestionForm form, const QStringList &content) {
            QTest::newRow(qPrintable(question)) << question << int(form) << content;
        };
        using F = QuestionForm;
        row(u"What was the rainfall of Brenn in 2019?"_s, F::Value, {u"rainfall"_s, u"Brenn"_s});
        row(u"How many berths are there?"_s, F::Count, {u"berths"_s});
        row(u"Which harbour had the highest number of berths in 2019?"_s, F::Extreme, {u"harbour"_s, u"berths"_s});
        row(u"Which harbour ranked second by berths?"_s, F::Rank, {u"harbour"_s, u"berths"_s});
        row(u"Did the rainfall of Brenn rise or fall between 2018 and 2020?"_s, F::Direction,
            {u"rainfall"_s, u"Brenn"_s});
        row(u"By how much did the rainfall of Brenn decrease between 2018 and 2020?"_s, F::Change,
            {u"rainfall"_s, u"Brenn"_s});
        row(u"By what percentage did the rainfall of Brenn change from 2018 to 2020?"_s, F::Growth,
            {u"rainfall"_s, u"Brenn"_s});
        row(u"Averaged over 2018 to 2020, what was the rainfall of Brenn?"_s, F::Mean, {u"rainfall"_s, u"Brenn"_s});
        row(u"How many harbours had more than 1,200 berths?"_s, F::Threshold, {u"harbours"_s, u"berths"_s});
        row(u"What were Brenn and Lorn together?"_s, F::Sum, {u"Brenn"_s, u"Lorn"_s});
        row(u"What score did Brenn get for the jump combination?"_s, F::Value,
            {u"score"_s, u"Brenn"_s, u"jump"_s, u"combination"_s});
        row(u"Why was the rainfall of Brenn so high?"_s, F::Refused, {u"rainfall"_s, u"Brenn"_s, u"high"_s});
        row(u"Welcher Hafen hatte 2019 die meisten Liegeplätze?"_s, F::Extreme, {u"Hafen"_s, u"Liegeplätze"_s});
        row(u"Wie hoch war der Niederschlag von Brenn im Jahr 2019?"_s, F::Value, {u"Niederschlag"_s, u"Brenn"_s});
        row(u"Um wie viel Prozent ist der Niederschlag von 2018 bis 2020 gestiegen?"_s, F::Growth, {u"Niederschlag"_s});
        row(u"Combien de ports y a-t-il dans la région?"_s, F::Count, {u"ports"_s, u"région"_s});
        row(u"¿Cuántos puertos hay en la región?"_s, F::Count, {u"puertos"_s, u"región"_s});
    }
    void tellsTheForm()
    {
        QFETCH(QString, question);
        QFETCH(int, form);
        QFETCH(QStringList, content);
        const AskedQuestion read = asked(question);
        QCOMPARE(int(formOf(read)), form);
        QStringList words = read.inWords(read.content);
        words.removeIf([&](const QString &word) { return !content.contains(word); });
        QCOMPARE(words, content);
    }

    void readsBounds()
    {
        const AskedQuestion scaled = asked(u"How many harbours earned more than 2.5 million euros?"_s);
        QVERIFY(scaled.bound && scaled.bound->isScaled);
        QCOMPARE(scaled.bound->limit.text(), u"2.5"_s);
        QCOMPARE(scaled.bound->scale, 1e6);
        const AskedQuestion share = asked(u"How many harbours had an occupancy of at least 61%?"_s);
        QVERIFY(share.bound && share.bound->isShare);
        QVERIFY(share.bound->which == Operator::AtLeast);
        QVERIFY(!asked(u"What was the rainfall over 2019?"_s).bound); // a year is no bound
    }

    // A row's label is not read as an operator.
    void leavesNamesAlone()
    {
        const AskedQuestion read = asked(u"What was the average age of the crew in 2019?"_s);
        QVERIFY(read.has(Operator::Mean));
        const AskedQuestion named = read.withNames(read.use(Operator::Mean)->words);
        QVERIFY(!named.has(Operator::Mean));
        QVERIFY(named.inWords(named.content).contains(u"average"_s));
    }

    void bearsAnyQuestion_data()
    {
        QTest::addColumn<QString>("question");
        QTest::newRow("nothing") << QString();
        QTest::newRow("a letter") << u"x"_s;
        QTest::newRow("operators alone") << u"most least average or not more than"_s;
        QTest::newRow("long") << u"how many berths "_s.repeated(6'250);
        QTest::newRow("times that contradict") << u"What was it in 2019 and in 1999 before 2050 in Q7 of 2020?"_s;
    }
    void bearsAnyQuestion()
    {
        QFETCH(QString, question);
        const AskedQuestion read = asked(question);
        QVERIFY(read.words.size() <= mostAskedWords);
        QCOMPARE(read.isTooLong, question.size() > 1000);
    }
};

QTEST_GUILESS_MAIN(TestAsked)
#include "tst_asked.moc"
