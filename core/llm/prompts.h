// Fills in prompts from the templates in resources/prompts. Text from documents and models is enclosed between two
// lines with a code that the text does not contain, so that it cannot pass for part of the prompt. The same input gives
// the same bytes, so that a server can reuse its prompt cache.
#pragma once

#include "core/values/document.h"
#include "core/language/terms.h"

#include <QHash>

namespace core {

using Values = QHash<QString, QString>; // keyed by the name between {{ and }}

// Fills in the template with that name; inserted values are not expanded again.
QString prompt(const QString &name, const Values &values);

// A hash of all templates; it changes when any of them does.
const QByteArray &promptsVersion();

// Encloses a text between its two delimiter lines. The code depends only on the seed, unless the text contains it.
QString fenced(const QString &text, const QString &seed);

// All passages, each as "[P1] Title, page 3" and its text. The letter distinguishes these numbers from marks in the
// text itself.
QString numbered(const QList<Passage> &passages);
QString unnumbered(const Passage &passage);

// The sentence of a passage that shares the most words with a claim, and the share of the claim's words in it. If no
// sentence shares any words, the sentence is the whole passage.
struct Match
{
    Sentence sentence;
    double share = 0;
};
Match bestMatch(const QString &passage, const QString &claim);

} // namespace core
