#include "core/query/tableanswer.h"

#include "core/language/lexicon.h"
#include "core/language/terms.h"
#include "core/numbers/documentchoice.h"
#include "core/numbers/numberquestion.h"
#include "core/query/executor.h"
#include "core/query/planner.h"
#include "core/query/surroundings.h"
#include "core/question/questionanalysis.h"

#include <algorithm>
#include <bit>
#include <list>
#include <numeric>
#include <utility>

namespace core {

using namespace Qt::StringLiterals;

namespace {

constexpr double margin = 0.25;        // required lead in fit over the next different value
constexpr qsizetype mostShown = 5;     // candidates shown
constexpr qsizetype mostDocuments = 8; // documents considered for a question
constexpr qsizetype leastScaled = 3;   // tables with a scale from which a document counts as being in thousands

Calculation refused(const QString &why)
{
    return {{}, why, {}};
}

struct PreparedDocument
{
    const DocumentAtHand *document = nullptr;
    WordBits names = 0;
};

// A table that has a word of the question; all others are never typed.
struct PreparedTable
{
    TypedTable table;
    TypedTable turned;
    TableAtHand at; // points into both
};

class TableAnswer
{
public:
    TableAnswer(const QString &question, const QList<DocumentAtHand> &documents) : m_asked(asked(question))
    {
        QStringList names;
        for (const DocumentAtHand &each : documents) {
            m_documents.append({&each, 0});
            for (const Table &table : each.tables)
                names += namesOf(table);
        }
        m_asked = withNames(m_asked, names);
        const NameMatch match(m_asked);
        for (PreparedDocument &each : m_documents)
            each.names = match.wordsOf(namesOf(*each.document));
    }

    Calculation run()
    {
        if (m_asked.content == 0)
            return refused(u"it contains no words that could appear in a table"_s);
        plan();
        if (m_plans.isEmpty())
            return refused(m_why.isEmpty() ? u"no table matches"_s : m_why);
        const auto isValue = [](const Plan &plan) { return plan.query.kind == TableQuery::Value; };
        QList<Plan> values = m_plans;
        values.removeIf([&](const Plan &plan) { return !isValue(plan); });
        QList<Plan> computations = m_plans;
        computations.removeIf(isValue);
        if (formOf(m_asked) == QuestionForm::Several)
            return several();
        const Calculation computed = compute(computations);
        if (computed.answer && formOf(m_asked) == QuestionForm::Count && !values.isEmpty())
            return either(computed, quote(values));
        if (computed.answer || !computed.candidates.isEmpty())
            return computed;
        return values.isEmpty() ? computed : quote(values);
    }

private:
    void plan()
    {
        if (m_tables.empty())
            prepare();
        m_plans.clear();
        for (const PreparedTable &each : m_tables)
            m_plans += plansFor(m_asked, each.at, &m_why);
    }

    void prepare()
    {
        const NameMatch names(m_asked);
        const QuestionForm form = formOf(m_asked);
        const bool isOfCells = form == QuestionForm::Value || form == QuestionForm::Several ||
                               form == QuestionForm::Count || form == QuestionForm::Sum || form == QuestionForm::Share;
        for (const PreparedDocument &each : std::as_const(m_documents)) {
            const QList<Table> &tables = each.document->tables;
            const Surroundings around(*each.document, names);
            const WordBits ofDocument = each.names | around.beginning();
            for (qsizetype i = 0; i < tables.size(); ++i) {
                std::optional<TypedTable> typed =
                    hasWord(tables[i], names) ? typedTableAt(tables, i, each.document->document) : std::nullopt;
                if (!typed)
                    continue;
                PreparedTable &prepared = m_tables.emplace_back();
                prepared.table = *std::move(typed);
                prepared.turned = transposed(prepared.table);
                prepared.at = {&prepared.table, &prepared.turned, each.document->calendar, ofDocument};
                prepared.at.setting = around.over(i);
                if (isOfCells) // for a computation, each word must be in a name
                    prepared.at.page = around.page(prepared.table.page);
            }
        }
    }

