// What the flow of reflection tokens carries beside the rest of a question: the draft, and the paths of a search for
// the best sentences (flows.md, section 2.C.7). A short answer is a path of one piece.
#pragma once

#include "core/ports/reflector.h"

#include <QSet>

#include <memory>

namespace core {

struct PathPiece
{
    Segment segment;
    std::optional<Passage> passage; // it was written from
    double score = 0;
};

struct AnswerPath
{
    enum Source { Memory, Same, Search }; // of its next piece: nothing, the passages at hand, new ones

    QList<PathPiece> pieces;
    double score = 0;
    bool done = false;
    Source source = Search;
    QList<Passage> passages; // at hand
};

struct ReflectionState
{
    std::shared_ptr<Reflector> made; // of the Writer and the Critic, where the model is no checkpoint
    QSet<PassageId> told;            // the trace has all that was written from them, with the first sentence of it
    Segment draft;
    QList<AnswerPath> beams; // the open ones and the finished ones that are as good
    QList<AnswerPath> grown; // by one piece, not yet compared
    QList<AnswerPath> done;  // every one that was finished; none of them is lost to a longer one
};

// "mean", "sum" or "product" of the pieces' scores. A product is what the original computes; with scores below 0 it
// turns the order round, hence the mean.
double pathScore(const AnswerPath &path, const QString &how);
QString writtenBy(const AnswerPath &path); // as it is carried into the next piece
// The best of all, at most so many; of equals the earlier.
QList<AnswerPath> bestOf(QList<AnswerPath> paths, int count);
// The pieces as one answer: sentences moved, citations numbered on, equal ones once.
Answer answerOf(const AnswerPath &path);
QList<Passage> passagesOf(const AnswerPath &path); // each once, in order
// Supported as far as the least of the pieces is, and only where all were judged; useful as was said last, which is of
// everything before it too.
std::optional<Verdict> supportOf(const AnswerPath &path);
std::optional<Verdict> utilityOf(const AnswerPath &path);
std::optional<Verdict> verdictOf(const Segment &segment, Verdict::Kind kind);

} // namespace core
