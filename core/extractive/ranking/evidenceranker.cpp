#include "core/extractive/ranking/evidenceranker.h"

#include "core/extractive/claims/vocabulary.h"
#include "core/extractive/spans/widespans.h"
#include "core/language/textmatch.h"

#include <QMultiHash>
#include <QMutexLocker>

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr int mostSpans = 64;           // that the model reads for a question,
constexpr qsizetype firstSpans = 24;    // these of them alone, where one of them is
constexpr float surely = 3;             // so much likelier than "none of these" (log-odds)
constexpr qsizetype mostWidened = 3;    // that it reads again with what stands around them
constexpr qsizetype mostContext = 60;   // characters of what stands over a span that it is given
constexpr qsizetype mostBeginning = 50; // and of how its document begins, beside which the other has less
constexpr qsizetype besideBeginning = 40;
constexpr qsizetype mostKnown = 20000;  // pairs remembered in one run
constexpr qsizetype mostQuestions = 16; // whose rankings are remembered,
constexpr qsizetype mostRankings = 8;   // so many of each
constexpr double noneOfThese = 8;       // by words alone: the first look's score that nothing answers stands at
constexpr double usuallyFound = 0.5;    // score of a passage that what was written is read as if it stood in
constexpr double leastKnown = 0.68; // of a question's weight the library has at least, if it answers (builtinrouter)

std::vector<float> byWords(const QList<RankedSpan> &spans)
{
    std::vector<float> scores;
    for (const RankedSpan &each : spans)
        scores.push_back(float(each.score - noneOfThese));
    return scores;
}

// By words alone: what a chance is worth where most of what is asked about stands nowhere in the library.
double knownOf(const QString &question, const Idf &idf)
{
    const double known = shareInLibrary(questionOf(question, idf));
    return known > 0 ? std::min(1.0, known / leastKnown) : 1; // none: it is not told what the library has
}

QString keyOf(const QString &question, const QString &text)
{
    return question + QChar(u'\0') + text;
}

// Where in the text of one that was ranked the passage is, which may be a part of it; -1: it is not.
qsizetype placeIn(const Passage &ranked, const Passage &passage)
{
    return ranked.id == passage.id ? ranked.text.indexOf(passage.text) : -1;
}

struct Placed
{
    int passage = 0; // among those that are asked for
    int from = 0;    // where it begins in the one that was ranked
    int to = 0;
};

// The same span in a part of its passage; nothing where it goes beyond it.
std::optional<EvidenceSpan> spanWithin(EvidenceSpan span, const Placed &part)
{
    if (span.from < part.from || span.to > part.to)
        return {};
    const bool hasLead = span.leadFrom >= part.from && span.leadTo <= part.to;
    span.leadFrom = hasLead ? span.leadFrom - part.from : 0;
    span.leadTo = hasLead ? span.leadTo - part.from : 0;
    span.from -= part.from;
    span.to -= part.from;
    span.passage = part.passage;
    return span;
}

} // namespace

QString readingOf(const EvidenceSpan &span, const QString &beginning)
{
    QStringList over;
    const QString first = beginning.simplified().left(mostBeginning);
    if (!first.isEmpty())
        over.append(first);
    const QString context = span.context.trimmed().right(first.isEmpty() ? mostContext : besideBeginning).trimmed();
    if (!context.isEmpty())
        over.append(context);
    return over.isEmpty() ? span.text : QStringLiteral("%1: %2").arg(over.join(QStringLiteral(" · ")), span.text);
}

QString EvidenceRanker::readBy(const EvidenceSpan &span, const QList<Passage> &passages) const
{
    if (!m_beginning)
        return readingOf(span, {});
    const Passage &passage = passages[span.passage];
    const QMutexLocker lock(&m_mutex);
    auto known = m_beginnings.constFind(passage.document);
    if (known == m_beginnings.cend())
        known = m_beginnings.insert(passage.document, m_beginning(passage));
    return readingOf(span, *known);
}

// Of each the log-odds of its share, with those it overlaps, among all and none.
std::vector<double> EvidenceRanker::shareOdds(const QList<Looked> &looked) const
{
    const auto mass = [&](const Looked &each) { return std::exp(each.score + m_calibration.mix * each.behind); };
    double all = 1;
    for (const Looked &each : looked)
        all += mass(each);
    std::vector<double> odds;
    for (const Looked &each : looked) {
        double own = 0;
        for (const Looked &other : looked)
            own += overlap(each.span, other.span) ? mass(other) : 0;
        odds.push_back(std::log(own / (all - own)));
    }
    return odds;
}

double EvidenceCalibration::probability(double score, double behind, double shareOdds) const
{
    return 1 / (1 + std::exp(-(model * score + words * behind + share * shareOdds + bias)));
}

Likelihood EvidenceCalibration::likelihood(double chance) const
{
    if (chance >= direct)
        return {Likelihood::Direct, chance, {}, ofDirect};
    return chance >= probable ? Likelihood{Likelihood::Probable, chance, {}, ofProbable}
                              : Likelihood{Likelihood::Related, chance, {}, ofRelated};
}

