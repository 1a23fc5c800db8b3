#include "ui/pages/textcolumn.h"

#include <algorithm>
#include <map>

namespace ui {
namespace {

struct TextBlock
{
    core::Box box;
    std::map<int, int> sizes; // number of words by letter size in half points
    bool holds = false;       // contains words in the boxes
};

bool overlap(const core::Box &a, const core::Box &b)
{
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

void include(core::Box &box, const core::Box &other, bool first)
{
    box = first ? other
                : core::Box{std::min(box.left, other.left), std::min(box.top, other.top),
                            std::max(box.right, other.right), std::max(box.bottom, other.bottom)};
}

// Blocks are separated by two line feeds.
QList<TextBlock> blocksOf(const core::Page &page, const QList<core::Box> &boxes)
{
    QList<TextBlock> blocks;
    int end = -1; // end of the text examined so far
    for (const core::Word &word : page.words) {
        const bool begins = end < 0 || QStringView(page.text).mid(end, word.from - end).contains(QLatin1String("\n\n"));
        if (begins)
            blocks.append(TextBlock());
        include(blocks.last().box, word.box, begins);
        blocks.last().holds = blocks.last().holds || std::any_of(boxes.begin(), boxes.end(), [&](const core::Box &box) {
                                  return overlap(box, word.box);
                              });
        ++blocks.last().sizes[int(word.size * 2)];
        end = word.from + word.length;
    }
    return blocks;
}

} // namespace

TextColumn columnAround(const core::Page &page, const QList<core::Box> &boxes)
{
    TextBlock all;
    bool first = true;
    const auto take = [&](const TextBlock &block) {
        include(all.box, block.box, std::exchange(first, false));
        for (const auto &[size, words] : block.sizes)
            all.sizes[size] += words;
    };
    const QList<TextBlock> blocks = blocksOf(page, boxes);
    for (const TextBlock &block : blocks) {
        if (block.holds)
            take(block);
    }
    for (const core::Box &box : boxes) {
        if (first)
            include(all.box, box, std::exchange(first, false));
    }
    const core::Box cited = all.box; // a short paragraph is widened by others in its column
    for (const TextBlock &block : blocks) {
        const float middle = (block.box.left + block.box.right) / 2;
        const bool beside = block.box.left < cited.right && cited.left < block.box.right;
        if (!block.holds && beside && middle > cited.left - page.width / 4 && middle < cited.right + page.width / 4 &&
            block.box.right - block.box.left < page.width * 0.9F && std::abs(block.box.left - cited.left) < 24)
            take(block);
    }
    TextColumn column{all.box.left, all.box.top, all.box.right, all.box.bottom, 0};
    const auto most = std::max_element(all.sizes.begin(), all.sizes.end(),
                                       [](const auto &a, const auto &b) { return a.second < b.second; });
    if (most != all.sizes.end())
        column.size = float(most->first) / 2;
    return column;
}

} // namespace ui
