// Synchronises a library with Zotero collections: determines which files to read, and adopts Zotero's descriptions of
// documents. The user's own descriptions take precedence.
#pragma once

#include "app/jobs/zoterofile.h"
#include "core/library/library.h"
#include "core/library/queue.h"

#include <QSet>

namespace app {

struct ZoteroContents // contents of a collection
{
    ZoteroCollection collection;
    QList<ZoteroPdf> pdfs;
};

class ZoteroSync
{
public:
    // Both must outlive it. `memory` is updated along with the library.
    ZoteroSync(core::Library &library, ZoteroMemory &memory) : m_library(library), m_memory(memory) {}

    // New or changed files, without duplicates. Documents that the user removed from the library come back only with
    // ComeBack.
    enum class Removed { StayAway, ComeBack };
    QList<core::Queued> toRead(const QList<ZoteroContents> &all, Removed removed) const;

    struct Taken
    {
        int documents = 0;
        QStringList missing; // titles of PDFs that are not on this machine or could not be read
    };
    // Adopts titles, authors, years, and the collection's tag.
    core::Result<Taken> take(const ZoteroContents &contents);

private:
    core::Result<void> describe(const core::Document &document, const ZoteroPdf &pdf,
                                const ZoteroCollection &collection);
    core::Result<void> letGo(const ZoteroCollection &collection, const QSet<QString> &there);

    core::Library &m_library;
    ZoteroMemory &m_memory;
};

core::Result<QList<ZoteroContents>> contentsOf(const QList<ZoteroCollection> &collections, const Zotero &zotero,
                                               std::stop_token stop);

} // namespace app
