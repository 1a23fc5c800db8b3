// The DOI that a document says of itself: the one of its first page, in the text as it was read. Nothing is looked up.
// Pure.
#pragma once

#include <QString>

namespace core {

// "10.1000/xyz123", as it is written there; empty where there is none, or where it is not clear which is meant.
QString doiIn(const QString &firstPage);

} // namespace core
