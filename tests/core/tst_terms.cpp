// Text as the search sees it: terms, stop words, normal forms, sentences.
#include "core/language/terms.h"

#include <QElapsedTimer>
#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

QStringList wordsOf(const QString &text)
{
    QStringList words;
    for (const Term &term : terms(text))
        words.append(term.text);
    return words;
}

QStringList sentencesOf(const QString &text)
{
    QStringList found;
    for (const Sentence &sentence : sentences(text))
        found.append(text.mid(sentence.from, sentence.to - sentence.from));
    return found;
}

} // namespace

class TestTerms : public QObject
{
    Q_OBJECT

private slots:
    void cutsTextIntoTerms_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char *name, const char16_t *text, const QString &expected) {
            QTest::newRow(name) << QString::fromUtf16(text) << expected.split(u' ', Qt::SkipEmptyParts);
        };
        row("stems English", u"Running RUNS; connections", u"run run connect"_s);
        row("a clitic belongs to its word", u"The company\u2019s Dogs' l'eau", u"the compani dog l eau"_s);
        row("thousands", u"$1,234.5 and 1234.5, 12,345,678", u"1234.5 and 1234.5 12345678"_s);
        row("thousands elsewhere", u"1.234,5 3,5 1.234.567,89", u"1234.5 3.5 1234567.89"_s);
        row("a list of numbers", u"1,2,3 and 10,20,30", u"1 2 3 and 10 20 30"_s);
        row("a number ends with the sentence", u"in 2019. Then 3.5.", u"in 2019 then 3.5"_s);
        row("a section", u"see 4.2.1", u"see 4.2.1"_s);
        row("a year behind letters", u"FY2019 ISO9001 H2O Q4 COVID-19", u"fy 2019 iso 9001 h2o q4 covid 19"_s);
        row("a raised digit is no part of a number", u"in 2021\u00b3 at 10\u2076", u"in 2021 at 10"_s);
        row("nor of a word", u"Umsatz\u00b9\u207e, revenue\u00b2", u"umsatz revenu"_s);
        row("but of a unit", u"5 km\u00b2 R\u00b2 \u00b9\u2074C", u"5 km2 r2 14c"_s);
        row("a lowered one is", u"H\u2082O and CO\u2082", u"h2o and co2"_s);
        row("thin blanks inside", u"12\u202f400,5 or 1\u2009234\u2009567, 2021\u202f300",
            u"12400.5 or 1234567 2021 300"_s);
        row("digits of other scripts",
            u"\uff11\uff12\uff0c\uff15\uff10\uff10 \u0661\u0669\u0668\u0667 \u0661\u066c\u0662\u0663\u0664",
            u"12500 1987 1234"_s);
        row("numbers with letters", u"3M 1990s 10-K", u"3m 1990s 10 k"_s);
        row("points inside", u"U.S. GAAP, e.g. in the U.S.A.", u"us gaap eg in the usa"_s);
        row("an ampersand inside", u"R&D, PP&E, capital & risk", u"r&d pp&e capit risk"_s);
        row("ligatures and full width", u"\ufb01nancial \uff21\uff50\uff50\uff4c\uff45", u"financi appl"_s);
        row("other languages stay whole", u"Stra\u00dfe na\u00efve \u041c\u043e\u0441\u043a\u0432\u0430",
            QString::fromUtf16(u"stra\u00dfe na\u00efve \u043c\u043e\u0441\u043a\u0432\u0430"));
        row("a soft hyphen parts no word", u"co\u00adoperate", u"cooper"_s);
        row("Chinese in pairs", u"\u4e2d\u56fd\u4eba abc", QString::fromUtf16(u"\u4e2d\u56fd \u56fd\u4eba abc"));
        row("Korean in pairs too", u"\uc11c\uc6b8\uc740", QString::fromUtf16(u"\uc11c\uc6b8 \uc6b8\uc740"));
        row("one Chinese character", u"\u6c34", QString::fromUtf16(u"\u6c34"));
        row("beyond the first plane", u"\U00020000\U00020001", QString::fromUtf16(u"\U00020000\U00020001"));
        row("nothing", u" \t\n -- !", QString());
    }
    void cutsTextIntoTerms()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, expected);
        QCOMPARE(wordsOf(text), expected);
    }

    void knowsWhereEachTermStands()
    {
        const QString text = u"Net sales of R&D rose 1,234.5 in FY2019 \u4e2d\u56fd\u4eba"_s;
        for (const Term &term : terms(text)) {
            QVERIFY(term.from >= 0 && term.length > 0 && term.from + term.length <= text.size());
            const QString there = text.mid(term.from, term.length);
            QCOMPARE(wordsOf(there).first(), term.text);
        }
    }

    void boundsAWordWithoutEnd()
    {
        const QList<Term> found = terms(QString(1'000'000, u'x'));
        QCOMPARE(found.size(), 1);
        QVERIFY(found[0].text.size() <= 64);
        QCOMPARE(found[0].length, 1'000'000);
    }

    void survivesBrokenText()
    {
        const QString broken = QChar(0xD800) + u"a"_s + QChar(0xDC00) + u" b"_s + QChar(0xD800);
        QVERIFY(wordsOf(broken).contains(u"b"_s));
    }

    void knowsWhatSaysNothing()
    {
        for (const QString &word : wordsOf(u"the of what doesn't it's their"_s))
            QVERIFY2(isStopTerm(word), qPrintable(word));
        for (const QString &word : wordsOf(u"revenue us 2019 climate"_s))
            QVERIFY2(!isStopTerm(word), qPrintable(word));
    }

    void keepsTheTellingTermsOfAQuestion()
    {
        QCOMPARE(queryTerms(u"What is the revenue of the revenues in 2019?"), QStringList({u"revenu"_s, u"2019"_s}));
        QCOMPARE(queryTerms(u"To be or not"), QStringList({u"to"_s, u"be"_s, u"or"_s, u"not"_s}));
        QVERIFY(queryTerms(u"?!").isEmpty());
    }

    void comparesQuotations()
    {
        QCOMPARE(normalForm(u" The \ufb01rm\u2019s\n  \u201cNet\u201d \u2013 co\u00adst "),
                 u"the firm's \"net\" - cost"_s);
    }

    void splitsSentences_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("plain") << u"One is here. Two is there! Three?"_s
                               << QStringList({u"One is here."_s, u"Two is there!"_s, u"Three?"_s});
        QTest::newRow("abbreviations") << u"As Fig. 3 shows, Dr. No left. See Smith et al. Then go."_s
                                       << QStringList(
                                              {u"As Fig. 3 shows, Dr. No left."_s, u"See Smith et al. Then go."_s});
        QTest::newRow("numbers") << u"It grew 3.5 percent. No. 5 lost."_s
                                 << QStringList({u"It grew 3.5 percent."_s, u"No. 5 lost."_s});
        QTest::newRow("a company") << u"Apple Inc. Shares rose. It is Apple Inc. The rest fell."_s
                                   << QStringList(
                                          {u"Apple Inc. Shares rose."_s, u"It is Apple Inc."_s, u"The rest fell."_s});
        QTest::newRow("initials") << u"J. R. Smith wrote it. We read it."_s
                                  << QStringList({u"J. R. Smith wrote it."_s, u"We read it."_s});
        QTest::newRow("a first name") << u"It was shown by the physicist E. Fermi in Rome. Mr. J. Cole left."_s
                                      << QStringList({u"It was shown by the physicist E. Fermi in Rome."_s,
                                                      u"Mr. J. Cole left."_s});
        QTest::newRow("things with letters")
            << u"It is in hall B. Filters are not. Call at dock F. Parking is free."_s
            << QStringList({u"It is in hall B."_s, u"Filters are not."_s, u"Call at dock F."_s, u"Parking is free."_s});
        QTest::newRow("things named with other letters")
            << u"Die Presse steht in Halle B. Filter liegen in Halle A. Besucher warten."_s
            << QStringList({u"Die Presse steht in Halle B."_s, u"Filter liegen in Halle A."_s, u"Besucher warten."_s});
        QTest::newRow("a letter before a word of the text")
            << u"All children take vitamin D. Children like it."_s
            << QStringList({u"All children take vitamin D."_s, u"Children like it."_s});
        QTest::newRow("a date at the end of a line")
            << u"The contract ends\non 31/12/2027. It was signed on 2021-11-05.\nNobody was hurt."_s
            << QStringList(
                   {u"The contract ends\non 31/12/2027."_s, u"It was signed on 2021-11-05."_s, u"Nobody was hurt."_s});
        QTest::newRow("years at the end of a line")
            << u"The number rose from 8,900 in 1990 to 14,200 in 2020\nas the town grew."_s
            << QStringList({u"The number rose from 8,900 in 1990 to 14,200 in 2020\nas the town grew."_s});
        QTest::newRow("line ends") << u"One sentence\ngoes on here. Next\none."_s
                                   << QStringList({u"One sentence\ngoes on here."_s, u"Next\none."_s});
        QTest::newRow("a blank line") << u"A heading\n\nThe text"_s << QStringList({u"A heading"_s, u"The text"_s});
        QTest::newRow("a table")
            << u"In millions 2019 2018\nNet sales $ 5,020 $ 4,500\nCost (12) (13)\nThe rest\nfollows."_s
            << QStringList({u"In millions 2019 2018"_s, u"Net sales $ 5,020 $ 4,500"_s, u"Cost (12) (13)"_s,
                            u"The rest\nfollows."_s});
        QTest::newRow("a list") << u"We sell:\n\u2022 cars\n\u2022 boats\nand more"_s
                                << QStringList({u"We sell:"_s, u"\u2022 cars"_s, u"\u2022 boats\nand more"_s});
        QTest::newRow("enumeration") << u"1. Introduction is here. 2. Methods are there."_s
                                     << QStringList({u"1. Introduction is here."_s, u"2. Methods are there."_s});
        QTest::newRow("a mark behind the point") << u"He wrote films.[2][3] Later he left."_s
                                                 << QStringList({u"He wrote films.[2][3]"_s, u"Later he left."_s});
        QTest::newRow("a raised mark behind the point")
            << u"He wrote films.\u00b2 Later he left.\u00b9,\u00b3 Then \u00b9\u2074C was 10\u00b2."_s
            << QStringList({u"He wrote films.\u00b2"_s, u"Later he left.\u00b9,\u00b3"_s,
                            u"Then \u00b9\u2074C was 10\u00b2."_s});
        QTest::newRow("a source behind a comma") << u"It is old (Dunn et al., 2014). We use it."_s
                                                 << QStringList({u"It is old (Dunn et al., 2014)."_s, u"We use it."_s});
        QTest::newRow("Chinese") << u"\u4f60\u597d\u3002\u518d\u89c1\u3002"_s
                                 << QStringList({u"\u4f60\u597d\u3002"_s, u"\u518d\u89c1\u3002"_s});
        QTest::newRow("nothing") << u" \n \n"_s << QStringList();
    }
    void splitsSentences()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, expected);
        QCOMPARE(sentencesOf(text), expected);
    }

    void cutsMillionsOfCharactersInBoundedTime()
    {
        QString text;
        while (text.size() < 4'000'000)
            text += u"word and another "_s;
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(sentences(text).size(), 1);
        QVERIFY(terms(text).size() > 700'000);
        QVERIFY2(timer.elapsed() < 20'000, "a page of four million characters takes too long");
    }
};

QTEST_GUILESS_MAIN(TestTerms)
#include "tst_terms.moc"
