// Collections of Zotero that the library follows, while the program runs: they are looked at when the library is
// opened, now and then, and once what was new has been read. Where no Zotero runs nothing happens but that it is told.
// For the window also which there are, following and leaving them, and highlights of what answers cite. The window's
// thread; never blocks.
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
        int pdfs = -1;       // of one that is followed, as Zotero said last; -1: it has not been asked
        int read = 0;        // of these
        QStringList missing; // of these: titles of those that are not here, or could not be read

        bool operator==(const Collection &) const = default;
    };
    QList<Collection> collections; // of Zotero, as far as it was asked, and all that are followed
    bool isAsking = false;         // what the user has asked for; stop() ends it
    QString trouble;               // why Zotero could not be asked the last time; empty: it could
};

class ZoteroService : public QObject
{
    Q_OBJECT

public:
    explicit ZoteroService(LibraryAccess &library, std::chrono::milliseconds between = std::chrono::minutes(10));

    void begin();                                        // once the library is open
    void end();                                          // before another takes its place
    void look();                                         // now
    void documentsRead();                                // some were: Zotero may say more of them
    std::vector<Lane *> lanes() { return {&m_looking}; } // which use the library

    void watch(const Reply<ZoteroState> &changed); // told now, and whenever something changes
    void findCollections();
    void follow(const ZoteroCollection &collection); // what was removed of it comes back
    void leave(const QString &key);                  // its documents stay
    // What the answers of a session cite, in Zotero's PDFs of the collections that are followed. Zotero asks its user.
    void highlight(core::SessionId session, const Reply<core::Result<ZoteroWritten>> &told);
    void stop();

signals:
    void queueGrown();       // files were put into it
    void documentsChanged(); // they are called otherwise
    void looked();

private:
    struct Found
    {
        bool follows = false; // any collection
        QSet<QString> queued; // files
        bool hasDescribed = false;
        QList<ZoteroState::Collection> collections; // that are followed
        QString trouble;
    };
    Found lookNow(const QSet<QString> &tried, const std::stop_token &stop) const; // on the lane
    void ask(std::function<core::Result<void>(std::stop_token)> job, std::function<void()> then);
    void show(const QList<ZoteroState::Collection> &followed);
    void tell();

    LibraryAccess &m_library;
    QTimer m_next;
    QSet<QString> m_tried; // files as they are: what could not be read is not read again and again
    bool m_waitsForReading = false;
    bool m_isLooking = false;
    ZoteroState m_state;
    QList<ZoteroCollection> m_known; // of Zotero, when it was asked last
    QByteArray m_key;                // with which it lets Attest write, as long as the program runs
    std::stop_source m_asked;
    std::vector<Reply<ZoteroState>> m_watchers;
    Lane m_looking;
};

} // namespace app
