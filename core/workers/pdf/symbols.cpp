#include "core/workers/pdf/symbols.h"

#include <cstddef>

namespace core {
namespace {

using namespace std::string_view_literals;

// Programs map such glyphs to private-use characters, from here on by their position in the font.
constexpr char32_t First = 0xf020;
constexpr char32_t Last = 0xf0fe;

// The encoding of the font Symbol, from 0x20 and from 0xa0 on. 0: nothing, or part of a large bracket.
constexpr std::u32string_view Lower = U" !∀#∃%&∋()∗+,−./0123456789:;<=>?"
                                      U"≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_"
                                      U"\0αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼"sv;
constexpr std::u32string_view Upper = U"€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…\0\0↵"
                                      U"ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓"
                                      U"◊〈®©™∑\0\0\0\0\0\0\0\0\0\0\0〉∫⌠\0⌡"sv;

static_assert(Lower.size() == 0x7f - 0x20 && Lower['=' - 0x20] == U'=' && Lower['p' - 0x20] == U'π');
static_assert(Upper[0xb7 - 0xa0] == U'•' && Upper[0xde - 0xa0] == U'⇒' && Upper[0xf5 - 0xa0] == U'⌡');

} // namespace

bool isSymbolFont(std::string_view font)
{
    if (font.size() > 7 && font[6] == '+') // prefix of a subset embedded in the file
        font.remove_prefix(7);
    return font == "Symbol" || font.starts_with("SymbolMT") || font.starts_with("Symbol,") ||
           font.starts_with("Symbol-") || font == "StandardSymL" || font == "StandardSymbolsPS";
}

char32_t symbolFor(char32_t place)
{
    if (place < First || place > Last)
        return 0;
    const std::size_t at = place & 0xff;
    if (at >= 0xa0)
        return at - 0xa0 < Upper.size() ? Upper[at - 0xa0] : 0;
    return at - 0x20 < Lower.size() ? Lower[at - 0x20] : 0;
}

} // namespace core
