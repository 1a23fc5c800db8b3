#include "core/numbers/lookupcells.h"

#include "core/language/lexicon.h"
#include "core/language/tokenizedtext.h"
#include "core/numbers/rowroles.h"
#include "core/tables/periods.h"
#include "core/tables/printednumber.h"

#include <QFileInfo>

#include <algorithm>
#include <bit>
#include <cmath>

namespace core {
namespace {

constexpr qsizetype mostCells = 400;
constexpr double inLabelWeight = 1.0;
constexpr double inHeadWeight = 1.0;
constexpr double inSectionWeight = 0.7;
constexpr double inCaptionWeight = 0.4;
constexpr double inNameWeight = 0.2;
constexpr double labelTooMuch = 0.6;
constexpr double headTooMuch = 0.3;
constexpr double sectionTooMuch = 0.4; // of one that is needed
constexpr double sectionAside = 0.1;   // of one that is not
constexpr double softDiffers = 0.15;
constexpr qsizetype leastOfContents = 6; // lines
constexpr qsizetype leastOfName = 4;
constexpr double asPrinted = 0.3;     // a label or a head that stands in the question word for word
constexpr int partNotAsked = 2;       // words that are too much, for a number of a part alone
constexpr qsizetype leastOfForms = 5; // letters of a word that may have an ending

TableColumn headOf(const Table &table, const TableCell &cell)
{
    return cell.column >= 0 ? table.columns[cell.column] : TableColumn();
}

int count(quint32 mask)
{
    return std::popcount(mask);
}

// What a mask adds to others, and what they add up to.
double gain(quint32 &seen, quint32 mask, double weight)
{
    const int fresh = count(mask & ~seen);
    seen |= mask;
    return fresh * weight;
}

bool isSingleNumber(const QString &term)
{
    return std::all_of(term.begin(), term.end(), [](QChar c) { return c.isDigit() || c == u'.'; });
}

// "revenue1" with the mark of a footnote.
QString withoutMark(const QString &term)
{
    qsizetype end = term.size();
    while (end > 0 && term[end - 1].isDigit())
        --end;
    return end >= 3 && end < term.size() ? term.first(end) : term;
}

QString withoutParts(const QString &text)
{
    QString plain;
    int depth = 0;
    for (const QChar c : text) {
        depth += c == u'(';
        if (depth == 0)
            plain += c;
        depth -= c == u')' && depth > 0;
    }
    return plain;
}

bool saysYear(const FiscalPeriod &asked, const QString &text)
{
    return asked.kind == FiscalPeriod::Year && !text.isEmpty() && periodIn(text).year == asked.year;
}

// "(in millions, except headcount data)": what is said behind "except" is not scaled.
bool isExcepted(const Table &table, const TableRow &row)
{
    for (const QString &remark : {table.labelHead, table.caption}) {
        const qsizetype except = remark.indexOf(QLatin1String("except"), 0, Qt::CaseInsensitive);
        if (except < 0)
            continue;
        QSet<QString> excepted;
        bool isPer = false; // rows "per share" are known by themselves
        for (const Term &term : terms(QStringView(remark).sliced(except))) {
            if (!isPer)
                excepted.insert(term.text);
            isPer = isPerUnit(term.text);
        }
        for (const Term &term : terms(row.label)) {
            if (!isStopTerm(term.text) && excepted.contains(term.text))
                return true;
        }
    }
    return false;
}

// As written: "common shares" are counted, a "share repurchase" is money.
bool saysOneOf(const QString &text, const QSet<QString> &list)
{
    for (const QString &word : text.toLower().split(u' ', Qt::SkipEmptyParts)) {
        if (list.contains(word))
            return true;
    }
    return false;
}

// Whole numbers that never fall, and lead to pages that the document has.
bool isOfPages(const QList<double> &numbers, int pages)
{
    return std::is_sorted(numbers.cbegin(), numbers.cend()) && numbers.first() >= 1 && numbers.last() <= pages &&
           std::all_of(numbers.cbegin(), numbers.cend(), [](double number) { return number == std::floor(number); });
}

// A table of contents: the numbers of each of its columns are those of pages.
bool listsPages(const Table &table, int pages)
{
    QHash<int, QList<double>> columns;
    for (const TableRow &row : table.rows) {
        for (const TableCell &cell : row.cells) {
            if (cell.number && (cell.isPercent || !cell.text.back().isDigit()))
                return false;
            if (cell.number)
                columns[cell.column].append(*cell.number);
        }
    }
    const auto isLong = [](const QList<double> &numbers) {
        return numbers.size() >= leastOfContents && numbers.last() > numbers.first();
    };
    return std::any_of(columns.cbegin(), columns.cend(), isLong) &&
           std::all_of(columns.cbegin(), columns.cend(),
                       [pages](const QList<double> &numbers) { return isOfPages(numbers, pages); });
}

// Of one table: what holds for all of its cells.
struct TableMasks
{
    TermMask caption;
    TermMask labels;
    QList<TermMask> heads;
    quint32 all = 0;
};

bool isWords(const TableCell &cell)
{
    return !cell.number && !cell.isDash &&
           std::any_of(cell.text.begin(), cell.text.end(), [](QChar c) { return c.isLetter(); });
}

// "Worldwide", beside regions.
bool isWhole(const QString &text)
{
    return lexicon().words("whole-parts").contains(text.simplified().toLower());
}

// Columns of words that come again and again, such as regions: each row counts a part of what its label says.
QSet<int> columnsOfParts(const Table &table)
{
    constexpr int fewest = 4; // cells
    QHash<int, QStringList> words;
    for (const TableRow &row : table.rows) {
        for (const TableCell &cell : row.cells) {
            if (cell.column >= 0 && isWords(cell))
                words[cell.column].append(cell.text);
        }
    }
    QSet<int> columns;
    for (auto each = words.cbegin(); each != words.cend(); ++each) {
        const QSet<QString> distinct(each->begin(), each->end());
        if (each->size() >= fewest && distinct.size() * 2 <= each->size())
            columns.insert(each.key());
    }
    return columns;
}

// What the words of a section that are not asked for cost. One of many words explains its rows; it names no part of
// them.
double sectionCost(int others, bool isNeeded)
{
    constexpr int most = 3;    // words that count
    constexpr int longest = 3; // words of a name
    if (isNeeded)
        return std::min(others, most) * sectionTooMuch;
    return others > longest ? 0 : std::min(others, most) * sectionAside;
}

// "EUROPE, MIDDLE EAST & AFRICA": some names in a row, and no more.
bool isListOfNames(const QString &text)
{
    constexpr qsizetype longest = 8; // words
    const QStringList words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    const auto isName = [](const QString &word) {
        return word == u"&" || word[0].isUpper() || lexicon().words("name-joints").contains(word);
    };
    return words.size() > 1 && words.size() <= longest && (text.contains(u',') || text.contains(u'&')) &&
           std::all_of(words.begin(), words.end(), isName);
}

// Of a list of names that stands over a row: how many are not asked for, where one of them is and stands nowhere else.
int namesBeside(const QString &text, const TermMask &mask, quint32 elsewhere)
{
    return (mask.asked & ~elsewhere) != 0 && isListOfNames(text) ? mask.others : 0;
}

// "Ferry Overseas" over rows of a report of Ferry: a part that has a name of the whole. `names` are those of the whole.
bool isNamedPart(const TermMask &section, quint32 names)
{
    constexpr int longest = 3; // words beside it
    return (section.asked & names) != 0 && section.others > 0 && section.others <= longest;
}

// Whether money is what the row, the column or the cell itself says; a table says it of all of its rows.
bool saysCurrency(const Table &table, const TableRow &row, const TableCell &cell)
{
    return !row.unit.isEmpty() || !headOf(table, cell).unit.isEmpty() ||
           std::any_of(cell.text.begin(), cell.text.end(),
                       [](QChar c) { return c.category() == QChar::Symbol_Currency; });
}

// "Shares purchased", beside "Dollar value": other columns alone are money.
bool isBesideMoney(const Table &table, const TableCell &cell)
{
    return table.unit.isEmpty() && cell.column >= 0 && table.columns[cell.column].unit.isEmpty() &&
           std::any_of(table.columns.begin(), table.columns.end(),
                       [](const TableColumn &each) { return isCurrency(each.unit); });
}

// "thousands", in a column of units.
double scaleBeside(const TableRow &row)
{
    for (const TableCell &cell : row.cells) {
        constexpr qsizetype longest = 4; // words: "thousands of pieces"
        if (!cell.number && cell.text.simplified().count(u' ') < longest && scaleIn(cell.text) > 1)
            return scaleIn(cell.text);
    }
    return 1;
}

TableMasks masksOf(const CellFinder &finder, const Table &table)
{
    TableMasks masks{finder.maskOf(table.caption), finder.maskOf(table.labelHead), {}, 0};
    masks.all = masks.caption.asked | masks.labels.asked;
    for (const TableColumn &column : table.columns) {
        masks.heads.append(finder.maskOf(column.head));
        masks.all |= masks.heads.last().asked;
    }
    return masks;
}

} // namespace

FoundCell foundCell(const LookupDocument &document, const Table &table, const TableRow &row, const TableCell &cell)
{
    FoundCell found{&document, &table, &row, &cell, 0, 0, 0, 0, 1, {}};
    const TableColumn head = headOf(table, cell);
    if (cell.isPercent || row.unit == u"%" || head.unit == u"%" || (table.unit == u"%" && head.unit.isEmpty())) {
        found.unit = QStringLiteral("%");
        found.scale = 0.01;
        return found;
    }
    static const QSet<QString> &counts = lexicon().words("lookup-counts");
    static const QSet<QString> &unscaled = lexicon().words("lookup-unscaled");
    const bool isUnscaled = saysOneOf(row.label, unscaled) || saysOneOf(head.head, unscaled);
    const bool isCount = isUnscaled || saysOneOf(row.label, counts) || saysOneOf(head.head, counts);
    const bool isMoneyless = row.unit.isEmpty() && isBesideMoney(table, cell);
    found.unit = !row.unit.isEmpty() ? row.unit : !head.unit.isEmpty() ? head.unit : isCount ? QString() : table.unit;
    found.isColumnSure =
        head.head.isEmpty() || std::count_if(table.columns.begin(), table.columns.end(),
                                             [&head](const TableColumn &each) { return each.head == head.head; }) == 1;
    const bool isPer = row.isPerUnit || isPerUnit(head.head);
    const bool hasOwnUnit = !found.unit.isEmpty() && found.unit != table.unit && !isCurrency(found.unit);
    const bool isOne = isPer || isUnscaled || isExcepted(table, row) || hasOwnUnit;
    const double own = std::max({scaleIn(row.label), scaleIn(head.head), scaleBeside(row)});
    found.scale = own > 1 ? own : isOne || isMoneyless ? 1 : table.scale;
    found.isScaleSure = own > 1 || isOne || !isMoneyless || table.scale == 1;
    return found;
}

bool isOfPeriod(const LookupDocument &document, const Table &table, const TableRow &row, int column,
                const FiscalPeriod &period)
{
    const Period head = column >= 0 ? table.columns[column].period : Period();
    if (head.change)
        return false;
    if (head.year > 0) {
        for (const bool instant : {false, true}) {
            const auto told = fiscalPeriodOf(head, document.calendar, instant);
            if (told && answers(*told, period, instant))
                return true;
        }
        return false;
    }
    for (const QString &text : {row.label, row.section, table.labelHead}) {
        if (periodIn(text).year > 0)
            return saysYear(period, text);
    }
    return saysYear(period, table.caption);
}

CellFinder::CellFinder(const QList<LookupDocument> &documents, const LookupQuestion &question, const QStringList &terms)
    : m_documents(documents),
      m_text(question.text),
      m_saysPercent(question.saysPercent),
      m_asksHowMany(question.asksHowMany)
{
    for (const QString &term : terms) {
        if (!m_asked.contains(term) && m_asked.size() < 31)
            m_asked.insert(term, 1u << m_asked.size());
    }
    for (const QString &term : question.things)
        m_things |= m_asked.value(term);
    for (const QString &term : question.counted)
        m_counted |= m_asked.value(term);
    for (const QString &term : question.soft) {
        if (!m_soft.contains(term) && m_soft.size() < 31)
            m_soft.insert(term, 1u << m_soft.size());
    }
    m_all = m_asked.isEmpty() ? 0 : quint32((1ull << m_asked.size()) - 1);
    m_allSoft = m_soft.isEmpty() ? 0 : quint32((1ull << m_soft.size()) - 1);
}

bool CellFinder::isNamedAsPrinted(const QString &text) const
{
    const QString plain = withoutParts(text).simplified().toLower();
    return plain.size() >= leastOfName && m_text.contains(plain);
}

bool CellFinder::mayAnswer(const Table &table, const TableRow &row, int column) const
{
    const bool isShare =
        row.label.contains(u'%') || row.section.contains(u'%') || (column >= 0 && table.columns[column].unit == u"%");
    return m_saysPercent || !isShare;
}

// Only English words come as stems: "Segmenten" is "Segment" too.
quint32 CellFinder::askedBy(const QString &term) const
{
    if (const quint32 same = m_asked.value(term); same != 0 || term.size() < leastOfForms)
        return same;
    for (auto each = m_asked.cbegin(); each != m_asked.cend(); ++each) {
        const QString &shorter = each.key().size() < term.size() ? each.key() : term;
        const QString &longer = each.key().size() < term.size() ? term : each.key();
        if (shorter.size() >= leastOfForms && longer.size() - shorter.size() <= 2 && longer.startsWith(shorter))
            return each.value();
    }
    return 0;
}

TermMask CellFinder::maskOf(const QString &text) const
{
    TermMask mask = labelMask(text);
    mask.asked |= mask.aside;
    return mask;
}

TermMask CellFinder::labelMask(const QString &text) const
{
    static const QSet<QString> &neutral = lexicon().terms("lookup-neutral");
    static const QSet<QString> &soft = lexicon().terms("lookup-soft");
    static const QSet<QString> &remainders = lexicon().terms("lookup-remainders");
    static const QSet<QString> &firms = lexicon().terms("firm-suffixes");
    TermMask mask;
    const QString outside = withoutParts(text);
    forEachTerm(text, [&](QStringView view, int from, int length) {
        const QString term = withoutMark(view.toString());
        const quint32 asked = askedBy(term) | m_asked.value(view.toString());
        const quint32 asSoft = m_soft.value(term);
        const bool isAside = outside.size() < text.size() && !outside.contains(QStringView(text).mid(from, length));
        (isAside ? mask.aside : mask.asked) |= asked;
        mask.soft |= asSoft;
        if (asked || asSoft)
            return;
        if (soft.contains(term))
            ++mask.otherSoft;
        else if (remainders.contains(term)) // only what other rows leave
            mask.others += partNotAsked;
        else if (!isStopTerm(term) && !neutral.contains(term) && !firms.contains(term) && !isMonth(term) &&
                 !isSingleNumber(term) && !isAside)
            ++mask.others;
    });
    return mask;
}

// One that is not asked for is more than a word too much: the number is of that part alone.
void CellFinder::addPart(TermMask &label, const QString &part) const
{
    const TermMask mask = maskOf(part);
    label.asked |= mask.asked;
    label.others += mask.asked == 0 ? partNotAsked : 0;
}

QString CellFinder::namesOf(const LookupDocument &document)
{
    QString name = QFileInfo(document.document.path).completeBaseName();
    for (QChar &c : name) {
        if (c == u'_' || c == u'-' || c == u'.')
            c = u' ';
    }
    return (QStringList{document.document.title, name} + document.names).join(u' ');
}

QList<FoundCell> CellFinder::cells(const std::optional<FiscalPeriod> &period) const
{
    QList<FoundCell> found;
    if (m_all == 0)
        return found;
    for (const LookupDocument &document : m_documents)
        search(document, period, found);
    std::stable_sort(found.begin(), found.end(), [](const FoundCell &a, const FoundCell &b) { return a.fit > b.fit; });
    return found.mid(0, mostCells);
}

// Whether a number may be that of what is asked for. "Revenue by region" tells no number of regions: what rows are
// called is not what their cells count. Nor does "Teachers", beside the name of a school, tell that of schools.
bool CellFinder::isMeasured(const FoundCell &found, const TermMask &label, const TermMask &head,
                            quint32 dimension) const
{
    static const QSet<QString> &counts = lexicon().words("lookup-counts");
    const quint32 said = label.asked | label.aside | head.asked;
    if ((said & ~dimension) == 0 && isTotal(*found.row) && (m_all & ~dimension) == 0)
        return false;
    if (m_counted == 0)
        return true;
    if ((m_counted & ~(head.asked & ~dimension)) == 0)
        return true;
    const QString headText = headOf(*found.table, *found.cell).head;
    const bool isPlain = head.others == 0 || saysOneOf(headText, counts);
    return isPlain && (m_counted & dimension) == 0;
}

// Of things that are no money, in a table of money: "in millions of dollars" is the scale of the money alone.
void CellFinder::countInstead(FoundCell &found)
{
    found.unit.clear();
    const QStringList said{found.table->caption, found.table->labelHead};
    found.isScaleSure = std::none_of(
        said.begin(), said.end(), [](const QString &text) { return scaleIn(text) > 1 && !currencyIn(text).isEmpty(); });
    found.scale = found.isScaleSure ? found.scale : 1;
}

void CellFinder::search(const LookupDocument &document, const std::optional<FiscalPeriod> &period,
                        QList<FoundCell> &found) const
{
    const quint32 names = maskOf(namesOf(document)).asked;
    for (const Table &table : document.tables) {
        if (listsPages(table, document.document.pages))
            continue;
        const TableMasks masks = masksOf(*this, table);
        const QSet<int> parts = columnsOfParts(table);
        const quint32 dimension = maskOf(dimensionOf(table)).asked;
        for (const TableRow &row : table.rows) {
            TermMask label = row.isWeak ? TermMask() : labelMask(row.label);
            for (const TableCell &cell : row.cells) {
                if (parts.contains(cell.column) && isWords(cell) && !isWhole(cell.text))
                    addPart(label, cell.text);
            }
            const TermMask section = maskOf(row.section);
            const bool isPart = isNamedPart(section, names & ~(writesNames() ? m_things : 0));
            if (!hasAll(masks.all | label.asked | label.aside | section.asked | names))
                continue;
            for (const TableCell &cell : row.cells) {
                const TermMask head = cell.column >= 0 ? masks.heads[cell.column] : TermMask();
                const quint32 all = label.asked | label.aside | section.asked | head.asked | masks.caption.asked |
                                    masks.labels.asked | names;
                const bool isSum = isTotal(row) && (section.asked | masks.caption.asked) != 0;
                if (!hasAll(all) || ((label.asked | head.asked) == 0 && !isSum) || !mayAnswer(table, row, cell.column))
                    continue;
                if (period ? !isOfPeriod(document, table, row, cell.column, *period)
                           : cell.column >= 0 && table.columns[cell.column].period.change)
                    continue;
                FoundCell one = foundCell(document, table, row, cell);
                if (!isMeasured(one, label, head, dimension))
                    continue;
                if (m_asksHowMany && isCurrency(one.unit) && !saysCurrency(table, row, cell))
                    countInstead(one);
                if (one.unit == u"%" && !m_saysPercent && !isNamedAsPrinted(row.label))
                    continue;
                one.tooMuch = label.others + (isPart ? partNotAsked : 0) +
                              namesBeside(row.section, section, label.asked | head.asked) +
                              namesBeside(table.caption, masks.caption, label.asked | head.asked | section.asked);
                one.tooMuchInHead = std::max(0, head.others - count(head.asked));
                one.inLabel = count(label.asked);
                quint32 seen = 0;
                one.fit = gain(seen, label.asked, inLabelWeight) + gain(seen, head.asked, inHeadWeight);
                one.fit += (isNamedAsPrinted(row.label) ? asPrinted : 0) +
                           (cell.column >= 0 && isNamedAsPrinted(table.columns[cell.column].head) ? asPrinted : 0);
                const bool needsSection = (section.asked & ~seen) != 0;
                one.fit += gain(seen, section.asked, inSectionWeight) +
                           gain(seen, label.aside | masks.caption.asked | masks.labels.asked, inCaptionWeight) +
                           gain(seen, names, inNameWeight);
                one.fit -=
                    (label.others + (isPart ? partNotAsked : 0)) * labelTooMuch + head.others * headTooMuch +
                    sectionCost(section.others, needsSection) +
                    (count(m_allSoft & ~(label.soft | head.soft | section.soft)) + label.otherSoft) * softDiffers;
                found.append(one);
            }
        }
    }
}

} // namespace core