// By tests/tools/evidence-train/calibrate.py --words on 1,622 questions with an answer and 358 without.
EvidenceCalibration calibrationOfWords()
{
    return {.mix = 0, .model = 0.133, .words = 0.285, .share = 0.584, .bias = -0.842};
}

EvidenceRanker::EvidenceRanker(Idf idf, TablesBeside tables, std::function<QString()> untold)
    : EvidenceRanker(std::move(idf), std::move(tables), PairScores(), calibrationOfWords())
{
    m_untold = std::move(untold);
}

EvidenceRanker::EvidenceRanker(Idf idf, TablesBeside tables, PairScores scores, const EvidenceCalibration &calibration,
                               BeginningOf beginning)
    : m_idf(std::move(idf)),
      m_tables(std::move(tables)),
      m_scores(std::move(scores)),
      m_calibration(calibration),
      m_beginning(std::move(beginning))
{
}

Result<std::vector<float>> EvidenceRanker::scored(const QString &question, const QStringList &texts, Parallel &parallel,
                                                  const std::stop_token &stop) const
{
    QHash<QString, float> scores; // by text
    QStringList unknown;
    {
        const QMutexLocker lock(&m_mutex);
        for (const QString &text : texts) {
            const auto known = m_known.constFind(keyOf(question, text));
            if (known != m_known.cend())
                scores.insert(text, *known);
            else
                unknown.append(text);
        }
    }
    unknown.removeDuplicates();
    if (!unknown.isEmpty()) {
        const Result<std::vector<float>> fresh = m_scores(question, unknown, parallel, stop);
        if (!fresh)
            return fresh.error();
        const QMutexLocker lock(&m_mutex);
        if (m_known.size() > mostKnown)
            m_known.clear();
        for (qsizetype i = 0; i < unknown.size(); ++i) {
            m_known.insert(keyOf(question, unknown[i]), (*fresh)[size_t(i)]);
            scores.insert(unknown[i], (*fresh)[size_t(i)]);
        }
    }
    std::vector<float> all;
    for (const QString &text : texts)
        all.push_back(scores.value(text));
    return all;
}

Result<QList<RankedEvidence>> EvidenceRanker::rank(const QString &question, const QList<Passage> &passages,
                                                   Parallel &parallel, const std::stop_token &stop) const
{
    if (const std::optional<QList<RankedEvidence>> known = rankedBefore(question, passages))
        return *known;
    QList<RankedSpan> first = wordsFirst(question, findSpans(passages, m_tables), passages, m_idf, mostSpans);
    if (!m_scores) // a model may know other words for it
        first.removeIf([](const RankedSpan &each) { return !each.meets; });
    if (stop.stop_requested())
        return Error::cancelled();
    const Result<std::vector<float>> scores =
        m_scores ? read(question, first, passages, parallel, stop) : Result(byWords(first));
    if (!scores)
        return scores.error();
    QList<Looked> looked;
    for (qsizetype i = 0; i < qsizetype(scores->size()); ++i)
        looked.append({first[i].span, (*scores)[size_t(i)], first[i].score - first.first().score});
    putInOrder(looked);
    if (const Result<void> wide = widen(question, passages, looked, parallel, stop); !wide)
        return wide.error();
    QList<RankedEvidence> evidence;
    const std::vector<double> odds = shareOdds(looked);
    const double speaksOf = m_scores ? 1 : knownOf(question, m_idf);
    for (qsizetype i = 0; i < looked.size(); ++i) {
        const double chance = m_calibration.probability(looked[i].score, looked[i].behind, odds[size_t(i)]);
        evidence.append({looked[i].span, orderOf(looked[i]), speaksOf * chance});
    }
    remember(question, passages, evidence);
    return evidence;
}

// Of 1,038 questions a quarter have a span among the first that surely answers: the others then change nothing in the
// order of those that are shown, and take two thirds of the time.
Result<std::vector<float>> EvidenceRanker::read(const QString &question, const QList<RankedSpan> &spans,
                                                const QList<Passage> &passages, Parallel &parallel,
                                                const std::stop_token &stop) const
{
    QStringList texts;
    for (const RankedSpan &each : spans)
        texts.append(readBy(each.span, passages));
    Result<std::vector<float>> scores =
        scored(question, texts.first(std::min(firstSpans, texts.size())), parallel, stop);
    const bool isEnough =
        scores && std::any_of(scores->begin(), scores->end(), [](float each) { return each >= surely; });
    if (!scores || isEnough || texts.size() <= firstSpans)
        return scores;
    const Result<std::vector<float>> others = scored(question, texts.sliced(firstSpans), parallel, stop);
    if (!others)
        return others.error();
    scores->insert(scores->end(), others->begin(), others->end());
    return scores;
}

// The first ranking of a question is that of the most passages, which chances are fitted on: a later one of some of
// them is a part of it.
void EvidenceRanker::remember(const QString &question, const QList<Passage> &passages,
                              const QList<RankedEvidence> &evidence) const
{
    const QMutexLocker lock(&m_mutex);
    if (m_chances.size() > mostKnown)
        m_chances.clear();
    if (m_rankings.size() > mostQuestions)
        m_rankings.clear();
    for (const RankedEvidence &each : evidence) {
        const QString key = keyOf(question, quotedText(each.span, passages[each.span.passage]));
        if (!m_chances.contains(key))
            m_chances.insert(key, each.probability);
    }
    QList<Ranking> &rankings = m_rankings[question];
    if (rankings.size() == mostRankings)
        rankings.removeLast();
    rankings.append({passages, evidence});
}

