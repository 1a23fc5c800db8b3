// A shared library: what each member may see, what a desktop pulls from it, and that files are read only once.
#include "core/team/teamanswers.h"
#include "core/team/teamjobs.h"
#include "core/team/teamlibrary.h"
#include "core/team/teampull.h"
#include "core/library/librarybin.h"
#include "core/library/libraryindexes.h"
#include "core/search/termhash.h"
#include "must.h"
#include "papers.h"
#include "postgresserver.h"

#include <QTemporaryDir>
#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;
using tests::must;

namespace {

const auto untold = [](int, int) {};

QByteArray maps()
{
    QFile file(u"/proc/self/maps"_s);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Everything that a search returns, as text.
QStringList found(const Library &library, const QString &question)
{
    QStringList lines;
    for (const Passage &each : must(library.search({question, 10, {}}, {})))
        lines.append(u"%1|%2|%3|%4|%5|%6|%7|%8|%9"_s.arg(each.id)
                         .arg(each.document)
                         .arg(each.ordinal)
                         .arg(each.page)
                         .arg(each.title, each.path, each.text)
                         .arg(each.score, 0, 'g', 17)
                         .arg(each.scores.vector, 0, 'g', 17));
    return lines;
}

QStringList titles(const Library &library)
{
    QStringList titles;
    for (const Document &document : library.documents())
        titles.append(document.title);
    return titles;
}

} // namespace

class tst_Team : public QObject
{
    Q_OBJECT

    tests::PostgresServer server;
    int bases = 0;
    QString base; // that of the current test

    std::unique_ptr<Postgres> as(const QString &role) const
    {
        return must(Postgres::connect({server.address(role, base)}, {}));
    }

    struct Team // with a library's papers in a collection
    {
        std::unique_ptr<Postgres> keeper;
        QString collection;
    };
    Team publish(Library &library, const QString &name = u"Papers"_s) const
    {
        Team team{as(u"keeper"_s), {}};
        TeamLibrary there(*team.keeper);
        (void)must(there.init({}));
        team.collection = must(there.collection(name, TeamLibrary::IfMissing::Make, {}));
        for (const Document &document : library.documents()) {
            auto change = must(PostgresTransaction::begin(*team.keeper, PostgresTransaction::Change, {}));
            (void)must(there.publish(team.collection, must(LibraryTeam(library).whole(document.id)), {}));
            must(change->commit({}));
        }
        return team;
    }
    static void put(const Team &team, const TeamDocument &document)
    {
        auto change = must(PostgresTransaction::begin(*team.keeper, PostgresTransaction::Change, {}));
        (void)must(TeamLibrary(*team.keeper).publish(team.collection, document, {}));
        must(change->commit({}));
    }
    static void give(const Team &team, const QString &role, const QString &may = u"read"_s)
    {
        must(TeamLibrary(*team.keeper).give(role, team.collection, {}, may, {}));
    }
    static QString idOf(const Team &team, const QString &path)
    {
        return must(TeamLibrary(*team.keeper).document(path, {}, {}));
    }

    // Every callable function of the library with the arguments used here: the test fails for a new one that is not
    // listed.
    static QList<std::pair<QString, QString>> calls(Postgres &keeper)
    {
        const QString terms = u"'{\"terms\": [[%1, 1]]}'"_s.arg(qint64(termHash(u"canari")));
        const QString counted = u"'{0, %1}'::bigint[]"_s.arg(qint64(termHash(u"canari")));
        const QString all = u"(SELECT array_agg(id) FROM attest.collection)"_s;
        const QHash<QString, QString> known{
            {u"manages"_s, u"SELECT attest.manages()::text"_s},
            {u"rights"_s, u"SELECT attest.rights()"_s},
            {u"sees"_s, u"SELECT attest.sees(ARRAY(SELECT id FROM attest.document))::text"_s},
            {u"give"_s, u"SELECT attest.give('ben', NULL, NULL, 'read')"_s},
            {u"let_in"_s, u"SELECT attest.let_in('ben', 'work')"_s},
            {u"let_owner"_s, u"SELECT attest.let_owner()::text"_s},
            {u"end_document"_s, u"SELECT attest.end_document(NULL, 'removed')::text"_s},
            {u"let_see"_s, u"SELECT attest.let_see('ben')"_s},
            {u"let_vectors"_s, u"SELECT attest.let_vectors()::text"_s},
            {u"show_whole"_s, u"SELECT attest.show_whole('passage')::text"_s},
            {u"index_vectors"_s, u"SELECT attest.index_vectors(NULL, 8)::text"_s},
            {u"fold_terms"_s, u"SELECT attest.fold_terms()::text"_s},
            {u"sight_of"_s, u"SELECT attest.sight_of('ben')::text"_s},
            {u"sight_of_caller"_s, u"SELECT attest.sight_of_caller('ben')::text"_s},
            {u"counts_in"_s, u"SELECT term::text FROM attest.counts_in(ROW(%1, '{}', '{}'), %2)"_s.arg(all, counted)},
            {u"counts_for"_s, u"SELECT term::text FROM attest.counts_for('ben', %1)"_s.arg(counted)},
            {u"counts"_s, u"SELECT term::text FROM attest.counts(%1)"_s.arg(counted)},
            {u"seek_for"_s, u"SELECT document::text FROM attest.seek_for('ben', %1, NULL, 10)"_s.arg(terms)},
            {u"seek"_s, u"SELECT document::text FROM attest.seek(%1, NULL, 10)"_s.arg(terms)}};
        const PostgresRows there = must(
            keeper.run("SELECT proname::text FROM pg_proc WHERE pronamespace = 'attest'::regnamespace AND prorettype "
                       "<> 'trigger'::regtype ORDER BY 1",
                       {}, {}));
        QList<std::pair<QString, QString>> calls;
        for (int i = 0; i < there.size(); ++i) {
            if (!known.contains(there.text(i, 0)))
                qFatal("what does attest.%s() tell who sees nothing?", qPrintable(there.text(i, 0)));
            calls.append({there.text(i, 0), known[there.text(i, 0)]});
        }
        return calls;
    }

private slots:
    void initTestCase()
    {
        // Must come first, before anything else has loaded it.
        QTemporaryDir folder;
        const auto library = libraryAt(folder.filePath(u"own"_s), {u"Copper conducts electricity very well."_s});
        QCOMPARE(found(*library, u"What conducts electricity?"_s).size(), 1);
        QVERIFY(LibraryTeam(*library).joined().server.isEmpty());
        QVERIFY2(!maps().contains("libpq"), "a library of one person needs no PostgreSQL");
        WANTS_POSTGRES();
        QVERIFY(server.start());
        QCOMPARE(server.sql(u"CREATE ROLE keeper LOGIN; CREATE ROLE anna LOGIN; CREATE ROLE ben LOGIN; CREATE ROLE "
                            u"readers; CREATE ROLE worker LOGIN"_s),
                 QString());
    }

