#include "ui/run/worddiff.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <vector>

namespace ui {
namespace {

constexpr qsizetype mostCells = 4'000'000; // limit of the table's size, reached by two texts of 2,000 words

QStringList wordsOf(const QString &text)
{
    static const QRegularExpression blanks(QStringLiteral("\\s+"));
    return text.split(blanks, Qt::SkipEmptyParts);
}

class Changes
{
public:
    void add(WordChange::Kind kind, const QString &word)
    {
        if (m_all.isEmpty() || m_all.last().kind != kind)
            m_all.append({kind, word});
        else
            m_all.last().words += u' ' + word;
    }
    void add(WordChange::Kind kind, const QStringList &words)
    {
        for (const QString &word : words)
            add(kind, word);
    }
    QList<WordChange> all() const { return m_all; }

private:
    QList<WordChange> m_all;
};

void compare(const QStringList &before, const QStringList &after, Changes &changes)
{
    const qsizetype rows = before.size();
    const qsizetype columns = after.size();
    if ((rows + 1) * (columns + 1) > mostCells) {
        changes.add(WordChange::Removed, before);
        changes.add(WordChange::Added, after);
        return;
    }
    // length[i][j]: length of the longest common subsequence of before[i…] and after[j…].
    std::vector<int> lengths(std::size_t((rows + 1) * (columns + 1)), 0);
    const auto length = [&](qsizetype i, qsizetype j) -> int & { return lengths[std::size_t(i * (columns + 1) + j)]; };
    for (qsizetype i = rows - 1; i >= 0; --i) {
        for (qsizetype j = columns - 1; j >= 0; --j)
            length(i, j) =
                before[i] == after[j] ? length(i + 1, j + 1) + 1 : std::max(length(i + 1, j), length(i, j + 1));
    }
    qsizetype i = 0;
    qsizetype j = 0;
    while (i < rows && j < columns) {
        if (before[i] == after[j]) {
            changes.add(WordChange::Same, before[i]);
            ++i;
            ++j;
        } else if (length(i + 1, j) >= length(i, j + 1)) {
            changes.add(WordChange::Removed, before[i++]);
        } else {
            changes.add(WordChange::Added, after[j++]);
        }
    }
    changes.add(WordChange::Removed, before.mid(i));
    changes.add(WordChange::Added, after.mid(j));
}

} // namespace

QList<WordChange> diffWords(const QString &before, const QString &after)
{
    const QStringList old = wordsOf(before);
    const QStringList young = wordsOf(after);
    const qsizetype least = std::min(old.size(), young.size());
    qsizetype first = 0;
    while (first < least && old[first] == young[first])
        ++first;
    qsizetype last = 0;
    while (last < least - first && old[old.size() - 1 - last] == young[young.size() - 1 - last])
        ++last;
    Changes changes;
    changes.add(WordChange::Same, old.mid(0, first));
    compare(old.mid(first, old.size() - first - last), young.mid(first, young.size() - first - last), changes);
    changes.add(WordChange::Same, old.mid(old.size() - last));
    return changes.all();
}

} // namespace ui
