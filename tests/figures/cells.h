// Questions of people about any documents, asked of the tables alone: what is quoted or computed, and what is right.
#pragma once

#include <QString>

namespace figures {

// `questions` are in the form of shared/data/questions; answers are told by their "must".
int askCells(const QString &questions, const QString &folder, const QString &cache);

} // namespace figures
