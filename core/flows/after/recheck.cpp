#include "core/flows/after/recheck.h"

#include "core/base/plural.h"
#include "core/library/quotations.h"
#include "core/numbers/calculator.h"
#include "core/session/computation.h"

#include <QDateTime>

#include <algorithm>

namespace core {
namespace {

constexpr int replacements = 2; // passages searched for one that is gone: its text may have been cut differently

void addOnce(QList<Passage> &passages, const Passage &passage)
{
    const bool isKnown =
        std::any_of(passages.cbegin(), passages.cend(), [&](const Passage &other) { return other.id == passage.id; });
    if (!isKnown)
        passages.append(passage);
}

QString changedCell(const Operand &operand)
{
    return QStringLiteral("“%1” on page %2 no longer reads %3")
        .arg(operand.label, QString::number(operand.page), operand.text);
}

// Reads the cells and computes again; no judge is asked.
Result<Recheck> recomputed(const Turn &turn, const RecheckTools &tools)
{
    Recheck result;
    result.at = QDateTime::currentMSecsSinceEpoch();
    result.judge = QStringLiteral("built-in");
    qsizetype cells = 0;
    bool holdStill = true;
    QString changed;
    for (const Computed &computed : computationsOf(turn)) {
        for (const Operand &operand : computed.operands) {
            if (tools.stop.stop_requested())
                return Error::cancelled();
            const Result<Document> document = tools.library.document(operand.document);
            if (!document)
                continue;
            result.evidence.insert(operand.document, document->hash);
            const Result<Page> page = tools.library.page(operand.document, operand.page);
            if (!page && page.error().code == Error::Storage)
                return page.error();
            if (changed.isEmpty() && !(page && readsAsBefore(operand, page->text)))
                changed = changedCell(operand);
            ++cells;
        }
        holdStill = holdStill && holds(computed);
    }
    if (result.evidence.isEmpty())
        return result;
    const bool fully = changed.isEmpty() && holdStill;
    result.answer = fully ? Support::Fully : Support::No;
    result.sentences = QList<Support>(turn.sentences.size(), result.answer);
    result.remark = fully ? QStringLiteral("%1 unchanged, giving the same value").arg(plural(cells, "cell"))
                    : changed.isEmpty() ? QStringLiteral("recomputed, the value is different")
                                        : changed;
    return result;
}

} // namespace

Result<QList<Passage>> evidenceNow(const Turn &turn, const Library &library, const std::stop_token &stop)
{
    QList<Passage> evidence;
    for (const Passage &source : turn.sources) {
        if (stop.stop_requested())
            return Error::cancelled();
        if (!source.address.isEmpty()) {
            addOnce(evidence, source);
            continue;
        }
        const Result<Passage> same = library.passage(source.id);
        if (same)
            addOnce(evidence, *same);
        else if (same.error().code == Error::Storage)
            return same.error(); // a substitute would not tell whether the answer still holds
        if (same)
            continue;
        if (!library.document(source.document))
            continue; // the document was removed
        const Result<QList<Passage>> nearest =
            library.search({source.text, replacements, {source.document}, true}, stop);
        if (!nearest)
            return nearest.error();
        for (const Passage &passage : *nearest)
            addOnce(evidence, passage);
    }
    return evidence;
}

Result<Recheck> recheck(const Turn &turn, const RecheckTools &tools)
{
    if (turn.answer.isEmpty() || turn.sources.isEmpty())
        return Error{Error::Invalid, QStringLiteral("There is no answer with sources to check; ask again."), {}};
    if (turn.computed || !turn.candidates.isEmpty())
        return recomputed(turn, tools);
    const Result<QList<Passage>> evidence = evidenceNow(turn, tools.library, tools.stop);
    if (!evidence)
        return evidence.error();
    Recheck result;
    result.at = QDateTime::currentMSecsSinceEpoch();
    for (const Passage &passage : *evidence) {
        if (const Result<Document> document = tools.library.document(passage.document))
            result.evidence.insert(passage.document, document->hash);
    }
    if (evidence->isEmpty())
        return result;
    if (const Citation *wrong = misquoted(turn, tools.library, tools.stop)) {
        result.judge = QStringLiteral("built-in");
        result.answer = Support::No;
        result.sentences = QList<Support>(turn.sentences.size(), Support::No);
        result.remark = QStringLiteral("the quotation [%1] does not appear on page %2 of “%3”")
                            .arg(QString::number(wrong->number), QString::number(wrong->page), wrong->title);
        return result;
    }
    const Result<Verdict> whole =
        tools.critic.support(turn.question, turn.answer, *evidence, Scale::Graded, tools.stop);
    if (!whole)
        return whole.error();
    result.judge = whole->judge;
    result.answer = supportOf(*whole);
    result.remark = whole->reason;
    Critic &bySentence = tools.secondOpinion ? *tools.secondOpinion : tools.critic;
    for (const AnswerSentence &sentence : turn.sentences) {
        const QString text = turn.answer.mid(sentence.from, sentence.to - sentence.from);
        const Result<Verdict> verdict = bySentence.support(turn.question, text, *evidence, Scale::Graded, tools.stop);
        if (!verdict)
            return verdict.error();
        result.sentences.append(supportOf(*verdict));
    }
    return result;
}

} // namespace core
