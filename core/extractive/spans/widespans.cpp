#include "core/extractive/spans/widespans.h"

#include "core/extractive/spans/passagelines.h"
#include "core/extractive/spans/tablerowspans.h"
#include "core/language/terms.h"

#include <algorithm>
#include <utility>

namespace core {
namespace {

struct Piece
{
    Stretch at;
    int block = 0;       // its paragraph or list; anything else is a block of its own
    bool isItem = false; // it is a list item
};

int spacedWords(QStringView text)
{
    int words = 0;
    bool inWord = false;
    for (const QChar c : text) {
        words += !inWord && !c.isSpace();
        inWord = !c.isSpace();
    }
    return words;
}

// The pieces of a passage in reading order: sentences of paragraphs, list items, and separate lines.
class Pieces
{
public:
    Pieces(const Passage &passage, const QList<Table> &tables, const QStringList &furniture)
        : m_text(passage.text),
          m_tables(tables)
    {
        QList<Stretch> rows;
        for (const RowSpan &row : rowSpans(passage, tables))
            rows.append(row.at);
        for (const PassageLine &line : linesIn(passage, rows, furniture))
            take(line);
        endText();
    }

    const QList<Piece> &all() const { return m_pieces; }

private:
    void take(const PassageLine &line)
    {
        const Stretch at{line.from, line.to};
        switch (line.form) {
        case LineForm::Blank:
            endText();
            break;
        case LineForm::Text:
            if (m_inItem && !endsSentence(textOf(m_pieces.last().at))) {
                m_pieces.last().at.to = at.to;
            } else {
                m_inItem = false;
                m_running = m_running.isEmpty() ? at : Stretch{m_running.from, at.to};
            }
            if (line.endsBlock)
                endText();
            break;
        case LineForm::Item:
            endText();
            if (m_pieces.isEmpty() || !m_pieces.last().isItem)
                ++m_block;
            m_pieces.append({at, m_block, true});
            m_inItem = !line.endsBlock;
            break;
        case LineForm::Row:
        case LineForm::Field:
        case LineForm::Heading:
        case LineForm::Caption:
        case LineForm::Contents:
        case LineForm::Furniture:
            endText();
            m_pieces.append({at, ++m_block});
            break;
        }
    }

    QStringView textOf(const Stretch &at) const { return QStringView(m_text).mid(at.from, at.to - at.from); }

    void endText()
    {
        m_inItem = false;
        const Stretch all = std::exchange(m_running, {});
        if (all.isEmpty())
            return;
        ++m_block;
        const QStringView text = textOf(all);
        if (isTableHead(text, m_tables)) {
            m_pieces.append({all, m_block});
            return;
        }
        for (const Sentence &each : sentences(text))
            m_pieces.append({{all.from + each.from, all.from + each.to}, m_block});
    }

    const QString &m_text;
    const QList<Table> &m_tables;
    QList<Piece> m_pieces;
    Stretch m_running;
    int m_block = 0;
    bool m_inItem = false; // the last piece is an item that may continue
};

// A span and how it may be widened.
class Widening
{
public:
    Widening(const EvidenceSpan &span, const QList<Piece> &pieces, const QString &text)
        : m_span(span),
          m_pieces(pieces),
          m_text(text)
    {
        while (m_first < pieces.size() && pieces[m_first].at.to <= span.from)
            ++m_first;
        m_behind = m_first;
        while (m_behind < pieces.size() && pieces[m_behind].at.from < span.to)
            ++m_behind;
    }

    // With that many pieces before and after it, within its paragraph or list.
    Stretch with(int before, int after) const
    {
        Stretch wide = whole();
        qsizetype first = m_first;
        for (int n = 0; n < before && canBegin(first - 1); ++n)
            wide.from = m_pieces[--first].at.from;
        for (qsizetype next = m_behind; next < m_behind + after && canEnd(next); ++next) {
            const int to = m_pieces[next].at.to;
            if (to - wide.from > longestWide || spacedWords(textOf({wide.from, to})) > mostWords)
                break;
            wide.to = to;
        }
        return wide;
    }

private:
    static constexpr int longestItem = 150; // characters; longer ones are paragraphs of their own
    static constexpr int mostWords = 120;

    // A sentence in an item is first widened to the whole item.
    Stretch whole() const
    {
        Stretch all{m_span.from, m_span.to};
        if (m_first == m_behind || !m_pieces[m_first].isItem || spacedWords(textOf(m_pieces[m_first].at)) > mostWords)
            return all;
        const bool isAnnounced = m_span.leadFrom != m_span.leadTo;
        if (m_behind - m_first == 1 && !isAnnounced && m_pieces[m_first].at.from <= all.from)
            all = {m_pieces[m_first].at.from, std::max(all.to, m_pieces[m_first].at.to)};
        return all;
    }

    QStringView textOf(const Stretch &at) const { return QStringView(m_text).mid(at.from, at.to - at.from); }

    bool joins(qsizetype piece, qsizetype own) const
    {
        if (own < 0 || own >= m_pieces.size() || piece < 0 || piece >= m_pieces.size() || m_first == m_behind)
            return false;
        const Piece &inside = m_pieces[own];
        const Piece &other = m_pieces[piece];
        const auto isShort = [](const Piece &each) { return each.at.to - each.at.from <= longestItem; };
        return inside.block == other.block && inside.isItem == other.isItem &&
               (!other.isItem || (isShort(inside) && isShort(other)));
    }

    // A lead-in is quoted with its item anyway; a cut sentence must not begin a span.
    bool canBegin(qsizetype piece) const
    {
        return m_span.leadFrom == m_span.leadTo && joins(piece, m_first) && !m_text[m_pieces[piece].at.from].isLower();
    }

    bool canEnd(qsizetype piece) const
    {
        return joins(piece, m_behind - 1) && (m_pieces[piece].isItem || endsSentence(textOf(m_pieces[piece].at)));
    }

    const EvidenceSpan &m_span;
    const QList<Piece> &m_pieces;
    const QString &m_text;
    qsizetype m_first = 0;  // first piece of the span
    qsizetype m_behind = 0; // piece after the span
};

EvidenceSpan around(const EvidenceSpan &span, int from, int to, const QString &text)
{
    EvidenceSpan wide = span;
    wide.from = from;
    wide.to = to;
    const QStringView all(text);
    if (from < span.from)
        wide.text.prepend(folded(all.mid(from, span.from - from)) + u' ');
    if (to > span.to)
        wide.text.append(u' ' + folded(all.mid(span.to, to - span.to)));
    return wide;
}

} // namespace

QList<EvidenceSpan> widened(const EvidenceSpan &span, const QList<Passage> &passages, const TablesBeside &tables)
{
    if (span.kind != SpanKind::Sentence && span.kind != SpanKind::Item && span.kind != SpanKind::Opening)
        return {}; // already whole
    const Passage &passage = passages[span.passage];
    const QList<Table> beside = tables ? tables(passage) : QList<Table>();
    const Pieces read(passage, beside, furnitureIn(passages));
    const Widening widening(span, read.all(), passage.text);
    QList<EvidenceSpan> wide;
    for (const auto &[before, after] : {std::pair(0, 1), std::pair(0, 2), std::pair(1, 2)}) {
        const Stretch at = widening.with(before, after);
        const auto isIt = [&](const EvidenceSpan &other) { return other.from == at.from && other.to == at.to; };
        const bool isWider = at.from < span.from || at.to > span.to;
        if (isWider && at.to - at.from <= longestWide && std::none_of(wide.begin(), wide.end(), isIt))
            wide.append(around(span, at.from, at.to, passage.text));
    }
    return wide;
}

} // namespace core
