// Persons with their offices, as sections on officers list them.
#include "core/extractive/quoting/officers.h"

#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

QStringList listed(const QStringList &texts, const QString &heading = u"Item 1. Business › Executive Officers"_s)
{
    QList<Passage> passages;
    for (const QString &text : texts) {
        Passage passage;
        passage.text = text;
        passage.heading = heading;
        passages.append(passage);
    }
    QStringList found;
    for (const Quotation &each : officersIn(passages))
        found.append(textOf(each, passages).toString().simplified());
    return found;
}

} // namespace

class TestOfficers : public QObject
{
    Q_OBJECT

private slots:
    void readsEachForm_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("persons");
        QTest::newRow("age and office")
            << u"Brian R. Bell 50 Chief Communications Officer and Senior Vice\nPresident since August 2022. Prior to "
               "joining, Mr. Bell served as President of Tallow.\n\nDavid L. Carr 65 President and Chief Executive "
               "Officer since January 2020. Mr. Carr also sits elsewhere.\n\nMichael D’Arcy III 61 Treasurer since 2019."_s
            << QStringList{
                   u"Brian R. Bell 50 Chief Communications Officer and Senior Vice President since August 2022"_s,
                   u"David L. Carr 65 President and Chief Executive Officer since January 2020"_s,
                   u"Michael D’Arcy III 61 Treasurer since 2019"_s};
        QTest::newRow("a sentence")
            << u"Jodi Bell, age 57, is Chief Innovation Officer. Ms. Bell joined in 2001.\n\nKofi A. Carr, age 52, is "
               "Chief Financial Officer. He served as Treasurer until 2010.\n\nPaul J. Dorn, age 54, is General "
               "Counsel and Secretary."_s
            << QStringList{u"Jodi Bell, age 57, is Chief Innovation Officer"_s,
                           u"Kofi A. Carr, age 52, is Chief Financial Officer"_s,
                           u"Paul J. Dorn, age 54, is General Counsel and Secretary"_s};
        QTest::newRow("before a dash")
            << u"Mark G. Bell, Executive Chairman — Mr. Bell, 65, is Chairman of the Board and was President "
               u"and\nChief "
               "Executive Officer from 2006.\n\nJohn J. Carr II, President and Chief Executive Officer — Mr. Carr is "
               "new.\n\nHilary K. Dorn, Executive Vice President and General Counsel — Ms. Dorn is too."_s
            << QStringList{u"Mark G. Bell, Executive Chairman"_s,
                           u"John J. Carr II, President and Chief Executive Officer"_s,
                           u"Hilary K. Dorn, Executive Vice President and General Counsel"_s};
        QTest::newRow("a line of its own")
            << u"Age 54.\n\nJohn P. Bell, Jr. Senior Vice President and General Manager, Mobile\nMr. Bell joined in "
               "1995.\n\nStefan Carr Senior Vice President, Finance\nMr. Carr joined in 2000.\n\nLi Dorn President "
               "and General Manager, International\nMr. Dorn joined in 2003."_s
            << QStringList{u"John P. Bell, Jr. Senior Vice President and General Manager, Mobile"_s,
                           u"Stefan Carr Senior Vice President, Finance"_s,
                           u"Li Dorn President and General Manager, International"_s};
        QTest::newRow("rows of a table")
            << u"Name Age Position\nWilliam J. Bell 63 Chief Executive Officer and President\nCorey I. Carr 57 Chief "
               "Operating Officer\nJohn M. Dorn 60 Executive Vice President and Secretary"_s
            << QStringList{u"William J. Bell 63 Chief Executive Officer and President"_s,
                           u"Corey I. Carr 57 Chief Operating Officer"_s,
                           u"John M. Dorn 60 Executive Vice President and Secretary"_s};
    }
    void readsEachForm()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, persons);
        QCOMPARE(listed({text}), persons);
    }

    void saysEachPersonOnce()
    {
        const QString first = u"Ann Bell, age 50, is President.\n\nBo Carr, age 51, is Treasurer."_s;
        const QString overlapping = u"Bo Carr, age 51, is Treasurer.\n\nCy Dorn, age 52, is Secretary."_s;
        QCOMPARE(listed({first, overlapping}).size(), 3);
    }

    void isNoListOfOneOrTwo()
    {
        QVERIFY(listed({u"Ann Bell, age 50, is President.\n\nBo Carr, age 51, is Treasurer."_s}).isEmpty());
    }

    void needsASectionOnOfficers()
    {
        const QString text =
            u"Ann Bell, age 50, is President.\n\nBo Carr, age 51, is Treasurer.\n\nCy Dorn, age 52, is Secretary."_s;
        QCOMPARE(listed({text}).size(), 3);
        QVERIFY(listed({text}, u"Item 7. Discussion"_s).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestOfficers)
#include "tst_officers.moc"
