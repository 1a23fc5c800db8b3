// Strips of several passages on their way to being kept or dropped: cut, scored by the Critic, put together again.
#pragma once

#include "core/flows/steps/answerstate.h"
#include "core/flows/steps/strips.h"

namespace core {

struct Piece
{
    int source = 0; // index of its passage
    Strip strip;
    Passage passage; // of the strip alone
    double score = -1;
    bool scored = false; // known without a call
    bool kept = false;
};

// Each text once. Strips of fewer than four words score -1; one that is a whole passage scored before scores as that.
QList<Piece> piecesOf(const QList<Passage> &passages, const std::function<QList<Strip>(const QString &)> &cut,
                      const QHash<PassageId, double> &scores);

// Asks the Critic for every score that is missing, side by side. `reserve` calls are left for what comes after.
// Errors: Exhausted where that is more than can be afforded.
Result<void> scorePieces(QList<Piece> &pieces, int reserve, AnswerState &a, AnswerTools &tools);

struct KeptPieces
{
    QList<Passage> passages;          // of each what was kept, in the order they had
    QHash<PassageId, Strip> excerpts; // what of them that is
};

// The best of those at or above the floor.
KeptPieces keepBest(QList<Piece> &pieces, const QList<Passage> &passages, double floor, int most);

QList<StripReport> reportOf(const QList<Piece> &pieces);

} // namespace core
