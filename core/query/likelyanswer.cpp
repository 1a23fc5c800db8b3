#include "core/query/likelyanswer.h"

#include "core/query/documentathand.h"
#include "core/query/executor.h"
#include "core/query/joinedtables.h"
#include "core/query/rowquestion.h"
#include "core/query/surroundings.h"
#include "core/question/questionanalysis.h"

#include <algorithm>
#include <list>

namespace core {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostNearDocuments = 4; // documents whose tables are read
constexpr qsizetype mostCandidates = 2;    // results shown
constexpr double leastNear = 0.02;         // chance of a page from which its tables may answer
constexpr qsizetype mostColumns = 8;       // columns between which a model chooses
constexpr qsizetype mostRead = 2;          // cells of a column that are read to choose between columns
constexpr double mostBehindBest = 0.15;    // a result whose fit is closer than this to the best one is shown as well

class LikelyAnswer
{
public:
    LikelyAnswer(const QString &question, const QList<NearPage> &near, const WordWeight &weight,
                 const ChanceOfText &chance, const std::stop_token &stop)
        : m_asked(asked(question)),
          m_near(near),
          m_weight(weight),
          m_chance(chance),
          m_stop(stop)
    {
    }

    void add(const DocumentAtHand &document) { m_documents.append(document); }

    Calculation run()
    {
        QStringList names;
        for (const DocumentAtHand &document : std::as_const(m_documents)) {
            for (const Table &table : document.tables)
                names += namesOf(table);
        }
        m_asked = withNames(m_asked, names);
        if (!mayAskOfRows(m_asked))
            return {};
        for (const DocumentAtHand &document : std::as_const(m_documents))
            plan(document);
        std::stable_sort(m_plans.begin(), m_plans.end(), [](const Plan &a, const Plan &b) { return a.fit > b.fit; });
        return offered();
    }

private:
    void plan(const DocumentAtHand &document)
    {
        const NameMatch match(m_asked);
        const Surroundings around(document, match);
        const WordBits ofDocument = match.wordsOf(namesOf(document)) | around.beginning() | around.phrasesOfBeginning();
        QList<TypedTable> typed;
        QList<qsizetype> places; // in the document's tables
        for (qsizetype i = 0; i < document.tables.size(); ++i) {
            if (const std::optional<TypedTable> one = typedTableAt(document.tables, i, document.document)) {
                typed.append(*one);
                places.append(i);
            }
        }
        for (const JoinedTable &each : joinedTables(typed)) {
            if (m_stop.stop_requested())
                return;
            double chance = 0;
            for (const NearPage &near : m_near) {
                if (near.document == document.document.id && each.pages.contains(near.page))
                    chance = std::max(chance, near.chance);
            }
            if (chance < leastNear)
                continue;
            const TypedTable &table = m_tables.emplace_back(withTimesAsColumn(each.table));
            const WordBits over = ofDocument | (each.isLists ? 0 : around.over(places[each.first]));
            WordBits onPages = 0;
            for (const int page : each.pages)
                onPages |= around.page(page);
            m_plans += decided(likelyPlans(m_asked, {&table, over, onPages, chance, each.isLists}, m_weight));
        }
    }

    // Of plans for several columns, the one whose cells answer best as sentences; nothing if there is no best one.
    QList<Plan> decided(const QList<Plan> &plans) const
    {
        if (plans.size() < 2)
            return plans;
        if (!m_chance || plans.size() > mostColumns)
            return plans.size() > mostCandidates ? QList<Plan>() : plans;
        QList<double> chances;
        for (const Plan &each : plans) {
            double sum = 0;
            const qsizetype read = std::min(each.query.cells.size(), mostRead);
            for (const CellPlace &place : each.query.cells.first(read)) {
                const QString label = each.table->rows.members[place.row].name;
                const QString head = each.table->columns.members[place.column].name;
                const QString cell = each.table->cell(place.row, place.column)->text;
                const Result<double> chance = m_chance(u"%1 | %2: %3"_s.arg(label, head, cell));
                if (!chance)
                    return {};
                sum += *chance;
            }
            chances.append(sum / double(read));
        }
        return {plans[std::max_element(chances.begin(), chances.end()) - chances.begin()]};
    }

