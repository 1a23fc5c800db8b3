// Finds the DOI printed on a document's first page, in the extracted text. Does not look anything up. Pure.
#pragma once

#include <QString>

namespace core {

// The DOI as written, such as "10.1000/xyz123"; empty if there is none, or if there are several candidates.
QString doiIn(const QString &firstPage);

} // namespace core
