// The full-text index (FTS5, fulltext.cpp) of the passages, and statistics on its terms.
#pragma once

#include "core/store/store.h"
#include "core/values/document.h"

#include <functional>
#include <vector>

namespace core {

class FullTextRepository
{
public:
    explicit FullTextRepository(Store &store) : m_store(store), m_database(store.database()) {}

    // Call these only inside a change.
    void put(PassageId id, const QString &text, const QString &heading);
    void remove(DocumentId document); // call it while its passages still exist

    QHash<PassageId, quint16> termsOfAll(); // number of terms in each passage
    void forEachTermCount(const std::function<void(const QString &term, int passages, qint64 hits)> &take);
    int termCount(const QString &term); // number of passages with the term
    // Terms in order, each with its passage count.
    QList<std::pair<QString, int>> termsBeginning(const QString &letters, int most);
    // Whether a leaf has a forged header that makes SQLite before 3.53.2, which does not check it, access memory out of
    // bounds. Reads the whole index without FTS5.
    bool isForged();
    bool isSound();                                 // tests the index with a one-word query
    void rebuild(const std::stop_token &stop);      // call it only inside a change
    static quint16 termsFrom(QByteArrayView sizes); // sums up a row of fulltext_docsize

private:
    int hiddenCount(const QString &term); // counts passages of hidden documents

    Store &m_store;
    Database &m_database;
};

// While this object exists, full-text updates wait for write(), which must be called inside the same change. FTS5
// flushes its buffer with each statement that changes several rows of any table, and writing a small segment per
// document would cost more than writing the documents.
class FullTextBatch
{
public:
    explicit FullTextBatch(Store &store) : m_store(store) { m_store.m_fullTextBatch = this; }
    ~FullTextBatch() { m_store.m_fullTextBatch = nullptr; }
    FullTextBatch(const FullTextBatch &) = delete;
    FullTextBatch &operator=(const FullTextBatch &) = delete;

    void write(); // writes the updates in the order in which they arrived

private:
    friend class FullTextRepository;
    struct Change
    {
        PassageId id = 0;
        QString text;
        QString heading;
        bool goes = false;
    };

    Store &m_store;
    std::vector<Change> m_changes;
};

} // namespace core
