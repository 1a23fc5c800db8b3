// Extracts the text of a web page, by paragraph. The only user of the HTML parser.
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

// Never fails: unreadable parts are skipped, and a page that is too deep, too long or takes too long is truncated.
// `type`: its Content-Type. Fetches nothing and runs no scripts.
PageText pageText(const QByteArray &bytes, const QByteArray &type, std::stop_token stop);

} // namespace core
