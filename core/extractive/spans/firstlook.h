// The first, lexical ranking of evidence spans. It covers all search results; a model then reads the best spans. A
// question word that names a document counts once for the document, not again in each of its spans. Pure and
// thread-safe.
#pragma once

#include "core/extractive/spans/spans.h"
#include "core/language/tokenizedtext.h"

#include <array>
#include <vector>

namespace core {

// Lexical features of a span. Shares are fractions, 0 ... 1, of the weight of the question's terms.
struct SpanFeatures
{
    enum Feature {
        Own,        // share of terms in the span
        Context,    // additional share in the context above the span: headings, lead-in, column headings, caption
        Rare,       // share in span and context, each term weighted by how few of the spans have it
        Pairs,      // share of the adjacent words in the question that are adjacent in the span
        Missing,    // weight of the heaviest term missing from span, context and document
        Exact,      // share of terms in the span, spelled exactly as in the question
        InPassage,  // share in the whole passage
        InDocument, // share of terms that name the document: in its title or file name
        Found,      // search score of the passage
        Rank,       // 1 / rank of the passage
        Near,       // how far the embedder's cosine is above the results' median, relative to the best result
        Answers,    // contains the kind of answer wanted: a number, a date, a name ...
        Titled,     // share of the section's title that is in the question
        Length,     // logarithm of the length in hundreds of characters
        Item,
        List,
        Row,
        Opening,
        Count
    };
    std::array<double, Count> values{};
};

// One feature vector per span.
std::vector<SpanFeatures> spanFeatures(const QString &question, const QList<EvidenceSpan> &spans,
                                       const QList<Passage> &passages, const Idf &idf);

const char *nameOf(SpanFeatures::Feature feature); // the feature's name in files

struct RankedSpan
{
    EvidenceSpan span;
    int index = 0;     // index into the ranked spans
    double score = 0;  // comparable within one question
    bool meets = true; // whether a word of the question is in the span, its context, its passage or its document's name
};

// Ranks the spans by these features, best first: at most `most`, from at most a dozen pages, without spans that repeat
// a better one.
QList<RankedSpan> wordsFirst(const QString &question, const QList<EvidenceSpan> &spans, const QList<Passage> &passages,
                             const Idf &idf, int most = 64);

} // namespace core
