#include "core/numbers/documentfacts.h"

#include "core/numbers/remembered.h"

#include <QFileInfo>
#include <QMap>

namespace core {

using namespace Qt::StringLiterals;

namespace {

constexpr int coverPages = 3;
constexpr int mostPagesBefore = 24; // pages before the cover, if a report for shareholders precedes a filing
constexpr int openingPages = 12;    // pages searched for the length of the period
constexpr int namingPages = 60;     // pages searched for how years are named
constexpr int coverHead = 3000;     // characters of the cover that contain its form
constexpr int weekDrift = 7;

QString pagesOf(const Document &document, const TableSource &source, int first, int last)
{
    QString all;
    for (int page = first; page <= std::min(last, document.pages); ++page)
        all += source.pageText(document.id, page) + u'\n';
    return all.simplified();
}

// The page that names the registrant, or else the first one.
int coverOf(const Document &document, const TableSource &source, const Measures &measures)
{
    const int last = std::min(document.pages, 1 + mostPagesBefore);
    for (int page = 1; page <= last; ++page) {
        if (measures.registrant.firstIn(source.pageText(document.id, page)).hasMatch())
            return page;
    }
    return 1;
}

// The date directly after these words.
std::optional<CalendarDate> dateBehind(const QString &text, const Pattern &words)
{
    for (auto each = words.allIn(text); each.hasNext();) {
        const qsizetype behind = each.next().capturedEnd();
        const QList<CalendarDate> dates = datesIn(text.mid(behind, 40), 1);
        if (!dates.isEmpty() && dates.first().from <= 4)
            return dates.first();
    }
    return {};
}

CalendarDate withoutDrift(CalendarDate date)
{
    if (date.day > 0 && date.day <= weekDrift) {
        date.year -= date.month == 1;
        date.month = date.month == 1 ? 12 : date.month - 1;
        date.day = 28;
    }
    return date;
}

DocumentFacts::Form formNamed(const QString &name)
{
    return name == "annual"_L1      ? DocumentFacts::Annual
           : name == "quarterly"_L1 ? DocumentFacts::Quarterly
           : name == "release"_L1   ? DocumentFacts::Release
                                    : DocumentFacts::Other;
}

// The form whose words come first.
DocumentFacts::Form formIn(const QString &text, const QList<CoverForm> &forms)
{
    qsizetype first = text.size();
    DocumentFacts::Form form = DocumentFacts::Other;
    for (const CoverForm &each : forms) {
        for (const Pattern &words : each.words) {
            const QRegularExpressionMatch match = words.firstIn(text);
            if (match.hasMatch() && match.capturedStart() < first) {
                first = match.capturedStart();
                form = formNamed(each.form);
            }
        }
    }
    return form;
}

// How often a text names a fiscal year differently from the calendar year in which it ends, by the difference.
QMap<int, int> namingVotes(const QString &text)
{
    static const QRegularExpression nameFirst(
        u"fiscal (?:year )?(20\\d\\d)\\W{1,4}(?:\\w+\\W+){0,8}?(?:ended|ending|ends)(?: on)? "_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression nameLast(
        u"^\\W{1,3}(?:\\(|the |or |, )?\\W{0,3}(?:fiscal|[“\"]fiscal) (?:year )?(20\\d\\d)"_s,
        QRegularExpression::CaseInsensitiveOption);
    QMap<int, int> votes;
    const auto vote = [&votes](int name, const CalendarDate &end) {
        const int offset = name - withoutDrift(end).year;
        if (std::abs(offset) <= 1)
            ++votes[offset];
    };
    for (auto each = nameFirst.globalMatch(text); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        const QList<CalendarDate> dates = datesIn(text.mid(match.capturedEnd(), 30), 1);
        if (!dates.isEmpty() && dates.first().from == 0)
            vote(match.captured(1).toInt(), dates.first());
    }
    for (const CalendarDate &date : datesIn(text)) {
        const QRegularExpressionMatch match = nameLast.match(text.mid(date.to, 60));
        if (match.hasMatch() && text.mid(std::max(0, date.from - 10), std::min(10, date.from)).contains("ended"_L1))
            vote(match.captured(1).toInt(), date);
    }
    return votes;
}

// Quarters named, with their frequency.
QMap<std::pair<int, int>, int> quartersNamed(const QString &text)
{
    QMap<std::pair<int, int>, int> named; // keyed by year and quarter
    for (const PeriodMention &mention : periodsIn(text)) {
        if (mention.period.kind == FiscalPeriod::Quarter)
            ++named[{mention.period.year, mention.period.part}];
    }
    return named;
}

int quarterByLength(const QString &text)
{
    static const QRegularExpression nine(u"(?:nine|9) months ended|39 weeks ended|thirty-nine weeks|\\(39 weeks"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression six(u"(?:six|6) months ended|26 weeks ended|twenty-six weeks|\\(26 weeks"_s,
                                        QRegularExpression::CaseInsensitiveOption);
    return nine.match(text).hasMatch() ? 3 : six.match(text).hasMatch() ? 2 : 1;
}

// The month in which the fiscal year ends, if one of its quarters ends in `month`.
int yearEndMonth(int month, int quarter)
{
    return (month + 12 - 3 * quarter + 11) % 12 + 1;
}

class FactsReader
{
public:
    FactsReader(const Document &document, const TableSource &source, const Measures &measures)
        : m_document(document),
          m_source(source),
          m_measures(measures),
          m_cover(coverOf(document, source, measures))
    {
    }

    DocumentFacts read()
    {
        const QString cover = pagesOf(m_document, m_source, m_cover, m_cover);
        const QString first = pagesOf(m_document, m_source, m_cover, m_cover + coverPages - 1);
        m_facts.form = formIn(cover.left(coverHead), m_measures.forms);
        if (m_facts.form == DocumentFacts::Other)
            m_facts.form = formIn(cover.left(coverHead), m_measures.formsInWords);
        m_facts.end = withoutDrift(endIn(first));
        m_facts.calendar.annual = m_facts.form != DocumentFacts::Quarterly;
        if (m_facts.form == DocumentFacts::Annual)
            readAnnual();
        else if (m_facts.form == DocumentFacts::Quarterly)
            readQuarterly();
        else
            readOther();
        return m_facts;
    }

private:
    CalendarDate endIn(const QString &first) const
    {
        if (const auto date = dateBehind(first, m_measures.periodEnded))
            return *date;
        if (m_facts.form == DocumentFacts::Other) {
            if (const auto date = dateBehind(opening(), m_measures.anyPeriodEnded))
                return *date;
        }
        const QList<CalendarDate> dates = datesIn(first, 1);
        return dates.isEmpty() ? CalendarDate() : dates.first();
    }

    QString opening() const { return pagesOf(m_document, m_source, m_cover, m_cover + openingPages - 1); }

    QString fileName() const { return QFileInfo(m_document.path).completeBaseName().replace(u'_', u' '); }

    void readAnnual()
    {
        if (!m_facts.end.year) {
            const QList<PeriodMention> named = periodsIn(fileName());
            m_facts.fiscalYear = named.isEmpty() ? 0 : named.first().period.year;
            return;
        }
        m_facts.calendar.endMonth = m_facts.end.month;
        if (m_facts.end.month <= 3) {
            const QMap<int, int> votes = namingVotes(pagesOf(m_document, m_source, 1, namingPages));
            m_facts.calendar.offset = votes.value(-1) > votes.value(0) ? -1 : 0;
        }
        m_facts.fiscalYear = m_facts.end.year + m_facts.calendar.offset;
    }

    void readQuarterly()
    {
        if (!m_facts.end.year)
            return;
        m_facts.quarter = quarterByLength(pagesOf(m_document, m_source, m_cover + 1, m_cover + openingPages - 1));
        m_facts.calendar.quarter = m_facts.quarter;
        m_facts.calendar.endMonth = yearEndMonth(m_facts.end.month, m_facts.quarter);
        const int endYear = m_facts.end.year + (m_facts.end.month > m_facts.calendar.endMonth ? 1 : 0);
        if (m_facts.calendar.endMonth <= 3) {
            const auto named = quartersNamed(pagesOf(m_document, m_source, 1, namingPages));
            const auto times = [&](int year) { return named.value({year, m_facts.quarter}); };
            m_facts.calendar.offset = times(endYear - 1) > times(endYear) ? -1 : 0;
        }
        m_facts.fiscalYear = endYear + m_facts.calendar.offset;
    }

    // Uses the file name if the text does not say.
    void readOther()
    {
        const QList<PeriodMention> named = periodsIn(fileName());
        m_facts.fiscalYear = m_facts.end.year;
        if (!named.isEmpty()) {
            m_facts.fiscalYear = named.first().period.year;
            if (named.first().period.kind == FiscalPeriod::Quarter)
                m_facts.quarter = named.first().period.part;
        }
        m_facts.calendar.quarter = m_facts.quarter;
        if (const auto date = dateBehind(opening(), m_measures.yearEnded))
            m_facts.calendar.endMonth = withoutDrift(*date).month;
        else if (m_facts.end.year)
            m_facts.calendar.endMonth =
                m_facts.quarter ? yearEndMonth(m_facts.end.month, m_facts.quarter) : m_facts.end.month;
    }

    const Document &m_document;
    const TableSource &m_source;
    const Measures &m_measures;
    const int m_cover; // page number
    DocumentFacts m_facts;
};

QStringList withoutWords(QStringList words, const QSet<QString> &left)
{
    static const QRegularExpression period(u"^(?:\\d+|(?:fy|q[1-4]|h[12])?\\d{2,4}(?:fy|q[1-4]|h[12])?|[1-4]q\\d*)$"_s);
    words.removeIf([&left](const QString &word) { return left.contains(word) || period.match(word).hasMatch(); });
    return words;
}

// The line before "(Exact name of registrant ...)".
QStringList registrantOn(const QString &cover, const Measures &measures)
{
    QString before;
    for (const QString &line : cover.split(u'\n', Qt::SkipEmptyParts)) {
        const QRegularExpressionMatch match = measures.registrant.firstIn(line);
        if (match.hasMatch())
            return withoutWords(nameWords(match.capturedStart() > 2 ? line.left(match.capturedStart()) : before),
                                measures.companyWords);
        if (line.contains(QRegularExpression(u"[A-Za-z]{2}"_s)))
            before = line;
    }
    return {};
}

QSet<QString> symbolsOn(const QString &cover, const Measures &measures)
{
    static const QRegularExpression capitals(u"\\b[A-Z]{2,5}\\b"_s);
    QSet<QString> symbols;
    const QRegularExpressionMatch match = measures.symbol.firstIn(cover);
    if (!match.hasMatch())
        return symbols;
    for (auto each = capitals.globalMatch(cover.mid(match.capturedEnd(), 400)); each.hasNext();)
        symbols.insert(each.next().captured().toLower());
    return symbols;
}

} // namespace

QStringList nameWords(const QString &text)
{
    static const QRegularExpression possessive(u"['’]s\\b"_s, QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression other(u"[^\\p{L}\\p{N}]+"_s);
    QString plain = text.toLower();
    plain.remove(possessive);
    return plain.split(other, Qt::SkipEmptyParts);
}

DocumentNames namesByFile(const Document &document, const Measures &measures)
{
    DocumentNames names;
    const QString base = QFileInfo(document.path).completeBaseName();
    names.file = withoutWords(nameWords(base), measures.fileWords);
    if (document.title != QFileInfo(document.path).fileName() && document.title != base) {
        QSet<QString> left = measures.fileWords;
        names.title = withoutWords(nameWords(document.title), left.unite(measures.companyWords)).mid(0, 8);
    }
    return names;
}

DocumentNames namesByCover(const Document &document, const TableSource &source, const Measures &measures)
{
    static Remembered<DocumentNames> remembered;
    return remembered.get(document, [&] {
        DocumentNames names = namesByFile(document, measures);
        const QString cover = source.pageText(document.id, coverOf(document, source, measures));
        names.registrant = registrantOn(cover, measures);
        names.symbols = symbolsOn(cover, measures);
        return names;
    });
}

DocumentFacts factsOf(const Document &document, const TableSource &source, const Measures &measures)
{
    static Remembered<DocumentFacts> remembered;
    return remembered.get(document, [&] { return FactsReader(document, source, measures).read(); });
}

} // namespace core
