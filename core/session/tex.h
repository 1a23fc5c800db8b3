// Converts text to LaTeX's ASCII notation and back. Pure.
#pragma once

#include <QString>

namespace core {

QString texOf(const QString &text); // letters that have no LaTeX notation stay as they are
// Removes braces, and commands that do not produce letters, but keeps the commands' arguments.
QString textOfTex(const QString &tex);

} // namespace core
