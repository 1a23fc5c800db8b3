// Rows of an evaluation, counted: one report for each way in which the questions were asked, and how these differ.
#pragma once

#include "core/base/json.h"
#include "core/eval/questionset.h"

#include <QList>

namespace core {

using EvalRows = QList<Json>; // as measure() gives them, in the order of the set

// n, and of what the rows know: page_hit and document_hit {1, 4, 10, 20}, recall, mrr, ndcg_at_10, recall_at_100;
// answered, abstained, failed (numbers of questions), correct, exact, f1, numbers_right, correct_if_answered,
// cited_page, right_refusals, false_refusals, support_rate, contains_first_sentence, contains_answer,
// sentences_per_answer; accuracy, balanced_accuracy, auc, kappa, by_label; answers_query; coverage (the share of
// questions that got an answer), precision (the share of answers that are right, core/eval/rightness.h),
// precision_verified, precision_computed, precision_direct, precision_probable and what countOutcomes() adds;
// calibration_error and calibration [{n, said, was}], of what was said with a probability: a verdict of a pair or a
// response, an answer (`sure`); calls, tokens, seconds {p50, p95}, search_seconds {p50, p95}; intervals: the 95 %
// interval of each mean, by resampling, of coverage and precision Wilson's; summary: one sentence. Shares are 0 ... 1.
Json reportOf(const EvalRows &rows, QuestionSet::Form form);

// Two ways of asking the same questions, row by row; one that was stopped may have fewer. For each mean that both have
// the difference (second less first) and its 95 % interval by paired bootstrap.
Json differenceOf(const EvalRows &first, const EvalRows &second, QuestionSet::Form form);

struct EvalVariant // a way of asking
{
    QString flow;
    QString model;
    EvalRows rows;
};

// Of one: its report with set, flow, model and per_question; of several: variants, each such a report, and differences
// of each from the first.
Json wholeReport(const QuestionSet &set, const QList<EvalVariant> &variants);

// A whole report for people, in Markdown: a sentence for each way, then tables. toMarkdown() has a heading before it.
QString toText(const Json &report);
QString toMarkdown(const Json &report);

} // namespace core
