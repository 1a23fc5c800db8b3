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
    bool parts = false; // what is before it from what is behind it
};

// Of a passage, in reading order: sentences of running text, items, rows, fields; and what parts them.
class Pieces
{
public:
    Pieces(const Passage &passage, const QList<Table> &tables, const QStringList &furniture)
        : m_text(passage.text),
          m_tables(tables)
    {
        QList<Stretch> rows;
        for (const RowSpan &row : rowSpans(passage, tables)) {
            rows.append(row.at);
            if (row.isField)
                m_fields.append(row.at);
        }
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
            m_pieces.append({at, false});
            m_inItem = !line.endsBlock;
            break;
        case LineForm::Row:
        case LineForm::Field:
            endText();
            m_pieces.append({at, isInField(at)});
            break;
        case LineForm::Heading:
        case LineForm::Caption:
        case LineForm::Contents:
        case LineForm::Furniture:
            endText();
            m_pieces.append({at, true});
            break;
        }
    }

    bool isInField(const Stretch &at) const
    {
        return std::any_of(m_fields.begin(), m_fields.end(),
                           [&](const Stretch &field) { return field.from < at.to && at.from < field.to; });
    }

    QStringView textOf(const Stretch &at) const { return QStringView(m_text).mid(at.from, at.to - at.from); }

    void endText()
    {
        m_inItem = false;
        const Stretch all = std::exchange(m_running, {});
        if (all.isEmpty())
            return;
        const QStringView text = textOf(all);
        if (isTableHead(text, m_tables)) {
            m_pieces.append({all, true});
            return;
        }
        for (const Sentence &each : sentences(text))
            m_pieces.append({{all.from + each.from, all.from + each.to}, false});
    }

    const QString &m_text;
    const QList<Table> &m_tables;
    QList<Stretch> m_fields; // rows that part what is before them from what is behind
    QList<Piece> m_pieces;
    Stretch m_running;
    bool m_inItem = false; // the last piece is an item that may go on
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
    const Passage &passage = passages[span.passage];
    const QList<Table> beside = tables ? tables(passage) : QList<Table>();
    const Pieces read(passage, beside, furnitureIn(passages));
    const QList<Piece> &pieces = read.all();
    const auto isBefore = [&](const Piece &piece) { return piece.at.to <= span.from; };
    const auto isBehind = [&](const Piece &piece) { return piece.at.from >= span.to; };
    const auto first = std::find_if_not(pieces.begin(), pieces.end(), isBefore);
    const auto behind = std::find_if(first, pieces.end(), isBehind);
    const bool isAnnounced = span.leadFrom != span.leadTo; // what is before it is quoted anyway
    QList<EvidenceSpan> wide;
    for (const auto &[before, after] : {std::pair(0, 1), std::pair(0, 2), std::pair(1, 2)}) {
        int from = span.from;
        int to = span.to;
        auto piece = first;
        for (int n = 0; n < before && !isAnnounced && piece != pieces.begin() && !std::prev(piece)->parts; ++n)
            from = (--piece)->at.from;
        auto next = behind;
        for (int n = 0; n < after && next != pieces.end() && !next->parts && next->at.to - from <= longestWide; ++n)
            to = (next++)->at.to;
        const auto isIt = [&](const EvidenceSpan &other) { return other.from == from && other.to == to; };
        const bool isWider = from < span.from || to > span.to;
        if (isWider && to - from <= longestWide && std::none_of(wide.begin(), wide.end(), isIt))
            wide.append(around(span, from, to, passage.text));
    }
    return wide;
}

} // namespace core
