// attest-cli recheck: whether the documents, as they are now, still support the answers of a session.
#include "app/cli/clicommands.h"
#include "app/cli/cliservers.h"
#include "app/jobs/recheckjob.h"
#include "core/session/freshness.h"
#include "core/session/sessionjson.h"
#include "core/library/librarysessions.h"

#include <algorithm>

namespace app {
namespace {

constexpr const char *recheckStates[] = {"changed", "gone", "offline"};

core::Json staleJson(const QList<core::StaleEvidence> &stale)
{
    QList<core::Json> all;
    for (const core::StaleEvidence &each : stale)
        all.append(core::Json::object({{"document", each.title},
                                       {"document_id", each.document},
                                       {"state", QLatin1String(recheckStates[each.state])}}));
    return all;
}

core::Json answerJson(const core::Turn &turn, const QList<core::StaleEvidence> &stale, const core::Recheck &checked)
{
    core::JsonObject json = core::toJson(core::Review{{}, {checked}})[u"checked_again"][0];
    json.set("turn", turn.id);
    json.set("question", turn.question);
    json.set("stale", staleJson(stale));
    return json;
}

void tell(const core::Turn &turn, const QList<core::StaleEvidence> &stale, const core::Recheck &checked)
{
    printLine(turn.question);
    for (const core::StaleEvidence &each : stale)
        printLine(QStringLiteral("  %1").arg(core::inWords(each)));
    printLine(QStringLiteral("  ") + QStringLiteral("%1 %2").arg(core::inWords(checked), checked.remark).trimmed());
}

} // namespace

int runRecheck(const CliOptions &options, core::Library *library, std::stop_token stop)
{
    bool isNumber = false;
    const core::SessionId id = options.arguments.first().toLongLong(&isNumber);
    const core::Result<core::Session> session = core::LibrarySessions(*library).find(id);
    if (!isNumber || !session)
        return complain({core::Error::NotFound,
                         QStringLiteral("There is no session “%1”; “attest-cli sessions” lists them.")
                             .arg(options.arguments.first()),
                         {}});
    if (session->isReadOnly())
        return complain(
            {core::Error::Invalid,
             QStringLiteral("Session %1 is from an evidence bundle; recheck its answers in the library they come from.")
                 .arg(id),
             {}});
    const QList<core::Document> documents = library->documents();
    const auto now = [&](core::DocumentId wanted) -> const core::Document * {
        const auto found = std::find_if(documents.cbegin(), documents.cend(),
                                        [&](const core::Document &each) { return each.id == wanted; });
        return found == documents.cend() ? nullptr : &*found;
    };
    CliLocalServer local;
    const core::Connections connections = connectionsFor(options.settings);
    QList<core::Json> answers;
    bool isWhole = true; // everything to be checked could be read
    for (core::Turn turn : session->turns) {
        if (turn.damaged) {
            isWhole = false;
            printNote(turn.remark);
        }
        if (turn.answer.isEmpty() || turn.sources.isEmpty())
            continue;
        const QList<core::StaleEvidence> stale = core::staleEvidence(turn, now);
        const core::Result<core::Recheck> checked =
            recheckAnswer(turn, options.settings, {*library, connections, local.server}, stop);
        if (!checked && checked.error().code == core::Error::Storage) {
            isWhole = false;
            printNote(QStringLiteral("%1 %2").arg(turn.question, checked.error().message));
            continue;
        }
        if (!checked)
            return complain(checked.error());
        turn.review.rechecks.append(*checked);
        if (const core::Result<void> saved = core::LibrarySessions(*library).saveTurn(id, turn); !saved)
            return complain(saved.error());
        answers.append(answerJson(turn, stale, *checked));
        if (!options.json)
            tell(turn, stale, *checked);
    }
    if (options.json)
        printLine(oneLine(core::Json::object({{"session", id}, {"answers", answers}})));
    else if (answers.isEmpty() && isWhole)
        printNote(QStringLiteral("No answer in this session cites sources, so there is nothing to check."));
    return isWhole ? CliStatus::Done : CliStatus::Failed;
}

} // namespace app
