// What a mistyped word is likely to mean.
#pragma once

#include <QString>

namespace app {

// The one of these that is a letter or two away, or that the word begins; dashes before them do not count. Empty where
// none is near.
QString nearestOf(const QString &word, const QStringList &known);

} // namespace app
