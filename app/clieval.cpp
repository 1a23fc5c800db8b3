// attest-cli eval: a set of questions whose answers are known, asked of the library, or of one made of the set's own
// texts for the run.
#include "app/asking.h"
#include "app/clicommands.h"
#include "app/cliservers.h"
#include "app/evaljournal.h"
#include "app/localmodel.h"
#include "app/outfile.h"
#include "app/pool.h"
#include "core/eval/evaluation.h"
#include "core/eval/report.h"
#include "core/models/roles.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>

#include <optional>

namespace app {
namespace {

constexpr qint64 tellEvery = 2000; // milliseconds, on stderr

struct Variant
{
    core::Settings settings;
    QString named; // for people
};

class Progress
{
public:
    explicit Progress(int all) : m_all(all) { m_clock.start(); }

    void measured(bool now)
    {
        ++m_done;
        m_now += now;
        if (m_clock.elapsed() - m_told < tellEvery)
            return;
        m_told = m_clock.elapsed();
        const double rate = m_now * 1000.0 / double(std::max<qint64>(1, m_clock.elapsed()));
        printNote(QStringLiteral("%1 of %2 measured, %3 a second, %4 s to go.")
                      .arg(m_done)
                      .arg(m_all)
                      .arg(rate, 0, 'f', 1)
                      .arg(int((m_all - m_done) / std::max(rate, 0.001)) + 1));
    }

private:
    int m_all;
    int m_done = 0;
    int m_now = 0; // in this run
    QElapsedTimer m_clock;
    qint64 m_told = 0;
};

QList<Variant> variantsOf(const CliOptions &options, bool asks)
{
    if (!asks)
        return {{options.settings, {}}};
    QList<Variant> variants;
    const QStringList flows = options.flows.isEmpty() ? QStringList{options.settings.flow} : options.flows;
    const QStringList models = options.models.isEmpty() ? QStringList{options.settings.model} : options.models;
    for (const QString &flow : flows) {
        for (const QString &model : models) {
            Variant variant{options.settings, flow + QStringLiteral(", ") + model};
            variant.settings.flow = flow;
            variant.settings.model = model;
            variants.append(variant);
        }
    }
    return variants;
}

// Rows are gone on with only where everything that they depend on is the same.
QByteArray signatureOf(const core::QuestionSet &set, const QList<Variant> &variants, const CliOptions &options,
                       const core::Library &library)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArray("attest-eval 1 " ATTEST_VERSION " ") + set.hash);
    hash.addData(QByteArray::number(options.count) + char('0' + options.retrievalOnly) +
                 char('0' + options.withinDocument) + char('0' + options.keep));
    for (const Variant &variant : variants) {
        for (const core::Setting &setting : core::settingsTable())
            hash.addData(core::settingText(variant.settings, setting).toUtf8() + '\0');
    }
    for (const core::Document &document : library.documents())
        hash.addData(document.hash + QByteArray::number(document.passages));
    return hash.result().toHex();
}

class Evaluating
{
public:
    Evaluating(const CliOptions &options, const core::QuestionSet &set, core::Library &library, std::stop_token stop)
        : m_options(options),
          m_set(set),
          m_library(library),
          m_shelf(set, library),
          m_stop(std::move(stop)),
          m_asks(!options.retrievalOnly && set.form != core::QuestionSet::Judged),
          m_variants(variantsOf(options, m_asks)),
          m_journal(options.output, signatureOf(set, m_variants, options, library)),
          m_pool(options.settings.concurrentCalls),
          m_progress(int(set.size() * m_variants.size()))
    {
    }

    core::Result<QJsonObject> run()
    {
        if (const core::Result<void> opened = m_journal.open(); !opened)
            return opened.error();
        if (m_journal.kept() > 0)
            printNote(QStringLiteral("Going on after %1 that were measured before.").arg(m_journal.kept()));
        QList<core::EvalVariant> measured;
        for (int i = 0; i < m_variants.size(); ++i) {
            const core::Result<core::EvalRows> rows = rowsOf(i);
            if (!rows)
                return rows.error();
            const core::Settings &settings = m_variants[i].settings;
            const bool judges = !m_set.pairs.isEmpty() || !m_set.responses.isEmpty();
            const QString model = core::modelsOf(settings).join(QStringLiteral(", "));
            measured.append({m_asks && !judges ? settings.flow : QString(), m_asks ? model : QString(), *rows});
        }
        return core::wholeReport(m_set, measured);
    }

    int kept() const { return m_journal.kept(); }
    int all() const { return int(m_set.size() * m_variants.size()); }
    void done() { m_journal.remove(); }

private:
    core::Result<core::EvalRows> rowsOf(int variant)
    {
        core::Settings settings = m_variants[variant].settings;
        core::Connections connections = connectionsFor(settings);
        CliLocalServer local;
        useEmbedderOrSay(m_library, settings, local.server, m_stop);
        std::optional<core::Mind> mind;
        if (!m_set.pairs.isEmpty() || !m_set.responses.isEmpty()) {
            if (const core::Result<void> placed = placeLocalModel(settings, connections, local.server, m_stop); !placed)
                return placed.error();
            core::Result<core::Mind> opened = core::openMind(settings, connections, m_library, m_stop);
            if (!opened)
                return opened.error();
            mind = std::move(*opened);
        }
        core::EvalTools tools{m_library, m_shelf, m_set.form, m_options.count, m_options.withinDocument};
        if (m_asks)
            tools.ask = [&](const QString &question, const QList<core::DocumentId> &documents) {
                return ask({question, documents, {}}, settings, connections, local.server);
            };
        core::SessionId session = 0;
        core::EvalRows rows;
        for (int number = 0; number < int(m_set.size()); ++number) {
            if (const QJsonObject *known = m_journal.row(variant, number)) {
                rows.append(*known);
                m_progress.measured(false);
                continue;
            }
            if (m_stop.stop_requested())
                return core::Error::cancelled();
            core::Result<QJsonObject> row =
                mind ? judged(number, *mind->critic) : core::measure(m_set.questions[number], tools, m_stop);
            if (!row)
                return row.error();
            if (m_options.keep && m_asks && !mind && m_set.form == core::QuestionSet::Questions)
                keepTurn(session, variant, *row);
            if (const core::Result<void> kept = m_journal.keep(variant, number, *row); !kept)
                return kept.error();
            rows.append(*row);
            m_progress.measured(true);
        }
        return rows;
    }

