#include "core/numbers/numbertask.h"

#include "core/language/lexicon.h"
#include "core/language/tokenizedtext.h"
#include "core/question/parts.h"

#include <QRegularExpression>

namespace core {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostListed = 6; // measures asked for at once

Error refused(const QString &why)
{
    return {Error::NotFound, why, {}};
}

// Maps "less", "divided by" to the operator that joins two measures.
std::optional<Expression::Kind> joint(const QString &between)
{
    for (const Lexicon::Line &line : lexicon().lines("figure-operators")) {
        const QString &sign = line.words.first();
        if (!line.others.contains(between) && between != sign)
            continue;
        return sign == u"+"   ? Expression::Sum
               : sign == u"-" ? Expression::Difference
               : sign == u"*" ? Expression::Product
                              : Expression::Quotient;
    }
    return {};
}

class TaskReader
{
public:
    // `only`: the one of several measures to read; empty: there is a single one.
    TaskReader(const NumberQuestion &question, const Measures &measures, Subjects subjects, const QString &only = {})
        : m_question(question),
          m_measures(measures),
          m_subjects(subjects),
          m_only(only),
          m_head(headOf(question, measures)),
          m_mentions(measures.mentionsIn(m_head))
    {
    }

    // ", ", " and the ": a sign or a joining word, and at most articles.
    static bool isListing(const QString &between)
    {
        const auto isSign = [](QChar c) { return QStringView(u",&/").contains(c); };
        bool joins = std::any_of(between.begin(), between.end(), isSign);
        QString words = between.toLower();
        std::replace_if(words.begin(), words.end(), isSign, u' ');
        for (const QString &word : words.split(u' ', Qt::SkipEmptyParts)) {
            const bool isJoint = lexicon().words("figure-lists").contains(word);
            if (!isJoint && !lexicon().words("figure-articles").contains(word))
                return false;
            joins = joins || isJoint;
        }
        return joins;
    }

    bool namesNothing() const { return m_mentions.isEmpty(); }

    // Measures in a list, "revenue, gross profit and net income"; empty if they are joined
    // differently.
    QStringList listed() const
    {
        QStringList ids;
        for (qsizetype i = 0; i < m_mentions.size(); ++i) {
            const int last = i > 0 ? m_mentions[i - 1].to : 0;
            if (i > 0 && !isListing(m_head.mid(last, m_mentions[i].from - last)))
                return {};
            ids.append(m_mentions[i].id);
        }
        ids.removeDuplicates();
        return ids.size() > 1 && ids.size() <= mostListed ? ids : QStringList();
    }

    // "How is Acme doing?": asks how a key figure changed.
    NumberTask readKeyFigure(const QString &id)
    {
        take(id, doingPattern());
        m_task.form = NumberTask::Change;
        m_task.isOptional = true;
        readTwoPeriods();
        return m_task;
    }

    // "How much did Acme make?", which may mean several figures.
    NumberTask readEarned(const QString &id)
    {
        take(id, gainPattern("figure-earned"));
        readEachPeriod();
        return m_task;
    }

    Result<NumberTask> read()
    {
        if (!m_question.definition.isEmpty() && !readJoined()) {
            if (const QString wrong = readGiven(); !wrong.isEmpty())
                return refused(wrong);
            return m_task;
        }
        if (saysPhrase(m_question.lowered(), "figure-which-period"))
            return refused(u"it asks for a time"_s);
        if (readExtreme()) {
            readResidue();
            return m_task;
        }
        const QString rest = withoutMentions(m_question.asking, m_measures.mentionsIn(m_question.asking));
        if (saysStem(rest, "figure-refused") || saysPhrase(rest.toLower(), "figure-qualified"))
            return refused(u"it asks for more than a number from a statement"_s);
        if (const QString wrong = readMeasures(); !wrong.isEmpty())
            return refused(wrong);
        readResidue();
        if (const QString wrong = readForm(); !wrong.isEmpty())
            return refused(wrong);
        return m_task;
    }

    static QString gainPattern(const char *verbs)
    {
        return u"^(?:(?:%1) )?(?:%2)\\b.*\\b(%3)\\b"_s.arg(lexicon().alternatives("figure-openings"),
                                                           lexicon().alternatives("figure-how-much"),
                                                           lexicon().alternatives(verbs));
    }

