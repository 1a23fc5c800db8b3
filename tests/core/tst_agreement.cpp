// Who several passages name as the answer.
#include "core/extractive/forms/agreement.h"

#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

class TestAgreement : public QObject
{
    Q_OBJECT

private slots:
    void growsWithThePassagesThatNameTheSame()
    {
        const FoundAnswer brandt{0, 10, 0.9, u"brandt"_s};
        const FoundAnswer lindqvist{20, 30, 0.9, u"lindqvist"_s};
        Agreement agreement;
        agreement.add({brandt, brandt}); // twice in one passage
        QCOMPARE(agreement.with(brandt), 0.0);
        agreement.add({lindqvist});
        agreement.add({lindqvist});
        const double two = agreement.with(lindqvist);
        QVERIFY(two > agreement.with(brandt));
        agreement.add({lindqvist});
        QVERIFY(agreement.with(lindqvist) > two);
    }

    void countsNothingWeakAndNobody()
    {
        const FoundAnswer weak{0, 10, 0.3, u"brandt"_s};
        const FoundAnswer nobody{0, 10, 0.9, {}};
        Agreement agreement;
        for (int i = 0; i < 3; ++i)
            agreement.add({weak, nobody});
        QCOMPARE(agreement.with(weak), 0.0);
        QCOMPARE(agreement.with(nobody), 0.0);
    }
};

QTEST_GUILESS_MAIN(TestAgreement)
#include "tst_agreement.moc"
