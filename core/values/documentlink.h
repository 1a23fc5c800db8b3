// A link to a page of a document, by the content of its file: "attest://document/SUM/page/12?words=net%20sales". It
// leads to the page in every library that has the document, wherever the file lies. Pure.
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

namespace core {

struct DocumentLink
{
    QByteArray sum; // SHA-256 of the file's bytes, hexadecimal
    int page = 1;   // physical, 1-based
    QString words;  // that are lit on it; may be empty

    bool operator==(const DocumentLink &) const = default;
};

// The words are shortened to what is enough to find them.
QString textOf(const DocumentLink &link);

bool isDocumentLink(const QString &text); // by its beginning alone
// Errors: Invalid, with what is wrong with it in one sentence.
Result<DocumentLink> documentLinkFrom(const QString &text);

} // namespace core
