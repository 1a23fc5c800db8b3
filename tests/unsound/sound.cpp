// Must compile: the tables beside it fail only because of their deliberate mistakes.
#include "core/flow/flow.h"

#include <QJsonObject>

using namespace core;

struct Nothing
{
    StepSink trace;
};

Result<Decision> step(Nothing &, Nothing &);

constexpr Step<Nothing, Nothing> steps[] = {
    {"a", "A", step, {{"x", "a", Spends::Rewrite}, {"y", end}}},
    {"b", "B", step, {{"x", "a"}}},
};
constexpr Flow<Nothing, Nothing> flow{"sound", "Sound", "", steps, {"b", "always", nullptr}};
