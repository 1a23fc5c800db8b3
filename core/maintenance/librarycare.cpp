#include "core/maintenance/librarycare.h"

#include "core/library/filenow.h"
#include "core/library/indexfiles.h"
#include "core/library/libraryparts.h"
#include "core/maintenance/repair.h"
#include "core/store/documentrepository.h"
#include "core/store/reindexfile.h"

#include <sqlite3.h>

namespace core {

namespace {

// Whether both have the same passages at the same places, with the same words and vectors.
bool agree(const Indexes &one, const Indexes &other)
{
    const auto same = [](const Located &a, const Located &b) {
        return a.id == b.id && a.document == b.document && a.page == b.page && a.morePages == b.morePages;
    };
    const auto vectors = [](const VectorIndex *index) { return index ? index->size() : 0; };
    return std::equal(one.located().begin(), one.located().end(), other.located().begin(), other.located().end(),
                      same) &&
           vectors(one.passages()) == vectors(other.passages()) && vectors(one.pages()) == vectors(other.pages()) &&
           one.spaceVersion() == other.spaceVersion();
}

// If another file is there now, it is not read under the id of the document whose text is lost.
void leaveOutChanged(Mended &mended, Store &store, const std::stop_token &stop)
{
    mended.toRead.removeIf([&](DocumentId id) {
        const Result<Document> document = DocumentRepository(store).find(id);
        if (!document || fileNow(*document, stop) != FileNow::Changed)
            return false;
        mended.broken.append(QStringLiteral("The stored text of %1 is damaged, and its file has changed; put the "
                                            "original file back, or remove the document and add the file again.")
                                 .arg(document->path));
        return true;
    });
}

} // namespace

QString sqliteVersion()
{
    return QString::fromLatin1(sqlite3_libversion());
}

Result<Mended> LibraryCare::mend(const Percent &percent, std::stop_token stop)
{
    Library::Private &library = *m_library.d;
    const std::scoped_lock changing(library.m_changing);
    Store &store = *library.m_writer;
    Database &database = store.database();
    database.clearError();
    Mending mending(store, stop);
    const Result<bool> readable = mending.mendFile();
    if (stop.stop_requested())
        return Error::cancelled();
    if (!readable)
        return readable.error();
    if (!*readable)
        return mending.mended();
    percent(40);
    database.begin();
    mending.mendEntries();
    mending.dropStrays();
    mending.mendPages();
    mending.mendPassages();
    mending.checkTurns();
    percent(60);
    mending.mendFullText();
    percent(75);
    mending.mendVectors(library.m_indexes->space(), library.m_indexes->spaceVersion());
    if (mending.changed())
        store.rewritten();
    percent(85);
    // Everything that can fail or be stopped comes before the commit: after it the indexes in memory are out of date.
    auto fresh = Indexes::build(store, library.m_folder, stop);
    const bool canGoOn = isReindexSound(library.m_folder, stop);
    if (!fresh || stop.stop_requested()) {
        (void)database.rollBack();
        return fresh ? Error::cancelled() : fresh.error();
    }
    if (const Result<void> committed = database.commit(); !committed)
        return committed.error();
    Mended mended = mending.mended();
    {
        const std::scoped_lock turn(library.m_turn);
        const std::unique_lock guard(library.m_guard);
        if (!mending.changed() && !agree(**fresh, *library.m_indexes))
            mended.done.append(QStringLiteral("The index in memory did not match the library; it was rebuilt."));
        if (!mended.done.isEmpty()) {
            std::swap(library.m_indexes, *fresh);
            library.m_embedded.reset(); // the next embed() reads it again
        }
    }
    if (!mended.done.isEmpty())
        IndexFiles(library).save();
    leaveOutChanged(mended, store, stop);
    if (!canGoOn) {
        ReindexFile::remove(library.m_folder);
        mended.done.append(QStringLiteral(
            "The data prepared for reading documents again was damaged; it was removed, and will be prepared again."));
    }
    percent(95);
    // The check used by backups must also find the repaired library intact. A stop ends only this check.
    if (const Result<void> whole = store.check(stop); !whole && whole.error().code != Error::Cancelled)
        mended.broken.append(whole.error().message);
    percent(100);
    return mended;
}

} // namespace core
