// General knowledge of how reports are written: lines of statements, what measures are computed from, periods, offices,
// and what is short for what.
#include "core/language/wordings.h"

#include <QMultiHash>

#include <algorithm>

namespace core {
namespace {

struct Known
{
    const char *names;  // as they are asked for, separated by "|"
    const char *others; // as they are written
};

constexpr Known table[] = {
    // Lines of statements.
    {"capex|capital expenditure|capital spending|capital intensive|capital intensity",
     "capital expenditures|purchases of property plant equipment|additions to property plant equipment"},
    {"pp&e|ppe|ppne|fixed asset|tangible asset", "property plant equipment net"},
    {"cogs|cost of goods sold", "cost of sales|cost of revenue|cost of products sold"},
    {"sg&a|overhead", "selling general administrative expenses"},
    {"r&d", "research development expenses"},
    {"d&a", "depreciation amortization"},
    {"top line|topline|turnover", "net sales|revenue|revenues"},
    {"bottom line|profit|net profit", "net income|net earnings"},
    {"eps", "earnings per share diluted"},
    {"ebit|operating profit", "operating income"},
    {"ebitda", "operating income|depreciation amortization"},
    {"opex", "operating expenses"},
    {"receivable", "accounts receivable|trade receivables"},
    {"payable", "accounts payable"},
    {"debt|indebtedness|leverage", "borrowings|notes|long term debt"},
    {"equity|net worth", "total shareholders equity|total stockholders equity"},
    {"cash", "cash equivalents"},
    // What measures are computed from.
    {"gross margin|gross profit margin", "gross profit|cost of sales|net sales"},
    {"operating margin|operating profit margin", "operating income|net sales|revenue"},
    {"profit margin|net margin|net profit margin", "net income|total revenue|net sales"},
    {"working capital|current ratio|quick ratio|liquidity ratio|acid test",
     "total current assets|total current liabilities"},
    {"inventory turnover|dio|days inventory", "inventories|cost of sales"},
    {"asset turnover", "total assets|revenue|net sales"},
    {"receivables turnover|dso|days sales outstanding", "accounts receivable|revenue"},
    {"dpo|days payable", "accounts payable|cost of sales|inventories"},
    {"cash conversion cycle", "inventories|accounts receivable|accounts payable|cost of sales"},
    {"roa|return on asset", "net income|total assets"},
    {"roe|return on equity", "net income|total equity"},
    {"payout ratio|retention ratio|dividend", "cash dividends paid|dividends declared"},
    {"effective tax rate|tax rate", "income taxes|provision for income taxes|income before taxes"},
    {"interest coverage", "interest expense|operating income"},
    {"free cash flow|fcf", "cash provided by operating activities|capital expenditures"},
    {"debt to equity", "total debt|shareholders equity"},
    // Statements.
    {"balance sheet|statement of financial position", "consolidated balance sheets|total assets|total liabilities"},
    {"income statement|statement of income|statement of operation|statement of earnings|p&l|profit and loss",
     "consolidated statements of income|statements of operations|statements of earnings"},
    {"cash flow statement|statement of cash flow",
     "consolidated statements of cash flows|operating activities|investing activities|financing activities"},
    // Of companies.
    {"lawsuit|legal battle|legal dispute|litigation", "legal proceedings|litigation|lawsuits|contingencies"},
    {"acquire|takeover|m&a|merger", "acquisition|acquired"},
    {"spin off|spinoff|divest", "divestiture|separation|disposal|discontinued"},
    {"layoff|job cut", "restructuring|severance|workforce reduction"},
    {"geography|region", "geographic"},
    {"business segment|segment", "reportable segments"},
    // Periods.
    {"q1", "first quarter|three months ended"},
    {"q2", "second quarter|three months ended"},
    {"q3", "third quarter|three months ended"},
    {"q4", "fourth quarter|three months ended"},
    {"first quarter|second quarter|third quarter|fourth quarter", "three months ended"},
    {"h1|first half", "six months ended"},
    {"ytd", "year to date|months ended"},
    {"yoy|year over year", "change|increase|decrease"},
    // Offices, and what else is mostly said in letters.
    {"ceo", "chief executive officer"},
    {"cfo", "chief financial officer"},
    {"coo", "chief operating officer"},
    {"cto", "chief technology officer"},
    {"hr", "human resources"},
    {"pto", "paid time off|vacation"},
    {"nda", "non disclosure agreement|confidentiality agreement"},
    {"ai", "artificial intelligence"},
    {"ml", "machine learning"},
    {"co2", "carbon dioxide"},
    {"ghg", "greenhouse gases"},
    {"gdp", "gross domestic product"},
    {"faq", "frequently asked questions"},
};

QStringList termsOf(const QString &text)
{
    QStringList all;
    for (const Term &term : terms(text))
        all.append(term.text);
    return all;
}

struct Named
{
    QStringList name;
    QStringList others;
};

// By the first term of the name.
const QMultiHash<QString, Named> &known()
{
    static const QMultiHash<QString, Named> all = [] {
        QMultiHash<QString, Named> read;
        for (const Known &each : table) {
            const QStringList others = QString::fromLatin1(each.others).split(u'|');
            for (const QString &name : QString::fromLatin1(each.names).split(u'|')) {
                const QStringList named = termsOf(name);
                read.insert(named.first(), {named, others});
            }
        }
        return read;
    }();
    return all;
}

} // namespace

QList<Wording> wordingsIn(const QStringList &asked)
{
    QList<Wording> found;
    for (qsizetype i = 0; i < asked.size(); ++i) {
        const auto [from, to] = known().equal_range(asked[i]);
        for (auto named = from; named != to; ++named) {
            const qsizetype length = named->name.size();
            if (length <= asked.size() - i && std::equal(named->name.begin(), named->name.end(), asked.begin() + i))
                found.append({int(i), int(i + length), named->others});
        }
    }
    return found;
}

QStringList otherTerms(const QStringList &asked)
{
    QStringList others;
    for (const Wording &wording : wordingsIn(asked)) {
        for (const QString &other : wording.others)
            others += termsOf(other);
    }
    others.removeDuplicates();
    others.removeIf([&](const QString &term) { return isStopTerm(term) || asked.contains(term); });
    return others;
}

} // namespace core
