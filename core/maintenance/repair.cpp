#include "core/maintenance/repair.h"

#include "core/retrieval/indexes.h"
#include "core/search/termhash.h"
#include "core/chunking/chunker.h"
#include "core/store/documentrepository.h"
#include "core/store/fulltextrepository.h"
#include "core/store/pagerepository.h"
#include "core/store/passagecheck.h"
#include "core/store/passagerepository.h"
#include "core/store/spacerepository.h"
#include "core/store/sumrepository.h"
#include "core/store/turnrepository.h"

#include <QDateTime>
#include <QFileInfo>

#include <sqlite3.h>

#include <algorithm>

namespace core {
namespace {

// The numbers used in the statements below.
static_assert(int(DocumentStatus::Indexed) == 2 && int(PageStatus::Text) == 0 && int(PageStatus::Failed) == 4 &&
              int(PageStatus::Partly) == 5);

// Finds orphaned rows. SQLite itself finds the tables with row numbers.
constexpr const char *strays[] = {
    "DELETE FROM place WHERE document NOT IN (SELECT id FROM document)",
    "DELETE FROM tag WHERE document NOT IN (SELECT id FROM document)",
    "DELETE FROM judging WHERE session NOT IN (SELECT id FROM session)",
    "DELETE FROM said WHERE session NOT IN (SELECT id FROM session)",
    "DELETE FROM turnsum WHERE session NOT IN (SELECT id FROM session)",
    "DELETE FROM embedded WHERE embedding NOT IN (SELECT id FROM embedding)",
    "DELETE FROM embedded WHERE EXISTS (SELECT 1 FROM embedding WHERE embedding.id = embedded.embedding AND "
    "length(vector) NOT IN (0, 4 * dimension))",
};

// Sessions whose entry is gone, restored from their turns and named after their first question.
constexpr const char *lostSessions = R"(
    INSERT INTO session(id, title, created, changed)
    SELECT session, coalesce(CASE WHEN json_valid(json) THEN substr(json_extract(json, '$.question'), 1, 60) END, ''),
        ?1, ?1
    FROM turn AS one WHERE session NOT IN (SELECT id FROM session)
        AND ordinal = (SELECT min(ordinal) FROM turn WHERE session = one.session))";

// Documents whose entry is gone, but not their pages and paths. The path gives the name.
constexpr const char *lostDocuments = R"(
    INSERT INTO document(id, revision, path, readtitle, hash, bytes, pages, passages, status, reason, seconds, added,
        textpages, ocrpages, emptypages, lockedpages, failedpages)
    SELECT document, 0, min(path), min(path), '', 0, 0, 0, 2, '', 0, 0, 0, 0, 0, 0, 0
    FROM place WHERE document NOT IN (SELECT id FROM document)
        AND EXISTS (SELECT 1 FROM page WHERE page.document = place.document)
    GROUP BY document)";

// Documents with fewer passages than stored before, by count or by number; or with text but no passages.
constexpr const char *fewerPassages = R"(
    SELECT id FROM document WHERE (SELECT count(*) FROM passage WHERE document = document.id)
            < max(passages, coalesce((SELECT max(ordinal) + 1 FROM passage WHERE document = document.id), 0))
        OR (status = 2 AND NOT EXISTS (SELECT 1 FROM passage WHERE document = document.id))
    ORDER BY id)";

// The stored number of pages is kept if pages are missing, so that the loss stays known.
constexpr const char *miscounted = R"(
    UPDATE document SET passages = counted.passages, pages = max(document.pages, counted.pages), textpages = counted.text,
        ocrpages = counted.ocr, emptypages = counted.empty, lockedpages = counted.locked, failedpages = counted.failed
    FROM (SELECT id, (SELECT count(*) FROM passage WHERE document = one.id) AS passages,
            (SELECT count(*) FROM page WHERE document = one.id) AS pages,
            (SELECT count(*) FROM page WHERE document = one.id AND status IN (0, 5)) AS text,
            (SELECT count(*) FROM page WHERE document = one.id AND status = 1) AS ocr,
            (SELECT count(*) FROM page WHERE document = one.id AND status = 2) AS empty,
            (SELECT count(*) FROM page WHERE document = one.id AND status = 3) AS locked,
            (SELECT count(*) FROM page WHERE document = one.id AND status = 4) AS failed
        FROM document AS one) AS counted
    WHERE counted.id = document.id AND (document.passages <> counted.passages OR document.pages < counted.pages
        OR textpages <> counted.text OR ocrpages <> counted.ocr OR emptypages <> counted.empty
        OR lockedpages <> counted.locked OR failedpages <> counted.failed))";

