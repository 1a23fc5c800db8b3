#include "core/numbers/statementpages.h"

#include "core/language/lexicon.h"

namespace core {

using namespace Qt::StringLiterals;

namespace {

constexpr int headLines = 16;       // lines searched for a heading
constexpr int longestHeading = 130; // in characters
constexpr int fewNumbers = 15;      // a page with fewer is not a statement
constexpr double leastScore = 5;
constexpr double besideBest = 1.01; // relative to the best: an earlier page this close wins

struct Heading
{
    QString form; // a StatementForm::id
    QString text;
    int line = 0; // counts non-empty lines
};

struct PageBody
{
    int page = 0;
    QString text; // in lower case, on one line
    QList<Heading> headings;
    int numbers = 0; // numbers in its tables
};

bool isContentsLine(const QString &line)
{
    static const QRegularExpression pageNumber(u"\\D\\s+F?-?\\d{1,3}$"_s);
    static const QRegularExpression month(u"\\b(?:%1|may)\\s+\\d{1,2}$"_s.arg(lexicon().alternatives("months")));
    return pageNumber.match(line).hasMatch() && !month.match(line).hasMatch();
}

bool mayBeHeading(const QString &line, const Measures &measures)
{
    static const QRegularExpression bullet(u"^[•–-]"_s);
    if (line.size() > longestHeading || line.endsWith(u':') || line.endsWith(u'.') || line.contains("...."_L1) ||
        bullet.match(line).hasMatch() || measures.notAHeading.isIn(line) || isContentsLine(line))
        return false;
    return std::count_if(line.begin(), line.end(), [](QChar c) { return c.isDigit(); }) <= 14;
}

QList<Heading> headingsOf(const QString &text, const Measures &measures)
{
    QList<Heading> headings;
    int number = 0;
    for (const QString &each : text.split(u'\n', Qt::SkipEmptyParts)) {
        if (++number > headLines)
            break;
        const QString line = each.simplified().toLower();
        if (!mayBeHeading(line, measures))
            continue;
        for (const StatementForm &form : measures.statements()) {
            const bool fits = std::any_of(form.headings.begin(), form.headings.end(),
                                          [&line](const Pattern &heading) { return heading.isIn(line); });
            if (fits) {
                headings.append({form.id, line, number});
                break;
            }
        }
    }
    return headings;
}

class StatementSearch
{
public:
    StatementSearch(QList<PageBody> pages, const Measures &measures) : m_pages(std::move(pages)), m_measures(measures)
    {
    }

    QList<int> pagesOf(const StatementForm &form) const
    {
        double best = 0;
        for (const PageBody &page : m_pages)
            best = std::max(best, score(page, form));
        if (best < leastScore)
            return {};
        for (qsizetype i = 0; i < m_pages.size(); ++i) {
            if (score(m_pages[i], form) < best - besideBest)
                continue;
            QList<int> pages{m_pages[i].page};
            if (i + 1 < m_pages.size() && m_pages[i + 1].page == m_pages[i].page + 1 &&
                goesOn(m_pages[i], m_pages[i + 1], form))
                pages.append(m_pages[i + 1].page);
            return pages;
        }
        return {};
    }

private:
    double score(const PageBody &page, const StatementForm &form) const
    {
        int line = 0;
        bool isWhole = false;
        bool isOther = m_measures.otherEntityAbove.isIn(page.text.left(600));
        for (const Heading &heading : page.headings) {
            if (heading.form == form.id) {
                line = line ? line : heading.line;
                isWhole = isWhole || heading.text.contains(m_measures.whole);
            }
            isOther = isOther || m_measures.otherEntity.isIn(heading.text);
        }
        if (!line)
            return 0;
        double points = 0;
        for (const StatementForm::Evidence &each : form.body)
            points += each.words.isIn(page.text) ? each.points : 0;
        points -= page.numbers < fewNumbers ? 6 : 0;
        points += m_measures.notes.isIn(page.text) ? 2 : 0;
        points -= isOther ? 6 : 0;
        points += isWhole ? 1 : 0;
        return points + std::max(0, 8 - line) * 0.25;
    }

    bool goesOn(const PageBody &page, const PageBody &next, const StatementForm &form) const
    {
        const bool isHeadedAlike = std::any_of(next.headings.begin(), next.headings.end(),
                                               [&form](const Heading &heading) { return heading.form == form.id; });
        if (isHeadedAlike && !m_measures.otherEntity.isIn(next.text.left(500)))
            return true;
        const auto lacks = [&page, &next](const QString &words) {
            return !words.isEmpty() && !page.text.contains(words) && next.text.contains(words);
        };
        return lacks(form.continuesWithout) || (next.headings.isEmpty() && lacks(form.continues));
    }

    const QList<PageBody> m_pages;
    const Measures &m_measures;
};

} // namespace

QHash<QString, QList<int>> statementPages(const Document &document, const QList<Table> &tables,
                                          const TableSource &source, const Measures &measures, std::stop_token stop)
{
    QList<PageBody> pages;
    for (const Table &table : tables) {
        if (stop.stop_requested())
            return {};
        if (pages.isEmpty() || pages.last().page != table.page) {
            const QString text = source.pageText(document.id, table.page);
            pages.append({table.page, text.simplified().toLower(), headingsOf(text, measures), 0});
        }
        for (const TableRow &row : table.rows)
            pages.last().numbers += int(row.cells.size());
    }
    QHash<QString, QList<int>> found;
    const StatementSearch search(std::move(pages), measures);
    for (const StatementForm &form : measures.statements()) {
        if (!form.body.isEmpty())
            found.insert(form.id, search.pagesOf(form));
    }
    return found;
}

} // namespace core
