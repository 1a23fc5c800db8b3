// The judge. Thread-safe. An unreadable reply is a Verdict with the label "invalid", not an Error.
#pragma once

#include "core/base/result.h"
#include "core/values/verdict.h"

#include <stop_token>

namespace core {

enum class Scale {
    Binary, // support: "fully" or "no"; utility: "5" or "1"
    Graded, // support: "fully", "partially", "no"; utility: "1" ... "5"
};

// A task for the judge. The kind decides which members are used.
struct Judgement
{
    Verdict::Kind kind = Verdict::Relevance;
    QString question = {};
    QString text = {};            // support, utility: the text to judge: an answer or one of its sentences
    QList<Passage> passages = {}; // relevance: the passage to judge; support: the passages to check the text against
    // Support: the sentences of the text, in order, if each is to be judged separately.
    QStringList sentences = {};
    Subject subject = {};        // retrieval, route, complexity: the library's topics
    QStringList routes = {};     // route: possible answers
    Scale scale = Scale::Binary; // used for support and utility
};

class Critic
{
public:
    virtual ~Critic() = default;

    virtual QString name() const = 0;
    // Identifies the judge, including its server, for caching verdicts. Empty: a verdict depends on more than the
    // question, such as the library, and must not be cached.
    virtual QString identity(Verdict::Kind) const { return {}; }
    // The finest scale on which an answer's utility can be judged at no extra cost.
    virtual Scale utilityScale() const { return Scale::Binary; }

    virtual Result<Verdict> judge(const Judgement &what, std::stop_token stop) = 0;
    // Whether the judge takes several items in one call and reports each in Verdict::parts: the sentences for support
    // (only those, if there is no text), the passages for relevance. An unreadable reply has no parts.
    virtual bool judgesTogether(Verdict::Kind) const { return false; }

    // Does answering the question need the library, whose topics are `subject`?
    Result<Verdict> retrieval(const QString &question, const Subject &subject, std::stop_token stop)
    {
        return judge({.kind = Verdict::Retrieval, .question = question, .subject = subject}, std::move(stop));
    }
    // Where to search? One of `routes`, which may contain "library", "web" and "model" (the Writer's own knowledge).
    Result<Verdict> route(const QString &question, const Subject &subject, const QStringList &routes,
                          std::stop_token stop)
    {
        return judge({.kind = Verdict::Route, .question = question, .subject = subject, .routes = routes},
                     std::move(stop));
    }
    // How many searches does the question need: "none", "single", "multi"? (Adaptive-RAG's classes A, B and C.)
    Result<Verdict> complexity(const QString &question, const Subject &subject, std::stop_token stop)
    {
        return judge({.kind = Verdict::Complexity, .question = question, .subject = subject}, std::move(stop));
    }
    // Does the passage help to answer the question?
    Result<Verdict> relevance(const QString &question, const Passage &passage, std::stop_token stop)
    {
        return judge({.kind = Verdict::Relevance, .question = question, .passages = {passage}}, std::move(stop));
    }
    // Do the passages, taken together, support what the text says?
    Result<Verdict> support(const QString &question, const QString &text, const QList<Passage> &passages, Scale scale,
                            std::stop_token stop)
    {
        return judge(
            {.kind = Verdict::Support, .question = question, .text = text, .passages = passages, .scale = scale},
            std::move(stop));
    }
    // Does the answer resolve the question, whether or not it is true?
    Result<Verdict> utility(const QString &question, const QString &answer, Scale scale, std::stop_token stop)
    {
        return judge({.kind = Verdict::Utility, .question = question, .text = answer, .scale = scale}, std::move(stop));
    }
};

} // namespace core
