#include "core/extractive/ranking/evidenceranker.h"

#include "core/language/textmatch.h"

#include <QMutexLocker>

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr int mostSpans = 64;          // that the model reads for a question
constexpr qsizetype mostContext = 60;  // characters of what stands over a span that it is given; as in training
constexpr qsizetype mostKnown = 20000; // pairs remembered in one run

bool overlap(const EvidenceSpan &one, const EvidenceSpan &other)
{
    return one.passage == other.passage && one.from < other.to && other.from < one.to;
}

// Of each the log-odds of its share, with those it overlaps, among all and none.
std::vector<double> shareOdds(const QList<RankedEvidence> &evidence)
{
    double all = 1;
    for (const RankedEvidence &each : evidence)
        all += std::exp(each.score);
    std::vector<double> odds;
    for (const RankedEvidence &each : evidence) {
        double own = 0;
        for (const RankedEvidence &other : evidence)
            own += overlap(each.span, other.span) ? std::exp(other.score) : 0;
        odds.push_back(std::log(own / (all - own)));
    }
    return odds;
}

// As the rows were written that the model was trained with.
QString readBy(const EvidenceSpan &span)
{
    const QString context = span.context.trimmed().right(mostContext).trimmed();
    return context.isEmpty() ? span.text : QStringLiteral("%1: %2").arg(context, span.text);
}

QString keyOf(const QString &question, const QString &text)
{
    return question + QChar(u'\0') + text;
}

} // namespace

double EvidenceCalibration::probability(double score, double behind, double shareOdds) const
{
    return 1 / (1 + std::exp(-(model * score + words * behind + share * shareOdds + bias)));
}

EvidenceRanker::EvidenceRanker(Idf idf, TablesBeside tables, PairScores scores, const EvidenceCalibration &calibration)
    : m_idf(std::move(idf)),
      m_tables(std::move(tables)),
      m_scores(std::move(scores)),
      m_calibration(calibration)
{
}

Result<std::vector<float>> EvidenceRanker::scored(const QString &question, const QStringList &texts, Parallel &parallel,
                                                  const std::stop_token &stop) const
{
    std::vector<float> all(size_t(texts.size()), 0);
    QStringList unknown;
    std::vector<size_t> places;
    {
        const QMutexLocker lock(&m_mutex);
        for (qsizetype i = 0; i < texts.size(); ++i) {
            const auto known = m_known.constFind(keyOf(question, texts[i]));
            if (known != m_known.cend()) {
                all[size_t(i)] = *known;
            } else {
                unknown.append(texts[i]);
                places.push_back(size_t(i));
            }
        }
    }
    if (unknown.isEmpty())
        return all;
    const Result<std::vector<float>> fresh = m_scores(question, unknown, parallel, stop);
    if (!fresh)
        return fresh.error();
    const QMutexLocker lock(&m_mutex);
    if (m_known.size() > mostKnown)
        m_known.clear();
    for (size_t i = 0; i < places.size(); ++i) {
        all[places[i]] = (*fresh)[i];
        m_known.insert(keyOf(question, unknown[qsizetype(i)]), (*fresh)[i]);
    }
    return all;
}

Result<QList<RankedEvidence>> EvidenceRanker::rank(const QString &question, const QList<Passage> &passages,
                                                   Parallel &parallel, const std::stop_token &stop) const
{
    const QList<RankedSpan> first = wordsFirst(question, findSpans(passages, m_tables), passages, m_idf, mostSpans);
    if (stop.stop_requested())
        return Error::cancelled();
    QStringList texts;
    for (const RankedSpan &each : first)
        texts.append(readBy(each.span));
    const Result<std::vector<float>> scores = scored(question, texts, parallel, stop);
    if (!scores)
        return scores.error();
    QList<RankedEvidence> evidence;
    for (qsizetype i = 0; i < first.size(); ++i) {
        const double score = (*scores)[size_t(i)];
        const double behind = first[i].score - first.first().score;
        evidence.append({first[i].span, score + m_calibration.mix * behind, 0});
    }
    const std::vector<double> odds = shareOdds(evidence);
    for (qsizetype i = 0; i < evidence.size(); ++i)
        evidence[i].probability =
            m_calibration.probability((*scores)[size_t(i)], first[i].score - first.first().score, odds[size_t(i)]);
    std::stable_sort(evidence.begin(), evidence.end(),
                     [](const RankedEvidence &one, const RankedEvidence &other) { return one.score > other.score; });
    const QMutexLocker lock(&m_mutex);
    if (m_chances.size() > mostKnown)
        m_chances.clear();
    for (RankedEvidence &each :
         evidence) { // the first ranking is that of the most passages, which chances are fitted on
        const QString key = keyOf(question, quotedText(each.span, passages[each.span.passage]));
        if (const auto known = m_chances.constFind(key); known != m_chances.cend())
            each.probability = *known;
        else
            m_chances.insert(key, each.probability);
    }
    return evidence;
}

Result<double> EvidenceRanker::answers(const QString &question, const QString &text, const std::stop_token &stop) const
{
    const QString said = folded(text);
    {
        const QMutexLocker lock(&m_mutex);
        if (const auto known = m_chances.constFind(keyOf(question, said)); known != m_chances.cend())
            return *known;
    }
    Inline here;
    const Result<std::vector<float>> scores = scored(question, {said}, here, stop);
    if (!scores)
        return scores.error();
    return m_calibration.probability(scores->front(), 0, scores->front());
}

QList<Passage> inOrderOf(const QList<RankedEvidence> &evidence, const QList<Passage> &passages, int most)
{
    QList<Passage> best;
    QList<int> taken;
    for (const RankedEvidence &each : evidence) {
        if (best.size() >= most)
            break;
        if (taken.contains(each.span.passage))
            continue;
        taken.append(each.span.passage);
        best.append(passages[each.span.passage]);
    }
    return best;
}

} // namespace core
