// Words of a question that no document has, in no form of theirs.
#include "core/extractive/absentwords.h"

#include <QSet>
#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

class AbsentWordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void claimsAbsenceOfWordsAlone()
    {
        const QSet<QString> there{u"came"_s, u"wrote"_s, u"build"_s, u"mieter"_s, u"tree"_s};
        const Idf library = [&there](const QString &term) { return there.contains(term) ? 1.0 : 5.0; };
        QCOMPARE(absentWords(u"Who will come and write about the zebras of Zanzibar?"_s, library),
                 (QStringList{u"zebras"_s, u"Zanzibar"_s}));
        QCOMPARE(absentWords(u"Are there more than 20 trees on average?"_s, library), QStringList());
        QCOMPARE(absentWords(u"What share exceeded the threshold of 75 in 2031?"_s, library),
                 QStringList{u"threshold"_s});
        QCOMPARE(absentWords(u"Wer zahlt die Mieten?"_s, library), QStringList());
    }
};

QTEST_APPLESS_MAIN(AbsentWordsTest)
#include "tst_absentwords.moc"
