#include "core/extractive/ranking/evidenceranker.h"

#include "core/extractive/claims/vocabulary.h"
#include "core/extractive/spans/widespans.h"
#include "core/language/terms.h"
#include "core/language/textmatch.h"

#include <QMultiHash>
#include <QMutexLocker>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace core {
namespace {

constexpr int mostSpans = 64;           // spans read by the model per question
constexpr qsizetype firstSpans = 24;    // read first; the others only if none of these is a sure answer
constexpr float surely = 3;             // log-odds against "none of these" that make an answer sure
constexpr qsizetype mostWidened = 3;    // spans read again with surrounding text
constexpr qsizetype mostBesides = 4;    // spans read again for what the first leaves open
constexpr float openWeight = 0.25F;     // of the score for what is open; the score for the whole question has the rest
constexpr qsizetype mostContext = 60;   // characters of the text above a span given to the model
constexpr qsizetype mostBeginning = 50; // characters of the document's beginning given to it, out of the same room
constexpr qsizetype besideBeginning = 40;
constexpr qsizetype mostKnown = 20000;  // pairs remembered in one run
constexpr qsizetype mostQuestions = 16; // questions whose rankings are remembered
constexpr qsizetype mostRankings = 8;   // rankings remembered per question
constexpr double noneOfThese = 8;       // score of "none of these" when ranking by words alone
constexpr double usuallyFound = 0.5;    // assumed search score of the passage when a written text is ranked
constexpr double leastKnown = 0.68; // share of a question's weight found in a library that answers it (builtinrouter)

std::vector<float> byWords(const QList<RankedSpan> &spans)
{
    std::vector<float> scores;
    for (const RankedSpan &each : spans)
        scores.push_back(float(each.score - noneOfThese));
    return scores;
}

// By words alone: a factor for the chance if much of the question is found nowhere in the library.
double knownOf(const QString &question, const Idf &idf)
{
    const double known = shareInLibrary(questionOf(question, idf));
    return known > 0 ? std::min(1.0, known / leastKnown) : 1; // no weight known: no information about the library
}

QString keyOf(const QString &question, const QString &text)
{
    return question + QChar(u'\0') + text;
}

// The question without the words that the text has; empty if the text has none of its content words, or all of them.
QString leftOpen(const QString &question, const QString &said)
{
    QSet<QString> known;
    for (const Term &each : terms(said))
        known.insert(each.text);
    QString open;
    int copied = 0;
    bool isAsked = false;
    forEachTerm(question, [&](QStringView term, int from, int length) {
        if (isStopTerm(term.toString()))
            return;
        if (!known.contains(term.toString())) {
            isAsked = true;
            return;
        }
        open += QStringView(question).sliced(copied, from - copied);
        copied = from + length;
    });
    if (!isAsked || copied == 0)
        return {};
    open += QStringView(question).sliced(copied);
    return open.simplified();
}

// Offset of the passage in one that was ranked, of which it may be a part; -1: not found.
qsizetype placeIn(const Passage &ranked, const Passage &passage)
{
    return ranked.id == passage.id ? ranked.text.indexOf(passage.text) : -1;
}

struct Placed
{
    int passage = 0; // index among the requested passages
    int from = 0;    // offset in the passage that was ranked
    int to = 0;
};

// The same span within a part of its passage; nothing if it extends beyond the part.
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

void EvidenceRanker::putInOrder(QList<Looked> &looked, double mix)
{
    std::stable_sort(looked.begin(), looked.end(),
                     [mix](const Looked &one, const Looked &other) { return one.order(mix) > other.order(mix); });
}

// For each span, the log-odds of its share, together with overlapping ones, among all spans and "none of these".
std::vector<double> EvidenceRanker::shareOdds(const QList<Looked> &looked, double mix)
{
    const auto mass = [mix](const Looked &each) { return std::exp(each.score + mix * each.behind); };
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

double EvidenceCalibration::ofShown(double chance) const
{
    if (chance <= 0 || chance >= 1)
        return chance;
    return 1 / (1 + std::exp(-(shown * std::log(chance / (1 - chance)) + shownBias)));
}

Likelihood EvidenceCalibration::likelihood(double chance) const
{
    const double known = ofShown(chance);
    if (known >= direct)
        return {Likelihood::Direct, known, {}, ofDirect};
    return known >= probable ? Likelihood{Likelihood::Probable, known, {}, ofProbable}
                             : Likelihood{Likelihood::Related, known, {}, ofRelated};
}

// Fitted by tests/tools/evidence-train/calibrate.py: --words on 1,622 questions with an answer and 358 without, and
// shown on 164 quotations.
EvidenceCalibration calibrationOfWords()
{
    return {
        .mix = 0, .model = 0.133, .words = 0.285, .share = 0.584, .bias = -0.842, .shown = 0.575, .shownBias = -0.192};
}

EvidenceRanker::EvidenceRanker(Idf idf, TablesBeside tables, std::function<QString()> untold)
    : EvidenceRanker(std::move(idf), std::move(tables), ReaderFor(), {}, std::move(untold))
{
}

EvidenceRanker::EvidenceRanker(Idf idf, TablesBeside tables, ReaderFor readerFor, BeginningOf beginning,
                               std::function<QString()> untold)
    : m_idf(std::move(idf)),
      m_tables(std::move(tables)),
      m_readerFor(std::move(readerFor)),
      m_beginning(std::move(beginning)),
      m_untold(std::move(untold))
{
}

EvidenceReader EvidenceRanker::readerOf(const QString &question, const QList<Passage> &passages) const
{
    if (!m_readerFor)
        return {{}, calibrationOfWords()};
    {
        const QMutexLocker lock(&m_mutex);
        if (m_reader)
            return *m_reader;
    }
    EvidenceReader reader = m_readerFor(question, passages);
    const QMutexLocker lock(&m_mutex);
    if (!m_reader) // another thread may have been faster
        m_reader = std::move(reader);
    return *m_reader;
}

EvidenceCalibration EvidenceRanker::calibration() const
{
    if (!m_readerFor)
        return calibrationOfWords();
    {
        const QMutexLocker lock(&m_mutex);
        if (m_reader)
            return m_reader->calibration;
    }
    return m_readerFor({}, {}).calibration;
}

Result<std::vector<float>> EvidenceRanker::scored(const EvidenceReader &reader, const QString &question,
                                                  const QStringList &texts, Parallel &parallel,
                                                  const std::stop_token &stop) const
{
    QHash<QString, float> scores; // keyed by text
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
        const Result<std::vector<float>> fresh = reader.scores(question, unknown, parallel, stop);
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
    const EvidenceReader reader = readerOf(question, passages);
    const EvidenceCalibration &calibration = reader.calibration;
    QList<RankedSpan> first = wordsFirst(question, findSpans(passages, m_tables), passages, m_idf, mostSpans);
    if (!reader.scores) // a model may know synonyms
        first.removeIf([](const RankedSpan &each) { return !each.meets; });
    if (stop.stop_requested())
        return Error::cancelled();
    const Result<std::vector<float>> scores =
        reader.scores ? read(reader, question, first, passages, parallel, stop) : Result(byWords(first));
    if (!scores)
        return scores.error();
    QList<Looked> looked;
    for (qsizetype i = 0; i < qsizetype(scores->size()); ++i)
        looked.append({first[i].span, (*scores)[size_t(i)], first[i].score - first.first().score});
    putInOrder(looked, calibration.mix);
    if (const Result<void> wide = widen(reader, question, passages, looked, parallel, stop); !wide)
        return wide.error();
    QList<RankedEvidence> evidence;
    const std::vector<double> odds = shareOdds(looked, calibration.mix);
    const double speaksOf = reader.scores ? 1 : knownOf(question, m_idf);
    for (qsizetype i = 0; i < looked.size(); ++i) {
        const double chance = calibration.probability(looked[i].score, looked[i].behind, odds[size_t(i)]);
        evidence.append({looked[i].span, looked[i].order(calibration.mix), speaksOf * chance});
    }
    remember(question, passages, evidence);
    return evidence;
}

// For a quarter of 1,038 questions, one of the first spans is a sure answer: the others then do not change the order of
// what is shown, but take two thirds of the time.
Result<std::vector<float>> EvidenceRanker::read(const EvidenceReader &reader, const QString &question,
                                                const QList<RankedSpan> &spans, const QList<Passage> &passages,
                                                Parallel &parallel, const std::stop_token &stop) const
{
    QStringList texts;
    for (const RankedSpan &each : spans)
        texts.append(readBy(each.span, passages));
    Result<std::vector<float>> scores =
        scored(reader, question, texts.first(std::min(firstSpans, texts.size())), parallel, stop);
    const bool isEnough =
        scores && std::any_of(scores->begin(), scores->end(), [](float each) { return each >= surely; });
    if (!scores || isEnough || texts.size() <= firstSpans)
        return scores;
    const Result<std::vector<float>> others = scored(reader, question, texts.sliced(firstSpans), parallel, stop);
    if (!others)
        return others.error();
    scores->insert(scores->end(), others->begin(), others->end());
    return scores;
}

// The first ranking of a question covers the most passages, as in fitting: a later ranking of some of them is part of
// it.
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

void EvidenceRanker::rememberShown(const QString &question, QStringView text, double probability) const
{
    const QMutexLocker lock(&m_mutex);
    const QString key = keyOf(question, folded(text.toString()));
    if (!m_chances.contains(key))
        m_chances.insert(key, probability);
}

std::optional<QList<RankedEvidence>> EvidenceRanker::partOf(const Ranking &before, const QList<Passage> &passages)
{
    QMultiHash<int, Placed> places; // keyed by the index of the ranked passage
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

// Nothing if one of the passages is new, or if nothing in them was ranked.
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

// Reads the best spans again with the surrounding text, and shows that instead if it answers better.
Result<void> EvidenceRanker::widen(const EvidenceReader &reader, const QString &question,
                                   const QList<Passage> &passages, QList<Looked> &looked, Parallel &parallel,
                                   const std::stop_token &stop) const
{
    if (!reader.scores) // words say no more about two sentences than about one
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
    const Result<std::vector<float>> scores = scored(reader, question, texts, parallel, stop);
    if (!scores)
        return scores.error();
    for (qsizetype i = 0; i < wide.size(); ++i) {
        Looked &own = looked[whose[i]];
        const double score = (*scores)[size_t(i)];
        if (score + reader.calibration.wider <= own.score + own.more)
            continue;
        own.span = wide[i];
        own.score = score;
        own.more = reader.calibration.wider;
    }
    putInOrder(looked, reader.calibration.mix);
    return {};
}

Result<QList<RankedEvidence>> EvidenceRanker::besides(const QString &question, const RankedEvidence &first,
                                                      QList<RankedEvidence> others, const QList<Passage> &passages,
                                                      Parallel &parallel, const std::stop_token &stop) const
{
    const QString said = quotedText(first.span, passages[first.span.passage]) + u' ' + first.span.context;
    const EvidenceReader reader = readerOf(question, passages);
    const QString open = reader.scores && others.size() > 1 ? leftOpen(question, said) : QString();
    if (open.isEmpty())
        return others;
    const QList<RankedEvidence> best = others.first(std::min(mostBesides, others.size()));
    QStringList texts;
    for (const RankedEvidence &each : best)
        texts.append(readBy(each.span, passages));
    const Result<std::vector<float>> asked = scored(reader, question, texts, parallel, stop);
    if (!asked)
        return asked.error();
    const Result<std::vector<float>> left = scored(reader, open, texts, parallel, stop);
    if (!left)
        return left.error();
    const auto score = [&](qsizetype i) {
        return best[i].score + double(openWeight * ((*left)[size_t(i)] - (*asked)[size_t(i)]));
    };
    std::vector<qsizetype> order(size_t(best.size()));
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](qsizetype a, qsizetype b) { return score(a) > score(b); });
    for (qsizetype i = 0; i < best.size(); ++i)
        others[i] = best[order[size_t(i)]];
    return others;
}

QList<EvidenceSpan> EvidenceRanker::spansOf(const QList<Passage> &passages, int which) const
{
    QList<EvidenceSpan> spans = findSpans(passages[which], tablesOf(passages[which]));
    for (EvidenceSpan &span : spans)
        span.passage = which;
    return spans;
}

QList<Table> EvidenceRanker::tablesOf(const Passage &passage) const
{
    return m_tables ? m_tables(passage) : QList<Table>();
}

Result<double> EvidenceRanker::answers(const QString &question, const QString &text, const std::stop_token &stop) const
{
    const QString said = folded(text);
    {
        const QMutexLocker lock(&m_mutex);
        if (const auto known = m_chances.constFind(keyOf(question, said)); known != m_chances.cend())
            return *known;
    }
    Passage written;
    written.text = said;
    const EvidenceReader reader = readerOf(question, {written});
    if (!reader.scores)
        return answersByWords(question, said);
    Inline here;
    const Result<std::vector<float>> scores = scored(reader, question, {said}, here, stop);
    if (!scores)
        return scores.error();
    return reader.calibration.probability(scores->front(), 0, scores->front());
}

std::optional<double> EvidenceRanker::ofRankedPassage(const QString &question, const QString &text) const
{
    const QMutexLocker lock(&m_mutex);
    if (m_chances.contains(keyOf(question, folded(text)))) // a quotation as long as its passage
        return {};
    for (const Ranking &ranking : m_rankings.value(question)) {
        const auto same = std::find_if(ranking.passages.begin(), ranking.passages.end(),
                                       [&](const Passage &each) { return each.text == text; });
        if (same == ranking.passages.end())
            continue;
        double best = 0;
        for (const RankedEvidence &each : ranking.evidence) {
            if (each.span.passage == same - ranking.passages.begin())
                best = std::max(best, each.probability);
        }
        return best;
    }
    return {};
}

// The chance of its best span; the text is treated as one passage.
double EvidenceRanker::answersByWords(const QString &question, const QString &text) const
{
    Passage written;
    written.text = text;
    written.score = usuallyFound;
    const QList<RankedSpan> best = wordsFirst(question, findSpans(written, {}), {written}, m_idf, 1);
    if (best.isEmpty() || !best.first().meets)
        return 0;
    const double score = best.first().score - noneOfThese;
    return knownOf(question, m_idf) * calibrationOfWords().probability(score, 0, score);
}

} // namespace core
