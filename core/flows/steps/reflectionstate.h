// Additional state of the flow of reflection tokens: the draft, and the paths of a search for the best sentences.
// A short answer is a path of one piece.
#pragma once

#include "core/ports/reflector.h"

#include <QSet>

#include <memory>

namespace core {

struct PathPiece
{
    Segment segment;
    std::optional<Passage> passage; // its source
    double score = 0;
};

struct AnswerPath
{
    enum Source { Memory, Same, Search }; // of its next piece: nothing, the current passages, new ones

    QList<PathPiece> pieces;
    double score = 0;
    bool done = false;
    Source source = Search;
    QList<Passage> passages; // current
};

struct ReflectionState
{
    std::shared_ptr<Reflector> made; // from the Writer and the Critic, if the model is not a checkpoint
    QSet<PassageId> told;            // the trace already has everything written from them, with its first sentence
    Segment draft;
    QList<AnswerPath> beams; // the open ones, and finished ones that are as good
    QList<AnswerPath> grown; // by one piece, not yet compared
    QList<AnswerPath> done;  // every finished one; a longer one never displaces them
};

// "mean", "sum" or "product" of the pieces' scores. The original computes a product; with negative scores it reverses
// the order, hence the mean.
double pathScore(const AnswerPath &path, const QString &how);
QString writtenBy(const AnswerPath &path); // the text passed on to the next piece
// The best of all, at most `count`; the earlier of equal ones.
QList<AnswerPath> bestOf(QList<AnswerPath> paths, int count);
// The pieces as one answer: sentences shifted, citations renumbered, equal ones merged.
Answer answerOf(const AnswerPath &path);
QList<Passage> passagesOf(const AnswerPath &path); // each once, in order
// Support: the lowest of all pieces, and only if all were judged; utility: the last one, which covers everything before
// it.
std::optional<Verdict> supportOf(const AnswerPath &path);
std::optional<Verdict> utilityOf(const AnswerPath &path);
std::optional<Verdict> verdictOf(const Segment &segment, Verdict::Kind kind);

} // namespace core
