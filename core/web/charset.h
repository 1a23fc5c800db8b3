// Decodes bytes from the web, whatever encoding they declare.
#pragma once

#include <QByteArray>
#include <QString>

namespace core {

// Uses the byte order mark, or else the charset in the Content-Type, or else a declaration in the first bytes (meta,
// xml), or else UTF-8 if the bytes are valid, or else Windows-1252. Returns only characters that visible() keeps.
QString decodedText(const QByteArray &bytes, const QByteArray &type);

// Removes control characters, unpaired surrogates, and characters that are invisible or change the direction of a line.
QString visible(const QString &text);

} // namespace core
