// Words of a question that name a document by its text: a name that stands where the document begins and in many of its
// passages, whatever its file is called ("Abiomed", of a report that calls itself "the Company" from then on). For the
// folders behind Library alone.
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
        quint64 term = 0; // as termHash() gives it
        QString word;     // as the question has it
    };
    // But for the terms that are known to name it. Asks full text, and reads a few of the document's passages.
    QList<Name> namesOf(DocumentId document, const std::vector<quint64> &known) const;

private:
    struct Asked
    {
        Name name;
        QString text; // as terms() gives it
    };
    bool isName(const Asked &asked, const std::vector<PassageId> &uses) const;

    Store &m_store;
    const Indexes &m_indexes;
    QList<Asked> m_asked; // that may be names
};

} // namespace core
