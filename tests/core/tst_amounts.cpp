// Amounts in answers compared with known ones: pairs that are the same quantity, and pairs that are not.
#include "core/eval/amounts.h"

#include <QTest>

using namespace core;

class tst_amounts : public QObject
{
    Q_OBJECT

    static void pair(const char *said, const char *known, bool same, const char *question = "")
    {
        const QByteArray name = QByteArray(said) + (same ? " is " : " is not ") + known + " | " + question;
        QTest::newRow(name.constData()) << QString::fromUtf8(said) << QString::fromUtf8(known)
                                        << QString::fromUtf8(question) << same;
    }

private slots:
    void comparesQuantities_data()
    {
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("known");
        QTest::addColumn<QString>("question");
        QTest::addColumn<bool>("same");
        const char *millions = "What is the FY2018 capital expenditure amount (in USD millions)?";
        const char *thousands = "What was revenue, in thousands of dollars?";
        const char *percents = "What is the margin? Answer in units of percents and round to one decimal place.";

        const char *changed = "How much has the tax rate changed between FY2021 and FY2022?";

        // Units and scales.
        pair("$1,577 million", "$1577.00", true, millions);
        pair("$1.577 billion", "$1577.00", true, millions);
        pair("1,577", "$1577.00", true, millions);
        pair("USD 1,577,000,000", "$1577.00", true, millions);
        pair("1577 million dollars", "$1577.00", true, millions);
        pair("$1,577 thousand", "$1577.00", false, millions);
        pair("$577 million", "$1577.00", false, millions);
        pair("$1,577 billion", "$1577.00", false, millions);
        pair("$8,738 million", "$8.70", false, millions);
        pair("$2.1 million", "2,100", true, thousands);
        pair("2,100", "2,100", true, thousands);
        pair("$2.1 billion", "2,100", false, thousands);
        pair("$1,577 million", "$1.577 billion", true);
        pair("$1,577 thousand", "$1,577 million", false);
        pair("EBITDA came to 2.018 billion dollars", "$2,018mn", true);
        pair("2,018,000,000", "2.018 billion", true);
        pair("Capital expenditures 1,577", "$1,577 million", true);    // from a table in millions
        pair("Capital expenditures 1,577", "$1577.00 million", false); // the known amount is more precise
        pair("It rose by 1.", "1,000", false);
        pair("1,000 people", "1", false);
        pair("12,018", "2018", false);
        pair("3k", "3,000", true);
        pair("$1,617.0 thousand", "['1617']", true);
        pair("$71.0 thousand", "['71']", true);

        // Currencies.
        pair("$5 million", "USD 5 million", true);
        pair("5 million US dollars", "$5 million", true);
        pair("€5 million", "EUR 5 million", true);
        pair("5 million euros", "€5 million", true);
        pair("£12", "12 GBP", true);
        pair("€5 million", "$5 million", false);
        pair("12 euros", "£12", false);
        pair("CHF 12", "$12", false);
        pair("12", "$12", true);

        // Percents.
        pair("25 %", "0.25", true);
        pair("0.25", "25%", true);
        pair("25 percent", "25%", true);
        pair("The margin is 25", "25%", true, percents);
        pair("$25", "25%", false);
        pair("25 million", "25%", false);
        pair("2.5%", "25%", false);
        pair("0.025", "25%", false);
        pair("50 basis points", "0.5%", true);
        pair("a share of 1.87 percent", "1.9%", true);
        pair("in fiscal 2018", "2.0%", false);
        pair("3.0 percentage points", "3%", true);

        // Rounding: to what is known, or to what the question wants.
        pair("It was 24.2584.", "24.26", true);
        pair("It was 24.3.", "24.26", false);
        pair("24.3 %", "24.26%", true, percents);
        pair("24.4 %", "24.26%", false, percents);
        pair("55.12 %", "55.1%", true);
        pair("$1,580 million", "$1.58 billion", true);
        pair("$1,591 million", "$1.58 billion", false);
        pair("41", "about 40", true);
        pair("48", "about 40", false);

        // Signs.
        pair("-5", "(5)", true);
        pair("−5.0 %", "-5%", true);
        pair("$(12) million", "-$12 million", true);
        pair("minus 5", "-5", true);
        pair("5", "-5", false);
        pair("5", "(5)", false);
        pair("0.62 %", "-0.62%", false);
        pair("rose by $12 million (5.1 %)", "5.1%", true); // in parentheses

        pair("from 14.76 % to −0.62 %", "0.62%, compared to -14.76%", true); // of a loss, with another sign convention
        pair("from 14.76 % to 0.62 %", "0.62%, compared to -14.76%", false);
        pair("−$1,073 thousand", "['-1073']", true);
        pair("$1,073 thousand", "['-1073']", false);

        // Ranges.
        pair("between 3 and 5", "3–5", true);
        pair("3 to 5 days", "3–5 days", true);
        pair("from 3–5 million", "between 3 million and 5 million", true);
        pair("$3-5 million", "$3 million to $5 million", true);
        pair("4 days", "3–5 days", false);
        pair("3 days", "3–5 days", false);
        pair("3–6 days", "3–5 days", false);
        pair("between 3 and 5", "3", false);
        pair("from 24.6% to 21.6%", "24.6% in FY 2021, 21.6% in FY 2022", true, changed);

        // Words for numbers.
        pair("three", "3", true);
        pair("They have twelve members.", "12", true);
        pair("3", "three", true);
        pair("two", "3", false);
        pair("twenty-five percent", "25%", true);

        // Years match only themselves, and dates are no quantities.
        pair("in fiscal 2018", "2.02", false);
        pair("in 2017", "2018", false);
        pair("from 2018 to 2019", "2018 and 2019", true);
        pair("in 2018", "2018 and 2019", false);
        pair("On March 12, 2020 it was 40.", "12", false);
        pair("In FY22 it was 40.", "22", false);
        pair("in 2018", "long ago", false);

        // Numbers given in the question prove nothing.
        pair("In 2018 nothing was sold.", "in 2018: 40", false, "How many were sold in 2018?");
        pair("40 were sold.", "in 2018: 40", true, "How many were sold in 2018?");
        pair("In 2018 nothing was sold.", "more than in 2018", false, "Did sales rise after 2018?");

        // All known amounts are needed.
        pair("from 20.2 % to 22.9 %", "It has changed from 20% in FY2021 to 23% in FY 2022.", true, changed);
        pair("22.9 %", "It has changed from 20% in FY2021 to 23% in FY 2022.", false, changed);
        pair("Both have one.", "There are none of both.", false);
    }

