#include "core/query/surroundings.h"

#include <QFileInfo>

#include <algorithm>

namespace core {

QString namesOf(const DocumentAtHand &document)
{
    QString name = QFileInfo(document.document.path).completeBaseName();
    for (QChar &c : name) {
        if (c == u'_' || c == u'-' || c == u'.')
            c = u' ';
    }
    return (QStringList{document.document.title, name} + document.names).join(u' ');
}

namespace {

constexpr qsizetype longestHeading = 12; // in words
constexpr qsizetype mostLinesOver = 8;   // above a table on its page
constexpr qsizetype mostFirstLines = 2;  // of the document
constexpr qsizetype mostCloseLines = 6;  // just above a table: its caption and heads

qsizetype startOfLines(const QString &text, qsizetype before, qsizetype lines)
{
    qsizetype at = std::min(before, text.size());
    for (qsizetype i = 0; i <= lines && at > 0; ++i)
        at = text.lastIndexOf(u'\n', at - 1);
    return std::max<qsizetype>(0, at);
}

qsizetype endOfLines(const QString &text, qsizetype lines)
{
    qsizetype at = 0;
    for (qsizetype i = 0; i < lines && at >= 0; ++i)
        at = text.indexOf(u'\n', at + 1);
    return at < 0 ? text.size() : at;
}

} // namespace

QStringList namesOf(const Table &table)
{
    QStringList names{table.caption, table.labelHead};
    for (const TableColumn &column : table.columns)
        names.append(column.head);
    for (const TableRow &row : table.rows) {
        names << row.label << row.section;
        for (const TableCell &cell : row.cells) {
            if (!cell.number)
                names.append(cell.text);
        }
    }
    return names;
}

QString Surroundings::textOf(int page) const
{
    const auto known = m_texts.constFind(page);
    return known != m_texts.cend() ? *known : *m_texts.insert(page, m_document.pageText(page));
}

WordBits Surroundings::page(int page) const
{
    if (!m_document.pageText)
        return 0;
    const auto wordsOf = [&](int which) {
        if (!m_pages.contains(which))
            m_pages.insert(which, m_names.wordsOf(textOf(which)));
        return m_pages.value(which);
    };
    return wordsOf(page) | wordsOf(1);
}

WordBits Surroundings::over(qsizetype which) const
{
    const QList<Table> &tables = m_document.tables;
    const Table &table = tables[which];
    if (!m_document.pageText || table.rows.isEmpty())
        return 0;
    const QString page = textOf(table.page);
    const int begins = table.rows.first().from;
    qsizetype from = startOfLines(page, begins, mostLinesOver);
    for (qsizetype i = 0; i < tables.size(); ++i) { // the table that ends here
        if (i != which && !tables[i].rows.isEmpty() && tables[i].page == table.page &&
            tables[i].rows.first().from < begins)
            from = std::max(from, page.indexOf(u'\n', tables[i].rows.last().from));
    }
    const WordBits words = headings(page.mid(from, std::max<qsizetype>(0, begins - from)));
    return words == 0 ? 0 : words & ~others(which);
}

WordBits Surroundings::beginning() const
{
    if (!m_document.pageText)
        return 0;
    const QString first = textOf(1);
    qsizetype end = endOfLines(first, mostFirstLines);
    for (const Table &table : m_document.tables) {
        if (table.page == 1 && !table.rows.isEmpty())
            end = std::min(end, startOfLines(first, table.rows.first().from, mostCloseLines));
    }
    const WordBits words = headings(first.first(end));
    return words == 0 ? 0 : words & ~others(m_document.tables.size());
}

WordBits Surroundings::phrasesOfBeginning() const
{
    if (!m_document.pageText)
        return 0;
    const QString first = textOf(1);
    qsizetype end = endOfLines(first, mostFirstLines);
    WordBits ofRows = 0; // "North America" may be a section
    for (const Table &table : m_document.tables) {
        if (table.page == 1 && !table.rows.isEmpty())
            end = std::min<qsizetype>(end, startOfLines(first, table.rows.first().from, 1));
        for (const TableRow &row : table.rows)
            ofRows |= m_names.phrasesOf(row.section) | m_names.phrasesOf(row.label);
    }
    return m_names.phrasesOf(first.first(std::max<qsizetype>(0, end))) & ~ofRows;
}

WordBits Surroundings::headings(const QString &text) const
{
    WordBits words = 0;
    QStringList lines = text.split(u'\n');
    lines.removeIf([](const QString &each) { return each.trimmed().isEmpty(); });
    const auto beginsSmall = [&](qsizetype i) { return i < lines.size() && lines[i].trimmed().front().isLower(); };
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString line = lines[i].trimmed();
        const bool isProse =
            line.endsWith(u'.') || line.count(u' ') >= longestHeading || beginsSmall(i) || beginsSmall(i + 1);
        words |= isProse ? 0 : m_names.wordsOf(line);
    }
    return words;
}

// Words that another table is about, as this one is not; for -1, words that any table is about.
WordBits Surroundings::others(qsizetype but) const
{
    const QList<Table> &tables = m_document.tables;
    if (m_others.isEmpty()) {
        QList<WordBits> own(tables.size());
        for (qsizetype i = 0; i < tables.size(); ++i) {
            for (const QString &name : namesOf(tables[i]))
                own[i] |= m_names.wordsOf(name);
        }
        m_others.resize(tables.size() + 1);
        WordBits before = 0;
        for (qsizetype i = 0; i < tables.size(); before |= own[i++])
            m_others[i] = before;
        m_others.last() = before;
        WordBits behind = 0;
        for (qsizetype i = tables.size(); i-- > 0; behind |= own[i])
            m_others[i] |= behind;
    }
    return m_others[but];
}

} // namespace core
