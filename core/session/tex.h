// Text as LaTeX writes it in ASCII, and back. Pure.
#pragma once

#include <QString>

namespace core {

QString texOf(const QString &text); // as far as LaTeX has a name for a letter
// Braces go, and so do commands that name no letter; their arguments stay.
QString textOfTex(const QString &tex);

} // namespace core
