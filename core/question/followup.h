// Questions that depend on the one before them: "And the Standard plan?", "How much does it cost?", "Why?" Each
// question is searched and judged on its own wording, so such a question is completed first.
#pragma once

#include <QString>

namespace core {

struct PreviousTurn // the previous exchange
{
    QString question; // is self-contained
    QString answer;
};

// Whether a question may depend on the one before it, so that it is worth asking a model: it has a word that refers to
// something, begins with a conjunction, or is short.
bool mayLeanOnPrevious(const QString &question);

// The question as a self-contained one; unchanged if it is already, or if it is unclear what it refers to. Uses rules
// for English; for German, "Und …?", years and bare question words. Pure.
QString condenseQuestion(const QString &question, const PreviousTurn &before);

} // namespace core
