// A library of the texts that a set of questions brings: each text is a page of its own.
#pragma once

#include "core/base/settings.h"
#include "core/eval/questionset.h"
#include "core/library/library.h"

namespace core {

// The paragraphs of an article become a document, all other texts one together. Fitting is the caller's. Errors: those
// of Library::add, Cancelled.
Result<void> addTexts(const QuestionSet &set, const Settings &settings, Library &library, std::stop_token stop);

// Where evidence stands: what a set calls it, and the page of a library.
class Shelf
{
public:
    Shelf(const QuestionSet &set, const Library &library);

    // A key for each page of it; of a document as a whole (page 0) one for the document. Empty: it is not there.
    QStringList keysOf(const Evidence &evidence) const;
    static QString keyOf(DocumentId document, int page); // page 0: the document
    QList<DocumentId> documentsNamed(const QString &name) const;
    QString nameOf(DocumentId document) const; // as the set would name it

private:
    QHash<QString, QList<DocumentId>> m_byName;        // by file name, in lower case
    QHash<QString, std::pair<DocumentId, int>> m_text; // by the id of a text
    QHash<DocumentId, QString> m_names;
};

} // namespace core
