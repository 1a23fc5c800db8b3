// Which documents a question about a company's numbers is to be answered from: those whose file, title or cover the
// question names, in the order in which they may have the period that is asked for.
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

// The words of a question that begin with a capital or are written in capitals, without `known` ones.
QStringList namesIn(const QString &question, const QSet<QString> &known);

// Those of `documents` that the question names; all of them where `chosen` and it names none. In a large library only
// names of files and titles are looked at, so that nothing is opened for a question that names none of them.
QList<CandidateDocument> candidatesFor(const QString &question, const QStringList &names,
                                       const QList<Document> &documents, bool chosen, const TableSource &source,
                                       const Measures &measures, std::stop_token stop);

// Whether a word of a question is (part of) the document's name; one that begins with a small letter has to be a whole
// word of it.
bool isNamed(const QString &word, const DocumentNames &names, const Measures &measures);

// The likeliest first: the year asked for, then the ones after it, whose reports repeat it; a yearly report before a
// release before a quarterly one, and the other way round where a quarter is asked for.
void sortByPeriod(QList<std::pair<CandidateDocument, DocumentFacts>> &candidates, const QList<FiscalPeriod> &asked);

} // namespace core
