// How a sentence begins: whether it can be understood without the one before it.
#pragma once

#include <QStringView>

namespace core {

enum class Opening {
    Free,     // stands by itself
    Connects, // goes on from the one before ("However, ..."), but says what it is about
    Refers,   // is about what the one before named ("This effect ...", "They ...")
};

Opening openingOf(QStringView sentence);

} // namespace core
