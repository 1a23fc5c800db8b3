// Cuts several passages into strips, has the Critic score them, and joins those that are kept.
#pragma once

#include "core/flows/steps/answerstate.h"
#include "core/flows/steps/strips.h"

namespace core {

struct Piece
{
    int source = 0; // index of its passage
    Strip strip;
    Passage passage; // consists of the strip alone
    double score = -1;
    bool scored = false; // the score is known without asking the Critic
    bool kept = false;
};

// Cuts the passages into pieces; identical texts are returned only once. Strips of fewer than four words score -1; a
// strip that is a whole passage gets the passage's score.
QList<Piece> piecesOf(const QList<Passage> &passages, const std::function<QList<Strip>(const QString &)> &cut,
                      const QHash<PassageId, double> &scores);

// Asks the Critic in parallel for every missing score. `reserve`: the number of calls to leave for later steps. Errors:
// Exhausted if the budget does not allow the calls.
Result<void> scorePieces(QList<Piece> &pieces, int reserve, AnswerState &a, AnswerTools &tools);

struct KeptPieces
{
    QList<Passage> passages;          // each reduced to its kept strips, in their original order
    QHash<PassageId, Strip> excerpts; // the parts of each passage that are kept
};

// Keeps the best pieces, at most `most`, whose scores reach the floor.
KeptPieces keepBest(QList<Piece> &pieces, const QList<Passage> &passages, double floor, int most);

QList<StripReport> reportOf(const QList<Piece> &pieces);

} // namespace core
