#include "core/chunking/pagelines.h"

#include "core/chunking/pagecounters.h"
#include "core/chunking/tables.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <optional>

namespace core {
namespace {

constexpr int edgeLines = 3;        // lines at the top and bottom of a page that may be heads or feet
constexpr int longestHead = 200;    // in characters
constexpr int leastRepetitions = 3; // fewest pages that share a head
constexpr double sharedBy = 0.04;   // smallest share of the document's pages that have it
constexpr float sameHeight = 6;     // points; heads are in the same place on each page
constexpr float nearHead = 2.5f;    // in font sizes: a line this close above the text belongs to it
constexpr qsizetype leastWords = 3; // in characters, besides its number, for a line that begins one of many records
constexpr qsizetype firstRows = 12; // rows of a page in which a table would be noticed

QList<TextLine> linesOf(const Page &page)
{
    QList<TextLine> lines;
    qsizetype word = 0;
    for (qsizetype from = 0; from < page.text.size();) {
        qsizetype to = page.text.indexOf(u'\n', from);
        if (to < 0)
            to = page.text.size();
        TextLine line{int(from), int(to)};
        line.bold = word < page.words.size() && page.words[word].from < to;
        for (; word < page.words.size() && page.words[word].from < to; ++word) {
            if (line.top < 0)
                line.top = page.words[word].box.top;
            line.size = std::max(line.size, page.words[word].size);
            line.bold = line.bold && page.words[word].bold;
        }
        if (QStringView(page.text).mid(from, to - from).trimmed().isEmpty()) {
            if (!lines.isEmpty())
                lines.last().endsBlock = true;
        } else {
            lines.append(line);
        }
        from = to + 1;
    }
    return lines;
}

// The number at the end or else the beginning of a line that may be its page's number; nothing if there is none.
std::optional<int> pageNumberIn(QStringView line)
{
    constexpr qsizetype most = 5; // digits
    line = line.trimmed();
    qsizetype last = line.size();
    while (last > 0 && line[last - 1].isDigit())
        --last;
    qsizetype first = 0;
    while (first < line.size() && line[first].isDigit())
        ++first;
    const QStringView number = last < line.size() ? line.sliced(last) : line.first(first);
    return number.isEmpty() || number.size() > most ? std::optional<int>() : number.toInt();
}

class Heads
{
public:
    Heads(const QList<Page> &pages, QList<QList<TextLine>> &lines) : m_counters(pages.size())
    {
        for (qsizetype i = 0; i < pages.size(); ++i) {
            forEachEdge(lines[i], [&](const TextLine &line, bool atTop) {
                if (line.to - line.from <= longestHead)
                    m_counters.add(edgeLineOf(pages[i], line), atTop, pages[i].number);
            });
        }
        for (qsizetype i = 0; i < pages.size(); ++i) {
            forEachEdge(lines[i], [&](TextLine &line, bool atTop) { count(pages[i], line, atTop, int(i)); });
            m_pages += !lines[i].isEmpty();
        }
        for (qsizetype i = 0; i < pages.size(); ++i)
            mark(pages[i], lines[i]);
        findRecords(pages, lines);
        if (isNothingElse(lines))
            keepWords(pages, lines);
    }

private:
    struct Seen
    {
        int pages = 0;
        int lastPage = -1;
        QHash<int, int> heights; // number of pages, by the position of the line
        QHash<int, int> offsets; // number of pages, by the difference between the number and the page
    };

    template <class Take>
    static void forEachEdge(QList<TextLine> &lines, const Take &take)
    {
        const qsizetype edge = std::min<qsizetype>(edgeLines, lines.size());
        for (qsizetype i = 0; i < edge; ++i)
            take(lines[i], true);
        for (qsizetype i = lines.size() - edge; i < lines.size(); ++i)
            take(lines[i], false);
    }

    QString keyOf(const Page &page, const TextLine &line, bool atTop) const
    {
        if (line.to - line.from > longestHead)
            return {};
        const EdgeLine edge = edgeLineOf(page, line);
        return edge.pattern.isEmpty() ? QString() : m_counters.keyOf(edge, atTop, page.number);
    }

    static int heightOf(const TextLine &line) { return line.top < 0 ? -1 : int(std::lround(line.top / sameHeight)); }

    void count(const Page &page, const TextLine &line, bool atTop, int index)
    {
        const QString key = keyOf(page, line, atTop);
        if (key.isEmpty())
            return;
        Seen &seen = m_seen[key];
        seen.pages += seen.lastPage != index;
        seen.lastPage = index;
        ++seen.heights[heightOf(line)];
        if (const std::optional<int> offset = offsetOf(page, line))
            ++seen.offsets[*offset];
    }

    static std::optional<int> offsetOf(const Page &page, const TextLine &line)
    {
        const std::optional<int> number = pageNumberIn(QStringView(page.text).mid(line.from, line.to - line.from));
        return number ? std::optional(*number - page.number) : std::nullopt;
    }

