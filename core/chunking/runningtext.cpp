// Rejoins words cut at line ends, and paragraphs interrupted by notes and page breaks.
#include "core/chunking/runningtext.h"

#include "core/chunking/askedwords.h"
#include "core/chunking/footnotes.h"
#include "core/chunking/furniture.h"
#include "core/chunking/headings.h"
#include "core/chunking/leaders.h"
#include "core/chunking/pagelines.h"
#include "core/chunking/tables.h"
#include "core/language/lexicon.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace core {
namespace {

constexpr int longestHeading = 120;  // in characters
constexpr float headingSize = 1.15f; // relative to the size of most of the text
constexpr float leastBold = 0.9f;    // relative to that size: smaller bold lines are notes
constexpr int mostBoldLines = 2;     // lines per heading
constexpr int leastBlank = 3;        // underscores in a line to fill in, which is not a heading
constexpr int shortWord = 3;         // letters of a short word within a compound
constexpr int leastWithCover = 6;    // pages; shorter documents have no cover
constexpr int mostTitles = 100;      // outline titles per page
constexpr int longestTitle = 300;    // characters per title
constexpr int searched = 100'000;    // characters searched for titles per page: an outline may be hostile

// The size of most characters.
float bodySize(const QList<Page> &pages)
{
    QHash<int, qint64> characters;
    for (const Page &page : pages) {
        for (auto word = page.words.cbegin(); word != page.words.cend();) { // often many words of one size in a row
            const float size = word->size;
            qint64 alike = 0;
            do
                alike += word->length;
            while (++word != page.words.cend() && word->size == size);
            characters[int(std::lround(size * 2))] += alike;
        }
    }
    characters.remove(0);
    const auto most = std::max_element(characters.cbegin(), characters.cend());
    return most == characters.cend() ? 0 : float(most.key()) / 2;
}

bool isBoldRare(const QList<Page> &pages)
{
    qint64 bold = 0, all = 0;
    for (const Page &page : pages) {
        for (const Word &word : page.words) {
            all += word.length;
            bold += word.bold ? word.length : 0;
        }
    }
    return bold > 0 && bold * 3 < all;
}

QString wordEnding(QStringView text)
{
    qsizetype from = text.size();
    while (from > 0 && text[from - 1].isLetter())
        --from;
    return text.mid(from).toString().toLower();
}

QString wordBeginning(QStringView text)
{
    qsizetype to = 0;
    while (to < text.size() && text[to].isLetter())
        ++to;
    return text.first(to).toString().toLower();
}

// 0 if it is not a letter.
char16_t lowerLetter(QChar c)
{
    const char16_t unit = c.unicode();
    if (unit < 128)
        return (unit >= u'a' && unit <= u'z') ? unit : (unit >= u'A' && unit <= u'Z') ? char16_t(unit + 32) : u'\0';
    return c.isLetter() ? c.toLower().unicode() : u'\0';
}

class Builder
{
public:
    Builder(const QList<Page> &pages, const QList<OutlineItem> &outline, const std::stop_token &stop)
        : m_pages(pages),
          m_outline(outline),
          m_stop(stop),
          m_bodySize(bodySize(pages)),
          m_boldSays(isBoldRare(pages)),
          m_lines(linesOf(pages, stop)),
          m_paths(outline)
    {
        for (qsizetype i = 0; i + 1 < pages.size(); ++i)
            putNotesBeforeWhatGoesOn(i);
        learnWords();
    }

    RunningText build()
    {
        int coverEnd = 0;
        for (qsizetype i = 0; i < m_pages.size() && !m_stop.stop_requested(); ++i) {
            addPage(m_pages[i], m_lines[i]);
            if (i == 0 && m_pages.size() >= leastWithCover)
                coverEnd = int(m_running.text.size());
        }
        addFurniture();
        nest(m_running.headings, coverEnd);
        return std::move(m_running);
    }

private:
    QStringView textOf(qsizetype page, const TextLine &line) const
    {
        return QStringView(m_pages[page].text).mid(line.from, line.to - line.from);
    }

