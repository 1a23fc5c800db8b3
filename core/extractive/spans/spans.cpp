// Reads a passage line by line; the kinds of the lines determine which of them form a span.
#include "core/extractive/spans/spans.h"

#include "core/chunking/headings.h"
#include "core/extractive/claims/opening.h"
#include "core/extractive/passages/quotable.h"
#include "core/extractive/spans/passagelines.h"
#include "core/extractive/spans/tablerowspans.h"
#include "core/language/lexicon.h"
#include "core/language/terms.h"
#include "core/language/tokenizedtext.h"

#include <QSet>

#include <algorithm>
#include <set>
#include <tuple>

namespace core {
namespace {

constexpr int longestOpening = 500; // characters of a heading and the sentences below it
constexpr int longestTitle = 400;   // characters of the lines that begin a document
constexpr int longestLeadIn = 200;  // characters read before an item
constexpr int longestValue = 300;   // characters in the value of a field
constexpr int shortLine = 60;       // characters of an address line, or of an item without a bullet
constexpr int mostShortLines = 8;   // short lines in one span
constexpr int fewestWords = 3;      // words in a sentence
constexpr int fewestUnended = 8;    // words of a sentence that lacks its end

int countWords(QStringView text)
{
    int words = 0;
    forEachTerm(text, [&](QStringView, int, int) { ++words; });
    return words;
}

bool pointsAhead(QStringView text)
{
    static const QSet<QString> &words = lexicon().terms("list-announcing");
    bool points = false;
    forEachTerm(text, [&](QStringView term, int, int) { points = points || words.contains(term.toString()); });
    return points;
}

bool isYearCell(const QString &cell)
{
    return cell.size() == 4 && (cell.startsWith(u"19") || cell.startsWith(u"20"));
}

// In nested lists, numbers contain letters, and letters contain bullets.
int depthOf(const QString &mark)
{
    return mark.contains(u'1') ? 0 : mark.contains(u'a', Qt::CaseInsensitive) ? 1 : 2;
}

class Finder
{
public:
    Finder(const Passage &passage, const QList<Table> &tables, int index, const QStringList &furniture)
        : m_passage(passage),
          m_tables(tables),
          m_index(index),
          m_rows(rowSpans(passage, tables)),
          m_heading(ownTitle(passage.heading))
    {
        QList<Stretch> places;
        for (const RowSpan &row : m_rows)
            places.append(row.at);
        m_lines = linesIn(passage, places, furniture);
    }

    QList<EvidenceSpan> find()
    {
        for (m_at = 0; m_at < m_lines.size();)
            takeBlock();
        endOpening();
        if (m_passage.page == 1 && m_passage.ordinal == 0)
            addTitle();
        return std::move(m_spans);
    }

private:
    static QString ownTitle(const QString &path)
    {
        constexpr int shortTitle = 20;
        const QString own = path.section(headingSeparator, -1);
        if (isToFillIn(own))
            return {};
        return own.size() < shortTitle ? path.section(headingSeparator, -2) : own;
    }

    QStringView textOf(const Stretch &at) const { return QStringView(m_passage.text).mid(at.from, at.to - at.from); }
    QStringView textOf(const PassageLine &line) const { return textOf(Stretch{line.from, line.to}); }
    const PassageLine &line() const { return m_lines[m_at]; }
    bool isAt(LineForm form) const { return m_at < m_lines.size() && m_lines[m_at].form == form; }

    qsizetype behindBlanks(qsizetype at) const
    {
        while (at < m_lines.size() && m_lines[at].form == LineForm::Blank)
            ++at;
        return at;
    }

    void takeBlock()
    {
        switch (line().form) {
        case LineForm::Blank:
            ++m_at;
            break;
        case LineForm::Contents:
            endOpening();
            m_leadIn = {};
            ++m_at;
            break;
        case LineForm::Furniture:
            ++m_at;
            break;
        case LineForm::Heading:
            takeHeadings();
            break;
        case LineForm::Item:
            takeList();
            break;
        case LineForm::Row:
            takeRow();
            break;
        case LineForm::Field:
            takeField();
            break;
        case LineForm::Caption:
            takeCaption();
            break;
        case LineForm::Text:
            takeText();
            break;
        }
    }