// Missing pages, and pages that lost their text.
constexpr const char *withoutText = R"(
    SELECT id FROM document WHERE (status = 2 AND pages > (SELECT count(*) FROM page WHERE document = document.id))
        OR EXISTS (SELECT 1 FROM page WHERE document = document.id AND status IN (0, 5)
            AND id NOT IN (SELECT id FROM pagetext))
    ORDER BY id)";

constexpr const char *ofNoSpace = "DELETE FROM vectors WHERE space NOT IN (SELECT version FROM space)";

constexpr const char *misplaced = R"(
    DELETE FROM vectors WHERE space = ?1
        AND EXISTS (SELECT 1 FROM document WHERE document.id = vectors.document
            AND (length(vectors.passages) <> ?2 * document.passages
                OR length(vectors.pages) <> ?2 * (SELECT count(*) FROM page WHERE document = document.id))))";

constexpr const char *unplaced =
    "SELECT id FROM document WHERE passages > 0 AND id NOT IN (SELECT document FROM vectors WHERE space IN "
    "(SELECT version FROM space WHERE coming = 0)) ORDER BY id";

} // namespace

int Mending::run(const char *sql)
{
    const int before = sqlite3_total_changes(m_database.handle());
    m_database.run(sql, m_stop);
    return sqlite3_total_changes(m_database.handle()) - before;
}

int Mending::count(const char *sql)
{
    Statement row(m_database, sql);
    return row.next() ? int(row.integer(0)) : 0;
}

QList<DocumentId> Mending::ids(const char *sql)
{
    QList<DocumentId> found;
    Statement rows(m_database, sql);
    while (rows.next())
        found.append(rows.integer(0));
    return found;
}

void Mending::done(const QString &sentence)
{
    m_mended.done.append(sentence);
    m_changed = true;
}

Result<QStringList> Mending::checkFile()
{
    QStringList wrong;
    Statement rows(m_database, "PRAGMA integrity_check(100)");
    while (rows.next()) {
        if (const QString said = rows.text(0); said != QLatin1String("ok"))
            wrong.append(said);
    }
    const std::optional<Error> failed = m_database.failed() ? std::optional(m_database.error()) : std::nullopt;
    m_database.clearError();
    if (failed && !saysDamaged(*failed) && failed->code != Error::Defect)
        return *failed;
    if (failed)
        wrong.append(failed->detail);
    return wrong;
}

Result<bool> Mending::mendFile()
{
    const Stoppable stoppable(m_database, m_stop);
    const Result<QStringList> before = checkFile();
    if (!before || before->isEmpty())
        return before ? Result<bool>(true) : before.error();
    m_database.run("REINDEX");
    m_database.clearError();
    const Result<QStringList> after = checkFile();
    if (!after)
        return after.error();
    if (after->isEmpty()) {
        done(QStringLiteral("Lookup tables inside the library's file were damaged; they were rebuilt."));
        return true;
    }
    m_mended.broken.append(QStringLiteral("The library's file itself is damaged and cannot be rebuilt completely; "
                                          "restore a backup, or rescue what can be read."));
    m_mended.isFileDamaged = true;
    return false;
}

void Mending::mendEntries()
{
    Statement conversations(m_database, lostSessions);
    conversations << QDateTime::currentMSecsSinceEpoch();
    conversations.run();
    if (const int sessions = sqlite3_changes(m_database.handle()); sessions > 0)
        done(QStringLiteral("Conversations missing from the list were restored: %1.").arg(sessions));
    if (const int found = run(lostDocuments); found > 0) {
        nameFound();
        done(QStringLiteral("Documents missing from the list were restored: %1.").arg(found));
    }
}