    // Comes after the text, in a passage of its own and no section.
    void addFurniture()
    {
        const QList<FurnitureLine> furniture = furnitureSaidNowhereElse(m_pages, m_lines, m_stop);
        for (const FurnitureLine &each : furniture) {
            m_running.text += m_running.text.isEmpty() ? u"" : u"\n\n";
            if (&each == &furniture.first()) {
                m_running.headings.append(Heading{int(m_running.text.size()), {}});
                m_running.cuts.append(int(m_running.text.size()));
            }
            append(m_pages[each.page], each.line.from, each.line.to, false);
        }
    }

    // Stays within the page, so that pages remain in order.
    void putNotesBeforeWhatGoesOn(qsizetype at)
    {
        const auto isText = [](const TextLine &line) { return !line.isHead; };
        const auto next = std::find_if(m_lines[at + 1].cbegin(), m_lines[at + 1].cend(), isText);
        QList<TextLine> &lines = m_lines[at];
        const auto first = std::find_if(lines.begin(), lines.end(), isText);
        const auto last = std::find_if(lines.rbegin(), std::make_reverse_iterator(first), isText).base();
        if (next == m_lines[at + 1].cend() || first == last || (last - 1)->size >= m_bodySize ||
            !std::all_of(first, last, isText))
            return; // the usual case
        QList<PageLine> shown;
        for (auto line = first; line != last; ++line)
            shown.append({textOf(at, *line), line->size, line->endsBlock});
        const auto found = unfinishedBeforeNotes(shown, m_bodySize, textOf(at + 1, *next));
        if (!found)
            return;
        (last - 1)->endsBlock = true;
        std::rotate(first + found->from, first + found->notes, last);
    }

    // Learns, for words cut at line ends, which form the document uses elsewhere.
    void learnWords()
    {
        AskedWords asked;
        forEachCut([&](const QString &first, const QString &second) {
            for (const QString &word : {first, second, QString(first + second), QString(first + u'-' + second)})
                asked.add(word);
        });
        if (asked.isEmpty())
            return;
        for (qsizetype i = 0; i < m_pages.size() && !m_stop.stop_requested(); ++i) {
            for (const TextLine &line : std::as_const(m_lines[i]))
                learnLine(QStringView(m_pages[i].text).mid(line.from, line.to - line.from), asked);
        }
    }

    void learnLine(QStringView line, const AskedWords &asked)
    {
        quint32 hash = 0;
        qsizetype from = -1; // start of the word
        for (qsizetype i = 0; i <= line.size(); ++i) {
            const char16_t lower = i < line.size() ? lowerLetter(line[i]) : u'\0';
            if (lower != u'\0' || (from >= 0 && i < line.size() && line[i] == u'-')) {
                from = from < 0 ? i : from;
                hash = AskedWords::hashed(hash, lower != u'\0' ? lower : u'-');
                continue;
            }
            const bool isWhole = i < line.size() || line.back() != u'-';
            if (from >= 0 && isWhole && asked.mayHave(hash)) {
                QString word = line.mid(from, i - from).toString();
                for (QChar &c : word)
                    c = c.toLower();
                if (asked.contains(word))
                    m_known.insert(word);
            }
            from = -1;
            hash = 0;
        }
    }

    template <class Take>
    void forEachCut(const Take &take) const
    {
        QStringView before; // the line, possibly on an earlier page
        for (qsizetype i = 0; i < m_pages.size() && !m_stop.stop_requested(); ++i) {
            for (const TextLine &line : m_lines[i]) {
                const QStringView text = textOf(i, line);
                if (isCut(before, text))
                    take(wordEnding(before.chopped(1)), wordBeginning(text));
                if (!line.isHead)
                    before = text;
            }
        }
    }

    static bool isCut(QStringView line, QStringView next)
    {
        if (line.size() < 2 || next.isEmpty() || !line[line.size() - 2].isLetter() || !next[0].isLetter())
            return false;
        const char16_t last = line.back().unicode();
        return last == QChar::SoftHyphen || ((last == u'-' || last == 0x2010) && next[0].isLower());
    }

