#include "core/team/teamevidence.h"

#include "core/chunking/agreement.h"
#include "core/library/libraryteam.h"
#include "core/search/termhash.h"
#include "core/tables/tables.h"

#include <utility>

namespace core {
namespace {

constexpr qsizetype longestBeginning = 200; // characters, as in a personal library

} // namespace

Result<TeamCounts> countedOnServer(Postgres &postgres, const std::vector<quint64> &terms, const std::stop_token &stop)
{
    QStringList numbers{QStringLiteral("0")}; // 0 stands for all passages
    for (const quint64 term : terms)
        numbers.append(QString::number(qint64(term)));
    const Result<PostgresRows> rows =
        postgres.run("SELECT term, passages, length FROM attest.counts($1::bigint[])", {numbers}, stop);
    if (!rows)
        return rows.error();
    TeamCounts counts;
    for (int i = 0; i < rows->size(); ++i) {
        const auto passages = int(rows->integer(i, 1));
        if (rows->integer(i, 0) != 0) {
            counts.terms.set(quint64(rows->integer(i, 0)), passages, 0); // the mean length is that of all passages
            continue;
        }
        counts.any = true;
        counts.terms.setPassages(passages);
        counts.terms.setMeanLength(double(rows->integer(i, 2)) / passages);
    }
    return counts;
}

TeamEvidence::TeamEvidence(Postgres &postgres, const std::vector<quint64> &terms, const TermCounts &counts,
                           const QList<TeamSpace::Key> &keys, const std::stop_token &stop)
    : m_postgres(postgres),
      m_known(terms.begin(), terms.end()),
      m_counts(counts),
      m_keys(keys),
      m_stop(stop)
{
}

EvidenceSources TeamEvidence::sources()
{
    return {[this](const QString &term) { return idf(term); },
            [this](const Passage &passage) { return tablesBeside(passage); },
            [this](const Passage &passage) { return m_beginnings.value(passage.document); }};
}

// Ranking needs more words of a question than the search; if the server stops answering, the rest is reported.
double TeamEvidence::idf(const QString &term)
{
    const quint64 hash = termHash(term);
    if (m_known.insert(hash).second) {
        if (const Result<TeamCounts> one = countedOnServer(m_postgres, {hash}, m_stop); one)
            m_counts.set(hash, one->terms.count(hash), 0);
    }
    return m_counts.idf(hash);
}

QList<Table> TeamEvidence::tablesBeside(const Passage &passage) const
{
    std::set<int> pages;
    for (const Span &span : passage.spans)
        pages.insert(span.page);
    QList<Table> beside = m_tables.value(passage.document);
    beside.removeIf([&](const Table &table) { return !pages.contains(table.page); });
    return beside;
}

Result<void> TeamEvidence::readPages(const QList<Passage> &passages)
{
    std::set<std::pair<QString, int>> wanted;
    QHash<QString, DocumentId> numbers;
    for (const Passage &passage : passages) {
        const QString document = m_keys[passage.id - 1].document;
        const QMap<int, Page> &known = m_pages[passage.document];
        const auto want = [&](int page) {
            if (!known.contains(page))
                wanted.insert({document, page});
        };
        want(1); // first page, for the document's beginning
        for (const Span &span : passage.spans)
            want(span.page);
        numbers.insert(document, passage.document);
    }
    if (wanted.empty())
        return {};
    QStringList documents, pages;
    for (const auto &[document, page] : wanted) {
        documents.append(document);
        pages.append(QString::number(page));
    }
    const Result<PostgresRows> rows =
        m_postgres.run("SELECT p.document::text, p.number, p.width, p.height, p.body, p.words, p.label FROM "
                       "unnest($1::uuid[], $2::int[]) AS w(document, number) JOIN attest.page AS p ON "
                       "p.document = w.document AND p.number = w.number",
                       {documents, pages}, m_stop);
    if (!rows)
        return rows.error();
    for (int i = 0; i < rows->size(); ++i) {
        Page page;
        page.number = int(rows->integer(i, 1));
        page.width = float(rows->real(i, 2));
        page.height = float(rows->real(i, 3));
        page.text = rows->text(i, 4);
        page.words = LibraryTeam::wordsFrom(rows->bytes(i, 5), page.text.size());
        page.label = rows->text(i, 6);
        m_pages[numbers.value(rows->text(i, 0))].insert(page.number, page);
    }
    return {};
}

bool TeamEvidence::agrees(const Passage &passage) const
{
    const auto read = m_pages.find(passage.document);
    return read != m_pages.end() && core::agrees(passage, [&](int number) -> std::optional<PageAsKept> {
               const auto page = read->second.constFind(number);
               return page == read->second.constEnd() ? std::nullopt
                                                      : std::optional(PageAsKept{page->text, page->label});
           });
}

void TeamEvidence::findTables()
{
    for (const auto &[document, read] : m_pages) {
        m_tables.insert(document, tablesIn(read.values(), m_stop));
        m_beginnings.insert(document, read.value(1).text.trimmed().left(longestBeginning).simplified());
    }
}

} // namespace core
