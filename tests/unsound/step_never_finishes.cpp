// Must not compile; the compiler names the mistake. See tests/unsound.cmake.
#include "core/flow/flow.h"

using namespace core;

struct Nothing
{
    std::function<void(TraceEvent::Kind, const QString &, const QJsonObject &)> trace;
};

Result<Decision> step(Nothing &, Nothing &);

constexpr Step<Nothing, Nothing> steps[] = {
    {"a", "A", step, {{"x", "a", Spends::Rewrite}}},
};
constexpr Flow<Nothing, Nothing> flow{"unsound", "Unsound", "", steps};
