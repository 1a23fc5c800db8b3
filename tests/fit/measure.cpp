// One function a set; each prints a line or two.
#include "tests/fit/measure.h"

#include "core/llm/citedtext.h"
#include "core/extractive/builtincritic.h"
#include "core/extractive/builtinwriter.h"
#include "core/language/textmatch.h"
#include "tests/fit/logistic.h"
#include "tests/fit/marks.h"
#include "tests/fit/sets.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTextStream>

namespace fit {

using namespace core;

namespace {

constexpr int passagesAsked = 4;

QTextStream &out()
{
    static QTextStream stream(stdout);
    return stream;
}

// The program's where no file is named.
Result<BuiltinWeights> weightsIn(const QString &path)
{
    QFile file(path);
    return !path.isEmpty() && file.open(QIODevice::ReadOnly) ? weightsFrom(file.readAll()) : builtinWeights();
}

QString percent(double part, double whole)
{
    return QString::number(whole > 0 ? 100 * part / whole : 0, 'f', 1) + u'%';
}

// One question as the plainest flow asks it: search, keep what is relevant, write, check.
struct Outcome
{
    bool relevant = false;
    bool written = false;
    bool supported = false;
    bool useful = false;
    Answer answer;
    double seconds = 0;

    bool answered() const { return relevant && written && supported && useful; }
};

Outcome ask(const QString &question, const QList<Passage> &passages, Writer &writer, Critic &critic)
{
    Outcome outcome;
    AnswerTask task;
    task.question = question;
    for (const Passage &passage : passages) {
        const Verdict verdict = *critic.relevance(question, passage, {});
        outcome.seconds += verdict.cost.seconds;
        if (verdict.passed)
            task.passages.append(passage);
    }
    outcome.relevant = !task.passages.isEmpty();
    if (!outcome.relevant)
        return outcome;
    outcome.answer = *writer.answer(task, {}, {});
    outcome.written = !outcome.answer.text.isEmpty();
    if (!outcome.written)
        return outcome;
    outcome.supported = critic.support(question, outcome.answer.text, task.passages, Scale::Graded, {})->passed;
    outcome.useful = critic.utility(question, outcome.answer.text, Scale::Graded, {})->passed;
    return outcome;
}

struct Counts
{
    int questions = 0;
    int relevant = 0;
    int written = 0;
    int supported = 0;
    int useful = 0;
    int answered = 0;
    int right = 0;
    int sentences = 0;

    void count(const Outcome &outcome, bool isRight)
    {
        ++questions;
        relevant += outcome.relevant;
        written += outcome.written;
        supported += outcome.written && outcome.supported;
        useful += outcome.written && outcome.useful;
        answered += outcome.answered();
        right += outcome.answered() && isRight;
        sentences += int(outcome.answer.sentences.size());
    }

