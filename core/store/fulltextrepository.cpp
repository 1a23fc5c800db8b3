#include "core/store/fulltextrepository.h"

#include "core/store/schema.h"

#include <QHash>

#include <algorithm>

namespace core {
// FTS5's record for a row: the number of tokens per column, as seven-bit groups, the highest first.
quint16 FullTextRepository::termsFrom(QByteArrayView sizes)
{
    quint64 sum = 0;
    quint64 value = 0;
    for (const char each : sizes) {
        value = (value << 7) | quint8(each & 0x7f);
        if (each & 0x80)
            continue;
        sum += value;
        value = 0;
    }
    return quint16(std::clamp<quint64>(sum, 1, 0xffff));
}

void FullTextRepository::put(PassageId id, const QString &text, const QString &heading)
{
    if (m_store.m_fullTextBatch) {
        m_store.m_fullTextBatch->m_changes.push_back({id, text, heading});
        return;
    }
    Statement row(m_database, "INSERT INTO fulltext(rowid, text, heading) VALUES (?1, ?2, ?3)");
    row << id << text << heading;
    row.run();
}

void FullTextRepository::remove(DocumentId document)
{
    if (!m_store.m_fullTextBatch) {
        Statement words(m_database, "INSERT INTO fulltext(fulltext, rowid, text, heading) "
                                    "SELECT 'delete', id, text, heading FROM passage WHERE document = ?1");
        words << document;
        words.run();
        return;
    }
    Statement rows(m_database, "SELECT id, text, heading FROM passage WHERE document = ?1");
    rows << document;
    while (rows.next())
        m_store.m_fullTextBatch->m_changes.push_back({rows.integer(0), rows.text(1), rows.text(2), true});
}

void FullTextBatch::write()
{
    Database &database = m_store.database();
    Statement coming(database, "INSERT INTO fulltext(rowid, text, heading) VALUES (?1, ?2, ?3)");
    Statement going(database, "INSERT INTO fulltext(fulltext, rowid, text, heading) VALUES ('delete', ?1, ?2, ?3)");
    for (const Change &change : m_changes) {
        Statement &row = change.goes ? going : coming;
        row << change.id << change.text << change.heading;
        if (!row.run())
            return;
    }
    m_changes.clear();
}

QHash<PassageId, quint16> FullTextRepository::termsOfAll()
{
    QHash<PassageId, quint16> found;
    Statement rows(m_database, "SELECT id, sz FROM fulltext_docsize");
    while (rows.next())
        found.insert(rows.integer(0), termsFrom(rows.blob(1)));
    return found;
}

void FullTextRepository::forEachTermCount(
    const std::function<void(const QString &term, int passages, qint64 hits)> &take)
{
    Statement rows(m_database, "SELECT term, doc, cnt FROM vocabulary");
    while (rows.next())
        take(rows.text(0), int(rows.integer(1)), rows.integer(2));
}

int FullTextRepository::termCount(const QString &term)
{
    Statement row(m_database, "SELECT doc FROM vocabulary WHERE term = ?1");
    row << term;
    const int all = row.next() ? int(row.integer(0)) : 0;
    return all > 0 && m_store.leavesOutHidden() ? all - hiddenCount(term) : all;
}

QList<std::pair<QString, int>> FullTextRepository::termsBeginning(const QString &letters, int most)
{
    QList<std::pair<QString, int>> found;
    Statement rows(m_database, "SELECT term, doc FROM vocabulary WHERE term >= ?1 LIMIT ?2");
    rows << letters << most;
    while (rows.next() && rows.text(0).startsWith(letters)) {
        const QString term = rows.text(0);
        const int passages = m_store.leavesOutHidden() ? termCount(term) : int(rows.integer(1));
        if (passages > 0)
            found.append({term, passages});
    }
    return found;
}

int FullTextRepository::hiddenCount(const QString &term)
{
    Statement row(m_database, "SELECT count(*) FROM fulltext WHERE fulltext MATCH ?1 AND rowid IN (SELECT id FROM "
                              "main.passage WHERE document IN (SELECT id FROM main.document WHERE hidden <> 0))");
    row << QString(u'"' + term + u'"');
    return row.next() ? int(row.integer(0)) : 0;
}

// Blocks with bit 36 set are not leaves, nor are the first ten.
bool FullTextRepository::isForged()
{
    return Statement(m_database, "SELECT id FROM fulltext_data WHERE id > 10 AND (id >> 36) & 1 = 0 AND "
                                 "(typeof(block) <> 'blob' OR substr(block, 3, 2) < x'0004') LIMIT 1")
        .next();
}

bool FullTextRepository::isSound()
{
    m_database.clearError();
    Statement(m_database, "SELECT rowid FROM fulltext WHERE fulltext MATCH '\"a\"' LIMIT 1").next();
    // A damaged header can make FTS5 take the index for an empty one.
    const bool hasTerms = Statement(m_database, "SELECT 1 FROM fulltext_docsize WHERE sz <> x'0000' LIMIT 1").next();
    const bool knowsOne = !hasTerms || Statement(m_database, "SELECT 1 FROM vocabulary LIMIT 1").next();
    const bool sound = knowsOne && !m_database.failed();
    m_database.clearError();
    return sound;
}

void FullTextRepository::rebuild(const std::stop_token &stop)
{
    if (m_database.failed())
        return;
    // FTS5 does not even start if it cannot read its tables, so they are reset to those of an empty index.
    if (isForged() || !isSound()) { // a forged index is not even searched
        if (const auto schema = Schema::ofVersion(Schema::newestVersion(), nullptr))
            (*schema)->emptyFullText(m_database);
    }
    m_database.run("INSERT INTO fulltext(fulltext) VALUES ('rebuild')", stop);
    m_store.changed();
}

} // namespace core