    void init()
    {
        base = u"team%1"_s.arg(++bases);
        QCOMPARE(server.sql(u"CREATE DATABASE %1 OWNER keeper"_s.arg(base)), QString());
    }

    void saysInASentenceWhyItCannotConnect_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<Error::Code>("code");
        QTest::addColumn<QString>("words");
        QTest::newRow("none") << QString() << Error::Invalid << u"Give the address"_s;
        QTest::newRow("no address") << u"postgresql://[/d"_s << Error::Invalid << u"not the address"_s;
        QTest::newRow("password") << u"postgresql://anna:secret@host/base"_s << Error::Invalid << u"password"_s;
        QTest::newRow("unchecked") << u"postgresql://anna@db.invalid/base?sslmode=require"_s << Error::Invalid
                                   << u"does not verify"_s;
        QTest::newRow("unchecked service")
            << u"service=team sslmode=prefer"_s << Error::Invalid << u"does not verify"_s;
        QTest::newRow("nobody there") << u"host=/nowhere dbname=base"_s << Error::Unavailable << u"is not responding"_s;
        QTest::newRow("unknown role") << server.address(u"nobody_known"_s) << Error::Unavailable
                                      << u"denied you access"_s;
        QTest::newRow("unknown base") << server.address(u"anna"_s, u"no_base"_s) << Error::Unavailable
                                      << u"denied you access"_s;
    }
    void saysInASentenceWhyItCannotConnect()
    {
        QFETCH(QString, address);
        QFETCH(Error::Code, code);
        QFETCH(QString, words);
        const auto connected = Postgres::connect({address}, {});
        QVERIFY(!connected);
        QCOMPARE(connected.error().code, code);
        QVERIFY2(connected.error().message.contains(words), qPrintable(connected.error().message));
        QVERIFY(!connected.error().message.contains(u"secret"_s) && !connected.error().detail.contains(u"secret"_s));
    }

    void bringsValuesThereAndBack()
    {
        const auto postgres = as(u"keeper"_s);
        const QString text = u"a'b\"c\\d {},äß€\U0001F41D\t\n"_s;
        const PostgresRows rows = must(postgres->run(
            "SELECT $1::text, $2::bigint, $3::float8, $4::bool, $5::text, ($6::text[])[2], $2::int2, $3::real",
            {text, qint64(-7), 0.1, true, PostgresValue::none(), QStringList{u"x"_s, text}}, {}));
        QCOMPARE(rows.text(0, 0), text);
        QCOMPARE(rows.integer(0, 1), -7);
        QCOMPARE(rows.real(0, 2), 0.1);
        QVERIFY(rows.boolean(0, 3) && rows.isNull(0, 4));
        QCOMPARE(rows.text(0, 5), text);
        QCOMPARE(rows.integer(0, 6), -7);
        QCOMPARE(float(rows.real(0, 7)), 0.1f);
        QCOMPARE(postgres->quoted(u"a\"b"_s), u"\"a\"\"b\""_s);
    }

