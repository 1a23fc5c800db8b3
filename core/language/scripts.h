// What the scripts of text have in common.
#pragma once

namespace core {

// Of a script that puts no blanks between words: Chinese, Japanese, Thai, Lao, Khmer, Burmese. Korean puts them.
bool isUnspaced(char32_t c);

// The mark of a note or a power: "³".
inline bool isRaisedDigit(char32_t c)
{
    return c == 0xb2 || c == 0xb3 || c == 0xb9 || c == 0x2070 || (c >= 0x2074 && c <= 0x2079);
}

} // namespace core
