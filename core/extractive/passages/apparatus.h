// What stands beside the text of a document rather than in it, told by its form: lists of exhibits and of firms,
// certificates, signatures, cover pages, contracts bound into a report, tables of contents, indexes, references. Pure.
#pragma once

#include <QString>

namespace core {

// How much of a passage it is, 0 ... 1.
double apparatusIn(const QString &text);

} // namespace core
