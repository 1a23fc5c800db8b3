// Aggregates the rows of an evaluation: one report for each variant, and the differences between variants.
#pragma once

#include "core/base/json.h"
#include "core/eval/questionset.h"

#include <QList>

namespace core {

using EvalRows = QList<Json>; // as returned by measure(), in the order of the set

// Keys: n and, if known, page_hit and document_hit {1, 4, 10, 20}, recall, mrr, ndcg_at_10, recall_at_100; answered,
// abstained, failed (numbers of questions), correct, exact, f1, numbers_right, correct_if_answered, cited_page,
// right_refusals, false_refusals, support_rate, contains_first_sentence, contains_answer, sentences_per_answer;
// accuracy, balanced_accuracy, auc, kappa, by_label; answers_query; coverage (the share of questions that got an
// answer), precision (the share of answers that are right, core/eval/rightness.h), precision_verified,
// precision_computed, precision_direct, precision_probable and the keys of countOutcomes(); calibration_error and
// calibration [{n, said, was}], for results with a probability (verdicts on pairs and responses, an answer's `sure`);
// calls, tokens, seconds {p50, p95}, search_seconds {p50, p95}; intervals: the 95 % interval of each mean, by
// resampling, or Wilson's for coverage and precision; summary: one sentence. Shares are 0 ... 1.
Json reportOf(const EvalRows &rows, QuestionSet::Form form);

// Compares two variants row by row; a stopped variant may have fewer rows. Returns, for each mean that both have, the
// difference (second minus first) and its 95 % interval by paired bootstrap.
Json differenceOf(const EvalRows &first, const EvalRows &second, QuestionSet::Form form);

struct EvalVariant // the flow and model that answered the questions, and the results
{
    QString flow;
    QString model;
    EvalRows rows;
};

// For one variant: its report with set, flow, model and per_question. For several: `variants`, a list of such reports,
// and the differences of each from the first.
Json wholeReport(const QuestionSet &set, const QList<EvalVariant> &variants);

// A whole report as readable Markdown: a sentence per variant, then tables. toMarkdown() adds a heading.
QString toText(const Json &report);
QString toMarkdown(const Json &report);

} // namespace core
