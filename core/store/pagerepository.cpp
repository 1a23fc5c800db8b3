#include "core/store/pagerepository.h"

#include "core/store/blobs.h"
#include "core/store/sumrepository.h"

namespace core {
namespace {

Error gonePage()
{
    return {Error::NotFound, QStringLiteral("The page is no longer in the library; look at the list again."), {}};
}

Error damagedPage(int number, const Result<Document> &document)
{
    return {Error::Storage,
            QStringLiteral("The stored text of page %1 of “%2” is damaged; check the library, or read the PDF again.")
                .arg(QString::number(number), document ? document->title : QString()),
            {}};
}

Page pageFrom(const Statement &row)
{
    Page page;
    page.number = int(row.integer(0));
    page.label = row.text(1);
    page.width = float(row.real(2));
    page.height = float(row.real(3));
    page.rotation = int(row.integer(4));
    page.status = PageStatus(row.integer(5));
    page.reason = row.text(6);
    return page;
}

} // namespace

Result<QList<Page>> PageRepository::of(DocumentId id)
{
    QList<Page> found;
    Statement rows(m_database, "SELECT number, label, width, height, rotation, status, reason FROM page "
                               "WHERE document = ?1 ORDER BY number");
    rows << id;
    while (rows.next())
        found.append(pageFrom(rows));
    if (m_database.failed())
        return m_database.error();
    if (found.isEmpty()) {
        if (const Result<Document> known = DocumentRepository(m_store).find(id); !known)
            return known.error();
    }
    return found;
}

Result<Page> PageRepository::find(DocumentId id, int number)
{
    Statement row(m_database,
                  "SELECT number, label, width, height, rotation, status, reason, text, words, sum FROM page "
                  "LEFT JOIN pagetext USING (id) LEFT JOIN pagesum ON pagesum.page = id "
                  "WHERE document = ?1 AND number = ?2");
    row << id << number;
    if (!row.next())
        return m_database.failed() ? m_database.error() : gonePage();
    Page page = pageFrom(row);
    if (!row.isNull(9) && row.blob(9) != SumRepository::ofPage(page.number, page.label, row.blob(7)))
        return damagedPage(number, DocumentRepository(m_store).find(id));
    page.text = row.text(7);
    page.words = wordsFrom(row.blob(8), page.text.size());
    return page;
}

std::optional<KeptText> PageRepository::text(DocumentId document, int number)
{
    Statement row(m_database, "SELECT label, text, sum FROM page JOIN pagetext USING (id) "
                              "LEFT JOIN pagesum ON pagesum.page = id WHERE document = ?1 AND number = ?2");
    row << document << number;
    if (!row.next())
        return {};
    KeptText kept{row.text(0), row.text(1), row.isNull(2) ? KeptText::NoSum : KeptText::Sound};
    if (kept.sum == KeptText::Sound && row.blob(2) != SumRepository::ofPage(number, kept.label, row.blob(1)))
        kept.sum = KeptText::Damaged;
    return kept;
}

QString PageRepository::label(DocumentId document, int number)
{
    Statement row(m_database, "SELECT label FROM page WHERE document = ?1 AND number = ?2");
    row << document << number;
    return row.next() ? row.text(0) : QString();
}

QList<Page> PageRepository::unread(DocumentId id)
{
    QList<Page> found;
    Statement rows(m_database, "SELECT number, label, status, reason FROM main.page INDEXED BY pageunread WHERE "
                               "document = ?1 AND (status > 2 OR (status = 2 AND reason <> '')) ORDER BY number");
    rows << id;
    while (rows.next()) {
        Page page;
        page.number = int(rows.integer(0));
        page.label = rows.text(1);
        page.status = PageStatus(rows.integer(2));
        page.reason = rows.text(3);
        found.append(page);
    }
    return found;
}

QList<Page> PageRepository::withWords(DocumentId id)
{
    QList<Page> pages;
    Statement rows(m_database, "SELECT number, width, height, text, words FROM page JOIN pagetext USING (id) "
                               "WHERE document = ?1 ORDER BY number");
    rows << id;
    while (rows.next()) {
        Page page;
        page.number = int(rows.integer(0));
        page.width = float(rows.real(1));
        page.height = float(rows.real(2));
        page.text = rows.text(3);
        page.words = wordsFrom(rows.blob(4), page.text.size());
        pages.append(page);
    }
    return pages;
}

void PageRepository::forEach(DocumentId id, const std::function<void(int number, const QString &text)> &take)
{
    Statement rows(m_database, "SELECT number, text FROM page LEFT JOIN pagetext USING (id) WHERE document = ?1 "
                               "ORDER BY number");
    rows << id;
    while (rows.next())
        take(int(rows.integer(0)), rows.text(1));
}

void PageRepository::forEach(DocumentId id, const Stride &which, const std::function<void(const QString &text)> &take)
{
    Statement rows(m_database, "SELECT text FROM page JOIN pagetext USING (id) WHERE document = ?1 AND number >= ?2 "
                               "AND number <= ?3 AND (number - ?2) % ?4 = 0 ORDER BY number");
    rows << id << which.first << which.last << which.step;
    while (rows.next())
        take(rows.text(0));
}

void PageRepository::put(DocumentId id, const QList<Page> &pages)
{
    Statement page(m_database, "INSERT INTO page(document, number, label, width, height, rotation, status, reason) "
                               "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)");
    Statement text(m_database, "INSERT INTO pagetext(id, text, words) VALUES (?1, ?2, ?3)");
    for (const Page &each : pages) {
        page << id << each.number << each.label << double(each.width) << double(each.height) << each.rotation
             << int(each.status) << each.reason;
        if (!page.run())
            return;
        if (each.text.isEmpty())
            continue;
        const QByteArray words = toBlob(each.words);
        const qint64 row = m_database.lastId();
        text << row << each.text << words;
        text.run();
        SumRepository(m_store).putPage(row, SumRepository::ofPage(each.number, each.label, each.text.toUtf8()));
    }
}

} // namespace core
