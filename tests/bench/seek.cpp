// How well a team's library is searched on its server, beside a library of one's own with the same texts: nDCG@10 of
// judged sets of questions, and how long a search takes. Prints a row of a table a set.
// Usage: attest-seek SET…; a SET is a folder of docs.jsonl, queries.jsonl and qrels. Starts a PostgreSQL server of its
// own (as nobody, where it is run by root).
#include "core/eval/metrics.h"
#include "core/eval/textlibrary.h"
#include "core/library/libraryindexes.h"
#include "core/library/libraryteam.h"
#include "core/team/teamlibrary.h"
#include "core/team/teamseek.h"
#include "postgresserver.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>

#include <cstdio>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

constexpr int ranked = 10;
constexpr int found = 40; // passages: some stand on one page

template <class T>
T must(Result<T> result)
{
    if (!result)
        qFatal("%s (%s)", qPrintable(result.error().message), qPrintable(result.error().detail));
    return *std::move(result);
}

void must(const Result<void> &result)
{
    if (!result)
        qFatal("%s (%s)", qPrintable(result.error().message), qPrintable(result.error().detail));
}

struct Measured
{
    QList<double> gains;
    QList<double> seconds;
    QStringList pages; // of the question that is asked

    void begin() { pages.clear(); }
    void take(DocumentId document, int page)
    {
        const QString key = Shelf::keyOf(document, page);
        if (!pages.contains(key))
            pages.append(key);
    }
    void end(const QHash<QString, double> &wanted) { gains.append(ndcgAt(pages, wanted, ranked)); }
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
    const auto anna = must(Postgres::connect({server.address(u"anna"_s, base)}, {}));
    const Shelf shelf(set, *library);
    Measured own, there;
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
        const QList<Passage> passages = must(library->search({known.question, found, {}}, {}));
        own.seconds.append(double(clock.nsecsElapsed()) / 1e9);
        own.begin();
        for (const Passage &passage : passages)
            own.take(passage.document, passage.page);
        own.end(wanted);
        clock.restart();
        const QList<TeamPassage> sought = must(TeamSeek(*anna).search({known.question, found}, {}));
        there.seconds.append(double(clock.nsecsElapsed()) / 1e9);
        there.begin();
        for (const TeamPassage &each : sought)
            there.take(library->withPlace(each.passage.path).id, each.passage.page);
        there.end(wanted);
    }
    QList<double> difference;
    for (qsizetype i = 0; i < own.gains.size(); ++i)
        difference.append(there.gains[i] - own.gains[i]);
    const Interval interval = intervalOfMean(difference);
    std::printf("| %s | %lld | %.3f | %.3f | %+.3f (%+.3f to %+.3f) | %.1f, %.1f ms | %.1f, %.1f ms |\n",
                qPrintable(QFileInfo(folder).fileName()), static_cast<long long>(own.gains.size()), mean(own.gains),
                mean(there.gains), mean(difference), interval.low, interval.high, percentile(own.seconds, 0.5) * 1e3,
                percentile(own.seconds, 0.95) * 1e3, percentile(there.seconds, 0.5) * 1e3,
                percentile(there.seconds, 0.95) * 1e3);
    std::fflush(stdout);
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
