// Questions that ask the same of several things: "in 2018 and 2019", "the difference between A and B", "X or Y?". What
// is found for the whole is seldom found for each, so each is looked for and answered by itself.
#pragma once

#include "core/language/tokenizedtext.h"

namespace core {

struct QuestionPart
{
    QString text;     // the question, with this one of the things alone
    QString thing;    // "2019"
    QStringList keys; // of its words (ReadTerm::key), those that the other parts do not have
};

// In the order of the question; empty where it asks for one thing, or where it cannot be told. Five at most.
QList<QuestionPart> partsOf(const TokenizedText &question);

// "Did it rise or fall?", "Is it open or closed?": "yes" is no answer. Not "..., or not?".
bool leavesChoice(const TokenizedText &question);

// "Which company had more employees, A in 2015?": "How many employees A in 2015?"; empty where nothing is counted.
QString countAskedOf(const QuestionPart &part);

} // namespace core
