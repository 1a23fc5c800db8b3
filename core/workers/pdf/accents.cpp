#include "core/workers/pdf/accents.h"

#include <poppler/UnicodeTypeTable.h>

#include <cstdlib>
#include <memory>

namespace core {

char32_t combiningOf(char32_t c)
{
    if (c >= 0x300 && c < 0x370)
        return c;
    switch (c) { // as decomposed by Unicode
    case U'`':
        return 0x300;
    case U'\u00b4':
        return 0x301;
    case U'^':
    case U'\u02c6':
        return 0x302;
    case U'~':
    case U'\u02dc':
        return 0x303;
    case U'\u00af':
    case U'\u02c9':
        return 0x304;
    case U'\u02d8':
        return 0x306;
    case U'\u02d9':
        return 0x307;
    case U'\u00a8':
        return 0x308;
    case U'\u02da':
        return 0x30a;
    case U'\u02dd':
        return 0x30b;
    case U'\u02c7':
        return 0x30c;
    case U'\u00b8':
        return 0x327;
    case U'\u02db':
        return 0x328;
    default:
        return 0;
    }
}

char32_t withAccent(char32_t letter, char32_t combining)
{
    // A letter below an accent may be set without its dot.
    const Unicode both[] = {letter == 0x131 ? U'i' : letter == 0x237 ? U'j' : letter, combining};
    int length = 0;
    const std::unique_ptr<Unicode, decltype(&std::free)> whole(unicodeNormalizeNFKC(both, 2, &length, nullptr),
                                                               &std::free);
    return length == 1 ? *whole : 0;
}

} // namespace core
