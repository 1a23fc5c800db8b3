// Files in an S3-compatible object store. Its address and keys are configured as for other S3 programs:
// AWS_ENDPOINT_URL_S3 or AWS_ENDPOINT_URL (if neither is set: Amazon's), AWS_REGION or AWS_DEFAULT_REGION,
// AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN, or AWS_PROFILE in AWS_SHARED_CREDENTIALS_FILE or
// ~/.aws/credentials. The keys are never copied into a database, a message or a request.
#pragma once

#include "core/base/http.h"
#include "core/team/teamfiles.h"

namespace core {

class S3Files : public TeamFiles
{
public:
    static Result<std::unique_ptr<TeamFiles>> at(const QString &place); // s3://BUCKET or s3://BUCKET/PREFIX

    Result<QByteArray> put(const QString &file, const std::stop_token &stop) const override;
    Result<QString> fetch(const QByteArray &sha256, qint64 bytes, const QString &copy,
                          const std::stop_token &stop) const override;

private:
    explicit S3Files(const QString &place) : m_place(place) {}

    Result<void> readKeys();
    Result<void> readPlace();
    HttpRequest requestFor(const QByteArray &sha256) const;
    Error refused(const HttpReply &reply) const;

    QString m_place;
    QByteArray m_base; // URL-encoded address of bucket and prefix, with a trailing slash
    S3Signing m_signing;
    QByteArray m_token; // only for temporary credentials
};

} // namespace core
