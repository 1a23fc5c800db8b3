#include "core/workers/pdf/garbled.h"

#include "core/workers/pdf/characters.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <string>
#include <string_view>

namespace core {
namespace {

// Shares of a page's glyphs or words. Below these, a reader would still call it text.
constexpr double Unmapped = 0.35;     // glyphs without a character
constexpr double Mixed = 0.2;         // words that mix scripts as no language does
constexpr double Stuttering = 0.06;   // words that repeat a letter three times in a row
constexpr double Hidden = 0.8;        // characters intended for searching, not for display
constexpr double Junk = 0.33;         // of hidden words: shows that they were badly recognised
constexpr double FewestVowels = 0.18; // of Latin letters, if there are many
constexpr int ManyLetters = 200;
constexpr std::size_t LongestLigature = 2; // characters per ligature
constexpr std::size_t ManyUnmapped = 16;   // equivalent to three words; fewer are ornaments and bullets
constexpr std::size_t Several = 4;         // different words that repeat letters: a single one may be a name
constexpr std::size_t SomeWords = 12;
constexpr std::size_t ManyWords = 40;

enum class Script : unsigned char { None, Latin, Greek, Cyrillic, Hebrew, Arabic, Indic, African, Unspaced };

// Approximate, by blocks. Marks, digits and signs belong to no script.
Script scriptOf(char16_t c)
{
    if (c < 0x370)
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= 0xc0 && c < 0x2b0) ? Script::Latin
                                                                                            : Script::None;
    struct Block
    {
        char16_t end;
        Script script;
    };
    static constexpr std::array<Block, 11> Blocks{{{0x400, Script::Greek},
                                                   {0x530, Script::Cyrillic},
                                                   {0x590, Script::None},
                                                   {0x600, Script::Hebrew},
                                                   {0x900, Script::Arabic},
                                                   {0x1100, Script::Indic},
                                                   {0x1200, Script::Unspaced},
                                                   {0x1780, Script::African},
                                                   {0x1e00, Script::Indic},
                                                   {0x1f00, Script::Latin},
                                                   {0x2000, Script::Greek}}};
    for (const Block &block : Blocks)
        if (c < block.end)
            return block.script;
    return isUnspaced(c) ? Script::Unspaced : Script::None;
}

// Formulas mix Greek with Latin, and Chinese text contains names in Latin script.
bool goTogether(Script a, Script b)
{
    return a == Script::None || b == Script::None || a == b || (a <= Script::Greek && b <= Script::Greek) ||
           ((a == Script::Latin || b == Script::Latin) && (a == Script::Unspaced || b == Script::Unspaced));
}

// An ideograph or a syllable inside a Latin word stands for a ligature.
bool isInsideWord(std::u16string_view word, std::size_t at)
{
    const auto isSmall = [&](std::size_t i) { return i < word.size() && isLower(word[i]); };
    std::size_t end = at;
    while (end < word.size() && scriptOf(word[end]) == Script::Unspaced)
        ++end;
    const auto count = [&](Script script) {
        return std::count_if(word.begin(), word.end(), [&](char16_t c) { return scriptOf(c) == script; });
    };
    return end - at <= LongestLigature && isSmall(at - 1) && isSmall(end) &&
           count(Script::Latin) > count(Script::Unspaced);
}

bool isMixed(std::u16string_view word)
{
    Script before = Script::None;
    for (std::size_t i = 0; i < word.size(); ++i) {
        const Script script = scriptOf(word[i]);
        if (!goTogether(before, script) ||
            (before == Script::Latin && script == Script::Unspaced && isInsideWord(word, i)))
            return true;
        before = script == Script::None ? before : script;
    }
    return false;
}

// Chapter numbers, and marks that repeat one letter: "VIII", "AAA", "BBB+".
bool isMark(std::u16string_view word)
{
    std::u16string letters;
    std::copy_if(word.begin(), word.end(), std::back_inserter(letters),
                 [](char16_t c) { return scriptOf(c) != Script::None; });
    return letters.find_first_not_of(u"IVXLCDM") == letters.npos ||
           letters.find_first_not_of(u"ivxlcdm") == letters.npos ||
           (letters.size() == 3 && letters.find_first_not_of(letters.front()) == letters.npos);
}

// Has a letter three times in a row, which occurs in addresses and marks but not in words.
bool stutters(std::u16string_view word)
{
    for (std::size_t i = 2; i < word.size(); ++i) {
        const char16_t c = word[i];
        if (c != word[i - 1] || c != word[i - 2] || c == 0x640 || scriptOf(c) == Script::None ||
            scriptOf(c) == Script::Unspaced)
            continue;
        const bool address = (c == 'w' || c == 'W') && (i == 2 || scriptOf(word[i - 3]) == Script::None);
        if (!address)
            return !isMark(word);
    }
    return false;
}

// Has no letter or digit, or has signs inside, as no word does.
bool isJunk(std::u16string_view word)
{
    static constexpr std::u16string_view Inside = u"-'.,/:&@()\u2019\u2010\u2011\u2013";
    const auto isMeant = [](char16_t c) { return isLetter(c) || isDigit(c); };
    const auto first = std::find_if(word.begin(), word.end(), isMeant);
    if (first == word.end())
        return true;
    const auto last = std::find_if(word.rbegin(), word.rend(), isMeant).base();
    const bool sign =
        std::any_of(first, last, [&](char16_t c) { return !isMeant(c) && Inside.find(c) == Inside.npos; });
    return sign || (last - first == 1 && !isDigit(*first) && word.size() > 1);
}

struct Letters
{
    int latin = 0;
    int vowels = 0;
};

constexpr std::array<unsigned char, 128> AsciiLetters = [] { // 1: a letter, 2: a vowel
    std::array<unsigned char, 128> letters{};
    for (char c = 'a'; c <= 'z'; ++c)
        letters[static_cast<unsigned char>(c)] = letters[static_cast<unsigned char>(c - 'a' + 'A')] = 1;
    for (const char c : std::string_view("aeiouyAEIOUY"))
        letters[static_cast<unsigned char>(c)] = 2;
    return letters;
}();

// Returns whether there is anything but ASCII.
bool count(std::u16string_view word, Letters &letters)
{
    bool wide = false;
    for (const char16_t c : word) {
        wide = wide || c >= 128;
        const unsigned char letter = c < 128 ? AsciiLetters[c] : scriptOf(c) == Script::Latin ? 2 : 0;
        letters.latin += letter > 0;
        letters.vowels += letter > 1; // accented letters are mostly vowels
    }
    return wide;
}

} // namespace

