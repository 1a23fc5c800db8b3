// Determines what is outdated, and prepares its replacement. reindexswap.cpp puts it in place.
#include "core/maintenance/libraryreindex.h"

#include "core/base/detachedcall.h"
#include "core/library/libraryparts.h"
#include "core/store/reindexfile.h"
#include "core/search/termhash.h"
#include "core/store/documentrepository.h"
#include "core/store/pagerepository.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QFileInfo>

namespace core {
namespace {

constexpr qint64 numbersAtOnce = 4096; // passage ids taken from the library at a time

// The state of a document's files; empty if none of them exists. None: stopped.
std::optional<QString> lookOf(const Document &document, const std::stop_token &stop)
{
    QString look;
    for (const QString &place : QStringList{document.path} + document.places) {
        const std::optional<QFileInfo> file = lookForFile(place, stop);
        if (!file)
            return {};
        if (file->isFile())
            look += QStringLiteral("%1|%2|%3\n")
                        .arg(place, QString::number(file->size()),
                             QString::number(file->lastModified().toMSecsSinceEpoch()));
    }
    return look.isEmpty()
               ? look
               : QString::fromLatin1(QCryptographicHash::hash(look.toUtf8(), QCryptographicHash::Sha256).toHex());
}

struct Candidate
{
    DocumentId id = 0;
    bool isCutOtherwise = false;
    bool isReadByOlder = false;
    QString inVain; // state of its files when this reader failed on them
};

// A document without passages is not cut; one that needs a password is read when the user gives it.
QList<Candidate> candidatesOf(Store &store, const ReadAs &wanted)
{
    QList<Candidate> found;
    Statement rows(store.database(),
                   "SELECT id, passages > 0 AND (coalesce(length, 0) <> ?2 OR coalesce(overlap, 0) <> ?3), "
                   "coalesce(origin.reader, 0) < ?1 AND status <> ?4, "
                   "coalesce(iif(unrenewed.reader >= ?1, files, ''), '') FROM document "
                   "LEFT JOIN origin ON origin.document = id LEFT JOIN unrenewed ON unrenewed.document = id "
                   "WHERE coalesce(origin.reader, 0) < ?1 OR coalesce(length, 0) <> ?2 OR coalesce(overlap, 0) <> ?3 "
                   "ORDER BY id");
    rows << wanted.reader << wanted.length << wanted.overlap << int(DocumentStatus::NeedsPassword);
    while (rows.next()) {
        const Candidate each{rows.integer(0), rows.integer(1) != 0, rows.integer(2) != 0, rows.text(3)};
        if (each.isCutOtherwise || each.isReadByOlder)
            found.append(each);
    }
    return found;
}

Result<QList<LibraryReindex::Outdated>> outdatedIn(Store &store, const ReadAs &wanted, const std::stop_token &stop)
{
    QList<LibraryReindex::Outdated> found;
    for (const Candidate &each : candidatesOf(store, wanted)) {
        bool read = each.isReadByOlder;
        if (read) {
            const Result<Document> document = DocumentRepository(store).find(each.id);
            const std::optional<QString> look = document ? lookOf(*document, stop) : QString();
            if (!look)
                return Error::cancelled();
            read = !look->isEmpty() && *look != each.inVain;
        }
        if (read || each.isCutOtherwise)
            found.append({each.id, read, DocumentRepository(store).marks(each.id).value(0).mark});
    }
    if (store.database().failed())
        return store.database().error();
    return found;
}

} // namespace

LibraryReindex::LibraryReindex(Library &library, const ReadAs &wanted) : m_library(library), m_wanted(wanted) {}

LibraryReindex::~LibraryReindex() = default;

Result<QList<LibraryReindex::Outdated>> LibraryReindex::outdated(const std::stop_token &stop) const
{
    Library::Private::ReadLease reading(*m_library.d);
    if (!reading)
        return reading.error();
    return outdatedIn(*reading, m_wanted, stop);
}

Result<QList<LibraryReindex::Outdated>> LibraryReindex::left(const std::stop_token &stop)
{
    const Result<Store *> store = prepared();
    if (!store)
        return store.error();
    Library::Private::ReadLease reading(*m_library.d);
    if (!reading)
        return reading.error();
    reading->database().beginReading(); // documents and their marks from one point in time
    const Result<QList<Outdated>> outdated = outdatedIn(*reading, m_wanted, stop);
    QHash<DocumentId, quint64> present;
    for (const DocumentMark &each : DocumentRepository(*reading).marks(0))
        present.insert(each.id, each.mark);
    reading->database().end();
    if (!outdated)
        return outdated.error();
    const QHash<DocumentId, quint64> marks = m_file->marks();
    QList<DocumentId> inVain;
    for (auto each = marks.cbegin(); each != marks.cend(); ++each) {
        if (!present.contains(each.key()) || present[each.key()] != each.value())
            inVain.append(each.key());
    }
    QList<Outdated> left;
    for (const Outdated &each : *outdated) {
        const bool isPrepared = marks.contains(each.document) && !inVain.contains(each.document);
        if (!isPrepared || (each.read && DocumentRepository(**store).origin(each.document).reader != m_wanted.reader))
            left.append(each);
    }
    if (const Result<void> forgotten = m_file->forget(inVain); !forgotten)
        return forgotten.error();
    return left;
}

void LibraryReindex::drop()
{
    m_file.reset();
    ReindexFile::remove(m_library.folder());
}

Error LibraryReindex::explained(const Error &error)
{
    if (error.code != Error::Storage || isReindexSound(m_library.folder(), {}))
        return error;
    drop();
    return {Error::Storage,
            QStringLiteral("The data prepared for reading documents again was damaged on disk and has been removed; "
                           "nothing else was lost. Bring the documents up to date again."),
            error.detail};
}

Result<Store *> LibraryReindex::prepared()
{
    if (!m_file) {
        Library::Private::ReadLease reading(*m_library.d);
        if (!reading)
            return reading.error();
        auto opened = ReindexFile::open(m_library.folder(), m_wanted, *reading);
        if (!opened)
            return opened.error();
        m_file = std::move(*opened);
    }
    return &m_file->store();
}

Result<LibraryReindex::DocumentState> LibraryReindex::begin(DocumentId id) const
{
    Library::Private::ReadLease reading(*m_library.d);
    if (!reading)
        return reading.error();
    reading->database().beginReading();
    const Result<Document> document = DocumentRepository(*reading).find(id);
    const quint64 mark = DocumentRepository(*reading).marks(id).value(0).mark;
    reading->database().end();
    if (!document)
        return document.error();
    return DocumentState{*document, mark};
}

Result<QList<Page>> LibraryReindex::keptPages(DocumentId id) const
{
    Library::Private::ReadLease reading(*m_library.d);
    if (!reading)
        return reading.error();
    reading->database().beginReading();
    QList<Page> pages;
    std::optional<Error> damaged;
    const Result<QList<Page>> listed = PageRepository(*reading).of(id);
    for (const Page &each : listed ? *listed : QList<Page>()) {
        const Result<Page> page = PageRepository(*reading).find(id, each.number);
        if (page)
            pages.append(*page);
        else if (page.error().code == Error::Storage && !damaged)
            damaged = Error{Error::Unreadable, page.error().message, page.error().detail};
    }
    reading->database().end();
    if (!listed)
        return listed.error();
    if (reading->database().failed())
        return reading->database().error();
    if (damaged)
        return *damaged;
    return pages;
}

Result<void> LibraryReindex::put(const DocumentState &begun, const Document &document, const QList<Page> &pages,
                                 const QList<Passage> &passages, std::stop_token stop)
{
    Library::Private &library = *m_library.d;
    const Result<Store *> store = prepared();
    if (!store)
        return store.error();
    TermLists passageTerms;
    TermLists pageTerms;
    for (const Passage &passage : passages)
        passageTerms.push_back(termHashes(passage.text, passage.heading));
    for (const Page &page : pages)
        pageTerms.push_back(termHashes(page.text));
    std::shared_ptr<const SemanticSpace> space;
    int version = 0;
    {
        const auto guard = library.share();
        space = library.m_indexes->sharedSpace();
        version = library.m_indexes->spaceVersion();
    }
    const Vectors vectors = space ? vectorsOf(*space, version, passageTerms, pageTerms) : Vectors();
    if (m_file->numbersLeft() < passages.size()) {
        const qint64 count = std::max<qint64>(numbersAtOnce, passages.size());
        PassageId first = 0;
        const Result<void> reserved = library.queued([&](Store &main) { first = reservePassages(main, count); });
        if (!reserved)
            return reserved;
        if (const Result<void> taken = m_file->takeNumbers(first, count); !taken)
            return taken;
    }
    if (stop.stop_requested())
        return Error::cancelled();
    Document whole = document;
    whole.id = begun.document.id;
    const bool isReadAnew = document.origin.reader != begun.document.origin.reader;
    return m_file->put(whole, begun.mark, isReadAnew ? pages : QList<Page>(), passages, vectors);
}

Result<void> LibraryReindex::giveUp(const DocumentState &begun, const std::stop_token &stop)
{
    const std::optional<QString> look = lookOf(begun.document, stop);
    if (!look)
        return Error::cancelled();
    return m_library.d->queued([&](Store &store) {
        if (DocumentRepository(store).marks(begun.document.id).value(0).mark != begun.mark)
            return;
        Statement row(store.database(), "REPLACE INTO unrenewed(document, reader, files) VALUES (?1, ?2, ?3)");
        row << begun.document.id << m_wanted.reader << *look;
        row.run();
    });
}

} // namespace core
