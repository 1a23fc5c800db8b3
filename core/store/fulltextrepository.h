// What full text (FTS5, fulltext.cpp) keeps of the terms of passages.
#pragma once

#include "core/store/store.h"
#include "core/values/document.h"

#include <functional>

namespace core {

class FullTextRepository
{
public:
    explicit FullTextRepository(Store &store) : m_store(store), m_database(store.database()) {}

    QHash<PassageId, quint16> termsOfAll(); // of each passage their number
    void forEachTermCount(const std::function<void(const QString &term, int passages, qint64 hits)> &take);
    int termCount(const QString &term);             // passages
    bool isSound();                                 // as far as a question for one word shows
    void rebuild(const std::stop_token &stop);      // inside a change
    static quint16 termsFrom(QByteArrayView sizes); // how many terms a row of fulltext_docsize counts

private:
    int hiddenCount(const QString &term); // passages of hidden documents

    Store &m_store;
    Database &m_database;
};

} // namespace core