    // Captures the words that ask.
    static QString doingPattern()
    {
        return u"^(?:(?:%6) )?(?:%1)\\b.*\\b(%2)\\b(?: (?:%3)\\b.*)?\\W*$|\\b(?:%1|%4)\\b.*\\b(%5)\\b"_s.arg(
            lexicon().alternatives("figure-how"), lexicon().alternatives("figure-doing"),
            lexicon().alternatives("figure-then"), lexicon().alternatives("figure-what"),
            lexicon().alternatives("figure-results"), lexicon().alternatives("figure-openings"));
    }

private:
    static const QRegularExpression &sourceBounds()
    {
        static const QRegularExpression bounds(u"\\((?:using|from|as)\\b|\\busing\\b|\\bbased on\\b|\\bbasing\\b"_s,
                                               QRegularExpression::CaseInsensitiveOption);
        return bounds;
    }

    // "... based on its quick ratio" names the measure explicitly.
    static QString headOf(const NumberQuestion &question, const Measures &measures)
    {
        const QString head = question.asking.split(sourceBounds()).first();
        return measures.mentionsIn(head).isEmpty() ? question.asking : head;
    }

    // Reads a definition given in the question.
    QString readGiven()
    {
        const Result<Expression> formula = definitionFrom(m_question.definition, m_measures);
        if (!formula)
            return formula.error().message;
        m_task.isGiven = true;
        m_task.formula = *formula;
        for (const auto &[name, words] : m_question.furtherDefinitions) {
            const QList<MeasureMention> named = m_measures.mentionsIn(name);
            const Result<Expression> meant = definitionFrom(words, m_measures);
            if (named.isEmpty() || !meant)
                return u"the definition of \"%1\" in the question is not understood"_s.arg(name);
            m_task.definitions.insert(named.last().id, *meant);
        }
        m_task.unit = MeasureUnit::Ratio;
        for (const MeasureMention &mention : m_mentions) {
            if (!mention.isMetric)
                continue;
            m_task.unit = m_measures.unitOf(mention.id);
            m_task.name = m_measures.nameOf(mention.id);
            break;
        }
        if (dimensionOf(*formula) == 1)
            m_task.unit = MeasureUnit::Money;
        else if (m_task.unit == MeasureUnit::Money || m_task.unit == MeasureUnit::PerShare)
            m_task.unit = MeasureUnit::Ratio;
        if (m_task.name.isEmpty())
            m_task.name = inNames(*formula, [this](const QString &id) { return m_measures.nameOf(id); });
        return {};
    }

    // The power of money in its unit.
    int dimensionOf(const Expression &expression, int depth = 0) const
    {
        const auto part = [&](int which) { return dimensionOf(expression.parts[which], depth + 1); };
        switch (expression.kind) {
        case Expression::Number:
            return 0;
        case Expression::Measure: {
            const auto defined = m_task.definitions.constFind(expression.measure);
            if (defined != m_task.definitions.constEnd() && depth < 10)
                return dimensionOf(*defined, depth + 1);
            const MeasureUnit unit = m_measures.unitOf(expression.measure);
            return unit == MeasureUnit::Money || unit == MeasureUnit::PerShare ? 1 : 0;
        }
        case Expression::Sum:
        case Expression::Difference:
            return std::max(part(0), part(1));
        case Expression::Product:
            return part(0) + part(1);
        case Expression::Quotient:
            return part(0) - part(1);
        default:
            return part(0);
        }
    }

    // "the largest current liability"
    bool readExtreme()
    {
        static const QRegularExpression extreme(
            u"\\b(?:(%1)|(?:%2))\\s+(?:single |reported )?"_s.arg(lexicon().alternatives("figure-largest"),
                                                                  lexicon().alternatives("figure-smallest")),
            QRegularExpression::CaseInsensitiveOption);
        const QRegularExpressionMatch match = extreme.match(m_question.asking);
        if (!match.hasMatch() || m_question.periods.size() > 1)
            return false;
        const int from = int(match.capturedEnd());
        int to = from;
        for (const RowGroup &group : m_measures.groups()) {
            for (const Pattern &name : group.names) {
                for (auto each = name.allIn(m_question.asking); each.hasNext();) {
                    const QRegularExpressionMatch named = each.next();
                    if (named.capturedStart() != from || named.capturedEnd() <= to)
                        continue;
                    to = int(named.capturedEnd());
                    m_task.group = group.id;
                    m_task.name = match.captured().simplified().toLower() + u' ' + group.name;
                }
            }
        }
        if (m_task.group.isEmpty())
            return false;
        m_task.form = NumberTask::Extreme;
        m_task.way = match.hasCaptured(1) ? NumberTask::Up : NumberTask::Down;
        m_used = {{int(match.capturedStart()), to, {}, false}};
        return true;
    }

