// attest-cli's commands for questions: search, ask, flows, profiles, sessions.
#include "app/jobs/answerjob.h"
#include "app/cli/clicommands.h"
#include "app/cli/cliservers.h"
#include "app/jobs/embedjob.h"
#include "app/jobs/localmodel.h"
#include "app/runtime/pool.h"
#include "core/base/catalogue.h"
#include "core/base/profiles.h"
#include "core/session/computation.h"
#include "core/session/wording.h"
#include "core/library/filenow.h"
#include "core/web/websearch.h"
#include "core/session/sessionjson.h"
#include "core/flow/tracejson.h"
#include "core/library/evidencesearch.h"
#include "core/models/builtin.h"
#include "core/library/librarysessions.h"

#include <QLocale>
#include <QDateTime>
#include <QFile>

#include <algorithm>
#include <cstdio>

#include <sys/ioctl.h>
#include <unistd.h>

namespace app {
namespace {

constexpr int usualCount = 10;      // passages searched for by default
constexpr int longestNearest = 160; // characters shown of a passage near a question without an answer

core::Json boxesOf(const core::Library &library, const core::Passage &passage)
{
    QList<core::Json> boxes;
    for (const core::PlaceOnPage &place : library.places(passage, 0, int(passage.text.size()))) {
        for (const core::Box &box : place.boxes)
            boxes.append(core::Json::object({{"page", place.page},
                                             {"left", box.left},
                                             {"top", box.top},
                                             {"right", box.right},
                                             {"bottom", box.bottom}}));
    }
    return boxes;
}

// One sentence for each document found whose file has changed since.
QStringList changedAmong(const QList<core::FoundPassage> &found, const core::Library &library,
                         const std::stop_token &stop)
{
    QList<core::DocumentId> documents;
    for (const core::FoundPassage &each : found)
        documents.append(each.passage.document);
    QStringList sentences;
    for (const core::ChangedFile &each : core::changedAmong(documents, library, stop))
        sentences.append(core::inWords(each));
    return sentences;
}

// Wraps lines to the terminal's width; piped output is unchanged.
QString wrapped(const QString &text)
{
    constexpr int widest = 100; // widest line that is easy to read
    winsize size{};
    if (!isatty(STDOUT_FILENO) || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0)
        return text;
    const qsizetype width = std::clamp<qsizetype>(size.ws_col == 0 ? 80 : size.ws_col, 20, widest);
    QStringList lines;
    for (QString line : text.split(u'\n')) {
        while (line.size() > width) {
            const qsizetype space = line.lastIndexOf(u' ', width);
            const qsizetype end = space > 0 ? space : width;
            lines.append(line.left(end));
            line = line.mid(space > 0 ? end + 1 : end);
        }
        lines.append(line);
    }
    return lines.join(u'\n');
}

void printVerdicts(const core::Turn &turn)
{
    printLine(QStringLiteral("Verdicts:"));
    for (const core::TraceEvent &event : turn.trace) {
        if (!event.verdict())
            continue;
        const core::Verdict &verdict = *event.verdict();
        const bool ofQuestion = verdict.kind == core::Verdict::Retrieval || verdict.kind == core::Verdict::Route ||
                                verdict.kind == core::Verdict::Complexity;
        const QString subject = ofQuestion              ? QStringLiteral("the question")
                                : verdict.sentence >= 0 ? QStringLiteral("sentence %1").arg(verdict.sentence + 1)
                                : verdict.passage != 0  ? QStringLiteral("passage %1").arg(verdict.passage)
                                                        : QStringLiteral("the answer");
        printLine(wrapped(QStringLiteral("  %1 of %2: %3 (%4), %5")
                              .arg(core::kindName(verdict.kind), subject, verdict.label,
                                   core::probabilityWords(verdict), verdict.reason)));
    }
    printLine(QStringLiteral("Path:"));
    for (const QString &step : core::pathOf(turn))
        printLine(wrapped(QStringLiteral("  ") + step));
}

void printTurn(const core::Turn &turn, bool why)
{
    printLine(wrapped(turn.question));
    printLine({});
    if (!turn.answer.isEmpty()) {
        printLine(wrapped(core::withCellMarks(core::markedAnswer(turn))));
        printLine({});
    }
    printLine(core::outcomeLine(turn));
    for (const QString &remark : core::remarksOf(turn))
        printLine(wrapped(remark));
    const QStringList computation = core::computationLines(turn);
    for (const QString &line : computation)
        printLine(wrapped(QStringLiteral("  ") + line));
    for (const core::Citation &citation : computation.isEmpty() ? turn.citations : QList<core::Citation>())
        printLine(wrapped(QStringLiteral("  [%1] %2: “%3”")
                              .arg(citation.number)
                              .arg(core::placeOf(citation), citation.quote.simplified())));
    if (!turn.nearest.isEmpty())
        printLine(QStringLiteral("Nearest passages:"));
    for (const core::Passage &passage : turn.nearest)
        printLine(wrapped(QStringLiteral("  %1: “%2”")
                              .arg(core::placeOf(passage), core::closestText(turn, passage, longestNearest))));
    if (why)
        printVerdicts(turn);
}

core::Error noSession(core::SessionId id)
{
    return {
        core::Error::NotFound, QStringLiteral("There is no session %1; “attest-cli sessions” lists them.").arg(id), {}};
}

// The words after the command, or piped text.
QString questionOf(const CliOptions &options)
{
    const QString typed = options.arguments.join(u' ').trimmed();
    const bool piped = typed.isEmpty() && !isatty(STDIN_FILENO);
    if (typed != QLatin1String("-") && !piped)
        return typed;
    constexpr qint64 longest = 65'536;
    QFile input;
    return input.open(stdin, QIODevice::ReadOnly) ? QString::fromUtf8(input.read(longest)).trimmed() : QString();
}

// Creates a session if none was given. An error: the library is read-only.
core::Result<core::Session> sessionFor(const QString &question, const CliOptions &options, core::Library &library)
{
    if (options.session) {
        const core::Result<core::Session> session = core::LibrarySessions(library).find(*options.session);
        return session ? session : core::Result<core::Session>(noSession(*options.session));
    }
    core::Session session;
    if (options.noKeep)
        return session;
    session.title = titleFor(question);
    session.created = session.changed = QDateTime::currentMSecsSinceEpoch();
    const core::Result<core::SessionId> saved = core::LibrarySessions(library).save(session);
    if (!saved)
        return saved.error();
    session.id = *saved;
    return session;
}

} // namespace

core::Json spanJson(const core::FoundPassage &found)
{
    core::JsonEntries entries{{"from", found.best->from}, {"to", found.best->to}, {"text", found.snippet()}};
    if (found.probability > 0)
        entries.append({"probability", found.probability});
    return core::Json::object(entries);
}

void useEmbedderOrSay(core::Library &library, const core::Settings &settings, LocalServer &local, std::stop_token stop)
{
    if (settings.embedder.isEmpty())
        return;
    const core::Connections connections = connectionsFor(settings);
    const core::Result<void> used = useEmbedder(library, settings, {connections, local}, stop);
    if (!used && used.error().code != core::Error::Cancelled)
        printNote(used.error().message);
}

int runSearch(const CliOptions &options, core::Library *library, std::stop_token stop)
{
    const core::Result<QList<core::DocumentId>> documents = documentsChosen(options, *library);
    if (!documents)
        return complain(documents.error());
    const QString question = options.arguments.join(u' ');
    CliLocalServer local;
    useEmbedderOrSay(*library, options.settings, local.server, stop);
    core::SearchRemarks remarks;
    Pool pool(options.settings.concurrentCalls);
    const auto ranker = core::evidenceRankerFor(options.settings, *library, stop);
    const core::Result<QList<core::FoundPassage>> found = core::searchByEvidence(
        {question, options.count.value_or(usualCount), *documents}, *library, *ranker, pool, stop, &remarks);
    if (!found)
        return complain(found.error());
    for (const QString &remark : core::inWords(remarks))
        printNote(remark);
    QList<core::Json> passages;
    for (int i = 0; i < found->size(); ++i) {
        const core::Passage &passage = found->at(i).passage;
        core::JsonObject json = core::toJson(passage);
        json.set("rank", i + 1);
        if (found->at(i).best)
            json.set("span", spanJson(found->at(i)));
        json.set("boxes", boxesOf(*library, passage));
        passages.append(json);
        if (!options.json)
            printLine(QStringLiteral("%1. %2  (%3: text %4, vector %5, page %6%7)\n   %8\n")
                          .arg(QString::number(i + 1), core::placeOf(passage),
                               QLocale().toString(passage.score, 'f', 3),
                               QLocale().toString(passage.scores.text, 'f', 2),
                               QLocale().toString(passage.scores.vector, 'f', 2),
                               QLocale().toString(passage.scores.page, 'f', 2),
                               passage.scores.embedding != 0
                                   ? QStringLiteral(", embedding %L1").arg(passage.scores.embedding, 0, 'f', 2)
                                   : QString(),
                               found->at(i).snippet().left(300)));
    }
    const QStringList changed = changedAmong(*found, *library, stop);
    if (options.json)
        printLine(oneLine(core::Json::object({{"question", question}, {"passages", passages}, {"changed", changed}})));
    for (const QString &sentence : options.json ? QStringList() : changed)
        printLine(sentence);
    if (!options.json && passages.isEmpty())
        printNote(QStringLiteral("Nothing found; try other words or add documents."));
    return CliStatus::Done;
}

int runAsk(const CliOptions &options, core::Library *library, std::stop_token stop)
{
    const core::Result<QList<core::DocumentId>> documents = documentsChosen(options, *library);
    if (!documents)
        return complain(documents.error());
    core::Settings settings = options.settings;
    const QString question = questionOf(options);
    if (question.isEmpty()) {
        printNote(QStringLiteral("Type a question after “ask”, or “-” to read it from standard input."));
        return CliStatus::Usage;
    }
    if (options.count)
        settings.passages = *options.count;
    if (!core::answerFlow(settings.flow))
        return complain({core::Error::Invalid,
                         QStringLiteral("There is no flow “%1”; “attest-cli flows” lists them.").arg(settings.flow),
                         {}});
    const core::Result<core::Session> session = sessionFor(question, options, *library);
    if (!session && options.session)
        return complain(session.error());
    if (const core::WebEngine *engine = webSearchOf(settings))
        printNote(QString::fromUtf8(engine->leaves));
    Pool pool(settings.concurrentCalls);
    const core::PreviousTurn before = session ? lastOf(*session) : core::PreviousTurn();
    const core::Asked asked = takenUp(question, *documents, before, settings);
    CliLocalServer local;
    useEmbedderOrSay(*library, settings, local.server, stop);
    const auto answer = [&](const core::Settings &placed, const core::Connections &connections) {
        return askQuestion(
            asked, placed, {*library, pool, connections}, [](const core::TraceEvent &) {}, stop);
    };
    const core::Turn turn = askAlsoLocally(asked, settings, connectionsFor(settings), local.server, answer, stop);
    if (!session)
        printNote(session.error().message);
    const int status = keepAndPrint(turn, session ? session->id : 0, options, *library);
    return status == CliStatus::Done && !session ? int(CliStatus::Failed) : status;
}

int keepAndPrint(const core::Turn &turn, core::SessionId session, const CliOptions &options, core::Library &library)
{
    bool isKept = true;
    if (session != 0 && !options.noKeep) {
        const core::Result<void> saved = core::LibrarySessions(library).saveTurn(session, turn);
        isKept = bool(saved);
        if (!saved)
            printNote(saved.error().message);
    }
    if (options.json) {
        core::JsonObject json = core::toJson(turn);
        json.set("session", session);
        printLine(oneLine(json));
    } else {
        printTurn(turn, options.why);
    }
    if (turn.refusal == core::Refusal::Stopped)
        return CliStatus::Stopped;
    if (turn.ending == core::Ending::Failed) {
        printNote(turn.remark);
        return CliStatus::Failed;
    }
    return isKept ? CliStatus::Done : CliStatus::Failed;
}

int runFlows(const CliOptions &options, core::Library *, std::stop_token)
{
    if (!options.draw.isEmpty()) {
        const core::AnswerFlow *flow = core::answerFlow(options.draw);
        if (!flow)
            return complain({core::Error::Invalid, QStringLiteral("There is no flow “%1”.").arg(options.draw), {}});
        const QString format = options.format.isEmpty() ? QStringLiteral("mermaid") : options.format;
        if (format == QLatin1String("mermaid"))
            printLine(core::toMermaid(flow->graph()).trimmed());
        else if (format == QLatin1String("dot"))
            printLine(core::toDot(flow->graph()).trimmed());
        else
            printLine(oneLine(core::toJson(flow->graph())));
        return CliStatus::Done;
    }
    QList<core::Json> flows;
    for (const core::AnswerFlow *flow : core::offers<core::AnswerFlow>()) {
        flows.append(core::Json::object({{"id", core::toQString(flow->id())},
                                         {"title", core::toQString(flow->title())},
                                         {"summary", core::toQString(flow->summary())}}));
        if (!options.json)
            printLine(QStringLiteral("%1 %2: %3")
                          .arg(core::toQString(flow->id()).leftJustified(16), core::toQString(flow->title()),
                               core::toQString(flow->summary())));
    }
    if (options.json)
        printLine(oneLine(core::Json::object({{"flows", flows}})));
    return CliStatus::Done;
}

int runProfiles(const CliOptions &options, core::Library *, std::stop_token)
{
    QList<core::Json> profiles;
    for (const core::Profile &profile : core::profiles()) {
        const QStringList differs = core::differences(options.settings, profile);
        core::JsonObject values;
        for (const auto &[setting, value] : core::valuesOf(profile))
            values.set(setting->key, value);
        profiles.append(core::Json::object({{"id", QLatin1String(profile.id)},
                                            {"title", QString::fromUtf8(profile.title)},
                                            {"summary", QString::fromUtf8(profile.summary)},
                                            {"values", values},
                                            {"differs", differs}}));
        if (!options.json)
            printLine(QStringLiteral("%1 %2\n  %3\n  %4")
                          .arg(QString(QLatin1String(profile.id)).leftJustified(16), QString::fromUtf8(profile.title),
                               QString::fromUtf8(profile.summary),
                               differs.isEmpty() ? QStringLiteral("Same as your settings.")
                                                 : differs.join(QStringLiteral(", "))));
    }
    if (options.json)
        printLine(oneLine(core::Json::object({{"profiles", profiles}})));
    return CliStatus::Done;
}

int removeSessions(const QStringList &names, core::Library &library)
{
    QList<core::SessionId> ids;
    for (const QString &name : names) {
        ids.append(name.toLongLong());
        if (!core::LibrarySessions(library).find(ids.last()))
            return complain({core::Error::NotFound,
                             QStringLiteral("There is no session “%1”; “attest-cli sessions” lists them.").arg(name),
                             {}});
    }
    for (const core::SessionId id : std::as_const(ids)) {
        if (const core::Result<void> removed = core::LibrarySessions(library).remove(id); !removed)
            return complain(removed.error());
    }
    return CliStatus::Done;
}

int runSessions(const CliOptions &options, core::Library *library, std::stop_token)
{
    if (options.arguments.value(0) == QLatin1String("remove") && options.arguments.size() > 1)
        return removeSessions(options.arguments.mid(1), *library);
    if (!options.arguments.isEmpty()) {
        printNote(QStringLiteral("“sessions” takes remove ID…, or nothing; see “attest-cli help sessions”."));
        return CliStatus::Usage;
    }
    QList<core::Json> sessions;
    const QList<core::Session> all = core::LibrarySessions(*library).all();
    if (const std::optional<int> unread = complainOfUnread(*library))
        return *unread;
    for (const core::Session &session : all) {
        const QString changed = QDateTime::fromMSecsSinceEpoch(session.changed).toString(Qt::ISODate);
        core::JsonObject json = core::Json::object({{"id", session.id},
                                                    {"title", session.title},
                                                    {"turns", session.turnCount},
                                                    {"changed", changed},
                                                    {"pinned", session.pinned},
                                                    {"tags", session.tags}});
        if (session.isReadOnly())
            json.set("imported", session.imported.bundle);
        sessions.append(json);
        if (!options.json)
            printLine(QStringLiteral("%1  %2  %3 %4  %5")
                          .arg(session.id, 4)
                          .arg(changed)
                          .arg(session.turnCount)
                          .arg(session.turnCount == 1 ? QStringLiteral("question") : QStringLiteral("questions"),
                               session.title));
    }
    if (options.json)
        printLine(oneLine(core::Json::object({{"sessions", sessions}})));
    return CliStatus::Done;
}

} // namespace app
