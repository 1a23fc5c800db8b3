#include "core/eval/metrics.h"

#include "core/language/scripts.h"

#include <QSet>

#include <algorithm>
#include <cmath>
#include <random>
#include <string_view>

namespace core {
namespace {

constexpr int resamples = 1000;
constexpr double z95 = 1.959964; // quantile of the normal distribution

// Python's string.punctuation, as in SQuAD's script, which includes signs, plus Unicode's punctuation.
bool isPunctuation(char32_t c)
{
    return QChar::isPunct(c) || (c < 128 && std::string_view("$+<=>^`|~").find(char(c)) != std::string_view::npos);
}

// `apart`: punctuation ends a word, as in "Koch's" and "four-valve", unless it is between the digits of a number;
// otherwise it is removed, as in SQuAD's script.
QStringList wordsOf(const QString &text, bool apart)
{
    static const QSet<QString> articles{QStringLiteral("a"), QStringLiteral("an"), QStringLiteral("the")};
    QStringList words;
    QString word;
    const auto end = [&] {
        if (!word.isEmpty() && !articles.contains(word))
            words.append(word);
        word.clear();
    };
    const QList<uint> plain = text.normalized(QString::NormalizationForm_KC).toLower().toUcs4();
    for (qsizetype i = 0; i < plain.size(); ++i) {
        const char32_t c = plain[i];
        if (QChar::isSpace(c)) {
            end();
        } else if (isUnspaced(c)) {
            end();
            words.append(QString::fromUcs4(&c, 1));
        } else if (!isPunctuation(c)) {
            word += QString::fromUcs4(&c, 1);
        } else if (apart) {
            const bool inNumber =
                (c == U'.' || c == U',') && QChar::isDigit(plain.value(i - 1)) && QChar::isDigit(plain.value(i + 1));
            if (!inNumber)
                end();
        }
    }
    end();
    return words;
}

bool contains(const QStringList &all, const QStringList &wanted)
{
    return !wanted.isEmpty() && std::search(all.begin(), all.end(), wanted.begin(), wanted.end()) != all.end();
}

} // namespace

int rankOfFirst(const QStringList &ranked, const QHash<QString, double> &relevant)
{
    for (int i = 0; i < ranked.size(); ++i) {
        if (relevant.contains(ranked[i]))
            return i + 1;
    }
    return 0;
}

double recallAt(const QStringList &ranked, const QHash<QString, double> &relevant, int depth)
{
    int found = 0;
    for (int i = 0; i < ranked.size() && i < depth; ++i)
        found += relevant.contains(ranked[i]);
    return relevant.isEmpty() ? 0 : double(found) / double(relevant.size());
}

double ndcgAt(const QStringList &ranked, const QHash<QString, double> &relevant, int depth)
{
    QList<double> grades = relevant.values();
    std::sort(grades.begin(), grades.end(), std::greater<>());
    double gain = 0;
    double best = 0;
    for (int i = 0; i < depth; ++i) {
        const double discount = std::log2(i + 2);
        if (i < ranked.size())
            gain += relevant.value(ranked[i], 0) / discount;
        if (i < grades.size())
            best += grades[i] / discount;
    }
    return best > 0 ? gain / best : 0;
}

QStringList answerWords(const QString &text)
{
    return wordsOf(text, false);
}

bool containsAnswer(const QString &text, const QString &answer)
{
    return contains(answerWords(text), answerWords(answer)) || contains(wordsOf(text, true), wordsOf(answer, true));
}

bool equalsAnswer(const QString &text, const QString &answer)
{
    return answerWords(text) == answerWords(answer);
}

double answerF1(const QString &text, const QString &answer)
{
    const QStringList said = answerWords(text);
    const QStringList wanted = answerWords(answer);
    if (said.isEmpty() || wanted.isEmpty())
        return said.isEmpty() && wanted.isEmpty() ? 1 : 0;
    QHash<QString, int> left;
    for (const QString &word : wanted)
        ++left[word];
    int common = 0;
    for (const QString &word : said) {
        if (auto found = left.find(word); found != left.end() && *found > 0) {
            --*found;
            ++common;
        }
    }
    return 2.0 * common / double(said.size() + wanted.size());
}

double areaUnderCurve(const Scored &scored)
{
    Scored sorted = scored;
    std::sort(sorted.begin(), sorted.end());
    double ranks = 0; // sum of the ranks of true cases; ties share theirs (Mann and Whitney 1947)
    double yes = 0;
    for (qsizetype i = 0; i < sorted.size();) {
        qsizetype end = i;
        while (end < sorted.size() && sorted[end].first == sorted[i].first)
            ++end;
        const double rank = double(i + 1 + end) / 2;
        for (; i < end; ++i) {
            ranks += sorted[i].second ? rank : 0;
            yes += sorted[i].second;
        }
    }
    const double no = double(sorted.size()) - yes;
    return yes > 0 && no > 0 ? (ranks - yes * (yes + 1) / 2) / (yes * no) : 0.5;
}

QList<CalibrationBin> calibrationOf(const Scored &scored)
{
    constexpr int bins = 10;
    QList<CalibrationBin> all(bins);
    for (const auto &[probability, yes] : scored) {
        CalibrationBin &bin = all[std::clamp(int(probability * bins), 0, bins - 1)];
        ++bin.count;
        bin.said += probability;
        bin.was += yes;
    }
    all.removeIf([](const CalibrationBin &bin) { return bin.count == 0; });
    for (CalibrationBin &bin : all) {
        bin.said /= bin.count;
        bin.was /= bin.count;
    }
    return all;
}

double calibrationError(const Scored &scored)
{
    double sum = 0;
    for (const CalibrationBin &bin : calibrationOf(scored))
        sum += bin.count * std::abs(bin.said - bin.was);
    return scored.isEmpty() ? 0 : sum / double(scored.size());
}

void Confusion::add(const QString &said, const QString &right)
{
    ++m_cells[{said, right}];
    ++m_said[said];
    ++m_right[right];
    ++m_count;
}

QStringList Confusion::labels() const
{
    QStringList labels = m_right.keys();
    labels.sort();
    return labels;
}

int Confusion::of(const QString &right) const
{
    return m_right.value(right);
}

int Confusion::correct(const QString &right) const
{
    return m_cells.value({right, right});
}

double Confusion::accuracy() const
{
    int sum = 0;
    for (const QString &label : labels())
        sum += correct(label);
    return m_count > 0 ? double(sum) / m_count : 0;
}

double Confusion::balancedAccuracy() const
{
    QList<double> recalls;
    for (const QString &label : labels())
        recalls.append(double(correct(label)) / of(label));
    return mean(recalls);
}

double Confusion::kappa() const
{
    double byChance = 0;
    for (const QString &label : labels())
        byChance += double(m_said.value(label)) * of(label);
    byChance /= std::max(1.0, double(m_count) * m_count);
    return byChance < 1 ? (accuracy() - byChance) / (1 - byChance) : 0;
}

double mean(const QList<double> &values)
{
    double sum = 0;
    for (const double value : values)
        sum += value;
    return values.isEmpty() ? 0 : sum / double(values.size());
}

double percentile(QList<double> values, double share)
{
    if (values.isEmpty())
        return 0;
    const qsizetype rank =
        std::clamp<qsizetype>(qsizetype(std::ceil(share * double(values.size()))) - 1, 0, values.size() - 1);
    std::nth_element(values.begin(), values.begin() + rank, values.end());
    return values[rank];
}

Interval intervalOfMean(const QList<double> &values, std::uint32_t seed)
{
    if (values.size() < 2)
        return {mean(values), mean(values)};
    std::mt19937 random(seed);
    QList<double> means;
    means.reserve(resamples);
    for (int i = 0; i < resamples; ++i) {
        double sum = 0;
        for (qsizetype j = 0; j < values.size(); ++j) // the standard library's distributions differ by platform
            sum += values[qsizetype(std::uint64_t(random()) * std::uint64_t(values.size()) >> 32)];
        means.append(sum / double(values.size()));
    }
    return {percentile(means, 0.025), percentile(means, 0.975)};
}

Interval wilsonInterval(int hits, int of)
{
    if (of == 0)
        return {0, 1};
    const double n = of;
    const double share = hits / n;
    const double middle = share + z95 * z95 / (2 * n);
    const double half = z95 * std::sqrt(share * (1 - share) / n + z95 * z95 / (4 * n * n));
    const double whole = 1 + z95 * z95 / n;
    return {std::max(0.0, (middle - half) / whole), std::min(1.0, (middle + half) / whole)};
}

QList<RiskPoint> riskCurve(const QList<std::pair<int, int>> &groups)
{
    QList<RiskPoint> points;
    int taken = 0;
    int wrong = 0;
    for (const auto &[answers, wrongOnes] : groups) {
        taken += answers;
        wrong += wrongOnes;
        if (answers > 0)
            points.append({taken, double(wrong) / taken});
    }
    return points;
}

double riskArea(const QList<std::pair<int, int>> &groups)
{
    double sum = 0;
    int taken = 0;
    double wrong = 0;
    for (const auto &[answers, wrongOnes] : groups) {
        for (int i = 0; i < answers; ++i) {
            wrong += double(wrongOnes) / answers;
            sum += wrong / ++taken;
        }
    }
    return taken > 0 ? sum / taken : 0;
}

} // namespace core
