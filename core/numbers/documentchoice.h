// Chooses the documents that can answer a question about a company's numbers: those whose file name, title or cover is
// named in the question, ordered by how likely they cover the period asked for.
#pragma once

#include "core/numbers/documentfacts.h"

#include <stop_token>

namespace core {

// A document that the question may be about.
struct CandidateDocument
{
    Document document;
    DocumentNames names;
};

// The capitalised or all-capital words of a question, except those in `known`.
QStringList namesIn(const QString &question, const QSet<QString> &known);

// The documents that the question names; if `chosen` and it names none, all of them. In a large library only file names
// and titles are compared, so that no document is opened for a question that names none.
QList<CandidateDocument> candidatesFor(const QString &question, const QStringList &names,
                                       const QList<Document> &documents, bool chosen, const TableSource &source,
                                       const Measures &measures, std::stop_token stop);

// Whether a question's word is the document's name or part of it; a lower-case word must match a whole word.
bool isNamed(const QString &word, const DocumentNames &names, const Measures &measures);

// Puts the likeliest first: the year asked for, then later years, whose reports repeat it; an annual report before a
// release before a quarterly one, or the reverse if a quarter is asked for.
void sortByPeriod(QList<std::pair<CandidateDocument, DocumentFacts>> &candidates, const QList<FiscalPeriod> &asked);

} // namespace core
