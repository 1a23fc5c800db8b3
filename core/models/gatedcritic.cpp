#include "core/models/gatedcritic.h"

#include "core/extractive/claims/certainty.h"
#include "core/language/terms.h"

#include <QElapsedTimer>

#include <algorithm>

namespace core {
namespace {

// What is graded is refused as a whole only where each of its sentences is.
std::optional<QString> refusalOf(const QString &text, const QString &question, const QList<Passage> &passages,
                                 Scale scale)
{
    const std::optional<QString> refusal = certainRefusal(text, question, passages);
    if (!refusal || scale == Scale::Binary)
        return refusal;
    const QList<Sentence> parts = sentences(text);
    const bool all = std::all_of(parts.begin(), parts.end(), [&](const Sentence &part) {
        return certainRefusal(text.mid(part.from, part.to - part.from), question, passages).has_value();
    });
    return all ? refusal : std::nullopt;
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
    const std::optional<QString> refusal = refusalOf(what.text, what.question, what.passages, what.scale);
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
