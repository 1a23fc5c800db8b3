// Recognises by its form any matter other than running text: lists of exhibits and of firms, certificates, signatures,
// cover pages, contracts bound into a report, tables of contents, indexes, references. A pure function.
#pragma once

#include <QString>

namespace core {

// The share of a passage made up of such matter, 0 ... 1.
double apparatusIn(const QString &text);

} // namespace core