    bool hasWord(const Table &table, const NameMatch &names) const
    {
        const QStringList all = namesOf(table);
        return std::any_of(all.begin(), all.end(),
                           [&](const QString &name) { return (names.wordsOf(name) & m_asked.content) != 0; });
    }

    // Uses plans in which names of the table and its document explain every word.
    Calculation compute(QList<Plan> plans)
    {
        QString unexplained;
        plans.removeIf([&](const Plan &plan) {
            if ((plan.unexplained | plan.byPage) != 0)
                unexplained = m_asked.inWords(plan.unexplained | plan.byPage).join(u", "_s);
            return plan.unexplained != 0 || !plan.isSure || !tellsScale(plan);
        });
        if (plans.isEmpty())
            return refused(unexplained.isEmpty() ? m_why : u"no table accounts for "_s + unexplained);
        std::stable_sort(plans.begin(), plans.end(), [](const Plan &a, const Plan &b) { return a.fit > b.fit; });
        QList<Computed> found;
        QString why;
        for (const Plan &plan : std::as_const(plans)) {
            if (plan.fit < plans.first().fit - margin)
                break;
            const TableOutcome outcome = executed(plan);
            if (outcome.state == TableOutcome::Refused)
                return refused(outcome.why);
            const bool isKnown = std::any_of(found.begin(), found.end(), [&](const Computed &each) {
                return each.shown == outcome.value.shown && each.kind == outcome.value.kind &&
                       (each.kind != Computed::Count ||
                        each.operands.first().page == outcome.value.operands.first().page);
            });
            if (!isKnown)
                found.append(outcome.value);
        }
        if (found.size() == 1)
            return {found.first(), {}, {}};
        return {{}, u"several tables match"_s, found.mid(0, mostShown)};
    }

    // A report in thousands has tables that do not say so: "$500" in one of these is not to be taken literally.
    bool tellsScale(const Plan &plan) const
    {
        if (plan.query.cells.isEmpty() || plan.query.cells.first().column < 0)
            return true;
        const TypedCell *cell = plan.table->cell(plan.query.cells.first().row, plan.query.cells.first().column);
        if (!cell || !cell->isNumber())
            return true;
        if (!cell->isScaleSure)
            return false;
        const bool isPlainMoney =
            cell->scale == 1 && cell->number->places() == 0 && !cell->unit.isEmpty() && cell->unit != u"%";
        if (!isPlainMoney)
            return true;
        for (const PreparedDocument &each : m_documents) {
            if (each.document->document.id == plan.table->document)
                return std::count_if(each.document->tables.begin(), each.document->tables.end(),
                                     [](const Table &table) { return table.scale > 1; }) < leastScaled;
        }
        return true;
    }

    static const TypedCell &cellOf(const Plan &plan)
    {
        return *plan.table->cell(plan.query.cells.first().row, plan.query.cells.first().column);
    }

    static bool isSame(const Plan &a, const Plan &b)
    {
        const TypedCell &one = cellOf(a);
        const TypedCell &other = cellOf(b);
        if (!one.isNumber() || !other.isNumber())
            return one.text == other.text;
        return std::abs(one.value() - other.value()) <= 1e-6 * std::abs(one.value()) ||
               (one.scale != other.scale && *one.number == *other.number);
    }

    // The best-fitting cells with different values.
    QList<Plan> nearest(QList<Plan> plans) const
    {
        const bool isExplained =
            std::any_of(plans.begin(), plans.end(), [](const Plan &each) { return each.unexplained == 0; });
        plans.removeIf([&](const Plan &each) { return isExplained && each.unexplained != 0; });
        // A percentage is not what is asked for if there is an alternative.
        const auto isOther = [&](const Plan &each) { return !m_asked.wantsShare && cellOf(each).text.contains(u'%'); };
        if (!std::all_of(plans.begin(), plans.end(), isOther))
            plans.removeIf(isOther);
        std::stable_sort(plans.begin(), plans.end(), [](const Plan &a, const Plan &b) {
            return std::pair(std::popcount(a.unexplained), -a.fit) < std::pair(std::popcount(b.unexplained), -b.fit);
        });
        QList<Plan> found;
        for (const Plan &each : std::as_const(plans)) {
            if (each.fit < plans.first().fit - margin || found.size() > mostShown)
                break;
            if (std::none_of(found.begin(), found.end(), [&](const Plan &other) { return isSame(each, other); }))
                found.append(each);
        }
        return found;
    }

