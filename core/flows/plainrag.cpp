// Retrieve and write without checks: the baseline against which all other flows are compared.
#include "core/base/catalogue.h"
#include "core/flows/steps/answerstate.h"

namespace core {
namespace {

// Everything found goes to the Writer; its answer is kept unchecked, and the ending says so.
Result<Decision> find(AnswerState &a, AnswerTools &tools)
{
    Result<Decision> decision = retrieve(a, tools);
    if (decision && decision->outcome == "found")
        a.passages = a.found;
    else if (decision)
        decision->outcome = "nothing";
    return decision;
}

Result<Decision> writeOnce(AnswerState &a, AnswerTools &tools)
{
    Result<Decision> decision = write(a, tools);
    if (decision && decision->outcome == "written") {
        a.best = int(a.attempts.size()) - 1;
        a.ending = Ending::Unverified;
        a.remark = QStringLiteral("This flow checks nothing; choose Self-RAG to have the answer checked.");
    } else if (decision) {
        decision->outcome = "empty";
    }
    return decision;
}

// clang-format off
constexpr AnswerStep steps[] = {
    {"retrieve", "Find passages",       find,      {{"found", "write"}, {"nothing", "decline"}}},
    {"write",    "Write an answer",     writeOnce, {{"written", end}, {"empty", "decline"}}},
    {"decline",  "Explain gaps", decline,   {{"declined", end}}},
};
// clang-format on

constexpr AnswerFlow plain{"plain", "Plain",
                           "Finds passages and writes an answer without any checks, as a baseline for the other flows.",
                           steps};
const Offered<AnswerFlow> offered{plain};

} // namespace
} // namespace core
