#include "core/workers/pdf/fields.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace core {
namespace {

// In font sizes.
constexpr float SmallLabel = 0.88F; // largest label, relative to the values below
constexpr float NearValue = 2.2F;   // distance of a value below its label
constexpr float FieldGap = 1.5F;    // space between two labels
constexpr float SameLeft = 0.4F;    // difference between the left edges of label and value
constexpr std::size_t MinPairs = 2; // in a line of labels and a line of values
constexpr std::size_t MaxWords = 8; // per label

using Field = std::vector<int>; // indexes of words

class Form
{
public:
    Form(const Part &part, const std::vector<PlacedWord> &words) : m_part(part), m_words(words) {}

    std::vector<Part> cut()
    {
        std::vector<Part> found;
        Part open;
        for (std::size_t i = 0; i < m_part.size();) {
            std::size_t pairs = 0;
            bool areSideBySide = false;
            while (i + 2 * pairs + 1 < m_part.size() && isPair(i + 2 * pairs)) {
                areSideBySide = areSideBySide || fieldsOf(m_part[i + 2 * pairs]).size() > 1;
                ++pairs;
            }
            if (pairs < MinPairs || !areSideBySide) {
                open.push_back(m_part[i++]);
                continue;
            }
            if (!open.empty())
                found.push_back(std::exchange(open, {}));
            for (; pairs > 0; --pairs, i += 2)
                addPair(found, i);
        }
        if (!open.empty())
            found.push_back(std::move(open));
        return found;
    }

private:
    std::vector<Field> fieldsOf(const Row &row) const
    {
        std::vector<Field> fields;
        for (const int w : row.words) {
            if (fields.empty() || m_words[w].left - m_words[fields.back().back()].right > FieldGap * row.size)
                fields.emplace_back();
            fields.back().push_back(w);
        }
        return fields;
    }

    bool isAbove(const Field &label, const Field &value) const
    {
        const PlacedWord &first = m_words[value.front()];
        return std::abs(m_words[label.front()].left - first.left) < SameLeft * first.size;
    }

    bool isPair(std::size_t i) const
    {
        const Row &labels = m_part[i];
        const Row &values = m_part[i + 1];
        if (labels.largest > SmallLabel * values.size || values.base - labels.base > NearValue * values.size)
            return false;
        const std::vector<Field> above = fieldsOf(labels);
        const auto hasLabel = [&](const Field &value) {
            return std::any_of(above.begin(), above.end(), [&](const Field &label) {
                return label.size() <= MaxWords && m_words[label.front()].letters > 0 && isAbove(label, value);
            });
        };
        const std::vector<Field> below = fieldsOf(values);
        return std::all_of(below.begin(), below.end(), hasLabel);
    }

    void addPair(std::vector<Part> &found, std::size_t i) const
    {
        const std::vector<Field> values = fieldsOf(m_part[i + 1]);
        for (const Field &label : fieldsOf(m_part[i])) {
            found.emplace_back();
            add(found.back(), label);
            for (const Field &value : values)
                if (isAbove(label, value))
                    add(found.back(), value);
        }
    }

    void add(Part &part, const Field &words) const
    {
        part.emplace_back();
        part.back().words = words;
        takeBase(part.back(), m_words);
    }

    const Part &m_part;
    const std::vector<PlacedWord> &m_words;
};

} // namespace

std::vector<Part> apartFromFields(const Part &part, const std::vector<PlacedWord> &words)
{
    return Form(part, words).cut();
}

} // namespace core
