// The semantic space of a team's collection on its server (resources/team/4-space.sql). Its manager fits it on the
// whole collection; only users who may see the whole collection can see it. Uses one connection, on one thread at a
// time.
#pragma once

#include "core/base/parallel.h"
#include "core/search/semanticspace.h"
#include "core/team/postgres.h"
#include "core/values/document.h"

namespace core {

struct TeamFit
{
    bool isFitted = false; // a new space was fitted; false: new documents got vectors in the existing one
    bool isThere = false;  // a space exists; false: there is too little text to fit one
    int placed = 0;        // number of documents that got vectors
};

class TeamSpace
{
public:
    explicit TeamSpace(Postgres &postgres) : m_postgres(postgres) {}

    // Fits a space if there is none, or if the collection has grown by a quarter since the last fit, and computes
    // vectors for documents without them. One transaction: until it ends, or if it is stopped, searches use the
    // previous state.
    Result<TeamFit> fit(const QString &collection, Parallel &parallel,
                        const std::function<void(int done, int of)> &tell, const std::stop_token &stop);

    struct Placed // a question's vector in the space of a collection that the user may see in full
    {
        QString collection;
        int dimension = 0;
        std::vector<float> place; // a unit vector
    };
    // `features`: the question's, from featuresIn(). `place`: computes the question's vector in a space made of those
    // features.
    Result<QList<Placed>> place(const std::vector<quint64> &features,
                                const std::function<std::vector<float>(const SemanticSpace &)> &place,
                                const std::stop_token &stop);

    struct Key // identifies a passage
    {
        QString document;
        int ordinal = 0;
    };
    // The nearest passages in each of these spaces, within the collections and documents of a scope. Empty if the
    // server lacks pgvector. Call it inside a transaction.
    Result<QList<Key>> nearest(const QList<Placed> &placed, const QStringList &scope, int count,
                               const std::stop_token &stop);
    // Writes the cosines with the passages and with their pages into the passages' scores. Passages without a vector
    // get the mean of the others, as a neutral value.
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
    Result<QString> vectorSchema(const std::stop_token &stop); // schema of pgvector; empty: not installed

    Postgres &m_postgres;
};

} // namespace core
