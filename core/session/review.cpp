#include "core/session/review.h"

#include <algorithm>

namespace core {
namespace {

constexpr const char *kinds[] = {"retrieval", "route", "relevance", "support", "utility", "complexity"};
constexpr const char *supports[] = {"unchecked", "fully", "partially", "no"};

} // namespace

QString kindName(Verdict::Kind kind)
{
    return QLatin1String(kinds[kind]);
}

QString name(Support support)
{
    return QLatin1String(supports[int(support)]);
}

Support supportNamed(const QString &name)
{
    const auto found = std::find_if(std::begin(supports), std::end(supports),
                                    [&](const char *each) { return name == QLatin1String(each); });
    return found == std::end(supports) ? Support::Unchecked : Support(found - std::begin(supports));
}

Support supportOf(const Verdict &verdict)
{
    const Support support = supportNamed(verdict.label);
    return support == Support::Unchecked ? Support::No : support;
}

bool CorrectedVerdict::isOf(const Verdict &verdict) const
{
    return kind == verdict.kind && passage == verdict.passage && sentence == verdict.sentence;
}

const CorrectedVerdict *Review::correctionOf(const Verdict &verdict) const
{
    const auto found = std::find_if(corrections.begin(), corrections.end(),
                                    [&](const CorrectedVerdict &correction) { return correction.isOf(verdict); });
    return found == corrections.end() ? nullptr : &*found;
}

void Review::correct(const Verdict &verdict, bool passes, qint64 at)
{
    corrections.removeIf([&](const CorrectedVerdict &correction) { return correction.isOf(verdict); });
    if (verdict.passed != passes || verdict.invalid())
        corrections.append({verdict.kind, verdict.passage, verdict.sentence, verdict.judge, passes, at});
}

} // namespace core
