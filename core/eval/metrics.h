// The field's usual metrics. Plain functions on plain values; all shares are 0 ... 1.
#pragma once

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <utility>

namespace core {

// For a ranking, the best first, and the grade of each relevant item.
int rankOfFirst(const QStringList &ranked, const QHash<QString, double> &relevant); // from 1; 0: none
double recallAt(const QStringList &ranked, const QHash<QString, double> &relevant, int depth);
// Normalised discounted cumulative gain with the grade as gain and log2(rank + 1) as discount (Järvelin and Kekäläinen
// 2002; as in trec_eval and BEIR).
double ndcgAt(const QStringList &ranked, const QHash<QString, double> &relevant, int depth);

// For an answer. Words are compared as in SQuAD's evaluation (Rajpurkar et al. 2016, section 6.1): lower case, without
// punctuation and the articles a, an, the; each letter of scripts without spaces is a word.
QStringList answerWords(const QString &text);
// Whether the answer's words occur consecutively; punctuation may also end a word: "Koch's proofs" contains Koch.
bool containsAnswer(const QString &text, const QString &answer);
bool equalsAnswer(const QString &text, const QString &answer);
double answerF1(const QString &text, const QString &answer);

// Probabilities, and whether each came true.
using Scored = QList<std::pair<double, bool>>;
double areaUnderCurve(const Scored &scored); // of the receiver operating characteristic; 0.5 if all probabilities are
                                             // equal
// Expected calibration error (Guo et al. 2017, equation 3) with ten bins of equal width.
double calibrationError(const Scored &scored);

struct CalibrationBin // one of those bins: mean confidence, and observed frequency
{
    int count = 0;
    double said = 0;
    double was = 0;
};
QList<CalibrationBin> calibrationOf(const Scored &scored); // the non-empty bins, the least confident first

// Labels: predicted, and true.
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
    QHash<std::pair<QString, QString>, int> m_cells; // predicted, true
    QHash<QString, int> m_said;
    QHash<QString, int> m_right;
    int m_count = 0;
};

double mean(const QList<double> &values);              // 0 for none
double percentile(QList<double> values, double share); // the smallest value not below that share of them; 0 for none

struct Interval
{
    double low = 0;
    double high = 0;
};
// Of the mean, 95 %, by resampling the values (percentile bootstrap, Efron 1979); the same for the same values.
Interval intervalOfMean(const QList<double> &values, std::uint32_t seed = 1);
// Of a share, 95 % (Wilson 1927), valid for few observations and for zero hits; 0 to 1 without observations.
Interval wilsonInterval(int hits, int of);

struct RiskPoint // when that many of the most confident answers are accepted
{
    int taken = 0;
    double risk = 0; // the share of them that is wrong
};

// Answers in groups, the most confident group first, as {answers, wrong ones}; within a group confidence is equal. A
// point at the end of each (El-Yaniv and Wiener 2010).
QList<RiskPoint> riskCurve(const QList<std::pair<int, int>> &groups);
// The mean risk over 1, 2, ... accepted answers, with those of a group in any order (Geifman et al. 2019: AURC).
double riskArea(const QList<std::pair<int, int>> &groups);

} // namespace core
