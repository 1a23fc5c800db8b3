// Answers by quoting: every sentence is taken word for word from a passage. The only text it adds is a "Yes" or "No"
// before the sentence that settles the question. Table rows, list items and form fields are on lines of their own;
// tabs separate the cells of a row.
#pragma once

#include "core/extractive/claims/claim.h"
#include "core/extractive/quoting/quotation.h"
#include "core/extractive/ranking/evidenceranker.h"
#include "core/ports/writer.h"

namespace core {

class BuiltinWriter : public Writer
{
public:
    // `evidence` chooses the quotations.
    BuiltinWriter(Idf idf, std::shared_ptr<const EvidenceRanker> evidence);

    QString name() const override;
    Result<Answer> answer(const AnswerTask &task, const TokenSink &heard, std::stop_token stop) override;
    Result<Rewriting> rewrite(const RewriteTask &task, std::stop_token stop) override;
    Result<Thought> think(const ThoughtTask &task, std::stop_token stop) override;
    bool canAnswerClosedBook() const override { return false; }

private:
    Result<QList<Quotation>> chosen(const Claim &question, const AnswerTask &task, const Quoting &quoting,
                                    const std::stop_token &stop) const;
    QString layOut(const Quotation &quotation, const QList<Passage> &passages) const;

    Idf m_idf;
    std::shared_ptr<const EvidenceRanker> m_evidence;
};

} // namespace core