    EvidenceSpan &add(SpanKind kind, const Stretch &at)
    {
        m_spans.append({m_index, at.from, at.to, 0, 0, kind, folded(textOf(at)), m_heading});
        return m_spans.last();
    }

    // Takes headings: the text below is about their subject.
    void takeHeadings()
    {
        endOpening();
        m_leadIn = {};
        QStringList titles;
        m_open = {line().from, line().to};
        while (isAt(LineForm::Heading)) {
            if (m_lines[m_at].from != m_open.from && m_at > 0 && m_lines[m_at - 1].form == LineForm::Blank)
                m_open.from = line().from; // the heading nearest to the text
            m_open.to = line().to;
            titles.append(folded(textOf(line())));
            const qsizetype next = behindBlanks(m_at + 1);
            if (next >= m_lines.size() || m_lines[next].form != LineForm::Heading) {
                ++m_at;
                break;
            }
            m_at = next;
        }
        m_overOpening = m_heading;
        m_heading = folded(textOf(m_open));
        if (titles.size() > 1 && m_heading.size() < shortLine)
            m_heading = titles.mid(titles.size() - 2).join(headingSeparator);
        m_firstBelow = m_spans.size();
    }

    // Adds a heading with the text below, once that is known.
    void endOpening()
    {
        if (m_open.isEmpty())
            return;
        const Stretch heading = std::exchange(m_open, {});
        Stretch all = heading;
        int taken = 0;
        for (qsizetype i = m_firstBelow; i < m_spans.size() && taken < 2; ++i) {
            const EvidenceSpan &below = m_spans[i];
            if (below.to <= all.to)
                continue;
            if (below.kind == SpanKind::Row || below.kind == SpanKind::Caption || below.to - all.from > longestOpening)
                break;
            if (below.kind == SpanKind::Item && taken > 0)
                break;
            all.to = below.to;
            taken += below.kind == SpanKind::List ? 2 : 1;
        }
        if (taken == 0)
            return;
        EvidenceSpan opening{m_index, all.from, all.to, 0, 0, SpanKind::Opening, folded(textOf(all)), m_overOpening};
        const QString title = folded(textOf(heading));
        const QString below = folded(textOf(Stretch{heading.to, all.to}));
        opening.text = title + QLatin1String(endsSentence(title) ? " " : ": ") + below;
        if (opening.context.isEmpty())
            opening.context = m_passage.title;
        m_spans.insert(m_firstBelow, opening);
    }

    void takeRow()
    {
        m_leadIn = {};
        const auto known = std::find_if(m_rows.begin(), m_rows.end(), [&](const RowSpan &row) {
            return row.at.from < line().to && line().from < row.at.to;
        });
        if (known != m_rows.end()) {
            // Rows may share a line if two tables, or fields, are side by side.
            const int lineEnd = std::max(known->at.to, line().to);
            int end = 0;
            for (auto next = known; next != m_rows.end() && next->at.from < lineEnd; ++next) {
                EvidenceSpan &row = add(SpanKind::Row, next->at);
                row.text = next->text;
                row.context = next->context;
                row.leadFrom = next->lead.from;
                row.leadTo = next->lead.to;
                end = std::max(end, row.to);
            }
            while (m_at < m_lines.size() && m_lines[m_at].from < end)
                ++m_at;
            m_heads.clear();
            return;
        }
        takeUnknownRow();
        ++m_at;
    }

    // A row of numbers outside known tables: its cells are below those of the line that names the columns.
    void takeUnknownRow()
    {
        const QStringView text = textOf(line());
        const int label = labelLength(text);
        const QStringList cells = cellsBehind(text, label);
        const QString name = folded(text.first(label));
        const auto firstYear = std::find_if(cells.begin(), cells.end(), isYearCell);
        if (firstYear != cells.end() && firstYear - cells.begin() <= 1 &&
            std::all_of(firstYear, cells.end(), isYearCell)) { // "Year ended December 31, 2023 2022" names columns
            m_heads = QStringList(firstYear, cells.end());
            m_overRows = firstYear == cells.begin() ? name : name + u' ' + cells.first();
            return;
        }
        Stretch at{line().from, line().to};
        QStringList parts{name};
        for (qsizetype i = 0; i < cells.size(); ++i)
            parts.append(m_heads.size() == cells.size() ? m_heads[i] + QStringLiteral(": ") + cells[i] : cells[i]);
        if (name.isEmpty())
            return;
        EvidenceSpan &row = add(SpanKind::Row, at);
        row.text = parts.join(QStringLiteral("; "));
        if (!m_overRows.isEmpty())
            row.context = m_overRows + QStringLiteral(" \u00b7 ") + m_heading;
    }

