// Words of a question that name a document by its text: a name at the document's beginning and in many of its passages,
// whatever its file is called ("Abiomed", for a report that calls itself "the Company" from then on). Private to the
// folders behind Library.
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
        quint64 term = 0; // as termHash() returns it
        QString word;     // as in the question
    };
    // Except terms already known to name it. Queries full text, and reads a few of the document's passages.
    QList<Name> namesOf(DocumentId document, const std::vector<quint64> &known) const;

private:
    struct Asked
    {
        Name name;
        QString text; // as terms() returns it
    };
    bool isName(const Asked &asked, const std::vector<PassageId> &uses) const;

    Store &m_store;
    const Indexes &m_indexes;
    QList<Asked> m_asked; // that may be names
};

} // namespace core
