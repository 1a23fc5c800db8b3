// The files of a team's library, named by hash, in a location that all workers can reach: a folder or an S3-compatible
// object store. In both, the path is ab/abcd….pdf.
#pragma once

#include "core/base/result.h"

#include <memory>
#include <stop_token>

namespace core {

class TeamFiles
{
public:
    // `place`: a folder, or s3://BUCKET/PREFIX, configured through the environment (s3files.h). Errors: Invalid.
    static Result<std::unique_ptr<TeamFiles>> at(const QString &place);
    virtual ~TeamFiles() = default;

    // Stores the file under its hash and returns the hash; an existing file is left alone. Readers see either a
    // complete file or none. Errors: NotFound, Unreadable, Storage, Unavailable, Cancelled.
    virtual Result<QByteArray> put(const QString &file, const std::stop_token &stop) const = 0;
    // Returns a readable path to the file with that hash and length: the path where it is stored, or `copy` if it must
    // be downloaded. Errors: NotFound, Unavailable, Storage, Invalid (the file does not match its hash), Cancelled.
    virtual Result<QString> fetch(const QByteArray &sha256, qint64 bytes, const QString &copy,
                                  const std::stop_token &stop) const = 0;

protected:
    static QString nameOf(const QByteArray &sha256); // ab/abcd….pdf
};

} // namespace core
