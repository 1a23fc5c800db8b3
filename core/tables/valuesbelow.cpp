#include "core/tables/valuesbelow.h"

#include "core/tables/tablerows.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr int longestColonLabel = 60; // in characters
constexpr int longestHeadLabel = 40;  // in characters, without a colon
constexpr qsizetype mostWordsOfHead = 4;
constexpr qsizetype mostLabelWords = 5;
constexpr qsizetype mostValueWords = 10;
constexpr qsizetype mostFragments = 2000; // per page
constexpr float nearBelow = 1.3f;         // largest distance between a label and its value, in font sizes
constexpr float labelEdge = 0.6f;         // largest distance between their edges, in font sizes
constexpr float sameRowPitch = 1.4f;      // in distances of label and value: the next row
constexpr float besideValue = 6;
constexpr float besideLabel = 15; // distance to text after a label, in font sizes

struct Placed
{
    const Fragment *fragment;
    int line;
};

class FieldFinder
{
public:
    FieldFinder(const Page &page, const QList<PrintedLine> &lines, const QList<bool> &used)
        : m_page(page),
          m_lines(lines),
          m_used(used)
    {
        for (int i = 0; i < lines.size() && m_all.size() < mostFragments; ++i) {
            for (const Fragment &each : lines[i].fragments) {
                if (!used[i])
                    m_all.append({&each, i});
            }
        }
    }

    QList<WordTable> found() const
    {
        QList<WordTable> tables;
        for (int i = 0; i < m_lines.size() && m_all.size() < mostFragments; ++i) {
            const QList<Pair> pairs = m_used[i] ? QList<Pair>() : pairsOf(m_lines[i]);
            if (!pairs.isEmpty())
                tables.append(tableOf(i, pairs));
        }
        return tables;
    }

private:
    struct Pair
    {
        const Fragment *label;
        Placed value;
    };

    QList<Pair> pairsOf(const PrintedLine &line) const
    {
        const QList<Pair> heads = headPairs(line);
        return heads.isEmpty() ? colonPairs(line) : heads;
    }

    // "Contact:" with nothing after it.
    QList<Pair> colonPairs(const PrintedLine &line) const
    {
        QList<Pair> pairs;
        for (const Fragment &each : line.fragments) {
            const QString text = textOf(m_page, each);
            if (!text.endsWith(u':') || text.size() > longestColonLabel || text.count(u' ') >= mostLabelWords ||
                letters(text) < 2 || hasBeside(each))
                continue;
            const std::optional<Placed> value = below(each);
            const QString said = value ? textOf(m_page, *value->fragment) : QString();
            if (value && !said.endsWith(u':') && said.count(u' ') < mostValueWords && !goesOn(line, *value->fragment))
                pairs.append({&each, *value});
        }
        return pairs;
    }

    // "Project   Customer   Date" over one line of values, half of which have digits; more such lines form a table.
    QList<Pair> headPairs(const PrintedLine &line) const
    {
        QList<Pair> pairs;
        qsizetype figures = 0;
        qsizetype further = 0; // values with another one just as close below
        for (const Fragment &each : line.fragments) {
            const std::optional<Placed> value = isHead(textOf(m_page, each)) ? below(each) : std::nullopt;
            if (!value || isAgain(pairs, *value) || textOf(m_page, *value->fragment).endsWith(u':'))
                return {};
            const std::optional<Placed> next = below(*value->fragment);
            const float pitch = value->fragment->box.top - each.box.top;
            if (next && hasFigure(textOf(m_page, *next->fragment)))
                return {};
            further += next && next->fragment->box.top - value->fragment->box.top < sameRowPitch * pitch;
            figures += hasFigure(textOf(m_page, *value->fragment));
            pairs.append({&each, *value});
        }
        return pairs.size() > 1 && 2 * figures >= pairs.size() && further < 2 ? pairs : QList<Pair>();
    }

