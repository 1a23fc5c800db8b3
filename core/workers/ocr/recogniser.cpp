#include "core/workers/ocr/recogniser.h"

#include <tesseract/baseapi.h>
#include <tesseract/resultiterator.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace core::ocr {
namespace {

// Confidences of words, out of 100. Upright text has 90 to 97 on average, text on its side 20 to 50.
constexpr float Upright = 75; // a page with this confidence is not tried in another orientation
constexpr float Sure = 60;    // words counted when two orientations are compared

using Pixels = std::vector<std::uint8_t>;

struct Turned // rotated clockwise
{
    Pixels pixels;
    Picture picture;
    int quarters = 0;
};

Turned turn(const std::uint8_t *pixels, const Picture &picture, int quarters)
{
    const std::size_t width = picture.width;
    const std::size_t height = picture.height;
    Turned turned{Pixels(width * height), picture, quarters};
    if (quarters % 2 != 0)
        std::swap(turned.picture.width, turned.picture.height);
    std::uint8_t *to = turned.pixels.data();
    for (std::size_t y = 0; y < turned.picture.height; ++y)
        for (std::size_t x = 0; x < turned.picture.width; ++x)
            *to++ = quarters == 1   ? pixels[(height - 1 - x) * width + y]
                    : quarters == 2 ? pixels[(height - 1 - y) * width + width - 1 - x]
                                    : pixels[x * width + width - 1 - y];
    return turned;
}

// Maps a word's place back to the picture before it was rotated.
void turnBack(Word &word, const Picture &picture, int quarters)
{
    const auto width = static_cast<std::int32_t>(picture.width);
    const auto height = static_cast<std::int32_t>(picture.height);
    const Word turned = word;
    if (quarters == 1) {
        word.left = turned.top;
        word.right = turned.bottom;
        word.top = height - turned.right;
        word.bottom = height - turned.left;
    } else if (quarters == 2) {
        word.left = width - turned.right;
        word.right = width - turned.left;
        word.top = height - turned.bottom;
        word.bottom = height - turned.top;
    } else if (quarters == 3) {
        word.left = width - turned.bottom;
        word.right = width - turned.top;
        word.top = turned.left;
        word.bottom = turned.right;
    }
}

// Drops invalid Unicode characters.
std::u16string toUtf16(const char *utf8)
{
    std::u16string units;
    for (const auto *at = reinterpret_cast<const unsigned char *>(utf8); *at;) {
        const int more = *at < 0x80 ? 0 : *at >= 0xf0 ? 3 : *at >= 0xe0 ? 2 : 1;
        char32_t c = more == 0 ? *at : *at & (0x3f >> more);
        ++at;
        for (int i = 0; i < more; ++i, ++at) {
            if ((*at & 0xc0) != 0x80)
                return units;
            c = c << 6 | (*at & 0x3f);
        }
        if (c > 0x10ffff || (c >= 0xd800 && c < 0xe000) || c <= ' ')
            continue;
        if (c < 0x10000) {
            units += static_cast<char16_t>(c);
        } else {
            units += static_cast<char16_t>(0xd7c0 + (c >> 10));
            units += static_cast<char16_t>(0xdc00 + (c & 0x3ff));
        }
    }
    return units;
}

int letters(const Word &word)
{
    return static_cast<int>(word.text.size());
}

float meanConfidence(const std::vector<Word> &words)
{
    float sum = 0;
    int count = 0;
    for (const Word &word : words) {
        sum += word.confidence * static_cast<float>(letters(word));
        count += letters(word);
    }
    return count > 0 ? sum / static_cast<float>(count) : 0;
}

int sureLetters(const std::vector<Word> &words)
{
    int count = 0;
    for (const Word &word : words)
        count += word.confidence >= Sure ? letters(word) : 0;
    return count;
}

// The height of its line from descenders to ascenders, however small the word's own letters, as readers mark words.
void takeHeight(Word &word, const tesseract::ResultIterator &at)
{
    float height = 0;
    float descenders = 0; // negative below the base line
    float ascenders = 0;
    at.RowAttributes(&height, &descenders, &ascenders);
    const auto inkHeight = static_cast<float>(word.bottom - word.top);
    word.size = std::isfinite(height) && height > 0 ? height : inkHeight;
    int x1 = 0;
    int y1 = 0;
    int x2 = 0;
    int y2 = 0;
    if (!at.Baseline(tesseract::RIL_WORD, &x1, &y1, &x2, &y2) || inkHeight > 2 * word.size ||
        std::abs(y2 - y1) > std::abs(x2 - x1)) // a drop cap, or text that runs downwards
        return;
    const float base = static_cast<float>(y1 + y2) / 2;
    word.top = std::min(word.top, static_cast<std::int32_t>(std::lround(base - (word.size + descenders))));
    word.bottom = std::max(word.bottom, static_cast<std::int32_t>(std::lround(base - descenders)));
}

std::vector<Word> wordsOf(tesseract::ResultIterator &at, const Picture &picture)
{
    std::vector<Word> words;
    Begins begins = Begins::Nothing;
    do {
        if (at.IsAtBeginningOf(tesseract::RIL_BLOCK) || at.IsAtBeginningOf(tesseract::RIL_PARA))
            begins = Begins::Block;
        else if (at.IsAtBeginningOf(tesseract::RIL_TEXTLINE))
            begins = std::max(begins, Begins::Line);
        const std::unique_ptr<char[]> utf8(at.GetUTF8Text(tesseract::RIL_WORD));
        Word word;
        if (utf8)
            word.text = toUtf16(utf8.get()).substr(0, MaxWord);
        int left = 0;
        int top = 0;
        int right = 0;
        int bottom = 0;
        if (word.text.empty() || !at.BoundingBox(tesseract::RIL_WORD, &left, &top, &right, &bottom))
            continue;
        word.begins = std::exchange(begins, Begins::Nothing);
        word.confidence = at.Confidence(tesseract::RIL_WORD);
        word.left = left;
        word.top = top;
        word.right = right;
        word.bottom = bottom;
        takeHeight(word, at);
        word.top = std::max(word.top, 0);
        word.bottom = std::min(word.bottom, static_cast<std::int32_t>(picture.height));
        words.push_back(std::move(word));
    } while (words.size() < MaxWords && at.Next(tesseract::RIL_WORD));
    return words;
}

bool read(tesseract::TessBaseAPI &text, const std::uint8_t *pixels, const Picture &picture, std::vector<Word> &words)
{
    const auto width = static_cast<int>(picture.width);
    text.SetPageSegMode(tesseract::PSM_AUTO);
    text.SetImage(pixels, width, static_cast<int>(picture.height), 1, width);
    text.SetSourceResolution(static_cast<int>(picture.resolution));
    const bool ok = text.Recognize(nullptr) == 0;
    const std::unique_ptr<tesseract::ResultIterator> at(ok ? text.GetIterator() : nullptr);
    words = at && !at->Empty(tesseract::RIL_BLOCK) ? wordsOf(*at, picture) : std::vector<Word>();
    text.Clear();
    return ok;
}

} // namespace

