// Statements written by hand as a TableSource, so that computed values can be checked on paper.
#pragma once

#include "core/ports/tablesource.h"

#include <QHash>

// The label of a row, then its cells as printed.
using PrintedRow = QStringList;

class StatementTables : public core::TableSource
{
public:
    core::DocumentId add(const QString &file, const QStringList &firstPages)
    {
        core::Document document;
        document.id = m_documents.size() + 1;
        document.path = QStringLiteral("/papers/") + file;
        document.title = file;
        document.pages = int(firstPages.size());
        document.status = core::DocumentStatus::Indexed;
        m_documents.append(document);
        for (int i = 0; i < firstPages.size(); ++i)
            m_texts[{document.id, i + 1}] = firstPages[i];
        return document.id;
    }

    // A page with a table: heading above, a column per year (or as `periods` says), notes below.
    void addStatement(core::DocumentId id, const QString &heading, const QList<core::Period> &periods,
                      const QList<PrintedRow> &rows, double scale = 1e6)
    {
        core::Document &document = m_documents[id - 1];
        core::Table table;
        table.document = id;
        table.page = ++document.pages;
        table.scale = scale;
        table.unit = QStringLiteral("$");
        QString text = heading + QStringLiteral("\n(in millions)\n");
        for (const core::Period &period : periods) {
            table.columns.append({QString::number(period.year), period, {}});
            text += QString::number(period.year) + u' ';
        }
        for (const PrintedRow &row : rows) {
            text += u'\n';
            table.rows.append(rowOf(row, text, table.rows.isEmpty() ? QString() : table.rows.last().section));
        }
        text += QStringLiteral("\nSee the accompanying notes.");
        m_texts[{id, table.page}] = text;
        m_tables[id].append(table);
    }

    QList<core::Document> documents() const override { return m_documents; }
    core::Result<QList<core::Table>> tables(core::DocumentId document) const override
    {
        ++opened;
        return m_tables.value(document);
    }
    QString pageText(core::DocumentId document, int page) const override
    {
        ++opened;
        return m_texts.value({document, page});
    }
    QString pageLabel(core::DocumentId, int page) const override { return QString::number(page); }

    mutable int opened = 0; // number of requests for any part of a document

private:
    static core::TableRow rowOf(const PrintedRow &printed, QString &text, const QString &section)
    {
        core::TableRow row;
        row.label = printed.first();
        row.section = section;
        row.from = int(text.size());
        row.length = int(row.label.size());
        text += row.label;
        for (int i = 1; i < printed.size(); ++i) {
            core::TableCell cell;
            cell.text = printed[i];
            cell.column = i - 1;
            cell.from = int(text.size()) + 1;
            cell.length = int(cell.text.size());
            QString digits = printed[i];
            digits.remove(u',').remove(u'(').remove(u')').remove(u'$');
            if (!digits.isEmpty())
                cell.number = digits.toDouble() * (printed[i].startsWith(u'(') ? -1 : 1);
            text += u' ' + cell.text;
            row.cells.append(cell);
        }
        return row;
    }

    QList<core::Document> m_documents;
    QHash<core::DocumentId, QList<core::Table>> m_tables;
    QHash<std::pair<core::DocumentId, int>, QString> m_texts;
};

inline core::Period fullYear(int year)
{
    return {year, 12, 31, 12, 0, false};
}

inline core::Period endOfYear(int year)
{
    return {year, 12, 31, 0, 0, false};
}

