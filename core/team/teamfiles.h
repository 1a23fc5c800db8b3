// The files of a team's library, named by hash, where all workers can reach them: in a folder or in an S3-compatible
// object store; the path is ab/abcd….pdf in both.
#pragma once

#include "core/base/result.h"

#include <memory>
#include <stop_token>

namespace core {

class TeamFiles
{
public:
    // A folder, or s3://BUCKET/PREFIX configured through the environment (s3files.h). Errors: Invalid.
    static Result<std::unique_ptr<TeamFiles>> at(const QString &place);
    virtual ~TeamFiles() = default;

    // Stores the file under its hash and returns that; an existing file is left alone. Readers see a complete file or
    // none. Errors: NotFound, Unreadable, Storage, Unavailable, Cancelled.
    virtual Result<QByteArray> put(const QString &file, const std::stop_token &stop) const = 0;
    // A readable path to the file with that hash and length: its own path, or `copy` if it has to be downloaded.
    // Errors: NotFound, Unavailable, Storage, Invalid (the file does not match its hash), Cancelled.
    virtual Result<QString> fetch(const QByteArray &sha256, qint64 bytes, const QString &copy,
                                  const std::stop_token &stop) const = 0;

protected:
    static QString nameOf(const QByteArray &sha256); // ab/abcd….pdf
};

} // namespace core
