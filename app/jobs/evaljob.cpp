#include "app/jobs/evaljob.h"

#include "app/jobs/answerjob.h"
#include "app/jobs/embedjob.h"
#include "app/jobs/localmodel.h"
#include "core/eval/figures.h"
#include "core/models/builtin.h"
#include "core/models/roles.h"
#include "core/library/libraryindexes.h"
#include "core/library/librarysessions.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QElapsedTimer>

#include <algorithm>

namespace app {
namespace {

constexpr int turnsASession = 100; // turns per session, so that each opens quickly
constexpr int mostInVain = 3;      // consecutive unanswered rows after which the model counts as unavailable

// False for settings that affect neither what is found in an existing library nor how it is answered.
bool changesAnswers(const core::Setting &setting)
{
    static constexpr QLatin1String others[] = {QLatin1String("readers"), QLatin1String("ocr"),
                                               QLatin1String("ocr-languages"), QLatin1String("theme"),
                                               QLatin1String("complete-questions")};
    return std::find(std::begin(others), std::end(others), QLatin1String(setting.key)) == std::end(others);
}

bool judges(core::QuestionSet::Form form) // pairs or responses, for which nothing is searched
{
    return form == core::QuestionSet::Pairs || form == core::QuestionSet::Responses;
}

bool asks(const EvalPlan &plan, core::QuestionSet::Form form)
{
    return judges(form) || (!plan.retrievalOnly && form != core::QuestionSet::Judged);
}

} // namespace

core::Result<std::unique_ptr<core::Library>> libraryOfTexts(const core::QuestionSet &set, const QTemporaryDir &scratch,
                                                            const core::Settings &settings, const EvalMeans &means,
                                                            const std::stop_token &stop)
{
    if (!scratch.isValid())
        return core::Error{core::Error::Storage,
                           QStringLiteral("The set includes its own texts, and there is no room for them in %1; free "
                                          "some space, or set TMPDIR to another folder.")
                               .arg(QDir::toNativeSeparators(QDir::tempPath())),
                           scratch.errorString()};
    core::Result<std::unique_ptr<core::Library>> library = core::Library::open(scratch.path(), means.note);
    if (!library)
        return library;
    core::Result<void> made = core::addTexts(set, settings, **library, stop);
    if (made && core::LibraryIndexes(**library).wantsFitting())
        made = fitSpace(**library, means.parallel, stop);
    if (made)
        made = embedMissing(**library, settings, {means.connections(settings), means.local}, means.note,
                            means.embedding, stop);
    if (!made)
        return made.error();
    return library;
}

QByteArray Evaluating::signatureOf(const core::QuestionSet &set, const core::Library &library, const EvalPlan &plan)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArray("attest-eval 3 " ATTEST_VERSION " ") + set.hash);
    hash.addData(QByteArray::number(plan.depth) + char('0' + plan.retrievalOnly) + char('0' + plan.withinDocument) +
                 char('0' + plan.keep));
    for (const core::Settings &way : waysOf(plan, set.form)) {
        for (const core::Setting &setting : core::settingsTable()) {
            if (changesAnswers(setting))
                hash.addData(core::settingText(way, setting).toUtf8() + '\0');
        }
    }
    for (const core::Document &document : library.documents())
        hash.addData(document.hash + QByteArray::number(document.passages));
    return hash.result().toHex();
}

QList<core::Settings> Evaluating::waysOf(const EvalPlan &plan, core::QuestionSet::Form form)
{
    if (!asks(plan, form))
        return {plan.settings};
    QList<core::Settings> ways;
    const QStringList flows = plan.flows.isEmpty() || judges(form) ? QStringList{plan.settings.flow} : plan.flows;
    const QStringList models = plan.models.isEmpty() ? QStringList{plan.settings.model} : plan.models;
    for (const QString &flow : flows) {
        for (const QString &model : models) {
            ways.append(plan.settings);
            ways.last().flow = flow;
            ways.last().model = model;
        }
    }
    return ways;
}

Evaluating::Evaluating(const core::QuestionSet &set, core::Library &library, const EvalPlan &plan,
                       const EvalMeans &means)
    : m_set(set),
      m_library(library),
      m_means(means),
      m_plan(plan),
      m_shelf(set, library),
      m_judges(judges(set.form)),
      m_asks(asks(plan, set.form)),
      m_journal(plan.journal, signatureOf(set, library, plan))
{
    for (const core::Settings &settings : waysOf(plan, set.form))
        m_ways.append({settings, {}});
}

core::Result<void> Evaluating::run(std::stop_token stop)
{
    if (m_plan.anew)
        m_journal.forget();
    if (const core::Result<void> opened = m_journal.open(); !opened)
        return opened;
    if (m_journal.kept() > 0)
        m_means.note(QStringLiteral("Resuming after %1 already measured.").arg(m_journal.kept()));
    for (int way = 0; way < m_ways.size(); ++way) {
        if (const core::Result<void> measured = measure(way, stop); !measured)
            return measured;
    }
    return {};
}