    void takeField()
    {
        m_leadIn = {};
        Stretch at{line().from, line().to};
        const int label = fieldLabelLength(textOf(line()));
        while (!line().endsBlock && m_at + 1 < m_lines.size() && m_lines[m_at + 1].form == LineForm::Text &&
               m_lines[m_at + 1].to - at.from <= longestValue && continues(m_at)) {
            ++m_at;
            at.to = line().to;
        }
        ++m_at;
        const Stretch value{at.from + label, at.to};
        const QList<Sentence> parts = sentences(textOf(value));
        if (parts.size() > 1 && countWords(textOf(value)) > fewestUnended) {
            addSentences(at);
            return;
        }
        add(SpanKind::Field, at);
    }

    // Whether the next line continues this one.
    bool continues(qsizetype at) const
    {
        const QStringView text = textOf(m_lines[at]);
        const QStringView next = textOf(m_lines[at + 1]);
        if (!next.isEmpty() && next[0].isLower())
            return true;
        return !endsSentence(text) && text.size() * 4 >= widest() * 3;
    }

    int widest() const
    {
        int most = 0;
        for (const PassageLine &each : m_lines)
            most = std::max(most, each.length());
        return most;
    }

    void takeCaption()
    {
        Stretch at{line().from, line().to};
        while (!line().endsBlock && !endsSentence(textOf(line())) && m_at + 1 < m_lines.size() &&
               m_lines[m_at + 1].form == LineForm::Text && m_lines[m_at + 1].to - at.from <= longestValue) {
            ++m_at;
            at.to = line().to;
        }
        ++m_at;
        add(SpanKind::Caption, at);
    }

    // Takes items together with the lines that continue them.
    void takeList()
    {
        QList<Stretch> items;
        while (isAt(LineForm::Item)) {
            Stretch item{line().from, line().to};
            while (!line().endsBlock && m_at + 1 < m_lines.size() && m_lines[m_at + 1].form == LineForm::Text &&
                   m_lines[m_at + 1].to - item.from <= longestSpan && staysInItem(m_at)) {
                ++m_at;
                item.to = line().to;
            }
            ++m_at;
            items.append(item);
            const qsizetype next = behindFurniture(m_at);
            if (next < m_lines.size() && m_lines[next].form == LineForm::Item)
                m_at = next;
        }
        addList(items);
    }

    qsizetype behindFurniture(qsizetype at) const
    {
        while (at < m_lines.size() && (m_lines[at].form == LineForm::Blank || m_lines[at].form == LineForm::Furniture))
            ++at;
        return at;
    }

    bool staysInItem(qsizetype at) const
    {
        const QStringView text = textOf(m_lines[at]);
        const QStringView next = textOf(m_lines[at + 1]);
        if (!next.isEmpty() && next[0].isLower())
            return true;
        return text.size() * 4 >= widest() * 3; // a short line ends an item
    }

    void addList(const QList<Stretch> &items)
    {
        Stretch leadIn = std::exchange(m_leadIn, {});
        const auto isOuter = [&](const Stretch &one, const Stretch &other) {
            return depthOf(markOf(textOf(one))) < depthOf(markOf(textOf(other)));
        };
        const QString mark = markOf(textOf(*std::min_element(items.begin(), items.end(), isOuter)));
        QList<Stretch> outer; // each including its inner list
        for (const Stretch &item : items) {
            if (markOf(textOf(item)) == mark)
                outer.append(item);
            else if (!outer.isEmpty()) // a passage may begin inside an inner list
                outer.last().to = item.to;
        }
        if (leadIn.isEmpty() && countsNext(m_before, outer))
            leadIn = m_before;
        const QString announced = leadIn.isEmpty() ? QString() : folded(textOf(leadIn));
        if (outer.size() > 1)
            addWholeList(outer, leadIn);
        addListsInside(items);
        for (const Stretch &item : items) {
            const bool marked = beginsWithBullet(textOf(item)) || beginsWithLetter(textOf(item));
            const int bullet = marked ? behindBullet(textOf(item)) : 0;
            const QString text = folded(textOf(item).mid(bullet));
            if (text.isEmpty())
                continue;
            EvidenceSpan &span = add(SpanKind::Item, item);
            if (!announced.isEmpty()) {
                span.leadFrom = leadIn.from;
                span.leadTo = leadIn.to;
                span.text = announced.right(longestLeadIn) + u' ' + text;
            } else {
                span.text = text;
            }
            if (sentences(textOf(item)).size() > 1)
                addSentences({item.from + bullet, item.to});
        }
    }

