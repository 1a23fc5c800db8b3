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

// The question in words that stand by themselves; unchanged where it does so already, and where it cannot be told what
// it leans on. By rules for English; of German "Und …?", years and bare question words. Pure.
QString condenseQuestion(const QString &question, const PreviousTurn &before);

} // namespace core
