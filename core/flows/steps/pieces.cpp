#include "core/flows/steps/pieces.h"

#include "core/flows/steps/correction.h"

#include "core/language/terms.h"

#include <QSet>

#include <algorithm>
#include <atomic>
#include <numeric>

namespace core {
namespace {

constexpr int leastWords = 4; // shortest strip worth a call

// Whether that many calls leave enough time for later steps, judging by the duration of earlier calls.
bool leavesTime(const AnswerState &a, const AnswerTools &tools, int count, int reserve)
{
    const double each = a.cost.calls > 0 ? a.cost.seconds / a.cost.calls : 0;
    const double wanted = each * (double(count) / std::max(1, tools.atOnce) + reserve);
    return double(tools.clock.elapsed()) / 1000 + wanted <= tools.settings.maxSeconds;
}

constexpr int mostTogether = 16; // strips judged in one call

// Uses as few calls as possible if the Critic judges several at once. Strips that it was not asked about, or whose
// verdicts were unreadable, stay in `missing`; false if there are any.
bool scoreTogether(QList<Piece> &pieces, QList<int> &missing, int reserve, AnswerState &a, AnswerTools &tools)
{
    const int count = int(missing.size());
    const int groups = (count + mostTogether - 1) / mostTogether;
    if (!tools.critic.judgesTogether(Verdict::Relevance) || !affords(a, tools, groups + reserve) ||
        !leavesTime(a, tools, groups, reserve))
        return false;
    const auto group = [&](int i) { return missing.mid(qsizetype(i) * mostTogether, mostTogether); };
    const auto ask = [&](int i) {
        Judgement what{.kind = Verdict::Relevance, .question = a.question};
        for (const int piece : group(i))
            what.passages.append(pieces.at(piece).passage);
        return tools.critic.judge(what, tools.stop);
    };
    AnswerTools beside = tools;
    beside.settings.maxCalls -= reserve;
    beside.trace = [](const TraceEvent::What &) {};
    const Result<QList<Verdict>> verdicts = judgeEach(groups, ask, a, beside);
    if (!verdicts)
        return false;
    QList<int> left;
    int done = 0;
    for (int i = 0; i < groups; ++i) {
        const Verdict &verdict = verdicts->at(i);
        const QList<int> judged = group(i);
        if (verdict.parts.size() != judged.size()) {
            left += judged;
            continue;
        }
        for (qsizetype k = 0; k < judged.size(); ++k) {
            Verdict of = verdict.ofPart(
                k, QLatin1String("yes"),
                QStringLiteral("%1 says “%2” about this excerpt.").arg(verdict.judge, verdict.parts[k].label));
            of.passage = pieces[judged[k]].passage.id;
            if (k == 0) { // the first one carries the cost of the call
                of.prompt = verdict.prompt;
                of.raw = verdict.raw;
                of.cost = verdict.cost;
            }
            pieces[judged[k]].score = scoreOf(of);
            ++done;
            tools.trace(StepProgress{.text = QStringLiteral("%1 of %2 strips").arg(done).arg(count),
                                     .done = done,
                                     .of = count,
                                     .ofPart = of});
        }
    }
    missing = left;
    return missing.isEmpty();
}

} // namespace

QList<Piece> piecesOf(const QList<Passage> &passages, const std::function<QList<Strip>(const QString &)> &cut,
                      const QHash<PassageId, double> &scores)
{
    QList<Piece> pieces;
    QSet<QString> seen;
    for (int i = 0; i < passages.size(); ++i) {
        const Passage &passage = passages[i];
        const QString whole = scores.contains(passage.id) ? normalForm(passage.text) : QString();
        for (const Strip &strip : cut(passage.text)) {
            Piece piece{i, strip, excerpt(passage, {strip})};
            const QString normal = normalForm(piece.passage.text);
            if (seen.contains(normal)) // overlapping passages repeat text
                continue;
            seen.insert(normal);
            if (normal == whole) {
                piece.score = scores.value(passage.id);
                piece.scored = true;
            } else {
                piece.scored = wordsOf(piece.passage.text).size() < leastWords;
            }
            pieces.append(piece);
        }
    }
    return pieces;
}

Result<void> scorePieces(QList<Piece> &pieces, int reserve, AnswerState &a, AnswerTools &tools)
{
    QList<int> missing;
    for (int i = 0; i < pieces.size(); ++i) {
        if (!pieces[i].scored)
            missing.append(i);
    }
    if (missing.size() > 1 && scoreTogether(pieces, missing, reserve, a, tools))
        return {};
    const int count = int(missing.size());
    if (!affords(a, tools, count + reserve) || !leavesTime(a, tools, count, reserve))
        return Error::exhausted();

    // Reported as progress: as verdicts they would be taken for those of whole passages.
    AnswerTools beside = tools;
    beside.settings.maxCalls -= reserve;
    std::atomic<int> done = 0;
    beside.trace = [&](const TraceEvent::What &what) {
        const int number = ++done;
        StepProgress progress{QStringLiteral("%1 of %2 strips").arg(number).arg(count), number, count};
        if (const VerdictTold *told = std::get_if<VerdictTold>(&what))
            progress.ofPart = told->verdict;
        tools.trace(progress);
    };
    const auto ask = [&](int i) {
        return tools.critic.relevance(a.question, pieces.at(missing.at(i)).passage, tools.stop);
    };
    const Result<QList<Verdict>> verdicts = judgeEach(count, ask, a, beside);
    if (!verdicts)
        return verdicts.error();
    for (int i = 0; i < count; ++i)
        pieces[missing[i]].score = scoreOf(verdicts->at(i));
    return {};
}

KeptPieces keepBest(QList<Piece> &pieces, const QList<Passage> &passages, double floor, int most)
{
    QList<int> ranking(pieces.size());
    std::iota(ranking.begin(), ranking.end(), 0);
    std::stable_sort(ranking.begin(), ranking.end(),
                     [&](int left, int right) { return pieces[left].score > pieces[right].score; });
    for (const int i : ranking.mid(0, most))
        pieces[i].kept = pieces[i].score >= floor;

    KeptPieces kept;
    for (int source = 0; source < passages.size(); ++source) {
        QList<Strip> strips;
        for (const Piece &piece : std::as_const(pieces)) {
            if (piece.kept && piece.source == source)
                strips.append(piece.strip);
        }
        if (strips.isEmpty())
            continue;
        kept.passages.append(excerpt(passages[source], strips));
        kept.excerpts[passages[source].id] = excerpted(passages[source], strips);
    }
    return kept;
}

QList<StripReport> reportOf(const QList<Piece> &pieces)
{
    QList<StripReport> strips;
    for (const Piece &piece : pieces)
        strips.append({piece.passage.id, piece.score, piece.kept, piece.passage.text});
    return strips;
}

} // namespace core
