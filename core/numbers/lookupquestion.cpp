#include "core/numbers/lookupquestion.h"

#include "core/language/lexicon.h"
#include "core/language/tokenizedtext.h"
#include "core/numbers/amounts.h"
#include "core/numbers/numberquestion.h"
#include "core/question/questionanalysis.h"
#include "core/tables/periods.h"
#include "core/tables/printednumber.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace core {
namespace {

constexpr qsizetype longestLookup = 1000;
constexpr qsizetype mostTerms = 24;

// Lists of lookup.txt, as stems.
struct LookupWords
{
    const QSet<QString> &highest = lexicon().terms("lookup-highest");
    const QSet<QString> &lowest = lexicon().terms("lookup-lowest");
    const QSet<QString> &growth = lexicon().terms("lookup-growth");
    const QSet<QString> &fall = lexicon().terms("lookup-fall");
    const QSet<QString> &difference = lexicon().terms("lookup-difference");
    const QSet<QString> &share = lexicon().terms("lookup-share");
    const QSet<QString> &sum = lexicon().terms("lookup-sum");
    const QSet<QString> &average = lexicon().terms("lookup-average");
    const QSet<QString> &less = lexicon().terms("lookup-less");
    const QSet<QString> &more = lexicon().terms("lookup-more");
    const QSet<QString> &neutral = lexicon().terms("lookup-neutral");
    const QSet<QString> &verbs = lexicon().terms("lookup-verbs");
    const QSet<QString> &soft = lexicon().terms("lookup-soft");
};

const LookupWords &lookupWords()
{
    static const LookupWords words;
    return words;
}

class LookupReader
{
public:
    explicit LookupReader(const QString &question) : m_whole(question.left(longestLookup)), m_text(m_whole)
    {
        readPeriods();
        m_terms = terms(m_text);
        for (const Term &term : std::as_const(m_terms))
            m_all.insert(term.text);
    }

    LookupQuestion read()
    {
        m_read.text = m_whole.toLower();
        m_read.asksHowMany = asksHowMany();
        chooseForm();
        for (const ReadTerm &term : readText(m_whole).terms)
            m_read.denies = m_read.denies || (term.denies && (term.from < m_boundFrom || term.from >= m_thresholdTo));
        m_read.saysPercent = m_whole.contains(u'%') || says(lexicon().terms("lookup-percent-asked"));
        for (qsizetype i = 0; i < m_terms.size(); ++i)
            take(m_terms[i], i);
        if (saysNothingButNames())
            m_read.terms += std::exchange(m_read.soft, {});
        m_read.terms.removeDuplicates();
        m_read.whole.removeDuplicates();
        m_read.soft.removeDuplicates();
        m_read.terms = m_read.terms.mid(0, mostTerms);
        return m_read;
    }

private:
    bool says(const QSet<QString> &list) const { return m_all.intersects(list); }

    bool asksHowMany() const
    {
        static const QRegularExpression many(
            QStringLiteral("^(?:%1)\\b").arg(lexicon().alternatives("lookup-how-many")),
            QRegularExpression::CaseInsensitiveOption);
        static const QSet<QString> &money = lexicon().terms("money-words");
        return many.match(m_whole).hasMatch() && !says(money);
    }

    // "percentage", and "share" where it is one of something: shares are counted, too.
    bool isShareAt(qsizetype i) const
    {
        static const QSet<QString> &nouns = lexicon().words("lookup-share-nouns");
        static const QSet<QString> &belonging = lexicon().terms("belonging");
        const Term &term = m_terms[i];
        return lookupWords().share.contains(term.text) ||
               (nouns.contains(m_text.mid(term.from, term.length).toLower()) && i + 1 < m_terms.size() &&
                belonging.contains(m_terms[i + 1].text));
    }

    // "What were the other expenses of Tallow?": then "expenses" is what is asked for.
    bool saysNothingButNames() const
    {
        static const QSet<QString> &remainders = lexicon().terms("lookup-remainders");
        const auto isContent = [&](const Term &term) {
            return m_read.terms.contains(term.text) && !m_text[term.from].isUpper() && !remainders.contains(term.text);
        };
        return std::none_of(m_terms.begin(), m_terms.end(), isContent);
    }

