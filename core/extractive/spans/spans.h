// Evidence spans: what a person would point at in a passage to answer a question. A sentence, a list with its lead-in,
// an item, a table row, a field of a form, a heading with what it opens, a caption, the title lines of a document.
// Never a heading, a running foot, the heads of columns, a line of a table of contents or a cut sentence alone. Pure,
// and computed when a question is asked: nothing is stored. Any thread.
#pragma once

#include "core/values/table.h"

#include <functional>

namespace core {

enum class SpanKind {
    Sentence,
    Item,    // of a list; quoted with its lead-in
    List,    // with its lead-in, whole where it is short enough
    Row,     // of a table, or a line of figures with its label
    Field,   // "label: value"
    Opening, // a heading with the first sentences below it
    Caption, // of a figure or a table
    Title,   // title, date and version lines at the beginning of a document
    Lines,   // a block of short lines: an address, a signature
};

struct EvidenceSpan
{
    int passage = 0; // index into the passages it was found in
    int from = 0;    // characters [from, to) of the passage's text are quoted,
    int to = 0;
    int leadFrom = 0; // and [leadFrom, leadTo) before them: the lead-in of an item; empty where there is none
    int leadTo = 0;
    SpanKind kind = SpanKind::Sentence;
    QString text;    // what a ranker reads: "lead-in item", "label; Head: cell; Head: cell"
    QString context; // what is above: the section's title, a table's caption; a ranker reads about 60 characters of it
};

constexpr int longestSpan = 900; // characters

// In reading order. `tables`: those of the pages the passage is on (LibraryTables::beside()).
QList<EvidenceSpan> findSpans(const Passage &passage, const QList<Table> &tables);

// Of several passages, each place of a document once, although passages overlap; running heads and feet that came
// through are left out.
using TablesBeside = std::function<QList<Table>(const Passage &passage)>;
QList<EvidenceSpan> findSpans(const QList<Passage> &passages, const TablesBeside &tables);

bool overlap(const EvidenceSpan &one, const EvidenceSpan &other);     // in the same passage
QString quotedText(const EvidenceSpan &span, const Passage &passage); // with the lead-in, white space folded
int pageAt(const Passage &passage, int at);                           // that a character of it is on

QString nameOf(SpanKind kind); // for files: "sentence", "list"

} // namespace core
