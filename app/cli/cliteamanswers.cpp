// attest-cli team publish, answers and withdraw: answers for everybody who may see the documents they rest on.
#include "app/cli/clicommands.h"
#include "app/cli/cliservers.h"
#include "app/jobs/exportjob.h"
#include "app/jobs/publishjob.h"
#include "app/runtime/outfile.h"
#include "core/library/librarysessions.h"

#include <QDateTime>
#include <QFileInfo>
#include <QLocale>

namespace app {
namespace {

using core::Error;
using core::Result;

core::Json answerJson(const core::TeamAnswer &answer)
{
    core::JsonObject json = core::Json::object({{"id", answer.id},
                                                {"author", answer.author},
                                                {"published", answer.placed},
                                                {"question", answer.question},
                                                {"withheld", answer.isWithheld}});
    json.set("answer", answer.body);
    QList<core::Json> documents;
    for (const QString &title : answer.documents)
        documents.append(title);
    json.set("documents", documents);
    return json;
}

// The requested turn: the last answer, or the one with this 1-based number.
Result<QString> turnOf(const core::Library &library, core::SessionId id, const QString &number)
{
    const Result<core::Session> session = core::KeptSessions(library).find(id);
    if (!session)
        return session.error();
    const qsizetype at = number.isEmpty() ? session->turns.size() - 1 : number.toLongLong() - 1;
    if (at < 0 || at >= session->turns.size())
        return Error{Error::NotFound,
                     QStringLiteral("There is no answer %1 in session %2; “attest-cli sessions” lists the sessions.")
                         .arg(number.isEmpty() ? QStringLiteral("1") : number, QString::number(id)),
                     {}};
    return session->turns[at].id;
}

} // namespace

int runTeamPublish(const CliOptions &options, core::Postgres &postgres, std::stop_token stop)
{
    const auto library = core::Library::open(libraryFolder(options), {}, core::Library::ToRead);
    if (!library)
        return complain(library.error());
    const core::SessionId session = options.arguments[1].toLongLong();
    const Result<QString> turn = turnOf(**library, session, options.arguments.value(2));
    if (!turn)
        return complain(turn.error());
    const Result<QString> id =
        publishAnswer(**library, session, *turn, secretsOf(connectionsFor(options.settings)), {}, postgres, stop);
    if (!id)
        return complain(id.error());
    if (options.json)
        printLine(oneLine(core::Json::object({{"id", *id}})));
    else
        printNote(
            QStringLiteral("Published as %1; everyone who may see the documents it is based on can see it.").arg(*id));
    return CliStatus::Done;
}

int runTeamAnswers(const CliOptions &options, core::Postgres &postgres, std::stop_token stop)
{
    core::TeamAnswers answers(postgres);
    if (options.arguments.size() == 2) {
        if (options.output.isEmpty() || (!options.overwrite && QFileInfo::exists(options.output)))
            return complain({Error::Invalid,
                             options.output.isEmpty()
                                 ? QStringLiteral("Use -o FILE to say where the evidence bundle goes.")
                                 : QStringLiteral("%1 already exists; choose another name, or use --overwrite.")
                                       .arg(options.output),
                             {}});
        const Result<QByteArray> bundle = answers.bundle(options.arguments[1], stop);
        if (!bundle)
            return complain(bundle.error());
        const Result<void> written = writeFile(options.output, *bundle);
        return written ? int(CliStatus::Done) : complain(written.error());
    }
    const Result<QList<core::TeamAnswer>> all = answers.all(stop);
    if (!all)
        return complain(all.error());
    for (const core::TeamAnswer &answer : *all) {
        if (options.json) {
            printLine(oneLine(answerJson(answer)));
            continue;
        }
        printLine(QStringLiteral("%1  %2, %3")
                      .arg(answer.id, answer.author,
                           QLocale().toString(QDateTime::fromMSecsSinceEpoch(answer.placed), QLocale::ShortFormat)));
        printLine(QStringLiteral("  ") + answer.question);
        printLine(QStringLiteral("  ") + (answer.isWithheld
                                              ? QStringLiteral("Based on a document you no longer have access to.")
                                              : QString(answer.body).replace(u'\n', QStringLiteral("\n  "))));
    }
    return CliStatus::Done;
}

int runTeamWithdraw(const CliOptions &options, core::Postgres &postgres, std::stop_token stop)
{
    const Result<void> gone = core::TeamAnswers(postgres).withdraw(options.arguments.value(1), stop);
    return gone ? int(CliStatus::Done) : complain(gone.error());
}

} // namespace app
