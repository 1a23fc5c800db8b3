// Passages with a library's statistics: how rare each term is, and which passages a question finds (BM25).
#pragma once

#include "core/language/tokenizedtext.h"
#include "core/values/document.h"

namespace fit {

class Corpus
{
public:
    void add(const QString &title, int page, const QString &text);
    void addChunked(const QString &title, int page, const QString &text); // split into passages of 1,000 characters

    const QList<core::Passage> &passages() const { return m_passages; }
    core::Idf idf() const; // the corpus must outlive the result
    QList<int> search(const QString &question, int count) const;
    QList<core::Passage> found(const QString &question, int count) const;

private:
    struct Posting
    {
        int passage;
        int count;
    };
    QList<core::Passage> m_passages;
    QList<int> m_lengths;
    qint64 m_totalLength = 0;
    QHash<QString, QList<Posting>> m_postings;
    QHash<QString, core::DocumentId> m_documents;
};

} // namespace fit