    // True for a row of several cells, or a list.
    bool goesOn(const PrintedLine &labels, const Fragment &value) const
    {
        const bool hasNext = std::any_of(m_all.begin(), m_all.end(), [&](const Placed &each) {
            const Box &box = each.fragment->box;
            const float middle = (box.top + box.bottom) / 2;
            const bool isUnderLabel =
                std::any_of(labels.fragments.begin(), labels.fragments.end(), [&](const Fragment &label) {
                    return std::abs(label.box.left - box.left) < labelEdge * label.size;
                });
            return middle > value.box.top && middle < value.box.bottom && box.left > value.box.right &&
                   box.left < value.box.right + besideValue * value.size && !isUnderLabel;
        });
        const std::optional<Placed> next = hasNext ? std::nullopt : below(value);
        return hasNext || (next && value.number && next->fragment->number);
    }

    static bool isAgain(const QList<Pair> &pairs, const Placed &value)
    {
        return std::any_of(pairs.begin(), pairs.end(), [&](const Pair &each) {
            return each.value.fragment == value.fragment || each.value.line != value.line;
        });
    }

    static bool isHead(const QString &text)
    {
        return text.size() <= longestHeadLabel && text.front().isUpper() && !hasFigure(text) &&
               text.count(u' ') < mostWordsOfHead && letters(text) > 1 && !text.endsWith(u'.') && !text.endsWith(u',');
    }

    static bool hasFigure(const QString &text)
    {
        return std::any_of(text.begin(), text.end(), [](QChar c) { return c.isDigit() || c == u'@'; });
    }

    static qsizetype letters(const QString &text)
    {
        return std::count_if(text.begin(), text.end(), [](QChar c) { return c.isLetter(); });
    }

    bool hasBeside(const Fragment &label) const
    {
        return std::any_of(m_all.begin(), m_all.end(), [&](const Placed &each) {
            const Box &box = each.fragment->box;
            const float middle = (box.top + box.bottom) / 2;
            return middle > label.box.top && middle < label.box.bottom && box.left > label.box.right &&
                   box.left < label.box.right + besideLabel * label.size &&
                   !textOf(m_page, *each.fragment).endsWith(u':');
        });
    }

    std::optional<Placed> below(const Fragment &label) const
    {
        std::optional<Placed> nearest;
        for (const Placed &each : m_all) {
            const Box &box = each.fragment->box;
            const float down = box.top - label.box.bottom;
            const bool isAligned = std::abs(box.left - label.box.left) < labelEdge * label.size ||
                                   std::abs(box.right - label.box.right) < labelEdge * label.size;
            if (each.fragment != &label && isAligned && down > -0.3f * label.size && down < nearBelow * label.size &&
                (!nearest || box.top < nearest->fragment->box.top))
                nearest = each;
        }
        return nearest;
    }

    WordTable tableOf(int line, const QList<Pair> &pairs) const
    {
        WordTable found;
        found.first = line;
        found.last = line;
        found.hasCaption = false; // it belongs to a block of others
        found.table.columns.append(TableColumn());
        for (const Pair &each : pairs) {
            TableRow row;
            row.label = textOf(m_page, *each.label);
            row.from = each.label->from;
            row.length = each.label->to - each.label->from;
            row.cells.append(tableCell(m_page, *each.value.fragment, 0));
            row.box = united(each.label->box, each.value.fragment->box);
            found.last = std::max(found.last, each.value.line);
            found.table.box = found.table.rows.isEmpty() ? row.box : united(found.table.box, row.box);
            found.table.rows.append(row);
        }
        return found;
    }

    const Page &m_page;
    const QList<PrintedLine> &m_lines;
    const QList<bool> &m_used;
    QList<Placed> m_all; // fragments outside tables
};

} // namespace

QList<WordTable> valuesBelowIn(const Page &page, const QList<PrintedLine> &lines, const QList<bool> &used)
{
    return FieldFinder(page, lines, used).found();
}

} // namespace core
