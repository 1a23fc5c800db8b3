// Evidence spans: the parts of a passage that a person would point to as the answer to a question. A span is a
// sentence, a list with its lead-in, an item, a table row, a form field, a heading with the text that it opens, a
// caption, or a document's title lines. It is never just a heading, a page footer, column headings, a line of a table
// of contents or part of a sentence. Spans are computed for each question and never stored. Pure and thread-safe.
#pragma once

#include "core/values/table.h"

#include <functional>

namespace core {

enum class SpanKind {
    Sentence,
    Item,    // list item, quoted with its lead-in
    List,    // list with its lead-in, whole if it is short enough
    Row,     // table row, or a line of figures with its label
    Field,   // "label: value"
    Opening, // a heading with the first sentences below it
    Caption, // caption of a figure or a table
    Title,   // title, date and version lines at the start of a document
    Lines,   // a block of short lines: an address, a signature
};

struct EvidenceSpan
{
    int passage = 0; // index into the list of passages searched
    int from = 0;    // quoted: characters [from, to) of the passage's text
    int to = 0;
    int leadFrom = 0; // an item's lead-in, quoted before it: characters [leadFrom, leadTo); empty if there isn't one
    int leadTo = 0;
    SpanKind kind = SpanKind::Sentence;
    QString text;    // the text a ranker reads: "lead-in item", "label; Head: cell; Head: cell"
    QString context; // the text above it: the section's title, a table's caption; a ranker reads about 60 characters
};

constexpr int longestSpan = 900; // characters

// The spans of a passage, in reading order. `tables`: the tables on the passage's pages (LibraryTables::beside()).
QList<EvidenceSpan> findSpans(const Passage &passage, const QList<Table> &tables);

// The spans of several passages. A span in text shared by several passages is returned only once. Page headers and
// footers that were not removed earlier are skipped.
using TablesBeside = std::function<QList<Table>(const Passage &passage)>;
QList<EvidenceSpan> findSpans(const QList<Passage> &passages, const TablesBeside &tables);

bool overlap(const EvidenceSpan &one, const EvidenceSpan &other);     // whether two spans of the same passage overlap
QString quotedText(const EvidenceSpan &span, const Passage &passage); // includes the lead-in; white space is folded
int pageAt(const Passage &passage, int at);                           // page of a character of the passage

QString nameOf(SpanKind kind); // name used in files: "sentence", "list"

} // namespace core
