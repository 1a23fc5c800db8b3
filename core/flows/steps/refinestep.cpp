// The steps of Corrective RAG that keep what helps: strips of the library's passages, paragraphs of web pages.
#include "core/flows/steps/correction.h"
#include "core/flows/steps/pieces.h"

#include <algorithm>

namespace core {
namespace {

constexpr int webStripsKept = 5;    // paragraphs from the web, as in the paper
constexpr int webStripsScored = 24; // of long pages, only the paragraphs that share the most words with the question

// Passages unchanged, if strips are off or not affordable: those above the floor, or else those that reach the upper
// threshold.
QList<Passage> unrefined(const AnswerState &a, const Settings &settings)
{
    const auto reaching = [&](double least) {
        QList<Passage> some;
        for (const Passage &passage : a.found) {
            if (passage.address.isEmpty() && a.correction.scores.value(passage.id, -1) >= least)
                some.append(passage);
        }
        return some;
    };
    const QList<Passage> above = reaching(settings.stripFloor);
    return above.isEmpty() && a.correction.action == Correction::Correct ? reaching(settings.upperScore) : above;
}

// Passages the user wants are used in full.
void keepForcedWhole(AnswerState &a)
{
    for (const Passage &forced : std::as_const(a.forced)) {
        a.passages.removeIf([&](const Passage &passage) { return passage.id == forced.id; });
        a.correction.excerpts.remove(forced.id);
    }
    addForced(a.passages, a);
}

QString told(const QList<Piece> &pieces, const Settings &settings)
{
    QList<double> kept;
    for (const Piece &piece : pieces) {
        if (piece.kept)
            kept.append(piece.score);
    }
    const QString counts = QStringLiteral("%1 of %2 excerpts kept").arg(kept.size()).arg(pieces.size());
    const QString scores = kept.isEmpty() ? QString() : QStringLiteral(", with %1").arg(inWords(kept));
    return counts + scores + QStringLiteral("; those below %1 are dropped").arg(settings.stripFloor);
}

// Of long pages, scores only the paragraphs that share the most words with the question.
QList<Piece> likeliest(const QList<Piece> &pieces, const QString &question, int most)
{
    if (pieces.size() <= most)
        return pieces;
    QList<std::pair<double, int>> ranking;
    for (int i = 0; i < pieces.size(); ++i)
        ranking.append({-likeness(question, pieces[i].passage.text), i});
    std::sort(ranking.begin(), ranking.end());
    QList<int> best;
    for (const auto &[unlikeness, i] : ranking.mid(0, most))
        best.append(i);
    std::sort(best.begin(), best.end());
    QList<Piece> some;
    for (const int i : std::as_const(best))
        some.append(pieces[i]);
    return some;
}

Decision refined(QList<Piece> &pieces, bool scored, AnswerState &a, const AnswerTools &tools)
{
    const Settings &settings = tools.settings;
    const bool correct = a.correction.action == Correction::Correct;
    QString because;
    if (stripModeOf(settings.strips) == StripMode::Off) {
        because = QStringLiteral("excerpts are off: using whole passages");
    } else if (!scored) {
        because = QStringLiteral("not enough budget to score %1 excerpts: using whole passages").arg(pieces.size());
        pieces.clear();
    } else {
        const KeptPieces kept = keepBest(pieces, a.found, settings.stripFloor, settings.stripsKept);
        a.passages = kept.passages;
        a.correction.excerpts = kept.excerpts;
        because = told(pieces, settings);
    }
    if (pieces.isEmpty())
        a.passages = unrefined(a, settings);
    if (a.passages.isEmpty() && correct) {
        a.passages = unrefined(a, settings);
        because += QStringLiteral(": using what was judged correct");
    }
    keepForcedWhole(a);
    return decided(correct ? "correct" : "ambiguous", because, a, tools,
                   {.strips = reportOf(pieces), .kept = idsOf(a.passages)});
}

} // namespace

// While strips are scored, also starts the web search if that is certain to follow: when the scores are ambiguous.
Result<Decision> refine(AnswerState &a, AnswerTools &tools)
{
    const StripMode mode = stripModeOf(tools.settings.strips);
    const bool wantsWeb = a.correction.action == Correction::Ambiguous && webIsOn(tools);
    const int reserve = callsToWrite(tools.settings) + (wantsWeb ? 1 : 0);
    const bool ahead = wantsWeb && searchesSpeculatively(tools) && affords(a, tools, reserve);
    QList<Piece> pieces;
    if (mode != StripMode::Off)
        pieces = piecesOf(
            a.found, [=](const QString &text) { return strips(text, mode); }, a.correction.scores);

    LookAhead web;
    Result<void> scored = Error::cancelled();
    const auto part = [&](int i) {
        if (i == 0)
            scored = scorePieces(pieces, reserve, a, tools);
        else
            lookAhead(web, a.question, tools);
    };
    tools.parallel.forEach(ahead ? 2 : 1, part, tools.stop);
    const Result<void> taken = take(web, a);
    if (!scored && scored.error().code != Error::Exhausted)
        return unlessOutOfTime(scored.error(), a, tools);
    if (!taken)
        return unlessOutOfTime(taken.error(), a, tools);
    return refined(pieces, bool(scored), a, tools);
}

Result<Decision> sift(AnswerState &a, AnswerTools &tools)
{
    const QList<Passage> pages = ofWeb(a.found, true);
    const int reserve = callsToWrite(tools.settings);
    const int most = std::clamp(tools.settings.maxCalls - a.cost.calls - reserve, 0, webStripsScored);
    const QList<Piece> all = piecesOf(pages, paragraphs, {});
    QList<Piece> pieces = likeliest(all, a.question, most);
    const Result<void> scored = most > 0 ? scorePieces(pieces, reserve, a, tools) : Result<void>(Error::exhausted());
    if (!scored && scored.error().code != Error::Exhausted)
        return unlessOutOfTime(scored.error(), a, tools);
    if (!scored)
        return decided("sifted", QStringLiteral("not enough budget to score paragraphs: using the best of each page"),
                       a, tools, {.kept = idsOf(ofWeb(a.passages, true))});

    const KeptPieces kept = keepBest(pieces, pages, tools.settings.stripFloor, webStripsKept);
    a.passages = ofWeb(a.passages, false) + kept.passages;
    a.correction.excerpts.insert(kept.excerpts);
    keepForcedWhole(a);
    for (const Piece &piece : std::as_const(pieces)) {
        double &judged = a.judged[piece.passage.id];
        judged = std::max(judged, (piece.score + 1) / 2);
    }
    rememberNearest(a, pages);
    if (kept.passages.isEmpty())
        a.webTrouble = QStringLiteral("nothing it found helps with this question");
    QString because = told(pieces, tools.settings);
    if (pieces.size() < all.size())
        because += QStringLiteral("; only the most likely of %1 were scored").arg(all.size());
    return decided("sifted", because, a, tools, {.strips = reportOf(pieces), .kept = idsOf(kept.passages)});
}

} // namespace core
