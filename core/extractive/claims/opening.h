// Determines from the beginning of a sentence whether it can be understood without the previous one.
#pragma once

#include <QStringView>

namespace core {

enum class Opening {
    Free,     // can be understood alone
    Connects, // continues the previous sentence ("However, ...") but names its subject
    Refers,   // refers to something named in the previous sentence ("This effect ...", "They ...")
};

Opening openingOf(QStringView sentence);

} // namespace core
