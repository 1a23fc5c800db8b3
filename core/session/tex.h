// Converts text to LaTeX's ASCII notation and back. Pure.
#pragma once

#include <QString>

namespace core {

QString texOf(const QString &text); // letters that LaTeX cannot write stay as they are
// Removes braces and commands that are not letters, but keeps the commands' arguments.
QString textOfTex(const QString &tex);

} // namespace core
