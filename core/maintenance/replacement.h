// Puts a library that was made beside another in its place, in one step of the file system; what was there is kept
// under another name. Private to this folder; the folder is locked by the caller.
#pragma once

#include "core/base/percent.h"
#include "core/base/result.h"

#include <QString>

namespace core {

QString comingLibrary(const QString &folder);   // the file that takes the place of the library
QString comingQuestions(const QString &folder); // test questions that follow it, where there are some
QString rescuingFolder(const QString &folder);  // where a library is made of what can be read of the one in the folder
QString rescuedCopy(const QString &folder);     // of the damaged file, in the folder of the new library

class Replacement
{
public:
    enum Old { IsNoLibrary, IsSettled, IsDamaged }; // its log goes into it first, unless it is damaged: then beside it

    Replacement(const QString &folder, Old old);

    // Errors: Busy (a program reads the old one), Storage; all is as it was then. `percent` is told 0 to 100.
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
