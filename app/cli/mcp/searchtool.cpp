// search: passages, the best first.
#include "app/cli/clicommands.h"
#include "app/cli/mcp/mcpreply.h"
#include "app/cli/mcp/mcptool.h"

namespace app {
namespace {

using core::Json;

constexpr int mostFoundPassages = 200;
constexpr int usualPassages = 10;

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
    QString remark;
    const auto found = means.library.search({query, mostFoundPassages, *documents}, stop, &remark);
    if (!found)
        return found.error();
    const int total = int(found->size());
    const int most = arguments.whole(QLatin1String("limit"), usualPassages);
    McpReply reply;
    QList<Json> passages;
    int next = std::min(*from, total);
    for (; next < total && passages.size() < most; ++next) {
        const core::Passage &passage = found->at(next);
        const core::JsonEntries entries =
            core::JsonEntries{{"rank", next + 1}, {"score", passage.score}} + passageReply(passage, reply) +
            core::JsonEntries{{"boxes", boxesReply(means.library.places(passage, 0, int(passage.text.size())))}};
        if (!reply.add(passages, Json::object(entries)))
            break;
    }
    const bool goesOn = next < total;
    if (goesOn && passages.size() < most)
        reply.note(
            QStringLiteral("%1 passages fit into one reply; the cursor leads to the rest.").arg(passages.size()));
    if (total == mostFoundPassages)
        reply.note(QStringLiteral("No more than the best %1 passages are looked at.").arg(total));
    core::JsonEntries result{{"total", total}, {"passages", Json(passages)}, {"remark", remark}, {"cut", reply.cut()}};
    if (goesOn)
        result.append({"next_cursor", cursorAt(next, QStringList{query} + names)});
    return Json::object(result);
}

} // namespace app
