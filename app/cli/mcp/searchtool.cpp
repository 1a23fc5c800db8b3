// search: passages, the best first.
#include "app/cli/clicommands.h"
#include "app/cli/mcp/mcpreply.h"
#include "app/cli/mcp/mcptool.h"
#include "core/library/evidencesearch.h"
#include "core/models/builtin.h"

namespace app {
namespace {

using core::Json;

constexpr int mostFoundPassages = 200;
constexpr int usualPassages = 10;

Json spanReply(const core::FoundPassage &found)
{
    core::JsonEntries entries{
        {"from", found.best->from}, {"to", found.best->to}, {"text", core::withoutOverrides(found.snippet())}};
    if (found.probability > 0)
        entries.append({"probability", found.probability});
    return Json::object(entries);
}

} // namespace

core::Result<Json> searchTool(const McpArguments &arguments, const McpMeans &means, std::stop_token stop)
{
    const QString query = arguments.text(QLatin1String("query"));
    const QStringList names = arguments.texts(QLatin1String("documents"));
    const core::Result<int> from = cursorFrom(arguments.text(QLatin1String("cursor")), QStringList{query} + names);
    if (!from)
        return from.error();
    const auto documents = documentsNamed(names, means.library, Named::Several);
    if (!documents)
        return documents.error();
    core::SearchRemarks remarks;
    const auto ranker = core::evidenceRankerFor(means.settings, means.library, stop);
    const auto found = core::searchByEvidence({query, mostFoundPassages, *documents}, means.library, *ranker,
                                              means.parallel, stop, &remarks);
    if (!found)
        return found.error();
    const int total = int(found->size());
    const int most = arguments.whole(QLatin1String("limit"), usualPassages);
    McpReply reply;
    QList<Json> passages;
    int next = std::min(*from, total);
    for (; next < total && passages.size() < most; ++next) {
        const core::FoundPassage &each = found->at(next);
        const core::Passage &passage = each.passage;
        core::JsonEntries entries =
            core::JsonEntries{{"rank", next + 1}, {"score", passage.score}} +
            passageReply(passage, means.library, reply) +
            core::JsonEntries{{"boxes", boxesReply(means.library.places(passage, 0, int(passage.text.size())))}};
        if (each.best)
            entries.append({"span", spanReply(each)});
        if (!reply.add(passages, Json::object(entries)))
            break;
    }
    const bool goesOn = next < total;
    if (goesOn && passages.size() < most)
        reply.note(
            QStringLiteral("%1 passages fit into this reply; use the cursor to get the rest.").arg(passages.size()));
    if (total == mostFoundPassages)
        reply.note(QStringLiteral("Only the best %1 passages are returned.").arg(total));
    core::JsonEntries result{{"total", total},
                             {"passages", Json(passages)},
                             {"remark", core::inWords(remarks).join(u' ')},
                             {"cut", reply.cut()}};
    if (goesOn)
        result.append({"next_cursor", cursorAt(next, QStringList{query} + names)});
    return Json::object(result);
}

} // namespace app
