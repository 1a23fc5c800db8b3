// Returns the stem of a German word. terms(), which a library's index uses, stems only English words.
#pragma once

#include <QString>

namespace core {

// The stem is in lower case and without umlauts: "kündigen" and "Kündigung" give "kundig". Defined in terms.cpp, which
// wraps libstemmer.
QString germanStem(QStringView word);

} // namespace core
