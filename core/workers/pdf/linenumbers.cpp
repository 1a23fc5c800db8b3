#include "core/workers/pdf/linenumbers.h"

#include "core/workers/pdf/characters.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace core {
namespace {

constexpr int MaxDigits = 4;
constexpr std::size_t MinNumbers = 4; // per margin
constexpr int MaxStep = 10;           // difference between numbers; usually 1 or 5
constexpr float Margin = 0.4F;        // smallest space between numbers and text, in font sizes
constexpr float EvenShare = 0.8F;     // share of the numbers that must have the usual distance
constexpr float Unevenness = 0.12F;   // relative tolerance for that distance
constexpr float RowsPerNumber = 1.3F; // lines per number; more are numbered paragraphs
constexpr float BesideWords = 0.7F;   // share of the lines that must have a word beside the number
constexpr float GoingOn = 0.2F; // smallest share of lines that begin inside a sentence: otherwise these are table rows

struct LineNumber
{
    std::size_t row = 0;
    int value = 0;
};

class LineNumbers
{
public:
    LineNumbers(const Rows &rows, const std::u32string &characters, bool atLeft)
        : m_rows(rows),
          m_characters(characters),
          m_atLeft(atLeft)
    {
        for (std::size_t i = 0; i < rows.rows.size(); ++i)
            if (const std::optional<int> value = numberAt(rows.rows[i]))
                m_numbers.push_back({i, *value});
    }

    // The numbered rows; empty if the numbers are not line numbers.
    std::vector<std::size_t> find()
    {
        keepLongestCount();
        if (m_numbers.size() < MinNumbers || !areEven() || !areInMargin() || !numberText())
            return {};
        std::vector<std::size_t> found;
        for (const LineNumber &number : m_numbers)
            found.push_back(number.row);
        return found;
    }

private:
    int wordOf(const Row &row) const { return m_atLeft ? row.words.front() : row.words.back(); }

    std::optional<int> numberAt(const Row &row) const
    {
        const PlacedWord &word = m_rows.words[wordOf(row)];
        if (word.characters > MaxDigits)
            return {};
        int value = 0;
        for (int i = word.firstPiece; i < word.firstPiece + word.pieces; ++i)
            for (std::uint32_t k = 0; k < m_rows.pieces[i].length; ++k) {
                const char32_t c = m_characters[m_rows.pieces[i].from + k];
                if (c < '0' || c > '9')
                    return {};
                value = 10 * value + static_cast<int>(c - '0');
            }
        return value;
    }

    // Keeps the longest run in which numbers increase by the same step: others in between, such as chapter numbers, are
    // dropped.
    void keepLongestCount()
    {
        std::vector<LineNumber> best;
        for (int step = 1; step <= MaxStep; step += step == 1 ? 1 : step == 2 ? 3 : 5) {
            std::vector<LineNumber> run;
            for (const LineNumber &number : m_numbers) {
                if (!run.empty() && number.value != run.back().value + step)
                    if (run.size() >= MinNumbers || number.value == run.back().value)
                        continue;
                if (!run.empty() && number.value != run.back().value + step)
                    run.clear();
                run.push_back(number);
            }
            if (run.size() > best.size())
                best = std::move(run);
        }
        m_numbers = std::move(best);
    }

    bool areEven() const
    {
        std::vector<float> distances;
        for (std::size_t i = 1; i < m_numbers.size(); ++i)
            distances.push_back(m_rows.rows[m_numbers[i].row].base - m_rows.rows[m_numbers[i - 1].row].base);
        std::vector<float> sorted = distances;
        std::sort(sorted.begin(), sorted.end());
        const float usual = sorted[sorted.size() / 2];
        const auto even = std::count_if(distances.begin(), distances.end(), [&](float distance) {
            return std::abs(distance - usual) <= Unevenness * usual;
        });
        return static_cast<float>(even) >= EvenShare * static_cast<float>(distances.size());
    }

    // Whether the margin contains only the numbers.
    bool areInMargin() const
    {
        float inner = m_atLeft ? -1e9F : 1e9F;
        float size = 0;
        for (const LineNumber &number : m_numbers) {
            const PlacedWord &word = m_rows.words[wordOf(m_rows.rows[number.row])];
            inner = m_atLeft ? std::max(inner, word.right) : std::min(inner, word.left);
            size = std::max(size, word.size);
        }
        std::size_t next = 0;
        for (std::size_t i = m_numbers.front().row; i <= m_numbers.back().row; ++i) {
            const bool isNumbered = m_numbers[next].row == i;
            next += isNumbered ? 1 : 0;
            const std::vector<int> &words = m_rows.rows[i].words;
            if (isNumbered && words.size() == 1)
                continue;
            const std::size_t first = isNumbered ? 1 : 0;
            const PlacedWord &word = m_rows.words[m_atLeft ? words[first] : words[words.size() - 1 - first]];
            if (m_atLeft ? word.left < inner + Margin * size : word.right > inner - Margin * size)
                return false;
        }
        return true;
    }

    bool numberText() const
    {
        std::size_t next = 0;
        int lines = 0;
        int going = 0;
        int besideWords = 0;
        for (std::size_t i = m_numbers.front().row; i <= m_numbers.back().row; ++i) {
            const bool isNumbered = m_numbers[next].row == i;
            next += isNumbered ? 1 : 0;
            const std::vector<int> &words = m_rows.rows[i].words;
            const std::size_t first = isNumbered && m_atLeft ? 1 : 0;
            if (words.size() == (isNumbered ? 1U : 0U))
                continue;
            ++lines;
            const std::size_t beside = m_atLeft ? first : words.size() - (isNumbered ? 2 : 1);
            besideWords += 2 * m_rows.words[words[beside]].letters > m_rows.words[words[beside]].characters ? 1 : 0;
            going += isLower(m_characters[m_rows.pieces[m_rows.words[words[first]].firstPiece].from]) ? 1 : 0;
        }
        const auto counted = static_cast<float>(m_numbers.back().value - m_numbers.front().value + 1);
        return static_cast<float>(lines) <= RowsPerNumber * counted &&
               static_cast<float>(besideWords) >= BesideWords * static_cast<float>(lines) &&
               static_cast<float>(going) >= GoingOn * static_cast<float>(lines) && going > 1;
    }

    const Rows &m_rows;
    const std::u32string &m_characters;
    const bool m_atLeft;
    std::vector<LineNumber> m_numbers;
};

} // namespace

void leaveLineNumbersOut(Rows &rows, const std::u32string &characters)
{
    bool any = false;
    for (const bool atLeft : {true, false}) {
        for (const std::size_t i : LineNumbers(rows, characters, atLeft).find()) {
            Row &row = rows.rows[i];
            row.words.erase(atLeft ? row.words.begin() : row.words.end() - 1);
            if (!row.words.empty())
                takeBase(row, rows.words);
            any = true;
        }
        if (any)
            std::erase_if(rows.rows, [](const Row &row) { return row.words.empty(); });
    }
}

} // namespace core
