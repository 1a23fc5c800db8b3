// A link to a page of a document, which is identified by its content:
// "attest://document/SUM/page/12?words=net%20sales". The link works in every library that has the document, wherever
// its file is. Pure.
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

namespace core {

struct DocumentLink
{
    QByteArray sum; // SHA-256 of the file's bytes, hexadecimal
    int page = 1;   // physical, 1-based
    QString words;  // words to highlight on the page; may be empty

    bool operator==(const DocumentLink &) const = default;
};

// Formats the link; a long run of words is cut at a word boundary.
QString textOf(const DocumentLink &link);

bool isDocumentLink(const QString &text); // checks only how the text begins
// Errors: Invalid; the message says in one sentence what is wrong.
Result<DocumentLink> documentLinkFrom(const QString &text);

} // namespace core
