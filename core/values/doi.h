// The DOI that a document prints on its first page, in the text as read. Nothing is looked up. Pure.
#pragma once

#include <QString>

namespace core {

// "10.1000/xyz123", as written; empty if there isn't one, or if it is not clear which is meant.
QString doiIn(const QString &firstPage);

} // namespace core
