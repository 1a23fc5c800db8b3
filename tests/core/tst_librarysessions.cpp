// Searching sessions by their content.
#include "core/maintenance/librarycare.h"
#include "core/library/librarysessions.h"
#include "core/store/store.h"
#include "samples.h"

#include <QTemporaryDir>
#include <QTest>

#include <future>
#include <thread>

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
        QVERIFY(LibrarySessions(**library).save(session));
        LibrarySessions sessions(**library);
        const auto found = [&](const char *what) { return sessions.search(QString::fromUtf8(what), {})->size(); };
        QCOMPARE(found("arzte SAO"), 1);
        QCOMPARE(found("ICE"), 1);
        QCOMPARE(found("thesis"), 1);
        QCOMPARE(found("co2"), 1);
        QCOMPARE(found("arzte of"), 0); // both words in one turn
        QCOMPARE(found("nothing"), 0);
        QCOMPARE(found("  "), 0);
        QCOMPARE(sessions.search(QStringLiteral("ice"), {})->first().turn, QStringLiteral("t2"));
        QCOMPARE(LibrarySessions(**library).all().first().tags, session.tags);
    }

    void findsEachSessionOnceAndTheNewestFirst()
    {
        const QTemporaryDir folder;
        const auto library = Library::open(folder.filePath(QStringLiteral("library")), {});
        QVERIFY(library);
        Session old; // contains the word very often
        old.changed = 1000;
        for (int i = 0; i < 1500; ++i) {
            Turn turn;
            turn.id = QStringLiteral("t%1").arg(9999 - i);
            turn.question = QStringLiteral("What of ice %1?").arg(i);
            old.turns.append(turn);
        }
        QVERIFY(LibrarySessions(**library).save(old));
        Session fresh = old;
        fresh.changed = 2000;
        fresh.turns = old.turns.mid(0, 2);
        const auto newest = LibrarySessions(**library).save(fresh);
        QVERIFY(newest);
        const auto hits = LibrarySessions(**library).search(QStringLiteral("ice"), {});
        QVERIFY(hits);
        QCOMPARE(hits->size(), 2);
        QCOMPARE(hits->first().session, *newest);
        for (const SessionHit &hit : *hits) { // its first turn, whatever its id
            QCOMPARE(hit.turn, QStringLiteral("t9999"));
            QVERIFY2(hit.excerpt.contains(QStringLiteral("ice 0")), qPrintable(hit.excerpt));
        }
    }

    void waitsForNoChange_data()
    {
        QTest::addColumn<QByteArray>("first");
        QTest::newRow("of this version") << QByteArray("SELECT 1");
        QTest::newRow("of an older version") << QByteArray("DELETE FROM said; DELETE FROM judging");
    }

    void waitsForNoChange()
    {
        QFETCH(QByteArray, first);
        const QTemporaryDir folder;
        const QString place = folder.filePath(QStringLiteral("library"));
        {
            const auto made = Library::open(place, {});
            QVERIFY(made && LibrarySessions(**made).save(sampleSession()));
        }
        QVERIFY((*Store::open(place + QStringLiteral("/library.db"), Database::ReadWrite))->database().run(first));
        const auto library = *Library::open(place, {});
        const QString word = sampleTurn().question.section(u' ', 0, 0);
        std::promise<void> begun;
        std::promise<void> over;
        std::jthread checking([&, isFirst = true](std::stop_token stop) mutable {
            const auto goOn = [&](int) {
                if (std::exchange(isFirst, false)) {
                    begun.set_value();
                    over.get_future().wait();
                }
            };
            (void)LibraryCare(*library).mend(goOn, stop);
        });
        begun.get_future().wait();
        auto hits = std::async([&] { return LibrarySessions(*library).search(word, {}); });
        auto health = std::async([&] { return LibrarySessions(*library).health({}); });
        const bool found = hits.wait_for(std::chrono::seconds(10)) == std::future_status::ready;
        const bool told = health.wait_for(std::chrono::seconds(10)) == std::future_status::ready;
        over.set_value();
        QVERIFY(found && told);
        const auto hit = hits.get();
        const auto rows = health.get();
        QVERIFY(hit && rows);
        QCOMPARE(hit->size(), 1);
        QCOMPARE(hit->first().turn, sampleTurn().id);
        checking.join();
        QCOMPARE(LibrarySessions(*library).search(word, {})->size(), 1); // saved by now
        QCOMPARE(LibrarySessions(*library).health({})->size(), rows->size());
    }
};

QTEST_GUILESS_MAIN(tst_librarysessions)
#include "tst_librarysessions.moc"
