// The words put to a model: templates from resources/prompts, filled in. What comes from documents and from models
// stands between two lines with a code that it does not contain, so that it cannot pass for part of the prompt. The
// same input gives the same bytes, which lets a server reuse what it has read already.
#pragma once

#include "core/values/document.h"
#include "core/language/terms.h"

#include <QHash>

namespace core {

using Values = QHash<QString, QString>; // by the name between {{ and }}

// The template of that name; what is filled in is not looked at again.
QString prompt(const QString &name, const Values &values);

// Of all templates together: another one where any of them changes.
const QByteArray &promptsVersion();

// A text between its two lines. The code depends on the seed alone, unless the text contains it.
QString fenced(const QString &text, const QString &seed);

// "[P1] Title, page 3", the text, and so on: a number with a letter before it is no mark of the text's own.
QString numbered(const QList<Passage> &passages);
QString unnumbered(const Passage &passage);

// The sentence of a passage that shares most words with a claim, and the share of the claim's words it holds. Where it
// holds none the sentence is the whole passage.
struct Match
{
    Sentence sentence;
    double share = 0;
};
Match bestMatch(const QString &passage, const QString &claim);

} // namespace core
