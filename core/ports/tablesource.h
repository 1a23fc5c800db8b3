// Where the tables and pages of documents come from, for those who compute from them. Safe from several threads.
#pragma once

#include "core/base/result.h"
#include "core/values/table.h"

#include <stop_token>

namespace core {

class TableSource
{
public:
    virtual ~TableSource() = default;

    virtual QList<Document> documents() const = 0; // that are indexed
    // Of a document in the order of its pages. Unavailable: they were not extracted yet. Errors: NotFound, Storage.
    virtual Result<QList<Table>> tables(DocumentId document) const = 0;
    // Those that a search finds for a question, the best first. Empty where there is no search, or nothing is found.
    virtual QList<DocumentId> likely(const QString &question, std::stop_token stop) const
    {
        Q_UNUSED(question)
        Q_UNUSED(stop)
        return {};
    }
    virtual QString pageText(DocumentId document, int page) const = 0; // empty where there is none
    virtual QString pageLabel(DocumentId document, int page) const = 0;
};

} // namespace core
