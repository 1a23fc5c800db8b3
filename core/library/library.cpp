// The library as seen by others: each function takes the connection or the lock it needs.
#include "core/library/indexfiles.h"
#include "core/library/librarydescriptions.h"
#include "core/library/libraryembedder.h"
#include "core/library/libraryparts.h"
#include "core/retrieval/retriever.h"
#include "core/chunking/chunker.h"
#include "core/language/textmatch.h"
#include "core/values/citing.h"
#include "core/store/binrepository.h"
#include "core/store/documentrepository.h"
#include "core/store/pagerepository.h"
#include "core/store/passagecheck.h"
#include "core/store/passagerepository.h"
#include "core/store/sessionrepository.h"
#include "core/store/turnrepository.h"

#include <QDateTime>
#include <QDir>

namespace core {
namespace {

// The part of a span within [from, to). The page may have been read again since the passage was cut: then its words are
// searched for.
std::optional<Span> standingNow(const Passage &passage, const Span &span, int from, int to, const QString &page)
{
    Span part = span;
    part.from = std::max(span.from, from);
    part.length = std::min(span.from + span.length, to) - part.from;
    part.pageFrom += part.from - span.from;
    const QString words = QStringView(passage.text).mid(part.from, part.length).toString();
    if (folded(QStringView(page).mid(part.pageFrom, part.length)) == folded(words))
        return part;
    const Stretch found = standingIn(page, words);
    if (found.isEmpty())
        return {};
    part.pageFrom = found.from;
    return part;
}

Result<Passage> soundOnly(const Passage &passage, Store &store)
{
    if (PassageCheck(store).check(passage) == PassageCheck::Sound)
        return passage;
    return store.database().failed() ? store.database().error() : Error{Error::Storage, withheldWords({passage}), {}};
}

} // namespace

Library::Private::Snapshot::Snapshot(Private &library, Store &store) : m_store(store)
{
    constexpr int attempts = 50;
    constexpr std::chrono::milliseconds pause{2};
    for (int i = 0;; ++i) {
        m_guard = library.share();
        store.database().beginReading();
        if (store.generation() == library.m_indexes->generation() || store.database().failed() || i == attempts)
            return;
        store.database().end();
        m_guard.unlock();
        (void)std::unique_lock(library.m_changing, pause); // waits until a running change has been applied
    }
}

Library::Library(std::unique_ptr<Private> opened) : d(std::move(opened)) {}

Library::~Library()
{
    if (!d->m_lock)
        return;
    if (d->m_embedded && d->m_indexes)
        d->m_embedded->save(d->m_folder, *d->m_indexes);
    if (d->m_indexes && d->m_cached != d->m_indexes->generation())
        IndexFiles(*d).save();
}

Result<std::unique_ptr<Library>> Library::open(const QString &folder, const Notice &notice, Access access)
{
    if (folder.isEmpty()) // it would mean the current directory
        return Error{Error::Invalid, QStringLiteral("Name a folder for the library."), {}};
    auto opening = std::make_unique<Private>();
    opening->m_folder = QDir(folder).absolutePath();
    if (const Result<void> opened = opening->open(notice, access); !opened)
        return opened.error();
    return std::unique_ptr<Library>(new Library(std::move(opening)));
}

QString Library::folder() const
{
    return d->m_folder;
}

Result<void> Library::check() const
{
    Private::ReadLease reading(*d);
    return reading ? reading->check() : reading.error();
}

// Before listing documents for an assistant, drops those that were hidden meanwhile.
QList<Document> Library::documents() const
{
    if (const Result<void> followed = d->m_leavesOutHidden ? d->follow() : Result<void>(); !followed) {
        d->noteUnread(followed.error());
        return {};
    }
    return d->readTwice([](Store &store) { return DocumentRepository(store).all(); });
}

Result<Document> Library::document(DocumentId id) const
{
    Private::ReadLease reading(*d);
    return reading ? DocumentRepository(*reading).find(id) : reading.error();
}

Result<QList<Page>> Library::pages(DocumentId id) const
{
    Private::ReadLease reading(*d);
    return reading ? PageRepository(*reading).of(id) : reading.error();
}

Result<Page> Library::page(DocumentId id, int number) const
{
    Private::ReadLease reading(*d);
    return reading ? PageRepository(*reading).find(id, number) : reading.error();
}

Document Library::withHash(const QByteArray &hash) const
{
    return d->readTwice([&](Store &store) { return DocumentRepository(store).withHash(hash); });
}

Document Library::withPlace(const QString &path) const
{
    return d->readTwice([&](Store &store) { return DocumentRepository(store).withPlace(path); });
}

Result<Document> Library::add(const Document &document, const QList<Page> &pages, const QList<Passage> &passages)
{
    return d->add(document, pages, passages, 0, {});
}

Result<void> Library::addPlace(DocumentId id, const QString &path)
{
    return d->addPlace(id, path, 0);
}

Result<void> Library::remove(DocumentId id)
{
    if (const Result<Document> known = document(id); !known)
        return known.error();
    return d->change([id](Store &) { return QList<DocumentId>{id}; },
                     [id](Store &store) {
                         BinRepository(store).takeDocument(id, QDateTime::currentMSecsSinceEpoch());
                         DocumentRepository(store).remove(id);
                         leaveQueue(store, id);
                         leaveRecognition(store);
                     });
}

Result<QList<Passage>> Library::search(const Query &query, std::stop_token stop, SearchRemarks *remarks) const
{
    if (const Result<void> followed = d->m_lock ? Result<void>() : d->follow(); !followed)
        return followed.error();
    for (bool again = false;; again = true) {
        const QuestionVector asked = LibraryEmbedder(*d).asked(query.text, stop, remarks);
        Private::ReadLease reading(*d);
        if (!reading)
            return reading.error();
        const Private::Snapshot moment(*d, *reading);
        const Embedded *embedded = d->m_embedded.get();
        if (embedded && asked.set != 0 && embedded->set != asked.set && !again)
            continue; // new vectors have just come into use
        const bool same = embedded && embedded->set == asked.set;
        if (remarks && !d->m_indexes->vectors().isWhole)
            remarks->isRebuilding = true;
        Result<Retrieved> found =
            retrieve(query, *reading, *d->m_indexes, {same ? &embedded->vectors : nullptr, asked.vector}, stop);
        if (!found)
            return found.error();
        if (remarks)
            remarks->withhold(found->withheld);
        return std::move(found->passages);
    }
}

Result<Passage> Library::passage(PassageId id) const
{
    Private::ReadLease reading(*d);
    if (!reading)
        return reading.error();
    const Private::Moment moment(*reading); // reads the passage and its pages at one point in time
    const Result<QList<Passage>> found = PassageRepository(*reading).find({id});
    if (!found)
        return found.error();
    if (found->isEmpty())
        return Error{Error::NotFound, QStringLiteral("The passage is no longer in the library; ask again."), {}};
    return soundOnly(found->first(), *reading);
}

Result<Passage> Library::passageAt(DocumentId document, int page, int from, int length) const
{
    Private::ReadLease reading(*d);
    if (!reading)
        return reading.error();
    const Private::Moment moment(*reading);
    const Result<QList<Passage>> candidates =
        PassageRepository(*reading).find(PassageRepository(*reading).onPage(document, page));
    if (!candidates)
        return candidates.error();
    std::optional<Error> unsound;
    for (const Passage &passage : *candidates) {
        if (!offsetIn(passage, page, from, length))
            continue;
        const Result<Passage> sound = soundOnly(passage, *reading); // if this one is not sound, the next may overlap it
        if (sound)
            return sound;
        unsound = unsound ? unsound : sound.error();
    }
    return unsound.value_or(
        Error{Error::NotFound, QStringLiteral("These words on page %1 are not in any passage.").arg(page), {}});
}

QList<PlaceOnPage> Library::places(const Passage &passage, int from, int to) const
{
    QList<Page> pages;
    Passage standing = passage; // the passage with its words as they are on the pages now
    standing.spans.clear();
    for (const Span &span : passage.spans) {
        if (span.from >= to || span.from + span.length <= from)
            continue;
        auto there =
            std::find_if(pages.begin(), pages.end(), [&](const Page &page) { return page.number == span.page; });
        if (there == pages.end()) {
            const Result<Page> read = page(passage.document, span.page);
            if (!read)
                continue;
            there = pages.insert(pages.end(), *read);
        }
        if (const std::optional<Span> now = standingNow(passage, span, from, to, there->text))
            standing.spans.append(*now);
    }
    return placesOf(standing, from, to, pages);
}

int Library::passageCount() const
{
    return d->passageCount();
}

Subject Library::subject() const
{
    return d->subject();
}

double Library::idf(const QString &term) const
{
    return d->idf(term);
}

} // namespace core
