// What Assistant does with questions whose answers are known. On a lane of its own: neither questions of the user nor
// reading wait for it.
#include "app/services/assistantlanes.h"
#include "app/jobs/evaluating.h"
#include "app/jobs/localmodel.h"
#include "app/runtime/outfile.h"
#include "core/base/aside.h"
#include "core/eval/ownquestions.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QJsonDocument>
#include <QLocale>

#include <algorithm>

namespace app {
namespace {

constexpr qint64 tellEvery = 100; // milliseconds
constexpr int journalsKept = 8;   // of evaluations that were stopped
constexpr char choicesKey[] = "evaluation/choices";

// The file may stand on a drive that does not answer.
core::Result<core::QuestionSet> readAside(const QString &path, const std::stop_token &stop)
{
    auto set = core::askAside([path, stop] { return core::readQuestionSet(path, stop); }, stop);
    return set ? std::move(*set) : core::Result<core::QuestionSet>(core::Error::cancelled());
}

bool isOfSupport(const core::QuestionSet &set)
{
    return std::all_of(set.pairs.begin(), set.pairs.end(),
                       [](const core::LabelledPair &pair) { return pair.kind == core::LabelledPair::Support; });
}

QString wordsOf(const core::QuestionSet &set)
{
    const QLocale locale;
    const QString count = locale.toString(set.size());
    const QString texts = locale.toString(set.texts.size());
    switch (set.form) {
    case core::QuestionSet::Questions:
        return set.size() == 1 ? Assistant::tr("1 question about documents of your library.")
                               : Assistant::tr("%1 questions about documents of your library.").arg(count);
    case core::QuestionSet::Judged:
        return Assistant::tr("%1 questions about %2 texts of the set, which says where answers stand: what is measured "
                             "is finding.")
            .arg(count, texts);
    case core::QuestionSet::Paragraphs:
        return Assistant::tr("%1 questions about %2 paragraphs of the set.").arg(count, texts);
    case core::QuestionSet::Pairs:
        return isOfSupport(set)
                   ? Assistant::tr("%1 sentences, each with the passage that supports it or does not: what "
                                   "is measured is judging.")
                         .arg(count)
                   : Assistant::tr("%1 verdicts, each with what it should be: what is measured is judging.").arg(count);
    case core::QuestionSet::Responses:
        return Assistant::tr("%1 responses of any program: whether they answer, and whether their context supports "
                             "them.")
            .arg(count);
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
                        ? Assistant::tr("1 of them has no answer there.")
                        : Assistant::tr("%1 of them have no answer there.").arg(QLocale().toString(unanswerable)));
    if (set.leftOut > 0)
        described.words += u' ' + Assistant::tr("Left out: %1. %2").arg(set.leftOut).arg(set.whyFirstLeft);
    return described;
}

// Where the journal of such a run is kept; the oldest go.
core::Result<QString> journalIn(const QString &library, const QByteArray &signature)
{
    QDir folder(QDir(library).filePath(QStringLiteral("evaluations")));
    if (!folder.mkpath(QStringLiteral(".")))
        return core::Error{core::Error::Storage,
                           Assistant::tr("%1 cannot be made, so nothing would be kept of what is measured.")
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

// What is there, and not one that another program is writing: a file is replaced as a whole.
core::Result<QByteArray> ownFile(const QString &name)
{
    QFile file(name);
    if (!file.exists())
        return QByteArray();
    if (!file.open(QIODevice::ReadOnly))
        return core::Error{core::Error::Unreadable,
                           Assistant::tr("Your test questions in %1 cannot be read (%2).")
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

EvalPlan planOf(const EvalWish &wish, const core::Settings &settings)
{
    EvalPlan plan;
    plan.settings = settings;
    plan.flows = wish.flows;
    plan.models = wish.models;
    plan.depth = wish.depth;
    plan.retrievalOnly = wish.retrievalOnly;
    plan.withinDocument = wish.withinDocument;
    plan.keep = wish.keep;
    plan.anew = wish.anew;
    return plan;
}

} // namespace

void Assistant::lookIntoQuestions(const QString &path, QObject *receiver,
                                  std::function<void(const core::Result<EvalSet> &)> told)
{
    d->views.post([this, path, receiver = QPointer(receiver), told](std::stop_token stop) {
        const core::Result<core::QuestionSet> set = readAside(path, stop);
        const core::Result<EvalSet> found = set ? core::Result<EvalSet>(described(*set)) : set.error();
        d->inWindow([receiver, told, found] {
            if (receiver)
                told(found);
        });
    });
}

int Assistant::evaluate(const EvalWish &wish, QObject *receiver, std::function<void(const QJsonObject &)> measured)
{
    d->tasks.post([this, wish](std::stop_token) {
        // Where they are not remembered nothing is lost but a few clicks.
        (void)d->file.setBytes(QLatin1String(choicesKey), QJsonDocument(wish.toJson()).toJson(QJsonDocument::Compact));
    });
    const EvalPlan plan = planOf(wish, d->settings);
    QStringList services;
    for (const core::Settings &way : Evaluating::waysOf(plan, core::QuestionSet::Questions))
        services += servicesUsed(way);
    services.removeDuplicates();
    const auto tell = [receiver = QPointer(receiver), measured](const QJsonObject &report) {
        if (receiver)
            measured(report);
    };
    Run run;
    run.kind = Run::Evaluation;
    run.subject = tr("Evaluating %1").arg(QFileInfo(wish.questions).fileName());
    run.stoppable = true;
    return d->runs.postWithKeys(
        d->evaluations, run, services, [this, plan, questions = wish.questions, tell]() -> Runs::Job {
            return [=, this, known = d->models.connections()](int number, std::stop_token stop) {
                return d->evaluate(questions, plan, known, number, tell, stop);
            };
        });
}

core::Result<void> Assistant::Private::evaluate(const QString &questions, const EvalPlan &wanted,
                                                const core::Connections &known, int run, const Measured &measured,
                                                const std::stop_token &stop)
{
    const core::Result<core::QuestionSet> set = readAside(questions, stop);
    if (!set)
        return set.error();
    QElapsedTimer clock;
    const auto told = [&](int done, int before, int all) {
        if (clock.isValid() && clock.elapsed() < tellEvery && done < all)
            return;
        clock.start();
        const QJsonObject details{
            {QStringLiteral("done"), done}, {QStringLiteral("before"), before}, {QStringLiteral("rows"), all}};
        runs.send(run, {core::TraceEvent::Progress, QStringLiteral("evaluate"), 1, {}, details, 0});
    };
    const auto note = [&](const QString &sentence) { runs.tell(run, QStringLiteral("evaluate"), sentence); };
    core::Inline oneByOne; // the pool and the server's places are for questions
    const EvalMeans means{pool, oneByOne, models.localServer(), [&](const core::Settings &) { return known; },
                          note, told};
    const QTemporaryDir scratch;
    std::unique_ptr<core::Library> ofTexts;
    if (set->form != core::QuestionSet::Questions) {
        core::Result<std::unique_ptr<core::Library>> made = libraryOfTexts(*set, scratch, wanted.settings, means, stop);
        if (!made)
            return made.error();
        ofTexts = std::move(*made);
    }
    core::Library &asked = ofTexts ? *ofTexts : *library;
    const core::Result<QString> journal = journalIn(folder, Evaluating::signatureOf(*set, asked, wanted));
    if (!journal)
        return journal.error();
    EvalPlan plan = wanted;
    plan.journal = *journal;
    Evaluating evaluating(*set, asked, plan, means);
    const core::Result<void> result = evaluating.run(stop);
    inWindow([this, measured, some = evaluating.measured() > 0, report = evaluating.report()] {
        models.wantLocalServer(); // one of the ways may have wanted it
        if (some)
            measured(report);
        refreshSessions();
    });
    if (result)
        evaluating.done();
    return result;
}

EvalWish Assistant::lastEvaluation() const
{
    return EvalWish::from(QJsonDocument::fromJson(d->file.bytes(QLatin1String(choicesKey))).object());
}

QString Assistant::ownQuestions() const
{
    return QDir(d->folder).filePath(QStringLiteral("test-questions.jsonl"));
}

void Assistant::findOwnQuestion(const QString &question, QObject *receiver,
                                std::function<void(const core::Result<OwnQuestion> &)> found)
{
    d->tasks.post([this, question, receiver = QPointer(receiver), found, file = ownQuestions()](std::stop_token) {
        d->inWindow([receiver, found, kept = ownQuestionIn(file, question)] {
            if (receiver)
                found(kept);
        });
    });
}

void Assistant::setOwnQuestion(const QString &question, const QByteArray &line, QObject *receiver,
                               std::function<void(const core::Result<OwnQuestion> &)> done)
{
    d->tasks.post([=, this, receiver = QPointer(receiver), file = ownQuestions()](std::stop_token) {
        d->inWindow([receiver, done, changed = changedOwnQuestion(file, question, line)] {
            if (receiver)
                done(changed);
        });
    });
}

void Assistant::saveReport(const QJsonObject &report, const QString &file, QObject *receiver,
                           std::function<void(const core::Result<void> &)> saved)
{
    const bool table = file.endsWith(QLatin1String(".md"), Qt::CaseInsensitive);
    saveFile(table ? core::toMarkdown(report).toUtf8() : QJsonDocument(report).toJson(), file, receiver, saved);
}

void Assistant::saveFile(const QByteArray &bytes, const QString &file, QObject *receiver,
                         std::function<void(const core::Result<void> &)> saved)
{
    d->tasks.post([this, bytes, file, receiver = QPointer(receiver), saved](std::stop_token) {
        d->inWindow([receiver, saved, written = writeFile(file, bytes)] {
            if (receiver)
                saved(written);
        });
    });
}

} // namespace app