std::optional<QList<RankedEvidence>> EvidenceRanker::partOf(const Ranking &before, const QList<Passage> &passages)
{
    QMultiHash<int, Placed> places; // by where a passage was
    for (int i = 0; i < int(passages.size()); ++i) {
        const auto has = [&](const Passage &each) { return placeIn(each, passages[i]) >= 0; };
        const auto was = std::find_if(before.passages.begin(), before.passages.end(), has);
        if (was == before.passages.end())
            return {};
        const int from = int(placeIn(*was, passages[i]));
        places.insert(int(was - before.passages.begin()), {i, from, from + int(passages[i].text.size())});
    }
    bool wasRanked = false;
    QList<RankedEvidence> evidence;
    for (const RankedEvidence &each : before.evidence) {
        for (const Placed &part : places.values(each.span.passage)) {
            wasRanked = true;
            if (const std::optional<EvidenceSpan> span = spanWithin(each.span, part))
                evidence.append({*span, each.score, each.probability});
        }
    }
    return wasRanked ? std::optional(evidence) : std::nullopt;
}

// Nothing where one of the passages was not there, or nothing of them was ranked.
std::optional<QList<RankedEvidence>> EvidenceRanker::rankedBefore(const QString &question,
                                                                  const QList<Passage> &passages) const
{
    const QMutexLocker lock(&m_mutex);
    const QList<Ranking> rankings = m_rankings.value(question);
    for (const Ranking &before : rankings) {
        std::optional<QList<RankedEvidence>> evidence = partOf(before, passages);
        if (evidence)
            return evidence;
    }
    return {};
}

// The best are read once more with what stands around them: where that answers better, it is what is shown.
Result<void> EvidenceRanker::widen(const QString &question, const QList<Passage> &passages, QList<Looked> &looked,
                                   Parallel &parallel, const std::stop_token &stop) const
{
    if (!m_scores) // words say no more of two sentences than of one
        return {};
    QList<EvidenceSpan> wide;
    QList<qsizetype> whose;
    for (qsizetype i = 0; i < std::min(mostWidened, looked.size()); ++i) {
        const QList<EvidenceSpan> forms = widened(looked[i].span, passages, m_tables);
        wide.append(forms);
        whose.insert(whose.size(), forms.size(), i);
    }
    QStringList texts;
    for (const EvidenceSpan &each : std::as_const(wide))
        texts.append(readBy(each, passages));
    const Result<std::vector<float>> scores = scored(question, texts, parallel, stop);
    if (!scores)
        return scores.error();
    for (qsizetype i = 0; i < wide.size(); ++i) {
        Looked &own = looked[whose[i]];
        const double score = (*scores)[size_t(i)];
        if (score + m_calibration.wider <= own.score + own.more)
            continue;
        own.span = wide[i];
        own.score = score;
        own.more = m_calibration.wider;
    }
    putInOrder(looked);
    return {};
}

QList<EvidenceSpan> EvidenceRanker::spansOf(const QList<Passage> &passages, int which) const
{
    const QList<Table> beside = m_tables ? m_tables(passages[which]) : QList<Table>();
    QList<EvidenceSpan> spans = findSpans(passages[which], beside);
    for (EvidenceSpan &span : spans)
        span.passage = which;
    return spans;
}

double EvidenceRanker::orderOf(const Looked &looked) const
{
    return looked.score + looked.more + m_calibration.mix * looked.behind;
}

void EvidenceRanker::putInOrder(QList<Looked> &looked) const
{
    std::stable_sort(looked.begin(), looked.end(),
                     [&](const Looked &one, const Looked &other) { return orderOf(one) > orderOf(other); });
}

Result<double> EvidenceRanker::answers(const QString &question, const QString &text, const std::stop_token &stop) const
{
    const QString said = folded(text);
    {
        const QMutexLocker lock(&m_mutex);
        if (const auto known = m_chances.constFind(keyOf(question, said)); known != m_chances.cend())
            return *known;
    }
    if (!m_scores)
        return answersByWords(question, said);
    Inline here;
    const Result<std::vector<float>> scores = scored(question, {said}, here, stop);
    if (!scores)
        return scores.error();
    return m_calibration.probability(scores->front(), 0, scores->front());
}

// The best of it, all of which is one passage.
double EvidenceRanker::answersByWords(const QString &question, const QString &text) const
{
    Passage written;
    written.text = text;
    written.score = usuallyFound;
    const QList<RankedSpan> best = wordsFirst(question, findSpans(written, {}), {written}, m_idf, 1);
    if (best.isEmpty() || !best.first().meets)
        return 0;
    const double score = best.first().score - noneOfThese;
    return knownOf(question, m_idf) * m_calibration.probability(score, 0, score);
}

} // namespace core
