// Questions that lean on the one before them: "And the Standard plan?", "How much does it cost?", "Why?" Each question
// is looked for and judged by its own words alone, so such a one is completed first.
#pragma once

#include <QString>

namespace core {

struct PreviousTurn // what was said last
{
    QString question; // which stands by itself
    QString answer;
};

// Whether a question of any words may lean on the one before it, so that it is worth asking a model: it has a word that
// stands for something, begins by joining, or is short.
bool mayLeanOnPrevious(const QString &question);

// The question in words that stand by themselves; unchanged where it does so already, and where it cannot be told what
// it leans on. By rules for English; of German "Und …?", years and bare question words. Pure.
QString condenseQuestion(const QString &question, const PreviousTurn &before);

} // namespace core
