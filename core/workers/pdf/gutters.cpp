#include "core/workers/pdf/gutters.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace core {
namespace {

constexpr float WideGutter = 12;     // points: more width is no better
constexpr std::size_t MaxTried = 12; // gutters per part of the page
constexpr int MaxStrips = 600;       // number of strips into which a part's width is divided
constexpr float Beside = 0.95F;      // in font sizes: base lines closer than lines of one column

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
        m_begin.resize(m_strips);
        m_both.resize(m_strips);
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
    std::vector<int> m_begin;                    // per strip: first row of the current run
    std::vector<int> m_both;                     // per strip: how many rows of the run it divides
    std::vector<std::pair<int, Gutter>> m_ended; // finished runs that divide rows, each with its strip
    int m_first = 0;                             // strips where the previous row begins and ends
    int m_last = 0;

    int stripOf(float x) const { return std::clamp(static_cast<int>((x - m_from) / m_step), 0, m_strips - 1); }

    void passRow(int row)
    {
        const Row &here = m_part[row];
        const int first = stripOf(m_words[here.words.front()].left);
        const int last = stripOf(m_words[here.words.back()].right);
        // The lines of two columns need not share base lines.
        const bool beside =
            row > 0 && here.base - m_part[row - 1].base < Beside * std::max(here.size, m_part[row - 1].size);
        const int from = beside ? std::min(first, m_last) : first;
        const int to = beside ? std::max(last, m_first) : last;
        int covered = -1;                // last strip crossed by any word so far
        for (const int w : here.words) { // sorted from left to right
            const int begin = stripOf(m_words[w].left);
            const int end = stripOf(m_words[w].right);
            countBoth(std::max(covered, from) + 1, std::min(begin, to));
            for (int strip = std::max(covered + 1, begin); strip <= end; ++strip)
                close(strip, row - 1);
            covered = std::max(covered, end);
        }
        countBoth(std::max(covered, from) + 1, to);
        m_first = first;
        m_last = last;
    }

    void countBoth(int begin, int end)
    {
        for (int strip = begin; strip < end; ++strip)
            ++m_both[strip];
    }

    void close(int strip, int last)
    {
        if (m_both[strip] >= MinColumnRows)
            m_ended.emplace_back(strip, Gutter{0, 0, m_begin[strip], last, m_both[strip]});
        m_begin[strip] = last + 2;
        m_both[strip] = 0;
    }

    // Adjacent strips with the same run of rows form one gutter.
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