    // A name or a denial that is nowhere, or a number outside the table: the question is about something else.
    bool isOfOther(const Plan &plan) const
    {
        for (qsizetype i = 0; i < m_asked.words.size(); ++i) {
            const QChar first = m_asked.text[m_asked.words[i].from];
            const bool isName = m_asked.language == u"en" && i > 0 && first.isUpper();
            const WordBits outside = first.isDigit() ? plan.unexplained | plan.byPage : plan.unexplained;
            const bool isDenial = (m_asked.denials >> i & 1) != 0;
            if ((outside >> i & 1) != 0 && (isName || isDenial || first.isDigit()))
                return true;
        }
        return false;
    }

    // The best, and another that fits nearly as well.
    Calculation offered() const
    {
        Calculation calculation;
        for (const Plan &each : m_plans) {
            if (calculation.candidates.size() == mostCandidates || each.fit < m_plans.first().fit - mostBehindBest)
                break;
            const TableOutcome outcome = executed(each);
            const bool isSound = outcome.state == TableOutcome::Computed && holds(outcome.value) && !isOfOther(each);
            if (!isSound && calculation.candidates.isEmpty())
                return {};
            if (!isSound)
                continue;
            if (calculation.candidates.isEmpty()) {
                const QStringList left = m_asked.inWords(each.unexplained | each.byPage);
                calculation.reason = left.isEmpty() ? u"the question does not name the rows and columns exactly"_s
                                                    : u"no table accounts for "_s + left.join(u", "_s);
            }
            if (std::none_of(calculation.candidates.begin(), calculation.candidates.end(),
                             [&](const Computed &other) { return other.shown == outcome.value.shown; }))
                calculation.candidates.append(outcome.value);
        }
        return calculation;
    }

    AskedQuestion m_asked;
    const QList<NearPage> &m_near;
    const WordWeight &m_weight;
    const ChanceOfText &m_chance;
    const std::stop_token &m_stop;
    QList<DocumentAtHand> m_documents;
    std::list<TypedTable> m_tables; // a list, because plans point into it
    QList<Plan> m_plans;
};

// "not" may be part of a name in a table: "does not work".
AskedQuestion withoutDenials(const AskedQuestion &asked)
{
    const OperatorUse *denial = asked.use(Operator::Not);
    return denial ? asked.withNames(denial->words) : asked;
}

} // namespace

bool mayBeLikely(const QString &question)
{
    const QuestionAnalysis analysis = analyseQuestion(question);
    return analysis.talk == SmallTalk::None && analysis.kind != AnswerKind::Reason &&
           analysis.kind != AnswerKind::YesNo && !analysis.summary && mayAskOfRows(withoutDenials(asked(question)));
}

Result<Calculation> likelyFromTables(const QString &question, const QList<NearPage> &near, const TableSource &source,
                                     const WordWeight &weight, const ChanceOfText &chance, std::stop_token stop)
{
    LikelyAnswer answer(question, near, weight, chance, stop);
    QList<DocumentId> known;
    for (const NearPage &each : near) {
        if (each.chance >= leastNear && !known.contains(each.document) && known.size() < mostNearDocuments)
            known.append(each.document);
    }
    for (const Document &document : source.documents()) {
        if (stop.stop_requested())
            return Error::cancelled();
        if (!known.contains(document.id))
            continue;
        Result<QList<Table>> tables = source.tables(document.id);
        if (!tables && tables.error().code != Error::Unavailable)
            return tables.error();
        const auto textOf = [&source, id = document.id](int page) { return source.pageText(id, page); };
        if (tables)
            answer.add({document, {}, {}, *std::move(tables), textOf});
    }
    Calculation calculation = answer.run();
    if (stop.stop_requested())
        return Error::cancelled();
    for (Computed &computed : calculation.candidates) {
        for (Operand &operand : computed.operands)
            operand.pageLabel = source.pageLabel(operand.document, operand.page);
    }
    return calculation;
}

} // namespace core
