// Answers by quoting: every sentence stands in a passage word for word. Says nothing it cannot quote, but for a "Yes"
// or "No" before the sentence that decides.
#pragma once

#include "core/language/reading.h"
#include "core/extractive/weights.h"
#include "core/ports/writer.h"

namespace core {

class BuiltinWriter : public Writer
{
public:
    BuiltinWriter(Rarity rarity, const BuiltinWeights &weights);

    QString name() const override;
    Result<Answer> answer(const AnswerTask &task, const Heard &heard, std::stop_token stop) override;
    Result<Rewriting> rewrite(const RewriteTask &task, std::stop_token stop) override;
    Result<Thought> think(const ThoughtTask &task, std::stop_token stop) override;
    bool knowsByHeart() const override { return false; }

private:
    Rarity m_rarity;
    Weights m_weights;
};

} // namespace core