    void givesUpWhenItIsStopped()
    {
        const auto postgres = as(u"keeper"_s);
        std::stop_source stopping;
        stopping.request_stop();
        const auto slept = postgres->run("SELECT pg_sleep(60)", {}, stopping.get_token());
        QVERIFY(!slept && slept.error().code == Error::Cancelled);
        const auto after = postgres->run("SELECT 1", {}, {});
        QVERIFY(!after && after.error().code == Error::Unavailable);
    }

    void tellsThatTheServerIsGone()
    {
        const auto postgres = as(u"keeper"_s);
        server.stop();
        const auto lost = postgres->run("SELECT 1", {}, {});
        QVERIFY(server.resume());
        QVERIFY(!lost);
        QCOMPARE(lost.error().code, Error::Unavailable);
    }

    // After a pull, a member's results equal those of a library with the same documents, to the last digit.
    void findsWhatALocalLibraryFinds()
    {
        QTemporaryDir folder;
        const auto own = libraryAt(folder.filePath(u"own"_s));
        const LibraryTeam::Hurry hurry(*own);
        for (int i = 0; i < 60; ++i)
            keepPaper(*own,
                      u"Paper %1 tells of %2, which a bee of kind %3 visits; the meadow %4 has €%5 of honey."_s.arg(i)
                          .arg(u"clover sage thyme lime heather"_s.section(u' ', i % 5, i % 5))
                          .arg(i % 7)
                          .arg(i % 11)
                          .arg(i * 13));
        Team team = publish(*own);
        give(team, u"anna"_s);
        const auto joined = libraryAt(folder.filePath(u"joined"_s));
        const auto anna = as(u"anna"_s);
        QCOMPARE(must(pullTeam(*anna, *joined, untold, {})).kept, 60);
        Inline here;
        for (Library *library : {own.get(), joined.get()})
            must(LibraryIndexes(*library).fit(here, {}));
        for (const QString &question : {u"Which paper tells of sage?"_s, u"honey of bee kind 3"_s, u"meadow 7"_s}) {
            QVERIFY(!found(*own, question).isEmpty());
            QCOMPARE(found(*joined, question), found(*own, question));
        }
        for (const Document &document : own->documents()) {
            const Document there = joined->withHash(document.hash);
            QCOMPARE(there.title, document.title);
            const Page page = must(own->page(document.id, 1));
            QCOMPARE(must(joined->page(there.id, 1)).text, page.text);
        }
    }

    void aRoleThatSeesNothingGetsNothing()
    {
        QTemporaryDir folder;
        const auto own = libraryAt(folder.filePath(u"own"_s), {u"The canary sings of a secret merger."_s});
        Team team = publish(*own);
        give(team, u"anna"_s);
        // Nothing was ever granted to ben: he is not even admitted. The catalogue lists everything, so that nothing is
        // forgotten.
        const auto ben = as(u"ben"_s);
        const PostgresRows named = must(
            team.keeper->run("SELECT c.relname::text, (SELECT quote_ident(attname) FROM pg_attribute WHERE attrelid "
                             "= c.oid AND attnum = 1) FROM pg_class AS c WHERE c.relnamespace = "
                             "'attest'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'f', 'S') ORDER BY 1",
                             {}, {}));
        QList<std::pair<QString, QString>> tables; // with a column
        for (int i = 0; i < named.size(); ++i)
            tables.append({named.text(i, 0), named.text(i, 1)});
        QVERIFY(tables.size() >= 13);
        for (const auto &[table, column] : std::as_const(tables)) {
            const auto rows = ben->run(("SELECT count(*) FROM attest." + table.toUtf8()).constData(), {}, {});
            QVERIFY2(!rows, qPrintable(table));
            QCOMPARE(rows.error().code, Error::Invalid);
        }
        for (const auto &[function, call] : calls(*team.keeper))
            QVERIFY2(!ben->run(call.toUtf8().constData(), {}, {}), qPrintable(function));
        // With all of PostgreSQL's grants on tables and functions, but no right in the library, there is no row.
        const QString grants =
            u"GRANT USAGE ON SCHEMA attest TO ben; GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN "
            u"SCHEMA attest TO ben; GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA attest TO ben"_s;
        must(team.keeper->runScript(grants.toUtf8(), {}));
        for (const auto &[table, column] : std::as_const(tables)) {
            const PostgresRows rows =
                must(ben->run(("SELECT count(*) FROM attest." + table.toUtf8()).constData(), {}, {}));
            QVERIFY2(rows.integer(0, 0) == 0, qPrintable(table));
            for (const char *sql : {"UPDATE attest.%1 SET %2 = %2", "DELETE FROM attest.%1"}) {
                const QByteArray change =
                    QString::fromLatin1(sql).replace(u"%1"_s, table).replace(u"%2"_s, column).toLatin1();
                QCOMPARE(must(ben->run(change.constData(), {}, {})).changed(), 0);
            }
        }
        // Functions tell him nothing, and the same whatever exists.
        const auto told = [&] {
            QStringList all;
            for (const auto &[function, call] : calls(*team.keeper)) {
                const auto rows = ben->run(call.toUtf8().constData(), {}, {});
                all.append(!rows                ? function + u": refused"_s
                           : rows->size() == 0  ? function + u": no row"_s
                           : rows->isNull(0, 0) ? function + u": null"_s
                                                : function + u": "_s + rows->text(0, 0));
            }
            return all;
        };
        const QStringList toldBefore = told();
        for (const char *silent : {"seek", "seek_for", "counts", "counts_for", "counts_in"})
            QVERIFY2(toldBefore.contains(QString::fromLatin1(silent) + u": no row"_s),
                     qPrintable(toldBefore.join(u'\n')));
        QVERIFY(!must(ben->run("SELECT attest.manages()", {}, {})).boolean(0, 0));
        const QString foreign =
            u"INSERT INTO attest.document (collection, sha256, status, path, bytes, title, author, "
            u"pages, passages, seconds, added, reader, passage_length, passage_overlap, locked, "
            u"outline) VALUES ('%1', 'x', 'indexed', '', 0, '', '', 0, 0, 0, 0, 0, 0, 0, false, '')"_s.arg(
                team.collection);
        QVERIFY(!ben->run(foreign.toUtf8().constData(), {}, {}));
        const QString job =
            u"INSERT INTO attest.job (collection, kind, sha256, path, bytes) VALUES ('%1', 'read', '', '', 0)"_s.arg(
                team.collection);
        QVERIFY(!ben->run(job.toUtf8().constData(), {}, {}));
        const QString selfHelp = u"SELECT attest.give('ben', '%1', NULL, 'read')"_s.arg(team.collection);
        QVERIFY(!ben->run(selfHelp.toUtf8().constData(), {}, {}));
        QVERIFY(!ben->run("INSERT INTO attest.audit (who, what, detail) VALUES ('keeper', '', '')", {}, {}));
        // His rights look like those of anybody without rights, whatever exists.
        const QString before = must(ben->run("SELECT attest.rights()", {}, {})).text(0, 0);
        (void)publish(*own, u"More"_s);
        QCOMPARE(must(ben->run("SELECT attest.rights()", {}, {})).text(0, 0), before);
        QCOMPARE(told(), toldBefore);
        // He pulls nothing, and that is no error.
        const auto joined = libraryAt(folder.filePath(u"joined"_s));
        QCOMPARE(must(pullTeam(*ben, *joined, untold, {})).kept, 0);
    }

