// Evidence spans: what a person would point at in a passage to answer a question. A sentence, a list with its lead-in,
// an item, a table row, a form field, a heading with the text it opens, a caption, a document's title lines. Never just
// a heading, a running foot, column heads, a line of a table of contents or a cut sentence. Pure, and computed for each
// question: nothing is stored. Any thread.
#pragma once

#include "core/values/table.h"

#include <functional>

namespace core {

enum class SpanKind {
    Sentence,
    Item,    // of a list; quoted with its lead-in
    List,    // with its lead-in, whole if it is short enough
    Row,     // of a table, or a line of figures with its label
    Field,   // "label: value"
    Opening, // a heading with the first sentences below it
    Caption, // of a figure or a table
    Title,   // title, date and version lines at the start of a document
    Lines,   // a block of short lines: an address, a signature
};

struct EvidenceSpan
{
    int passage = 0; // index into the passages it was found in
    int from = 0;    // quoted: characters [from, to) of the passage's text,
    int to = 0;
    int leadFrom = 0; // preceded by [leadFrom, leadTo): an item's lead-in; empty if there isn't one
    int leadTo = 0;
    SpanKind kind = SpanKind::Sentence;
    QString text;    // the text for a ranker: "lead-in item", "label; Head: cell; Head: cell"
    QString context; // the text above: the section's title, a table's caption; a ranker reads about 60 characters of it
};

constexpr int longestSpan = 900; // characters

// In reading order. `tables`: those on the passage's pages (LibraryTables::beside()).
QList<EvidenceSpan> findSpans(const Passage &passage, const QList<Table> &tables);

// For several passages, each place of a document once although passages overlap; without running heads and feet that
// were not removed earlier.
using TablesBeside = std::function<QList<Table>(const Passage &passage)>;
QList<EvidenceSpan> findSpans(const QList<Passage> &passages, const TablesBeside &tables);

bool overlap(const EvidenceSpan &one, const EvidenceSpan &other);     // in the same passage
QString quotedText(const EvidenceSpan &span, const Passage &passage); // with the lead-in, white space folded
int pageAt(const Passage &passage, int at);                           // the page of a character of the passage

QString nameOf(SpanKind kind); // for files: "sentence", "list"

} // namespace core
