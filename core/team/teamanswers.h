// Answers that were published in a team's library: evidence bundles, which only those see who may see every document
// that stands in them.
#pragma once

#include "core/team/postgres.h"

namespace core {

struct TeamAnswer
{
    QString id;
    QString author;
    QString question;
    QString body;               // the answer; empty where it may not be seen
    qint64 placed = 0;          // milliseconds since 1970
    bool isWithheld = false;    // one's own, which rests on a document that one may no longer see
    QStringList documents = {}; // their titles
};

class TeamAnswers
{
public:
    explicit TeamAnswers(Postgres &postgres) : m_postgres(postgres) {}

    // Its id. hashes: the contents of all documents that the bundle holds something of. Errors: Invalid (one of them is
    // not in the team's library, or may not be seen).
    Result<QString> publish(const QString &question, const QString &body, const QByteArray &bundle,
                            const QList<QByteArray> &hashes, const std::stop_token &stop);
    Result<QList<TeamAnswer>> all(const std::stop_token &stop); // that one may see, the newest first
    Result<QByteArray> bundle(const QString &id, const std::stop_token &stop);
    Result<void> withdraw(const QString &id, const std::stop_token &stop); // by its author, or who manages

private:
    Postgres &m_postgres;
};

} // namespace core