    void everyTableForcesItsPolicies()
    {
        QTemporaryDir folder;
        const auto own = libraryAt(folder.filePath(u"own"_s));
        const Team team = publish(*own);
        const PostgresRows open = must(team.keeper->run("SELECT relname::text FROM pg_class WHERE relnamespace = "
                                                        "'attest'::regnamespace AND relkind IN ('r', 'p', 'v', 'm') "
                                                        "AND NOT (relrowsecurity AND relforcerowsecurity)",
                                                        {}, {}));
        QCOMPARE(open.size(), 0);
        const PostgresRows functions = must(team.keeper->run(
            "SELECT proname::text FROM pg_proc WHERE pronamespace = 'attest'::regnamespace AND (proconfig IS NULL OR "
            "has_function_privilege('ben', oid, 'EXECUTE') OR (prosecdef AND prorettype <> 'trigger'::regtype AND "
            "proname "
            "NOT IN ('seek_for', 'counts_for')))", // they depend on who asks
            {}, {}));
        QCOMPARE(functions.size(), 0);
    }

    void rightsGoByCollectionAndDocument()
    {
        QTemporaryDir folder;
        const auto own =
            libraryAt(folder.filePath(u"own"_s), {u"Bees dance."_s, u"Copper conducts."_s, u"Ice melts."_s});
        Team team = publish(*own);
        TeamLibrary there(*team.keeper);
        (void)server.sql(u"GRANT readers TO ben"_s);
        give(team, u"readers"_s);
        must(there.give(u"ben"_s, team.collection, idOf(team, u"1.pdf"_s), u"none"_s, {}));
        must(there.give(u"anna"_s, {}, idOf(team, u"2.pdf"_s), u"read"_s, {}));
        const auto annas = libraryAt(folder.filePath(u"anna"_s));
        const auto bens = libraryAt(folder.filePath(u"ben"_s));
        const auto anna = as(u"anna"_s);
        const auto ben = as(u"ben"_s);
        (void)must(pullTeam(*anna, *annas, untold, {}));
        (void)must(pullTeam(*ben, *bens, untold, {}));
        QCOMPARE(titles(*annas), QStringList{u"2.pdf"_s});
        QCOMPARE(titles(*bens), (QStringList{u"0.pdf"_s, u"2.pdf"_s}));
        // A membership is a right too, though no row of the library shows it.
        (void)server.sql(u"REVOKE readers FROM ben"_s);
        QCOMPARE(must(pullTeam(*ben, *bens, untold, {})).removed, 2);
        QVERIFY(bens->documents().isEmpty());
        QVERIFY(!there.give(u"no_role"_s, team.collection, {}, u"read"_s, {}));
        QVERIFY(must(team.keeper->run("SELECT count(*) FROM attest.audit WHERE what LIKE 'access%' AND who = 'keeper'",
                                      {}, {}))
                    .integer(0, 0) == 3);
        QCOMPARE(must(team.keeper->run("DELETE FROM attest.audit", {}, {})).changed(), 0);
    }

