// Uses a LanguageModel to write answers with numbered sources, and to rewrite queries.
#pragma once

#include "core/llm/citedtext.h"
#include "core/llm/contextfit.h"
#include "core/ports/languagemodel.h"
#include "core/ports/writer.h"

namespace core {

class PromptedWriter : public Writer
{
public:
    // `model` must outlive this object. `temperature` applies to first attempts; `maxTokens` limits an answer.
    PromptedWriter(LanguageModel &model, double temperature, int maxTokens = 1024,
                   AnswerLength length = AnswerLength::Normal)
        : m_model(model),
          m_temperature(temperature),
          m_maxTokens(maxTokens),
          m_length(length)
    {
    }

    QString name() const override { return m_model.name(); }
    Result<Answer> answer(const AnswerTask &task, const TokenSink &heard, std::stop_token stop) override;
    Result<Rewriting> rewrite(const RewriteTask &task, std::stop_token stop) override;
    Result<Thought> think(const ThoughtTask &task, std::stop_token stop) override;
    Result<Rewriting> condense(const FollowUpTask &task, std::stop_token stop) override;
    int roomBeside(const AnswerTask &task, const QList<Passage> &neighbours) const override;

private:
    Prompt promptAround(const AnswerTask &task) const; // the prompt without passages
    Result<Rewriting> keywords(const QString &question, std::stop_token stop);
    Result<Answer> answerFrom(const AnswerTask &task, const TokenSink &heard, const std::stop_token &stop);

    LanguageModel &m_model;
    const double m_temperature;
    const int m_maxTokens;
    const AnswerLength m_length;
};

} // namespace core
