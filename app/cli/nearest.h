// Suggests corrections for mistyped words.
#pragma once

#include <QString>

namespace app {

// The known word that differs by a letter or two, or that begins with `word`; leading dashes are ignored. Empty if
// there is none.
QString nearestOf(const QString &word, const QStringList &known);

} // namespace app
