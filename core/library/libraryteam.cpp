#include "core/library/libraryteam.h"

#include "core/library/libraryparts.h"
#include "core/store/blobs.h"
#include "core/store/documentrepository.h"
#include "core/store/pagerepository.h"
#include "core/store/passagerepository.h"
#include "core/store/teamrepository.h"

#include <QFileInfo>

namespace core {
namespace {

JoinedTeam teamFrom(const TeamLink &link)
{
    return {link.server, link.library, link.watermark, link.rights, link.pulled};
}

// A path has one content: where the user, or another collection, has something else there, it is called otherwise.
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
    return whole;
}

Result<Document> LibraryTeam::keep(const TeamDocument &document, const std::stop_token &stop)
{
    return m_library.d->add(document.document, document.pages, document.passages, 0, stop,
                            [&](Store &store, Document &kept) -> Result<void> {
                                leavePathToOthers(store, document.id, kept);
                                TeamRepository(store).put(document.id, document.changed, kept.hash);
                                return {};
                            });
}

Result<int> LibraryTeam::remove(const QStringList &ids)
{
    int removed = 0;
    for (const QString &id : ids) {
        const Result<bool> went = remove(id);
        if (!went)
            return went.error();
        removed += *went;
    }
    return removed;
}

Result<bool> LibraryTeam::remove(const QString &id)
{
    DocumentId going = 0;
    QByteArray hash;
    const Result<void> changed = m_library.d->change(
        [&](Store &store) {
            TeamRepository team(store);
            hash = team.hash(id);
            team.remove(id);
            if (!hash.isEmpty() && !team.hasContent(hash))
                going = DocumentRepository(store).withHash(hash).id;
            return going == 0 ? QList<DocumentId>() : QList<DocumentId>{going};
        },
        [&](Store &store) {
            if (!hash.isEmpty() && !TeamRepository(store).hasContent(hash))
                TeamRepository(store).forgetBinned(hash);
            if (going == 0)
                return;
            DocumentRepository(store).remove(going);
            leaveQueue(store, going);
            leaveRecognition(store);
        });
    if (!changed)
        return changed.error();
    return going != 0;
}

// What was in its place is overwritten with zeros: what may not be seen any more is not left in the file.
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
