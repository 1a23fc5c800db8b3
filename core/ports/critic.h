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

// What is to be judged. Which members count is said by the kind.
struct Judgement
{
    Verdict::Kind kind = Verdict::Relevance;
    QString question = {};
    QString text = {};            // support, utility: what is judged, an answer or one sentence of it
    QList<Passage> passages = {}; // relevance: the one that is judged; support: those that the text is held against
    // Support: the sentences of the text, in order, where each of them matters by itself.
    QStringList sentences = {};
    Subject subject = {};        // retrieval, route, complexity: what the library is about
    QStringList routes = {};     // route: those to choose from
    Scale scale = Scale::Binary; // support, utility
};

class Critic
{
public:
    virtual ~Critic() = default;

    virtual QString name() const = 0;
    // Who judges this, server and all, for those who remember verdicts. Empty: a verdict depends on more than what is
    // asked, such as the library, and may not be remembered.
    virtual QString identity(Verdict::Kind) const { return {}; }
    // How finely it can tell how useful an answer is at no further cost.
    virtual Scale utilityScale() const { return Scale::Binary; }

    virtual Result<Verdict> judge(const Judgement &what, std::stop_token stop) = 0;
    // Whether it judges several things in one call, and tells of each in Verdict::parts: of support the sentences,
    // where without a text only they are judged; of relevance the passages. Where a reply cannot be read there are no
    // parts.
    virtual bool judgesTogether(Verdict::Kind) const { return false; }

    // Does answering the question need the library, which is about this?
    Result<Verdict> retrieval(const QString &question, const Subject &subject, std::stop_token stop)
    {
        return judge({.kind = Verdict::Retrieval, .question = question, .subject = subject}, std::move(stop));
    }
    // Where should be looked? One of the routes given, of "library", "web" and "model" (what the Writer knows by
    // heart).
    Result<Verdict> route(const QString &question, const Subject &subject, const QStringList &routes,
                          std::stop_token stop)
    {
        return judge({.kind = Verdict::Route, .question = question, .subject = subject, .routes = routes},
                     std::move(stop));
    }
    // How often must be looked: "none", "single", "multi"? (Adaptive-RAG's classes A, B and C.)
    Result<Verdict> complexity(const QString &question, const Subject &subject, std::stop_token stop)
    {
        return judge({.kind = Verdict::Complexity, .question = question, .subject = subject}, std::move(stop));
    }
    // Does the passage help to answer the question?
    Result<Verdict> relevance(const QString &question, const Passage &passage, std::stop_token stop)
    {
        return judge({.kind = Verdict::Relevance, .question = question, .passages = {passage}}, std::move(stop));
    }
    // Is what the text says supported by the passages, taken together?
    Result<Verdict> support(const QString &question, const QString &text, const QList<Passage> &passages, Scale scale,
                            std::stop_token stop)
    {
        return judge(
            {.kind = Verdict::Support, .question = question, .text = text, .passages = passages, .scale = scale},
            std::move(stop));
    }
    // Does the answer resolve the question, true or not?
    Result<Verdict> utility(const QString &question, const QString &answer, Scale scale, std::stop_token stop)
    {
        return judge({.kind = Verdict::Utility, .question = question, .text = answer, .scale = scale}, std::move(stop));
    }
};

} // namespace core
