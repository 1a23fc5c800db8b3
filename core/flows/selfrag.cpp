// Self-RAG with query rewriting: grade every passage, check that the answer is grounded, check that it answers the
// question; rewrite or regenerate if not, within limits. With no rewrites allowed it is the variant s0.
#include "core/base/catalogue.h"
#include "core/flows/steps/answerstate.h"

namespace core {
namespace {

// clang-format off
constexpr AnswerStep steps[] = {
    // id        title                     does      outcome -> next step
    {"retrieve", "Find passages",          retrieve, {{"found", "grade"}, {"nothing", "rewrite", Spends::Rewrite}, {"exhausted", "settle"}}},
    {"grade",    "Filter passages",  grade,    {{"some", "write"}, {"none", "rewrite", Spends::Rewrite}, {"exhausted", "settle"}}},
    {"rewrite",  "Rephrase the question",  rewrite,  {{"again", "retrieve"}, {"stuck", "settle"}}},
    {"write",    "Write an answer",        write,    {{"written", "verify"}, {"empty", "settle"}, {"exhausted", "settle"}}},
    {"verify",   "Check sources",   verify,   {{"grounded", "judge"}, {"ungrounded", "write", Spends::Regeneration}, {"exhausted", "settle"}}},
    {"judge",    "Check usefulness",  judge,    {{"useful", end}, {"useless", "rewrite", Spends::Rewrite}, {"exhausted", "settle"}}},
    {"settle",   "Keep best attempt",  settle,   {{"kept", end}, {"nothing", "decline"}}},
    {"decline",  "Explain gaps",    decline,  {{"declined", end}}},
    {"compute", "Compute from tables",     compute,  {{"computed", "confirm"}, {"refused", "retrieve"}}},
    {"confirm", "Check the computation",   confirm,  {{"confirmed", end}, {"doubtful", "retrieve"}}},
};
// clang-format on

constexpr AnswerFlow selfRag{"self-rag", "Self-RAG",
                             "Grades every passage, checks the answer, and rewrites or regenerates when a check fails.",
                             steps, entryForNumbers};
const Offered<AnswerFlow> offered{selfRag};

} // namespace
} // namespace core
