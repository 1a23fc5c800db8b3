// How a sentence begins: whether it can be understood without the one before it.
#pragma once

#include <QStringView>

namespace core {

enum class Opening {
    Free,     // can stand alone
    Connects, // continues the one before ("However, ..."), but names its own subject
    Refers,   // is about something the one before named ("This effect ...", "They ...")
};

Opening openingOf(QStringView sentence);

} // namespace core