    // If no time is asked for, the latest one of each row.
    static QList<Plan> latestOf(const QList<Plan> &found)
    {
        const auto yearOf = [](const Plan &each) {
            return each.table->columns.members[each.query.cells.first().column].period.year;
        };
        Plan latest = found.first();
        for (const Plan &each : found) {
            if (each.table != latest.table || each.query.cells.first().row != latest.query.cells.first().row ||
                yearOf(each) == 0)
                return found;
            latest = yearOf(each) > yearOf(latest) ? each : latest;
        }
        const bool isOne = std::count_if(found.begin(), found.end(),
                                         [&](const Plan &each) { return yearOf(each) == yearOf(latest); }) == 1;
        return isOne ? QList<Plan>{latest} : found;
    }

    // Unexplained words do not prevent a quotation if row and column are both named, they are fewer than the explained
    // ones, and none of them is a name.
    bool mayBeBesides(const Plan &plan) const
    {
        const WordBits besides = plan.unexplained;
        const QStringList words = m_asked.inWords(besides);
        const bool areNames =
            std::any_of(words.begin(), words.end(), [](const QString &word) { return !word.front().isLower(); });
        const WordBits explained = m_asked.content & plan.explained;
        return plan.isSure && plan.isOfBoth && !areNames && std::popcount(besides) < std::popcount(explained);
    }

    Calculation quote(const QList<Plan> &plans) const
    {
        QList<Plan> found = nearest(plans);
        const WordBits unexplained = found.first().unexplained;
        const QString why =
            u"no table accounts for "_s + m_asked.inWords(unexplained | found.first().byPage).join(u", "_s);
        if ((unexplained | found.first().byPage) != 0 && (found.size() > 1 || !mayBeBesides(found.first())))
            return refused(why);
        if (found.size() > 1 && m_asked.periods.isEmpty())
            found = latestOf(found);
        Calculation calculation;
        for (const Plan &each : std::as_const(found))
            calculation.candidates.append(executed(each).value);
        const Plan &best = found.first();
        if (found.size() > 1)
            calculation.reason = u"several cells match"_s;
        else if (!best.isSure)
            calculation.reason = u"the row or column heading says more than was asked"_s;
        else if (!tellsScale(best))
            calculation.reason = u"the table does not say whether its numbers are in thousands or millions"_s;
        else if (!m_asked.wantsShare && cellOf(best).text.contains(u'%'))
            calculation.reason = u"the cell is a percentage, and none was asked for"_s;
        else if ((unexplained | best.byPage) != 0)
            calculation.reason = why;
        calculation.isQuoted = calculation.reason.isEmpty();
        const bool areWords =
            std::none_of(found.begin(), found.end(), [](const Plan &each) { return cellOf(each).isNumber(); });
        return calculation.isQuoted || !areWords ? calculation : refused(calculation.reason);
    }

    // A printed number, or one computed from rows: either may be meant.
    static Calculation either(Calculation rows, const Calculation &printed)
    {
        if (!printed.isQuoted)
            return rows;
        rows.candidates = QList<Computed>{*std::exchange(rows.answer, {})} + printed.candidates;
        rows.reason = u"it may ask for the rows of a table or for a number in it"_s;
        return rows;
    }

    // "in 2019 and 2018": one cell for each.
    Calculation several()
    {
        Calculation calculation;
        const QList<FiscalPeriod> periods = m_asked.periods;
        for (const FiscalPeriod &period : periods) {
            m_asked.periods = {period};
            plan();
            const Calculation one = m_plans.isEmpty() ? refused(m_why) : quote(m_plans);
            if (!one.isQuoted)
                return one.candidates.isEmpty() ? one : refused(one.reason);
            calculation.candidates += one.candidates;
        }
        calculation.isQuoted = true;
        return calculation;
    }

