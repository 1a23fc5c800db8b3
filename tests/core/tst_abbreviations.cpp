// Abbreviations that a text explains, and questions in their other form.
#include "core/language/abbreviations.h"

#include <QElapsedTimer>
#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

class TestAbbreviations : public QObject
{
    Q_OBJECT

private slots:
    void findsWhatTheTextExplains_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("shortForm");
        QTest::addColumn<QString>("longForm");
        QTest::newRow("behind") << u"Our Chief Financial Officer (CFO) spoke."_s << u"CFO"_s
                                << u"Chief Financial Officer"_s;
        QTest::newRow("in quotation marks")
            << u"the Paycheck Relief Programme (\u201cPRP\u201d) ended"_s << u"PRP"_s << u"Paycheck Relief Programme"_s;
        QTest::newRow("before") << u"The CFO (Chief Financial Officer) spoke."_s << u"CFO"_s
                                << u"Chief Financial Officer"_s;
        QTest::newRow("letters within words")
            << u"of methylated deoxyribonucleic acid (DNA) only"_s << u"DNA"_s << u"deoxyribonucleic acid"_s;
        QTest::newRow("German") << u"die Kraft-Wärme-Kopplung im Bundesverband der Energiewirtschaft (BDE)."_s
                                << u"BDE"_s << u"Bundesverband der Energiewirtschaft"_s;
        QTest::newRow("over the end of a line")
            << u"the net asset\nvalue (NAV) of it"_s << u"NAV"_s << u"net asset value"_s;
    }

    void findsWhatTheTextExplains()
    {
        QFETCH(QString, text);
        QFETCH(QString, shortForm);
        QFETCH(QString, longForm);
        const QList<Abbreviation> all = abbreviationsIn(text);
        QCOMPARE(all.size(), 1);
        QCOMPARE(all[0].shortForm, shortForm);
        QCOMPARE(all[0].longForm, longForm);
    }

    void takesNoOtherBrackets()
    {
        for (const QString &text :
             {u"It rose (see Note 5) by 4 % (2021: 3 %)."_s, u"in the red car (BMW) of hers"_s, u"(CFO)"_s,
              u"net sales (a) and (B)"_s, u"United Parcel. Service (UPS)"_s, u"the form (FORM)"_s})
            QVERIFY2(abbreviationsIn(text).isEmpty(), qPrintable(text));
    }

    void asksInTheOtherForm()
    {
        const QStringList texts{u"The Relief Fund Board (RFB) meets."_s, u"our Chief Financial Officer (CFO)"_s};
        QCOMPARE(inOtherForms(u"Who is the CFO?"_s, texts), QStringList{u"Who is the Chief Financial Officer?"_s});
        QCOMPARE(inOtherForms(u"Who is the chief financial officer?"_s, texts), QStringList{u"Who is the CFO?"_s});
        QVERIFY(inOtherForms(u"Who is the Chief Financial Officer (CFO)?"_s, texts).isEmpty());
        QVERIFY(inOtherForms(u"What is CFOX or a cfo?"_s, texts).isEmpty());
    }

    void believesTheMoreFrequentExplanation()
    {
        const QStringList texts{u"the Central Food Office (CFO)"_s, u"a Chief Financial Officer (CFO)"_s,
                                u"its Chief Financial Officer (CFO)"_s};
        QCOMPARE(inOtherForms(u"What does the CFO do?"_s, texts),
                 QStringList{u"What does the Chief Financial Officer do?"_s});
    }

    void isBounded()
    {
        const QString many = u"Chief Financial Officer (CFO) "_s.repeated(100000);
        QCOMPARE(abbreviationsIn(many).size(), 100);
        QElapsedTimer timer;
        timer.start();
        QVERIFY(abbreviationsIn(u"("_s.repeated(1000000)).isEmpty());
        QVERIFY(abbreviationsIn(u"a"_s.repeated(1000000) + u" (CFO)"_s).isEmpty());
        QVERIFY(timer.elapsed() < 5000);
    }
};

QTEST_APPLESS_MAIN(TestAbbreviations)
#include "tst_abbreviations.moc"
