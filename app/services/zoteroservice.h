// Collections of Zotero that the library follows (attest-cli zotero), while the program runs: they are looked at when
// the library is opened, now and then, and once what was new has been read. Where no Zotero runs nothing happens. The
// window's thread; never blocks.
#pragma once

#include "app/runtime/lane.h"
#include "app/services/libraryaccess.h"

#include <QObject>
#include <QSet>
#include <QTimer>

#include <chrono>
#include <vector>

namespace app {

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
    };
    Found lookNow(const QSet<QString> &tried, const std::stop_token &stop) const; // on the lane

    LibraryAccess &m_library;
    QTimer m_next;
    QSet<QString> m_tried; // files as they are: what could not be read is not read again and again
    bool m_waitsForReading = false;
    bool m_isLooking = false;
    Lane m_looking;
};

} // namespace app
