#include "core/session/computation.h"

#include "core/numbers/calculator.h"
#include "core/session/outcome.h"
#include "core/session/wording.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include <QRegularExpression>

namespace core {
namespace {

const Citation *citationWith(const Turn &turn, int number)
{
    const auto found = std::find_if(turn.citations.cbegin(), turn.citations.cend(),
                                    [=](const Citation &citation) { return citation.number == number; });
    return found == turn.citations.cend() ? nullptr : &*found;
}

auto cellOf(const Operand &operand)
{
    return std::tuple(operand.document, operand.page, operand.from, operand.length);
}

bool citesCell(const Citation *citation, const Operand &operand)
{
    if (!citation || citation->document != operand.document || citation->page != operand.page)
        return false;
    return std::any_of(citation->places.cbegin(), citation->places.cend(),
                       [&](const PlaceOnPage &place) { return place.page == operand.page && !place.boxes.isEmpty(); });
}

bool areCited(const Turn &turn)
{
    if (turn.sentences.isEmpty())
        return false;
    int first = 1;
    for (const Computed &computed : computationsOf(turn)) {
        const QList<int> numbers = cellNumbers(computed.operands, first);
        for (qsizetype i = 0; i < numbers.size(); ++i) {
            const auto cites = [&](const AnswerSentence &sentence) { return sentence.citations.contains(numbers[i]); };
            if (!citesCell(citationWith(turn, numbers[i]), computed.operands[i]) ||
                std::none_of(turn.sentences.cbegin(), turn.sentences.cend(), cites))
                return false;
            first = std::max(first, numbers[i] + 1);
        }
        if (numbers.isEmpty())
            return false;
    }
    return true;
}

bool saysIt(const Turn &turn)
{
    QStringList lines;
    for (const Computed &computed : computationsOf(turn))
        lines.append(answerLine(computed));
    return turn.answer == lines.join(u'\n');
}

bool wasRecomputed(const Turn &turn)
{
    const std::optional<Verdict> support = answerVerdict(turn, Verdict::Support);
    return support && support->passed && support->how == byRecomputation();
}

QString scaleWords(double scale)
{
    return scale == 1e3   ? QStringLiteral(" thousand")
           : scale == 1e6 ? QStringLiteral(" million")
           : scale == 1e9 ? QStringLiteral(" billion")
                          : QString();
}

} // namespace

// A yes/no question is answered with yes or no first.
QString answerLine(const Computed &computed)
{
    static const QRegularExpression particle(QStringLiteral("^(Yes|No)(?:: |, it )"));
    const QRegularExpressionMatch match =
        computed.kind == Computed::Direction ? particle.match(computed.shown) : QRegularExpressionMatch();
    const QString lead = match.hasMatch() ? match.captured(1) + QStringLiteral(". ") : QString();
    return QStringLiteral("%1%2: %3").arg(lead, computed.what, computed.shown.mid(match.capturedLength())).simplified();
}

QList<int> cellNumbers(const QList<Operand> &operands, int first)
{
    QList<int> numbers;
    for (qsizetype i = 0; i < operands.size(); ++i) {
        const auto same = std::find_if(operands.cbegin(), operands.cbegin() + i,
                                       [&](const Operand &operand) { return cellOf(operand) == cellOf(operands[i]); });
        numbers.append(same == operands.cbegin() + i ? first++ : numbers[same - operands.cbegin()]);
    }
    return numbers;
}

QList<Computed> computationsOf(const Turn &turn)
{
    return turn.computed ? QList<Computed>{*turn.computed} + turn.further : turn.candidates;
}

QString computationTrouble(const Turn &turn)
{
    const QList<Computed> computations = computationsOf(turn);
    if (!wasRecomputed(turn))
        return QStringLiteral("The computation was not checked.");
    if (!areCited(turn))
        return QStringLiteral("A number in the computation does not cite its cell.");
    if (!saysIt(turn))
        return QStringLiteral("The answer does not say what was computed.");
    if (!std::all_of(computations.cbegin(), computations.cend(), holds))
        return QStringLiteral("Recomputed from its cells, the value is different.");
    return {};
}

QString operandWords(const Operand &operand)
{
    QString name = operand.name.isEmpty() ? operand.label : operand.name;
    name.replace(0, 1, name.left(1).toUpper());
    QStringList words{name};
    words += operand.period.isEmpty() ? operand.head : operand.period;
    words.removeAll(QString());
    const bool isSaid = operand.unit.isEmpty() || operand.text.contains(operand.unit);
    const bool isCurrency = operand.unit.size() == 1 && operand.unit.front().category() == QChar::Symbol_Currency;
    const QString before = !isSaid && isCurrency ? operand.unit : QString();
    const QString after = !isSaid && !isCurrency ? u' ' + operand.unit : QString();
    return QStringLiteral("%1: %2%3%4%5")
        .arg(words.join(QStringLiteral(", ")), before, operand.text, scaleWords(operand.scale), after)
        .simplified();
}

QString missingWords(const MissingValue &missing)
{
    QString what = missing.measure;
    if (what.endsWith(u'?')) // one of two questions in one
        return QStringLiteral("Not answered here: %1 (%2)").arg(what, missing.reason);
    if (!missing.subject.isEmpty())
        what += (what.isEmpty() ? QString() : QStringLiteral(" of ")) + missing.subject;
    if (!missing.period.isEmpty())
        what += (what.isEmpty() ? QString() : QStringLiteral(", ")) + missing.period;
    return QStringLiteral("Not found: %1 (%2)").arg(what, missing.reason);
}

QStringList computationLines(const Turn &turn)
{
    QStringList lines;
    int first = 1;
    QString formula; // formula, which consecutive computations may share
    for (const Computed &computed : computationsOf(turn)) {
        if (!computed.formula.isEmpty() && computed.formula != std::exchange(formula, computed.formula))
            lines.append(QStringLiteral("Formula: %1").arg(computed.formula));
        if (!computed.calculation.isEmpty())
            lines.append(QStringLiteral("Calculation: %1").arg(computed.calculation));
        const QList<int> numbers = cellNumbers(computed.operands, first);
        for (qsizetype i = 0; i < numbers.size(); ++i) {
            if (numbers[i] < first) // a cell already listed
                continue;
            first = numbers[i] + 1;
            const Citation *citation = citationWith(turn, numbers[i]);
            lines.append(
                QStringLiteral("[%1] %2").arg(QString::number(numbers[i]), operandWords(computed.operands[i])) +
                (citation ? QStringLiteral(" (%1)").arg(placeOf(*citation)) : QString()));
        }
        if (!computed.note.isEmpty())
            lines.append(computed.note);
    }
    for (const MissingValue &missing : turn.missing)
        lines.append(missingWords(missing));
    for (QString &line : lines)
        line = line.simplified();
    return lines;
}

} // namespace core