    // Out of the text, so that their numbers are no terms.
    void readPeriods()
    {
        const QList<PeriodMention> mentions = periodsIn(m_text);
        for (const int year : yearsOfRange(m_text, mentions))
            addPeriod({FiscalPeriod::Year, year, 0});
        for (const PeriodMention &each : mentions)
            addPeriod(each.period);
        for (const CalendarDate &date : datesIn(m_text)) {
            m_read.saysMonth = true;
            for (int i = date.from; i < date.to && i < m_text.size(); ++i)
                m_text[i] = u' ';
        }
        for (const PeriodMention &each : mentions) {
            for (int i = each.from; i < each.to && i < m_text.size(); ++i)
                m_text[i] = u' ';
        }
        std::sort(m_read.periods.begin(), m_read.periods.end(), isEarlier);
    }

    void addPeriod(const FiscalPeriod &period)
    {
        if (!m_read.periods.contains(period))
            m_read.periods.append(period);
    }

    void chooseForm()
    {
        const LookupWords &lists = lookupWords();
        const bool asksWhich = m_text.contains(QLatin1String("which"), Qt::CaseInsensitive) ||
                               m_text.contains(QLatin1String("welche"), Qt::CaseInsensitive);
        const bool isSeveral = m_read.periods.size() > 1;
        readThreshold();
        if (m_read.asksHowMany && m_hasThreshold && readBound())
            return;
        m_read.wantsPeriod = asksWhich && m_all.intersects(periodNouns());
        m_read.wantsQuarter = m_read.wantsPeriod && says(lexicon().terms("quarter-nouns"));
        if (asksWhich && m_hasThreshold && m_read.wantsPeriod && (says(lists.less) || says(lists.more)))
            m_read.form = says(lists.less) ? LookupQuestion::Less : LookupQuestion::More;
        else if (says(lists.highest) || says(lists.lowest) || (asksWhich && (says(lists.growth) || says(lists.fall))))
            chooseExtreme();
        else if (splitShare())
            m_read.form = LookupQuestion::Share;
        else if (says(lists.difference) || says(lists.growth) || says(lists.fall))
            m_read.form = says(lists.share) ? LookupQuestion::Growth : LookupQuestion::Difference;
        else if (isSeveral)
            m_read.form = says(lists.average) ? LookupQuestion::Average
                          : says(lists.sum)   ? LookupQuestion::Sum
                                              : LookupQuestion::Several;
        m_read.wantsPercent = m_read.form == LookupQuestion::Growth || m_read.form == LookupQuestion::Share;
    }

    void chooseExtreme()
    {
        const LookupWords &lists = lookupWords();
        const bool isDown = says(lists.fall);
        m_read.isGrowth = says(lists.growth) || isDown;
        const bool isLowest = says(lists.lowest);
        m_read.form = isLowest != isDown ? LookupQuestion::Lowest : LookupQuestion::Highest;
    }

    static const QSet<QString> &periodNouns()
    {
        static const QSet<QString> &nouns = lexicon().terms("period-nouns");
        return nouns;
    }

    static bool saysShare(QStringView behind)
    {
        static const QSet<QString> &percents = lexicon().words("percent");
        return behind.startsWith(u'%') || percents.contains(behind.toString().section(u' ', 0, 0).toLower());
    }

    void readThreshold()
    {
        for (const Term &term : terms(m_text)) {
            const auto number = printedNumber(QStringView(m_text).mid(term.from, term.length));
            if (!number || number->isDash)
                continue;
            m_hasThreshold = true;
            m_thresholdAt = term.from;
            const QStringView behind = QStringView(m_text).mid(term.from + term.length, 12);
            m_thresholdTo = term.from + term.length;
            m_read.threshold = number->value * scaleIn(behind);
            m_read.isBoundScaled = scaleIn(behind) > 1;
            m_read.isBoundShare = saysShare(behind.trimmed());
        }
    }

    // "more than 200", "at least 3 %": whether such words stand before the number.
    bool readBound()
    {
        static const std::pair<LookupQuestion::Bound, const char *> lists[] = {
            {LookupQuestion::AtLeast, "bound-at-least"},
            {LookupQuestion::AtMost, "bound-at-most"},
            {LookupQuestion::Above, "bound-above"},
            {LookupQuestion::Below, "bound-below"}};
        QString before = m_text.first(m_thresholdAt).toLower().trimmed();
        while (!before.isEmpty() && before.back().category() == QChar::Symbol_Currency)
            before = before.chopped(1).trimmed();
        for (const auto &[bound, list] : lists) {
            for (const QString &phrase : lexicon().words(list)) {
                if (!before.endsWith(u' ' + phrase))
                    continue;
                m_read.bound = bound;
                m_boundFrom = int(before.size() - phrase.size());
                return true;
            }
        }
        return false;
    }

