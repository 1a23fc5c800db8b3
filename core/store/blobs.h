// Stores words and spans as compact bytes: differences as variable-length numbers, boxes to a precision of 1/64 point.
// Private to this folder.
#pragma once

#include "core/values/document.h"

#include <QByteArray>

namespace core {

QByteArray toBlob(const QList<Word> &words);
QByteArray toBlob(const QList<Span> &spans);

// Invalid entries are skipped: a damaged blob yields fewer words, but never words outside the text.
QList<Word> wordsFrom(QByteArrayView blob, qsizetype textSize);
QList<Span> spansFrom(QByteArrayView blob, qsizetype textSize);

} // namespace core
