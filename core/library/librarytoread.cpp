// A library that is only read while another program may use it: nothing in its folder is locked, made or repaired.
#include "core/library/libraryparts.h"
#include "core/retrieval/spacevectors.h"
#include "core/store/documentrepository.h"
#include "core/store/embeddingrepository.h"
#include "core/store/fulltextrepository.h"
#include "core/store/passagerepository.h"

#include <QDir>
#include <QFileInfo>

namespace core {
namespace {

Error byAnOlderOne(const QString &folder, int version)
{
    const QString sentence =
        QFileInfo(folder).isWritable()
            ? QStringLiteral("The library %1 was last opened by an older Attest; run “attest-cli list” to bring it up "
                             "to date, and try again.")
            : QStringLiteral("The library %1 was last opened by an older Attest, and you have no permission to change "
                             "it; ask someone who can write to its folder to open it with this version first.");
    return {Error::Invalid, sentence.arg(QDir::toNativeSeparators(folder)), QStringLiteral("schema %1").arg(version)};
}

} // namespace

Result<void> Library::Private::openToRead(Access access)
{
    const bool atOnce = access == ToReadAtOnce;
    m_leavesOutHidden = access == ForAssistants;
    const QString shown = QDir::toNativeSeparators(m_folder);
    if (!QFileInfo::exists(file()))
        return Error{
            Error::NotFound,
            QStringLiteral("There is no library in %1; “attest-cli --library DIR add PATH” creates one.").arg(shown),
            {}};
    auto store = Store::open(file(), Database::ReadOnly);
    if (!store)
        return store.error();
    m_writer = std::move(*store);
    const Result<int> version = m_writer->version();
    if (!version)
        return version.error();
    if (*version < Store::newestVersion())
        return byAnOlderOne(m_folder, *version);
    const Result<void> followed = follow(atOnce ? Indexes::Folder::AsItIs : Indexes::Folder::ReadOnly);
    if (followed && atOnce && !FullTextRepository(*m_writer).isSound())
        return Error{Error::Unavailable, QStringLiteral("The full-text index of the library is damaged."), shown};
    return followed;
}

// As if they had been removed: their words are not counted, and no search finds them.
void Library::Private::forgetHidden(Indexes &indexes)
{
    Indexes::Lost hidden;
    for (const DocumentId id : DocumentRepository(*m_writer).hidden())
        hidden.emplace_back(id, termsOfPassages(*m_writer, id));
    indexes.remove(hidden);
}

// Everything read is from one state of the library, however much the other program writes meanwhile.
Result<void> Library::Private::follow(Indexes::Folder access)
{
    const std::scoped_lock changing(m_changing);
    Database &database = m_writer->database();
    database.beginReading();
    const qint64 generation = m_writer->generation();
    const bool isCurrent = m_indexes && m_indexes->generation() == generation;
    auto fresh = isCurrent ? Result<std::unique_ptr<Indexes>>(std::unique_ptr<Indexes>())
                           : Indexes::open(*m_writer, m_folder, nullptr, access);
    if (fresh && *fresh && m_leavesOutHidden)
        forgetHidden(**fresh);
    std::unique_ptr<Embedded> vectors = freshVectors();
    database.end();
    if (database.failed())
        return database.error();
    if (!fresh)
        return fresh.error();
    const std::scoped_lock turn(m_turn);
    const std::unique_lock guard(m_guard);
    if (!isCurrent)
        std::swap(m_indexes, *fresh);
    if (vectors && vectors->embedder == m_embedder)
        std::swap(m_embedded, vectors);
    return {};
}

// Null: the vectors in use are still current. New vectors do not change the generation; those that cannot be read now
// are tried again.
std::unique_ptr<Embedded> Library::Private::freshVectors()
{
    std::shared_ptr<Embedder> embedder;
    {
        const auto guard = share();
        embedder = m_embedder;
    }
    if (!embedder)
        return nullptr;
    Statement row(m_writer->database(), "PRAGMA data_version"); // changes with every change by other connections
    const qint64 version = row.next() ? row.integer(0) : -1;
    {
        const auto guard = share();
        if (m_embedded && m_vectorsAt == version)
            return nullptr;
    }
    const StoredEmbedding set = EmbeddingRepository(*m_writer).find(embedder->name());
    auto fresh = set.whole ? readEmbedded(*m_writer, set, embedder, m_folder, {}, FolderUse::WritesNothing)
                           : Result<std::unique_ptr<Embedded>>(std::unique_ptr<Embedded>());
    if (!fresh || !*fresh)
        return nullptr;
    m_vectorsAt = version;
    for (const DocumentId id : m_leavesOutHidden ? DocumentRepository(*m_writer).hidden() : QList<DocumentId>()) {
        if (const QList<Located> passages = PassageRepository(*m_writer).located(id); !passages.isEmpty())
            (*fresh)->remove({passages.first().id, passages.last().id});
    }
    return *std::move(fresh);
}

} // namespace core
