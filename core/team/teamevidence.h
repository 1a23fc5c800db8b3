// Requests the data that a search in a team's library needs once it has found passages: term counts, the pages of the
// passages with their tables, and the beginnings of their documents. Private to this folder; uses one connection and
// one thread.
#pragma once

#include "core/extractive/ranking/evidenceranker.h"
#include "core/search/termcounts.h"
#include "core/team/teamspace.h"

#include <QHash>
#include <QMap>

#include <map>
#include <set>
#include <vector>

namespace core {

class TeamEvidence
{
public:
    // The ids of the passages are positions in `keys`, starting at 1. `terms`: all terms counted in `counts`, found or
    // not.
    TeamEvidence(Postgres &postgres, const std::vector<quint64> &terms, const TermCounts &counts,
                 const QList<TeamSpace::Key> &keys, const std::stop_token &stop);

    Result<void> readPages(const QList<Passage> &passages);
    bool agrees(const Passage &passage) const; // compares the passage with its pages, which must have been read
    void findTables();                         // on the pages that were read; call this before the tables are used
    EvidenceSources sources();                 // must not outlive this object

private:
    double idf(const QString &term);
    QList<Table> tablesBeside(const Passage &passage) const;

    Postgres &m_postgres;
    std::set<quint64> m_known;
    TermCounts m_counts;
    const QList<TeamSpace::Key> &m_keys;
    std::stop_token m_stop;
    std::map<DocumentId, QMap<int, Page>> m_pages; // keyed by document and page number
    QHash<DocumentId, QList<Table>> m_tables;
    QHash<DocumentId, QString> m_beginnings;
};

// Counts, among the passages that the user can see, those that have each of the terms, and their total. `any`: whether
// there are any passages.
struct TeamCounts
{
    TermCounts terms;
    bool any = false;
};
Result<TeamCounts> countedOnServer(Postgres &postgres, const std::vector<quint64> &terms, const std::stop_token &stop);

} // namespace core
