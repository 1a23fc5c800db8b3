// attest-fit DATA [OUTPUT]: fits the weights and writes them. attest-fit --measure DATA [WEIGHTS]: measures them.
// attest-fit --forms DATA [WEIGHTS]: measures support by the form of texts.
#include "tests/fit/examples.h"
#include "tests/fit/marks.h"
#include "tests/fit/measure.h"

#include "core/extractive/claims/features.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>
#include <QFile>
#include <QTextStream>

#include <cmath>

namespace {

using namespace fit;

constexpr int folds = 5;
// Strength of the priors in examples: higher if the sets say little about users' questions. Features that are rare in
// the sets are held more strongly.
constexpr double seldom = 30;
constexpr double seldomInClaims = 600; // for claims, whose rows have less weight
constexpr double heldSupport = 10;

QTextStream &out()
{
    static QTextStream stream(stdout);
    return stream;
}

struct Feature
{
    const char *name;
    Belief belief;
};

constexpr Feature supportBeliefs[] = {{"coverage", {1, 2}},
                                      {"window", {1, 1}},
                                      {"pairs", {1, 0.5}},
                                      {"order", {1, 0.3}},
                                      {"gap", {-1, -0.5}},
                                      {"run", {-1, -2}},
                                      {"names missing", {-1, -5}},
                                      {"numbers missing", {-1, -2.5}},
                                      {"numbers elsewhere", {-1, -0.3}},
                                      {"names elsewhere", {-1, -0.5}},
                                      {"units", {-1, -6, seldomInClaims}},
                                      {"negation", {-1, -0.5}},
                                      {"opposites", {-1, -2}},
                                      {"verbatim", {1, 3}},
                                      {"complete", {1, 0.3}},
                                      {"asked", {1, 0.3}},
                                      {"brief asked", {1, 1}},
                                      {"other number", {-1, -8, seldomInClaims}},
                                      {"other name", {-1, -6, seldomInClaims}},
                                      {"other word", {-1, -0.5}},
                                      {"exchanged", {-1, -6, seldomInClaims}},
                                      {"denied", {-1, -6, seldomInClaims}},
                                      {"overstated", {-1, -7, seldomInClaims}},
                                      {"opposed", {-1, -6, seldomInClaims}},
                                      {"brief", {0, 0, seldom}},
                                      {"clause", {1, 0}},
                                      {"clauses", {-1, 0}},
                                      {"length", {-1, 0}},
                                      {"all but one", {-1, -1.3, seldomInClaims}}};
QList<Belief> beliefsFor(std::span<const char *const> names, std::span<const Feature> known)
{
    QList<Belief> beliefs;
    for (const char *name : names) {
        const auto found = std::find_if(known.begin(), known.end(),
                                        [&](const Feature &feature) { return std::string_view(feature.name) == name; });
        beliefs.append(found == known.end() ? Belief() : found->belief);
    }
    return beliefs;
}

double rounded(double value)
{
    return std::round(value * 10000) / 10000;
}

double shifted(double probability, double by)
{
    return 1 / (1 + std::exp(by - std::log(probability / (1 - probability))));
}

// The share of right rows depends on the sets; for users' questions the cut is assumed to be where right and wrong are
// equally likely. So probabilities are shifted until `cut` becomes one half; `steps` are shifted too.
nlohmann::ordered_json section(const Fitted &fitted, std::span<const char *const> names, double cut,
                               const QList<double> &steps)
{
    const double shift = std::log(cut / (1 - cut));
    nlohmann::ordered_json json;
    json["bias"] = rounded(fitted.bias - shift);
    for (const double step : steps)
        json["steps"].push_back(rounded(shifted(step, shift)));
    for (size_t i = 0; i < names.size(); ++i) {
        json["features"][names[i]]["weight"] = rounded(fitted.weights[qsizetype(i)]);
        json["features"][names[i]]["typical"] = rounded(fitted.typical[qsizetype(i)]);
    }
    return json;
}

using Scored = QList<std::pair<double, bool>>;

Scored scored(const QList<Example> &examples, const QList<double> &probabilities, const QList<int> &sets)
{
    Scored pairs;
    for (qsizetype i = 0; i < examples.size(); ++i) {
        if (sets.isEmpty() || sets.contains(examples[i].set))
            pairs.append({probabilities[i], examples[i].yes});
    }
    return pairs;
}

void report(const char *what, const Scored &scoredRows)
{
    const Cut cut = bestCut(scoredRows);
    out() << QLatin1String(what).toString().leftJustified(34) << " n " << scoredRows.size() << "  AUC "
          << QString::number(areaUnderCurve(scoredRows), 'f', 3) << "  best cut " << cut.at << ": balanced accuracy "
          << QString::number(cut.balancedAccuracy, 'f', 3) << Qt::endl;
}

double bestCutFor(const QList<Scored> &all)
{
    double best = 0.5;
    double bestSum = 0;
    for (int i = 5; i < 96; ++i) {
        double sum = 0;
        for (const Scored &each : all) {
            for (const int beside : {-4, -2, 0, 2, 4}) // a single value may be the best by chance
                sum += balancedAccuracy(each, (i + beside) / 100.0);
        }
        if (sum > bestSum) {
            bestSum = sum;
            best = i / 100.0;
        }
    }
    return best;
}

int fitAll(const QString &folder, const QString &output)
{
    const TrainingSets sets = readTrainingSets(folder);
    if (sets.claims.isEmpty()) {
        out() << "No training sets in " << folder << "; give the folder that holds verdicts." << Qt::endl;
        return 1;
    }
    nlohmann::ordered_json json;

    const QList<Example> support = supportExamples(sets);
    const QList<Belief> supportBelief = beliefsFor(core::supportNames(), supportBeliefs);
    const QList<double> supportHeld = heldOut(support, supportBelief, heldSupport, folds);
    report("support, abstracts", scored(support, supportHeld, {0}));
    report("support, pages of the web", scored(support, supportHeld, {4, 5}));
    report("support, without partly", scored(support, supportHeld, {5}));
    report("support, amidst other passages", scored(support, supportHeld, {6}));
    report("support, made", scored(support, supportHeld, {1, 2}));
    // Each kind has equal weight for the cut, whatever its number of rows.
    const double fully = bestCutFor({scored(support, supportHeld, {0}), scored(support, supportHeld, {4, 5}),
                                     scored(support, supportHeld, {6}), scored(support, supportHeld, {1, 2})});
    json["support"] = section(fitLogistic(support, supportBelief, heldSupport), core::supportNames(), fully,
                              {fully * 0.6, fully, fully});

    for (const char *number : {"usual", "other words", "copied", "sentences"})
        json["mark"][number] = 0.0;
    const auto unmarked = core::weightsFrom(QByteArray::fromStdString(json.dump()));
    if (!unmarked)
        return 1;
    const core::Mark mark = fitMark(readForms(folder), *unmarked);
    json["mark"] = {{"usual", mark.usual},
                    {"other words", mark.otherWords},
                    {"copied", mark.copied},
                    {"sentences", mark.sentences}};

    QFile file(output);
    if (!file.open(QIODevice::WriteOnly))
        return 1;
    file.write(QByteArray::fromStdString(json.dump(1)) + '\n');
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QStringList arguments = application.arguments().mid(1);
    const bool measuring = arguments.removeAll(QStringLiteral("--measure")) > 0;
    const bool byForm = arguments.removeAll(QStringLiteral("--forms")) > 0;
    if (arguments.isEmpty()) {
        out() << "attest-fit DATA [OUTPUT]\nattest-fit --measure DATA [WEIGHTS]\nattest-fit --forms DATA [WEIGHTS]"
              << Qt::endl;
        return 2;
    }
    if (byForm)
        return measureForms(arguments[0], arguments.value(1));
    if (measuring)
        return measureAll(arguments[0], arguments.value(1));
    return fitAll(arguments[0], arguments.value(1, QStringLiteral("critic.json")));
}