    // Whether it is at the same height as on other pages; or is outermost, with a number that counts pages like theirs.
    bool isRunning(const Page &page, const TextLine &line, bool atTop, bool isOutermost) const
    {
        const auto seen = m_seen.constFind(keyOf(page, line, atTop));
        if (seen == m_seen.constEnd())
            return false;
        const int enough = std::max(leastRepetitions, int(std::ceil(sharedBy * m_pages)));
        const int height = heightOf(line);
        const int there =
            seen->heights.value(height) + seen->heights.value(height - 1) + seen->heights.value(height + 1);
        const std::optional<int> offset = isOutermost ? offsetOf(page, line) : std::nullopt;
        const bool counts = offset && seen->offsets.value(*offset) >= enough;
        return seen->pages >= enough && (height < 0 || there >= enough || counts);
    }

    // Works inwards from the edge as long as lines repeat: what follows a line of text is text.
    void mark(const Page &page, QList<TextLine> &lines) const
    {
        const qsizetype edge = std::min<qsizetype>(edgeLines, lines.size());
        for (qsizetype i = 0; i < edge && isRunning(page, lines[i], true, i == 0); ++i)
            lines[i].isHead = true;
        for (qsizetype i = lines.size() - 1;
             i >= lines.size() - edge && isRunning(page, lines[i], false, i == lines.size() - 1); --i)
            lines[i].isHead = true;
    }

    // First lines of pages in the same place that are equal except for a number that differs.
    static void findRecords(const QList<Page> &pages, QList<QList<TextLine>> &lines)
    {
        struct Record
        {
            TextLine *line;
            QString number;
        };
        QHash<QString, QList<Record>> alike;
        for (qsizetype i = 0; i < pages.size(); ++i) {
            const auto first =
                std::find_if(lines[i].begin(), lines[i].end(), [](const TextLine &line) { return !line.isHead; });
            if (first == lines[i].end() || first->to - first->from > longestHead || first->top < 0)
                continue;
            const EdgeLine edge = edgeLineOf(pages[i], *first);
            if (edge.numbers.size() == 1 && edge.pattern.size() > leastWords)
                alike[edge.pattern].append({&*first, edge.numbers.first().digits});
        }
        for (const QList<Record> &records : std::as_const(alike)) {
            QSet<QString> numbers;
            for (const Record &record : records) {
                if (heightOf(*record.line) == heightOf(*records.first().line))
                    numbers.insert(record.number);
            }
            if (numbers.size() < leastRepetitions || numbers.size() * 2 < records.size())
                continue;
            for (const Record &record : records)
                record.line->beginsRecord = true;
        }
    }

    static bool isNothingElse(const QList<QList<TextLine>> &lines)
    {
        const auto isHead = [](const TextLine &line) { return line.isHead; };
        return std::all_of(lines.begin(), lines.end(),
                           [&](const QList<TextLine> &page) { return std::all_of(page.begin(), page.end(), isHead); });
    }

    // A line that is on all pages is kept once; only its numbers go.
    static void keepWords(const QList<Page> &pages, QList<QList<TextLine>> &lines)
    {
        for (qsizetype i = 0; i < pages.size(); ++i) {
            for (TextLine &line : lines[i])
                line.isHead = edgeLineOf(pages[i], line).isNumber();
        }
    }

    PageCounters m_counters;
    QHash<QString, Seen> m_seen;
    int m_pages = 0; // pages that have text
};

// A table that continues over pages repeats its column heads like running heads, but they belong to it.
void keepNamesOfColumns(const Page &page, QList<TextLine> &lines)
{
    const auto text = std::find_if(lines.cbegin(), lines.cend(), [](const TextLine &line) { return !line.isHead; });
    const qsizetype heads = text - lines.cbegin();
    if (heads == 0 || heads == lines.size())
        return;
    QList<LineShape> shapes;
    qsizetype first = 0; // after the last head that has a digit, such as the page number
    qsizetype word = 0;
    for (const TextLine &line : lines.first(std::min(heads + firstRows, lines.size()))) {
        shapes.append(shapeOf(page, line.from, line.to, word));
        if (shapes.size() <= heads && shapes.last().figures)
            first = shapes.size();
    }
    const QList<TableLines> tables = tablesAmong(shapes.mid(first));
    if (tables.isEmpty() || first + tables.first().first < heads)
        return;
    qsizetype kept = heads;
    for (qsizetype i = heads; i-- > first + tables.first().header;) {
        const float distance = lines[i].top < 0 ? -1 : lines[i + 1].top - lines[i].top;
        if (distance < 0 || distance > nearHead * std::max(lines[i].size, lines[i + 1].size))
            break;
        if (shapes[i].wide || shapes[i].years)
            kept = i;
    }
    for (qsizetype i = kept; i < heads; ++i)
        lines[i].isHead = false;
}

} // namespace

QList<QList<TextLine>> linesOf(const QList<Page> &pages, const std::stop_token &stop)
{
    QList<QList<TextLine>> lines;
    for (const Page &page : pages)
        lines.append(stop.stop_requested() ? QList<TextLine>() : linesOf(page));
    const Heads heads(pages, lines);
    for (qsizetype i = 0; i < pages.size(); ++i)
        keepNamesOfColumns(pages[i], lines[i]);
    return lines;
}

} // namespace core
