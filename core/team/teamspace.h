// The semantic space of a team's collection on its server (resources/team/4-space.sql): fitted on the whole collection
// by who manages it, seen by those who see the whole collection. One connection, one thread at a time.
#pragma once

#include "core/base/parallel.h"
#include "core/search/semanticspace.h"
#include "core/team/postgres.h"
#include "core/values/document.h"

namespace core {

struct TeamFit
{
    bool isFitted = false; // anew; else what had come was placed in the space that is there
    bool isThere = false;  // a space; else there is too little text for one
    int placed = 0;        // documents
};

class TeamSpace
{
public:
    explicit TeamSpace(Postgres &postgres) : m_postgres(postgres) {}

    // Fits a space where there is none, or the collection has grown by a quarter since, and places what is not placed.
    // One transaction: until it ends, and where it is stopped, searches go by what was there.
    Result<TeamFit> fit(const QString &collection, Parallel &parallel,
                        const std::function<void(int done, int of)> &tell, const std::stop_token &stop);

    struct Placed // a question, in the space of a collection that one sees the whole of
    {
        QString collection;
        int dimension = 0;
        std::vector<float> place; // of unit length
    };
    // features: of the question, as featuresIn() gives them; place: where it lies in a space that has those.
    Result<QList<Placed>> place(const std::vector<quint64> &features,
                                const std::function<std::vector<float>(const SemanticSpace &)> &place,
                                const std::stop_token &stop);

    struct Key // of a passage
    {
        QString document;
        int ordinal = 0;
    };
    // The nearest passages in each of these spaces, of the collections and documents of a scope; none where the server
    // has no pgvector. Inside a transaction.
    Result<QList<Key>> nearest(const QList<Placed> &placed, const QStringList &scope, int count,
                               const std::stop_token &stop);
    // Cosines of passages and of their pages, into their scores. What is not placed has those that the others have in
    // the mean, so that it is neither the better nor the worse for it.
    Result<void> compare(const QList<Placed> &placed, const QList<Key> &keys, QList<Passage> &passages,
                         const std::stop_token &stop);

private:
    Result<std::shared_ptr<const SemanticSpace>> fitted(const QString &collection, Parallel &parallel,
                                                        const std::stop_token &stop);
    Result<void> keep(const QString &collection, const SemanticSpace &space, qint64 passages,
                      const std::stop_token &stop);
    Result<std::shared_ptr<const SemanticSpace>> kept(const QString &collection, const std::stop_token &stop);
    Result<void> placeDocument(const QString &collection, const QString &document, const SemanticSpace &space,
                               const QString &vectors, const std::stop_token &stop);
    Result<QString> vectorSchema(const std::stop_token &stop); // of pgvector; empty: it is not there

    Postgres &m_postgres;
};

} // namespace core
