// Sessions are found by what they say.
#include "core/library/librarysessions.h"
#include "samples.h"

#include <QTemporaryDir>
#include <QTest>

using namespace core;

class tst_librarysessions : public QObject
{
    Q_OBJECT

private slots:
    void findsWhatWasSaid()
    {
        const QTemporaryDir folder;
        const auto library = Library::open(folder.filePath(QStringLiteral("library")), {});
        QVERIFY(library);
        Session session = sampleSession();
        Turn second = sampleTurn();
        second.id = QStringLiteral("t2");
        second.question = QStringLiteral("And what of ice?");
        session.turns.append(second);
        session.id = 0;
        session.turns[0].answer = QStringLiteral("Die Ärzte über São Paulo, and CO₂.");
        session.tags = {QStringLiteral("thesis")};
        QVERIFY((*library)->saveSession(session));
        LibrarySessions sessions(**library);
        const auto found = [&](const char *what) { return sessions.search(QString::fromUtf8(what), {})->size(); };
        QCOMPARE(found("arzte SAO"), 1);
        QCOMPARE(found("ICE"), 1);
        QCOMPARE(found("thesis"), 1);
        QCOMPARE(found("co2"), 1);
        QCOMPARE(found("arzte of"), 0); // both in one turn
        QCOMPARE(found("nothing"), 0);
        QCOMPARE(found("  "), 0);
        QCOMPARE(sessions.search(QStringLiteral("ice"), {})->first().turn, QStringLiteral("t2"));
        QCOMPARE((*library)->sessions().first().tags, session.tags);
    }
};

QTEST_GUILESS_MAIN(tst_librarysessions)
#include "tst_librarysessions.moc"
