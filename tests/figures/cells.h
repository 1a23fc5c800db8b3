// Puts real users' questions to the documents' tables alone, and counts correct quoted and computed answers.
#pragma once

#include <QString>

namespace figures {

// `questions` has the format of shared/data/questions; the answers are checked against its "must".
int askCells(const QString &questions, const QString &folder, const QString &cache);

} // namespace figures
