// Persons and their offices, as a section on officers lists them: each in a paragraph of its own that begins with the
// name. Pure.
#pragma once

#include "core/extractive/quoting/quotation.h"

namespace core {

// The beginning of each such paragraph, name and office, in order; nothing where the passages are of no such section,
// or have too few of them to be a list.
QList<Quotation> officersIn(const QList<Passage> &passages);

} // namespace core
