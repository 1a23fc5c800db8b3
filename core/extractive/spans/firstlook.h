// The first look at evidence spans: by words alone, over everything a search found, before a model reads the best.
// A word of the question that names a document counts once there, not again in each of its spans. Pure. Any thread.
#pragma once

#include "core/extractive/spans/spans.h"
#include "core/language/tokenizedtext.h"

#include <array>
#include <vector>

namespace core {

// What words can tell of a span; shares are of the weight of the question's terms, 0 ... 1.
struct SpanFeatures
{
    enum Feature {
        Own,        // share in the span
        Context,    // more, in what is above it: headings, lead-in, heads, caption
        Rare,       // share in span and context, each term by how few of the spans have it
        Pairs,      // neighbours in the question that are neighbours in the span
        Missing,    // the heaviest term that neither span, context nor document has
        Exact,      // of Own, in the very form of the question
        InPassage,  // share in the whole passage
        InDocument, // share that names the document: in its title or its file's name
        Found,      // the score of the passage in the search
        Rank,       // 1 / rank of the passage
        Near,       // the cosine by an embedder, from the middle of what was found, as a share of the nearest's
        Answers,    // it holds what kind of answer is asked for: a number, a date, a name ...
        Titled,     // the share of the section's title that the question says
        Length,     // the logarithm of hundreds of characters
        Item,
        List,
        Row,
        Opening,
        Count
    };
    std::array<double, Count> values{};
};

// Of each span.
std::vector<SpanFeatures> spanFeatures(const QString &question, const QList<EvidenceSpan> &spans,
                                       const QList<Passage> &passages, const Idf &idf);

const char *nameOf(SpanFeatures::Feature feature); // for files

struct RankedSpan
{
    EvidenceSpan span;
    int index = 0;     // among the spans that were ranked
    double score = 0;  // comparable within one question
    bool meets = true; // a word of the question: in itself, its context, its passage or the document's name
};

// The best first: `most` at most, of a dozen pages at most, none of which says what a better one says already.
QList<RankedSpan> wordsFirst(const QString &question, const QList<EvidenceSpan> &spans, const QList<Passage> &passages,
                             const Idf &idf, int most = 64);

} // namespace core
