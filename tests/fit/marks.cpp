// Tries every threshold of a coarse grid: few numbers, with plausible signs, and no finer than the forms can
// distinguish.
#include "tests/fit/marks.h"

#include "core/extractive/builtincritic.h"
#include "tests/fit/logistic.h"

#include <QTextStream>

#include <array>
#include <cmath>

namespace fit {

using namespace core;

namespace {

using Unmarked = std::pair<BuiltinCritic::Unmarked, bool>; // with whether it is right

// A set is mostly of one form. So each form counts as a whole, and so does each of its parts with a similar amount of
// copying.
struct Weighed
{
    QString name;
    QString kin;
    bool claims = false;
    QList<Unmarked> texts;
    QList<QList<Unmarked>> parts;
};

constexpr std::array shares = {0.15, 0.3, 0.5, 0.75};
constexpr int fewest = 12; // minimum of right and of wrong texts in a part

Weighed weighed(const Form &form, const BuiltinWeights &weights)
{
    Corpus corpus;
    for (const Labelled &row : form.pairs)
        corpus.add(QString(), 1, row.passage);
    const BuiltinCritic critic(corpus.idf(), weights,
                               std::make_shared<const EvidenceRanker>(corpus.idf(), TablesBeside()));
    Weighed all{form.name, form.kin, form.claims, {}, {}};
    QList<QList<Unmarked>> parts(shares.size() + 1);
    for (const Labelled &row : form.pairs) {
        Passage passage;
        passage.text = row.passage;
        const Unmarked text(critic.unmarked(row.sentence, {passage}), row.label == u"supported");
        const double share = text.first.form.copiedShare();
        all.texts.append(text);
        parts[std::upper_bound(shares.begin(), shares.end(), share) - shares.begin()].append(text);
    }
    for (const QList<Unmarked> &part : std::as_const(parts)) {
        const auto right = std::count_if(part.begin(), part.end(), [](const Unmarked &text) { return text.second; });
        if (right >= fewest && part.size() - right >= fewest)
            all.parts.append(part);
    }
    if (all.parts.isEmpty())
        all.parts.append(all.texts);
    return all;
}

// Balanced accuracy; `steady`: averaged over neighbouring thresholds, since a single one may be the best by chance.
double accuracy(const QList<Unmarked> &texts, const Mark &mark, bool steady)
{
    QList<std::pair<double, bool>> seen;
    for (const auto &[text, yes] : texts)
        seen.append({mark.seenFrom(text.probability, text.form), yes});
    if (!steady)
        return balancedAccuracy(seen, 0.5);
    double sum = 0;
    for (const double beside : {-0.2, 0.0, 0.2})
        sum += balancedAccuracy(seen, 1 / (1 + std::exp(-beside)));
    return sum / 3;
}

double worth(const Weighed &form, const Mark &mark)
{
    double parts = 0;
    for (const QList<Unmarked> &part : form.parts)
        parts += accuracy(part, mark, true);
    return (accuracy(form.texts, mark, true) + parts / double(form.parts.size())) / 2;
}

// How much lower the threshold for the fitted claims would be, judged by their paraphrasing words only.
double meanOfOtherWords(const QList<Weighed> &forms)
{
    double sum = 0;
    double count = 0;
    for (const Weighed &form : forms) {
        if (!form.claims)
            continue;
        for (const auto &[text, yes] : form.texts)
            sum -= Mark{0, 1, 0, 0}.at(text.form) / double(form.texts.size());
        ++count;
    }
    return count > 0 ? sum / count : 0;
}

// The weights assume a threshold of zero: on average, the claims they were fitted on keep it.
QList<Mark> grid(const QList<Weighed> &forms)
{
    const double mean = meanOfOtherWords(forms);
    QList<Mark> all;
    for (const double otherWords : {0.0, 1.0, 2.0}) {
        const double usual = std::round(otherWords * mean * 10000) / 10000;
        for (const double copied : {0.0, 1.0, 1.5, 2.0, 2.5, 3.0}) {
            for (const double sentences : {0.0, 0.5, 0.75, 1.0})
                all.append({usual, otherWords, copied, sentences});
        }
    }
    return all;
}

// The accuracy of each threshold for each form.
QList<QList<double>> worths(const QList<Weighed> &forms, const QList<Mark> &marks)
{
    QList<QList<double>> all;
    for (const Mark &mark : marks) {
        QList<double> row;
        for (const Weighed &form : forms)
            row.append(worth(form, mark));
        all.append(row);
    }
    return all;
}

// Related forms together have the weight of one unrelated form.
int bestOf(const QList<QList<double>> &worths, const QList<Weighed> &forms, const QString &without)
{
    QHash<QString, int> kindred;
    for (const Weighed &form : forms)
        ++kindred[form.kin];
    int best = 0;
    double most = -1;
    for (qsizetype i = 0; i < worths.size(); ++i) {
        double sum = 0;
        for (qsizetype k = 0; k < forms.size(); ++k)
            sum += forms[k].kin == without ? 0 : worths[i][k] / kindred.value(forms[k].kin);
        if (sum > most + 1e-9) {
            most = sum;
            best = int(i);
        }
    }
    return best;
}

QList<Weighed> weighAll(const QList<Form> &forms, const BuiltinWeights &weights)
{
    QList<Weighed> all;
    for (const Form &form : forms) {
        if (form.toFit)
            all.append(weighed(form, weights));
    }
    return all;
}

} // namespace

Mark fitMark(const QList<Form> &forms, const BuiltinWeights &weights)
{
    const QList<Weighed> all = weighAll(forms, weights);
    const QList<Mark> marks = grid(all);
    return marks[bestOf(worths(all, marks), all, QStringLiteral("none"))];
}

void reportMarks(const QList<Form> &forms, const BuiltinWeights &weights)
{
    QTextStream out(stdout);
    const QList<Weighed> all = weighAll(forms, weights);
    const QList<Mark> marks = grid(all);
    const QList<QList<double>> known = worths(all, marks);
    for (const Weighed &form : all) {
        const Mark mark = marks[bestOf(known, all, form.kin)];
        out << form.name.leftJustified(34) << " one mark " << QString::number(accuracy(form.texts, {}, false), 'f', 3)
            << "  by form, fitted without its kin " << QString::number(accuracy(form.texts, mark, false), 'f', 3)
            << "  (" << mark.usual << ' ' << mark.otherWords << ' ' << mark.copied << ' ' << mark.sentences << ')'
            << Qt::endl;
    }
}

} // namespace fit
