// What can be refused without a judge of meaning: a text that names a number, a year or a name that stands nowhere.
#pragma once

#include "core/values/document.h"

#include <optional>

namespace core {

// Why a text cannot rest on these passages, in words ("“1873” isn't in any passage"); nothing where there is any doubt:
// a number may be written otherwise, rounded, or follow from others, a name may be inflected, abbreviated or be in the
// question. Names are looked at in English alone: German capitalises all nouns, and other languages translate names.
std::optional<QString> certainRefusal(const QString &text, const QString &question, const QList<Passage> &passages);

} // namespace core
