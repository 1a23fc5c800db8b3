// The quality of searches in a team's library on its server, compared with a personal library of the same texts:
// nDCG@10 on judged sets of questions, and the time of a search. Prints one table row per set.
// Usage: attest-seek SET…; a SET is a folder of docs.jsonl, queries.jsonl and qrels. Starts its own PostgreSQL server
// (as nobody, if run by root).
#include "core/eval/metrics.h"
#include "core/eval/textlibrary.h"
#include "core/library/libraryindexes.h"
#include "core/library/libraryteam.h"
#include "core/models/builtin.h"
#include "core/team/teamlibrary.h"
#include "core/team/teamseek.h"
#include "core/team/teamspace.h"
#include "must.h"
#include "postgresserver.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>

#include <cstdio>

using namespace core;
using namespace Qt::StringLiterals;
using tests::must;

namespace {

constexpr int ranked = 10;
constexpr int found = 40; // passages: some share a page

struct Measured
{
    QList<double> gains;
    QList<double> seconds;
};

void publish(Postgres &keeper, Library &library)
{
    TeamLibrary team(keeper);
    (void)must(team.init({}));
    const QString collection = must(team.collection(u"Papers"_s, TeamLibrary::IfMissing::Make, {}));
    for (const Document &document : library.documents()) {
        auto change = must(PostgresTransaction::begin(keeper, PostgresTransaction::Change, {}));
        (void)must(team.publish(collection, must(LibraryTeam(library).whole(document.id)), {}));
        must(change->commit({}));
    }
    must(team.give(u"anna"_s, collection, {}, u"read"_s, {}));
}

void fit(Postgres &keeper)
{
    Inline parallel;
    const QString collection = must(TeamLibrary(keeper).collection(u"Papers"_s, TeamLibrary::IfMissing::Fail, {}));
    (void)must(TeamSpace(keeper).fit(collection, parallel, [](int, int) {}, {}));
}

// Adds copies of the collection's terms under other document ids.
void hide(Postgres &keeper)
{
    must(keeper.runScript(
        "INSERT INTO attest.collection (name) VALUES ('Hidden');"
        "INSERT INTO attest.document (collection, sha256, status, path, bytes, title, author, pages, passages, "
        "seconds, "
        "added, reader, passage_length, passage_overlap, locked, outline) SELECT c.id, n::text, 'indexed', '/hidden/' "
        "|| n, "
        "0, '', '', 0, 0, 0, 0, 0, 0, 0, false, '[]' FROM attest.collection AS c, generate_series(1, 10) AS n WHERE "
        "c.name = "
        "'Hidden';"
        "INSERT INTO attest.passage_terms SELECT h.id, h.collection, row_number() OVER (PARTITION BY h.id), p.length, "
        "ARRAY(SELECT t # a.mark # b.mark FROM unnest(p.terms) AS t), p.hits FROM attest.passage_terms AS p "
        "JOIN attest.collection AS a ON a.id = p.collection, attest.document AS h JOIN attest.collection AS b ON b.id "
        "= "
        "h.collection WHERE b.name = 'Hidden';"
        "SELECT attest.fold_terms(); ANALYZE",
        {}));
}

std::shared_ptr<const EvidenceRanker> byWords(const EvidenceSources &sources)
{
    return std::make_shared<const EvidenceRanker>(sources.idf, sources.tables);
}

using Ranking = std::function<QList<std::pair<DocumentId, int>>(const QString &question)>;

Measured asked(const QuestionSet &set, const Shelf &shelf, const Ranking &ranking)
{
    Measured measured;
    for (const KnownQuestion &known : set.questions) {
        QHash<QString, double> wanted;
        for (const Evidence &evidence : known.evidence) {
            for (const QString &key : shelf.keysOf(evidence))
                wanted[key] = std::max(wanted.value(key), evidence.grade);
        }
        if (wanted.isEmpty())
            continue;
        QElapsedTimer clock;
        clock.start();
        const auto pages = ranking(known.question);
        measured.seconds.append(double(clock.nsecsElapsed()) / 1e9);
        QStringList keys;
        for (const auto &[document, page] : pages) {
            if (const QString key = Shelf::keyOf(document, page); !keys.contains(key))
                keys.append(key);
        }
        measured.gains.append(ndcgAt(keys, wanted, ranked));
    }
    return measured;
}

void print(const QString &name, const Measured &own, const Measured &there)
{
    QList<double> difference;
    for (qsizetype i = 0; i < own.gains.size(); ++i)
        difference.append(there.gains[i] - own.gains[i]);
    const Interval interval = intervalOfMean(difference);
    std::printf("| %s | %lld | %.3f | %.3f | %+.3f (%+.3f to %+.3f) | %.1f, %.1f ms | %.1f, %.1f ms |\n",
                qPrintable(name), static_cast<long long>(own.gains.size()), mean(own.gains), mean(there.gains),
                mean(difference), interval.low, interval.high, percentile(own.seconds, 0.5) * 1e3,
                percentile(own.seconds, 0.95) * 1e3, percentile(there.seconds, 0.5) * 1e3,
                percentile(there.seconds, 0.95) * 1e3);
    std::fflush(stdout);
}

void measure(const QString &folder, const tests::PostgresServer &server, int number)
{
    const QuestionSet set = must(readQuestionSet(folder, {}));
    const QTemporaryDir scratch;
    const auto library = must(Library::open(scratch.path(), [](const QString &) {}));
    must(addTexts(set, Settings(), *library, {}));
    Inline parallel;
    must(LibraryIndexes(*library).fit(parallel, {}));
    const QString base = u"team%1"_s.arg(number);
    (void)server.sql(u"CREATE DATABASE %1 OWNER keeper"_s.arg(base));
    {
        const auto keeper = must(Postgres::connect({server.address(u"keeper"_s, base)}, {}));
        publish(*keeper, *library);
    }
    const Shelf shelf(set, *library);
    Inline here;
    const Measured own = asked(set, shelf, [&](const QString &question) {
        QList<std::pair<DocumentId, int>> pages;
        const auto ranker = wordRankerFor(*library);
        for (const FoundPassage &each : must(searchByEvidence({question, found, {}}, *library, *ranker, here, {})))
            pages.append({each.passage.document, each.passage.page});
        return pages;
    });
    const auto there = [&] {
        const auto anna = must(Postgres::connect({server.address(u"anna"_s, base)}, {}));
        return asked(set, shelf, [&](const QString &question) {
            QList<std::pair<DocumentId, int>> pages;
            for (const TeamPassage &each : must(TeamSeek(*anna).search({question, found}, byWords, here, {})))
                pages.append({library->withPlace(each.passage.path).id, each.passage.page});
            return pages;
        });
    };
    const QString name = QFileInfo(folder).fileName();
    print(name + u", by words"_s, own, there());
    const auto keeper = must(Postgres::connect({server.address(u"keeper"_s, base)}, {}));
    fit(*keeper);
    must(keeper->runScript("ANALYZE", {}));
    print(name + u", fitted"_s, own, there());
    // The same with ten times as much data in a collection hidden from anna: her searches must not slow down.
    hide(*keeper);
    print(name + u", with ten times as much hidden"_s, own, there());
    (void)server.sql(u"CREATE EXTENSION vector"_s, base);
    if (server.sql(u"SELECT count(*) FROM pg_extension WHERE extname = 'vector'"_s, base) != u"1"_s)
        return;
    fit(*keeper);
    print(name + u", with pgvector"_s, own, there());
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication program(argc, argv);
    tests::PostgresServer server;
    if (argc < 2 || !server.start()) {
        std::printf("attest-seek SET…; it needs PostgreSQL's server (./installer/setup test)\n");
        return 2;
    }
    (void)server.sql(u"CREATE ROLE keeper LOGIN; CREATE ROLE anna LOGIN"_s);
    std::printf(
        "| set | questions | nDCG@10 local | on the server | difference (95 %%) | local, half and 95 %% within | on "
        "the server |\n| --- | --- | --- | --- | --- | --- | --- |\n");
    const QStringList folders = QCoreApplication::arguments().mid(1);
    for (int i = 0; i < folders.size(); ++i)
        measure(folders[i], server, i);
}
