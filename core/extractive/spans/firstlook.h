// The first look at evidence spans: by words alone, over everything a search found, before a model reads the best. A
// word of the question that names a document counts once there, not again in each of its spans. Pure. Any thread.
#pragma once

#include "core/extractive/spans/spans.h"
#include "core/language/tokenizedtext.h"

#include <array>
#include <vector>

namespace core {

// Word features of a span; shares are of the weight of the question's terms, 0 ... 1.
struct SpanFeatures
{
    enum Feature {
        Own,        // share in the span
        Context,    // additional share in the context above it: headings, lead-in, heads, caption
        Rare,       // share in span and context, each term weighted by how few of the spans have it
        Pairs,      // neighbours in the question that are adjacent in the span
        Missing,    // the heaviest term missing from span, context and document
        Exact,      // of Own, in exactly the question's form
        InPassage,  // share in the whole passage
        InDocument, // share that names the document: in its title or file name
        Found,      // the passage's search score
        Rank,       // 1 / rank of the passage
        Near,       // the embedder's cosine, measured from the median of the results, as a share of the nearest's
        Answers,    // it has the kind of answer wanted: a number, a date, a name ...
        Titled,     // the share of the section's title that is in the question
        Length,     // the logarithm of hundreds of characters
        Item,
        List,
        Row,
        Opening,
        Count
    };
    std::array<double, Count> values{};
};

// For each span.
std::vector<SpanFeatures> spanFeatures(const QString &question, const QList<EvidenceSpan> &spans,
                                       const QList<Passage> &passages, const Idf &idf);

const char *nameOf(SpanFeatures::Feature feature); // for files

struct RankedSpan
{
    EvidenceSpan span;
    int index = 0;     // index into the ranked spans
    double score = 0;  // comparable within one question
    bool meets = true; // it matches a word of the question: in itself, its context, its passage or the document's name
};

// The best first: at most `most`, from a dozen pages at most, without those that repeat a better one.
QList<RankedSpan> wordsFirst(const QString &question, const QList<EvidenceSpan> &spans, const QList<Passage> &passages,
                             const Idf &idf, int most = 64);

} // namespace core