bool isGarbled(const PageText &text, const GlyphCounts &counts)
{
    const auto share = [](std::size_t part, std::size_t all) {
        return static_cast<double>(part) / static_cast<double>(std::max<std::size_t>(all, 1));
    };
    if (counts.unmapped >= ManyUnmapped && share(counts.unmapped, counts.mapped + counts.unmapped) > Unmapped)
        return true;
    std::size_t mixed = 0;
    std::size_t stuttering = 0;
    std::set<std::u16string_view> different; // different words that repeat letters
    std::size_t junk = 0;
    Letters letters;
    for (const protocol::Word &place : text.words) {
        const auto word = std::u16string_view(text.text).substr(static_cast<std::size_t>(place.from),
                                                                static_cast<std::size_t>(place.length));
        mixed += count(word, letters) && isMixed(word);
        if (stutters(word)) {
            ++stuttering;
            different.insert(word);
        }
        if (counts.hidden > 0)
            junk += isJunk(word);
    }
    const std::size_t words = text.words.size();
    const bool hidden = share(counts.hidden, counts.mapped) > Hidden;
    return (words >= SomeWords && share(mixed, words) > Mixed) ||
           (words >= ManyWords && different.size() >= Several && share(stuttering, words) > Stuttering) ||
           (words >= SomeWords && hidden && share(junk, words) > Junk) ||
           (letters.latin >= ManyLetters && letters.vowels < FewestVowels * letters.latin);
}

} // namespace core