    AskedQuestion m_asked;
    QList<PreparedDocument> m_documents;
    std::list<PreparedTable> m_tables; // a list, because plans point into it
    QList<Plan> m_plans;
    QString m_why;
};

// Questions like "Why did sales fall?" are answered by sentences, whatever the tables contain.
bool asksForSentences(const QString &question, QuestionForm form)
{
    const QuestionAnalysis analysis = analyseQuestion(question);
    const AnswerKind kind = analysis.kind;
    const bool isEither = form == QuestionForm::Direction || form == QuestionForm::Compare;
    const bool asksWhat = kind == AnswerKind::Definition && std::popcount(asked(question).content) < 2;
    return analysis.talk != SmallTalk::None || kind == AnswerKind::Reason || (!isEither && kind == AnswerKind::YesNo) ||
           (form == QuestionForm::Value && (kind == AnswerKind::Manner || asksWhat));
}

// The few documents that a question may be about.
QList<Document> documentsFor(const QString &question, const QList<DocumentId> &chosen, const TableSource &source,
                             const Measures &measures, const std::stop_token &stop)
{
    QList<Document> documents = source.documents();
    if (!chosen.isEmpty())
        documents.removeIf([&chosen](const Document &each) { return !chosen.contains(each.id); });
    if (documents.size() <= mostDocuments)
        return documents;
    QList<Document> named;
    for (const CandidateDocument &each : candidatesFor(question, namesIn(question, lexicon().words("figure-neutral")),
                                                       documents, false, source, measures, stop))
        named.append(each.document);
    if (!named.isEmpty())
        return named.mid(0, mostDocuments);
    for (const DocumentId id : source.likely(question, stop)) {
        const auto found =
            std::find_if(documents.begin(), documents.end(), [id](const Document &each) { return each.id == id; });
        if (found != documents.end() && named.size() < mostDocuments)
            named.append(*found);
    }
    return named;
}

// Yearly reports of one company: a question without a time refers to the latest.
class YearlyReports
{
public:
    void add(const DocumentNames &names, const DocumentFacts &facts)
    {
        m_names.append(names.registrant.isEmpty() ? names.file : names.registrant);
        m_years.append(facts.form == DocumentFacts::Annual ? facts.fiscalYear : 0);
    }

    bool areOfOne() const
    {
        const QSet<int> years(m_years.begin(), m_years.end());
        return m_years.size() > 1 && !years.contains(0) && years.size() == m_years.size() &&
               std::all_of(m_names.begin(), m_names.end(),
                           [this](const QStringList &name) { return name == m_names.first(); });
    }

