#include "core/openai/sidebyside.h"

#include "core/openai/openaimodel.h"

#include <algorithm>
#include <atomic>

namespace core::openai {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int tokens = 24;      // per reply; the first one to finish ends the test for all
constexpr qsizetype fewest = 4; // pieces of a stream; with fewer, nothing can come between two

struct Asked
{
    Clock::time_point begun = Clock::time_point::max();
    QList<Clock::time_point> pieces;
};

// All prompts differ, so that no server can answer two with the work for one.
Prompt counting(int from)
{
    Prompt prompt;
    prompt.system = QStringLiteral("Follow the instruction. Add nothing.");
    prompt.user = QStringLiteral("Count in words, one number a line, from %1 to %2.").arg(from).arg(from + 30);
    prompt.maxTokens = tokens;
    prompt.isShort = true;
    return prompt;
}

// A request that has to wait for another's end cannot have begun to answer when that one was half-way. Times would be
// less reliable: a busy server takes as long for two as one that queues them.
int spokenBeforeHalf(const std::vector<Asked> &all, const Asked &first)
{
    if (first.pieces.size() < fewest)
        return 0;
    const Clock::time_point half = first.pieces.at(first.pieces.size() / 2);
    const auto inTime = [&](const Asked &one) { return one.begun <= first.pieces.first(); };
    const auto spoke = [&](const Asked &one) { return !one.pieces.isEmpty() && one.pieces.first() <= half; };
    const auto together = std::count_if(all.begin(), all.end(), inTime);
    const auto spoken = std::count_if(all.begin(), all.end(), spoke);
    // If threads were lacking, it was not the server that made requests wait.
    const bool isTold = spoken < together || spoken == std::ptrdiff_t(all.size());
    return together > 1 && isTold ? int(spoken) : 0;
}

} // namespace

int sideBySide(const Server &server, const Offer &model, const ModelProfile &known, int asked, Parallel &parallel,
               std::stop_token stop)
{
    std::vector<Asked> all{std::size_t(std::max(asked, 0))}; // each element is written by one thread
    std::atomic<int> first = -1;
    std::stop_source enough;
    const std::stop_callback stopped(stop, [&enough] { enough.request_stop(); });
    parallel.forEach(
        asked,
        [&](int i) {
            Asked &one = all[std::size_t(i)];
            const std::unique_ptr<Model> speaker = openModel(server, model, 1, known, {}, enough.get_token());
            one.begun = Clock::now();
            const TokenSink heard = [&one](const QString &) { one.pieces.append(Clock::now()); };
            if (!speaker->reply(counting(10 * i + 1), heard, enough.get_token()))
                return;
            int nobody = -1;
            first.compare_exchange_strong(nobody, i);
            enough.request_stop();
        },
        enough.get_token());
    return first < 0 ? 0 : spokenBeforeHalf(all, all[std::size_t(first)]);
}

} // namespace core::openai