    // Whether the hyphen at a line's end is part of the word.
    bool keepsHyphen(QStringView line, QStringView next) const
    {
        if (line.back() == QChar(QChar::SoftHyphen))
            return false;
        if (line.sliced(line.lastIndexOf(u' ') + 1).contains(u"://")) // a URL is cut without a hyphen
            return true;
        const QString first = wordEnding(line.chopped(1));
        const QString second = wordBeginning(next);
        if (m_known.contains(first + second))
            return false;
        const QStringView behind = next.sliced(second.size()); // "out-", "of-pocket"
        if (second.size() <= shortWord && behind.size() > 1 && behind[0] == u'-' && behind[1].isLetter())
            return true;
        return m_known.contains(first + u'-' + second) || (m_known.contains(first) && m_known.contains(second));
    }

    // "Import-" and "und Export" on the next line: the hyphen replaces the rest of a word, unlike in "out-" and
    // "of-pocket". Two letters may also end a word ("fac-tor"), so the first part must be a word by itself.
    bool isSuspended(QStringView line, QStringView next) const
    {
        const QString second = wordBeginning(next);
        if (line.back() == QChar(QChar::SoftHyphen) || next.size() <= second.size() ||
            !(next[second.size()].isSpace() || next[second.size()] == u'.') ||
            !lexicon().words("suspending-words").contains(second))
            return false;
        const QString first = wordEnding(line.chopped(1));
        return !m_known.contains(first + second) && (second.size() != 2 || m_known.contains(first));
    }

    // "~/.local/" and "share", "https://a.org/" and "text.html", "and/" and "or": nothing separates them. What follows
    // a whole address may be the next word.
    static bool isCutAtSlash(QStringView line, QStringView next)
    {
        if (line.size() < 2 || line.back() != u'/' || line[line.size() - 2].isSpace() || next.isEmpty())
            return false;
        const QStringView word = line.sliced(line.lastIndexOf(u' ') + 1);
        if (!word.contains(u"://") && !word.startsWith(u"www."))
            return next[0].isLower() && (word[word.size() - 2].isLower() || word.count(u'/') > 1);
        const QStringView behind = next.first(next.indexOf(u' ') < 0 ? next.size() : next.indexOf(u' ')).chopped(1);
        return (next[0].isLower() || next[0].isDigit()) &&
               std::any_of(behind.begin(), behind.end(), [](QChar c) { return QStringView(u"/._-=?").contains(c); });
    }

    // The continuation follows without a space; the hyphen stays if it is part of the word.
    bool joinCut(QStringView line, QStringView next)
    {
        if (!isCut(line, next) || isSuspended(line, next))
            return false;
        if (!keepsHyphen(line, next)) {
            m_running.text.chop(1);
            trimSpans();
        }
        m_glue = true;
        return true;
    }

    void addPage(const Page &page, const QList<TextLine> &lines)
    {
        const qsizetype begin = m_running.text.size();
        QList<int> places; // indexes of the lines that are kept
        QList<int> ends;
        const bool hasRows = leadsToValues(page, lines);
        QList<LineShape> shapes;
        qsizetype word = 0;
        int before = 0; // where the last line begins
        bool first = true;
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const TextLine &line = lines[i];
            if (line.isHead)
                continue;
            const QStringView text = QStringView(page.text).mid(line.from, line.to - line.from);
            if (first)
                beginPage(text);
            first = false;
            if (line.from < std::exchange(before, line.from))
                word = 0; // what continues after the notes
            shapes.append(shapeOf(page, line.from, line.to, word));
            places.append(int(m_running.text.size()));
            if (line.beginsRecord)
                beginRecord(line, text);
            else
                noteHeading(lines, i, text, shapes.last());
            appendLine(page, line, text, hasRows);
            ends.append(int(m_running.text.size()));
            endLine(page, lines, i, text);
            m_lastLine = text;
        }
        if (m_running.text.size() > begin)
            noteOutline(page, int(begin));
        for (const TableLines &table : tablesAmong(shapes)) {
            const int end = ends.value(table.last);
            leaveHeadingsOut(places[table.header], end);
            m_running.tables.append({places[table.header], places[table.first], places[table.first], end});
        }
    }

