// Additional state for Reflection RAG: the draft, and the paths of the beam search. A short answer is a path with one
// piece.
#pragma once

#include "core/ports/reflector.h"

#include <QSet>

#include <memory>

namespace core {

struct PathPiece
{
    Segment segment;
    std::optional<Passage> passage; // the piece's source
    double score = 0;
};

struct AnswerPath
{
    enum Source { Memory, Same, Search }; // source of its next piece: memory, the current passages, or a search

    QList<PathPiece> pieces;
    double score = 0;
    bool done = false;
    Source source = Search;
    QList<Passage> passages; // the current passages
};

struct ReflectionState
{
    std::shared_ptr<Reflector> made; // made from the Writer and the Critic, if the model is not a Self-RAG checkpoint
    QSet<PassageId> told;            // passages whose whole answer is already in the trace, with its first sentence
    Segment draft;
    QList<AnswerPath> beams; // open paths, and finished ones that score as high
    QList<AnswerPath> grown; // paths extended by one piece, not yet compared
    QList<AnswerPath> done;  // all finished paths; longer paths never replace them
};

// Combines the pieces' scores by "mean", "sum" or "product". The Self-RAG paper's code multiplies the scores, but
// negative scores then reverse the order; with the mean they do not.
double pathScore(const AnswerPath &path, const QString &how);
QString writtenBy(const AnswerPath &path); // the text from which the next piece continues
// The best `count` paths; ties keep their order.
QList<AnswerPath> bestOf(QList<AnswerPath> paths, int count);
// Joins the pieces into one answer: shifts sentences, renumbers citations and merges equal ones.
Answer answerOf(const AnswerPath &path);
QList<Passage> passagesOf(const AnswerPath &path); // each once, in order
// The support of a path is the lowest support of any piece, or nullopt unless all pieces were judged. Its utility is
// that of the last piece, whose verdict covers everything before it.
std::optional<Verdict> supportOf(const AnswerPath &path);
std::optional<Verdict> utilityOf(const AnswerPath &path);
std::optional<Verdict> verdictOf(const Segment &segment, Verdict::Kind kind);

} // namespace core
