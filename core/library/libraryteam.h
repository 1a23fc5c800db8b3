// What a library and a team's library have of each other: documents handed out as they are kept, and kept as they come.
// A part of Library with a header of its own; safe from any thread. It knows no server (core/team).
#pragma once

#include "core/library/library.h"
#include "core/values/folder.h"

#include <QHash>
#include <QSet>

namespace core {

struct JoinedTeam
{
    QString server;       // its address; empty: the library was not joined to any
    QString library;      // its id
    qint64 watermark = 0; // the transaction there as of which all was pulled; 0: never to the end
    QString rights;       // what one may see there, as the server puts it
    qint64 pulled = 0;    // when, in milliseconds since 1970

    bool operator==(const JoinedTeam &) const = default;
};

struct TeamDocument
{
    QString id;         // there
    qint64 changed = 0; // the transaction there that wrote it last
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
    QHash<QString, qint64> documents() const; // that came from there: by their ids, the transaction

    // One document with all that was read of it.
    Result<TeamDocument> whole(DocumentId id) const;
    // As Library::add(), and with what they are there, all in one transaction: some hundred at most. What the user has
    // at the path of one stays.
    Result<void> keep(const QList<TeamDocument> &documents, const std::stop_token &stop);
    // Of documents that are here: their content is what it was, the transaction that wrote them last is another.
    Result<void> note(const QHash<QString, qint64> &changed);
    // What is gone there, or may not be seen any more: it goes for good, not into the bin, unless the same content is
    // there under another id; in one transaction. How many documents went.
    Result<int> remove(const QStringList &ids);

    QSet<DocumentId> here() const; // which documents of the library are the team's
    // The team is not asked any more. Its documents go, as with remove(), or stay as they are. How many went. Stopped,
    // it is still joined, and goes on with what is left the next time.
    Result<int> leave(WithDocuments documents, const std::stop_token &stop);

    // While it lives, what is kept is on the disk at once only when it goes: a power cut takes back some documents with
    // the knowledge that they were pulled, so that they come again.
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

    // Where words stand, as bytes: as the library keeps them.
    static QByteArray packed(const QList<Word> &words);
    static QByteArray packed(const QList<Span> &spans);
    static QList<Word> wordsFrom(const QByteArray &bytes, qsizetype textSize);
    static QList<Span> spansFrom(const QByteArray &bytes, qsizetype textSize);

private:
    Library &m_library;
};

} // namespace core
