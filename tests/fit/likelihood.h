// How likely a quotation answers: the weights of resources/likelihood.json, fitted on what a user gets.
#pragma once

#include <QString>

namespace fit {

// Asks the sets' questions through the whole flow, fits, writes `output` and prints what cross-validation by document
// gives, a row a set. `kept`: a folder in which libraries and answers stay for the next time; empty: nothing stays.
int fitLikelihood(const QString &folder, const QString &output, const QString &kept);

} // namespace fit
