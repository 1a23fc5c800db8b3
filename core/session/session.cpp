#include "core/session/session.h"

namespace core {
namespace {

constexpr const char *endings[] = {"passed", "grounded_not_useful", "unverified", "no_sources", "abstained", "failed",
                                   "help"};
constexpr const char *likelihoods[] = {"", "related", "probable", "direct"};
constexpr const char *refusals[] = {
    "",           "nothing_indexed", "nothing_found",     "nothing_relevant", "not_supported",
    "not_useful", "budget_used_up",  "model_unreachable", "pages_unreadable", "stopped",
    "empty_reply"};

template <class Enum, std::size_t N>
Enum valueNamed(const char *const (&names)[N], const QString &word, Enum otherwise)
{
    for (std::size_t i = 0; i < N; ++i) {
        if (word == QLatin1String(names[i]))
            return Enum(i);
    }
    return otherwise;
}

} // namespace

QString name(Ending ending)
{
    return QLatin1String(endings[int(ending)]);
}

QString name(Likelihood::Level level)
{
    return QLatin1String(likelihoods[int(level)]);
}

QString name(Refusal refusal)
{
    return QLatin1String(refusals[int(refusal)]);
}

// An older version used "verified" for what is now "passed".
Ending endingNamed(const QString &name)
{
    return name == QLatin1String("verified") ? Ending::Passed : valueNamed(endings, name, Ending::Failed);
}

// An older version had two levels.
Likelihood::Level levelNamed(const QString &name)
{
    if (name == QLatin1String("likely"))
        return Likelihood::Probable;
    if (name == QLatin1String("unsure"))
        return Likelihood::Related;
    return valueNamed(likelihoods, name, Likelihood::Unknown);
}

Refusal refusalNamed(const QString &name)
{
    return valueNamed(refusals, name, Refusal::None);
}

} // namespace core
