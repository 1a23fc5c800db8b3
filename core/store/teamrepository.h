// The team library that this library has joined, and the documents that came from it. Changes must be made between the
// database's begin() and commit().
#pragma once

#include "core/store/store.h"
#include "core/values/document.h"

#include <QHash>
#include <QSet>
#include <QStringList>

namespace core {

struct TeamLink
{
    QString server;       // server address; empty: never joined
    QString library;      // library id
    qint64 watermark = 0; // server transaction up to which everything was pulled; 0: no pull has completed
    QString rights;       // the user's permissions on the server, in the server's notation
    qint64 pulled = 0;    // time of the last pull, in milliseconds since 1970
};

class TeamRepository
{
public:
    explicit TeamRepository(Store &store) : m_database(store.database()) {}

    TeamLink link();
    void setLink(const TeamLink &link);
    QHash<QString, qint64> documents(); // server ids, with the transactions that wrote the documents
    void put(const QString &id, qint64 changed, const QByteArray &hash);
    void note(const QString &id, qint64 changed);
    QByteArray hash(const QString &id); // hash of its content; empty: unknown
    bool hasContent(const QByteArray &hash);
    void remove(const QString &id);
    void leave();                              // forgets the team and all its documents
    QSet<DocumentId> here();                   // the team's documents in this library
    void forgetBinned(const QByteArray &hash); // also forgets documents with this content in the bin

private:
    Database &m_database;
};

} // namespace core
