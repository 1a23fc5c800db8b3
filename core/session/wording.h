// The words for what a turn shows, shared by exports and attest-cli: outcome, supports, places.
#pragma once

#include "core/session/outcome.h"

namespace core {

QString markOf(Support support);                                          // "●", "◐", "○", ""
QString placeOf(const QString &document, int page, const QString &label); // "Climate.pdf, p. x (PDF 12)"
// That, or of the web "Title, https://…".
QString placeOf(const Citation &citation);
QString placeOf(const Passage &passage);
bool isLink(const QString &address); // of the web, and nothing a browser would run or open on this computer
QString citationMarks(const AnswerSentence &sentence); // "[1][2]"; of many in a row "[1]–[40]"
bool areMany(const QList<int> &citations);             // in a row, too many for a mark each

// Characters that turn the order of what is shown around, each replaced by one that does nothing: a reply or a PDF
// could make words seem to say, or to stand, what and where they do not. Places in the text stay as they are.
QString withoutOverrides(QString text);
// Of a session that came with a bundle: which, and when that was made; empty otherwise.
QString originWords(const Session &session);

// Why an answer is not called verified, and what speaks for a quotation or against it, a sentence each; mostly empty.
QStringList outcomeReasons(const Turn &turn);
// What is to be said under the outcome of a turn, a sentence each: why there is no answer, what was not read, what the
// user had a hand in, and what checking it again came to.
QStringList remarksOf(const Turn &turn);
// "yes", and where the user corrected it "yes (corrected by the user: no)".
QString labelOf(const Turn &turn, const Verdict &verdict);

// Passages that the answer cites; those it was only given do not count.
qsizetype citedPassages(const Turn &turn);
// "✓ Verified · 3 sources · 7 calls · 1.9 s"
QString outcomeLine(const Turn &turn);

// What the user had a hand in, a sentence each: how the question was typed, sources chosen, where a fork comes from.
QStringList notesOf(const Turn &turn);
// "Forked from “Filter passages” of the question of 2026-11-22T14:32: k 4 → 8."
QString inWords(const ForkedFrom &fork);

// The steps as taken: "Find passages → Filter passages (4 of 4 relevant) → ...".
QStringList pathOf(const Turn &turn);

// Numbers and dates as the user's system writes them; where a machine reads them, "." and ISO stand.
QString dateWords(qint64 milliseconds); // since 1970
// "0.98", and "–" where none was read.
QString probabilityWords(const Verdict &verdict);

// The answer with its citation marks behind each sentence, and what it lacks: "… [1] … [no source]".
QString markedAnswer(const Turn &turn);

// An outcome of a step as the graph says it: "ungrounded" is "unsupported"; where its edge spends a retry, with that.
QString edgeWords(const QString &outcome, bool retries = false);

} // namespace core
