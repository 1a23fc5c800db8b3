// Terms as hashes, for counting terms in megabytes of text and computing its vectors.
#pragma once

#include <QStringView>

#include <vector>

namespace core {

// Never 0; the same on every machine, because it is stored on disk.
quint64 termHash(QStringView term);

// Hash of two consecutive terms.
quint64 pairHash(quint64 first, quint64 second);

// All terms of a text in order, including stop words.
std::vector<quint64> termHashes(QStringView text);
// The terms of a passage's text, followed by those of its heading.
std::vector<quint64> termHashes(QStringView text, QStringView heading);
bool isStopHash(quint64 hash);

} // namespace core
