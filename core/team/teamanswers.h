// Answers published in a team's library: evidence bundles, visible only to users who may see every document in them.
#pragma once

#include "core/team/postgres.h"

namespace core {

struct TeamAnswer
{
    QString id;
    QString author;
    QString question;
    QString body;               // the answer; empty if the user may not see it
    qint64 placed = 0;          // time of publication, milliseconds since 1970
    bool isWithheld = false;    // it is the user's own answer, but based on a document that they may no longer see
    QStringList documents = {}; // titles of its documents
};

class TeamAnswers
{
public:
    explicit TeamAnswers(Postgres &postgres) : m_postgres(postgres) {}

    // Returns the answer's id. `hashes`: of all documents that the bundle takes anything from. Errors: Invalid (one of
    // the documents is not in the team's library, or the user may not see it).
    Result<QString> publish(const QString &question, const QString &body, const QByteArray &bundle,
                            const QList<QByteArray> &hashes, const std::stop_token &stop);
    Result<QList<TeamAnswer>> all(const std::stop_token &stop); // those visible to the user, newest first
    Result<QByteArray> bundle(const QString &id, const std::stop_token &stop);
    Result<void> withdraw(const QString &id, const std::stop_token &stop); // only for its author and for managers

private:
    Postgres &m_postgres;
};

} // namespace core
