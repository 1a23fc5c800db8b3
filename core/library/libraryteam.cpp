#include "core/library/libraryteam.h"

#include "core/library/libraryparts.h"
#include "core/store/blobs.h"
#include "core/store/documentrepository.h"
#include "core/store/fulltextrepository.h"
#include "core/store/pagerepository.h"
#include "core/store/passagecheck.h"
#include "core/store/passagerepository.h"
#include "core/store/teamrepository.h"

#include <QFileInfo>

namespace core {
namespace {

JoinedTeam teamFrom(const TeamLink &link)
{
    return {link.server, link.library, link.watermark, link.rights, link.pulled};
}

// A path has one content: if the user or another collection uses this path, the document gets another one.
void leavePathToOthers(Store &store, const QString &id, Document &document)
{
    const Document there = DocumentRepository(store).withPlace(document.path);
    if (there.id == 0 || there.hash == document.hash)
        return;
    const QFileInfo file(document.path);
    document.path = file.path() + u'/' + id + u'/' + file.fileName();
}

} // namespace

JoinedTeam LibraryTeam::joined() const
{
    return m_library.d->readTwice([](Store &store) { return teamFrom(TeamRepository(store).link()); });
}

Result<void> LibraryTeam::setJoined(const JoinedTeam &team)
{
    return m_library.d->queued([&](Store &store) {
        TeamRepository(store).setLink({team.server, team.library, team.watermark, team.rights, team.pulled});
    });
}

QHash<QString, qint64> LibraryTeam::documents() const
{
    return m_library.d->readTwice([](Store &store) { return TeamRepository(store).documents(); });
}

Result<TeamDocument> LibraryTeam::whole(DocumentId id) const
{
    Library::Private::ReadLease reading(*m_library.d);
    if (!reading)
        return reading.error();
    const Library::Private::Moment moment(*reading);
    const Result<Document> document = DocumentRepository(*reading).find(id);
    const Result<QList<Page>> pages = PageRepository(*reading).of(id);
    if (!document || !pages)
        return document ? pages.error() : document.error();
    TeamDocument whole;
    whole.document = *document;
    for (const Page &each : *pages) {
        const Result<Page> page = PageRepository(*reading).find(id, each.number);
        if (!page)
            return page.error();
        whole.pages.append(*page);
    }
    QList<PassageId> ids;
    for (const Located &each : PassageRepository(*reading).located(id))
        ids.append(each.id);
    const Result<QList<Passage>> passages = PassageRepository(*reading).find(ids);
    if (!passages)
        return passages.error();
    whole.passages = *passages;
    if (const QList<Passage> withheld = PassageCheck(*reading).withheldFrom(whole.passages); !withheld.isEmpty())
        return Error{Error::Storage, withheldWords(withheld), {}};
    return whole;
}

Result<void> LibraryTeam::keep(const QList<TeamDocument> &documents, const std::stop_token &stop)
{
    std::vector<Library::Private::Addition> additions;
    for (const TeamDocument &each : documents) {
        const auto note = [id = each.id, changed = each.changed](Store &store, Document &kept) -> Result<void> {
            leavePathToOthers(store, id, kept);
            TeamRepository(store).put(id, changed, kept.hash);
            return {};
        };
        additions.push_back({each.document, each.pages, each.passages, 0, note});
    }
    const Result<QList<Document>> kept = m_library.d->add(additions, stop);
    return kept ? Result<void>() : kept.error();
}

Result<void> LibraryTeam::note(const QHash<QString, qint64> &changed)
{
    return m_library.d->queued([&](Store &store) {
        for (auto each = changed.begin(); each != changed.end(); ++each)
            TeamRepository(store).note(each.key(), each.value());
    });
}

Result<int> LibraryTeam::remove(const QStringList &ids)
{
    QList<DocumentId> going;
    QList<QByteArray> hashes;
    const Result<void> changed = m_library.d->change(
        [&](Store &store) {
            TeamRepository team(store);
            for (const QString &id : ids) {
                hashes.append(team.hash(id));
                team.remove(id);
            }
            hashes.removeIf([&](const QByteArray &hash) { return hash.isEmpty() || team.hasContent(hash); });
            for (const QByteArray &hash : std::as_const(hashes)) {
                const DocumentId id = DocumentRepository(store).withHash(hash).id;
                if (id != 0 && !going.contains(id))
                    going.append(id);
            }
            return going;
        },
        [&](Store &store) {
            for (const QByteArray &hash : std::as_const(hashes))
                TeamRepository(store).forgetBinned(hash);
            FullTextBatch fullText(store);
            for (const DocumentId id : std::as_const(going)) {
                DocumentRepository(store).remove(id);
                leaveQueue(store, id);
            }
            fullText.write();
            leaveRecognition(store);
        });
    if (!changed)
        return changed.error();
    return int(going.size());
}

QSet<DocumentId> LibraryTeam::here() const
{
    return m_library.d->readTwice([](Store &store) { return TeamRepository(store).here(); });
}

Result<int> LibraryTeam::leave(WithDocuments documents, const std::stop_token &stop)
{
    int removed = 0;
    if (documents == WithDocuments::Remove) {
        constexpr qsizetype atOnce = 200;
        const Hurry hurry(m_library);
        const QStringList ids = this->documents().keys();
        for (qsizetype at = 0; at < ids.size(); at += atOnce) {
            if (stop.stop_requested())
                return Error::cancelled();
            const Result<int> went = remove(ids.mid(at, atOnce));
            if (!went)
                return went;
            removed += *went;
        }
    }
    const Result<void> left = m_library.d->queued([](Store &store) { TeamRepository(store).leave(); });
    return left ? Result<int>(removed) : left.error();
}

// Deleted data is overwritten with zeros, so that what the user may no longer see does not remain in the file.
LibraryTeam::Hurry::Hurry(Library &library) : m_library(library)
{
    const std::scoped_lock changing(m_library.d->m_changing);
    m_library.d->m_writer->database().run("PRAGMA synchronous=NORMAL; PRAGMA secure_delete=ON");
}

LibraryTeam::Hurry::~Hurry()
{
    const std::scoped_lock changing(m_library.d->m_changing);
    m_library.d->m_writer->database().run("PRAGMA wal_checkpoint(PASSIVE); PRAGMA secure_delete=OFF; "
                                          "PRAGMA synchronous=FULL");
}

QByteArray LibraryTeam::packed(const QList<Word> &words)
{
    return toBlob(words);
}

QByteArray LibraryTeam::packed(const QList<Span> &spans)
{
    return toBlob(spans);
}

QList<Word> LibraryTeam::wordsFrom(const QByteArray &bytes, qsizetype textSize)
{
    return core::wordsFrom(bytes, textSize);
}

QList<Span> LibraryTeam::spansFrom(const QByteArray &bytes, qsizetype textSize)
{
    return core::spansFrom(bytes, textSize);
}

} // namespace core
