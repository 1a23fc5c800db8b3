// Rejects a text, without judging its meaning, if it contains a number, a year or a name that is in no passage.
#pragma once

#include "core/values/document.h"

#include <optional>

namespace core {

// Says why these passages cannot support a text ("“1873” isn't in any passage"). nullopt if there is any doubt: a
// number may be written differently, rounded, or derived from others; a name may be inflected, abbreviated or come from
// the question. Names are checked in English only: German capitalises all nouns, and other languages translate names.
std::optional<QString> certainRefusal(const QString &text, const QString &question, const QList<Passage> &passages);

} // namespace core