void Mending::nameFound()
{
    QList<std::pair<DocumentId, QString>> found;
    {
        Statement rows(m_database, "SELECT id, path FROM document WHERE title = path AND hash = ''");
        while (rows.next())
            found.append({rows.integer(0), QFileInfo(rows.text(1)).fileName()});
    }
    Statement name(m_database, "UPDATE document SET readtitle = ?2 WHERE id = ?1");
    for (const auto &[id, title] : std::as_const(found)) {
        name << id << title;
        name.run();
    }
}

void Mending::dropStrays()
{
    int gone = 0;
    for (const char *sql : strays)
        gone += run(sql);
    // By table and row; deleting a row may delete others, or orphan others.
    for (bool again = true; again && !m_database.failed();) {
        QList<std::pair<QString, qint64>> rows;
        {
            Statement loose(m_database,
                            "SELECT \"table\", rowid FROM pragma_foreign_key_check WHERE rowid IS NOT NULL");
            while (loose.next())
                rows.append({loose.text(0), loose.integer(1)});
        }
        again = false;
        for (const auto &[table, row] : std::as_const(rows)) {
            const int removed = run(QStringLiteral("DELETE FROM \"%1\" WHERE rowid = %2")
                                        .arg(table, QString::number(row))
                                        .toUtf8()
                                        .constData());
            gone += removed;
            again = again || removed > 0;
        }
    }
    if (gone > 0)
        done(QStringLiteral("Rows that belonged to no document or conversation were removed: %1.").arg(gone));
}

// Makes them from the stored pages, cut as before.
QList<Passage> Mending::passagesCutAnew(DocumentId id)
{
    const Result<QList<Page>> listed = PageRepository(m_store).of(id);
    QList<Page> pages;
    for (const Page &page : listed ? *listed : QList<Page>()) {
        if (const Result<Page> whole = PageRepository(m_store).find(id, page.number))
            pages.append(*whole);
    }
    const Origin origin = DocumentRepository(m_store).origin(id);
    ChunkerSettings settings;
    if (origin.length > 0)
        settings = {origin.length, origin.overlap};
    return chunk(pages, origin.outline, settings, m_stop);
}

Mending::Finding Mending::look(DocumentId id)
{
    Finding found;
    PassageCheck check(m_store);
    found.isDamaged = !check.hasSoundPages(id);
    QList<PassageId> passages;
    for (const Located &each : PassageRepository(m_store).located(id))
        passages.append(each.id);
    const Result<QList<Passage>> all = PassageRepository(m_store).find(passages);
    for (const Passage &passage : all && !found.isDamaged ? *all : QList<Passage>()) {
        if (check.check(passage) != PassageCheck::Sound)
            found.wrong.insert(passage.id);
    }
    return found;
}

// Intact passages keep their ids, so that citations still lead to them. Pages are never restored from the text of
// passages.
void Mending::mendPassages()
{
    int cut = 0;
    int put = 0;
    const QList<DocumentId> all = ids("SELECT id FROM document ORDER BY id");
    const QList<DocumentId> fewer = ids(fewerPassages);
    QSet<DocumentId> touched;
    QSet<PassageId> wrong; // of all documents: a moved passage has the id of another document's
    for (const DocumentId id : all) {
        if (m_stop.stop_requested() || m_database.failed())
            return;
        if (m_mended.toRead.contains(id))
            continue;
        const Finding found = look(id);
        if (found.isDamaged)
            m_mended.toRead.append(id);
        else if (!found.wrong.isEmpty())
            touched.insert(id);
        wrong.unite(found.wrong);
    }
    for (const DocumentId id : all) {
        if (m_stop.stop_requested() || m_database.failed())
            return;
        if (m_mended.toRead.contains(id))
            continue;
        if (touched.contains(id) || fewer.contains(id)) {
            const QList<Passage> passages = passagesCutAnew(id);
            if (passages.isEmpty()) {
                m_mended.toRead.append(id);
                continue;
            }
            const bool isMade = PassageRepository(m_store).putRight(id, passages, wrong) > 0;
            put += isMade && touched.contains(id);
            cut += isMade && !touched.contains(id);
        }
        SumRepository(m_store).putMissingPages(id);
    }
    if (put > 0)
        done(QStringLiteral("Passages did not match their pages; they were rebuilt for %1 documents.").arg(put));
    if (cut > 0)
        done(QStringLiteral("Passages were missing; they were rebuilt from the pages of %1 documents.").arg(cut));
    if (const int counted = run(miscounted); counted > 0)
        done(QStringLiteral("Counts of pages and passages were wrong; they were corrected in %1 documents.")
                 .arg(counted));
}

