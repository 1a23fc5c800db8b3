// Decodes bytes from the web, whatever encoding they claim.
#pragma once

#include <QByteArray>
#include <QString>

namespace core {

// Uses the byte order mark, else the charset of the Content-Type, else a declaration in the first bytes (meta, xml),
// else UTF-8 if valid, else Windows-1252. Returns only visible() text.
QString decodedText(const QByteArray &bytes, const QByteArray &type);

// Removes controls, unpaired surrogates, and characters that are invisible or change the direction of a line.
QString visible(const QString &text);

} // namespace core
