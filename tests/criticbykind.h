// A Critic for tests with one virtual method per kind of verdict; calling one that is not overridden is a Defect.
#pragma once

#include "core/ports/critic.h"

class CriticByKind : public core::Critic
{
public:
    virtual core::Result<core::Verdict> retrieval(const QString &, const core::Subject &, std::stop_token)
    {
        return core::Error::defect({});
    }
    virtual core::Result<core::Verdict> route(const QString &, const core::Subject &, const QStringList &,
                                              std::stop_token)
    {
        return core::Error::defect({});
    }
    virtual core::Result<core::Verdict> complexity(const QString &, const core::Subject &, std::stop_token)
    {
        return core::Error::defect({});
    }
    virtual core::Result<core::Verdict> relevance(const QString &, const core::Passage &, std::stop_token)
    {
        return core::Error::defect({});
    }
    virtual core::Result<core::Verdict> support(const QString &, const QString &, const QList<core::Passage> &,
                                                core::Scale, std::stop_token)
    {
        return core::Error::defect({});
    }
    virtual core::Result<core::Verdict> utility(const QString &, const QString &, core::Scale, std::stop_token)
    {
        return core::Error::defect({});
    }

    core::Result<core::Verdict> judge(const core::Judgement &what, std::stop_token stop) final
    {
        switch (what.kind) {
        case core::Verdict::Retrieval:
            return retrieval(what.question, what.subject, stop);
        case core::Verdict::Route:
            return route(what.question, what.subject, what.routes, stop);
        case core::Verdict::Complexity:
            return complexity(what.question, what.subject, stop);
        case core::Verdict::Relevance:
            return relevance(what.question, what.passages.first(), stop);
        case core::Verdict::Support:
            return support(what.question, what.text, what.passages, what.scale, stop);
        case core::Verdict::Utility:
            return utility(what.question, what.text, what.scale, stop);
        }
        return core::Error::defect({});
    }
};
