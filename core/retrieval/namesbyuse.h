// Finds the words of a question that name a document because of how its text uses them: a name at the document's
// beginning and in many of its passages, whatever the file name. A report may refer to "the Company" after its first
// page. Internal to Library's implementation.
#pragma once

#include "core/retrieval/indexes.h"
#include "core/retrieval/questionterms.h"

namespace core {

class NamesByUse
{
public:
    NamesByUse(const QString &question, const QuestionTerms &terms, Store &store, const Indexes &indexes);

    struct Name
    {
        quint64 term = 0; // hash as returned by termHash()
        QString word;     // as written in the question
    };
    // Excludes terms that are already known to name the document. Queries the full-text index and reads a few of the
    // document's passages.
    QList<Name> namesOf(DocumentId document, const std::vector<quint64> &known) const;

private:
    struct Asked
    {
        Name name;
        QString text; // as returned by terms()
    };
    bool isName(const Asked &asked, const std::vector<PassageId> &uses) const;

    Store &m_store;
    const Indexes &m_indexes;
    QList<Asked> m_asked; // words that may be names
};

} // namespace core
