#include "app/cli/nearest.h"

#include <QStringList>

#include <algorithm>
#include <limits>
#include <vector>

namespace app {
namespace {

// The number of letters to change, add, remove or swap with their neighbour to turn one word into the other.
int editDistance(const QString &left, const QString &right)
{
    std::vector<std::vector<int>> steps(std::size_t(left.size()) + 1, std::vector<int>(std::size_t(right.size()) + 1));
    const auto letter = [](const QString &word, std::size_t at) { return word[qsizetype(at) - 1]; };
    for (std::size_t i = 0; i < steps.size(); ++i) {
        for (std::size_t j = 0; j < steps[i].size(); ++j) {
            if (i == 0 || j == 0) {
                steps[i][j] = int(i + j);
                continue;
            }
            const int changed = steps[i - 1][j - 1] + (letter(left, i) == letter(right, j) ? 0 : 1);
            steps[i][j] = std::min({changed, steps[i - 1][j] + 1, steps[i][j - 1] + 1});
            if (i > 1 && j > 1 && letter(left, i) == letter(right, j - 1) && letter(left, i - 1) == letter(right, j))
                steps[i][j] = std::min(steps[i][j], steps[i - 2][j - 2] + 1);
        }
    }
    return steps.back().back();
}

QString withoutDashes(const QString &name)
{
    constexpr qsizetype longest = 64; // longer words are not near anything
    qsizetype dashes = 0;
    while (dashes < name.size() && name[dashes] == u'-')
        ++dashes;
    return name.mid(dashes, longest);
}

int allowedSteps(qsizetype letters)
{
    return letters < 3 ? 0 : letters < 6 ? 1 : 2;
}

} // namespace

QString nearestOf(const QString &word, const QStringList &known)
{
    constexpr int begun = 3; // letters, at least
    const QString typed = withoutDashes(word);
    QString nearest;
    int least = std::numeric_limits<int>::max();
    for (const QString &each : known) {
        const QString meant = withoutDashes(each);
        const bool isBegun = typed.size() >= begun && meant.startsWith(typed);
        const int steps = isBegun ? 1 : editDistance(typed, meant);
        if (steps < least && steps <= allowedSteps(meant.size())) {
            least = steps;
            nearest = each;
        }
    }
    return nearest;
}

} // namespace app
