// Chooses the documents that can answer a question about a company's numbers: those whose file name, title or cover the
// question names, ordered by how likely they are to cover the period asked for.
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

// The documents that the question names, or all of them if it names none and `chosen` is true. In a large library only
// file names and titles are compared, so no document is opened for a question that names none.
QList<CandidateDocument> candidatesFor(const QString &question, const QStringList &names,
                                       const QList<Document> &documents, bool chosen, const TableSource &source,
                                       const Measures &measures, std::stop_token stop);

// Whether a word of the question is the document's name or part of it; a lower-case word must match a whole word.
bool isNamed(const QString &word, const DocumentNames &names, const Measures &measures);

// Sorts the most likely documents first: those for the year asked for, then those for later years, which repeat its
// figures; annual reports before releases before quarterly reports, or the reverse if the question asks for a quarter.
void sortByPeriod(QList<std::pair<CandidateDocument, DocumentFacts>> &candidates, const QList<FiscalPeriod> &asked);

} // namespace core
