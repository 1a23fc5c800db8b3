// Judges by asking a LanguageModel. Verdicts are obtained by the first method that works: the probabilities of the
// first token; a choice enforced by the server; a JSON schema; plain text. Later verdicts use the same method.
#pragma once

#include "core/ports/critic.h"
#include "core/ports/languagemodel.h"

#include <array>
#include <atomic>

namespace core {

class PromptedCritic : public Critic
{
public:
    explicit PromptedCritic(LanguageModel &model) : m_model(model) {} // the model must outlive this object

    QString name() const override { return m_model.name(); }
    bool judgesTogether(Verdict::Kind kind) const override;
    Result<Verdict> judge(const Judgement &what, std::stop_token stop) override;

private:
    enum Rung { Chances, Choice, Schema, Words, Repair };

    struct Question;
    struct List;
    struct Record // how often a method worked or failed
    {
        std::atomic<int> worked = 0;
        std::atomic<int> failed = 0;
    };

    Result<Verdict> ask(const Question &question, const std::stop_token &stop);
    Result<Verdict> askTogether(const List &list, const std::stop_token &stop);
    Result<Verdict> eachSentence(const Judgement &what, const std::stop_token &stop);
    Result<Verdict> eachPassage(const Judgement &what, const std::stop_token &stop);
    Result<Verdict> judgeRetrieval(const Judgement &what, const std::stop_token &stop);
    Result<Verdict> judgeRoute(const Judgement &what, const std::stop_token &stop);
    Result<Verdict> judgeComplexity(const Judgement &what, const std::stop_token &stop);
    Result<Verdict> judgeRelevance(const QString &question, const Passage &passage, const std::stop_token &stop);
    Result<Verdict> judgeSupport(const Judgement &what, const std::stop_token &stop);
    Result<Verdict> supportBy(const QString &question, const QString &text, const QList<Passage> &passages, Scale scale,
                              const std::stop_token &stop);
    Result<Verdict> judgeUtility(const Judgement &what, const std::stop_token &stop);
    static QString rungName(Rung rung);
    bool isAble(Rung rung) const;
    bool isWorthTrying(Rung rung) const;
    Prompt promptFor(const Question &question, Rung rung, const QString &unread) const;
    bool isMeant(const Question &question, Rung rung, const Reply &reply) const;
    bool read(const Question &question, Rung rung, const Reply &reply, Verdict &verdict) const;

    LanguageModel &m_model;
    std::array<Record, 5> m_records;
    Record m_together; // for calls that judge several things at once
};

} // namespace core
