// How a sentence begins: whether it can be understood without the one before it.
#pragma once

#include <QStringView>

namespace core {

enum class Opening {
    Free,     // can stand alone
    Connects, // continues the previous sentence ("However, ..."), but names its own subject
    Refers,   // is about something named in the previous sentence ("This effect ...", "They ...")
};

Opening openingOf(QStringView sentence);

} // namespace core
