// Converts text to LaTeX's ASCII notation and back. Pure.
#pragma once

#include <QString>

namespace core {

QString texOf(const QString &text); // as far as LaTeX can write a letter
// Removes braces and commands that are not letters; their arguments stay.
QString textOfTex(const QString &tex);

} // namespace core
