#include "app/jobs/zoterosync.h"

#include "core/library/librarydescriptions.h"
#include "core/values/description.h"

#include <QFileInfo>

namespace app {

QList<core::Queued> ZoteroSync::toRead(const QList<ZoteroContents> &all, Removed removed) const
{
    QList<core::Queued> entries;
    QSet<QString> seen;
    for (const ZoteroContents &contents : all) {
        for (const ZoteroPdf &pdf : contents.pdfs) {
            const QFileInfo file(pdf.path);
            if (pdf.path.isEmpty() || !file.isFile() || seen.contains(pdf.path))
                continue;
            seen.insert(pdf.path);
            const core::Document known = m_library.withPlace(file.absoluteFilePath());
            const bool isRemoved = known.id == 0 && m_memory.files.value(pdf.path, -1) == file.size();
            if ((known.id != 0 && known.bytes == file.size()) || (isRemoved && removed == Removed::StayAway))
                continue;
            core::Queued entry;
            entry.path = file.absoluteFilePath();
            entry.bytes = file.size();
            entries.append(entry);
        }
    }
    return entries;
}

// The user's own descriptions stay; Zotero's are updated.
core::Result<void> ZoteroSync::describe(const core::Document &document, const ZoteroPdf &pdf,
                                        const ZoteroCollection &collection)
{
    const QString title = pdf.title.left(core::longestTitle);
    const QString author = pdf.authors.left(core::longestTitle);
    ZoteroMemory::Known &known = m_memory.documents[QString::fromLatin1(document.hash)];
    core::Description wanted = document.described;
    const auto isOurs = [](const auto &now, const auto &said) { return !now || now == said; };
    if (!title.isEmpty() && isOurs(wanted.title, known.said.title))
        known.said.title = wanted.title = title;
    if (!author.isEmpty() && isOurs(wanted.author, known.said.author))
        known.said.author = wanted.author = author;
    if (pdf.year != 0 && core::mayBeYear(pdf.year) && isOurs(wanted.year, known.said.year))
        known.said.year = wanted.year = pdf.year;
    if (!known.collections.contains(collection.key))
        known.collections.append(collection.key);
    core::LibraryDescriptions descriptions(m_library);
    const QString tag = collection.name.left(core::longestTag);
    const core::Result<void> described =
        wanted == document.described ? core::Result<void>() : descriptions.describe(document.id, wanted);
    const bool hasTag = document.tags.contains(tag, Qt::CaseInsensitive);
    return described && !hasTag ? descriptions.tag({document.id}, tag) : described;
}

// Documents that have left the collection stay, but lose its tag.
core::Result<void> ZoteroSync::letGo(const ZoteroCollection &collection, const QSet<QString> &there)
{
    QList<core::DocumentId> gone;
    for (auto each = m_memory.documents.begin(); each != m_memory.documents.end(); ++each) {
        if (there.contains(each.key()) || each->collections.removeAll(collection.key) == 0)
            continue;
        if (const core::Document document = m_library.withHash(each.key().toLatin1()); document.id != 0)
            gone.append(document.id);
    }
    const QString tag = collection.name.left(core::longestTag);
    const core::Result<void> untagged =
        gone.isEmpty() ? core::Result<void>() : core::LibraryDescriptions(m_library).untag(gone, tag);
    return !untagged && untagged.error().code == core::Error::NotFound ? core::Result<void>() : untagged;
}

core::Result<ZoteroSync::Taken> ZoteroSync::take(const ZoteroContents &contents)
{
    Taken taken;
    QSet<QString> there;
    for (const ZoteroPdf &pdf : contents.pdfs) {
        const core::Document document =
            pdf.path.isEmpty() ? core::Document() : m_library.withPlace(QFileInfo(pdf.path).absoluteFilePath());
        if (document.id == 0) {
            if (!m_memory.files.contains(pdf.path)) // removed by the user
                taken.missing.append(pdf.title);
            continue;
        }
        there.insert(QString::fromLatin1(document.hash));
        m_memory.files.insert(pdf.path, document.bytes);
        if (const core::Result<void> described = describe(document, pdf, contents.collection); !described)
            return described.error();
    }
    taken.documents = int(there.size());
    const core::Result<void> gone = letGo(contents.collection, there);
    return gone ? core::Result<Taken>(taken) : gone.error();
}

core::Result<QList<ZoteroContents>> contentsOf(const QList<ZoteroCollection> &collections, const Zotero &zotero,
                                               std::stop_token stop)
{
    QList<ZoteroContents> all;
    for (const ZoteroCollection &collection : collections) {
        core::Result<QList<ZoteroPdf>> pdfs = zotero.pdfs(collection.key, stop);
        if (!pdfs)
            return pdfs.error();
        all.append({collection, *std::move(pdfs)});
    }
    return all;
}

} // namespace app
