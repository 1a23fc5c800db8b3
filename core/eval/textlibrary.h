// Builds a library from the texts in a question set; each text becomes a page.
#pragma once

#include "core/base/settings.h"
#include "core/eval/questionset.h"
#include "core/library/library.h"

namespace core {

// The paragraphs of each article become one document; all other texts together become another. The caller fits the
// semantic space. Errors: those of Library::add, Cancelled.
Result<void> addTexts(const QuestionSet &set, const Settings &settings, Library &library, std::stop_token stop);

// Maps the evidence named in a set to pages of a library.
class Shelf
{
public:
    Shelf(const QuestionSet &set, const Library &library);

    // One key for each page with that evidence; for a whole document (page 0), one key for the document. Empty if the
    // library does not have the evidence.
    QStringList keysOf(const Evidence &evidence) const;
    static QString keyOf(DocumentId document, int page); // page 0: the document
    QList<DocumentId> documentsNamed(const QString &name) const;
    QString nameOf(DocumentId document) const; // the set's name for it

private:
    QHash<QString, QList<DocumentId>> m_byName;        // by file name, in lower case
    QHash<QString, std::pair<DocumentId, int>> m_text; // by the id of a text
    QHash<DocumentId, QString> m_names;
};

} // namespace core
