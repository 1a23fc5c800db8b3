// Answers published in a team's library: evidence bundles, visible only to users who may see every document in them.
#pragma once

#include "core/team/postgres.h"

namespace core {

struct TeamAnswer
{
    QString id;
    QString author;
    QString question;
    QString body;               // the answer; empty if it may not be seen
    qint64 placed = 0;          // milliseconds since 1970
    bool isWithheld = false;    // the user's own, which rests on a document they may no longer see
    QStringList documents = {}; // their titles
};

class TeamAnswers
{
public:
    explicit TeamAnswers(Postgres &postgres) : m_postgres(postgres) {}

    // Returns its id. hashes: the contents of all documents of which the bundle contains anything. Errors: Invalid (one
    // of them is not in the team's library, or may not be seen).
    Result<QString> publish(const QString &question, const QString &body, const QByteArray &bundle,
                            const QList<QByteArray> &hashes, const std::stop_token &stop);
    Result<QList<TeamAnswer>> all(const std::stop_token &stop); // visible to the user, the newest first
    Result<QByteArray> bundle(const QString &id, const std::stop_token &stop);
    Result<void> withdraw(const QString &id, const std::stop_token &stop); // by its author or a manager

private:
    Postgres &m_postgres;
};

} // namespace core
