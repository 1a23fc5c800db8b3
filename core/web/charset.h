// Bytes of the web into text, whatever they say they are.
#pragma once

#include <QByteArray>
#include <QString>

namespace core {

// By the byte order mark, else the charset of the Content-Type, else what the first bytes declare (meta, xml), else
// UTF-8 where they are that, else Windows-1252. Only what is visible().
QString decodedText(const QByteArray &bytes, const QByteArray &type);

// Without controls, halves of characters, and what cannot be seen or turns the direction of a line.
QString visible(const QString &text);

} // namespace core
