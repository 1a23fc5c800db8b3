// Terms as numbers: what counting and placing text by the megabyte works with.
#pragma once

#include <QStringView>

#include <vector>

namespace core {

// Never 0; the same on every machine, because it is kept on the disk.
quint64 termHash(QStringView term);

// Of two terms that follow each other.
quint64 pairHash(quint64 first, quint64 second);

// All terms of a text in order, stop words included.
std::vector<quint64> termHashes(QStringView text);
std::vector<quint64> termHashes(QStringView text, QStringView heading); // of a passage: those of its heading last
bool isStopHash(quint64 hash);

} // namespace core
