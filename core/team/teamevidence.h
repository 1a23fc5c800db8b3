// What of a team's library a search asks for, once it has found passages: how rare words are, and of the pages the
// passages stand on the tables and how the documents begin. Private to this folder; one connection, one thread.
#pragma once

#include "core/extractive/ranking/evidenceranker.h"
#include "core/search/termcounts.h"
#include "core/team/teamspace.h"

#include <QHash>

#include <set>
#include <vector>

namespace core {

class TeamEvidence
{
public:
    // Of passages whose ids are their places among `keys`, from 1. `terms`: those that `counts` knows of, found or not.
    TeamEvidence(Postgres &postgres, const std::vector<quint64> &terms, const TermCounts &counts,
                 const QList<TeamSpace::Key> &keys, const std::stop_token &stop);

    Result<void> readPages(const QList<Passage> &passages);
    EvidenceSources sources(); // which it outlives

private:
    double idf(const QString &term);
    QList<Table> tablesBeside(const Passage &passage) const;

    Postgres &m_postgres;
    std::set<quint64> m_known;
    TermCounts m_counts;
    const QList<TeamSpace::Key> &m_keys;
    std::stop_token m_stop;
    QHash<DocumentId, QList<Table>> m_tables;
    QHash<DocumentId, QString> m_beginnings;
};

// How many of the passages that one may see have each of the terms, and how many they are; in `any` whether one may see
// any at all.
struct TeamCounts
{
    TermCounts terms;
    bool any = false;
};
Result<TeamCounts> countedOnServer(Postgres &postgres, const std::vector<quint64> &terms, const std::stop_token &stop);

} // namespace core
