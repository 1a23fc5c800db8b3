// The stem of a German word, where terms(), which a library is indexed by, has English stems alone.
#pragma once

#include <QString>

namespace core {

// In small letters without umlauts: "kündigen" and "Kündigung" are "kundig". In terms.cpp, the door to libstemmer.
QString germanStem(QStringView word);

} // namespace core
