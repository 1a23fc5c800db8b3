// Suggests corrections of mistyped words.
#pragma once

#include <QString>

namespace app {

// The one that is a letter or two away, or that begins with the word; leading dashes are ignored. Empty if none is
// near.
QString nearestOf(const QString &word, const QStringList &known);

} // namespace app
