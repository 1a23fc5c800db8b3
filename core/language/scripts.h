// Properties of scripts.
#pragma once

namespace core {

// Whether the character's script has no spaces between words: Chinese, Japanese, Thai, Lao, Khmer, Burmese. Korean does
// have spaces.
bool isUnspaced(char32_t c);

// True for superscript digits, as in footnote markers and exponents: "³".
inline bool isRaisedDigit(char32_t c)
{
    return c == 0xb2 || c == 0xb3 || c == 0xb9 || c == 0x2070 || (c >= 0x2074 && c <= 0x2079);
}

} // namespace core