Recogniser::Recogniser() = default;
Recogniser::~Recogniser() = default;

bool Recogniser::open(const Start &start)
{
    m_text = std::make_unique<tesseract::TessBaseAPI>();
    if (m_text->Init(start.folder.c_str(), start.languages.c_str(), tesseract::OEM_LSTM_ONLY) != 0)
        return false;
    if (!start.findOrientation)
        return true;
    m_orientation = std::make_unique<tesseract::TessBaseAPI>();
    return m_orientation->Init(start.folder.c_str(), "osd", tesseract::OEM_TESSERACT_ONLY) == 0;
}

// How many quarter turns clockwise make the text upright, as far as Tesseract can tell.
int Recogniser::quarterTurns(const std::uint8_t *pixels, const Picture &picture)
{
    const auto width = static_cast<int>(picture.width);
    m_orientation->SetPageSegMode(tesseract::PSM_OSD_ONLY);
    m_orientation->SetImage(pixels, width, static_cast<int>(picture.height), 1, width);
    m_orientation->SetSourceResolution(static_cast<int>(picture.resolution));
    int degrees = 0;
    float sure = 0;
    const char *script = nullptr;
    float sureScript = 0;
    const bool found = m_orientation->DetectOrientationScript(&degrees, &sure, &script, &sureScript);
    m_orientation->Clear();
    return found ? ((360 - degrees) / 90) % 4 : 0;
}

// Detecting the orientation takes a third of the recognition time, and is mostly wrong if there is little text: it is
// tried only if the page cannot be read as it is, and accepted only if it then reads better.
bool Recogniser::recognise(const std::uint8_t *pixels, const Picture &picture, std::vector<Word> &words)
{
    if (!read(*m_text, pixels, picture, words))
        return false;
    if (!m_orientation || meanConfidence(words) >= Upright)
        return true;
    const int quarters = quarterTurns(pixels, picture);
    if (quarters == 0)
        return true;
    const Turned turned = turn(pixels, picture, quarters);
    std::vector<Word> better;
    if (!read(*m_text, turned.pixels.data(), turned.picture, better) || sureLetters(better) <= sureLetters(words))
        return true;
    for (Word &word : better)
        turnBack(word, picture, quarters);
    words = std::move(better);
    return true;
}

} // namespace core::ocr
