// The team's library that this one has joined, and which documents came from there. Changes must be between begin() and
// commit() of the database.
#pragma once

#include "core/store/store.h"
#include "core/values/document.h"

#include <QHash>
#include <QSet>
#include <QStringList>

namespace core {

struct TeamLink
{
    QString server;       // its address; empty: never joined
    QString library;      // its id
    qint64 watermark = 0; // transaction on the server up to which everything was pulled; 0: never completed
    QString rights;       // what the user may see there, as the server writes it
    qint64 pulled = 0;    // last pull, in milliseconds since 1970
};

class TeamRepository
{
public:
    explicit TeamRepository(Store &store) : m_database(store.database()) {}

    TeamLink link();
    void setLink(const TeamLink &link);
    QHash<QString, qint64> documents(); // by their ids there: the transaction that wrote them
    void put(const QString &id, qint64 changed, const QByteArray &hash);
    void note(const QString &id, qint64 changed);
    QByteArray hash(const QString &id); // of its content; empty: unknown
    bool hasContent(const QByteArray &hash);
    void remove(const QString &id);
    void leave();                              // forgets the team and all its documents
    QSet<DocumentId> here();                   // the team's documents in this library
    void forgetBinned(const QByteArray &hash); // including those in the bin

private:
    Database &m_database;
};

} // namespace core
