// The files of a team's library by the sum of their bytes, in a folder that all workers reach: ab/abcd….pdf.
#pragma once

#include "core/base/result.h"

#include <stop_token>

namespace core {

class TeamFiles
{
public:
    explicit TeamFiles(const QString &folder) : m_folder(folder) {}

    QString pathOf(const QByteArray &sha256) const;
    // Copies the file there under its sum, which is returned; what is there already is left alone. Whoever reads there
    // sees a whole file or none. Errors: NotFound, Unreadable, Storage, Cancelled.
    Result<QByteArray> put(const QString &file, const std::stop_token &stop) const;

private:
    QString m_folder;
};

} // namespace core
