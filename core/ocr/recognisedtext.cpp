#include "core/ocr/recognisedtext.h"

#include "core/language/scripts.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <span>
#include <utility>

namespace core {
namespace {

using ocr::Begins;

// Confidences, out of 100, measured on scans of hard-pdfs, on photographs and on noise. Correct words had 90 to 97, and
// a few of them 25 to 75 ("and" 26, "Who" 45, "sections." 74), so a floor for single words would remove readable ones
// from a line. Noise: bullets read as “¢” (0 to 60), rules as “==” (0 to 35), and in photographs whole lines without
// any confident word.
constexpr float SureLine = 50;   // mean of a line: below this, all of it is noise
constexpr float SureSign = 65;   // for a word without a letter or a digit
constexpr float SureLetter = 40; // for a single letter or digit

QStringView viewOf(const std::u16string &text)
{
    return QStringView(text);
}

int lettersOf(QStringView text)
{
    return int(
        std::count_if(text.begin(), text.end(), [](QChar c) { return c.isLetterOrNumber() || c.isSurrogate(); }));
}

bool isNoise(const ocr::Word &word)
{
    const int letters = lettersOf(viewOf(word.text));
    return letters == 0 ? word.confidence < SureSign
                        : letters == 1 && word.text.size() <= 2 && word.confidence < SureLetter;
}

// The mean confidence of a line, weighted by letters: the confidence of punctuation says little.
float confidenceOf(std::span<const ocr::Word> line)
{
    float sum = 0;
    float count = 0;
    for (const ocr::Word &word : line) {
        const auto weight = float(lettersOf(viewOf(word.text))) + 0.25F;
        sum += weight * word.confidence;
        count += weight;
    }
    return sum / count;
}

// If a word that begins a line or block is dropped, the next word begins it.
std::vector<ocr::Word> withoutNoise(const std::vector<ocr::Word> &words)
{
    std::vector<ocr::Word> kept;
    Begins begins = Begins::Nothing;
    for (std::size_t from = 0, to = 0; from < words.size(); from = to) {
        to = from + 1;
        while (to < words.size() && words[to].begins == Begins::Nothing)
            ++to;
        const std::span line(words.data() + from, to - from);
        const bool sure = confidenceOf(line) >= SureLine;
        for (const ocr::Word &word : line) {
            begins = std::max(begins, word.begins);
            if (!sure || isNoise(word))
                continue;
            kept.push_back(word);
            kept.back().begins = std::exchange(begins, Begins::Nothing);
        }
    }
    return kept;
}

// Tesseract breaks text in scripts without spaces at arbitrary places.
bool isUnbroken(QChar c)
{
    const bool isTheirPunctuation = c.unicode() >= 0x3000 && c.unicode() < 0x3040;
    return isTheirPunctuation || isUnspaced(c.unicode());
}

bool joins(const QString &text, const ocr::Word &word)
{
    return word.begins == Begins::Nothing && !text.isEmpty() && isUnbroken(text.back()) &&
           isUnbroken(QChar(word.text.front()));
}

Box united(const Box &a, const Box &b)
{
    return {std::min(a.left, b.left), std::min(a.top, b.top), std::max(a.right, b.right), std::max(a.bottom, b.bottom)};
}

} // namespace

bool decode(ocr::Decoder &in, const PageImage &picture, std::vector<ocr::Word> &words)
{
    const auto count = in.number<std::uint32_t>();
    if (count > ocr::MaxWords)
        return false;
    for (std::uint32_t i = 0; i < count && in.ok(); ++i) {
        ocr::Word word;
        word.begins = in.number<Begins>();
        word.confidence = in.number<float>();
        word.size = in.number<float>();
        for (std::int32_t *side : {&word.left, &word.top, &word.right, &word.bottom})
            *side = in.number<std::int32_t>();
        const std::string_view units = in.text(ocr::MaxWord);
        word.text.resize(units.size() / sizeof(char16_t));
        std::memcpy(word.text.data(), units.data(), units.size());
        const QStringView text = viewOf(word.text);
        if (!in.ok() || word.begins > Begins::Block || !std::isfinite(word.confidence) || !(word.size >= 0) ||
            !(word.size < 1e6F) || word.left < 0 || word.top < 0 || word.left > word.right || word.top > word.bottom ||
            word.right > picture.width || word.bottom > picture.height || text.isEmpty() || !text.isValidUtf16() ||
            std::any_of(text.begin(), text.end(), [](QChar c) { return c <= u' ' || c.isSpace(); }))
            return false;
        words.push_back(std::move(word));
    }
    return in.atEnd();
}

RecognisedText toText(std::vector<ocr::Word> words, const PageImage &picture, float width, float height)
{
    RecognisedText page;
    const float across = width / float(picture.width);
    const float down = height / float(picture.height);
    for (const ocr::Word &word : words)
        page.sure.append({int(word.text.size()), word.confidence});
    for (const ocr::Word &word : withoutNoise(words)) {
        const Box box{float(word.left) * across, float(word.top) * down, float(word.right) * across,
                      float(word.bottom) * down};
        const QString text = viewOf(word.text).toString();
        if (joins(page.text, word)) {
            page.text += text;
            page.words.last().length += int(text.size());
            page.words.last().box = united(page.words.last().box, box);
            continue;
        }
        if (!page.text.isEmpty())
            page.text += word.begins == Begins::Block  ? QStringLiteral("\n\n")
                         : word.begins == Begins::Line ? QStringLiteral("\n")
                                                       : QStringLiteral(" ");
        page.words.append({int(page.text.size()), int(text.size()), box, std::round(word.size * down * 2) / 2});
        page.text += text;
    }
    return page;
}

} // namespace core
