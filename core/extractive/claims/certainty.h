// Rejects a text, without judging its meaning, if it contains a number, a year or a name that no passage contains.
#pragma once

#include "core/values/document.h"

#include <optional>

namespace core {

// Returns why these passages cannot support a text ("“1873” isn't in any passage"), or nullopt if there is any doubt: a
// number may be written differently, rounded, or derived from others; a name may be inflected, abbreviated or taken
// from the question. Names are checked only in English, because German capitalises all nouns and other languages
// translate names.
std::optional<QString> certainRefusal(const QString &text, const QString &question, const QList<Passage> &passages);

} // namespace core
