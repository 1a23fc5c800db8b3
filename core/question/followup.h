// Questions that depend on the previous one: "And the Standard plan?", "How much does it cost?", "Why?" Questions are
// searched and judged on their own wording, so such a question is completed first.
#pragma once

#include <QString>

namespace core {

struct PreviousTurn // the previous exchange
{
    QString question; // self-contained
    QString answer;
};

// Whether a question may depend on the previous one, so that asking a model is worthwhile: it has a word that refers to
// something, begins with a conjunction, or is short.
bool mayLeanOnPrevious(const QString &question);

// Makes the question self-contained; returns it unchanged if it already is, or if it is unclear what it refers to. Uses
// rules for English; for German only "Und …?", years and bare question words. Pure.
QString condenseQuestion(const QString &question, const PreviousTurn &before);

} // namespace core
