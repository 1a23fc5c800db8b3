// Scores how well a span of a document answers a question with a small network that reads both together (a
// cross-encoder; Nogueira and Cho 2019): the higher the better; at 0, the span is as likely to answer as "none of
// these". Nothing leaves the machine. Thread-safe.
#pragma once

#include "core/base/json.h"
#include "core/base/parallel.h"
#include "core/base/result.h"

#include <QStringList>

#include <memory>
#include <stop_token>
#include <vector>

namespace core {

struct Encoder;
struct LayerLoops;

class CrossEncoder
{
public:
    static constexpr int wholeDepth = 0; // all layers

    // encoder.h describes the folder. Errors: NotFound, Unreadable, Invalid; each message is one sentence for the user.
    static Result<CrossEncoder> from(const QString &folder);

    // One score per span, in order. A score depends neither on the other spans nor on the processor. Input too long for
    // the network is truncated: first the span, then the question if it exceeds 48 tokens. Errors: Cancelled, Invalid
    // (no head at that depth).
    Result<std::vector<float>> scores(const QString &question, const QStringList &spans, int depth, Parallel &parallel,
                                      const std::stop_token &stop) const;

    const Json &manifest() const; // includes the calibration bands of its scores
    const std::shared_ptr<const Encoder> &encoder() const { return m_encoder; }
    const std::vector<int> &depths() const;

    // Selects the loops for an older processor, which compute the same scores. `name`: one of loops(); the fastest is
    // the default.
    static QStringList loops();
    void useLoops(const QString &name);

private:
    explicit CrossEncoder(std::shared_ptr<const Encoder> encoder);

    std::shared_ptr<const Encoder> m_encoder;
    const LayerLoops *m_loops;
};

} // namespace core
