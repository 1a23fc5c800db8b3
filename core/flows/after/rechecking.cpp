#include "core/flows/after/rechecking.h"

#include <QDateTime>

#include <algorithm>

namespace core {
namespace {

constexpr int replacements = 2; // for a passage that is gone: its text may have been cut elsewhere

void addOnce(QList<Passage> &passages, const Passage &passage)
{
    const bool isKnown =
        std::any_of(passages.cbegin(), passages.cend(), [&](const Passage &other) { return other.id == passage.id; });
    if (!isKnown)
        passages.append(passage);
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
        if (const Result<Passage> same = library.passage(source.id)) {
            addOnce(evidence, *same);
            continue;
        }
        if (!library.document(source.document))
            continue; // it was removed
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
        return Error{Error::Invalid, QStringLiteral("There is no answer with sources to be checked; ask again."), {}};
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
