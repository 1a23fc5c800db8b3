// The files of a team's library by the sum of their bytes, where all workers reach them: in a folder, or in an object
// store that speaks S3; as ab/abcd….pdf in both.
#pragma once

#include "core/base/result.h"

#include <memory>
#include <stop_token>

namespace core {

class TeamFiles
{
public:
    // A folder, or s3://BUCKET/PREFIX with what the environment says of it (s3files.h). Errors: Invalid.
    static Result<std::unique_ptr<TeamFiles>> at(const QString &place);
    virtual ~TeamFiles() = default;

    // Brings the file there under its sum, which is returned; what is there already is left alone. Whoever reads there
    // sees a whole file or none. Errors: NotFound, Unreadable, Storage, Unavailable, Cancelled.
    virtual Result<QByteArray> put(const QString &file, const std::stop_token &stop) const = 0;
    // Where the file with that sum and length can be read: where it lies, or at `copy`, to which it is brought then.
    // Errors: NotFound, Unavailable, Storage, Invalid (another file than the sum says), Cancelled.
    virtual Result<QString> fetch(const QByteArray &sha256, qint64 bytes, const QString &copy,
                                  const std::stop_token &stop) const = 0;

protected:
    static QString nameOf(const QByteArray &sha256); // ab/abcd….pdf
};

} // namespace core