    // Whether it is "A less B", "A divided by B", "the ratio of A to B".
    bool readJoined()
    {
        if (m_mentions.size() != 2)
            return false;
        static const QRegularExpression small(u"\\b(?:total|net|the|its|their)\\b|[()]"_s,
                                              QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression ratioBefore(u"\\bratio of\\s+(?:the |its |total |net )*$"_s,
                                                    QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression ratioBehind(u"^\\s*ratio\\b"_s, QRegularExpression::CaseInsensitiveOption);
        const MeasureMention &a = m_mentions[0];
        const MeasureMention &b = m_mentions[1];
        QString between = m_head.mid(a.to, b.from - a.to).toLower();
        between = between.remove(small).simplified();
        std::optional<Expression::Kind> kind = joint(between);
        const bool isRatio =
            (between == u"to" || between == u"-to-") &&
            (ratioBehind.match(m_head.mid(b.to)).hasMatch() || ratioBefore.match(m_head.left(a.from)).hasMatch());
        if (isRatio)
            kind = Expression::Quotient;
        if (!kind)
            return false;
        m_task.formula = Expression::of(*kind, Expression::of(a.id), Expression::of(b.id));
        m_task.unit = *kind == Expression::Quotient ? MeasureUnit::Ratio : MeasureUnit::Money;
        m_used = {{a.from, b.to, {}, false}};
        nameByFormula();
        return true;
    }

    // "A as a % of B"
    bool readShare()
    {
        static const QRegularExpression share(
            u"\\b(?:as|to) (?:a |the )?(?:%|percent(?:age)?|proportion|share|fraction) of\\s+(?:the |its |their |total |net )*"_s,
            QRegularExpression::CaseInsensitiveOption);
        const QRegularExpressionMatch match = share.match(m_head);
        if (!match.hasMatch())
            return false;
        const QList<MeasureMention> before = m_measures.mentionsIn(m_head.left(match.capturedStart()));
        const QString behind = m_head.mid(match.capturedEnd());
        QList<MeasureMention> after = m_measures.mentionsIn(u"total "_s + behind);
        const int shift = 6; // length of "total "
        if (after.isEmpty() || after.first().from > shift)
            after = {};
        if (before.isEmpty() || after.isEmpty())
            return false;
        m_task.formula =
            Expression::of(Expression::Quotient, Expression::of(before.last().id), Expression::of(after.first().id));
        m_task.unit = MeasureUnit::Percent;
        m_used = {{before.last().from, int(match.capturedEnd()) + after.first().to - shift, {}, false}};
        nameByShare(before.last().id, after.first().id);
        return true;
    }

    // "What share of B was spent on A?", "What percentage of B is A?"
    bool readShareOf()
    {
        static const QRegularExpression share(
            u"\\b(?:%|percent(?:age)?|proportion|share|fraction|part) of\\s+(?:the |its |their |total |net )*"_s,
            QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression joint(u"\\b(?:is|was|were|are|did|does|goes|went|comes|came|made)\\b"_s,
                                              QRegularExpression::CaseInsensitiveOption);
        const QRegularExpressionMatch match = share.match(m_head);
        if (!match.hasMatch() || m_mentions.size() != 2 || m_mentions[0].from < match.capturedStart())
            return false;
        const MeasureMention &whole = m_mentions[0];
        const MeasureMention &part = m_mentions[1];
        if (!joint.match(m_head.mid(whole.to, part.from - whole.to)).hasMatch())
            return false;
        m_task.formula = Expression::of(Expression::Quotient, Expression::of(part.id), Expression::of(whole.id));
        m_task.unit = MeasureUnit::Percent;
        m_used = {{int(match.capturedStart()), int(match.capturedEnd()), {}, false}, whole, part};
        if (whole.from < match.capturedEnd()) // "total" belongs to "total assets"
            m_used = {{int(match.capturedStart()), whole.to, {}, false}, part};
        nameByShare(part.id, whole.id);
        return true;
    }

    // "COGS % margin": relative to revenue.
    bool readMargin()
    {
        static const QRegularExpression margin(u"^\\s*%?\\s*margin\\b"_s, QRegularExpression::CaseInsensitiveOption);
        if (m_mentions.size() != 1 || m_mentions[0].isMetric || !m_measures.item(u"revenue"_s))
            return false;
        const MeasureMention &part = m_mentions[0];
        const QRegularExpressionMatch match = margin.match(m_head.mid(part.to));
        if (!match.hasMatch())
            return false;
        m_task.formula = Expression::of(Expression::Quotient, Expression::of(part.id), Expression::of(u"revenue"_s));
        m_task.unit = MeasureUnit::Percent;
        m_used = {{part.from, part.to + int(match.capturedEnd()), {}, false}};
        nameByShare(part.id, u"revenue"_s);
        return true;
    }

    // "capital expenditures as a share of revenue"
    void nameByShare(const QString &part, const QString &whole)
    {
        m_task.name = u"%1 as a share of %2"_s.arg(m_measures.nameOf(part), m_measures.nameOf(whole));
    }

    void nameByFormula()
    {
        m_task.name = inNames(m_task.formula, [this](const QString &id) { return m_measures.nameOf(id); });
    }

    QString readMeasures()
    {
        if (!m_only.isEmpty())
            return readOne(m_only);
        if (readShare() || readShareOf() || readMargin() || readJoined())
            return {};
        if (readProfit())
            return {};
        if (m_mentions.isEmpty())
            return u"it names no known measure"_s;
        QStringList metrics;
        QStringList items;
        for (const MeasureMention &mention : std::as_const(m_mentions))
            (mention.isMetric ? metrics : items).append(mention.id);
        metrics.removeDuplicates();
        items.removeDuplicates();
        // "How many times was its inventory sold? Calculate the inventory turnover."
        for (const MeasureMention &mention : m_measures.mentionsIn(m_question.instructions)) {
            if (!mention.isMetric || !metrics.isEmpty())
                continue;
            const QStringList within = itemsWithin(m_measures.metric(mention.id)->formula, 0);
            if (items.size() != 1 || !within.contains(items.first()))
                return u"the question names %1, but the instructions name %2"_s.arg(m_measures.nameOf(items.first()),
                                                                                    m_measures.nameOf(mention.id));
            metrics.append(mention.id);
        }
        if (metrics.size() + (metrics.isEmpty() ? items.size() : 0) > 1)
            return u"it names several measures"_s;
        const QString id = metrics.isEmpty() ? items.first() : metrics.first();
        if (!metrics.isEmpty()) {
            const QStringList within = itemsWithin(m_measures.metric(id)->formula, 0);
            for (const QString &item : std::as_const(items)) {
                if (!within.contains(item))
                    return u"it names several measures"_s;
            }
        }
        return readOne(id);
    }

    QString readOne(const QString &id)
    {
        for (const MeasureMention &mention : std::as_const(m_mentions)) {
            if (mention.id != id)
                continue;
            if (const QString wrong = anotherMeasure(mention); !wrong.isEmpty())
                return wrong;
        }
        m_used = m_mentions;
        m_task.measure = id;
        m_task.formula = Expression::of(id);
        m_task.unit = m_measures.unitOf(id);
        m_task.name = m_measures.nameOf(id);
        return {};
    }

    QStringList itemsWithin(const Expression &formula, int depth) const
    {
        QStringList all = measuresIn(formula);
        for (const QString &id : measuresIn(formula)) {
            const Metric *metric = m_measures.metric(id);
            if (metric && depth < 10)
                all.append(itemsWithin(metric->formula, depth + 1));
        }
        return all;
    }

    // Takes a measure identified by a pattern of the question's words instead of its name.
    void take(const QString &id, const QString &pattern)
    {
        const QRegularExpression asked(pattern, QRegularExpression::CaseInsensitiveOption);
        const QRegularExpressionMatch match = asked.match(m_question.asking);
        const qsizetype words = match.lastCapturedIndex();
        m_used = {{int(match.capturedStart(words)), int(match.capturedEnd(words)), {}, false}};
        m_task.measure = id;
        m_task.formula = Expression::of(id);
        m_task.unit = m_measures.unitOf(id);
        m_task.name = m_measures.nameOf(id);
        readResidue();
    }

    // "How much did the company lose?" without naming on what.
    bool readLost()
    {
        static const QRegularExpression lost(gainPattern("figure-lost"), QRegularExpression::CaseInsensitiveOption);
        const QRegularExpressionMatch match = lost.match(m_question.asking);
        if (m_question.isYesNo || !m_mentions.isEmpty() || !match.hasMatch())
            return false;
        m_used = {{int(match.capturedStart(1)), int(match.capturedEnd(1)), {}, false}};
        takeNetIncome();
        return true;
    }

    void takeNetIncome()
    {
        m_task.measure = u"net_income"_s;
        m_task.formula = Expression::of(m_task.measure);
        m_task.name = m_measures.nameOf(m_task.measure);
    }

    // "Was the company profitable?", "Did it make a profit?"
    bool readProfit()
    {
        if (!m_measures.item(u"net_income"_s))
            return false;
        if (readLost())
            return true;
        if (!m_question.isYesNo)
            return false;
        static const QRegularExpression profitable(u"\\b(?:%1)\\b"_s.arg(lexicon().alternatives("figure-profitable")),
                                                   QRegularExpression::CaseInsensitiveOption);
        const QRegularExpressionMatch match = profitable.match(m_question.asking);
        const auto isWithin = [&match](const MeasureMention &mention) {
            return mention.from >= match.capturedStart() && mention.to <= match.capturedEnd();
        };
        if (!match.hasMatch() || !std::all_of(m_mentions.begin(), m_mentions.end(), isWithin))
            return false;
        m_used = {{int(match.capturedStart()), int(match.capturedEnd()), {}, false}};
        takeNetIncome();
        m_task.form = NumberTask::Sign;
        m_task.way = saysPhrase(m_question.lowered(), "figure-loss-making") ? NumberTask::Down : NumberTask::Up;
        return true;
    }

    // A word beside the measure that makes it a different one: "deferred revenue", "inventory losses".
    QString anotherMeasure(const MeasureMention &mention) const
    {
        static const QRegularExpression last(u"([\\p{L}][\\p{L}\\p{N}'-]*)\\s*$"_s);
        static const QRegularExpression next(u"^\\s+([\\p{L}][\\p{L}\\p{N}-]*)"_s);
        const QString name = m_head.mid(mention.from, mention.to - mention.from);
        const QString before = last.match(m_head.left(mention.from)).captured(1);
        // Any other word must be the company's name, wherever it is.
        const bool isOther = lexicon().words("figure-neutral").contains(before) &&
                             !lexicon().words("figure-qualifiers").contains(before);
        if (isOther)
            return u"\"%1 %2\" may be a different measure"_s.arg(before, name);
        const QString behind = next.match(m_head.mid(mention.to)).captured(1);
        if (lexicon().words("figure-followers").contains(behind.toLower()))
            return u"\"%1 %2\" may be a different measure"_s.arg(name, behind);
        return {};
    }

    // Words left over after measures, periods and neutral words: they must be the company's name.
    void readResidue()
    {
        static const QRegularExpression other(u"'s\\b|\\([^)]*\\)"_s, QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression word(u"[\\p{L}$%][\\p{L}\\p{N}&.$-]*"_s);
        QString rest = m_question.asking;
        const auto blank = [&rest](int from, int to) { rest.replace(from, to - from, QString(to - from, u' ')); };
        for (const MeasureMention &mention : std::as_const(m_used))
            blank(mention.from, mention.to);
        for (const MeasureMention &mention : m_measures.mentionsIn(rest)) {
            if (mention.from >= m_head.size()) // text on where to look may contain any measure
                blank(mention.from, mention.to);
        }
        for (const PeriodMention &mention : periodsIn(rest))
            blank(mention.from, mention.to);
        rest.replace(other, u" "_s);
        rest.replace(rated(), u" "_s);
        for (auto each = word.globalMatch(rest); each.hasNext();) {
            QString said = each.next().captured();
            while (said.endsWith(u'.') || said.endsWith(u'-'))
                said.chop(1);
            const bool isBound = m_question.isYesNo && said.size() > 1 && said[0] == u'$' && said[1].isDigit();
            if (said.size() > 1 && !isBound && !isNeutral(said))
                m_task.unexplained.append(said);
        }
    }

    // "growth rate" is growth, and "US dollars" are dollars.
    static const QRegularExpression &rated()
    {
        static const QRegularExpression words(u"\\b(?:%1)\\b"_s.arg(lexicon().alternatives("figure-rated")),
                                              QRegularExpression::CaseInsensitiveOption);
        return words;
    }

    static bool isNeutral(const QString &word)
    {
        if (isCountry(word))
            return false;
        return lexicon().words("figure-neutral").contains(word.toLower()) || saysStem(word, "figure-change") ||
               saysStem(word, "figure-upward") || saysStem(word, "figure-downward") ||
               saysPhrase(word.toLower(), "figure-above") || saysPhrase(word.toLower(), "figure-below");
    }

    // The two periods of a comparison: the first and last ones named, or the last and the one before it; empty if none
    // is named.
    void readTwoPeriods()
    {
        QList<FiscalPeriod> periods = m_question.periods;
        std::stable_sort(periods.begin(), periods.end(), isEarlier);
        if (periods.size() >= 2)
            m_task.periods = {periods.first(), periods.last()};
        else if (periods.size() == 1)
            m_task.periods = {periods.first().previous(), periods.first()};
    }

    QString readForm()
    {
        if (m_task.form == NumberTask::Sign) {
            readEachPeriod();
            return {};
        }
        const QString text = withoutMentions(m_question.asking, m_used);
        const QString lowered = text.toLower();
        if (m_question.asksForAverage) {
            m_task.form = NumberTask::Average;
            const bool isKnown = !m_question.averageYears.isEmpty() || m_question.lastYears > 0;
            return !isKnown ? u"it asks for an average over years that it does not name"_s : QString();
        }
        if (saysPhrase(lowered, "figure-compound")) {
            m_task.form = NumberTask::Compound;
            readTwoPeriods();
            return m_question.periods.size() >= 2 ? QString() : u"it does not name two years"_s;
        }
        if (m_question.lastYears > 0 && m_question.periods.isEmpty()) // the yearly values show the development
            return {};
        if (m_subjects == Subjects::Several) {
            readEachPeriod();
            return {};
        }
        if (m_question.isYesNo && m_question.periods.size() < 2 && readBound(lowered))
            return {};
        const bool isChange = saysStem(text, "figure-change") || saysPhrase(lowered, "figure-growth");
        if (isChange || (m_question.isYesNo && m_question.periods.size() == 2))
            return readComparison(text, lowered);
        if (m_question.isYesNo)
            return readTest(lowered);
        readEachPeriod();
        return {};
    }

    // "in 2020 and 2021"; "from 2019 to 2021" means three years.
    void readEachPeriod()
    {
        m_task.each = m_question.periods;
        std::stable_sort(m_task.each.begin(), m_task.each.end(), isEarlier);
        const QList<int> range = yearsOfRange(m_question.asking, periodsIn(m_question.asking));
        const bool isAllOfIt = m_question.periods.size() == 2 && !range.isEmpty();
        if (isAllOfIt) {
            m_task.each.clear();
            for (const int year : range)
                m_task.each.append({FiscalPeriod::Year, year, 0});
        }
        if (m_task.each.size() < 2)
            m_task.each.clear();
    }

    QString readComparison(const QString &text, const QString &lowered)
    {
        // "Compare the revenue in 2014, 2015 and 2016": with more than two, there is no base period.
        if (m_question.periods.size() > 2 && !m_question.isYesNo && saysPhrase(lowered, "figure-compared")) {
            readEachPeriod();
            return {};
        }
        readTwoPeriods();
        if (m_question.isYesNo) {
            m_task.form = NumberTask::Direction;
            m_task.way = wayAsked(text);
            return {};
        }
        const bool isMoney = m_task.unit == MeasureUnit::Money || m_task.unit == MeasureUnit::PerShare;
        const bool isGrowth = saysPhrase(lowered, "figure-growth") || (m_question.unit.percent && isMoney);
        m_task.form = isGrowth ? NumberTask::Growth : NumberTask::Change;
        return {};
    }

    NumberTask::Way wayAsked(const QString &text) const
    {
        const bool isUp = saysStem(text, "figure-upward");
        const bool isDown = saysStem(text, "figure-downward");
        const Metric *metric = m_measures.metric(m_task.measure);
        const bool turns = metric && metric->better == Better::Down;
        if (saysStem(text, "figure-better"))
            return turns ? NumberTask::Down : NumberTask::Up;
        if (saysStem(text, "figure-worse"))
            return turns ? NumberTask::Up : NumberTask::Down;
        return isUp == isDown ? NumberTask::Either : isUp ? NumberTask::Up : NumberTask::Down;
    }

    // "above 1", "more than 20 %", "over $5 billion"
    bool readBound(const QString &lowered)
    {
        static const QRegularExpression bound(
            u"\\b(?:(%1)|(%2)) \\$?(-?\\d[\\d,]*(?:\\.\\d+)?)\\s*(%|percent|thousand|million|billion)?"_s.arg(
                lexicon().alternatives("figure-above"), lexicon().alternatives("figure-below")));
        const QRegularExpressionMatch match = bound.match(lowered);
        if (!match.hasMatch())
            return false;
        const QString unit = match.captured(4);
        const double scale = unit == u"thousand"  ? 1e3
                             : unit == u"million" ? 1e6
                             : unit == u"billion" ? 1e9
                             : unit.isEmpty()     ? 1
                                                  : 0.01;
        m_task.form = NumberTask::Bound;
        m_task.way = match.hasCaptured(1) ? NumberTask::Up : NumberTask::Down;
        m_task.bound = match.captured(3).remove(u',').toDouble() * scale;
        return true;
    }

    QString readTest(const QString &lowered)
    {
        const bool isNegative = saysPhrase(lowered, "figure-negative");
        if (isNegative || saysPhrase(lowered, "figure-positive")) {
            m_task.form = NumberTask::Sign;
            m_task.way = isNegative ? NumberTask::Down : NumberTask::Up;
            return {};
        }
        const Metric *metric = m_measures.metric(m_task.measure);
        if (m_task.unit == MeasureUnit::Money && saysPhrase(lowered, "figure-having")) {
            m_task.form = NumberTask::Sign;
            return {};
        }
        if (!metric || !metric->soundFrom || !saysPhrase(lowered, "figure-sound"))
            return u"it is a yes/no question, and nothing says which value counts as yes"_s;
        m_task.form = NumberTask::Sound;
        return {};
    }

    const NumberQuestion &m_question;
    const Measures &m_measures;
    const Subjects m_subjects;
    const QString m_only;
    const QString m_head; // the asking sentence, without text on where to look
    const QList<MeasureMention> m_mentions;
    QList<MeasureMention> m_used;
    NumberTask m_task;
};

} // namespace

static Result<QList<NumberTask>> allTasksOf(const NumberQuestion &question, const Measures &measures, Subjects subjects)
{
    TaskReader reader(question, measures, subjects);
    const Result<NumberTask> one = reader.read();
    if (one)
        return QList<NumberTask>{*one};
    QList<NumberTask> tasks;
    const auto ofEach = [&](const QStringList &ids, NumberTask (TaskReader::*read)(const QString &id)) {
        for (const QString &id : ids)
            tasks.append((TaskReader(question, measures, subjects).*read)(id));
        return tasks;
    };
    if (reader.namesNothing() && asksHowItIsDoing(question.lowered()))
        return ofEach(measures.keyFigures(), &TaskReader::readKeyFigure);
    if (reader.namesNothing() && asksWhatItEarned(question.lowered()))
        return ofEach(measures.earnings(), &TaskReader::readEarned);
    for (const QString &measure : reader.listed()) {
        const Result<NumberTask> task = TaskReader(question, measures, subjects, measure).read();
        if (!task)
            return task.error();
        tasks.append(*task);
    }
    return tasks.isEmpty() ? Result<QList<NumberTask>>(one.error()) : tasks;
}

Result<QList<NumberTask>> tasksOf(const NumberQuestion &question, const Measures &measures, Subjects subjects)
{
    Result<QList<NumberTask>> tasks = allTasksOf(question, measures, subjects);
    const bool isChoice = question.isYesNo && leavesChoice(readText(question.asking));
    for (qsizetype i = 0; tasks && i < tasks->size(); ++i)
        (*tasks)[i].isChoice = isChoice;
    return tasks;
}

bool asksWhatItLost(const QString &lowered)
{
    static const QRegularExpression lost(TaskReader::gainPattern("figure-lost"));
    return lost.match(lowered).hasMatch();
}

bool asksWhatItEarned(const QString &lowered)
{
    static const QRegularExpression earned(TaskReader::gainPattern("figure-earned"));
    return earned.match(lowered).hasMatch();
}

bool asksHowItIsDoing(const QString &lowered)
{
    static const QRegularExpression doing(TaskReader::doingPattern());
    return doing.match(lowered).hasMatch();
}

} // namespace core
