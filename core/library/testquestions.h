// The file with the user's own test questions (eval/ownquestions.h): stored in the library's folder and included in its
// backups.
#pragma once

#include <QDir>

namespace core {

inline QString testQuestionsFile(const QString &library)
{
    return QDir(library).filePath(QStringLiteral("test-questions.jsonl"));
}

} // namespace core
