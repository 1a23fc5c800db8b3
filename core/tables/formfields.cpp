#include "core/tables/formfields.h"

#include "core/tables/tablerows.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace core {
namespace {

constexpr float smallLabel = 0.88f; // largest label, relative to the size of its value
constexpr float nearValue = 2.2f;   // largest distance between label and value, in font sizes of the value
constexpr float beforeLabel = 0.4f; // how far a value may begin before its label, in the same unit
constexpr float widestField = 25;   // of a field without a neighbour to its right, in the same unit
constexpr float sameSize = 0.05f;   // difference between the labels of one form, as a share of their size
constexpr int leastFields = 3;
constexpr int longestFieldText = 60; // in characters; values too
constexpr qsizetype mostOnPage = 1500;
constexpr int mostHeadless = 3; // one label in so many may be below a larger text that has no label itself

struct PlacedFragment
{
    const Fragment *fragment = nullptr;
    int line = 0;
    float right = 0; // where the field ends whose label it may be
};

struct FormField
{
    PlacedFragment label;
    PlacedFragment value;
};

class FormFinder
{
public:
    FormFinder(const Page &page, const QList<PrintedLine> &lines, const QList<bool> &used) : m_page(page)
    {
        float smallest = 0;
        float largest = 0;
        for (int i = 0; i < lines.size(); ++i) {
            for (const Fragment &each : lines[i].fragments) {
                if (used[i] || each.size <= 0)
                    continue;
                m_all.append({&each, i, 0});
                smallest = m_all.size() == 1 ? each.size : std::min(smallest, each.size);
                largest = std::max(largest, each.size);
            }
        }
        if (m_all.size() > mostOnPage || smallest > smallLabel * largest)
            m_all.clear();
        for (PlacedFragment &each : m_all)
            each.right = endOfField(*each.fragment);
    }

    QList<FormField> fields() const
    {
        QList<FormField> all;
        for (const PlacedFragment &label : m_all) {
            const std::optional<PlacedFragment> value = mayBeLabel(*label.fragment) ? valueOf(label) : std::nullopt;
            if (value)
                all.append({label, *value});
        }
        QList<FormField> some;
        for (const FormField &each : std::as_const(all)) {
            if (alike(all, each) >= leastFields)
                some.append(each);
        }
        return isHeadless(some) ? QList<FormField>() : some;
    }

private:
    static qsizetype alike(const QList<FormField> &all, const FormField &one)
    {
        const float size = one.label.fragment->size;
        return std::count_if(all.begin(), all.end(), [&](const FormField &other) {
            return std::abs(other.label.fragment->size - size) <= sameSize * size;
        });
    }

    bool mayBeLabel(const Fragment &fragment) const
    {
        if (fragment.number || fragment.to - fragment.from > longestFieldText)
            return false;
        const QString text = textOf(m_page, fragment);
        const auto letters = std::count_if(text.begin(), text.end(), [](QChar c) { return c.isLetter(); });
        return letters > 1 && !text.endsWith(u'.') && !text.endsWith(u',');
    }

    // The left edge of the next text on the same height.
    float endOfField(const Fragment &label) const
    {
        float end = label.box.left + widestField * label.size / smallLabel;
        for (const PlacedFragment &each : m_all) {
            const Box &box = each.fragment->box;
            const float middle = (box.top + box.bottom) / 2;
            if (middle > label.box.top && middle < label.box.bottom && box.left > label.box.right)
                end = std::min(end, box.left);
        }
        return end;
    }

    static bool isInField(const PlacedFragment &label, const Fragment &value)
    {
        const float slack = beforeLabel * value.size;
        return value.box.left >= label.fragment->box.left - slack && value.box.left < label.right &&
               value.box.right <= label.right + slack;
    }

    // Whether `lower` is the next text in the field of `upper`, at most so far below it.
    static bool isBelow(const PlacedFragment &upper, const Fragment &lower, float size)
    {
        const float down = lower.box.bottom - upper.fragment->box.bottom;
        return down > 0.5f * size && down < nearValue * size && isInField(upper, lower);
    }

    // The nearest text below in its field, if that is larger.
    std::optional<PlacedFragment> valueOf(const PlacedFragment &label) const
    {
        std::optional<PlacedFragment> nearest;
        for (const PlacedFragment &each : m_all) {
            if (isBelow(label, *each.fragment, each.fragment->size) &&
                (!nearest || each.fragment->box.bottom < nearest->fragment->box.bottom))
                nearest = each;
        }
        const bool isValue = nearest && label.fragment->size <= smallLabel * nearest->fragment->size &&
                             nearest->fragment->to - nearest->fragment->from <= longestFieldText;
        return isValue ? nearest : std::nullopt;
    }

    // "2,400" above "employees" above "35" above "offices": captions below what they name, not above.
    bool isHeadless(const QList<FormField> &fields) const
    {
        const auto hasLabel = [&](const Fragment *fragment) {
            return std::any_of(fields.begin(), fields.end(),
                               [&](const FormField &each) { return each.value.fragment == fragment; });
        };
        const auto headless = std::count_if(fields.begin(), fields.end(), [&](const FormField &field) {
            const Fragment &label = *field.label.fragment;
            return std::any_of(m_all.begin(), m_all.end(), [&](const PlacedFragment &above) {
                const Fragment &larger = *above.fragment;
                return label.size <= smallLabel * larger.size && isBelow(above, label, larger.size) &&
                       !hasLabel(&larger);
            });
        });
        return headless * mostHeadless > fields.size();
    }

    const Page &m_page;
    QList<PlacedFragment> m_all;
};

TableRow fieldRow(const Page &page, const FormField &field)
{
    const Fragment &label = *field.label.fragment;
    TableRow row;
    row.label = textOf(page, label);
    row.from = label.from;
    row.length = label.to - label.from;
    row.cells.append(tableCell(page, *field.value.fragment, 0));
    row.box = united(label.box, field.value.fragment->box);
    return row;
}

} // namespace

QList<WordTable> formFieldsIn(const Page &page, const QList<PrintedLine> &lines, const QList<bool> &used)
{
    QList<WordTable> forms;
    int line = -1; // of the last label
    for (const FormField &field : FormFinder(page, lines, used).fields()) {
        const bool sharesLines = field.label.line == line && field.value.line == forms.last().last;
        const bool goesOn = sharesLines || (!forms.isEmpty() && field.label.line == forms.last().last + 1);
        if (!goesOn) {
            forms.append(WordTable());
            forms.last().first = field.label.line;
            forms.last().hasCaption = false;
            forms.last().table.columns.append(TableColumn());
        }
        WordTable &form = forms.last();
        const TableRow row = fieldRow(page, field);
        form.table.box = form.table.rows.isEmpty() ? row.box : united(form.table.box, row.box);
        form.table.rows.append(row);
        form.last = field.value.line;
        line = field.label.line;
    }
    return forms;
}

} // namespace core
