// Answers by quoting: every sentence stands in a passage word for word. Says nothing it cannot quote, but for a "Yes"
// or "No" before the sentence that decides.
#pragma once

#include "core/extractive/claims/weights.h"
#include "core/language/tokenizedtext.h"
#include "core/ports/writer.h"

namespace core {

class BuiltinWriter : public Writer
{
public:
    BuiltinWriter(Idf idf, const BuiltinWeights &weights);

    QString name() const override;
    Result<Answer> answer(const AnswerTask &task, const TokenSink &heard, std::stop_token stop) override;
    Result<Rewriting> rewrite(const RewriteTask &task, std::stop_token stop) override;
    Result<Thought> think(const ThoughtTask &task, std::stop_token stop) override;
    bool canAnswerClosedBook() const override { return false; }

private:
    Idf m_idf;
    Weights m_weights;
};

} // namespace core
