// Answers by their form: offices and names, counts, ages, definitions, events.
#include "core/extractive/forms/answerfinder.h"

#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

double idf(const QString &)
{
    return 3;
}

struct Best
{
    QString text;
    double strength = 0;
};

Best best(const QString &question, const QString &text, const QString &around = {})
{
    const Claim asked = questionOf(question, idf);
    const AnswerFinder finder(asked);
    const QList<FoundAnswer> found = finder.find(readText(text), readText(around));
    return found.isEmpty() ? Best{} : Best{text.mid(found[0].from, found[0].to - found[0].from), found[0].strength};
}

} // namespace

class TestAnswerFinder : public QObject
{
    Q_OBJECT

private slots:
    void findsWhatHasTheForm_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("answer");
        QTest::newRow("signature")
            << u"Who is the CEO of Tallow?"_s
            << u"The report was signed.\n\n/s/ MARTA LINDQVIST\nMarta Lindqvist\nChief Executive "
               "Officer\n\nJuly 27, 2023"_s
            << u"Lindqvist"_s;
        QTest::newRow("line of a signature table") << u"Who is the CEO of Tallow?"_s
                                                   << u"Signature Title\n\n/s/ MARTA LINDQVIST Chairman and Chief "
                                                      u"Executive Officer\nMarta Lindqvist (Principal "
                                                      "Executive Officer)\n/s/ OLE BRANDT Director"_s
                                                   << u"LINDQVIST"_s;
        QTest::newRow("surname")
            << u"Who is the CEO of Tallow?"_s
            << u"Ms. Brandt left. Ms. Lindqvist was appointed Chairman of the Board in June 2021 and "
               "Chief Executive Officer in February 2014."_s
            << u"Lindqvist"_s;
        QTest::newRow("apposition") << u"Who is the chief financial officer?"_s
                                    << u"Marta Lindqvist, Chief Financial Officer, spoke first. Then the board met."_s
                                    << u"Lindqvist"_s;
        QTest::newRow("agent") << u"Who audits Tallow?"_s
                               << u"The Audit Committee also appointed Reed & Holm LLP to serve as the Company’s "
                                  "independent registered public accounting firm for fiscal 2023."_s
                               << u"Reed"_s;
        QTest::newRow("count")
            << u"How many stores does Tallow have?"_s
            << u"It is a leading company. The Company has more than 9,000 retail locations, more than "
               "1,100 walk-in clinics."_s
            << u"9,000"_s;
        QTest::newRow("count of what was done")
            << u"How many shares did Tallow repurchase in 2022?"_s
            << u"Common shares are retired upon repurchase (except for 2.4 million shares held in 2022). We "
               u"repurchased "
               "20 million common shares in 2022. These shares are approximately 64 percent of all."_s
            << u"We repurchased 20 million common shares in 2022."_s;
        QTest::newRow("count before")
            << u"How many people worked for Tallow at the end of 2022?"_s
            << u"As of December 31, 2022 and 2021, Tallow’s total workforce was approximately "
               "156,000 and 142,000 with 13% and 12% located outside of the U.S."_s
            << u"156,000"_s;
        QTest::newRow("count with a misspelt form")
            << u"how many employees has Tallow"_s
            << u"As of February 28, 2020, we have 109 employees, all of whom are "
               "full-time."_s
            << u"109"_s;
        QTest::newRow("two kinds of them")
            << u"How many employees does Tallow have?"_s
            << u"At the end of the year, we had approximately 9,200 total full-time and part-time employees."_s
            << u"9,200"_s;
        QTest::newRow("two numbers of them")
            << u"How many employees does Tallow have?"_s
            << u"As of December 31, we had approximately 42,000 full-time and 5,000 part-time employees."_s
            << u"42,000"_s;
        QTest::newRow("all, before some more")
            << u"How many employees does Tallow have?"_s
            << u"In addition, we had 800 employees in Oslo. Its workforce was approximately 12,000 in all."_s
            << u"12,000"_s;
        QTest::newRow("an apostrophe in the name")
            << u"Who is the CFO of Tallow?"_s << u"Frank A. D\u2019Amelio 64 Chief Financial Officer, since 2022."_s
            << u"D\u2019Amelio"_s;
        QTest::newRow("two offices") << u"Who is the CFO of Tallow?"_s
                                     << u"Ole Brandt, Executive Vice President and Chief Financial Officer, is 43."_s
                                     << u"Ole Brandt"_s;
        QTest::newRow("an office held before and one held now")
            << u"Who is the CEO of Tallow?"_s
            << u"Ole Brandt served as President and Chief Executive Officer until 2020.\n\nMarta Lindqvist II, "
               u"President and "
               "Chief Executive Officer, was appointed Chief Executive Officer in January 2020."_s
            << u"Lindqvist"_s;
        QTest::newRow("an office that somebody has served in since")
            << u"Who is the CEO of Tallow?"_s
            << u"Marta Lindqvist has served as Chief Executive Officer of Tallow since 2016."_s << u"Lindqvist"_s;
        QTest::newRow("an initial that is an article")
            << u"Who is the CEO of Tallow?"_s
            << u"Kevin G. Brandt 55 Executive Vice President, President and Chief Executive Officer, Tallow Commercial "
               u"Tools "
               "since 2016.\n\nDennis A. Lindqvist 55 Chairman, President and Chief Executive Officer since March 2016."_s
            << u"Lindqvist"_s;
        QTest::newRow("who somebody is")
            << u"Who is Marta Lindqvist?"_s
            << u"Many came: Ole Brandt, Marta Lindqvist and others. Marta Lindqvist (born March "
               "2, 1919 in Oslo) was a Norwegian actress and singer."_s
            << u"was a Norwegian actress"_s;
        QTest::newRow("who leads") << u"Who leads Tallow?"_s
                                   << u"Tallow is a leader in tools.\n\nMarta Lindqvist, Chief Executive Officer"_s
                                   << u"Lindqvist"_s;
        QTest::newRow("a count with a verb behind it")
            << u"How many employees do you have?"_s
            << u"An EMPLOYEE must not for 2 years do so. We have approximately 73,300 employees worldwide."_s
            << u"73,300"_s;
        QTest::newRow("people who are employed")
            << u"How many employees does Tallow have?"_s
            << u"As of June 30, we employed approximately 221,000 people on a full-time basis. Of the total employed "
               "people, 89,000 were in operations."_s
            << u"221,000"_s;
        QTest::newRow("age in a column") << u"How old is Marta Lindqvist?"_s
                                         << u"Name Age Title\n\nOle Brandt 61 Chairman\nMarta Lindqvist 53 Chief "
                                            u"Executive Officer"_s
                                         << u"Marta Lindqvist 53"_s;
        QTest::newRow("age of an office") << u"How old is the CEO of Tallow?"_s
                                          << u"Name Age Title\n\nOle Brandt 61 Chairman\nMarta Lindqvist 53 Chief "
                                             u"Executive Officer"_s
                                          << u"Marta Lindqvist 53 Chief Executive Officer"_s;
        QTest::newRow("age of an office in a sentence")
            << u"How old is Tallow's general counsel?"_s
            << u"Ole Brandt, age 61, Executive Vice President and General Counsel of Tallow since 2012."_s
            << u"Ole Brandt, age 61"_s;
        QTest::newRow("age") << u"How old was Marta Lindqvist when she died?"_s
                             << u"Marta Lindqvist died in Oslo on December 17, 2009, at age 90."_s << u"90"_s;
        QTest::newRow("definition") << u"What is a copay?"_s
                                    << u"Ask for the copay. A copay is the amount you must pay for a visit."_s
                                    << u"A copay is"_s;
        QTest::newRow("abbreviation") << u"What does Tallow mean by EBITDA?"_s
                                      << u"Reconciliation of adjusted earnings before interest, tax, depreciation and "
                                         "amortization (EBITDA) follows."_s
                                      << u"depreciation"_s;
        QTest::newRow("German definition") << u"Was ist ein topologischer Raum?"_s
                                           << u"1.1 Topologische Räume\n\nDefinition 1\nEin topologischer Raum ist ein "
                                              u"Paar (X, T) bestehend aus einer "
                                              "Menge X und T\nmit folgenden Eigenschaften\n\n(i) X ist offen."_s
                                           << u"ein Paar"_s;
        QTest::newRow("German naming")
            << u"Was ist ein Knoten?"_s
            << u"Sei K ein Knoten. Eine geschlossene Jordankurve heißt Knoten. Es gibt viele."_s << u"Jordankurve"_s;
        QTest::newRow("German condition") << u"Wann heißt ein Raum kompakt?"_s
                                          << u"Ein Raum X heißt kompakt, wenn jede offene Überdeckung eine endliche "
                                             "Teilüberdeckung hat. Sei X kompakt."_s
                                          << u"Teilüberdeckung"_s;
        QTest::newRow("event") << u"When did Tallow sell Gold Creek?"_s
                               << u"Gold Creek is a mill. On February 15, 2023, the Company completed the sale of Gold "
                                  "Creek to CNE."_s
                               << u"February 15"_s;
    }

    void findsWhatHasTheForm()
    {
        QFETCH(QString, question);
        QFETCH(QString, text);
        QFETCH(QString, answer);
        const Best found = best(question, text, u"Tallow 2022"_s);
        QVERIFY2(found.text.contains(answer), qPrintable(found.text));
        QVERIFY2(found.strength >= 0.55, qPrintable(QString::number(found.strength)));
    }

    void prefersTheWholeToAPartOfIt()
    {
        const QString question = u"Who is the CEO of Tallow?"_s;
        const double whole =
            best(question, u"Marta Lindqvist Chief Executive Officer since 2016."_s, u"Tallow"_s).strength;
        const double part =
            best(question, u"Ole Brandt Chief Executive Officer, Tallow Tools since 2016."_s, u"Tallow"_s).strength;
        QVERIFY2(part < whole, qPrintable(QString::number(part)));
    }

    // Whoever is asked about, by name, or as a report of theirs speaks of itself.
    void findsWhatSomebodyDoes()
    {
        const QString report = u"Rain fell. We are a maker of hand tools and of boxes for them. We thank the board."_s;
        const QString makes = u"We are a maker of hand tools and of boxes for them."_s;
        for (const QString &question : {u"What does Tallow do?"_s, u"what does tallow do"_s, u"What is Tallow?"_s})
            QCOMPARE(best(question, report, u"Tallow 2022"_s).text, makes);
        QVERIFY(best(u"What does Tallow do?"_s, report, u"Birch 2022"_s).text.isEmpty()); // "we" are others
        QCOMPARE(best(u"What does Tallow do?"_s, u"Tallow, Inc. designs and sells hand tools to hotels."_s).text,
                 u"Tallow, Inc. designs and sells hand tools to hotels."_s);
        QCOMPARE(
            best(u"What does Tallow do?"_s, u"The company provides hand tools to hotels at sea."_s, u"Tallow"_s).text,
            u"The company provides hand tools to hotels at sea."_s);
        QVERIFY(best(u"What does Tallow do?"_s, u"The audit of Tallow was a long and thorough one."_s).text.isEmpty());
    }

    void findsNothingElse_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("text");
        QTest::newRow("another office") << u"Who is the president of Tallow?"_s
                                        << u"Marta Lindqvist, Vice President, spoke first."_s;
        QTest::newRow("names of another column") << u"Who is the CEO of Tallow?"_s
                                                 << u"Name Age\n\nOle Brandt\nMarta Lindqvist\n\n55 Chairman and Chief "
                                                    "Executive Officer"_s;
        QTest::newRow("age of an office that has no age")
            << u"How old is the CEO of Tallow?"_s
            << u"Marta Lindqvist was appointed Chief Executive Officer on May 27, 2019, and 61 people came."_s;
        QTest::newRow("office elsewhere")
            << u"Who is the CEO of Tallow?"_s
            << u"Before, he was Chief Executive Officer of Birch, LLC from 2017 to 2020."_s;
        QTest::newRow("office at a firm that begins with a small letter")
            << u"Who is the CEO of Tallow?"_s
            << u"Prior to joining Birch, Inc., he worked as President and Chief Executive Officer of eTrade, Inc."_s;
        QTest::newRow("office that somebody held")
            << u"Who is the CEO of Tallow?"_s
            << u"Ole Brandt was the executive vice president and chief executive officer of Tallow until 2015."_s;
        QTest::newRow("office of the past")
            << u"Who is the CEO of Tallow?"_s
            << u"Stephanie Burns\nRetired Chairman and Chief Executive Officer, Dow Birch"_s;
        QTest::newRow("office of a firm that is named behind it")
            << u"Who is the CEO of Tallow?"_s << u"Position: Chief Executive Officer\nCompany: Contoso Electronics"_s;
        QTest::newRow("the next sentence")
            << u"Who audits Tallow?"_s << u"Report of Independent Registered Public Accounting Firm. PCAOB ID: 185."_s;
        QTest::newRow("what they are only a part of")
            << u"How many patents does Tallow hold?"_s << u"We have about 8,480 patent applications in process."_s;
        QTest::newRow("a day") << u"How many employees does Tallow have?"_s
                               << u"Employment Agreement, dated May 10, between Tallow and Ole Brandt"_s;
        QTest::newRow("some of those that were told before")
            << u"How many employees does Tallow have?"_s << u"Of these employees, 15,000 work in shops."_s;
        QTest::newRow("a section") << u"How many employees does Tallow have?"_s
                                   << u"It has employees, and Section 9 on employees is long."_s;
        QTest::newRow("a sum of money") << u"How many stores does Tallow have?"_s
                                        << u"Rent of the stores was $900 million."_s;
        QTest::newRow("an example") << u"Was ist ein topologischer Raum?"_s
                                    << u"(R, T) ist ein topologischer Raum, der klein ist."_s;
    }

    void findsNothingElse()
    {
        QFETCH(QString, question);
        QFETCH(QString, text);
        const Best found = best(question, text, u"Tallow 2022"_s);
        QVERIFY2(found.strength < 0.55, qPrintable(found.text + QString::number(found.strength)));
    }
};

QTEST_GUILESS_MAIN(TestAnswerFinder)
#include "tst_answerfinder.moc"
