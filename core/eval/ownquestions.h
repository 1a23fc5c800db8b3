// The user's own test questions, stored one per line in the format of readQuestionSet(). Pure functions on the file's
// bytes.
#pragma once

#include "core/eval/questionset.h"
#include "core/session/session.h"

namespace core {

// Turns an answer into a known one, without citation marks and with the cited pages as evidence. A refusal becomes a
// question that the documents do not answer.
KnownQuestion knownQuestionFrom(const Turn &turn);

QByteArray toLine(const KnownQuestion &known); // includes the line break
KnownQuestion knownQuestionIn(const QByteArray &line);

// The line of a question, with its line break; empty if the file does not have the question. Spaces and case are
// ignored.
QByteArray lineOf(const QByteArray &file, const QString &question);
// The file with `line` in place of that question's line, or appended if there is none. An empty line removes the
// question. Lines that are not questions stay as they are.
QByteArray withLine(const QByteArray &file, const QString &question, const QByteArray &line);
int questionsIn(const QByteArray &file);

} // namespace core
