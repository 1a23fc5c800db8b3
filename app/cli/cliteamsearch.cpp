// attest-cli team search and fit: searches a team's library on its server, without pulling it, and prepares it for
// that.
#include "app/cli/clicommands.h"
#include "app/runtime/pool.h"
#include "core/base/plural.h"
#include "core/flow/tracejson.h"
#include "core/models/builtin.h"
#include "core/session/wording.h"
#include "core/team/teamlibrary.h"
#include "core/team/teamseek.h"
#include "core/team/teamspace.h"

namespace app {
namespace {

using core::Result;

constexpr int foundOnServer = 10; // passages found by default

// Ids of the given collection and documents; empty: none given.
Result<QStringList> scopeOf(const CliOptions &options, core::Postgres &postgres, const std::stop_token &stop)
{
    core::TeamLibrary team(postgres);
    QString collection;
    if (!options.collection.isEmpty()) {
        const Result<QString> known = team.collection(options.collection, core::TeamLibrary::IfMissing::Fail, stop);
        if (!known)
            return known.error();
        collection = *known;
    }
    QStringList scope;
    for (const QString &name : options.documents) {
        const Result<QString> document = team.document(name, collection, stop);
        if (!document)
            return document.error();
        scope.append(*document);
    }
    if (scope.isEmpty() && !collection.isEmpty())
        scope.append(collection);
    return scope;
}

core::Json passageJson(const core::TeamPassage &found, int rank)
{
    core::JsonObject json = core::toJson(found.passage);
    json.set("id", found.document + u'/' + QString::number(found.passage.ordinal));
    json.set("document_id", found.document);
    json.set("rank", rank);
    if (found.best)
        json.set("span", spanJson(found));
    return json;
}

} // namespace

int runTeamSearch(const CliOptions &options, core::Postgres &postgres, std::stop_token stop)
{
    const Result<QStringList> scope = scopeOf(options, postgres, stop);
    if (!scope)
        return complain(scope.error());
    const QString question = options.arguments.mid(1).join(u' ');
    Pool pool(options.settings.concurrentCalls);
    const auto rankerOf = [&](const core::EvidenceSources &sources) {
        return core::evidenceRankerFor(options.settings, sources, stop);
    };
    core::SearchRemarks remarks;
    const Result<QList<core::TeamPassage>> found = core::TeamSeek(postgres).search(
        {question, options.count.value_or(foundOnServer), *scope}, rankerOf, pool, stop, &remarks);
    if (!found)
        return complain(found.error());
    for (const QString &remark : core::inWords(remarks))
        printNote(remark);
    QList<core::Json> passages;
    for (int i = 0; i < found->size(); ++i) {
        const core::Passage &passage = found->at(i).passage;
        passages.append(passageJson(found->at(i), i + 1));
        if (!options.json)
            printLine(QStringLiteral("%1. %2  (%3: text %4, vector %5, page %6)\n   %7\n")
                          .arg(QString::number(i + 1), core::placeOf(passage),
                               QLocale().toString(passage.score, 'f', 3),
                               QLocale().toString(passage.scores.text, 'f', 2),
                               QLocale().toString(passage.scores.vector, 'f', 2),
                               QLocale().toString(passage.scores.page, 'f', 2), found->at(i).snippet().left(300)));
    }
    if (options.json)
        printLine(oneLine(core::Json::object({{"question", question}, {"passages", passages}})));
    else if (passages.isEmpty())
        printNote(QStringLiteral(
            "Nothing found; try other words, or ask the team library's manager whether you may see the documents."));
    return CliStatus::Done;
}

int runTeamFit(const CliOptions &options, core::Postgres &postgres, std::stop_token stop)
{
    const Result<core::TeamStatus> status = core::TeamLibrary(postgres).status(stop);
    if (!status)
        return complain(status.error());
    if (!status->manages)
        return complain(
            {core::Error::Invalid, QStringLiteral("Only the team library's manager can do this; ask them."), {}});
    Pool pool(readersFor(options.settings.readers).cores - 1); // the calling thread works too
    bool isKnown = options.collection.isEmpty();
    for (const core::TeamCollection &each : status->collections) {
        if (!options.collection.isEmpty() && each.name != options.collection)
            continue;
        isKnown = true;
        const auto tell = [&each](int done, int of) {
            if (done % 100 == 0)
                printProgress(QStringLiteral("%1 of %2 documents in “%3” indexed.").arg(done).arg(of).arg(each.name));
        };
        const Result<core::TeamFit> fit = core::TeamSpace(postgres).fit(each.id, pool, tell, stop);
        if (!fit)
            return complain(fit.error());
        printNote(
            !fit->isThere
                ? QStringLiteral("“%1” has too little text to compare meanings; it is searched by words alone.")
                      .arg(each.name)
            : fit->isFitted
                ? QStringLiteral("“%1” was fitted; %2 indexed.").arg(each.name, core::plural(fit->placed, "document"))
                : QStringLiteral("“%1”: %2 indexed.").arg(each.name, core::plural(fit->placed, "document")));
    }
    if (isKnown)
        return CliStatus::Done;
    const Result<QString> unknown =
        core::TeamLibrary(postgres).collection(options.collection, core::TeamLibrary::IfMissing::Fail, stop);
    return unknown ? int(CliStatus::Done) : complain(unknown.error());
}

} // namespace app