    QList<int> lastFirst() const
    {
        QList<int> order(m_years.size());
        std::iota(order.begin(), order.end(), 0);
        std::sort(order.begin(), order.end(), [this](int a, int b) { return m_years[a] > m_years[b]; });
        return order;
    }

private:
    QList<QStringList> m_names;
    QList<int> m_years;
};

// "What about net income?" among reports of several companies: each has it, and none is named.
bool isOfNobody(const QString &question, const QList<DocumentAtHand> &read, const YearlyReports &reports,
                const TableSource &source, const Measures &measures, const std::stop_token &stop)
{
    const QList<MeasureMention> mentions = measures.mentionsIn(question);
    if (read.size() < 2 || reports.areOfOne() || mentions.isEmpty() ||
        asked(withoutMentions(question, mentions)).content != 0)
        return false;
    QList<Document> documents;
    for (const DocumentAtHand &each : read)
        documents.append(each.document);
    const QStringList names = namesIn(question, lexicon().words("figure-neutral"));
    return candidatesFor(question, names, documents, false, source, measures, stop).isEmpty();
}

// "The town has 12 schools", where a table has five rows of schools.
bool saysOtherCount(const QString &text, const QSet<QString> &counted, double count)
{
    const TokenizedText read = readText(text);
    for (qsizetype i = 1; i < read.terms.size(); ++i) {
        const ReadTerm &number = read.terms[i - 1];
        if (!counted.contains(read.terms[i].text) || !number.number || isYear(number))
            continue;
        const QStringView between = QStringView(text).mid(number.to, read.terms[i].from - number.to);
        if (std::all_of(between.begin(), between.end(), [](QChar c) { return c == u' '; }) &&
            number.key.toDouble() != count)
            return true;
    }
    return false;
}

// Whether the document's text gives a different count.
bool isDisputed(const Computed &count, const QSet<QString> &counted, const TableSource &source)
{
    const DocumentId id = count.operands.first().document;
    for (const Document &document : source.documents()) {
        for (int page = 1; document.id == id && page <= document.pages; ++page) {
            if (saysOtherCount(source.pageText(id, page), counted, double(count.operands.size())))
                return true;
        }
    }
    return false;
}

} // namespace

Calculation answerFromTables(const QString &question, const QList<DocumentAtHand> &documents)
{
    if (asksForSentences(question, formOf(asked(question))))
        return refused(u"it asks for text"_s);
    return TableAnswer(question, documents).run();
}

Result<Calculation> answerFromTables(const QString &question, const QList<DocumentId> &documents,
                                     const TableSource &source, const Measures &measures, std::stop_token stop)
{
    if (asksForSentences(question, formOf(asked(question))))
        return refused(u"it asks for text"_s);
    QList<DocumentAtHand> read;
    YearlyReports reports;
    for (const Document &document : documentsFor(question, documents, source, measures, stop)) {
        if (stop.stop_requested())
            return Error::cancelled();
        Result<QList<Table>> tables = source.tables(document.id);
        if (!tables && tables.error().code != Error::Unavailable)
            return tables.error();
        if (!tables || tables->isEmpty())
            continue;
        const DocumentNames names = namesByCover(document, source, measures);
        const DocumentFacts facts = factsOf(document, source, measures);
        const auto textOf = [&source, id = document.id](int page) { return source.pageText(id, page); };
        read.append({document, names.registrant, facts.calendar, *std::move(tables), textOf});
        reports.add(names, facts);
    }
    Calculation calculation;
    const bool isOfLast = asked(question).periods.isEmpty() && reports.areOfOne();
    for (const int index : isOfLast ? reports.lastFirst() : QList<int>()) {
        calculation = answerFromTables(question, {read[index]});
        if (calculation.answer || !calculation.candidates.isEmpty())
            break;
    }
    if (!calculation.answer && calculation.candidates.isEmpty())
        calculation = answerFromTables(question, read);
    const bool isCount = calculation.answer && calculation.answer->kind == Computed::Count;
    if (isCount && isDisputed(*calculation.answer, analyseQuestion(question).counted, source)) {
        calculation.answer.reset();
        calculation.reason = u"a sentence gives a different number than the table has rows"_s;
        calculation.mustStand = true;
    }
    if (isOfNobody(question, read, reports, source, measures, stop)) {
        if (calculation.answer)
            calculation.candidates = {*std::exchange(calculation.answer, {})};
        calculation.isQuoted = false;
        calculation.reason = u"it names no company, and there are documents from several"_s;
    }
    const auto label = [&](Computed &computed) {
        for (Operand &operand : computed.operands)
            operand.pageLabel = source.pageLabel(operand.document, operand.page);
    };
    if (calculation.answer)
        label(*calculation.answer);
    std::for_each(calculation.candidates.begin(), calculation.candidates.end(), label);
    return calculation;
}

namespace {

bool beginsWithWhich(const AskedQuestion &asked)
{
    const OperatorUse *which = asked.use(Operator::Which);
    return which && (which->words & 1) != 0;
}

} // namespace

bool mayAnswerFromTables(const QString &question)
{
    const AskedQuestion read = asked(question);
    const QuestionForm form = formOf(read);
    const AnswerKind kind = analyseQuestion(question).kind;
    // "What are points on a mortgage?": without a number, a date or a time, mostly sentences are wanted.
    const bool asksForAny = form == QuestionForm::Value && read.periods.isEmpty() && kind != AnswerKind::Number &&
                            kind != AnswerKind::Date && !beginsWithWhich(read);
    return !asksForAny && read.content != 0 && form != QuestionForm::Refused && !summaryAsked(question) &&
           !asksForSentences(question, form);
}

} // namespace core
