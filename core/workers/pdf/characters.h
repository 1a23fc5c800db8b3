// Determines which characters of a PDF are text, and their direction; converts to UTF-16.
#pragma once

#include <string>

namespace core {

inline bool isBlank(char32_t c)
{
    return c == ' ' || c == 0xa0 || (c >= 9 && c <= 13) || (c >= 0x2000 && c <= 0x200a) || c == 0x2028 || c == 0x2029 ||
           c == 0x202f || c == 0x205f || c == 0x3000;
}

// A space narrower than a word space, which separates the digits of a number, or a number from its unit.
inline bool isThinBlank(char32_t c)
{
    return (c >= 0x2005 && c <= 0x200a) || c == 0x202f || c == 0x205f;
}

// Excludes controls, direction marks, unpaired surrogates, private-use characters and noncharacters.
inline bool isText(char32_t c)
{
    if (c < 0x250)
        return c >= 0x20 && !(c >= 0x7f && c < 0xa0);
    return !(c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e) || (c >= 0x2060 && c <= 0x206f) ||
             (c >= 0xd800 && c <= 0xf8ff) || (c >= 0xfdd0 && c <= 0xfdef) || c == 0xfeff ||
             (c >= 0xfff0 && c <= 0xffff) || (c & 0xfffe) == 0xfffe || c >= 0xe0000);
}

inline constexpr char32_t SoftHyphen = 0xad;

// Has no width or shape, and only affects line breaking or joining.
inline bool isIgnorable(char32_t c)
{
    return c == SoftHyphen || (c >= 0x200b && c <= 0x200d) || c == 0x2060 || c == 0xfeff;
}

inline bool isJoiner(char32_t c)
{
    return c == 0x200c || c == 0x200d;
}

// Whether a joiner after the character changes the letters: Arabic to Sinhalese, Burmese, Khmer and Mongolian, Arabic
// presentation forms.
inline bool takesJoiner(char32_t c)
{
    return (c >= 0x600 && c < 0xe00) || (c >= 0x1000 && c < 0x10a0) || (c >= 0x1780 && c < 0x18b0) ||
           (c >= 0xfb50 && c < 0xfe00) || (c >= 0xfe70 && c < 0xfeff);
}

inline bool isRightToLeft(char32_t c)
{
    return c >= 0x590 && (c <= 0x8ff || (c >= 0xfb1d && c <= 0xfdff) || (c >= 0xfe70 && c <= 0xfeff) ||
                          (c >= 0x10800 && c <= 0x10fff) || (c >= 0x1e800 && c <= 0x1efff));
}

inline bool isArabicDigit(char32_t c)
{
    return (c >= 0x660 && c <= 0x669) || (c >= 0x6f0 && c <= 0x6f9);
}

inline bool isDigit(char32_t c)
{
    return (c >= '0' && c <= '9') || isArabicDigit(c);
}

// "³" for "3"; the argument must be an ASCII digit.
inline char32_t raisedDigit(char32_t c)
{
    return c == '1' ? 0xb9 : c == '2' || c == '3' ? 0xb2 + (c - '2') : 0x2070 + (c - '0');
}

inline bool isRaisedDigit(char32_t c)
{
    return c == 0xb9 || c == 0xb2 || c == 0xb3 || c == 0x2070 || (c >= 0x2074 && c <= 0x2079);
}

inline bool isLetter(char32_t c) // an approximation
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           (c >= 0xc0 && !(c >= 0x2000 && c < 0x2c00) && !isArabicDigit(c));
}

inline bool isLower(char32_t c) // an approximation
{
    return (c >= 'a' && c <= 'z') || (c >= 0xdf && c <= 0xff);
}

// Whether the character is from an East Asian script with few or no spaces between words.
inline bool isUnspaced(char32_t c)
{
    return c >= 0x2e80 && (c < 0xa4d0 || (c >= 0xac00 && c < 0xd7b0) || (c >= 0xf900 && c < 0xfb00) || c >= 0x20000) &&
           !isRightToLeft(c);
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
