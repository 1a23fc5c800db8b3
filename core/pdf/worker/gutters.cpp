#include "core/pdf/worker/gutters.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace core {
namespace {

constexpr float WideGutter = 12;     // points: a wider one is no better
constexpr std::size_t MaxTried = 12; // gutters of one part of the page
constexpr int MaxStrips = 600;       // that a part's width is divided into
constexpr float Beside = 0.95F;      // of the size of the font: base lines nearer than lines of one column stand

class GutterSearch
{
public:
    GutterSearch(const Part &part, const std::vector<PlacedWord> &words) : m_part(part), m_words(words)
    {
        float to = -1e9F;
        m_from = 1e9F;
        for (const Row &row : part) {
            m_from = std::min(m_from, words[row.words.front()].left);
            to = std::max(to, words[row.words.back()].right);
        }
        m_step = std::max(1.5F, (to - m_from) / MaxStrips);
        m_strips = static_cast<int>(std::clamp((to - m_from) / m_step, 0.0F, static_cast<float>(MaxStrips)));
        m_open.resize(m_strips);
        m_crossed.resize(m_strips, -1);
    }

    std::vector<Gutter> run()
    {
        if (m_strips == 0)
            return {};
        const int rows = static_cast<int>(m_part.size());
        for (int row = 0; row < rows; ++row)
            passRow(row);
        for (int strip = 0; strip < m_strips; ++strip)
            close(strip, rows - 1);
        std::vector<Gutter> found = joined();
        std::stable_sort(found.begin(), found.end(), [](const Gutter &a, const Gutter &b) {
            return static_cast<float>(a.both) * std::min(a.width, WideGutter) >
                   static_cast<float>(b.both) * std::min(b.width, WideGutter);
        });
        if (found.size() > MaxTried)
            found.resize(MaxTried);
        return found;
    }

private:
    const Part &m_part;
    const std::vector<PlacedWord> &m_words;
    float m_from = 0;
    float m_step = 0;
    int m_strips = 0;
    std::vector<Gutter> m_open;                  // for each strip the run of rows that goes on
    std::vector<std::pair<int, Gutter>> m_ended; // runs that divide rows, each with its strip
    std::vector<int> m_crossed;                  // the last row with a word there
    int m_first = 0;                             // strips where the row before begins and ends
    int m_last = 0;

    int stripOf(float x) const { return std::clamp(static_cast<int>((x - m_from) / m_step), 0, m_strips - 1); }

    void passRow(int row)
    {
        const Row &here = m_part[row];
        for (const int w : here.words)
            std::fill(m_crossed.begin() + stripOf(m_words[w].left), m_crossed.begin() + stripOf(m_words[w].right) + 1,
                      row);
        const int first = stripOf(m_words[here.words.front()].left);
        const int last = stripOf(m_words[here.words.back()].right);
        // The lines of two columns need not share their base lines.
        const bool beside =
            row > 0 && here.base - m_part[row - 1].base < Beside * std::max(here.size, m_part[row - 1].size);
        const int from = beside ? std::min(first, m_last) : first;
        const int to = beside ? std::max(last, m_first) : last;
        for (int strip = 0; strip < m_strips; ++strip) {
            if (m_crossed[strip] == row)
                close(strip, row - 1);
            else if (strip > from && strip < to)
                ++m_open[strip].both;
        }
        m_first = first;
        m_last = last;
    }

    void close(int strip, int last)
    {
        m_open[strip].last = last;
        if (m_open[strip].both >= MinColumnRows)
            m_ended.emplace_back(strip, m_open[strip]);
        m_open[strip] = {0, 0, last + 2, 0, 0};
    }

    // Neighbouring strips with the same run of rows are one gutter.
    std::vector<Gutter> joined()
    {
        std::sort(m_ended.begin(), m_ended.end(), [](const auto &a, const auto &b) {
            return std::tie(a.second.first, a.second.last, a.first) < std::tie(b.second.first, b.second.last, b.first);
        });
        std::vector<Gutter> found;
        for (std::size_t i = 0; i < m_ended.size();) {
            const auto &[strip, gutter] = m_ended[i];
            std::size_t end = i + 1;
            while (end < m_ended.size() && m_ended[end].first == m_ended[end - 1].first + 1 &&
                   m_ended[end].second.first == gutter.first && m_ended[end].second.last == gutter.last)
                ++end;
            const auto strips = static_cast<float>(end - i);
            found.push_back(gutter);
            found.back().x = m_from + (static_cast<float>(strip) + strips / 2) * m_step;
            found.back().width = strips * m_step;
            i = end;
        }
        return found;
    }
};

} // namespace

std::vector<Gutter> findGutters(const Part &part, const std::vector<PlacedWord> &words)
{
    return GutterSearch(part, words).run();
}

} // namespace core
