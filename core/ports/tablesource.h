// Provides the tables and pages of documents for computations. Thread-safe.
#pragma once

#include "core/base/result.h"
#include "core/values/table.h"

#include <stop_token>

namespace core {

class TableSource
{
public:
    virtual ~TableSource() = default;

    virtual QList<Document> documents() const = 0; // indexed documents only
    // A document's tables in page order. Errors: Unavailable (not extracted yet), NotFound, Storage.
    virtual Result<QList<Table>> tables(DocumentId document) const = 0;
    // The documents that a search finds for a question, best first. Empty if there is no search or it finds nothing.
    virtual QList<DocumentId> likely(const QString &question, std::stop_token stop) const
    {
        Q_UNUSED(question)
        Q_UNUSED(stop)
        return {};
    }
    virtual QString pageText(DocumentId document, int page) const = 0; // empty if there is no such page
    virtual QString pageLabel(DocumentId document, int page) const = 0;
};

} // namespace core
