#include "app/services/evaluationservice.h"

#include "app/jobs/evaljob.h"
#include "app/jobs/localmodel.h"
#include "app/runtime/outfile.h"
#include "core/base/detachedcall.h"
#include "core/eval/ownquestions.h"
#include "core/library/testquestions.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QJsonDocument>
#include <QLocale>
#include <QTemporaryDir>

#include <algorithm>

namespace app {
namespace {

constexpr qint64 tellEvery = 100; // in milliseconds
constexpr int journalsKept = 8;   // journals of stopped evaluations
constexpr char choicesKey[] = "evaluation/choices";

// The file may be on a drive that does not answer.
core::Result<core::QuestionSet> readAside(const QString &path, const std::stop_token &stop)
{
    auto set = core::callDetached([path, stop] { return core::readQuestionSet(path, stop); }, stop);
    return set ? std::move(*set) : core::Result<core::QuestionSet>(core::Error::cancelled());
}

bool isOfSupport(const core::QuestionSet &set)
{
    return std::all_of(set.pairs.begin(), set.pairs.end(),
                       [](const core::LabelledPair &pair) { return pair.kind == core::LabelledPair::Support; });
}

QString wordsOf(const core::QuestionSet &set)
{
    const int count = int(set.size());
    const QString texts = QLocale().toString(set.texts.size());
    switch (set.form) {
    case core::QuestionSet::Questions:
        return EvaluationService::tr("%Ln question(s) about documents in your library.", nullptr, count);
    case core::QuestionSet::Judged:
        return EvaluationService::tr("%Ln question(s) about %1 texts in the set, which says where the answers are: "
                                     "this measures retrieval.",
                                     nullptr, count)
            .arg(texts);
    case core::QuestionSet::Paragraphs:
        return EvaluationService::tr("%Ln question(s) about %1 paragraphs in the set.", nullptr, count).arg(texts);
    case core::QuestionSet::Pairs:
        return isOfSupport(set)
                   ? EvaluationService::tr("%Ln sentence(s), each with a passage that does or does not support it: "
                                           "this measures judging.",
                                           nullptr, count)
                   : EvaluationService::tr("%Ln verdict(s), each with the correct one: this measures judging.", nullptr,
                                           count);
    case core::QuestionSet::Responses:
        return EvaluationService::tr("%Ln response(s) from any program: this checks whether they answer the question, "
                                     "and whether their context supports them.",
                                     nullptr, count);
    }
    return {};
}

EvalSet described(const core::QuestionSet &set)
{
    EvalSet described;
    described.name = set.name;
    described.size = int(set.size());
    described.asks = set.form == core::QuestionSet::Questions || set.form == core::QuestionSet::Paragraphs;
    described.model = described.asks || set.form != core::QuestionSet::Judged;
    described.ownTexts = set.form != core::QuestionSet::Questions;
    described.words = wordsOf(set);
    const auto unanswerable = std::count_if(set.questions.begin(), set.questions.end(),
                                            [](const auto &known) { return !known.answerable.value_or(true); });
    if (unanswerable > 0)
        described.words +=
            u' ' + (unanswerable == 1
                        ? EvaluationService::tr("1 of them is unanswerable.")
                        : EvaluationService::tr("%1 of them are unanswerable.").arg(QLocale().toString(unanswerable)));
    if (set.leftOut > 0)
        described.words += u' ' + EvaluationService::tr("Left out: %1. %2").arg(set.leftOut).arg(set.whyFirstLeft);
    return described;
}

// The path of the run's journal; the oldest ones are deleted.
core::Result<QString> journalIn(const QString &library, const QByteArray &signature)
{
    QDir folder(QDir(library).filePath(QStringLiteral("evaluations")));
    if (!folder.mkpath(QStringLiteral(".")))
        return core::Error{core::Error::Storage,
                           EvaluationService::tr("%1 cannot be created, so there is nowhere to save the measurements.")
                               .arg(QDir::toNativeSeparators(folder.path())),
                           {}};
    const QString name = QString::fromLatin1(signature.left(16));
    const QStringList parts = folder.entryList({QStringLiteral("*.part")}, QDir::Files, QDir::Time);
    for (qsizetype i = journalsKept; i < parts.size(); ++i) {
        if (!parts[i].startsWith(name))
            folder.remove(parts[i]);
    }
    return folder.filePath(name);
}

// Reads a complete file, never one being written, because files are replaced as a whole.
core::Result<QByteArray> ownFile(const QString &name)
{
    QFile file(name);
    if (!file.exists())
        return QByteArray();
    if (!file.open(QIODevice::ReadOnly))
        return core::Error{core::Error::Unreadable,
                           EvaluationService::tr("Your test questions in %1 cannot be read (%2).")
                               .arg(QDir::toNativeSeparators(name), file.errorString()),
                           {}};
    return file.readAll();
}

core::Result<OwnQuestion> ownQuestionIn(const QString &name, const QString &question)
{
    const core::Result<QByteArray> file = ownFile(name);
    if (!file)
        return file.error();
    return OwnQuestion{core::lineOf(*file, question), core::questionsIn(*file)};
}

core::Result<OwnQuestion> changedOwnQuestion(const QString &name, const QString &question, const QByteArray &line)
{
    const core::Result<QByteArray> file = ownFile(name);
    if (!file)
        return file.error();
    const QByteArray changed = core::withLine(*file, question, line);
    if (const core::Result<void> written = writeFile(name, changed); !written)
        return written.error();
    return OwnQuestion{core::lineOf(*file, question), core::questionsIn(changed)};
}

EvalPlan planOf(const EvalOptions &options, const core::Settings &settings)
{
    EvalPlan plan;
    plan.settings = settings;
    plan.flows = options.flows;
    plan.models = options.models;
    plan.depth = options.depth;
    plan.retrievalOnly = options.retrievalOnly;
    plan.withinDocument = options.withinDocument;
    plan.keep = options.keep;
    plan.anew = options.anew;
    return plan;
}

} // namespace

EvaluationService::EvaluationService(const QString &libraryFolder, SettingsFile &file, const core::Settings &settings,
                                     LibraryAccess &library, ModelService &models, Pool &pool, Runs &runs)
    : m_folder(libraryFolder),
      m_file(file),
      m_settings(settings),
      m_library(library),
      m_models(models),
      m_pool(pool),
      m_runs(runs),
      m_evaluations(1, Priority::Background)
{
}

EvaluationService::~EvaluationService()
{
    m_files.drain(); // completes what the user did last
}

void EvaluationService::readSetSummary(const QString &path, const Reply<core::Result<EvalSet>> &told)
{
    m_views.post([this, path, told](std::stop_token stop) {
        const core::Result<core::QuestionSet> set = readAside(path, stop);
        told.later(this, set ? core::Result<EvalSet>(described(*set)) : set.error());
    });
}

int EvaluationService::evaluate(const EvalOptions &options, const Reply<core::Json> &measured)
{
    m_files.post([this, options](std::stop_token) {
        // If they cannot be stored, only a few clicks are lost.
        (void)m_file.setBytes(QLatin1String(choicesKey),
                              QJsonDocument(options.toJson()).toJson(QJsonDocument::Compact));
    });
    const EvalPlan plan = planOf(options, m_settings);
    QStringList services;
    for (const core::Settings &way : Evaluating::waysOf(plan, core::QuestionSet::Questions))
        services += servicesUsed(way);
    services.removeDuplicates();
    Run run;
    run.kind = Run::Evaluation;
    run.subject = tr("Evaluating %1").arg(QFileInfo(options.questions).fileName());
    run.stoppable = true;
    const auto job = [=, this, questions = options.questions](const core::Connections &known, int number,
                                                              std::stop_token stop) {
        return measure(questions, plan, known, number, measured, stop);
    };
    return m_runs.postWithKeys(m_evaluations, run, services, job);
}

core::Result<void> EvaluationService::measure(const QString &questions, const EvalPlan &wanted,
                                              const core::Connections &known, int run,
                                              const Reply<core::Json> &measured, const std::stop_token &stop)
{
    const core::Result<core::QuestionSet> set = readAside(questions, stop);
    if (!set)
        return set.error();
    QElapsedTimer clock;
    const auto told = [&](int done, int before, int all) {
        if (clock.isValid() && clock.elapsed() < tellEvery && done < all)
            return;
        clock.start();
        m_runs.tell(run, QStringLiteral("evaluate"),
                    {.unit = core::TaskProgress::Rows, .done = done, .of = all, .before = before});
    };
    const auto note = [&](const QString &sentence) {
        m_runs.tell(run, QStringLiteral("evaluate"), {.text = sentence});
    };
    core::Inline oneByOne; // pool and server slots are for questions
    const EvalMeans means{m_pool, oneByOne, m_models.localServer(), [&](const core::Settings &) { return known; },
                          note,   told};
    const QTemporaryDir scratch;
    std::unique_ptr<core::Library> ofTexts;
    if (set->form != core::QuestionSet::Questions) {
        core::Result<std::unique_ptr<core::Library>> made = libraryOfTexts(*set, scratch, wanted.settings, means, stop);
        if (!made)
            return made.error();
        ofTexts = std::move(*made);
    }
    core::Library &asked = ofTexts ? *ofTexts : *m_library;
    const core::Result<QString> journal = journalIn(m_folder, Evaluating::signatureOf(*set, asked, wanted));
    if (!journal)
        return journal.error();
    EvalPlan plan = wanted;
    plan.journal = *journal;
    Evaluating evaluating(*set, asked, plan, means);
    const core::Result<void> result = evaluating.run(stop);
    const auto take = [this, measured, some = evaluating.measured() > 0, report = evaluating.report()] {
        m_models.wantLocalServer(); // one of the variants may have needed it
        if (some)
            measured(report);
        emit sessionsChanged();
    };
    QMetaObject::invokeMethod(this, take, Qt::QueuedConnection);
    if (result)
        evaluating.done();
    return result;
}

EvalOptions EvaluationService::last() const
{
    return EvalOptions::from(QJsonDocument::fromJson(m_file.bytes(QLatin1String(choicesKey))).object());
}

QString EvaluationService::ownQuestions() const
{
    return core::testQuestionsFile(m_folder);
}

void EvaluationService::findOwnQuestion(const QString &question, const Reply<core::Result<OwnQuestion>> &found)
{
    m_files.post([this, question, found, file = ownQuestions()](std::stop_token) {
        found.later(this, ownQuestionIn(file, question));
    });
}

void EvaluationService::setOwnQuestion(const QString &question, const QByteArray &line,
                                       const Reply<core::Result<OwnQuestion>> &done)
{
    m_files.post([=, this, file = ownQuestions()](std::stop_token) {
        done.later(this, changedOwnQuestion(file, question, line));
    });
}

void EvaluationService::saveReport(const core::Json &report, const QString &file,
                                   const Reply<core::Result<void>> &saved)
{
    const bool isTable = file.endsWith(QLatin1String(".md"), Qt::CaseInsensitive);
    const QByteArray bytes = isTable ? core::toMarkdown(report).toUtf8() : report.written(core::Json::Form::Indented);
    m_files.post([=, this](std::stop_token) { saved.later(this, writeFile(file, bytes)); });
}

} // namespace app
