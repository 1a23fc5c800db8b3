// Strips of several passages: cut, scored by the Critic, and the kept ones joined again.
#pragma once

#include "core/flows/steps/answerstate.h"
#include "core/flows/steps/strips.h"

namespace core {

struct Piece
{
    int source = 0; // index of its passage
    Strip strip;
    Passage passage; // the strip alone
    double score = -1;
    bool scored = false; // without a call
    bool kept = false;
};

// Each text once. Strips of fewer than four words score -1; a strip that is a whole passage takes that passage's score.
QList<Piece> piecesOf(const QList<Passage> &passages, const std::function<QList<Strip>(const QString &)> &cut,
                      const QHash<PassageId, double> &scores);

// Asks the Critic in parallel for every missing score. `reserve` calls are left for later steps. Errors: Exhausted if
// that is more than the budget allows.
Result<void> scorePieces(QList<Piece> &pieces, int reserve, AnswerState &a, AnswerTools &tools);

struct KeptPieces
{
    QList<Passage> passages;          // each reduced to its kept strips, in their original order
    QHash<PassageId, Strip> excerpts; // the kept parts
};

// The best of those at or above the floor.
KeptPieces keepBest(QList<Piece> &pieces, const QList<Passage> &passages, double floor, int most);

QList<StripReport> reportOf(const QList<Piece> &pieces);

} // namespace core
