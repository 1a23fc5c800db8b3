// The Zotero collections that the library follows, while the program runs: they are checked when the library is opened,
// from time to time, and after new documents were read. If Zotero is not running, that is only reported. For the window
// also the list of collections, following and leaving them, and highlights of what answers cite. The window's thread;
// never blocks.
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
        int pdfs = -1;       // number in a followed one, according to Zotero; -1: not asked yet
        int read = 0;        // of these
        QStringList missing; // of these: titles of those that are not here, or could not be read

        bool operator==(const Collection &) const = default;
    };
    QList<Collection> collections; // Zotero's, as far as it was asked, and all followed ones
    bool isAsking = false;         // a request of the user's; stop() ends it
    QString trouble;               // why Zotero could not be asked last time; empty: it was
};

class ZoteroService : public QObject
{
    Q_OBJECT

public:
    explicit ZoteroService(LibraryAccess &library, std::chrono::milliseconds between = std::chrono::minutes(10));

    void begin();                                        // once the library is open
    void end();                                          // before another replaces it
    void look();                                         // now
    void documentsRead();                                // some were: Zotero may describe more of them
    std::vector<Lane *> lanes() { return {&m_looking}; } // which use the library

    void watch(const Reply<ZoteroState> &changed); // called now, and after every change
    void findCollections();
    void follow(const ZoteroCollection &collection); // documents removed from it come back
    void leave(const QString &key);                  // its documents stay
    // Highlights what the answers of a session cite, in Zotero's PDFs of the followed collections. Zotero asks its
    // user.
    void highlight(core::SessionId session, const Reply<core::Result<ZoteroWritten>> &told);
    void stop();

signals:
    void queueGrown();       // files were added to it
    void documentsChanged(); // they have new names
    void looked();

private:
    struct Found
    {
        bool follows = false; // any collection
        QSet<QString> queued; // files
        bool hasDescribed = false;
        QList<ZoteroState::Collection> collections; // followed ones
        QString trouble;
    };
    Found lookNow(const QSet<QString> &tried, const std::stop_token &stop) const; // on the lane
    void ask(std::function<core::Result<void>(std::stop_token)> job, std::function<void()> then);
    void show(const QList<ZoteroState::Collection> &followed);
    void tell();

    LibraryAccess &m_library;
    QTimer m_next;
    QSet<QString> m_tried; // files in their present state: unreadable ones are not read again and again
    bool m_waitsForReading = false;
    bool m_isLooking = false;
    ZoteroState m_state;
    QList<ZoteroCollection> m_known; // Zotero's, when last asked
    QByteArray m_key;                // with which it lets Attest write while the program runs
    std::stop_source m_asked;
    std::vector<Reply<ZoteroState>> m_watchers;
    Lane m_looking;
};

} // namespace app