    // A sentence may continue on the next page, and so may a word.
    void beginPage(QStringView next)
    {
        m_glue = false;
        if (m_running.text.isEmpty())
            return;
        qsizetype last = m_running.text.size() - 1;
        while (last > 0 && m_running.text[last].isSpace())
            --last;
        m_running.text.truncate(last + 1);
        trimSpans();
        if (joinCut(m_lastLine, next))
            return;
        const QStringView text(m_running.text);
        const qsizetype line = text.lastIndexOf(u'\n') + 1;
        const bool isOfSeveral = line > 1 && text[line - 2] != u'\n'; // not a heading, nor a short item
        const bool continues = goesOn(text.sliced(line), next) || (isOfSeveral && endsInside(text.sliced(line), next));
        m_running.text += continues ? u"\n" : u"\n\n";
    }

    // "... for French or German with", "... unterliegt der": ends in an article or a preposition, and a word follows.
    static bool endsInside(QStringView line, QStringView next)
    {
        const QString last = line.sliced(line.lastIndexOf(u' ') + 1).toString();
        return !next.isEmpty() && next[0].isLetter() &&
               (lexicon().words("articles").contains(last) || lexicon().words("prepositions").contains(last));
    }

    void trimSpans()
    {
        while (!m_running.spans.isEmpty() && m_running.spans.last().from >= m_running.text.size())
            m_running.spans.removeLast();
        if (!m_running.spans.isEmpty()) {
            Span &last = m_running.spans.last();
            last.length = std::min(last.length, int(m_running.text.size()) - last.from);
        }
    }

    void appendLine(const Page &page, const TextLine &line, QStringView text, bool hasRows)
    {
        const bool isRest = std::exchange(m_glue, false); // the rest of a word
        const std::optional<Leader> leader = hasRows ? leaderIn(text) : std::nullopt;
        if (!leader) {
            append(page, line.from, line.to, !isRest);
            return;
        }
        append(page, line.from, line.from + int(leader->from), !isRest);
        m_running.text += u' ';
        append(page, line.from + int(leader->to), line.to, false);
    }

    void append(const Page &page, int from, int to, bool mayJoin)
    {
        const int at = int(m_running.text.size());
        m_running.text += QStringView(page.text).mid(from, to - from);
        if (mayJoin && !m_running.spans.isEmpty()) {
            Span &last = m_running.spans.last();
            // A line feed in between counts on both sides, so the span continues.
            if (last.page == page.number && from - (last.pageFrom + last.length) == at - (last.from + last.length)) {
                last.length = at - last.from + to - from;
                return;
            }
        }
        m_running.spans.append({at, to - from, page.number, from});
    }

    void endLine(const Page &page, const QList<TextLine> &lines, qsizetype i, QStringView text)
    {
        qsizetype following = i + 1;
        while (following < lines.size() && lines[following].isHead)
            ++following;
        if (following >= lines.size())
            return;
        const TextLine &next = lines[following];
        const QStringView nextText = QStringView(page.text).mid(next.from, next.to - next.from);
        if (following == i + 1 && joinCut(text, nextText))
            return;
        if (following == i + 1 && !lines[i].endsBlock && isCutAtSlash(text, nextText)) {
            m_glue = true;
            return;
        }
        m_running.text += lines[i].endsBlock ? u"\n\n" : u"\n";
    }

    // "Invoice 1004" above a page of its own starts a section, whatever the last one on the previous page.
    void beginRecord(const TextLine &line, QStringView text)
    {
        const int at = int(m_running.text.size());
        QList<Heading> &headings = m_running.headings;
        if (!headings.isEmpty() && headings.last().size > 0 &&
            QStringView(m_running.text).sliced(headings.last().at).trimmed().size() <= headings.last().title.size())
            headings.removeLast();
        m_running.cuts.append(at);
        m_headingSize = std::max(line.size, m_bodySize * headingSize);
        headings.append(Heading{at, text.toString().simplified(), m_headingSize, false});
        m_inHeading = false;
    }

