// Test questions of the user's own: lines of a file in the form that readQuestionSet() reads, each question once. Pure
// functions on its bytes.
#pragma once

#include "core/eval/questionset.h"
#include "core/session/session.h"

namespace core {

// The answer of a turn as a known one: without marks of citations, with the cited pages as evidence. A refusal: what
// the documents do not answer.
KnownQuestion knownQuestionFrom(const Turn &turn);

QByteArray toLine(const KnownQuestion &known); // with its line break
KnownQuestion knownQuestionIn(const QByteArray &line);

// The line of a question, with its line break; empty: there is none. Spaces and case make no other question.
QByteArray lineOf(const QByteArray &file, const QString &question);
// The file with `line` in the place of that question's, or behind all others; an empty one: without it. Lines that are
// no questions stay as they are.
QByteArray withLine(const QByteArray &file, const QString &question, const QByteArray &line);
int questionsIn(const QByteArray &file);

} // namespace core
