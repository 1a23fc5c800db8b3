// Wording shared by exports and attest-cli: outcomes, support and places of turns.
#pragma once

#include "core/session/outcome.h"

namespace core {

QString markOf(Support support);                                          // "●", "◐", "○", ""
QString placeOf(const QString &document, int page, const QString &label); // "Climate.pdf, p. x (PDF 12)"
// For a document, as above; for a web page, "Title, https://…".
QString placeOf(const Citation &citation);
QString placeOf(const Passage &passage);
// Whether the address is http or https, rather than something that a browser would run or open on this computer.
bool isLink(const QString &address);
QString citationMarks(const AnswerSentence &sentence); // "[1][2]"; a long run becomes "[1]–[40]"
bool areMany(const QList<int> &citations);             // whether there are too many to show each number

// Replaces characters that change the display direction with characters that have no effect: a reply or a PDF could use
// them to make text read differently or appear elsewhere. Offsets in the text remain valid.
QString withoutOverrides(QString text);
// For a session imported with an evidence bundle: the name of the bundle and when it was made; otherwise empty.
QString originWords(const Session &session);

// Why an answer is not called verified, and what strengthens or weakens a quotation, one sentence each; usually empty.
QStringList outcomeReasons(const Turn &turn);
// The remarks shown under a turn's outcome, one sentence each: why there is no answer, which parts were unread, how the
// user influenced it, and the result of a recheck.
QStringList remarksOf(const Turn &turn);
// "yes"; if the user corrected it, "yes (corrected by the user: no)".
QString labelOf(const Turn &turn, const Verdict &verdict);

// The number of passages that the answer cites; passages that were only given to the Writer do not count.
qsizetype citedPassages(const Turn &turn);
// "✓ Verified · 3 sources · 7 calls · 1.9 s"
QString outcomeLine(const Turn &turn);

// How the user influenced the answer, one sentence each: a reworded question, chosen sources, the origin of a fork.
QStringList notesOf(const Turn &turn);
// "Forked from the run of 2026-11-22T14:32 at “Filter passages”: k 4 → 8."
QString inWords(const ForkedFrom &fork);

// The steps taken: "Find passages → Filter passages (4 of 4 relevant) → ...".
QStringList pathOf(const Turn &turn);

// Numbers and dates in the user's locale; machine-readable output uses "." and ISO.
QString dateWords(qint64 milliseconds); // milliseconds since 1970
// "0.98"; "–" if the verdict has no probability.
QString probabilityWords(const Verdict &verdict);

// The answer with citation marks and remarks after each sentence: "… [1] … [no source]".
QString markedAnswer(const Turn &turn);

// The words of a passage that came closest to answering (closestWords()), or else its beginning, on one line; truncated
// to `longest` characters.
QString closestText(const Turn &turn, const Passage &passage, int longest);

// Separates the cells of table rows by " | " instead of tabs, for text that is not laid out as a table.
QString withCellMarks(QString text);

// A step's outcome as shown in the graph: "ungrounded" becomes "unsupported". With `retries`, also says that this edge
// uses up a retry.
QString edgeWords(const QString &outcome, bool retries = false);

} // namespace core
