// Which characters of a PDF are text, and how they become UTF-16.
#pragma once

#include <string>

namespace core {

inline bool isBlank(char32_t c)
{
    return c == ' ' || c == 0xa0 || (c >= 9 && c <= 13) || (c >= 0x2000 && c <= 0x200b) || c == 0x2028 || c == 0x2029 ||
           c == 0x202f || c == 0x205f || c == 0x3000;
}

// Not: controls, marks of direction, halves of pairs, what has no meaning outside its font, what is no character.
inline bool isText(char32_t c)
{
    if (c < 0x250)
        return c >= 0x20 && !(c >= 0x7f && c < 0xa0);
    return !(c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e) || (c >= 0x2060 && c <= 0x206f) ||
             (c >= 0xd800 && c <= 0xf8ff) || (c >= 0xfdd0 && c <= 0xfdef) || c == 0xfeff ||
             (c >= 0xfff0 && c <= 0xffff) || (c & 0xfffe) == 0xfffe || c >= 0xe0000);
}

inline void appendUtf16(std::u16string &text, char32_t c)
{
    if (c < 0x10000) {
        text += static_cast<char16_t>(c);
    } else {
        text += static_cast<char16_t>(0xd800 + ((c - 0x10000) >> 10));
        text += static_cast<char16_t>(0xdc00 + ((c - 0x10000) & 0x3ff));
    }
}

} // namespace core
