// Must not compile; the compiler names the mistake. See tests/unsound.cmake.
#include "core/flow/flow.h"

#include <QJsonObject>

using namespace core;

struct Nothing
{
    StepSink trace;
};

Result<Decision> step(Nothing &, Nothing &);

constexpr Step<Nothing, Nothing> steps[] = {
    {"a", "A", step, {{"x", end}}},
};
constexpr Flow<Nothing, Nothing> flow{"unsound", "Unsound", "", steps, {"nowhere", "always", nullptr}};
