// What a user gets: questions through the Self-RAG flow over libraries made of the sets' PDFs.
#pragma once

#include <QString>

namespace fit {

// `weights`: a file; empty: those of the program. `kept`: a folder in which the libraries stay for the next time;
// empty: they are made anew. With VERBOSE in the environment every answer is shown.
int measureAnswers(const QString &folder, const QString &weights, const QString &kept, const QString &filter);

} // namespace fit