    void print(const char *what) const
    {
        out() << QLatin1String(what).toString().leftJustified(34) << " n " << questions << "  relevant "
              << percent(relevant, questions) << "  written " << percent(written, questions) << "  supported "
              << percent(supported, written) << "  useful " << percent(useful, written) << "  answered "
              << percent(answered, questions) << "  right " << percent(right, questions) << "  sentences "
              << QString::number(written ? double(sentences) / written : 0, 'f', 2) << Qt::endl;
    }
};

// For long reference answers: most of their weight is in the answer.
bool saysTheSame(const QString &answer, const Asked &asked, const Idf &idf)
{
    for (const QString &reference : asked.answers) {
        if (compare(claimOf(reference, idf), readText(answer)).coverage >= 0.6)
            return true;
    }
    return false;
}

bool contains(const QString &answer, const Asked &asked)
{
    return std::any_of(asked.answers.begin(), asked.answers.end(),
                       [&](const QString &reference) { return normalForm(answer).contains(normalForm(reference)); });
}

void measurePdfs(const QString &folder, const char *what, const BuiltinWeights &weights, bool within)
{
    const auto corpus = readPdfs(folder + QLatin1String("/pdfs"));
    const bool flat = corpus->passages().isEmpty();
    const auto passages = flat ? readPdfs(folder) : nullptr;
    const Corpus &library = flat ? *passages : *corpus;
    BuiltinWriter writer(library.idf(), weights);
    BuiltinCritic critic(library.idf(), weights);
    Counts answerable;
    Counts off;
    const bool verbose = qEnvironmentVariableIsSet("VERBOSE");
    for (const Asked &asked : readAsked(folder + QLatin1String("/questions.jsonl"))) {
        QList<Passage> found;
        for (const Passage &passage : library.found(asked.question, within ? 400 : passagesAsked)) {
            if ((!within || asked.document.isEmpty() || passage.title == asked.document) &&
                found.size() < passagesAsked)
                found.append(passage);
        }
        const Outcome outcome = ask(asked.question, found, writer, critic);
        const bool right = saysTheSame(outcome.answer.text, asked, library.idf());
        (asked.answerable ? answerable : off).count(outcome, right);
        if (verbose && (!asked.answerable || !outcome.answered() || !right)) {
            out() << "  ? " << asked.question << "\n    = " << asked.answer << "\n    > " << outcome.answer.text
                  << "\n    relevant " << outcome.relevant << " supported " << outcome.supported << " useful "
                  << outcome.useful << Qt::endl;
            if (!found.isEmpty()) {
                const Verdict verdict = *critic.relevance(asked.question, found.first(), {});
                out() << "    " << verdict.probability << ' ' << verdict.reason << Qt::endl;
            }
        }
    }
    answerable.print(what);
    if (off.questions > 0)
        off.print("  that cannot be answered");
}

// Questions of another set: their library holds nothing on them.
void measureForeign(const Corpus &library, const QList<Asked> &questions, const char *what,
                    const BuiltinWeights &weights)
{
    BuiltinWriter writer(library.idf(), weights);
    BuiltinCritic critic(library.idf(), weights);
    Counts counts;
    for (qsizetype i = 0; i < questions.size(); i += 1 + questions.size() / 400) {
        const Outcome outcome =
            ask(questions[i].question, library.found(questions[i].question, passagesAsked), writer, critic);
        counts.count(outcome, false);
        if (qEnvironmentVariableIsSet("VERBOSE") && outcome.answered())
            out() << "  ! " << questions[i].question << "\n    > " << outcome.answer.text << Qt::endl;
    }
    counts.print(what);
}

void measureSquad(const QString &path, const BuiltinWeights &weights)
{
    const Squad squad = readSquad(path);
    BuiltinWriter writer(squad.corpus->idf(), weights);
    BuiltinCritic critic(squad.corpus->idf(), weights);
    int answerable = 0;
    int inParagraph = 0;
    int inFirst = 0;
    int inLibrary = 0;
    int refused[2] = {0, 0};
    int all[2] = {0, 0};
    int sentences = 0;
    int written = 0;
    QList<std::pair<double, bool>> relevance;
    Counts stages;
    Counts adversarial;
    for (const Asked &asked : squad.questions) {
        Passage paragraph;
        paragraph.text = asked.paragraph;
        paragraph.title = asked.document;
        AnswerTask task;
        task.question = asked.question;
        task.passages = {paragraph};
        if (asked.answerable) {
            ++answerable;
            const Answer answer = *writer.answer(task, {}, {});
            inParagraph += contains(answer.text, asked);
            task.attempt = 3;
            inFirst += contains(writer.answer(task, {}, {})->text, asked);
            task.attempt = 1;
            written += !answer.text.isEmpty();
            sentences += int(answer.sentences.size());
        }
        relevance.append({critic.relevance(asked.question, paragraph, {})->probability, asked.answerable});
        const Outcome outcome = ask(asked.question, squad.corpus->found(asked.question, passagesAsked), writer, critic);
        (asked.answerable ? stages : adversarial).count(outcome, contains(outcome.answer.text, asked));
        ++all[asked.answerable];
        refused[asked.answerable] += !outcome.answered();
        inLibrary += asked.answerable && outcome.answered() && contains(outcome.answer.text, asked);
    }
    out() << QStringLiteral("SQuAD 2, its paragraph given").leftJustified(34) << " n " << answerable
          << "  gold in the answer " << percent(inParagraph, answerable) << "  in one sentence "
          << percent(inFirst, answerable) << "  sentences "
          << QString::number(double(sentences) / std::max(1, written), 'f', 2) << Qt::endl;
    out() << QStringLiteral("SQuAD 2, all paragraphs").leftJustified(34) << " n " << squad.questions.size()
          << "  gold in the answer " << percent(inLibrary, answerable) << "  false refusals "
          << percent(refused[1], all[1]) << "  right refusals " << percent(refused[0], all[0]) << Qt::endl;
    stages.print("  that can be answered");
    adversarial.print("  that cannot");
    std::sort(relevance.begin(), relevance.end());
    int lost = 0;
    int rightly = 0;
    for (const auto &[probability, yes] : std::as_const(relevance)) {
        lost += yes;
        if (lost > 0.15 * all[1])
            break;
        rightly += !yes;
    }
    out() << QStringLiteral("SQuAD 2, relevance of paragraph").leftJustified(34) << " AUC "
          << QString::number(areaUnderCurve(relevance), 'f', 3) << "  refused at 15% false refusals "
          << percent(rightly, all[0]) << Qt::endl;
}

void measureVerdicts(const QString &path, const char *what, const BuiltinWeights &weights)
{
    const QList<Labelled> rows = readLabelled(path);
    Corpus corpus;
    for (const Labelled &row : rows)
        corpus.add(QString(), 1, row.passage.left(20000));
    BuiltinCritic critic(corpus.idf(), weights);
    QHash<QString, QList<std::pair<double, bool>>> bySource;
    QList<std::pair<double, bool>> all;
    QList<std::pair<double, bool>> clear;
    double seconds = 0;
    for (const Labelled &row : rows) {
        Passage passage;
        passage.text = row.passage.left(20000);
        const Verdict verdict =
            *critic.support(row.question, withoutCitationMarks(row.sentence), {passage}, Scale::Binary, {});
        const std::pair pair(verdict.probability, row.label == u"supported");
        all.append(pair);
        if (row.label != u"partially_supported")
            clear.append(pair);
        bySource[row.source].append(pair);
        seconds += verdict.cost.seconds;
    }
    const double cut = weights.support.steps[2];
    const auto print = [&](const QString &name, const QList<std::pair<double, bool>> &pairs) {
        const Cut best = bestCut(pairs);
        out() << name.leftJustified(34) << " n " << pairs.size() << "  AUC "
              << QString::number(areaUnderCurve(pairs), 'f', 3) << "  balanced accuracy "
              << QString::number(balancedAccuracy(pairs, cut), 'f', 3) << "  (at its best cut " << best.at << ": "
              << QString::number(best.balancedAccuracy, 'f', 3) << ")" << Qt::endl;
    };
    print(QLatin1String(what), all);
    if (clear.size() < all.size())
        print(QStringLiteral("  without the partly supported"), clear);
    QStringList sources = bySource.keys();
    sources.sort();
    for (const QString &source : sources)
        print(QStringLiteral("  ") + source, bySource[source]);
    out() << "  milliseconds a verdict " << QString::number(1000 * seconds / double(rows.size()), 'f', 3) << Qt::endl;
}

// How a form's right and wrong texts fare: the mark holds where about as many of each are judged rightly.
void measureForm(const Form &form, const BuiltinWeights &weights)
{
    Corpus corpus;
    for (const Labelled &row : form.pairs)
        corpus.add(QString(), 1, row.passage.left(20000));
    BuiltinCritic critic(corpus.idf(), weights);
    QList<std::pair<double, bool>> pairs;
    double accepted[2] = {0, 0};
    double all[2] = {0, 0};
    for (const Labelled &row : form.pairs) {
        Passage passage;
        passage.text = row.passage.left(20000);
        const Verdict verdict = *critic.support({}, row.sentence, {passage}, Scale::Binary, {});
        const bool yes = row.label == u"supported";
        pairs.append({verdict.probability, yes});
        all[yes] += 1;
        accepted[yes] += verdict.passed;
    }
    const Cut best = bestCut(pairs);
    out() << form.name.leftJustified(34) << " n " << pairs.size() << "  AUC "
          << QString::number(areaUnderCurve(pairs), 'f', 3) << "  balanced accuracy "
          << QString::number((accepted[1] / all[1] + 1 - accepted[0] / all[0]) / 2, 'f', 3) << "  accepted: right "
          << percent(accepted[1], all[1]) << " wrong " << percent(accepted[0], all[0]) << "  (best cut " << best.at
          << ": " << QString::number(best.balancedAccuracy, 'f', 3) << ")" << Qt::endl;
}

} // namespace

int measureForms(const QString &folder, const QString &path)
{
    const Result<BuiltinWeights> weights = weightsIn(path);
    if (!weights) {
        out() << weights.error().detail << Qt::endl;
        return 1;
    }
    const QList<Form> forms = readForms(folder);
    for (const Form &form : forms)
        measureForm(form, *weights);
    reportMarks(forms, *weights);
    return 0;
}

int measureAll(const QString &folder, const QString &path)
{
    const Result<BuiltinWeights> weights = weightsIn(path);
    if (!weights) {
        out() << weights.error().detail << Qt::endl;
        return 1;
    }
    measurePdfs(folder + QLatin1String("/climate"), "Climate", *weights, false);
    measurePdfs(folder + QLatin1String("/northwind"), "Northwind (fitted on)", *weights, false);
    measurePdfs(folder + QLatin1String("/uda"), "UDA, document given", *weights, true);
    const auto climate = readPdfs(folder + QLatin1String("/climate"));
    const auto northwind = readPdfs(folder + QLatin1String("/northwind/pdfs"));
    const Squad squad = readSquad(folder + QLatin1String("/squad2/squad2.json"));
    const QList<Asked> aboutClimate = readAsked(folder + QLatin1String("/climate/questions.jsonl"));
    const QList<Asked> aboutPapers = readAsked(folder + QLatin1String("/uda/questions.jsonl"));
    measureForeign(*climate, squad.questions, "SQuAD's questions to Climate", *weights);
    measureForeign(*northwind, squad.questions, "SQuAD's questions to Northwind", *weights);
    measureForeign(*northwind, aboutClimate, "Climate's questions to Northwind", *weights);
    measureForeign(*squad.corpus, aboutClimate, "Climate's questions to SQuAD", *weights);
    measureForeign(*climate, aboutPapers, "UDA's questions to Climate", *weights);
    measureForeign(*squad.corpus, aboutPapers, "UDA's questions to SQuAD", *weights);
    measureSquad(folder + QLatin1String("/squad2/squad2.json"), *weights);
    measureVerdicts(folder + QLatin1String("/verdicts/attributionbench_binary.jsonl"), "AttributionBench", *weights);
    measureVerdicts(folder + QLatin1String("/verdicts/wice_3way.jsonl"), "WiCE (fitted on)", *weights);
    measureVerdicts(folder + QLatin1String("/verdicts/scifact_claims.jsonl"), "SciFact (fitted on)", *weights);
    return 0;
}

} // namespace fit