    void pullsWhatChangedAndForgetsWhatIsGone()
    {
        QTemporaryDir folder;
        const auto own = libraryAt(folder.filePath(u"own"_s), {u"Bees dance."_s, u"Copper conducts."_s});
        Team team = publish(*own);
        TeamLibrary there(*team.keeper);
        give(team, u"anna"_s);
        const auto joined = libraryAt(folder.filePath(u"joined"_s));
        const auto anna = as(u"anna"_s);
        QCOMPARE(must(pullTeam(*anna, *joined, untold, {})).kept, 2);
        QCOMPARE(must(pullTeam(*anna, *joined, untold, {})).kept, 0);
        keepPaper(*own, u"Ice melts."_s);
        team = publish(*own);
        QCOMPARE(must(pullTeam(*anna, *joined, untold, {})).kept, 1);
        must(TeamLibrary(*team.keeper).remove(idOf(team, u"0.pdf"_s), {}));
        const Pulled pulled = must(pullTeam(*anna, *joined, untold, {}));
        QCOMPARE(pulled.removed, 1);
        QCOMPARE(titles(*joined), (QStringList{u"1.pdf"_s, u"2.pdf"_s}));
        QVERIFY(found(*joined, u"bees dance"_s).filter(u"Bees"_s).isEmpty());
        QVERIFY2(LibraryBin(*joined).entries().isEmpty(), "what may not be seen any more is in no bin");
        // Everything is revoked: nothing is left, and nothing fails.
        must(TeamLibrary(*team.keeper).revoke(u"anna"_s, team.collection, {}));
        QCOMPARE(must(pullTeam(*anna, *joined, untold, {})).removed, 2);
        QVERIFY(joined->documents().isEmpty());
    }

    // A transaction that wrote first may commit last, after a reader has already seen later ones.
    void missesNothingThatIsCommittedLate()
    {
        QTemporaryDir folder;
        const auto first = libraryAt(folder.filePath(u"first"_s), {u"Bees dance."_s});
        const auto second = libraryAt(folder.filePath(u"second"_s), {u"Bees dance."_s, u"Copper conducts."_s});
        const auto none = libraryAt(folder.filePath(u"none"_s));
        Team team = publish(*none);
        give(team, u"anna"_s);
        const auto joined = libraryAt(folder.filePath(u"joined"_s));
        const auto anna = as(u"anna"_s);
        const auto late = as(u"keeper"_s);
        auto change = must(PostgresTransaction::begin(*late, PostgresTransaction::Change, {}));
        (void)must(TeamLibrary(*late).publish(team.collection, must(LibraryTeam(*first).whole(1)), {}));
        {
            auto quick = must(PostgresTransaction::begin(*team.keeper, PostgresTransaction::Change, {}));
            (void)must(TeamLibrary(*team.keeper).publish(team.collection, must(LibraryTeam(*second).whole(2)), {}));
            must(quick->commit({}));
        }
        QCOMPARE(must(pullTeam(*anna, *joined, untold, {})).kept, 1);
        must(change->commit({}));
        QCOMPARE(must(pullTeam(*anna, *joined, untold, {})).kept, 1);
        QCOMPARE(joined->documents().size(), 2);
    }

    void goesOnWhereItWasCutOff()
    {
        QTemporaryDir folder;
        const auto own = libraryAt(folder.filePath(u"own"_s));
        const LibraryTeam::Hurry hurry(*own);
        for (int i = 0; i < 450; ++i) // three batches
            keepPaper(*own, u"Paper %1 tells of bees."_s.arg(i));
        Team team = publish(*own);
        give(team, u"anna"_s);
        const auto joined = libraryAt(folder.filePath(u"joined"_s));
        std::stop_source stopping;
        const auto cut = pullTeam(
            *as(u"anna"_s), *joined, [&](int, int) { stopping.request_stop(); }, stopping.get_token());
        QVERIFY(!cut && cut.error().code == Error::Cancelled);
        QCOMPARE(joined->documents().size(), 200);
        QCOMPARE(must(pullTeam(*as(u"anna"_s), *joined, untold, {})).kept, 250);
        QCOMPARE(joined->documents().size(), 450);
        QCOMPARE(titles(*joined), titles(*own));
    }

