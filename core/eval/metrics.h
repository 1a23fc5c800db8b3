// Standard metrics for search and answers. Pure functions on plain values; shares are 0 ... 1.
#pragma once

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <utility>

namespace core {

// `ranked`: items, best first; `relevant`: the grade of each relevant item.
int rankOfFirst(const QStringList &ranked, const QHash<QString, double> &relevant); // 1-based; 0: no relevant item
double recallAt(const QStringList &ranked, const QHash<QString, double> &relevant, int depth);
// Normalised discounted cumulative gain with the grade as gain and log2(rank + 1) as discount (Järvelin and Kekäläinen
// 2002; as in trec_eval and BEIR).
double ndcgAt(const QStringList &ranked, const QHash<QString, double> &relevant, int depth);

// An answer as a list of words, compared as in SQuAD's evaluation (Rajpurkar et al. 2016, section 6.1): lower case,
// without punctuation and the articles a, an, the. In scripts without spaces, each character is a word.
QStringList answerWords(const QString &text);
// Whether the answer's words occur consecutively in the text. Punctuation also ends a word: "Koch's proofs" contains
// "Koch".
bool containsAnswer(const QString &text, const QString &answer);
bool equalsAnswer(const QString &text, const QString &answer);
double answerF1(const QString &text, const QString &answer);

// Pairs of a predicted probability and whether the prediction came true.
using Scored = QList<std::pair<double, bool>>;
double areaUnderCurve(const Scored &scored); // area under the receiver operating characteristic; 0.5 if all
                                             // probabilities are equal
// Expected calibration error (Guo et al. 2017, equation 3) with ten bins of equal width.
double calibrationError(const Scored &scored);

struct CalibrationBin // one of the ten bins: mean predicted probability and observed frequency
{
    int count = 0;
    double said = 0;
    double was = 0;
};
QList<CalibrationBin> calibrationOf(const Scored &scored); // non-empty bins, least confident first

// Counts pairs of a predicted and a true label.
class Confusion
{
public:
    void add(const QString &said, const QString &right);
    int count() const { return m_count; }
    double accuracy() const;
    double balancedAccuracy() const; // the mean recall of the labels that occur
    double kappa() const;            // Cohen 1960
    QStringList labels() const;      // the true labels that occur, sorted
    int of(const QString &right) const;
    int correct(const QString &right) const;

private:
    QHash<std::pair<QString, QString>, int> m_cells; // keyed by predicted and true label
    QHash<QString, int> m_said;
    QHash<QString, int> m_right;
    int m_count = 0;
};

double mean(const QList<double> &values);              // 0 for an empty list
double percentile(QList<double> values, double share); // by nearest rank; 0 for an empty list

struct Interval
{
    double low = 0;
    double high = 0;
};
// 95 % confidence interval of the mean, by resampling (percentile bootstrap, Efron 1979); deterministic for the same
// values.
Interval intervalOfMean(const QList<double> &values, std::uint32_t seed = 1);
// 95 % confidence interval of a share (Wilson 1927), valid even for few observations or no hits; 0 to 1 without
// observations.
Interval wilsonInterval(int hits, int of);

struct RiskPoint // the risk if the `taken` most confident answers are accepted
{
    int taken = 0;
    double risk = 0; // share of the accepted answers that are wrong
};

// `groups`: {answers, wrong answers} per group of equal confidence, most confident first. Returns a point for the end
// of each group (El-Yaniv and Wiener 2010).
QList<RiskPoint> riskCurve(const QList<std::pair<int, int>> &groups);
// The mean risk over 1, 2, ... accepted answers, averaged over all orders within each group (Geifman et al. 2019:
// AURC).
double riskArea(const QList<std::pair<int, int>> &groups);

} // namespace core
