#include "core/models/gatedcritic.h"

#include "core/extractive/claims/certainty.h"
#include "core/language/terms.h"

#include <QElapsedTimer>

#include <algorithm>

namespace core {
namespace {

// Why no judge could call a sentence supported.
std::optional<QString> refusalOf(const QString &sentence, const FactSource &source, FactChecker &facts)
{
    if (const auto missing = certainRefusal(sentence, source.question, source.passages))
        return missing;
    const FactCheck check = facts.check(sentence, source);
    return check.result == FactCheck::Contradicted ? std::optional(check.why) : std::nullopt;
}

// A text is refused as a whole only if each of its sentences is.
std::optional<QString> refusalOf(const Judgement &what, const TablesBeside &tables)
{
    const QString &text = what.text;
    const Scale scale = what.scale;
    const FactSource source{what.passages, what.question};
    FactChecker facts(tables);
    std::optional<QString> first;
    for (const Sentence &part : sentences(text)) {
        const std::optional<QString> refusal = refusalOf(text.mid(part.from, part.to - part.from), source, facts);
        if (refusal && scale == Scale::Binary)
            return refusal;
        if (!refusal && scale == Scale::Graded)
            return {};
        if (!first)
            first = refusal;
    }
    return first;
}

} // namespace

Result<Verdict> GatedCritic::judge(const Judgement &what, std::stop_token stop)
{
    if (what.kind != Verdict::Support || what.text.isEmpty())
        return m_critic->judge(what, std::move(stop));
    if (stop.stop_requested())
        return Error::cancelled();
    QElapsedTimer timer;
    timer.start();
    const std::optional<QString> refusal = refusalOf(what, m_tables);
    if (!refusal)
        return m_critic->judge(what, std::move(stop));
    Verdict verdict;
    verdict.kind = Verdict::Support;
    verdict.label = QStringLiteral("no");
    verdict.reason = *refusal;
    verdict.judge = QStringLiteral("built-in");
    verdict.how = byCertainty();
    verdict.cost.seconds = double(timer.nsecsElapsed()) / 1e9;
    return verdict;
}

} // namespace core