    void comparesQuantities()
    {
        QFETCH(QString, said);
        QFETCH(QString, known);
        QFETCH(QString, question);
        QFETCH(bool, same);
        QCOMPARE(givesAmounts(said, known, question), same);
    }

    void takesWhatIsNearWhereThatIsWanted()
    {
        const auto near = [](const char *said, const char *known) {
            return givesAmounts(QString::fromUtf8(said), QString::fromUtf8(known), {}, {.share = 0.01});
        };
        QVERIFY(near("It was 199.", "200"));
        QVERIFY(!near("It was 196.", "200"));
        QVERIFY(near("It was 5.2.", "5"));
        QVERIFY(near("Capital expenditures 1,577", "$1577.00 million"));
        QVERIFY(!near("in 2017", "2018"));
        QVERIFY(!near("−5", "5"));
        QVERIFY(givesAmounts(QStringLiteral("fell by 5 %"), QStringLiteral("-5%"), {}, {.anySign = true}));
    }

    void knowsWhatHasAmounts()
    {
        QVERIFY(hasAmounts(QStringLiteral("$1577.00")));
        QVERIFY(hasAmounts(QStringLiteral("5.")));
        QVERIFY(hasAmounts(QStringLiteral("three")));
        QVERIFY(!hasAmounts(QStringLiteral("Customer deposits")));
        QVERIFY(!hasAmounts(QStringLiteral("United States and one of the other regions, both of them")));
        QVERIFY(!hasAmounts(QStringLiteral("on March 12")));
    }
};

QTEST_GUILESS_MAIN(tst_amounts)
#include "tst_amounts.moc"