    core::Result<QJsonObject> judged(int number, core::Critic &critic) const
    {
        return m_set.pairs.isEmpty() ? core::measure(m_set.responses[number], critic, m_stop)
                                     : core::measure(m_set.pairs[number], critic, m_stop);
    }

    core::Turn ask(const core::Asked &asked, const core::Settings &settings, const core::Connections &connections,
                   LocalServer &local)
    {
        const auto answer = [&](const core::Settings &placed, const core::Connections &known) {
            return askQuestion(
                asked, placed, {m_library, m_pool, known}, [](const core::TraceEvent &) {}, m_stop);
        };
        m_turn = askAlsoLocally(asked, settings, connections, local, answer, m_stop);
        return m_turn;
    }

    // The session of a way of asking, made with its first turn.
    void keepTurn(core::SessionId &session, int variant, QJsonObject &row)
    {
        if (session == 0) {
            core::Session fresh;
            fresh.title = QStringLiteral("%1 (%2)").arg(m_set.name, m_variants[variant].named);
            fresh.created = fresh.changed = QDateTime::currentMSecsSinceEpoch();
            const core::Result<core::SessionId> made = m_library.saveSession(fresh);
            if (!made)
                return printNote(made.error().message);
            session = *made;
        }
        if (const core::Result<void> saved = m_library.saveTurn(session, m_turn); !saved)
            return printNote(saved.error().message);
        row[QLatin1String("session")] = session;
    }

    const CliOptions &m_options;
    const core::QuestionSet &m_set;
    core::Library &m_library;
    core::Shelf m_shelf;
    std::stop_token m_stop;
    bool m_asks;
    QList<Variant> m_variants;
    EvalJournal m_journal;
    Pool m_pool;
    Progress m_progress;
    core::Turn m_turn; // the last
};

void tellMissing(const QJsonObject &report)
{
    int missing = 0;
    const QJsonArray variants = report[u"variants"].toArray();
    const QJsonObject first = variants.isEmpty() ? report : variants.first().toObject();
    for (const QJsonValue &row : first[u"per_question"].toArray())
        missing += row[u"document_missing"].toBool();
    if (missing > 0)
        printNote(QStringLiteral("%1 questions are about documents that are not in the library; add them, or these "
                                 "count as not found.")
                      .arg(missing));
}

// Of the user, or made of the set's own texts for as long as `scratch` is there.
core::Result<std::unique_ptr<core::Library>> libraryFor(const core::QuestionSet &set, const CliOptions &options,
                                                        const QTemporaryDir &scratch, std::stop_token stop)
{
    if (set.form == core::QuestionSet::Questions)
        return core::Library::open(libraryFolder(options), printNote);
    core::Result<std::unique_ptr<core::Library>> library = core::Library::open(scratch.path(), printNote);
    if (!library)
        return library;
    if (const core::Result<void> added = core::addTexts(set, **library, stop); !added)
        return added.error();
    if (const core::Result<void> fitted = fitAndEmbed(**library, options.settings, stop); !fitted)
        return fitted.error();
    return library;
}

core::Result<void> writeReport(const CliOptions &options, const QJsonObject &report)
{
    const bool table = options.output.endsWith(QLatin1String(".md"), Qt::CaseInsensitive);
    if (!options.output.isEmpty())
        return writeFile(options.output, table ? core::toMarkdown(report).toUtf8() : QJsonDocument(report).toJson());
    if (options.json)
        printLine(oneLine(report));
    return {};
}

} // namespace

int runEval(const CliOptions &options, core::Library *, std::stop_token stop)
{
    for (const QString &flow : options.flows) {
        if (!core::answeringFlow(flow))
            return complain({core::Error::Invalid,
                             QStringLiteral("There is no flow “%1”; “attest-cli flows” lists them.").arg(flow),
                             {}});
    }
    const core::Result<core::QuestionSet> set = core::readQuestionSet(options.arguments.first(), stop);
    if (!set)
        return complain(set.error());
    if (set->leftOut > 0)
        printNote(QStringLiteral("Left out: %1. %2").arg(set->leftOut).arg(set->whyFirstLeft));
    const QTemporaryDir scratch;
    const auto library = libraryFor(*set, options, scratch, stop);
    if (!library)
        return complain(library.error());
    Evaluating evaluating(options, *set, **library, stop);
    const core::Result<QJsonObject> report = evaluating.run();
    if (!report) {
        if (report.error().code == core::Error::Cancelled)
            printNote(QStringLiteral("Stopped after %1 of %2; %3.")
                          .arg(evaluating.kept())
                          .arg(evaluating.all())
                          .arg(options.output.isEmpty()
                                   ? QStringLiteral("with -o FILE the same command would go on from there")
                                   : QStringLiteral("the same command goes on from there")));
        return complain(report.error());
    }
    tellMissing(*report);
    if (const core::Result<void> written = writeReport(options, *report); !written)
        return complain(written.error());
    evaluating.done();
    if (!options.json)
        printLine(core::toMarkdown(*report));
    return CliStatus::Done;
}

} // namespace app
