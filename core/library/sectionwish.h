// A question for what stands under a heading of a document, told by the headings that the library has.
#pragma once

#include "core/values/document.h"

#include <stop_token>

namespace core {

class Library;

// "What are the main risks of Acme?" as the wish for a summary of that section, "Summarise “Risk Factors” of Acme",
// where the question names the document, or there is one, and a heading of it is surely what is asked about; else the
// question.
QString asSectionWish(const QString &question, const QList<DocumentId> &documents, const Library &library,
                      const std::stop_token &stop);

} // namespace core