    // "Names are used in three ways." before three items.
    bool countsNext(const Stretch &sentence, const QList<Stretch> &items) const
    {
        if (sentence.isEmpty() || items.size() < 2 || sentence.to > items.first().from ||
            sentence.to - sentence.from > longestLeadIn ||
            !textOf(Stretch{sentence.to, items.first().from}).trimmed().isEmpty())
            return false;
        const QList<ReadTerm> terms = readText(textOf(sentence).toString()).terms;
        return std::any_of(terms.begin(), terms.end(), [&](const ReadTerm &term) {
            return term.number && term.key == QString::number(items.size());
        });
    }

    // "3. The following is forbidden. a) ... b) ...": items with one kind of marker, after one with another.
    void addListsInside(const QList<Stretch> &items)
    {
        QList<Stretch> inner = items; // "4. a. Smoking" begins such a list
        for (Stretch &item : inner) {
            const int bullet = behindBullet(textOf(item));
            const Stretch behind{item.from + bullet, item.to};
            if (behind.from < behind.to && (beginsWithBullet(textOf(behind)) || beginsWithLetter(textOf(behind))) &&
                behindBullet(textOf(behind)) < behind.to - behind.from)
                item = behind;
        }
        for (qsizetype first = 1; first < inner.size();) {
            const QString mark = markOf(textOf(inner[first]));
            qsizetype end = first + 1;
            while (end < inner.size() && markOf(textOf(inner[end])) == mark)
                ++end;
            const Stretch &over = inner[first - 1];
            if (end - first > 1 && markOf(textOf(over)) != mark && inner[end - 1].to - over.from <= longestSpan)
                addWholeList(inner.mid(first, end - first), over);
            first = end;
        }
    }

    // In pieces that end at the end of an item.
    void addWholeList(const QList<Stretch> &items, const Stretch &leadIn)
    {
        qsizetype first = 0;
        while (first < items.size()) {
            const bool begins = first == 0 && !leadIn.isEmpty() && items[0].to - leadIn.from <= longestSpan;
            const int from = begins ? leadIn.from : items[first].from;
            qsizetype end = first + 1;
            while (end < items.size() && items[end].to - from <= longestSpan)
                ++end;
            if (end - first > 1) {
                EvidenceSpan &list = add(SpanKind::List, {from, items[end - 1].to});
                if (!begins && !leadIn.isEmpty()) {
                    list.leadFrom = leadIn.from;
                    list.leadTo = leadIn.to;
                    list.text = folded(textOf(leadIn)).right(longestLeadIn) + u' ' + list.text;
                }
            }
            first = end;
        }
    }

    void takeText()
    {
        const qsizetype first = m_at;
        while (isAt(LineForm::Text)) {
            const bool ends = line().endsBlock;
            ++m_at;
            if (ends)
                break;
        }
        const qsizetype end = m_at;
        const Stretch all{m_lines[first].from, m_lines[end - 1].to};
        if (isTableHead(textOf(all), m_tables))
            return;
        if (isBlockOfShortLines(first, end))
            addShortLines(first, end);
        else
            addSentences(all);
    }

    bool isBlockOfShortLines(qsizetype first, qsizetype end) const
    {
        for (qsizetype i = first; i < end; ++i) {
            const QStringView text = textOf(m_lines[i]);
            if (text.size() > shortLine || (text.endsWith(u'.') && countWords(text) > fewestWords))
                return false;
        }
        return end - first > 1 || !endsSentence(textOf(m_lines[first]));
    }

