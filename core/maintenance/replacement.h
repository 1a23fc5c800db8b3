// Replaces a library with one that was prepared next to it, in one file system operation. The old library is kept under
// another name. Private to this folder; the caller has locked the folder.
#pragma once

#include "core/base/percent.h"
#include "core/base/result.h"

#include <QString>

namespace core {

QString comingLibrary(const QString &folder);   // the file that will replace the library
QString comingQuestions(const QString &folder); // its test questions, if there are any
QString rescuingFolder(const QString &folder);  // for a new library made from the readable parts of the folder's
                                                // damaged library
QString rescuedCopy(const QString &folder);     // copy of the damaged file, in the folder of the new library

class Replacement
{
public:
    // The write-ahead log of the old library is checkpointed first. If the library is damaged, its log is kept beside
    // it instead.
    enum Old { IsNoLibrary, IsSettled, IsDamaged };

    Replacement(const QString &folder, Old old);

    // Errors: Busy (a program is reading the old library), Storage. After an error, nothing has changed. `percent` runs
    // from 0 to 100.
    Result<void> put(const Percent &percent);

    QString kept() const { return m_kept; } // where the old library is; empty: there was none

private:
    Result<void> settleOld();
    Result<void> keepAs(const QString &file, const QString &kept);
    Result<void> keepOld(bool questions);
    void forgetKept();
    Error stuck(int error) const;

    QString m_folder;
    QString m_database;
    Old m_old;
    QString m_kept;
    QString m_keptQuestions;
};

} // namespace core
