#include "core/library/librarybin.h"

#include "core/library/libraryparts.h"
#include "core/store/binrepository.h"
#include "core/store/documentrepository.h"

#include <algorithm>

namespace core {
namespace {

Error notInBin()
{
    return {Error::NotFound, QStringLiteral("This item is no longer in the bin."), {}};
}

} // namespace

QList<Binned> LibraryBin::entries() const
{
    return m_library.d->readTwice([](Store &store) { return BinRepository(store).entries(); });
}

Result<void> LibraryBin::putBack(BinId id, std::stop_token stop)
{
    const QList<Binned> all = entries();
    const auto entry = std::find_if(all.cbegin(), all.cend(), [id](const Binned &each) { return each.id == id; });
    if (entry == all.cend())
        return notInBin();
    if (entry->kind == Binned::OfDocument)
        return putDocumentBack(id, stop);
    return m_library.d->queued([id](Store &store) {
        BinRepository bin(store);
        bin.putSession(id);
        bin.drop(id);
    });
}

Result<void> LibraryBin::putDocumentBack(BinId id, const std::stop_token &stop)
{
    BinRepository::Kept kept;
    {
        Library::Private::ReadLease reading(*m_library.d);
        if (!reading)
            return reading.error();
        kept = BinRepository(*reading).document(id);
        if (reading->database().failed())
            return reading->database().error();
    }
    if (kept.document.id == 0)
        return notInBin();
    const DocumentId number = kept.document.id;
    const QStringList places = kept.document.places;
    const auto comesBack = [number](Store &store, Document &document) -> Result<void> {
        document.id = DocumentRepository(store).find(number) ? 0 : number;
        return store.database().failed() ? store.database().error() : Result<void>();
    };
    const auto isBack = [id](Store &store, DocumentId document) {
        BinRepository(store).putSums(id, document);
        BinRepository(store).drop(id);
    };
    const Result<QList<Document>> added =
        m_library.d->add({{kept.document, kept.pages, kept.passages, 0, comesBack, isBack}}, stop);
    if (!added)
        return added.error();
    const Document &back = added->constFirst();
    for (const QString &place : places) { // another document may be at that path now
        if (place == back.path || m_library.withPlace(place).id != 0)
            continue;
        if (const Result<void> recorded = m_library.addPlace(back.id, place); !recorded)
            return recorded.error();
    }
    return {};
}

Result<void> LibraryBin::drop(const QList<BinId> &ids)
{
    return m_library.d->queued([&ids](Store &store) {
        for (const BinId id : ids)
            BinRepository(store).drop(id);
    });
}

Result<void> LibraryBin::empty()
{
    QList<BinId> ids;
    for (const Binned &entry : entries())
        ids.append(entry.id);
    return drop(ids);
}

} // namespace core
