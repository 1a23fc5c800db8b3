// One function per set; each prints a line or two.
#include "tests/fit/measure.h"

#include "core/llm/citedtext.h"
#include "core/extractive/builtincritic.h"
#include "tests/fit/logistic.h"
#include "tests/fit/marks.h"
#include "tests/fit/sets.h"

#include <QFile>
#include <QTextStream>

namespace fit {

using namespace core;

namespace {

QTextStream &out()
{
    static QTextStream stream(stdout);
    return stream;
}

// The program's own weights if no file is named.
Result<BuiltinWeights> weightsIn(const QString &path)
{
    QFile file(path);
    return !path.isEmpty() && file.open(QIODevice::ReadOnly) ? weightsFrom(file.readAll()) : builtinWeights();
}

QString percent(double part, double whole)
{
    return QString::number(whole > 0 ? 100 * part / whole : 0, 'f', 1) + u'%';
}

void measureVerdicts(const QString &path, const char *what, const BuiltinWeights &weights)
{
    const QList<Labelled> rows = readLabelled(path);
    Corpus corpus;
    for (const Labelled &row : rows)
        corpus.add(QString(), 1, row.passage.left(20000));
    BuiltinCritic critic(corpus.idf(), weights, std::make_shared<const EvidenceRanker>(corpus.idf(), TablesBeside()));
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

// The accuracy on a form's right and wrong texts: a good threshold judges about as many of each correctly.
void measureForm(const Form &form, const BuiltinWeights &weights)
{
    Corpus corpus;
    for (const Labelled &row : form.pairs)
        corpus.add(QString(), 1, row.passage.left(20000));
    BuiltinCritic critic(corpus.idf(), weights, std::make_shared<const EvidenceRanker>(corpus.idf(), TablesBeside()));
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
    measureVerdicts(folder + QLatin1String("/verdicts/attributionbench_binary.jsonl"), "AttributionBench", *weights);
    measureVerdicts(folder + QLatin1String("/verdicts/wice_3way.jsonl"), "WiCE (fitted on)", *weights);
    measureVerdicts(folder + QLatin1String("/verdicts/scifact_claims.jsonl"), "SciFact (fitted on)", *weights);
    return 0;
}

} // namespace fit
