#include "core/store/binrepository.h"

#include "core/base/json.h"
#include "core/store/blobs.h"

namespace core {
namespace {

Page binnedPage(const Statement &row)
{
    Page page;
    page.number = int(row.integer(0));
    page.label = row.text(1);
    page.width = float(row.real(2));
    page.height = float(row.real(3));
    page.rotation = int(row.integer(4));
    page.status = PageStatus(row.integer(5));
    page.reason = row.text(6);
    page.text = row.text(7);
    page.words = wordsFrom(row.blob(8), page.text.size());
    return page;
}

Passage binnedPassage(const Statement &row)
{
    Passage passage;
    passage.ordinal = int(row.integer(0));
    passage.page = int(row.integer(1));
    passage.lastPage = int(row.integer(2));
    passage.pageLabel = row.text(3);
    passage.heading = row.text(4);
    passage.text = row.text(6);
    passage.spans = spansFrom(row.blob(5), passage.text.size());
    return passage;
}

Document binnedDocument(const Statement &row)
{
    Document document;
    document.id = row.integer(0);
    document.path = row.text(1);
    document.title = row.text(2);
    document.hash = row.text(3).toLatin1();
    document.bytes = row.integer(4);
    document.status = DocumentStatus(row.integer(5));
    document.reason = row.text(6);
    document.seconds = row.real(7);
    document.added = row.integer(8);
    document.pages = int(row.integer(9));
    document.origin.reader = int(row.integer(10));
    document.origin.length = int(row.integer(11));
    document.origin.overlap = int(row.integer(12));
    document.origin.locked = row.integer(13) != 0;
    for (const Json &item : Json::parse(row.text(14).toUtf8()))
        document.origin.outline.append({item[0].toString(), item[1].toInt(), item[2].toInt()});
    for (const Json &place : Json::parse(row.text(15).toUtf8()))
        document.places.append(place.toString());
    document.readTitle = row.text(16);
    document.readAuthor = row.text(17);
    if (!row.isNull(18))
        document.described.title = row.text(18);
    if (!row.isNull(19))
        document.described.author = row.text(19);
    if (!row.isNull(20))
        document.described.year = int(row.integer(20));
    for (const Json &tag : Json::parse(row.text(21).toUtf8()))
        document.tags.append(tag.toString());
    document.isHidden = row.integer(22) != 0;
    return document;
}

} // namespace

QList<Binned> BinRepository::entries()
{
    QList<Binned> found;
    Statement rows(m_database, "SELECT id, kind, original, title, removed FROM bin ORDER BY removed DESC, id DESC");
    while (rows.next())
        found.append({rows.integer(0), Binned::Kind(rows.integer(1)), rows.integer(2), rows.text(3), rows.integer(4)});
    return found;
}

BinRepository::Kept BinRepository::document(BinId id)
{
    Kept kept;
    {
        Statement row(m_database, "SELECT bin.original, path, bin.title, hash, bytes, status, reason, seconds, added, "
                                  "pages, reader, length, overlap, locked, outline, places, readtitle, readauthor, "
                                  "giventitle, givenauthor, givenyear, tags, hidden FROM bindocument "
                                  "JOIN bin ON bin.id = entry WHERE entry = ?1");
        row << id;
        if (!row.next())
            return kept;
        kept.document = binnedDocument(row);
    }
    Statement pages(m_database, "SELECT number, label, width, height, rotation, status, reason, text, words "
                                "FROM binpage WHERE entry = ?1 ORDER BY number");
    pages << id;
    while (pages.next())
        kept.pages.append(binnedPage(pages));
    Statement passages(m_database, "SELECT ordinal, page, lastpage, pagelabel, heading, spans, text "
                                   "FROM binpassage WHERE entry = ?1 ORDER BY ordinal");
    passages << id;
    while (passages.next())
        kept.passages.append(binnedPassage(passages));
    return kept;
}

BinId BinRepository::add(Binned::Kind kind, qint64 original, qint64 now, const char *titles)
{
    Statement row(m_database, titles); // INSERT … SELECT of its title
    row << int(kind) << original << now;
    row.run();
    return m_database.lastId();
}

void BinRepository::copy(const char *sql, qint64 first, qint64 second)
{
    Statement rows(m_database, sql);
    rows << first << second;
    rows.run();
}

void BinRepository::takeDocument(DocumentId id, qint64 now)
{
    const BinId entry = add(Binned::OfDocument, id, now,
                            "INSERT INTO bin(kind, original, title, removed) SELECT ?1, ?2, title, ?3 FROM document "
                            "WHERE id = ?2");
    copy("INSERT INTO bindocument(entry, path, hash, bytes, status, reason, seconds, added, pages, reader, length, "
         "overlap, locked, outline, places, readtitle, readauthor, giventitle, givenauthor, givenyear, tags, hidden) "
         "SELECT "
         "?1, path, hash, bytes, status, reason, seconds, added, pages, "
         "COALESCE(reader, 0), COALESCE(length, 0), COALESCE(overlap, 0), COALESCE(locked, 0), "
         "COALESCE(outline, '[]'), (SELECT COALESCE(json_group_array(path), '[]') FROM place WHERE document = ?2), "
         "readtitle, readauthor, giventitle, givenauthor, givenyear, "
         "(SELECT json_group_array(name) FROM tag WHERE document = ?2), hidden "
         "FROM document LEFT JOIN origin ON origin.document = id WHERE id = ?2",
         entry, id);
    copy("INSERT INTO binpage(entry, number, label, width, height, rotation, status, reason, text, words, sum) "
         "SELECT ?1, number, label, width, height, rotation, status, reason, COALESCE(text, ''), "
         "COALESCE(words, x''), sum FROM page LEFT JOIN pagetext USING (id) LEFT JOIN pagesum ON pagesum.page = id "
         "WHERE document = ?2",
         entry, id);
    copy("INSERT INTO binpassage(entry, ordinal, page, lastpage, pagelabel, heading, spans, text) "
         "SELECT ?1, ordinal, page, lastpage, pagelabel, heading, spans, text FROM passage WHERE document = ?2",
         entry, id);
}

void BinRepository::takeSession(SessionId id, qint64 now)
{
    const BinId entry = add(Binned::OfSession, id, now,
                            "INSERT INTO bin(kind, original, title, removed) SELECT ?1, ?2, title, ?3 FROM session "
                            "WHERE id = ?2");
    copy("INSERT INTO binsession(entry, created, changed, pinned, tags, branchedfrom, imported) "
         "SELECT ?1, created, changed, pinned, tags, branchedfrom, imported FROM session WHERE id = ?2",
         entry, id);
    copy("INSERT INTO binturn(entry, ordinal, id, json, sum) SELECT ?1, ordinal, id, json, sum FROM turn "
         "LEFT JOIN turnsum ON turnsum.session = turn.session AND turnsum.turn = turn.id WHERE turn.session = ?2",
         entry, id);
    copy("INSERT INTO binsnippet(entry, turn, citation, page, width, height, png) "
         "SELECT ?1, turn, citation, page, width, height, png FROM snippet WHERE session = ?2",
         entry, id);
}

// Data derived from its turns is computed again where it is missing (storederived.cpp).
void BinRepository::putSession(BinId id)
{
    Statement row(m_database, "INSERT INTO session(id, title, created, changed, pinned, tags, branchedfrom, imported) "
                              "SELECT CASE WHEN EXISTS (SELECT 1 FROM session WHERE id = original) THEN NULL ELSE "
                              "original END, title, created, changed, pinned, tags, branchedfrom, imported "
                              "FROM binsession JOIN bin ON bin.id = entry WHERE entry = ?1");
    row << id;
    row.run();
    const SessionId session = m_database.lastId();
    copy("INSERT INTO turn(session, ordinal, id, json) SELECT ?2, ordinal, id, json FROM binturn WHERE entry = ?1", id,
         session);
    copy("INSERT OR REPLACE INTO turnsum(session, turn, sum) SELECT ?2, id, sum FROM binturn WHERE entry = ?1 "
         "AND sum IS NOT NULL",
         id, session);
    copy("INSERT INTO snippet(session, turn, citation, page, width, height, png) "
         "SELECT ?2, turn, citation, page, width, height, png FROM binsnippet WHERE entry = ?1",
         id, session);
}

void BinRepository::putSums(BinId id, DocumentId document)
{
    {
        Statement made(m_database, "DELETE FROM pagesum WHERE page IN (SELECT id FROM page WHERE document = ?1)");
        made << document;
        made.run();
    }
    copy("INSERT INTO pagesum(page, sum) SELECT page.id, sum FROM page JOIN binpage ON binpage.number = page.number "
         "WHERE entry = ?1 AND document = ?2 AND sum IS NOT NULL",
         id, document);
}

void BinRepository::drop(BinId id)
{
    Statement row(m_database, "DELETE FROM bin WHERE id = ?1");
    row << id;
    row.run();
}

void BinRepository::dropBefore(qint64 time)
{
    Statement rows(m_database, "DELETE FROM bin WHERE removed < ?1");
    rows << time;
    rows.run();
}

} // namespace core
