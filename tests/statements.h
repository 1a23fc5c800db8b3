// A filing of an imaginary company as a PDF: a cover and an income statement whose numbers are table cells.
#pragma once

#include "tests/pdfs.h"

#include <initializer_list>

namespace tests {

inline PdfPage statementPage()
{
    PdfPage page;
    double y = 72;
    const auto line = [&](double x, const char *text, bool bold = false) {
        page.lines.append({x, y, QString::fromLatin1(text), 10, bold});
    };
    // Numbers are right-aligned in their columns; Helvetica's digits are 5.56 points wide.
    const auto cell = [&](double right, const char *text) {
        double width = 0;
        for (const char *c = text; *c; ++c)
            width += *c == ',' || *c == '.' ? 2.78 : *c == '(' || *c == ')' ? 3.33 : 5.56;
        page.lines.append({right - width, y, QString::fromLatin1(text), 10, false});
    };
    line(200, "EXAMPLE CORP.", true);
    y += 14;
    line(160, "CONSOLIDATED STATEMENTS OF INCOME", true);
    y += 14;
    line(240, "(in millions)");
    y += 24;
    line(380, "Years ended December 31,", true);
    y += 14;
    cell(440, "2022");
    cell(520, "2021");
    const struct
    {
        const char *label;
        const char *now;
        const char *before;
    } rows[] = {{"Net revenues", "6,489", "5,110"},           {"Cost of revenues", "2,100", "1,900"},
                {"Gross profit", "4,389", "3,210"},           {"Operating expenses", "2,389", "2,210"},
                {"Operating income", "2,000", "1,000"},       {"Income before income taxes", "1,900", "900"},
                {"Provision for income taxes", "400", "200"}, {"Net income", "1,500", "700"}};
    for (const auto &row : rows) {
        y += 14;
        line(72, row.label);
        cell(440, row.now);
        cell(520, row.before);
    }
    y += 28;
    line(72, "The accompanying notes are an integral part of these consolidated financial statements.");
    return page;
}

inline QByteArray filingPdf()
{
    PdfFile file;
    file.title = QStringLiteral("Example Corp. annual report 2022");
    file.pages = {pdfPage(QStringLiteral("UNITED STATES SECURITIES AND EXCHANGE COMMISSION\nFORM 10-K\n\n"
                                         "ANNUAL REPORT PURSUANT TO SECTION 13 OR 15(d)\n"
                                         "For the fiscal year ended December 31, 2022\n\nEXAMPLE CORP.\n"
                                         "(Exact name of registrant as specified in its charter)")),
                  pdfPage(QStringLiteral("The company makes examples of all kinds.\n\nIt sells them to schools.")),
                  statementPage()};
    return PdfWriter(file).write();
}

} // namespace tests