    void addShortLines(qsizetype first, qsizetype end)
    {
        const Stretch all{m_lines[first].from, m_lines[end - 1].to};
        const QStringView text = textOf(all);
        if (textOf(m_lines[first]).endsWith(u':') && end - first > 2) {
            m_leadIn = {m_lines[first].from, m_lines[first].to};
            ++first;
        }
        if (!m_leadIn.isEmpty() && end - first > 1) { // items that have lost their bullets
            QList<Stretch> items;
            for (qsizetype i = first; i < end; ++i) {
                if (i > first && textOf(m_lines[i])[0].isLower())
                    items.last().to = m_lines[i].to;
                else
                    items.append({m_lines[i].from, m_lines[i].to});
            }
            addList(items);
            return;
        }
        if (end - first > mostShortLines) {
            addLineByLine(first, end);
            return;
        }
        const bool tells = std::any_of(text.begin(), text.end(), [](QChar c) { return c.isDigit() || c == u'@'; });
        if (end - first == 1 && !tells && m_open.isEmpty())
            return;
        if (end - first == 1 && countWords(text) == 0)
            return;
        QStringList lines;
        for (qsizetype i = first; i < end; ++i)
            lines.append(folded(textOf(m_lines[i])));
        const bool field = end - first == 1 && !m_open.isEmpty() && m_firstBelow == m_spans.size();
        EvidenceSpan &span = add(field ? SpanKind::Field : SpanKind::Lines, all);
        span.text = lines.join(QStringLiteral("; "));
        if (field) { // a label above its value
            span.leadFrom = m_open.from;
            span.leadTo = m_open.to;
            span.text = folded(textOf(m_open)) + QStringLiteral(": ") + span.text;
            span.context = m_overOpening;
        }
    }

    // Adds each line by itself: many are entries of a register, or rows of a table that lost its columns.
    void addLineByLine(qsizetype first, qsizetype end)
    {
        for (qsizetype i = first; i < end; ++i) {
            if (countWords(textOf(m_lines[i])) >= fewestWords)
                add(SpanKind::Lines, {m_lines[i].from, m_lines[i].to});
        }
    }

    void addSentences(const Stretch &all)
    {
        const QStringView text = textOf(all);
        bool first = true;
        for (const Sentence &each : sentences(text)) {
            const Stretch at{all.from + each.from, all.from + each.to};
            addSentence(at, std::exchange(first, false));
        }
    }

    void addSentence(Stretch at, bool opensBlock)
    {
        const QStringView text = textOf(at);
        const bool lower = text[0].isLower() || QStringView(u",;)]").contains(text[0]);
        if (lower && opensBlock) { // a block that was cut in two, or the rest of one begun in the previous passage
            const bool joins = !m_spans.isEmpty() && m_spans.last().kind == SpanKind::Sentence &&
                               m_spans.last().to == m_before.to &&
                               !endsSentence(textOf(Stretch{m_spans.last().from, m_spans.last().to})) &&
                               at.to - m_spans.last().from <= longestSpan;
            if (joins) {
                m_spans.last().to = at.to;
                m_spans.last().text = folded(textOf(Stretch{m_spans.last().from, at.to}));
                m_before = {m_spans.last().from, at.to};
                return;
            }
            if (m_before.isEmpty() && m_passage.ordinal > 0) {
                m_before = at;
                return;
            }
        }
        const Stretch previous = std::exchange(m_before, at);
        m_leadIn = leadIn(at, previous);
        if (!isSentence(text))
            return;
        if (at.to - at.from > 2 * longestSpan)
            at.to = at.from + 2 * longestSpan;
        add(SpanKind::Sentence, at);
    }

    Stretch leadIn(const Stretch &at, const Stretch &previous) const
    {
        const QStringView text = textOf(at);
        const bool introduces = text.endsWith(u':') || (text.endsWith(u'.') && pointsAhead(text));
        if (!introduces || at.to - at.from > longestSpan / 2)
            return {};
        const bool refers =
            openingOf(text) == Opening::Refers && !previous.isEmpty() && at.to - previous.from <= longestSpan / 2;
        return refers ? Stretch{previous.from, at.to} : at;
    }

    static bool isSentence(QStringView text)
    {
        const auto letters = std::count_if(text.begin(), text.end(), [](QChar c) { return c.isLetter(); });
        const int words = countWords(text);
        if (letters * 5 < text.size() * 2 || words < fewestWords || text.endsWith(u'?'))
            return false;
        return words >= (endsSentence(text) ? fewestWords : fewestUnended);
    }