    // Documents of one transaction may affect each other: the same file in two collections, two files at one path.
    void documentsThatComeTogetherMayTakeEachOthersPlace()
    {
        QTemporaryDir folder;
        const auto own = libraryAt(folder.filePath(u"own"_s), {u"Bees dance."_s, u"Copper conducts."_s});
        const Team one = publish(*own, u"One"_s);
        Team two = publish(*own, u"Two"_s);
        TeamDocument other = must(LibraryTeam(*own).whole(1));
        other.document.hash = "other";
        other.passages[0].text = other.pages[0].text = u"Wasps dance."_s;
        other.passages[0].spans = {{0, 12, 1, 0}};
        put(two, other); // at the path of the first, in this collection only
        give(one, u"anna"_s);
        give(two, u"anna"_s);
        const auto joined = libraryAt(folder.filePath(u"joined"_s));
        (void)must(pullTeam(*as(u"anna"_s), *joined, untold, {}));
        QCOMPARE(joined->documents().size(), 3);
        QCOMPARE(joined->passageCount(), 3);
        for (const QString &word : {u"Bees"_s, u"Wasps"_s, u"Copper"_s})
            QCOMPARE(found(*joined, word).filter(word).size(), 1);
        must(joined->check());
        must(TeamLibrary(*one.keeper).revoke(u"anna"_s, one.collection, {}));
        QCOMPARE(must(pullTeam(*as(u"anna"_s), *joined, untold, {})).removed, 1);
        QCOMPARE(joined->passageCount(), 2);
        QVERIFY(found(*joined, u"Bees"_s).filter(u"Bees"_s).isEmpty());
    }

    // A restored database restarts its transaction ids: local documents are not fetched again.
    void aRestoredDatabaseBringsNothingAgain()
    {
        QTemporaryDir folder;
        const auto own = libraryAt(folder.filePath(u"own"_s), {u"Bees dance."_s, u"Copper conducts."_s});
        Team team = publish(*own);
        give(team, u"anna"_s);
        const auto joined = libraryAt(folder.filePath(u"joined"_s));
        QCOMPARE(must(pullTeam(*as(u"anna"_s), *joined, untold, {})).kept, 2);
        QCOMPARE(must(team.keeper->run("UPDATE attest.document SET reason = reason", {}, {})).changed(), 2);
        const Pulled pulled = must(pullTeam(*as(u"anna"_s), *joined, untold, {}));
        QCOMPARE(pulled.kept + pulled.removed, 0);
        must(TeamLibrary(*team.keeper).remove(idOf(team, u"0.pdf"_s), {}));
        QCOMPARE(must(pullTeam(*as(u"anna"_s), *joined, untold, {})).removed, 1);
    }

    void aNewVersionTakesThePlaceOfTheOld()
    {
        QTemporaryDir folder;
        const auto own = libraryAt(folder.filePath(u"own"_s), {u"Bees dance."_s});
        Team team = publish(*own);
        give(team, u"anna"_s);
        const auto joined = libraryAt(folder.filePath(u"joined"_s));
        (void)must(pullTeam(*as(u"anna"_s), *joined, untold, {}));
        TeamDocument next = must(LibraryTeam(*own).whole(1));
        next.document.hash = "another";
        next.passages[0].text = next.pages[0].text = u"Wasps dance."_s;
        next.passages[0].spans = {{0, 12, 1, 0}};
        put(team, next);
        const Pulled pulled = must(pullTeam(*as(u"anna"_s), *joined, untold, {}));
        QCOMPARE(pulled.kept, 1);
        QCOMPARE(pulled.removed, 1);
        QCOMPARE(joined->documents().size(), 1);
        QVERIFY(found(*joined, u"wasps"_s).join(u' ').contains(u"Wasps"_s));
        // An unreadable version keeps the text read before.
        next.document.hash = "broken";
        next.document.status = DocumentStatus::Unreadable;
        put(team, next);
        QCOMPARE(must(pullTeam(*as(u"anna"_s), *joined, untold, {})).removed, 0);
    }

    void aFileIsReadByOneWorker()
    {
        QTemporaryDir folder;
        const auto own = libraryAt(folder.filePath(u"own"_s), {u"Bees dance."_s});
        const auto none = libraryAt(folder.filePath(u"none"_s));
        Team team = publish(*none);
        give(team, u"worker"_s, u"work"_s);
        give(team, u"anna"_s, u"add"_s);
        const auto anna = as(u"anna"_s);
        TeamDocument read = must(LibraryTeam(*own).whole(1));
        QVERIFY(must(TeamJobs(*anna).add(team.collection, read.document.hash, read.document.path, 1, {})));
        QVERIFY(!must(TeamJobs(*anna).add(team.collection, read.document.hash, read.document.path, 1, {})));
        const auto one = as(u"worker"_s);
        const auto other = as(u"worker"_s);
        const std::optional<TeamJob> job = must(TeamJobs(*one).lease(u"one"_s, std::chrono::seconds(60), {}));
        QVERIFY(job.has_value());
        QVERIFY(!must(TeamJobs(*other).lease(u"other"_s, std::chrono::seconds(60), {})));
        QVERIFY2(!TeamJobs(*anna).lease(u"anna"_s, std::chrono::seconds(60), {}), "who adds does not work");
        must(TeamJobs(*one).renew(*job, std::chrono::seconds(0), {})); // its lease has expired
        const std::optional<TeamJob> again = must(TeamJobs(*other).lease(u"other"_s, std::chrono::seconds(60), {}));
        QVERIFY(again.has_value());
        QCOMPARE(again->tries, 2);
        const auto late = TeamJobs(*one).finish(*job, read, {});
        QVERIFY(!late && late.error().code == Error::Busy);
        must(TeamJobs(*other).finish(*again, read, {}));
        const QByteArray counts =
            "SELECT (SELECT count(*) FROM attest.document WHERE status = 'indexed'), "
            "(SELECT count(*) FROM attest.passage), (SELECT count(*) FROM attest.job WHERE state = 'done')";
        const PostgresRows rows = must(team.keeper->run(counts.constData(), {}, {}));
        QCOMPARE(rows.integer(0, 0), 1);
        QCOMPARE(rows.integer(0, 1), 1);
        QCOMPARE(rows.integer(0, 2), 1);
        QVERIFY(!must(TeamJobs(*anna).add(team.collection, read.document.hash, read.document.path, 1, {})));
    }

