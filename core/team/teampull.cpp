#include "core/team/teampull.h"

#include "core/base/json.h"
#include "core/team/teamlibrary.h"

#include <QDateTime>
#include <QSet>

#include <algorithm>

namespace core {
namespace {

constexpr qint64 passagesOfBatch = 4000; // some ten megabytes with their pages
constexpr int documentsOfBatch = 200;

struct Listed
{
    QString id;
    qint64 changed = 0;
    qint64 passages = 0;
};

struct Listing // what has to be done
{
    QList<Listed> wanted; // in the order in which they were added to the team's library
    QHash<QString, qint64> noted;
    QStringList gone;
};

struct Contact // the state being read
{
    QString library; // empty: the user may see nothing
    qint64 watermark = 0;
    QString rights;
};

// A user who may no longer see anything is not an error: pulled documents are removed.
Result<Contact> contact(Postgres &postgres, const std::stop_token &stop)
{
    const Result<PostgresRows> row = postgres.run(
        "SELECT (SELECT id::text FROM attest.library), pg_snapshot_xmin(pg_current_snapshot())::text::bigint, "
        "attest.rights()",
        {}, stop);
    if (!row)
        return row.error();
    return Contact{row->isNull(0, 0) ? QString() : row->text(0, 0), row->integer(0, 1), row->text(0, 2)};
}

// Changes since the watermark or, with 0, everything visible: documents missing from that are gone.
Result<Listing> list(Postgres &postgres, qint64 since, const QHash<QString, qint64> &known, const std::stop_token &stop)
{
    const Result<PostgresRows> rows = postgres.run(
        "SELECT id::text, changed::text::bigint, passages, status IN ('superseded', 'removed') FROM attest.document "
        "WHERE changed >= $1::text::xid8 ORDER BY placed, id",
        {QString::number(since)}, stop);
    if (!rows)
        return rows.error();
    Listing listing;
    QSet<QString> there;
    for (int i = 0; i < rows->size(); ++i) {
        const QString id = rows->text(i, 0);
        const qint64 changed = rows->integer(i, 1);
        const bool isGone = rows->boolean(i, 3);
        if (!isGone)
            there.insert(id);
        // A row is written once, and again when the document ends; otherwise it was restored from a dump.
        if (!isGone && known.contains(id) && known[id] != changed)
            listing.noted.insert(id, changed);
        else if (!isGone && !known.contains(id))
            listing.wanted.append({id, changed, rows->integer(i, 2)});
        else if (isGone && known.contains(id))
            listing.gone.append(id);
    }
    if (since == 0) {
        listing.gone.clear();
        for (auto each = known.begin(); each != known.end(); ++each) {
            if (!there.contains(each.key()))
                listing.gone.append(each.key());
        }
    }
    return listing;
}

TeamDocument documentFrom(const PostgresRows &rows, int row)
{
    TeamDocument document;
    Document &read = document.document;
    int column = 0;
    document.id = rows.text(row, column++);
    document.changed = rows.integer(row, column++);
    read.hash = rows.text(row, column++).toLatin1();
    read.status = documentStatusOf(rows.text(row, column++));
    read.reason = rows.text(row, column++);
    read.path = rows.text(row, column++);
    read.bytes = rows.integer(row, column++);
    read.readTitle = rows.text(row, column++);
    read.readAuthor = rows.text(row, column++);
    if (const int given = column++; !rows.isNull(row, given))
        read.described.title = rows.text(row, given);
    if (const int given = column++; !rows.isNull(row, given))
        read.described.author = rows.text(row, given);
    if (const int given = column++; !rows.isNull(row, given))
        read.described.year = int(rows.integer(row, given));
    for (const Json &tag : Json::parse(rows.text(row, column++).toUtf8()))
        read.tags.append(tag.toString());
    read.pages = int(rows.integer(row, column++));
    read.seconds = rows.real(row, column++);
    read.added = rows.integer(row, column++);
    read.origin.reader = int(rows.integer(row, column++));
    read.origin.length = int(rows.integer(row, column++));
    read.origin.overlap = int(rows.integer(row, column++));
    read.origin.locked = rows.boolean(row, column++);
    for (const Json &item : Json::parse(rows.text(row, column++).toUtf8()))
        read.origin.outline.append({item[0].toString(), item[1].toInt(), item[2].toInt()});
    read.title = read.readTitle;
    read.author = read.readAuthor;
    return document;
}

Result<QList<TeamDocument>> fetch(Postgres &postgres, const QStringList &ids, const std::stop_token &stop)
{
    const Result<PostgresRows> rows = postgres.run(
        "SELECT id::text, changed::text::bigint, sha256, status, reason, path, bytes, title, author, given_title, "
        "given_author, given_year, to_json(tags)::text, pages, seconds, added, reader, passage_length, "
        "passage_overlap, "
        "locked, outline FROM attest.document WHERE id = ANY ($1::uuid[]) ORDER BY placed, id",
        {ids}, stop);
    if (!rows)
        return rows.error();
    QList<TeamDocument> documents;
    QHash<QString, qsizetype> place;
    for (int i = 0; i < rows->size(); ++i) {
        documents.append(documentFrom(*rows, i));
        place.insert(documents.last().id, i);
    }
    const Result<PostgresRows> pages = postgres.run(
        "SELECT document::text, number, label, width, height, rotation, status, reason, body, words FROM attest.page "
        "WHERE document = ANY ($1::uuid[]) ORDER BY document, number",
        {ids}, stop);
    if (!pages)
        return pages.error();
    for (int i = 0; i < pages->size(); ++i) {
        Page page;
        page.number = int(pages->integer(i, 1));
        page.label = pages->text(i, 2);
        page.width = float(pages->real(i, 3));
        page.height = float(pages->real(i, 4));
        page.rotation = int(pages->integer(i, 5));
        page.status = PageStatus(pages->integer(i, 6));
        page.reason = pages->text(i, 7);
        page.text = pages->text(i, 8);
        page.words = LibraryTeam::wordsFrom(pages->bytes(i, 9), page.text.size());
        documents[place.value(pages->text(i, 0))].pages.append(page);
    }
    const Result<PostgresRows> passages = postgres.run(
        "SELECT document::text, ordinal, page, last_page, page_label, heading, body, boxes FROM attest.passage "
        "WHERE document = ANY ($1::uuid[]) ORDER BY document, ordinal",
        {ids}, stop);
    if (!passages)
        return passages.error();
    for (int i = 0; i < passages->size(); ++i) {
        Passage passage;
        passage.ordinal = int(passages->integer(i, 1));
        passage.page = int(passages->integer(i, 2));
        passage.lastPage = int(passages->integer(i, 3));
        passage.pageLabel = passages->text(i, 4);
        passage.heading = passages->text(i, 5);
        passage.text = passages->text(i, 6);
        passage.spans = LibraryTeam::spansFrom(passages->bytes(i, 7), passage.text.size());
        documents[place.value(passages->text(i, 0))].passages.append(passage);
    }
    return documents;
}

// The next documents from `at` on that form a batch.
QStringList batchOf(const QList<Listed> &wanted, qsizetype at)
{
    QStringList ids;
    qint64 passages = 0;
    for (; at < wanted.size() && ids.size() < documentsOfBatch; ++at) {
        passages += wanted[at].passages;
        if (!ids.isEmpty() && passages > passagesOfBatch)
            break;
        ids.append(wanted[at].id);
    }
    return ids;
}

} // namespace

// A single state of the team's library is read from start to end. The watermark moves when everything has arrived:
// after an interruption the rest is listed again, and what has arrived is recognised by its transaction.
Result<Pulled> pullTeam(Postgres &postgres, Library &library, const std::function<void(int done, int of)> &tell,
                        const std::stop_token &stop)
{
    LibraryTeam team(library);
    JoinedTeam joined = team.joined();
    auto snapshot = PostgresTransaction::begin(postgres, PostgresTransaction::Snapshot, stop);
    if (!snapshot)
        return snapshot.error();
    const Result<Contact> now = contact(postgres, stop);
    if (!now)
        return now.error();
    if (!now->library.isEmpty() && !joined.library.isEmpty() && now->library != joined.library)
        return Error{Error::Invalid,
                     QStringLiteral("There is now a different team library at %1; join it in a separate folder.")
                         .arg(joined.server),
                     {}};
    // A watermark in the future means that the server's database was restored.
    const bool isWhole = joined.rights != now->rights || joined.watermark > now->watermark;
    const Result<Listing> listing = list(postgres, isWhole ? 0 : joined.watermark, team.documents(), stop);
    if (!listing)
        return listing.error();

    const LibraryTeam::Hurry hurry(library);
    Pulled pulled;
    if (const Result<void> noted = team.note(listing->noted); !noted)
        return noted.error();
    for (qsizetype at = 0; at < listing->gone.size(); at += documentsOfBatch) {
        if (stop.stop_requested())
            return Error::cancelled();
        const Result<int> removed = team.remove(listing->gone.mid(at, documentsOfBatch));
        if (!removed)
            return removed.error();
        pulled.removed += *removed;
    }
    for (qsizetype at = 0; at < listing->wanted.size();) {
        const QStringList ids = batchOf(listing->wanted, at);
        const Result<QList<TeamDocument>> documents = fetch(postgres, ids, stop);
        if (!documents)
            return documents.error();
        if (const Result<void> kept = team.keep(*documents, stop); !kept)
            return kept.error();
        pulled.kept += int(documents->size());
        at += ids.size();
        tell(int(at), int(listing->wanted.size()));
    }
    joined.library = now->library.isEmpty() ? joined.library : now->library;
    joined.watermark = now->watermark;
    joined.rights = now->rights;
    joined.pulled = QDateTime::currentMSecsSinceEpoch();
    if (const Result<void> noted = team.setJoined(joined); !noted)
        return noted.error();
    return pulled;
}

} // namespace core
