// The text of a page of the web, by the paragraph. The only door to the parser of HTML.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <stop_token>

namespace core {

struct PageText
{
    QString title;
    QString heading;        // its first h1
    QStringList paragraphs; // and headings, items, rows: what is read, without menus, scripts and what is hidden
};

// Never fails: what cannot be read is left out, and of a page that is too deep, too long or takes too long, what
// follows is. `type` is the Content-Type it came with. Nothing is fetched and nothing is run.
PageText pageText(const QByteArray &bytes, const QByteArray &type, std::stop_token stop);

} // namespace core
