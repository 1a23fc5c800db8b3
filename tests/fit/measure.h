// What the built-in Critic says of support, also on sets it was not fitted on.
#pragma once

#include <QString>

namespace fit {

// `weights`: a file; empty: those of the program.
int measureAll(const QString &folder, const QString &weights);
int measureForms(const QString &folder, const QString &weights); // support, form by form

} // namespace fit
