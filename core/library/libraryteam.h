// Exchanges documents between a library and a team's library: exports documents in stored form, and stores incoming
// ones. Communication with the server is left to core/team. Extends Library's interface. Thread-safe.
#pragma once

#include "core/library/library.h"
#include "core/values/folder.h"

#include <QHash>
#include <QSet>

namespace core {

struct JoinedTeam
{
    QString server;       // server address; empty: never joined
    QString library;      // library id
    qint64 watermark = 0; // server transaction up to which everything was pulled; 0: never completed
    QString rights;       // the user's permissions there, in the server's format
    qint64 pulled = 0;    // time of the last pull, in milliseconds since 1970

    bool operator==(const JoinedTeam &) const = default;
};

struct TeamDocument
{
    QString id;         // id on the server
    qint64 changed = 0; // server transaction that last wrote it
    Document document;
    QList<Page> pages;
    QList<Passage> passages;
};

class LibraryTeam
{
public:
    explicit LibraryTeam(Library &library) : m_library(library) {}

    JoinedTeam joined() const;
    Result<void> setJoined(const JoinedTeam &team);
    // The server transaction that last wrote each document from the server, keyed by server id.
    QHash<QString, qint64> documents() const;

    // Returns a document with its pages and passages.
    Result<TeamDocument> whole(DocumentId id) const;
    // Adds documents as Library::add() does, with their server ids, in one transaction; pass at most a few hundred. If
    // another document already uses a path, the new one gets a different path.
    Result<void> keep(const QList<TeamDocument> &documents, const std::stop_token &stop);
    // Updates the transactions of documents that were rewritten on the server without a content change.
    Result<void> note(const QHash<QString, qint64> &changed);
    // Permanently deletes documents that are gone from the server or no longer visible, bypassing the bin, unless the
    // same content has another id there. One transaction. Returns how many were deleted.
    Result<int> remove(const QStringList &ids);

    QSet<DocumentId> here() const; // the team's documents in this library
    // Leaves the team. Its documents are deleted, as with remove(), or stay as they are. Returns how many were deleted.
    // If stopped, the library still belongs to the team, and the next call continues.
    Result<int> leave(WithDocuments documents, const std::stop_token &stop);

    // While this object exists, writes are not synced to disk. After a power cut, some documents are lost together with
    // the record that they were pulled, so they are pulled again.
    class Hurry
    {
    public:
        explicit Hurry(Library &library);
        ~Hurry();
        Hurry(const Hurry &) = delete;
        Hurry &operator=(const Hurry &) = delete;

    private:
        Library &m_library;
    };

    // Pack the positions of words, or a passage's spans, into bytes in the library's own format, and unpack them.
    static QByteArray packed(const QList<Word> &words);
    static QByteArray packed(const QList<Span> &spans);
    static QList<Word> wordsFrom(const QByteArray &bytes, qsizetype textSize);
    static QList<Span> spansFrom(const QByteArray &bytes, qsizetype textSize);

private:
    Library &m_library;
};

} // namespace core
