// Questions that ask the same thing about several subjects: "in 2018 and 2019", "the difference between A and B", "X or
// Y?". A single search seldom finds all of them, so each part is searched for and answered separately.
#pragma once

#include "core/language/tokenizedtext.h"

namespace core {

struct QuestionPart
{
    QString text;     // the question about this subject alone
    QString thing;    // "2019"
    QStringList keys; // words (ReadTerm::key) found only in this part
};

// The parts, in the order of the question, at most five; empty if it asks about one subject, or if that is unclear.
QList<QuestionPart> partsOf(const TokenizedText &question);

// True for "Did it rise or fall?", "Is it open or closed?", where "yes" is not an answer; not for "..., or not?".
bool leavesChoice(const TokenizedText &question);

// Turns "Which company had more employees, A in 2015?" into "How many employees A in 2015?"; empty if nothing is
// counted.
QString countAskedOf(const QuestionPart &part);

} // namespace core
