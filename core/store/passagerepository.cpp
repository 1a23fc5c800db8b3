#include "core/store/passagerepository.h"

#include "core/store/blobs.h"
#include "core/store/fulltextrepository.h"
#include "core/values/documentname.h"

#include <algorithm>

namespace core {
namespace {

Located locatedFrom(const Statement &row)
{
    const qint64 more = row.integer(3) - row.integer(2);
    return {row.integer(0), row.integer(1), int(row.integer(2)), quint16(std::clamp<qint64>(more, 0, 0xffff)), 0};
}

constexpr auto insertPassage =
    "INSERT INTO passage(document, ordinal, page, lastpage, pagelabel, heading, spans, text, id) "
    "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, NULLIF(?9, 0))";

} // namespace

Result<QList<Passage>> PassageRepository::find(const QList<PassageId> &ids)
{
    QList<Passage> found;
    found.reserve(ids.size());
    for (const PassageId id : ids) {
        Statement row(m_database,
                      "SELECT passage.id, document, ordinal, page, lastpage, pagelabel, heading, spans, text, "
                      "title, path, givenyear FROM passage JOIN document ON document.id = document "
                      "WHERE passage.id = ?1");
        row << id;
        if (!row.next())
            continue;
        Passage passage;
        passage.id = row.integer(0);
        passage.document = row.integer(1);
        passage.ordinal = int(row.integer(2));
        passage.page = int(row.integer(3));
        passage.lastPage = int(row.integer(4));
        passage.pageLabel = row.text(5);
        passage.heading = row.text(6);
        passage.text = row.text(8);
        passage.spans = spansFrom(row.blob(7), passage.text.size());
        passage.title = row.text(9);
        passage.path = row.text(10);
        passage.year = row.isNull(11) ? yearOf(passage.title, passage.path) : int(row.integer(11));
        found.append(passage);
    }
    if (m_database.failed())
        return m_database.error();
    return found;
}

QList<PassageId> PassageRepository::onPage(DocumentId document, int page)
{
    QList<PassageId> found;
    Statement rows(m_database, "SELECT id FROM passage WHERE document = ?1 AND page <= ?2 AND lastpage >= ?2 "
                               "ORDER BY ordinal");
    rows << document << page;
    while (rows.next())
        found.append(rows.integer(0));
    return found;
}

QString PassageRepository::text(PassageId id)
{
    Statement row(m_database, "SELECT text FROM passage WHERE id = ?1");
    row << id;
    return row.next() ? row.text(0) : QString();
}

QString PassageRepository::sectionText(PassageId id)
{
    Statement row(m_database, "SELECT text, heading FROM passage WHERE id = ?1");
    row << id;
    if (!row.next())
        return {};
    const QString heading = row.text(1);
    return heading.isEmpty() ? row.text(0) : heading + u'\n' + row.text(0);
}

QList<Located> PassageRepository::located(DocumentId id)
{
    QList<Located> found;
    if (id > 0) {
        Statement rows(m_database, "SELECT passage.id, document, page, lastpage, sz FROM passage "
                                   "LEFT JOIN fulltext_docsize USING (id) WHERE document = ?1 ORDER BY ordinal");
        rows << id;
        while (rows.next()) {
            found.append(locatedFrom(rows));
            found.last().terms = FullTextRepository::termsFrom(rows.blob(4));
        }
        return found;
    }
    Statement rows(m_database, "SELECT id, document, page, lastpage FROM passage INDEXED BY passageplace");
    while (rows.next())
        found.append(locatedFrom(rows));
    return found;
}

void PassageRepository::forEach(DocumentId id,
                                const std::function<void(const QString &text, const QString &heading)> &take)
{
    Statement rows(m_database, "SELECT text, heading FROM passage WHERE document = ?1 ORDER BY ordinal");
    rows << id;
    while (rows.next())
        take(rows.text(0), rows.text(1));
}

bool PassageRepository::makeRoom(DocumentId id, PassageId first, qsizetype count, const QSet<PassageId> &wrong)
{
    QList<PassageId> others;
    {
        Statement rows(m_database, "SELECT id FROM passage WHERE id >= ?1 AND id < ?2 AND document <> ?3");
        rows << first << first + count << id;
        while (rows.next())
            others.append(rows.integer(0));
    }
    if (!std::all_of(others.cbegin(), others.cend(), [&](PassageId each) { return wrong.contains(each); }))
        return false;
    Statement gone(m_database, "DELETE FROM passage WHERE id = ?1");
    for (const PassageId each : std::as_const(others)) {
        gone << each;
        gone.run();
    }
    return true;
}

// Correct passages stay, and missing ones get their former ids back, as those of a document are
// consecutive. If the existing ones do not match, or such an id belongs to a passage of another document,
// all get new ids. Full text for wrong passages is assumed to match their new text; the caller that repairs
// verifies it.
int PassageRepository::putRight(DocumentId id, const QList<Passage> &passages, const QSet<PassageId> &wrong)
{
    QSet<int> there;
    QList<PassageId> own; // wrong ones that belong to this document
    PassageId first = 0;  // id of the first of them
    PassageId least = 0;
    int rowCount = 0;
    bool same = true;
    {
        Statement rows(m_database, "SELECT ordinal, text, id FROM passage WHERE document = ?1 ORDER BY id");
        rows << id;
        for (; rows.next(); ++rowCount) {
            const int ordinal = int(rows.integer(0));
            const PassageId begins = rows.integer(2) - ordinal;
            least = least == 0 ? rows.integer(2) : least;
            if (wrong.contains(rows.integer(2))) {
                own.append(rows.integer(2));
                continue;
            }
            same = same && ordinal >= 0 && ordinal < passages.size() && passages[ordinal].text == rows.text(1) &&
                   (there.isEmpty() || begins == first);
            there.insert(ordinal);
            first = begins;
        }
    }
    if (there.isEmpty() && rowCount == passages.size())
        first = least;
    if (!same || (first > 0 && !makeRoom(id, first, passages.size(), wrong))) {
        for (const char *sql : {"DELETE FROM passage WHERE document = ?1", "DELETE FROM vectors WHERE document = ?1"}) {
            Statement old(m_database, sql);
            old << id;
            old.run();
        }
        put(id, passages);
        return int(passages.size());
    }
    const int missing = int(passages.size() - there.size());
    Statement gone(m_database, "DELETE FROM passage WHERE id = ?1");
    for (const PassageId each : std::as_const(own)) {
        gone << each;
        gone.run();
    }
    Statement row(m_database, insertPassage);
    for (const PassageId each : std::as_const(own)) {
        const qint64 ordinal = each - first;
        if (first <= 0 || ordinal < 0 || ordinal >= passages.size() || there.contains(int(ordinal)))
            continue;
        insert(row, id, passages[ordinal], int(ordinal), each);
        there.insert(int(ordinal));
    }
    put(id, passages, there, first);
    return missing;
}

void PassageRepository::putHeading(PassageId id, const QString &heading)
{
    Statement row(m_database, "UPDATE passage SET heading = ?2 WHERE id = ?1");
    row << id << heading;
    row.run();
}

void PassageRepository::put(DocumentId id, const QList<Passage> &passages, const QSet<int> &except, PassageId first)
{
    Statement row(m_database, insertPassage);
    int ordinal = -1;
    for (const Passage &passage : passages) {
        if (except.contains(++ordinal))
            continue;
        insert(row, id, passage, ordinal, first > 0 ? first + ordinal : 0);
        if (m_database.failed())
            return;
        FullTextRepository(m_store).put(m_database.lastId(), passage.text, passage.heading);
    }
}

void PassageRepository::insert(Statement &row, DocumentId document, const Passage &passage, int ordinal, PassageId id)
{
    const QByteArray spans = toBlob(passage.spans);
    row << document << ordinal << passage.page << passage.lastPage << passage.pageLabel << passage.heading << spans
        << passage.text << id;
    row.run();
}

} // namespace core
