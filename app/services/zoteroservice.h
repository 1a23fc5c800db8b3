// Follows Zotero collections while the program runs: checks them when the library is opened, at intervals, and after
// new documents have been read. If Zotero is not running, it only reports this. For the window, it also lists
// collections, starts and stops following them, and writes citations as highlights. Use it only on the window's thread;
// it never blocks.
#pragma once

#include "app/jobs/zoterohighlights.h"
#include "app/runtime/lane.h"
#include "app/runtime/reply.h"
#include "app/services/libraryaccess.h"

#include <QObject>
#include <QSet>
#include <QTimer>

#include <chrono>
#include <functional>
#include <vector>

namespace app {

struct ZoteroState
{
    struct Collection
    {
        ZoteroCollection named;
        bool isFollowed = false;
        int pdfs = -1;       // for a followed collection: number of PDFs according to Zotero; -1: not known yet
        int read = 0;        // number of those PDFs that have been read
        QStringList missing; // titles of those PDFs that are not on this machine or could not be read

        bool operator==(const Collection &) const = default;
    };
    QList<Collection> collections; // all collections in Zotero, once it has been asked, and all followed ones
    bool isAsking = false;         // a request by the user is in progress; stop() ends it
    QString trouble;               // why Zotero could not be asked the last time; empty: it could
};

class ZoteroService : public QObject
{
    Q_OBJECT

public:
    explicit ZoteroService(LibraryAccess &library, std::chrono::milliseconds between = std::chrono::minutes(10));

    void begin();         // call this once the library is open
    void end();           // call this before another library replaces this one
    void look();          // checks now
    void documentsRead(); // call this after documents were read: Zotero may describe more of them
    std::vector<Lane *> lanes() { return {&m_looking}; } // lanes that use the library

    void watch(const Reply<ZoteroState> &changed); // calls back immediately and after every change
    void findCollections();
    void follow(const ZoteroCollection &collection); // documents that the user had removed come back
    void leave(const QString &key);                  // keeps its documents
    // Highlights the citations of a session's answers in Zotero's PDFs of the followed collections. Zotero first asks
    // the user for permission.
    void highlight(core::SessionId session, const Reply<core::Result<ZoteroWritten>> &told);
    void stop();

signals:
    void queueGrown();       // files were added to the queue
    void documentsChanged(); // documents have new names
    void looked();

private:
    struct Found
    {
        bool follows = false; // whether any collection is followed
        QSet<QString> queued; // files put into the queue
        bool hasDescribed = false;
        QList<ZoteroState::Collection> collections; // the followed collections
        QString trouble;
    };
    Found lookNow(const QSet<QString> &tried, const std::stop_token &stop) const; // call this on the lane
    void ask(std::function<core::Result<void>(std::stop_token)> job, std::function<void()> then);
    void show(const QList<ZoteroState::Collection> &followed);
    void tell();

    LibraryAccess &m_library;
    QTimer m_next;
    QSet<QString> m_tried; // files in their current state, so that unreadable ones are not read again and again
    bool m_waitsForReading = false;
    bool m_isLooking = false;
    ZoteroState m_state;
    QList<ZoteroCollection> m_known; // the collections in Zotero when it was last asked
    QByteArray m_key;                // allows Attest to write to Zotero while the program runs
    std::stop_source m_asked;
    std::vector<Reply<ZoteroState>> m_watchers;
    Lane m_looking;
};

} // namespace app
