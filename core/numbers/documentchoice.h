// Which documents can answer a question about a company's numbers: those whose file, title or cover the question names,
// ordered by how likely they have the period asked for.
#pragma once

#include "core/numbers/documentfacts.h"

#include <stop_token>

namespace core {

// A document the question may be about.
struct CandidateDocument
{
    Document document;
    DocumentNames names;
};

// The capitalised or all-capital words of a question, except `known` ones.
QStringList namesIn(const QString &question, const QSet<QString> &known);

// Those of `documents` that the question names; if `chosen` and it names none, all of them. In a large library only
// file names and titles are compared, so that nothing is opened for a question that names none of them.
QList<CandidateDocument> candidatesFor(const QString &question, const QStringList &names,
                                       const QList<Document> &documents, bool chosen, const TableSource &source,
                                       const Measures &measures, std::stop_token stop);

// Whether a word of a question is (part of) the document's name; a word in lower case must be a whole word of it.
bool isNamed(const QString &word, const DocumentNames &names, const Measures &measures);

// The likeliest first: the year asked for, then later years, whose reports repeat it; a yearly report before a release
// before a quarterly one, and the reverse if a quarter is asked for.
void sortByPeriod(QList<std::pair<CandidateDocument, DocumentFacts>> &candidates, const QList<FiscalPeriod> &asked);

} // namespace core