    // "percentage of <whole> were <part>".
    bool splitShare()
    {
        const LookupWords &lists = lookupWords();
        qsizetype share = 0;
        while (share < m_terms.size() && !isShareAt(share))
            ++share;
        qsizetype verb = share + 1;
        while (verb < m_terms.size() && !lists.verbs.contains(m_terms[verb].text))
            ++verb;
        if (verb >= m_terms.size() || verb < share + 3)
            return false;
        m_wholeFrom = share + 1;
        m_wholeTo = verb;
        return true;
    }

    void take(const Term &term, qsizetype index)
    {
        const LookupWords &lists = lookupWords();
        const bool isOfWhole = m_read.form == LookupQuestion::Share && index >= m_wholeFrom && index < m_wholeTo;
        if (m_hasThreshold && isThreshold(term))
            return;
        // "comparable" compares nothing, and "other operating expenses" are other ones.
        static const QSet<QString> &qualified = lexicon().words("figure-qualified");
        static const QSet<QString> &remainders = lexicon().terms("lookup-remainders");
        if (remainders.contains(term.text) || qualified.contains(m_text.mid(term.from, term.length).toLower())) {
            m_read.terms.append(term.text);
            return;
        }
        static const QSet<QString> &verbs = lexicon().words("lookup-extreme-verbs");
        const bool isExtreme = m_read.form == LookupQuestion::Highest || m_read.form == LookupQuestion::Lowest;
        if (isExtreme && verbs.contains(m_text.mid(term.from, term.length).toLower()))
            return;
        if (lists.soft.contains(term.text)) {
            m_read.soft.append(term.text);
            return;
        }
        m_read.saysMonth = m_read.saysMonth || isMonth(term.text);
        constexpr qsizetype longestEnding = 3; // "Noriness" is no "nor"
        const bool isSmall = isStopTerm(term.text) && term.length - term.text.size() <= longestEnding &&
                             !isCountry(QStringView(m_text).mid(term.from, term.length));
        if (isOfForm(term.text))
            m_read.operators.append(term.text);
        if (isSmall || lists.neutral.contains(term.text) || isMonth(term.text) || isOfForm(term.text))
            return;
        (isOfWhole ? m_read.whole : m_read.terms).append(term.text);
        if (m_text[term.from].isLower())
            m_read.things.append(term.text);
    }

    bool isThreshold(const Term &term) const
    {
        if (m_read.bound != LookupQuestion::None)
            return term.from >= m_boundFrom && term.from < m_thresholdTo;
        const bool isOfThreshold = m_read.form == LookupQuestion::Less || m_read.form == LookupQuestion::More;
        return isOfThreshold && term.from >= m_thresholdAt;
    }

    bool isOfForm(const QString &term) const
    {
        const LookupWords &lists = lookupWords();
        switch (m_read.form) {
        case LookupQuestion::Highest:
        case LookupQuestion::Lowest:
            return lists.highest.contains(term) || lists.lowest.contains(term) || lists.growth.contains(term) ||
                   lists.fall.contains(term);
        case LookupQuestion::Share:
            return lists.share.contains(term) || lexicon().terms("lookup-share-nouns").contains(term);
        case LookupQuestion::Difference:
        case LookupQuestion::Growth:
            return lists.difference.contains(term) || lists.growth.contains(term) || lists.fall.contains(term) ||
                   lists.share.contains(term);
        case LookupQuestion::Average:
            return lists.average.contains(term);
        case LookupQuestion::Sum:
            return lists.sum.contains(term);
        case LookupQuestion::Less:
        case LookupQuestion::More:
            return lists.less.contains(term) || lists.more.contains(term);
        case LookupQuestion::Cell:
        case LookupQuestion::Several:
            return false;
        }
        return false;
    }

    LookupQuestion m_read;
    const QString m_whole;
    QString m_text; // without periods
    QList<Term> m_terms;
    QSet<QString> m_all;
    bool m_hasThreshold = false;
    int m_thresholdAt = 0;
    int m_thresholdTo = 0;
    int m_boundFrom = 0;
    qsizetype m_wholeFrom = 0;
    qsizetype m_wholeTo = 0;
};

} // namespace

LookupQuestion lookupQuestion(const QString &question)
{
    LookupQuestion read = LookupReader(question).read();
    const QuestionAnalysis analysis = analyseQuestion(question);
    read.kind = analysis.kind;
    for (const QString &term : std::as_const(read.terms)) {
        if (read.asksHowMany && analysis.counted.contains(term))
            read.counted.append(term);
    }
    return read;
}

} // namespace core
