#include "core/flows/steps/neighbours.h"

#include <QSet>

namespace core {
namespace {

constexpr int farthest = 3; // distance from a passage that was found
constexpr int most = 24;

// Passages of a document have consecutive ordinals. Beyond the adjacent ones, only those in the same section.
std::optional<Passage> neighbourOf(const Passage &passage, int away, const Library &library)
{
    if (passage.ordinal + away < 0)
        return {};
    const Result<Passage> found = library.passage(passage.id + away);
    if (!found || found->document != passage.document || found->ordinal != passage.ordinal + away)
        return {};
    const bool isNext = away == 1 || away == -1;
    return isNext || found->heading == passage.heading ? std::optional(*found) : std::nullopt;
}

QSet<PassageId> unwanted(const AnswerTask &task, const AnswerState &a)
{
    QSet<PassageId> ids(a.leftOut.begin(), a.leftOut.end());
    for (const QList<Passage> *passages : {&task.passages, &a.nearest, &a.found}) {
        for (const Passage &passage : *passages)
            ids.insert(passage.id);
    }
    return ids;
}

} // namespace

QList<Passage> neighboursFor(const AnswerTask &task, const AnswerState &a, const AnswerTools &tools)
{
    if (tools.beside)
        return tools.beside();
    const bool asTheyAre = task.quoteOnly || !a.chosen.isEmpty() || a.correction.action != Correction::None;
    if (asTheyAre || task.passages.isEmpty() || tools.writer.roomBeside(task, task.passages.mid(0, 1)) == 0)
        return {};
    QSet<PassageId> known = unwanted(task, a);
    QList<Passage> neighbours;
    for (int away = 1; away <= farthest; ++away) {
        for (const Passage &passage : task.passages) {
            if (!passage.address.isEmpty())
                continue;
            for (const int there : {away, -away}) {
                const std::optional<Passage> found = known.contains(passage.id + there) || neighbours.size() == most
                                                         ? std::nullopt
                                                         : neighbourOf(passage, there, tools.library);
                if (!found)
                    continue;
                known.insert(found->id);
                neighbours.append(*found);
            }
        }
    }
    return neighbours.mid(0, tools.writer.roomBeside(task, neighbours));
}

} // namespace core
