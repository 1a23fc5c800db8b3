// Who judges. Safe from several threads. A reply that cannot be read is a Verdict with the label "invalid", not an
// Error.
#pragma once

#include "core/base/result.h"
#include "core/values/verdict.h"

#include <stop_token>

namespace core {

enum class Scale {
    Binary, // support: "fully" or "no"; utility: "5" or "1"
    Graded, // support: "fully", "partially", "no"; utility: "1" ... "5"
};

class Critic
{
public:
    virtual ~Critic() = default;

    virtual QString name() const = 0;
    // Who judges this, server and all, for those who remember verdicts. Empty: a verdict depends on more than what is
    // asked, such as the library, and may not be remembered.
    virtual QString identity(Verdict::Kind) const { return {}; }

    // Does answering the question need the library, which is about this?
    virtual Result<Verdict> retrieval(const QString &question, const Subject &subject, std::stop_token stop) = 0;
    // Where should be looked? One of the routes given, of "library", "web" and "model" (what the Writer knows by
    // heart).
    virtual Result<Verdict> route(const QString &question, const Subject &subject, const QStringList &routes,
                                  std::stop_token stop) = 0;
    // How often must be looked: "none", "single", "multi"? (Adaptive-RAG's classes A, B and C.)
    virtual Result<Verdict> complexity(const QString &question, const Subject &subject, std::stop_token stop) = 0;
    // Does the passage help to answer the question?
    virtual Result<Verdict> relevance(const QString &question, const Passage &passage, std::stop_token stop) = 0;
    // Is what the text says (an answer, or one sentence of it) supported by the passages, taken together?
    virtual Result<Verdict> support(const QString &question, const QString &text, const QList<Passage> &passages,
                                    Scale scale, std::stop_token stop) = 0;
    // How finely it can tell how useful an answer is at no further cost.
    virtual Scale utilityScale() const { return Scale::Binary; }
    // Does the answer resolve the question, true or not?
    virtual Result<Verdict> utility(const QString &question, const QString &answer, Scale scale,
                                    std::stop_token stop) = 0;
};

} // namespace core
