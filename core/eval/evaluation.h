// Measures one question, pair or response of a set; the result is a row of the report. Rows are independent, so a
// stopped run can resume where it left off.
#pragma once

#include "core/base/json.h"
#include "core/base/parallel.h"
#include "core/eval/textlibrary.h"
#include "core/extractive/ranking/evidenceranker.h"
#include "core/ports/critic.h"
#include "core/session/session.h"

#include <functional>

namespace core {

struct EvalTools // everything must outlive the run
{
    const Library &library;
    const Shelf &shelf;
    const EvidenceRanker &ranker; // ranks search results
    Parallel &parallel;
    QuestionSet::Form form = QuestionSet::Questions;
    int depth = 10;              // number of results for recall
    bool withinDocument = false; // search only the document asked about
    std::function<Turn(const QString &question, const QList<DocumentId> &documents)> ask = {}; // null: retrieval only
};

// Keys of a row: id, question and, as in the set, type, answerable, known_answers; document_missing (no document with
// the evidence is in the library). The other keys are present if they could be measured: page_rank, document_rank (0:
// not among those checked), recall, recall_at_100, ndcg_at_10, search_seconds, search_remark (the limitations of the
// search); outcome, refusal, remark (why it failed), answer, answered, correct, exact, f1, numbers, in_first_sentence,
// in_sentences (the first three), sentences (their number), support_rate, cited_page, right (rightness.h), likelihood
// (of a quotation), sure (the probability from the answer's judge; for a quotation, from its likelihood), calls,
// tokens, seconds, turn (its id). If turns are kept, app adds their session. Errors: those of the search, Cancelled,
// Unavailable (a model does not respond).
Result<Json> measure(const KnownQuestion &known, const EvalTools &tools, std::stop_token stop);

// Keys: id, question, type, sentence (for Relevance: the passage), said, label, probability that it passes, reason,
// calls, tokens, seconds. Errors: those of the Critic.
Result<Json> measure(const LabelledPair &pair, Critic &critic, std::stop_token stop);

// Judges whether the response answers the query and its context supports it; abstentions are scored separately. Keys:
// id, question, answered, answer, answers_query, probability, reason, label, supported, calls, tokens, seconds.
Result<Json> measure(const AnsweredQuestion &answered, Critic &critic, std::stop_token stop);

// The row for a question on which the model failed although it answered others: outcome "failed", with the reason as
// remark.
Json failedRow(const QuestionSet &set, int number, const Error &why);

} // namespace core
