// Measures the built-in Critic's support verdicts, also on sets it was not fitted on.
#pragma once

#include <QString>

namespace fit {

// `weights`: a file; empty: the program's own weights.
int measureAll(const QString &folder, const QString &weights);
int measureForms(const QString &folder, const QString &weights); // support, measured form by form

} // namespace fit
