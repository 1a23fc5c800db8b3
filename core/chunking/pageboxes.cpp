#include "core/chunking/pageboxes.h"

#include <algorithm>

namespace core {

bool onOneLine(const Box &line, const Box &word)
{
    const float common = std::min(line.bottom, word.bottom) - std::max(line.top, word.top);
    const float least = std::min(line.bottom - line.top, word.bottom - word.top);
    return common > least / 2;
}

QList<Box> boxesOf(const Page &page, int from, int to)
{
    QList<Box> boxes;
    auto word = std::lower_bound(page.words.begin(), page.words.end(), from,
                                 [](const Word &each, int place) { return each.from + each.length <= place; });
    for (; word != page.words.end() && word->from < to; ++word) {
        if (boxes.isEmpty() || !onOneLine(boxes.last(), word->box)) {
            boxes.append(word->box);
            continue;
        }
        Box &line = boxes.last();
        line = {std::min(line.left, word->box.left), std::min(line.top, word->box.top),
                std::max(line.right, word->box.right), std::max(line.bottom, word->box.bottom)};
    }
    return boxes;
}

} // namespace core
