// The team's library that this one was joined to, and which documents came from there. Changes stand between begin()
// and commit() of the database.
#pragma once

#include "core/store/store.h"
#include "core/values/document.h"

#include <QHash>
#include <QSet>
#include <QStringList>

namespace core {

struct TeamLink
{
    QString server;       // its address; empty: the library was not joined to any
    QString library;      // its id
    qint64 watermark = 0; // the transaction there as of which all was pulled; 0: never to the end
    QString rights;       // what one may see there, as the server puts it
    qint64 pulled = 0;    // when, in milliseconds since 1970
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
    QByteArray hash(const QString &id); // of its content; empty: it is not known
    bool hasContent(const QByteArray &hash);
    void remove(const QString &id);
    void leave();                              // the team, and knows no document of it any more
    QSet<DocumentId> here();                   // which documents of the library they are
    void forgetBinned(const QByteArray &hash); // also what was put into the bin

private:
    Database &m_database;
};

} // namespace core
