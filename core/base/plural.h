// Counts in words: "1 passage", "2 passages".
#pragma once

#include <QString>

namespace core {

// `one`: an English noun with a regular plural. The number follows the user's locale.
inline QString plural(qsizetype count, const char *one)
{
    return QStringLiteral("%L1 %2%3").arg(count).arg(QLatin1String(one), count == 1 ? QString() : QStringLiteral("s"));
}

} // namespace core
