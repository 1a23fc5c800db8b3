// attest-cli eval: asks a set of questions with known answers, about the library or about a temporary one made of the
// set's own texts.
#include "app/cli/clicommands.h"
#include "app/cli/cliservers.h"
#include "app/jobs/evaljob.h"
#include "app/runtime/outfile.h"
#include "app/runtime/pool.h"
#include "core/eval/figures.h"

#include <QElapsedTimer>

namespace app {
namespace {

class Progress
{
public:
    void begin() { m_clock.start(); }
    void tell(int measured, int before, int all)
    {
        if (m_clock.elapsed() - m_told < tellEvery)
            return;
        m_told = m_clock.elapsed();
        const double rate = (measured - before) * 1000.0 / double(std::max<qint64>(1, m_clock.elapsed()));
        printProgress(QStringLiteral("%1 of %2 measured, %L3 per second, %4 left.")
                          .arg(measured)
                          .arg(all)
                          .arg(rate, 0, 'f', 1)
                          .arg(lasting((all - measured) / std::max(rate, 0.001))));
    }

private:
    QElapsedTimer m_clock;
    qint64 m_told = 0;
};

EvalPlan planOf(const CliOptions &options)
{
    EvalPlan plan;
    plan.settings = options.settings;
    plan.flows = options.flows;
    plan.models = options.models;
    plan.depth = options.count.value_or(plan.depth);
    plan.retrievalOnly = options.retrievalOnly;
    plan.withinDocument = options.withinDocument;
    plan.keep = options.keep;
    plan.journal = options.output;
    return plan;
}

void tellMissing(const core::Json &report)
{
    if (const int missing = core::missingDocuments(report); missing > 0)
        printNote(QStringLiteral("%1 questions are about documents that are not in the library; add the documents, or "
                                 "these questions will count as not found.")
                      .arg(missing));
}

// The user's library, or one made of the set's own texts, which exists as long as `scratch`.
core::Result<std::unique_ptr<core::Library>> libraryFor(const core::QuestionSet &set, const CliOptions &options,
                                                        const QTemporaryDir &scratch, const EvalMeans &means,
                                                        const std::stop_token &stop)
{
    if (set.form != core::QuestionSet::Questions)
        return libraryOfTexts(set, scratch, options.settings, means, stop);
    auto library = core::Library::open(libraryFolder(options), printNote);
    if (library)
        useEmbedderOrSay(**library, options.settings, means.local, stop);
    return library;
}

core::Result<void> writeReport(const CliOptions &options, const core::Json &report)
{
    const bool table = options.output.endsWith(QLatin1String(".md"), Qt::CaseInsensitive);
    if (!options.output.isEmpty())
        return writeFile(options.output,
                         table ? core::toMarkdown(report).toUtf8() : report.written(core::Json::Form::Indented));
    if (options.json)
        printLine(oneLine(report));
    return {};
}

} // namespace

int runEval(const CliOptions &options, core::Library *, std::stop_token stop)
{
    for (const QString &flow : options.flows) {
        if (!core::answerFlow(flow))
            return complain({core::Error::Invalid,
                             QStringLiteral("There is no flow “%1”; “attest-cli flows” lists them.").arg(flow),
                             {}});
    }
    const core::Result<core::QuestionSet> set = core::readQuestionSet(options.arguments.first(), stop);
    if (!set)
        return complain(set.error());
    if (set->leftOut > 0)
        printNote(QStringLiteral("Skipped: %1. %2").arg(set->leftOut).arg(set->whyFirstLeft));
    CliLocalServer local;
    Pool pool(options.settings.concurrentCalls);
    Progress progress;
    const EvalMeans means{
        pool,           pool,      local.server,
        connectionsFor, printNote, [&](int measured, int before, int all) {
                              progress.tell(measured, before, all); }};
    const QTemporaryDir scratch;
    const auto library = libraryFor(*set, options, scratch, means, stop);
    if (!library)
        return complain(library.error());
    progress.begin();
    Evaluating evaluating(*set, **library, planOf(options), means);
    const core::Result<void> measured = evaluating.run(stop);
    if (!measured) {
        if (measured.error().code == core::Error::Cancelled)
            printNote(QStringLiteral("Stopped after %1 of %2; %3.")
                          .arg(evaluating.measured())
                          .arg(evaluating.all())
                          .arg(options.output.isEmpty() ? QStringLiteral("with -o FILE, the same command would resume")
                                                        : QStringLiteral("the same command resumes")));
        return complain(measured.error());
    }
    const core::Json report = evaluating.report();
    tellMissing(report);
    if (const core::Result<void> written = writeReport(options, report); !written)
        return complain(written.error());
    evaluating.done();
    if (!options.json)
        printLine(core::toText(report));
    return CliStatus::Done;
}

} // namespace app