    // A published answer is visible to those who may see all of its documents, and to nobody else.
    void anAnswerIsSeenByWhoSeesItsDocuments()
    {
        QTemporaryDir folder;
        const auto own = libraryAt(folder.filePath(u"own"_s), {u"Bees dance."_s, u"Copper conducts."_s});
        Team team = publish(*own);
        TeamLibrary there(*team.keeper);
        give(team, u"anna"_s);
        must(there.give(u"ben"_s, {}, idOf(team, u"0.pdf"_s), u"read"_s, {})); // only this one
        const auto anna = as(u"anna"_s);
        const auto ben = as(u"ben"_s);
        const QString one = must(TeamAnswers(*anna).publish(u"Who dances?"_s, u"Bees."_s, "BUNDLE\0x"_ba, {"0"}, {}));
        const QString both =
            must(TeamAnswers(*anna).publish(u"What is told?"_s, u"The secret."_s, "SECRET", {"0", "1", "0"}, {}));
        QCOMPARE(must(TeamAnswers(*anna).all({})).size(), 2);
        QCOMPARE(must(TeamAnswers(*anna).all({}))[0].documents, (QStringList{u"0.pdf"_s, u"1.pdf"_s}));
        const QList<TeamAnswer> bens = must(TeamAnswers(*ben).all({}));
        QCOMPARE(bens.size(), 1);
        QCOMPARE(bens[0].question, u"Who dances?"_s);
        QCOMPARE(bens[0].body, u"Bees."_s);
        QCOMPARE(bens[0].author, u"anna"_s);
        QCOMPARE(must(TeamAnswers(*ben).bundle(one, {})), "BUNDLE\0x"_ba);
        const auto hidden = TeamAnswers(*ben).bundle(both, {});
        QVERIFY(!hidden && hidden.error().code == Error::NotFound);
        for (const char *table : {"answer", "answer_content"}) {
            const QByteArray count = QByteArray("SELECT count(*) FROM attest.") + table;
            QCOMPARE(must(ben->run(count.constData(), {}, {})).integer(0, 0), 1);
            const QByteArray gone = QByteArray("UPDATE attest.") + table + " SET " +
                                    (qstrcmp(table, "answer") == 0 ? "question" : "body") + " = ''";
            QVERIFY(!ben->run(gone.constData(), {}, {}));
        }
        // Nobody can publish on hidden documents, in another's name, or withdraw another's answer.
        QVERIFY(!TeamAnswers(*ben).publish(u"?"_s, u"!"_s, "x", {"1"}, {}));
        QVERIFY(!TeamAnswers(*ben).publish(u"?"_s, u"!"_s, "x", {}, {}));
        const QByteArray asAnother =
            u"INSERT INTO attest.answer (author, question, documents) VALUES ('anna', '?', '{%1}')"_s
                .arg(idOf(team, u"0.pdf"_s))
                .toUtf8();
        QVERIFY(!ben->run(asAnother.constData(), {}, {}));
        const auto foreign = TeamAnswers(*ben).withdraw(one, {});
        QVERIFY(!foreign && foreign.error().code == Error::NotFound);
        // A document is revoked for the author: she knows that her answer exists, and nothing else.
        must(there.give(u"anna"_s, team.collection, idOf(team, u"1.pdf"_s), u"none"_s, {}));
        const QList<TeamAnswer> left = must(TeamAnswers(*anna).all({}));
        QCOMPARE(left.size(), 2);
        QVERIFY(left[0].isWithheld && left[0].body.isEmpty() && left[0].documents.isEmpty());
        QVERIFY(!left[1].isWithheld);
        const auto withheld = TeamAnswers(*anna).bundle(both, {});
        QVERIFY(!withheld && withheld.error().message.contains(u"no longer have access"_s));
        QCOMPARE(must(anna->run("SELECT count(*) FROM attest.answer_content", {}, {})).integer(0, 0), 1);
        // Removed for all: its quotations vanish from answers too.
        must(there.remove(idOf(team, u"0.pdf"_s), {}));
        QVERIFY(must(TeamAnswers(*ben).all({})).isEmpty());
        QCOMPARE(must(team.keeper->run("SELECT count(*) FROM attest.answer_content", {}, {})).integer(0, 0), 0);
        must(TeamAnswers(*anna).withdraw(one, {}));
        QCOMPARE(must(team.keeper->run("SELECT count(*) FROM attest.audit WHERE what LIKE 'answer %' AND who = 'anna'",
                                       {}, {}))
                     .integer(0, 0),
                 3);
    }

