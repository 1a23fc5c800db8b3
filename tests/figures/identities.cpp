#include "tests/figures/identities.h"

#include <QRegularExpression>

#include <cmath>
#include <functional>

namespace figures {
namespace {

using namespace core;

QString plain(const QString &label)
{
    static const QRegularExpression marks(QStringLiteral(R"(\((?:see )?notes?[^)]*\)|\([a-z0-9*]{1,3}\)(?=\W|$))"));
    QString text = label.toLower().replace(u'\u2019', u'\'').replace(u'\u2014', u'-').replace(u'\u2013', u'-');
    return text.remove(marks).simplified();
}

class TableCheck
{
public:
    TableCheck(const QString &file, const Table &table, Identities &found)
        : m_file(file),
          m_table(table),
          m_found(found)
    {
        for (const TableRow &row : table.rows)
            m_labels.append(plain(row.label));
    }

    void run()
    {
        const int assets = rowOf(R"(^total assets$)");
        const int both =
            rowOf(R"(^total liabilities(?: and|,).*(?:equity|deficit|capital|investment)s?(?: \(deficit\))?$)");
        if (assets >= 0 && both >= 0)
            check("total assets", {{assets, 1}}, both);
        const int revenue =
            rowOf(R"(^(?:total )?(?:net )?(?:revenues?|sales)(?:, net)?$|^total net (?:revenues?|sales)$)");
        const int cost = rowOf(R"(^(?:total )?costs? of (?:goods sold|sales|revenues?|products sold)$)");
        const int gross = rowOf(R"(^gross (?:profit|margin)$)");
        if (revenue >= 0 && cost > revenue && gross > cost && gross - revenue < 12)
            check("revenue - cost", {{revenue, 1}, {cost, -1}}, gross);
        taxes();
    }

private:
    int rowOf(const char *expression, int from = 0) const
    {
        const QRegularExpression label(QString::fromLatin1(expression));
        for (int i = from; i < m_labels.size(); ++i) {
            if (label.match(m_labels[i]).hasMatch())
                return i;
        }
        return -1;
    }

    // Income before tax, the tax in the next row, and net income in the row after that.
    void taxes()
    {
        const int before =
            rowOf(R"(^(?:income|earnings|profit|\(?loss\)?).*before.*tax(?:es)?(?: expense| benefit)?$)");
        if (before < 0 || before + 2 >= m_labels.size())
            return;
        static const QRegularExpression tax(QStringLiteral(R"((?:provision|benefit|expense|tax))"));
        static const QRegularExpression rest(
            QStringLiteral(R"(^(?:consolidated )?net (?:\(?loss\)?|income|earnings))"));
        if (m_labels[before + 1].contains(tax) && m_labels[before + 2].contains(rest))
            check("before tax - tax", {{before, 1}, {before + 1, -1}}, before + 2);
    }

    const TableCell *cell(int row, int column) const
    {
        for (const TableCell &each : m_table.rows[row].cells) {
            if (each.column == column)
                return each.number && !each.isPercent ? &each : nullptr;
        }
        return nullptr;
    }

    void check(const char *name, const QList<std::pair<int, int>> &terms, int result)
    {
        for (int column = 0; column < m_table.columns.size(); ++column) {
            const TableColumn &head = m_table.columns[column];
            if (head.period.change || head.unit == u"%")
                continue;
            double sum = 0;
            double otherwise = 0; // a tax may be printed as a negative number
            bool isWhole = cell(result, column);
            QString shown;
            for (const auto &[row, sign] : terms) {
                const TableCell *each = cell(row, column);
                isWhole = isWhole && each;
                if (!each)
                    continue;
                sum += sign * *each->number;
                otherwise += *each->number;
                shown += each->text + u' ';
            }
            if (!isWhole)
                continue;
            const double expected = *cell(result, column)->number;
            const auto near = [&](double value) { return std::abs(value - expected) <= 1.01; };
            ++m_found.checked;
            if (near(sum) || near(otherwise))
                ++m_found.held;
            else
                m_found.broken.append(
                    QStringLiteral("%1 p. %2, column %3 \"%4\": %5 %6= %7")
                        .arg(m_file)
                        .arg(m_table.page)
                        .arg(column)
                        .arg(head.head.right(30), QLatin1String(name), shown, cell(result, column)->text));
        }
    }

    const QString m_file;
    const Table &m_table;
    Identities &m_found;
    QStringList m_labels;
};

} // namespace

Identities identitiesIn(const QString &file, const QList<Table> &tables)
{
    Identities found;
    for (const Table &table : tables)
        TableCheck(file, table, found).run();
    return found;
}

} // namespace figures
