// Recognises a question about a section of a document, using the headings in the library.
#pragma once

#include "core/values/document.h"

#include <stop_token>

namespace core {

class Library;

// Turns "What are the main risks of Acme?" into the summary request "Summarise “Risk Factors” of Acme" if the question
// names the document, or there is only one, and clearly refers to one of its headings; otherwise returns the question
// unchanged.
QString asSectionWish(const QString &question, const QList<DocumentId> &documents, const Library &library,
                      const std::stop_token &stop);

} // namespace core