    // An older library is upgraded, and members admitted before may publish too.
    void anOlderLibraryLearnsOfAnswers()
    {
        const auto keeper = as(u"keeper"_s);
        must(keeper->runScript("BEGIN;" + teamScript("1-schema.sql") +
                                   ";INSERT INTO attest.library (version) VALUES (1);"
                                   "INSERT INTO attest.collection (name) VALUES ('Papers');"
                                   "SELECT attest.give('anna', id, NULL, 'read') FROM attest.collection; COMMIT",
                               {}));
        const auto anna = as(u"anna"_s);
        const auto older = TeamLibrary(*anna).id({});
        QVERIFY(!older && older.error().message.contains(u"older Attest"_s));
        (void)must(TeamLibrary(*keeper).init({}));
        (void)must(TeamLibrary(*anna).id({}));
        QVERIFY(must(TeamAnswers(*anna).all({})).isEmpty());
    }

    void theEndOfAFileBringsTheNext()
    {
        QTemporaryDir folder;
        const auto own =
            libraryAt(folder.filePath(u"own"_s), {u"Bees dance."_s, u"Copper conducts."_s, u"Ice melts."_s});
        const auto none = libraryAt(folder.filePath(u"none"_s));
        Team team = publish(*none);
        give(team, u"worker"_s, u"work"_s);
        const auto worker = as(u"worker"_s);
        TeamJobs jobs(*worker);
        for (const Document &each : own->documents())
            QVERIFY(must(jobs.add(team.collection, each.hash, each.path, 1, {})));
        std::optional<TeamJob> job = must(jobs.lease(u"w"_s, std::chrono::seconds(60), {}));
        int read = 0;
        for (; job; ++read) {
            const TeamDocument whole = must(LibraryTeam(*own).whole(own->withHash(job->sha256).id));
            job = must(jobs.finishAndLease(*job, whole, u"w"_s, std::chrono::seconds(60), {}));
        }
        QCOMPARE(read, 3);
        const PostgresRows rows = must(team.keeper->run("SELECT count(*) FILTER (WHERE state = 'done'), count(*) "
                                                        "FROM attest.job",
                                                        {}, {}));
        QCOMPARE(rows.integer(0, 0), 3);
        QCOMPARE(rows.integer(0, 1), 3);
        // A job taken over by another worker cannot be finished or leased.
        QVERIFY(must(jobs.add(team.collection, "a", u"/a.pdf"_s, 1, {})));
        QVERIFY(must(jobs.add(team.collection, "b", u"/b.pdf"_s, 1, {})));
        const TeamJob lost = *must(jobs.lease(u"w"_s, std::chrono::seconds(0), {}));
        QVERIFY(must(jobs.lease(u"v"_s, std::chrono::seconds(60), {})).has_value());
        const auto late = jobs.finishAndLease(lost, {}, u"w"_s, std::chrono::seconds(60), {});
        QVERIFY(!late && late.error().code == Error::Busy);
        QCOMPARE(
            must(team.keeper->run("SELECT count(*) FROM attest.job WHERE state = 'waiting'", {}, {})).integer(0, 0), 1);
    }

    void aFileThatEndsWorkersIsGivenUp()
    {
        QTemporaryDir folder;
        const auto none = libraryAt(folder.filePath(u"none"_s));
        Team team = publish(*none);
        give(team, u"worker"_s, u"work"_s);
        give(team, u"anna"_s);
        const auto worker = as(u"worker"_s);
        TeamJobs jobs(*worker);
        QVERIFY(must(jobs.add(team.collection, "poison", u"/in/poison.pdf"_s, 1, {})));
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(must(jobs.endPoison({})), 0);
            QVERIFY(must(jobs.lease(u"w"_s, std::chrono::seconds(0), {})).has_value()); // and the worker dies
        }
        QVERIFY(!must(jobs.lease(u"w"_s, std::chrono::seconds(0), {})));
        QCOMPARE(must(jobs.endPoison({})), 1);
        const auto joined = libraryAt(folder.filePath(u"joined"_s));
        QCOMPARE(must(pullTeam(*as(u"anna"_s), *joined, untold, {})).kept, 1);
        const Document told = joined->documents().first();
        QCOMPARE(told.status, DocumentStatus::Failed);
        QVERIFY(told.reason.contains(u"3 workers"_s));
    }
};

QTEST_GUILESS_MAIN(tst_Team)
#include "tst_team.moc"
