#include "core/chunking/tables.h"

#include <algorithm>

namespace core {
namespace {

constexpr float wideGap = 1.5f; // in font sizes: wider than a space
constexpr int leastRows = 3;    // rows per table
constexpr int mostBetween = 2;  // lines between two rows with numbers: names of groups, labels of two lines
constexpr int mostHeaderLines = 4;
constexpr int longestHeaderLine = 120; // characters of a header line without columns
constexpr int longestTableTitle = 60;
constexpr int longestHeader = 240; // characters of all header lines

struct Digits
{
    int digits = 0;
    int letters = 0;

    bool isFigure() const { return digits > 0 && letters == 0; }
};

Digits count(QStringView word)
{
    Digits digits;
    for (const QChar c : word) {
        digits.digits += c.isDigit();
        digits.letters += c.isLetter();
    }
    return digits;
}

bool isYear(QStringView word)
{
    const int year = word.size() == 4 ? word.toInt() : 0;
    return year >= 1900 && year < 2100;
}

qsizetype headerOf(const QList<LineShape> &lines, qsizetype first)
{
    qsizetype header = first;
    int length = 0;
    bool hasColumns = false;
    while (header > 0 && first - header < mostHeaderLines) {
        const LineShape &line = lines[header - 1];
        const bool overColumns = line.wide || line.years;
        length += line.length + 1;
        if (line.figures || line.length == 0 || line.sentence || length > longestHeader ||
            line.length > (overColumns ? longestHeaderLine : longestTableTitle))
            break;
        hasColumns = hasColumns || overColumns;
        --header;
    }
    return hasColumns ? header : first;
}

} // namespace

LineShape shapeOf(const Page &page, int from, int to, qsizetype &word)
{
    LineShape shape;
    shape.length = to - from;
    const QStringView text = QStringView(page.text).mid(from, to - from).trimmed();
    shape.sentence = text.endsWith(u'.') || text.endsWith(u';');
    int years = 0;
    int others = 0;
    float right = 0;
    bool first = true;
    while (word < page.words.size() && page.words[word].from < from) // skips words of a line that was left out
        ++word;
    for (; word < page.words.size() && page.words[word].from < to; ++word) {
        const Word &each = page.words[word];
        const QStringView written = QStringView(page.text).mid(each.from, each.length);
        shape.wide = shape.wide || (!first && each.box.left - right > wideGap * each.size);
        if (isYear(written)) {
            ++years;
        } else {
            const Digits digits = count(written);
            shape.figures = shape.figures || (shape.wide && digits.isFigure());
            others += digits.digits + digits.letters > 0;
        }
        right = each.box.right;
        first = false;
    }
    shape.years = years > 0 && others == 0;
    return shape;
}

QList<TableLines> tablesAmong(const QList<LineShape> &lines)
{
    QList<TableLines> tables;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (!lines[i].figures)
            continue;
        TableLines table{i, i, i};
        int rows = 1;
        for (qsizetype next = i + 1; next < lines.size() && next - table.last <= mostBetween + 1; ++next) {
            if (!lines[next].figures)
                continue;
            table.last = next;
            ++rows;
        }
        if (rows >= leastRows) {
            table.header = headerOf(lines, i);
            tables.append(table);
        }
        i = table.last;
    }
    return tables;
}

} // namespace core
