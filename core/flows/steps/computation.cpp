// Answers a question about numbers from table cells: compute, then confirm by computing again.
#include "core/base/plural.h"
#include "core/flows/steps/answerstate.h"
#include "core/flows/steps/reports.h"
#include "core/library/evidencesearch.h"
#include "core/question/questionanalysis.h"
#include "core/session/computation.h"
#include "core/values/citing.h"

#include <QFileInfo>

#include <algorithm>

namespace core {
namespace {

QString isOff()
{
    return QStringLiteral("computing answers is off");
}

Result<Passage> passageOf(const Operand &operand, const AnswerTools &tools)
{
    return tools.calculator.passageOf
               ? tools.calculator.passageOf(operand)
               : tools.library.passageAt(operand.document, operand.page, operand.from, operand.length);
}

// Normalises ligatures and unusual spaces.
QStringList wordsIn(const QString &text)
{
    return text.normalized(QString::NormalizationForm_KC).simplified().split(u' ', Qt::SkipEmptyParts);
}

// Cells are stored apart from their page. A cell of several lines continues below: at its place is only its beginning,
// or, for a row's name, other cells are in between.
bool readsAs(const Operand &operand, const Passage &passage)
{
    const std::optional<int> at = offsetIn(passage, operand.page, operand.from, operand.length);
    const QStringList there = at ? wordsIn(passage.text.mid(*at, operand.length)) : QStringList();
    const QStringList words = wordsIn(operand.text);
    if (there.isEmpty() || words.isEmpty())
        return false;
    qsizetype next = 0;
    for (const QString &word : there)
        next += next < words.size() && word == words[next];
    return next == words.size() || words.join(QString()).startsWith(there.join(QString()));
}

Citation citationOf(const Operand &operand, const Passage &passage, int number)
{
    Citation citation = citationOf(passage, 0, 0, number);
    citation.file = QFileInfo(passage.path).fileName();
    citation.page = operand.page;
    citation.pageLabel = operand.pageLabel;
    citation.from = offsetIn(passage, operand.page, operand.from, operand.length).value_or(0);
    citation.to = citation.from + operand.length;
    citation.quote = QStringLiteral("%1 %2").arg(operand.label, operand.text).simplified();
    citation.places = {{operand.page, {operand.box}}};
    return citation;
}

// Adds a line that gives the measure and the value, and cites each cell it was computed from.
Result<void> addLine(Attempt &attempt, const Computed &computed, const AnswerTools &tools)
{
    Answer &answer = attempt.answer;
    if (!answer.text.isEmpty())
        answer.text += u'\n';
    AnswerSentence sentence;
    sentence.from = int(answer.text.size());
    answer.text += answerLine(computed);
    sentence.to = int(answer.text.size());
    int next = answer.citations.isEmpty() ? 1 : answer.citations.last().number + 1;
    const QList<int> numbers = cellNumbers(computed.operands, next);
    for (qsizetype i = 0; i < numbers.size(); ++i) {
        if (numbers[i] < next) // already cited
            continue;
        next = numbers[i] + 1;
        const Result<Passage> passage = passageOf(computed.operands[i], tools);
        if (!passage)
            return passage.error();
        if (!readsAs(computed.operands[i], *passage))
            return Error{Error::Storage,
                         QStringLiteral("the cell “%1” on page %2 does not match its page")
                             .arg(computed.operands[i].label, QString::number(computed.operands[i].page)),
                         {}};
        if (!idsOf(attempt.passages).contains(passage->id))
            attempt.passages.append(*passage);
        answer.citations.append(citationOf(computed.operands[i], *passage, numbers[i]));
        sentence.citations.append(numbers[i]);
    }
    answer.sentences.append(sentence);
    return {};
}

QList<Computed> shownOf(const Computation &computation)
{
    return computation.answer ? QList<Computed>{*computation.answer} + computation.further : computation.candidates;
}

StepReport reportOf(const Computation &computation, const QString &question, const QString &reason)
{
    const Answer &answer = computation.attempt.answer;
    StepReport report;
    report.computation = {computation.answer, reason, computation.candidates, computation.further, computation.missing};
    report.search = SearchReport{question, computation.attempt.passages, {}, {}, {}, {}};
    report.written = WrittenText{.text = answer.text, .sentences = answer.sentences, .citations = answer.citations};
    report.written->hasWording = false; // no model was asked
    report.sources = idsOf(computation.attempt.passages);
    return report;
}

Verdict recomputation(bool holds, qsizetype cells)
{
    Verdict verdict;
    verdict.kind = Verdict::Support;
    verdict.label = holds ? QStringLiteral("fully") : QStringLiteral("no");
    verdict.passed = holds;
    verdict.probability = holds ? 1 : 0;
    verdict.judge = QStringLiteral("built-in");
    verdict.how = byRecomputation();
    verdict.reason = (holds ? QStringLiteral("recomputed from the text of %1: the same value")
                            : QStringLiteral("recomputed from the text of %1: a different value"))
                         .arg(plural(cells, "cell"));
    return verdict;
}

// Reports a verdict per sentence, referring to the first of its cells.
void tellSentences(const Answer &answer, const Verdict &whole, const AnswerTools &tools)
{
    for (int i = 0; i < answer.sentences.size(); ++i) {
        Verdict verdict = whole;
        verdict.sentence = i;
        for (const Citation &citation : answer.citations) {
            if (citation.number != answer.sentences[i].citations.value(0))
                continue;
            verdict.passage = citation.passage;
            verdict.from = citation.from;
            verdict.to = citation.to;
        }
        tools.trace(VerdictTold{verdict});
    }
}

bool maySuggest(const AnswerState &a, const AnswerTools &tools)
{
    return tools.calculator.suggest && tools.calculator.maySuggest && tools.calculator.maySuggest(a.question);
}

// What the question may ask of the tables on the pages that a search finds for it; nothing if a sentence answers it
// directly.
Result<Calculation> suggested(const AnswerState &a, const AnswerTools &tools)
{
    const Query query{a.question, tools.settings.passages, a.documents};
    const Result<QList<FoundPassage>> found =
        searchToAnswer(a.question, query, tools.library, tools.evidence, tools.parallel, tools.stop);
    if (!found)
        return found.error();
    QList<NearPage> near;
    for (const FoundPassage &each : *found) {
        const bool isDirect =
            each.best && each.best->kind != SpanKind::Row && each.probability >= tools.evidence.calibration().alone;
        if (isDirect)
            return Calculation();
        near.append({each.passage.document, each.passage.page, each.probability});
    }
    ChanceOfText chance;
    if (tools.evidence.readsByModel())
        chance = [&](const QString &text) { return tools.evidence.answers(a.question, text, tools.stop); };
    return tools.calculator.suggest(a.question, near, chance, tools.stop);
}

} // namespace

bool mayCompute(const AnswerState &a, const AnswerTools &tools)
{
    return tools.settings.computeAnswers && tools.calculator.calculate && tools.calculator.asks && a.chosen.isEmpty() &&
           (tools.calculator.asks(a.question) || maySuggest(a, tools));
}

Result<Decision> compute(AnswerState &a, AnswerTools &tools)
{
    a.computation = {};
    if (!tools.settings.computeAnswers || !tools.calculator.calculate)
        return decided("refused", isOff(), a, tools);
    Result<Calculation> done = tools.calculator.calculate(a.question, a.documents, tools.stop);
    if (!done && done.error().code == Error::Cancelled)
        return done.error();
    const auto refused = [&](const QString &reason) {
        StepReport report;
        report.computation = {{}, reason, {}, {}, {}};
        return decided("refused", reason, a, tools, report);
    };
    if (!done)
        return refused(done.error().message);
    if (!done->answer && done->candidates.isEmpty() && (done->mustStand || !maySuggest(a, tools)))
        return refused(done->reason);
    if (!done->answer && done->candidates.isEmpty()) {
        const Result<Calculation> likely = suggested(a, tools);
        if (!likely && likely.error().code == Error::Cancelled)
            return likely.error();
        if (!likely || likely->candidates.isEmpty())
            return refused(done->reason);
        done = *likely;
    }
    // If several cells may be what is counted ("How many stores …"), none is certain; a sentence may state the number.
    const bool areCells = std::any_of(done->candidates.cbegin(), done->candidates.cend(),
                                      [](const Computed &each) { return each.kind == Computed::Cell; });
    if (areCells && !done->isQuoted && !analyseQuestion(a.question).counted.isEmpty())
        return refused(done->reason);
    Computation computation;
    computation.answer = done->answer;
    if (done->answer) {
        computation.further = done->further;
        computation.missing = done->missing;
    } else {
        computation.candidates = done->candidates;
        computation.remark = done->reason;
        computation.isQuoted = done->isQuoted;
    }
    computation.attempt.query = a.query;
    qsizetype cells = 0;
    for (const Computed &computed : shownOf(computation)) {
        const Result<void> added = addLine(computation.attempt, computed, tools);
        if (!added)
            return refused(added.error().message);
        cells += computed.operands.size();
    }
    const qsizetype values = shownOf(computation).size();
    const QString because =
        done->isQuoted  ? QStringLiteral("%1 with all of its words").arg(plural(values, "cell"))
        : !done->answer ? QStringLiteral("%1 might be meant").arg(plural(values, "value"))
                        : QStringLiteral("%1, from %2")
                              .arg(values == 1 ? done->answer->shown : plural(values, "value"), plural(cells, "cell"));
    const StepReport report = reportOf(computation, a.question, done->answer ? QString() : done->reason);
    a.computation = computation;
    return decided("computed", because, a, tools, report);
}

Result<Decision> confirm(AnswerState &a, AnswerTools &tools)
{
    if (!a.computation || !tools.settings.computeAnswers || !tools.calculator.holds) {
        a.computation = {};
        return decided("doubtful", isOff(), a, tools);
    }
    const QList<Computed> shown = shownOf(*a.computation);
    Attempt &attempt = a.computation->attempt;
    const bool holds = std::all_of(shown.cbegin(), shown.cend(), tools.calculator.holds);
    attempt.grounded = recomputation(holds, attempt.answer.citations.size());
    attempt.checkedGrounded = true;
    tools.trace(VerdictTold{attempt.grounded});
    const QString because = attempt.grounded.reason;
    if (!holds) {
        a.computation = {};
        return decided("doubtful", because, a, tools);
    }
    tellSentences(attempt.answer, attempt.grounded, tools);
    for (AnswerSentence &sentence : attempt.answer.sentences)
        sentence.support = Support::Fully;
    a.computation->confirmed = true;
    a.attempts.append(attempt);
    a.best = int(a.attempts.size()) - 1;
    a.ending = Ending::Passed;
    a.remark = a.computation->remark;
    return decided("confirmed", because, a, tools);
}

} // namespace core
