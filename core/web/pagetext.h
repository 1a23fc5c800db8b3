// Extracts the text of a web page, in paragraphs. The only user of the HTML parser.
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
    QStringList paragraphs; // includes headings, items and rows: the readable text, without menus, scripts and hidden
                            // parts
};

// Never fails: unreadable parts are skipped, and a page that is too deeply nested, too long or too slow to parse is
// truncated. `type`: the page's Content-Type. Fetches nothing and runs no scripts.
PageText pageText(const QByteArray &bytes, const QByteArray &type, std::stop_token stop);

} // namespace core