void Mending::mendPages()
{
    m_mended.toRead = ids(withoutText);
}

void Mending::checkTurns()
{
    for (const TurnRepository::Damaged &each : TurnRepository(m_store).damaged(m_stop))
        m_mended.broken.append(QStringLiteral("Damaged questions in the session “%1” (number %2) that cannot be "
                                              "repaired: %3. They stay as they are; restore a backup to get them back.")
                                   .arg(each.title, QString::number(each.session), QString::number(each.turns)));
}

// Full text has the headings, so it must not be adapted to a damaged one.
void Mending::mendHeadings()
{
    for (const DocumentId id : ids("SELECT id FROM document WHERE passages > 0 ORDER BY id")) {
        if (m_stop.stop_requested() || m_database.failed())
            return;
        if (m_mended.toRead.contains(id))
            continue;
        QList<PassageId> numbers;
        for (const Located &each : PassageRepository(m_store).located(id))
            numbers.append(each.id);
        const QList<Passage> cut = passagesCutAnew(id);
        const Result<QList<Passage>> kept = PassageRepository(m_store).find(numbers);
        const bool same = kept && std::equal(cut.begin(), cut.end(), kept->begin(), kept->end(),
                                             [](const Passage &a, const Passage &b) { return a.text == b.text; });
        for (qsizetype i = 0; same && i < cut.size(); ++i) {
            if (cut[i].heading != kept->at(i).heading)
                PassageRepository(m_store).putHeading(kept->at(i).id, cut[i].heading);
        }
    }
}

void Mending::mendFullText()
{
    const Stoppable stoppable(m_database, m_stop);
    const int loose = count("SELECT (SELECT count(*) FROM passage WHERE id NOT IN (SELECT id FROM fulltext_docsize)) + "
                            "(SELECT count(*) FROM fulltext_docsize WHERE id NOT IN (SELECT id FROM passage))");
    if (m_database.failed())
        return;
    bool sound = loose == 0 && !FullTextRepository(m_store).isForged() && FullTextRepository(m_store).isSound();
    if (sound) { // reads all passages and compares them
        sound = m_database.run("INSERT INTO fulltext(fulltext, rank) VALUES ('integrity-check', 1)");
        if (!m_stop.stop_requested())
            m_database.clearError();
    }
    if (sound || m_stop.stop_requested())
        return;
    mendHeadings();
    FullTextRepository(m_store).rebuild(m_stop);
    done(QStringLiteral("The full-text index did not match the passages; it was rebuilt."));
}

// Vectors whose size does not match their document and space.
void Mending::dropMisplaced(int version, const SemanticSpace *space)
{
    if (!space)
        return;
    Statement wrong(m_database, misplaced);
    wrong << version << 4 * space->dimension();
    wrong.run();
}

// A space in preparation, with everything placed in it, is left to the fit that makes it.
void Mending::mendVectors(const SemanticSpace *space, int version)
{
    const int lost = space ? 0 : run("DELETE FROM space WHERE coming = 0");
    run(ofNoSpace);
    if (const StoredSpace coming = SpaceRepository(m_store).coming(); coming.version > 0)
        dropMisplaced(coming.version, SemanticSpace::from(coming.model).get());
    if (lost > 0)
        done(QStringLiteral("The library's semantic space was damaged; it will be computed again."));
    if (!space)
        return;
    dropMisplaced(version, space);
    int made = 0;
    for (const DocumentId id : ids(unplaced)) {
        if (m_stop.stop_requested() || m_database.failed())
            return;
        TermLists passages;
        TermLists pages;
        PassageRepository(m_store).forEach(
            id, [&](const QString &text, const QString &heading) { passages.push_back(termHashes(text, heading)); });
        PageRepository(m_store).forEach(id, [&](int, const QString &text) { pages.push_back(termHashes(text)); });
        SpaceRepository(m_store).putVectors(id, vectorsOf(*space, version, passages, pages));
        ++made;
    }
    if (made > 0)
        done(QStringLiteral("Vectors were missing or did not match; they were rebuilt for %1 documents.").arg(made));
}

} // namespace core