core::Result<void> Evaluating::measure(int number, std::stop_token stop)
{
    Way &way = m_ways[number];
    core::Settings settings = way.settings;
    core::Connections connections = m_means.connections(settings);
    if (m_judges) {
        if (const core::Result<void> placed = placeLocalModel(settings, connections, m_means.local, stop); !placed)
            return placed;
    }
    std::optional<core::ModelSet> mind;
    QElapsedTimer sinceOpened; // each question gets the full time limit
    QList<std::pair<int, core::Error>> inVain;
    // A ranker belongs to one question.
    const auto measured = [&](int question) {
        const auto ranker = core::evidenceRankerFor(settings, m_library, stop);
        core::EvalTools tools{
            m_library, m_shelf, *ranker, m_means.parallel, m_set.form, m_plan.depth, m_plan.withinDocument};
        if (m_asks)
            tools.ask = [&](const QString &text, const QList<core::DocumentId> &documents) {
                return ask({text, documents, {}}, settings, connections, stop);
            };
        return core::measure(m_set.questions[question], tools, stop);
    };
    m_session = 0;
    m_turns = 0;
    for (int question = 0; question < int(m_set.size()); ++question) {
        if (const core::Json *known = m_journal.row(number, question)) {
            keepRow(way, *known, true);
            continue;
        }
        if (stop.stop_requested())
            return core::Error::cancelled();
        if (m_judges && (!mind || sinceOpened.elapsed() > settings.maxSeconds * 500)) {
            core::Result<core::ModelSet> opened = core::openModels(settings, connections, m_library, stop);
            if (!opened)
                return opened.error();
            mind = std::move(*opened);
            sinceOpened.start();
        }
        core::Result<core::Json> row = mind ? judged(question, *mind->critic, stop) : measured(question);
        if (!row && row.error().code == core::Error::Unavailable && inVain.size() < mostInVain - 1) {
            inVain.append({question, row.error()});
            mind.reset();
            continue;
        }
        if (!row)
            return row.error();
        if (const core::Result<void> kept = keepFailed(number, std::exchange(inVain, {})); !kept)
            return kept;
        if (m_plan.keep && m_asks && m_set.form == core::QuestionSet::Questions)
            keepTurn(way, *row);
        if (const core::Result<void> kept = m_journal.keep(number, question, *row); !kept)
            return kept;
        keepRow(way, *row, false);
    }
    if (!inVain.isEmpty() && way.rows.isEmpty())
        return inVain.first().second;
    return keepFailed(number, inVain);
}

// Stores rows that the model did not answer although it answers others.
core::Result<void> Evaluating::keepFailed(int number, const QList<std::pair<int, core::Error>> &inVain)
{
    for (const auto &[question, why] : inVain) {
        const core::Json row = core::failedRow(m_set, question, why);
        if (const core::Result<void> kept = m_journal.keep(number, question, row); !kept)
            return kept;
        keepRow(m_ways[number], row, false);
    }
    return {};
}

void Evaluating::keepRow(Way &way, const core::Json &row, bool before)
{
    if (const core::SessionId session = row[u"session"].toInteger(); session != 0) {
        m_turns = session == m_session ? m_turns + 1 : 1;
        m_session = session;
    }
    if (row.contains(u"search_remark") && !std::exchange(m_remarked, true))
        m_means.note(row[u"search_remark"].toString());
    way.rows.append(row);
    ++m_measured;
    m_before += before;
    m_means.told(m_measured, m_before, all());
}

core::Result<core::Json> Evaluating::judged(int number, core::Critic &critic, std::stop_token stop) const
{
    return m_set.pairs.isEmpty() ? core::measure(m_set.responses[number], critic, stop)
                                 : core::measure(m_set.pairs[number], critic, stop);
}

core::Turn Evaluating::ask(const core::Asked &asked, const core::Settings &settings,
                           const core::Connections &connections, std::stop_token stop)
{
    const auto answer = [&](const core::Settings &placed, const core::Connections &known) {
        return askQuestion(
            asked, placed, {m_library, m_means.parallel, known}, [](const core::TraceEvent &) {}, stop);
    };
    m_turn = askAlsoLocally(asked, settings, connections, m_means.local, answer, stop);
    return m_turn;
}

// In this variant's session, which is created with its first turn; a new one is begun when it gets long.
void Evaluating::keepTurn(const Way &way, core::Json &row)
{
    if (m_session == 0 || m_turns >= turnsASession) {
        core::Session fresh;
        fresh.title = QStringLiteral("%1 (%2)").arg(m_set.name, core::nameOfWay(way.settings.flow, way.settings.model));
        if (!way.rows.isEmpty())
            fresh.title += QStringLiteral(" from %1").arg(way.rows.size() + 1);
        fresh.created = fresh.changed = QDateTime::currentMSecsSinceEpoch();
        const core::Result<core::SessionId> made = core::LibrarySessions(m_library).save(fresh);
        if (!made)
            return m_means.note(made.error().message);
        m_session = *made;
        m_turns = 0;
    }
    if (const core::Result<void> saved = core::LibrarySessions(m_library).saveTurn(m_session, m_turn); !saved) {
        m_session = 0; // the user may have removed it
        return m_means.note(saved.error().message);
    }
    core::JsonObject placed = row;
    placed.set("session", m_session);
    row = placed;
}

core::Json Evaluating::report() const
{
    QList<core::EvalVariant> measured;
    for (const Way &way : m_ways) {
        if (way.rows.isEmpty() && m_measured > 0)
            continue; // done before the run was stopped
        const QString model = core::modelsOf(way.settings).join(QStringLiteral(", "));
        measured.append({m_asks && !m_judges ? way.settings.flow : QString(), m_asks ? model : QString(), way.rows});
    }
    return core::wholeReport(m_set, measured);
}

} // namespace app
