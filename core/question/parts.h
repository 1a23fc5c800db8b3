// Questions that ask the same about several things: "in 2018 and 2019", "the difference between A and B", "X or Y?". A
// search for the whole seldom finds each, so each is searched for and answered separately.
#pragma once

#include "core/language/tokenizedtext.h"

namespace core {

struct QuestionPart
{
    QString text;     // the question, with this thing alone
    QString thing;    // "2019"
    QStringList keys; // words (ReadTerm::key) that the other parts do not have
};

// In the order of the question; empty if it asks for one thing, or if that is unclear. Five at most.
QList<QuestionPart> partsOf(const TokenizedText &question);

// "Did it rise or fall?", "Is it open or closed?": "yes" is not an answer. Not "..., or not?".
bool leavesChoice(const TokenizedText &question);

// "Which company had more employees, A in 2015?": "How many employees A in 2015?"; empty if nothing is counted.
QString countAskedOf(const QuestionPart &part);

} // namespace core
