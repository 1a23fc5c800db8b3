// How right something is, as the field counts it. Plain functions on plain values; all shares are 0 ... 1.
#pragma once

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <utility>

namespace core {

// Of a ranking, the best first, and the grade of each that is relevant.
int rankOfFirst(const QStringList &ranked, const QHash<QString, double> &relevant); // from 1; 0: none
double recallAt(const QStringList &ranked, const QHash<QString, double> &relevant, int depth);
// Normalised discounted cumulative gain with the grade as gain and log2(rank + 1) as discount (Järvelin and Kekäläinen
// 2002; as trec_eval and BEIR have it).
double ndcgAt(const QStringList &ranked, const QHash<QString, double> &relevant, int depth);

// Of an answer. Words are compared as SQuAD's evaluation does (Rajpurkar et al. 2016, section 6.1): lower case, without
// punctuation and the articles a, an, the; each letter of scripts without spaces is a word.
QStringList answerWords(const QString &text);
// The words of the answer, one behind the other; punctuation may also end a word: "Koch's proofs" contains Koch.
bool containsAnswer(const QString &text, const QString &answer);
bool equalsAnswer(const QString &text, const QString &answer);
double answerF1(const QString &text, const QString &answer);

// Of probabilities and whether it was so.
using Scored = QList<std::pair<double, bool>>;
double areaUnderCurve(const Scored &scored); // of the receiver operating characteristic; 0.5 where all are alike
// Expected calibration error (Guo et al. 2017, equation 3) with ten bins of equal width.
double calibrationError(const Scored &scored);

struct CalibrationBin // of those bins: how sure one was on average, and how often it was so
{
    int count = 0;
    double said = 0;
    double was = 0;
};
QList<CalibrationBin> calibrationOf(const Scored &scored); // those that are not empty, the least sure first

// Of labels: what was said, and what is right.
class Confusion
{
public:
    void add(const QString &said, const QString &right);
    int count() const { return m_count; }
    double accuracy() const;
    double balancedAccuracy() const; // the mean recall of the labels that occur
    double kappa() const;            // Cohen 1960
    QStringList labels() const;      // that occur as right, sorted
    int of(const QString &right) const;
    int correct(const QString &right) const;

private:
    QHash<std::pair<QString, QString>, int> m_cells; // said, right
    QHash<QString, int> m_said;
    QHash<QString, int> m_right;
    int m_count = 0;
};

double mean(const QList<double> &values);              // 0 of none
double percentile(QList<double> values, double share); // the smallest that is not below that share of them; 0 of none

struct Interval
{
    double low = 0;
    double high = 0;
};
// Of the mean, 95 %, by resampling the values (percentile bootstrap, Efron 1979); the same for the same values.
Interval intervalOfMean(const QList<double> &values, std::uint32_t seed = 1);
// Of a share, 95 % (Wilson 1927), which holds for few and for none too; 0 to 1 of nothing.
Interval wilsonInterval(int hits, int of);

struct RiskPoint // when so many of the surest answers are believed
{
    int taken = 0;
    double risk = 0; // the share of them that is wrong
};

// Answers in groups, the surest group first, as {answers, wrong ones}: in a group none is surer than another. A point
// at the end of each (El-Yaniv and Wiener 2010).
QList<RiskPoint> riskCurve(const QList<std::pair<int, int>> &groups);
// The mean risk over 1, 2, ... answers taken, where those of a group come in any order (Geifman et al. 2019: AURC).
double riskArea(const QList<std::pair<int, int>> &groups);

} // namespace core
