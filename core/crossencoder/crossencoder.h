// How well a span of a document answers a question, by a small network that reads both together (a cross-encoder;
// Nogueira and Cho 2019): one number each, the higher the better, 0 where "none of these" is as likely. Nothing leaves
// the machine. Safe from several threads.
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

    // The folder's form is described in encoder.h. Errors: NotFound, Unreadable, Invalid, each one sentence for the
    // user.
    static Result<CrossEncoder> from(const QString &folder);

    // A score for each span, in their order; the same whatever else is asked with it, and on every processor. What is
    // too long for the network is cut: the span first, the question where it is longer than 48 tokens.
    // Errors: Cancelled; Invalid: no head at that depth.
    Result<std::vector<float>> scores(const QString &question, const QStringList &spans, int depth, Parallel &parallel,
                                      const std::stop_token &stop) const;

    const Json &manifest() const; // such as the bands of its scores
    const std::shared_ptr<const Encoder> &encoder() const { return m_encoder; }
    const std::vector<int> &depths() const;

    // The same computed as for an older processor. `name`: one of loops(), the quickest of which is usual.
    static QStringList loops();
    void useLoops(const QString &name);

private:
    explicit CrossEncoder(std::shared_ptr<const Encoder> encoder);

    std::shared_ptr<const Encoder> m_encoder;
    const LayerLoops *m_loops;
};

} // namespace core
