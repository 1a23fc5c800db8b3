#include "core/models/gatedcritic.h"

#include "core/extractive/certainty.h"
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

Result<Verdict> GatedCritic::retrieval(const QString &question, const Subject &subject, std::stop_token stop)
{
    return m_critic->retrieval(question, subject, std::move(stop));
}

Result<Verdict> GatedCritic::route(const QString &question, const Subject &subject, const QStringList &routes,
                                   std::stop_token stop)
{
    return m_critic->route(question, subject, routes, std::move(stop));
}

Result<Verdict> GatedCritic::complexity(const QString &question, const Subject &subject, std::stop_token stop)
{
    return m_critic->complexity(question, subject, std::move(stop));
}

Result<Verdict> GatedCritic::relevance(const QString &question, const Passage &passage, std::stop_token stop)
{
    return m_critic->relevance(question, passage, std::move(stop));
}

Result<Verdict> GatedCritic::support(const QString &question, const QString &text, const QList<Passage> &passages,
                                     Scale scale, std::stop_token stop)
{
    if (stop.stop_requested())
        return Error::cancelled();
    QElapsedTimer timer;
    timer.start();
    const std::optional<QString> refusal = refusalOf(text, question, passages, scale);
    if (!refusal)
        return m_critic->support(question, text, passages, scale, std::move(stop));
    Verdict verdict;
    verdict.kind = Verdict::Support;
    verdict.label = QStringLiteral("no");
    verdict.reason = *refusal;
    verdict.judge = QStringLiteral("built-in");
    verdict.how = byCertainty();
    verdict.cost.seconds = double(timer.nsecsElapsed()) / 1e9;
    return verdict;
}

Result<Verdict> GatedCritic::utility(const QString &question, const QString &answer, Scale scale, std::stop_token stop)
{
    return m_critic->utility(question, answer, scale, std::move(stop));
}

} // namespace core
