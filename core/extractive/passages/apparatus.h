// Recognises, by its form, matter that is not a document's text: lists of exhibits and of firms, certificates,
// signatures, cover pages, contracts bound into a report, tables of contents, indexes, references. Pure.
#pragma once

#include <QString>

namespace core {

// The share of such matter in a passage, 0 ... 1.
double apparatusIn(const QString &text);

} // namespace core