// An annual report of an imaginary company, with three years of each statement.
inline core::DocumentId addTinkerTools(StatementTables &source, int year = 2022)
{
    const core::DocumentId id =
        source.add(QStringLiteral("TINKERTOOLS_%1_10K.pdf").arg(year),
                   {QStringLiteral("FORM 10-K\nFor the fiscal year ended December 31, %1\nTinker Tools, Inc.\n"
                                   "(Exact name of registrant as specified in its charter)\nTrading symbol TTLS")
                        .arg(year)});
    source.addStatement(
        id, QStringLiteral("CONSOLIDATED STATEMENTS OF INCOME"),
        {fullYear(year), fullYear(year - 1), fullYear(year - 2)},
        {{QStringLiteral("Net sales"), QStringLiteral("$1,200"), QStringLiteral("1,000"), QStringLiteral("800")},
         {QStringLiteral("Cost of sales"), QStringLiteral("(720)"), QStringLiteral("(650)"), QStringLiteral("(500)")},
         {QStringLiteral("Gross profit"), QStringLiteral("480"), QStringLiteral("350"), QStringLiteral("300")},
         {QStringLiteral("Operating income"), QStringLiteral("180"), QStringLiteral("110"), QStringLiteral("100")},
         {QStringLiteral("Interest expense"), QStringLiteral("20"), QStringLiteral("10"), QStringLiteral("10")},
         {QStringLiteral("Income before income taxes"), QStringLiteral("160"), QStringLiteral("100"),
          QStringLiteral("90")},
         {QStringLiteral("Provision for income taxes"), QStringLiteral("40"), QStringLiteral("20"),
          QStringLiteral("18")},
         {QStringLiteral("Net income"), QStringLiteral("120"), QStringLiteral("80"), QStringLiteral("72")},
         {QStringLiteral("Diluted earnings per share"), QStringLiteral("1.20"), QStringLiteral("0.80"),
          QStringLiteral("0.72")}});
    source.addStatement(
        id, QStringLiteral("CONSOLIDATED BALANCE SHEETS"), {endOfYear(year), endOfYear(year - 1)},
        {{QStringLiteral("Cash and cash equivalents"), QStringLiteral("90"), QStringLiteral("70")},
         {QStringLiteral("Accounts receivable, net"), QStringLiteral("60"), QStringLiteral("50")},
         {QStringLiteral("Inventories"), QStringLiteral("100"), QStringLiteral("140")},
         {QStringLiteral("Total current assets"), QStringLiteral("250"), QStringLiteral("260")},
         {QStringLiteral("Property, plant and equipment, net"), QStringLiteral("350"), QStringLiteral("250")},
         {QStringLiteral("Total assets"), QStringLiteral("600"), QStringLiteral("510")},
         {QStringLiteral("Accounts payable"), QStringLiteral("80"), QStringLiteral("60")},
         {QStringLiteral("Accrued liabilities"), QStringLiteral("20"), QStringLiteral("40")},
         {QStringLiteral("Total current liabilities"), QStringLiteral("100"), QStringLiteral("100")},
         {QStringLiteral("Long-term debt"), QStringLiteral("200"), QStringLiteral("150")},
         {QStringLiteral("Total shareholders' equity"), QStringLiteral("300"), QStringLiteral("260")}});
    source.addStatement(
        id, QStringLiteral("CONSOLIDATED STATEMENTS OF CASH FLOWS"),
        {fullYear(year), fullYear(year - 1), fullYear(year - 2)},
        {{QStringLiteral("Net income"), QStringLiteral("120"), QStringLiteral("80"), QStringLiteral("72")},
         {QStringLiteral("Depreciation and amortization"), QStringLiteral("60"), QStringLiteral("50"),
          QStringLiteral("40")},
         {QStringLiteral("Net cash provided by operating activities"), QStringLiteral("200"), QStringLiteral("140"),
          QStringLiteral("120")},
         {QStringLiteral("Purchases of property, plant and equipment"), QStringLiteral("(150)"), QStringLiteral("(60)"),
          QStringLiteral("(50)")},
         {QStringLiteral("Net cash used in investing activities"), QStringLiteral("(150)"), QStringLiteral("(60)"),
          QStringLiteral("(50)")},
         {QStringLiteral("Dividends paid"), QStringLiteral("(30)"), QStringLiteral("(24)"), QStringLiteral("(24)")},
         {QStringLiteral("Net cash used in financing activities"), QStringLiteral("(30)"), QStringLiteral("(74)"),
          QStringLiteral("(60)")}});
    return id;
}
