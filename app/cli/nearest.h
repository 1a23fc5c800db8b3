// Suggests corrections for mistyped words.
#pragma once

#include <QString>

namespace app {

// The known word that differs from `word` by a letter or two, or that begins with it; ignores leading dashes. Empty if
// there is none.
QString nearestOf(const QString &word, const QStringList &known);

} // namespace app