    // A line that is long, ends a sentence, or continues in the next one.
    bool isRunningText(qsizetype i) const
    {
        const PassageLine &each = m_lines[i];
        if (each.form != LineForm::Text)
            return false;
        const bool goesOn = !each.endsBlock && textOf(m_lines[i + 1])[0].isLower();
        return goesOn || each.length() > 80 || textOf(each).endsWith(u'.');
    }

    // The lines before the first running text.
    void addTitle()
    {
        Stretch all;
        for (qsizetype i = 0; i < m_lines.size(); ++i) {
            const PassageLine &each = m_lines[i];
            if (each.form == LineForm::Blank || each.form == LineForm::Furniture)
                continue;
            if (isRunningText(i) || each.form == LineForm::Item || each.form == LineForm::Row ||
                each.form == LineForm::Contents || (!all.isEmpty() && each.to - all.from > longestTitle))
                break;
            all = all.isEmpty() ? Stretch{each.from, each.to} : Stretch{all.from, each.to};
        }
        if (all.isEmpty() || countWords(textOf(all)) < 2)
            return;
        QStringList lines;
        for (const QStringView each : textOf(all).tokenize(u'\n')) {
            if (const QString text = folded(each).trimmed(); !text.isEmpty())
                lines.append(text);
        }
        m_spans.prepend(
            {m_index, all.from, all.to, 0, 0, SpanKind::Title, lines.join(QStringLiteral("; ")), m_passage.title});
    }

    const Passage &m_passage;
    const QList<Table> &m_tables;
    const int m_index;
    const QList<RowSpan> m_rows;
    QList<PassageLine> m_lines;
    QList<EvidenceSpan> m_spans;
    qsizetype m_at = 0;

    QString m_heading; // heading of the text being read
    QString m_overOpening;
    Stretch m_open; // a heading whose text below is not known yet
    qsizetype m_firstBelow = 0;
    Stretch m_leadIn;    // of a list that may follow
    Stretch m_before;    // the previous sentence
    QStringList m_heads; // column heads, outside known tables
    QString m_overRows;
};

// A character's position in its document, which is the same in overlapping passages.
std::pair<int, int> placeInDocument(const Passage &passage, int at)
{
    for (const Span &span : passage.spans) {
        if (at >= span.from && at < span.from + span.length)
            return {span.page, span.pageFrom + at - span.from};
    }
    return {-1 - int(passage.id), at};
}

} // namespace

QList<EvidenceSpan> findSpans(const Passage &passage, const QList<Table> &tables)
{
    return Finder(passage, tables, 0, {}).find();
}

QList<EvidenceSpan> findSpans(const QList<Passage> &passages, const TablesBeside &tables)
{
    const QStringList furniture = furnitureIn(passages);
    QList<EvidenceSpan> all;
    std::set<std::tuple<DocumentId, int, int, int>> known;
    for (int i = 0; i < int(passages.size()); ++i) {
        const Passage &passage = passages[i];
        const QList<Table> beside = tables ? tables(passage) : QList<Table>();
        for (const EvidenceSpan &span : Finder(passage, beside, i, furniture).find()) {
            const auto [page, at] = placeInDocument(passage, span.from);
            const std::tuple key(passage.document, page, at, int(span.kind));
            if (known.insert(key).second)
                all.append(span);
        }
    }
    return all;
}

bool overlap(const EvidenceSpan &one, const EvidenceSpan &other)
{
    return one.passage == other.passage && one.from < other.to && other.from < one.to;
}

QString quotedText(const EvidenceSpan &span, const Passage &passage)
{
    const QStringView text(passage.text);
    const QString own = folded(text.mid(span.from, span.to - span.from));
    return span.leadFrom == span.leadTo ? own
                                        : folded(text.mid(span.leadFrom, span.leadTo - span.leadFrom)) + u' ' + own;
}

int pageAt(const Passage &passage, int at)
{
    const int page = placeInDocument(passage, at).first;
    return page < 0 ? passage.page : page;
}

QString nameOf(SpanKind kind)
{
    static const char *const names[] = {"sentence", "item",    "list",  "row",  "field",
                                        "opening",  "caption", "title", "lines"};
    return QString::fromLatin1(names[int(kind)]);
}

} // namespace core
