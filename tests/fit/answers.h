// What a user gets: questions through the Self-RAG flow over libraries made of the sets' PDFs.
#pragma once

#include <QString>

#include <memory>

namespace core {
class Library;
}

namespace fit {

// Of the PDFs of a folder, fitted; what already lies in `where` is taken as it is.
std::unique_ptr<core::Library> libraryOf(const QString &pdfs, const QString &where);

// `weights`: a file; empty: those of the program. `kept`: a folder in which the libraries stay for the next time;
// empty: they are made anew. With VERBOSE in the environment every answer is shown.
int measureAnswers(const QString &folder, const QString &weights, const QString &kept, const QString &filter);

} // namespace fit
