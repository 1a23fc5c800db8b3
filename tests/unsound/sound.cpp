// Must compile: the tables beside it fail for what is wrong in them, not for anything else.
#include "core/flow/flow.h"

using namespace core;

struct Nothing
{
    std::function<void(TraceEvent::Kind, const QString &, const QJsonObject &)> trace;
};

Result<Decision> step(Nothing &, Nothing &);

constexpr Step<Nothing, Nothing> steps[] = {
    {"a", "A", step, {{"x", "a", Spends::Rewrite}, {"y", end}}},
};
constexpr Flow<Nothing, Nothing> flow{"sound", "Sound", "", steps};
