// Answers computed from cells: a statement of an imaginary company, and the values computed from it.
#pragma once

#include "core/flows/steps/answerstate.h"
#include "core/session/computation.h"
#include "papers.h"

// A page of a statement as the reader returns it; its numbers are the cells of its table.
inline QString statementText()
{
    return QStringLiteral("Example Corp. Consolidated statement of income\n(in millions) 2022 2021\n"
                          "Revenues 6,489 5,110\nProperty and equipment, net 282 253\nNet income 1,024 (77)");
}

inline core::Operand cellOf(core::DocumentId document, const QString &label, const QString &text, const QString &period,
                            double number)
{
    core::Operand operand;
    operand.label = label;
    operand.head = operand.period = period;
    operand.text = text;
    operand.number = number;
    operand.scale = 1e6;
    operand.unit = QStringLiteral("$");
    operand.document = document;
    operand.page = 1;
    operand.pageLabel = QStringLiteral("70");
    operand.from = int(statementText().indexOf(text, statementText().indexOf(label)));
    operand.length = int(text.size());
    operand.box = {300, 200, 340, 212};
    return operand;
}

// 24.26 = 6,489 ÷ ((282 + 253) ÷ 2)
inline core::Computed turnover(core::DocumentId document = 1)
{
    using namespace core;
    const QString revenues = QStringLiteral("Revenues");
    const QString property = QStringLiteral("Property and equipment, net");
    Computed computed;
    computed.kind = Computed::Formula;
    computed.what = QStringLiteral("Fixed asset turnover of Example Corp., FY 2022");
    computed.value = 6489.0 / ((282.0 + 253.0) / 2);
    computed.shown = QStringLiteral("24.26");
    computed.formula = QStringLiteral("revenue ÷ average of property and equipment");
    computed.calculation = QStringLiteral("24.26 = 6,489 ÷ ((282 + 253) ÷ 2)");
    computed.operands = {cellOf(document, revenues, QStringLiteral("6,489"), QStringLiteral("FY 2022"), 6489),
                         cellOf(document, property, QStringLiteral("282"), QStringLiteral("FY 2022"), 282),
                         cellOf(document, property, QStringLiteral("253"), QStringLiteral("FY 2021"), 253)};
    const QStringList heads{QStringLiteral("2022"), QStringLiteral("2021")};
    computed.rows = {{document, 1, revenues, heads, {QStringLiteral("6,489"), QStringLiteral("5,110")}},
                     {document, 1, property, heads, {QStringLiteral("282"), QStringLiteral("253")}}};
    return computed;
}

// A value quoted from a single cell.
inline core::Computed netIncome(core::DocumentId document, const QString &text, const QString &period, double number)
{
    using namespace core;
    const QString label = QStringLiteral("Net income");
    Computed computed;
    computed.kind = Computed::Cell;
    computed.what = QStringLiteral("Net income, ") + period;
    computed.value = number * 1e6;
    computed.unit = QStringLiteral("$");
    computed.shown = QStringLiteral("$%1 million").arg(text);
    computed.operands = {cellOf(document, label, text, period, number)};
    computed.rows = {{document, 1, label, {period}, {text}}};
    return computed;
}

inline core::DocumentId keepStatement(core::Library &library)
{
    core::Passage passage;
    passage.text = statementText();
    return keepPaper(library, QList<core::Passage>{passage});
}

// Behaves as if the tables had been read: a question about turnover has one answer, one about income two
// interpretations, one about both an answer for each, and one about numbers none.
inline core::TableCalculator statementCalculator(core::DocumentId document, int *asked = nullptr)
{
    using namespace core;
    TableCalculator calculator;
    calculator.asks = [](const QString &question) {
        return question.contains(QLatin1String("turnover")) || question.contains(QLatin1String("income")) ||
               question.contains(QLatin1String("number"));
    };
    calculator.calculate = [=](const QString &question, const QList<DocumentId> &,
                               const std::stop_token &) -> Result<Calculation> {
        if (asked)
            ++*asked;
        Calculation done;
        if (question.contains(QLatin1String("turnover and income"))) {
            done.answer = turnover(document);
            done.further = {netIncome(document, QStringLiteral("1,024"), QStringLiteral("FY 2022"), 1024)};
        } else if (question.contains(QLatin1String("turnover")))
            done.answer = turnover(document);
        else if (question.contains(QLatin1String("income")))
            done = {{},
                    QStringLiteral("two years might be meant"),
                    {netIncome(document, QStringLiteral("1,024"), QStringLiteral("FY 2022"), 1024),
                     netIncome(document, QStringLiteral("(77)"), QStringLiteral("FY 2021"), -77)}};
        else
            done.reason = QStringLiteral("no row for the number asked");
        return done;
    };
    calculator.holds = holds;
    return calculator;
}

// A turn as the steps produce it, citing its cells.
inline core::Turn computedTurn(const core::Computed &computed = turnover())
{
    using namespace core;
    Turn turn;
    turn.id = QStringLiteral("computed");
    turn.question = QStringLiteral("What is the fixed asset turnover?");
    turn.queries = {turn.question};
    turn.flow = QStringLiteral("self-rag");
    turn.model = QStringLiteral("builtin");
    turn.computed = computed;
    turn.answer = answerLine(computed);
    turn.ending = Ending::Passed;
    AnswerSentence sentence{0, int(turn.answer.size()), Support::Fully, {}};
    Passage passage;
    passage.id = 7;
    passage.document = 1;
    passage.title = QStringLiteral("Example Corp. 10-K 2022");
    passage.path = QStringLiteral("/papers/example.pdf");
    passage.text = statementText();
    passage.spans = {{0, int(passage.text.size()), 1, 0}};
    passage.page = passage.lastPage = 1;
    turn.sources = {passage};
    const QList<int> numbers = cellNumbers(computed.operands);
    for (qsizetype i = 0; i < numbers.size(); ++i) {
        if (sentence.citations.contains(numbers[i]))
            continue;
        const Operand &operand = computed.operands[i];
        Citation citation;
        citation.number = numbers[i];
        citation.passage = passage.id;
        citation.document = operand.document;
        citation.title = passage.title;
        citation.file = QStringLiteral("example.pdf");
        citation.page = operand.page;
        citation.pageLabel = operand.pageLabel;
        citation.quote = operand.label + u' ' + operand.text;
        citation.from = operand.from;
        citation.to = operand.from + operand.length;
        citation.places = {{operand.page, {operand.box}}};
        turn.citations.append(citation);
        sentence.citations.append(numbers[i]);
    }
    turn.sentences = {sentence};
    Verdict support;
    support.kind = Verdict::Support;
    support.label = QStringLiteral("fully");
    support.passed = true;
    support.probability = 1;
    support.judge = QStringLiteral("built-in");
    support.how = byRecomputation();
    support.reason = QStringLiteral("recomputed from the text of 3 cells: the same value");
    turn.support = support;
    turn.cost = {0, 0, 0, 0.3};
    return turn;
}