    void noteHeading(const QList<TextLine> &lines, qsizetype i, QStringView text, const LineShape &shape)
    {
        const TextLine &line = lines[i];
        const bool large = m_bodySize > 0 && line.size >= m_bodySize * headingSize;
        const bool bold = !large && isBoldHeading(lines, i, text, shape);
        if ((!large && !bold) || text.size() > longestHeading || text.count(u'_') >= leastBlank ||
            !std::any_of(text.begin(), text.end(), [](QChar c) { return c.isLetter(); }) ||
            (text.trimmed().endsWith(u'.') && !(bold && isNumberedHeading(text)))) {
            m_inHeading = false;
            return;
        }
        const QString title = text.toString().simplified();
        const float size = bold ? m_bodySize : line.size;
        QList<Heading> &headings = m_running.headings;
        if (m_inHeading && !headings.isEmpty() && headings.last().title.size() < longestHeading &&
            headings.last().bold == bold && size == m_headingSize && !(bold && m_endedBlock))
            headings.last().title += u' ' + title;
        else
            headings.append({int(m_running.text.size()), title, size, bold});
        m_inHeading = true;
        m_headingSize = size;
        m_endedBlock = line.endsBlock;
    }

    // One or two bold lines of their own above text that is not bold.
    bool isBoldHeading(const QList<TextLine> &lines, qsizetype i, QStringView text, const LineShape &shape) const
    {
        const auto isBold = [&](qsizetype at) {
            return at >= 0 && at < lines.size() && lines[at].bold && !lines[at].isHead;
        };
        text = text.trimmed();
        if (!m_boldSays || m_bodySize <= 0 || !isBold(i) || lines[i].size < m_bodySize * leastBold ||
            (shape.wide && !isNumberedHeading(text)) || shape.figures || shape.years || text.size() > longestHeading ||
            text.startsWith(u'(') || text.endsWith(u',') || text.endsWith(u';'))
            return false;
        qsizetype first = i, last = i;
        while (isBold(first - 1) && !lines[first - 1].endsBlock)
            --first;
        while (isBold(last + 1) && !lines[last].endsBlock)
            ++last;
        const auto isLetter = [](QChar c) { return c.isLetter(); };
        return last - first < mostBoldLines && (first < i || text.front().isUpper() || text.front().isDigit()) &&
               std::count_if(text.begin(), text.end(), isLetter) * 2 > text.size();
    }

    // Column heads are bold too.
    void leaveHeadingsOut(int from, int to)
    {
        m_running.headings.removeIf(
            [&](const Heading &heading) { return heading.bold && heading.at >= from && heading.at < to; });
    }

    // An outline item that leads to a page applies to the line with the same text, or else to the page's beginning.
    void noteOutline(const Page &page, int begin)
    {
        const QStringView text = QStringView(m_running.text).mid(begin, searched);
        const QList<int> items = m_paths.leadingTo(page.number);
        for (const int item : items.first(std::min<qsizetype>(items.size(), mostTitles))) {
            const QString title = m_outline[item].title.left(longestTitle).simplified();
            if (title.isEmpty())
                continue;
            const qsizetype found = text.indexOf(title, 0, Qt::CaseInsensitive);
            noteOutline(item, begin + int(std::max<qsizetype>(0, found)));
        }
    }

    void noteOutline(int item, int at)
    {
        QList<Heading> &headings = m_running.headings;
        auto behind = std::lower_bound(headings.begin(), headings.end(), at,
                                       [](const Heading &each, int place) { return each.at < place; });
        // "Liquidity" in the outline is the large line "2.1 Liquidity".
        if (behind != headings.begin() && (behind - 1)->size > 0 && at <= (behind - 1)->at + (behind - 1)->title.size())
            --behind;
        else if (behind == headings.end() || behind->at != at)
            behind = headings.insert(behind, Heading{at, {}});
        behind->title = m_paths.pathOf(item);
        behind->size = 0;
        behind->bold = false; // there is more evidence than that
    }

    const QList<Page> &m_pages;
    const QList<OutlineItem> &m_outline;
    const std::stop_token m_stop;
    const float m_bodySize;
    const bool m_boldSays; // bold is significant because most of the text is not
    QList<QList<TextLine>> m_lines;
    QSet<QString> m_known;
    const OutlinePaths m_paths;
    RunningText m_running;
    QStringView m_lastLine;
    bool m_glue = false; // the next line begins with the rest of a word
    bool m_inHeading = false;
    bool m_endedBlock = false; // the previous heading
    float m_headingSize = 0;
};

} // namespace

RunningText runningText(const QList<Page> &pages, const QList<OutlineItem> &outline, const std::stop_token &stop)
{
    return Builder(pages, outline, stop).build();
}

} // namespace core
