// Prompts: templates from resources/prompts, filled in. Text from documents and models is enclosed between two lines
// with a code that it does not contain, so that it cannot pass for part of the prompt. The same input gives the same
// bytes, which lets a server reuse its prompt cache.
#pragma once

#include "core/values/document.h"
#include "core/language/terms.h"

#include <QHash>

namespace core {

using Values = QHash<QString, QString>; // by the name between {{ and }}

// The template of that name; inserted values are not expanded again.
QString prompt(const QString &name, const Values &values);

// A hash of all templates: it changes with any of them.
const QByteArray &promptsVersion();

// A text between its two lines. The code depends only on the seed, unless the text contains it.
QString fenced(const QString &text, const QString &seed);

// "[P1] Title, page 3", the text, and so on: the letter before the number distinguishes it from the text's own marks.
QString numbered(const QList<Passage> &passages);
QString unnumbered(const Passage &passage);

// The sentence of a passage that shares the most words with a claim, and the share of the claim's words in it. If it
// shares none, the sentence is the whole passage.
struct Match
{
    Sentence sentence;
    double share = 0;
};
Match bestMatch(const QString &passage, const QString &claim);

} // namespace core
