// Decodes bytes from the web, whatever encoding they claim to have.
#pragma once

#include <QByteArray>
#include <QString>

namespace core {

// Uses the byte order mark, or else the charset of the Content-Type, or else a declaration in the first bytes (meta,
// xml), or else UTF-8 if valid, or else Windows-1252. Returns only visible() text.
QString decodedText(const QByteArray &bytes, const QByteArray &type);

// Removes controls, unpaired surrogates, and characters that are invisible or change a line's direction.
QString visible(const QString &text);

} // namespace core
