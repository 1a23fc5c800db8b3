// Questions with known answers for evaluating Attest, in common formats.
#pragma once

#include "core/base/json.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

#include <optional>
#include <stop_token>

namespace core {

struct Evidence // where an answer can be found
{
    QString document; // a file name, or the id of a text in the set
    int page = 0;     // 1-based, physical; 0: anywhere in the document
    double grade = 1; // degree of relevance; above 0
};

struct KnownQuestion
{
    QString id;
    QString question;
    QStringList answers;            // any of them is right; empty: unknown
    std::optional<bool> answerable; // whether the documents answer it; nullopt: unknown
    QList<Evidence> evidence;       // any of them is enough; empty: unknown
    QString document;               // document asked about; empty: none in particular
    QString type;                   // the set's name for this kind of question
};

struct KnownText // a document contained in the set itself
{
    QString id;
    QString title;
    QString text;
};

struct LabelledPair // a pair to judge, with the expected verdict
{
    enum Kind {
        Support,   // whether the passage supports the sentence
        Relevance, // whether the passage helps with the question; no sentence
        Utility,   // whether the sentence answers the question; no passage
    };

    QString id;
    QString question; // may be empty for Support
    QString passage;
    QString sentence;
    // "supported", "partially_supported", "not_supported"; "relevant", "not_relevant"; "useful", "not_useful"
    QString label;
    QString type;
    Kind kind = Support;

    QString positive() const; // "supported", "relevant", "useful"
};

QString positiveOf(const QString &label); // the passing label of the same kind: "relevant" for "not_relevant"

struct AnsweredQuestion // a response by any program
{
    QString id;
    QString query;
    QStringList context;
    QString response;            // empty: the program abstained
    std::optional<bool> answers; // whether the response answers the query, as judged by people; nullopt: unknown
};

struct QuestionSet
{
    enum Form {
        Questions,  // questions about a library's documents
        Judged,     // questions about the set's texts, with the relevant ones marked (BEIR)
        Paragraphs, // questions about the set's paragraphs, with the answers' words (SQuAD)
        Pairs,
        Responses,
    };

    Form form = Questions;
    QString name;
    QByteArray hash; // SHA-256 of everything read, hexadecimal
    QList<KnownQuestion> questions;
    QList<KnownText> texts; // for Judged and Paragraphs; evidence refers to them
    QList<LabelledPair> pairs;
    QList<AnsweredQuestion> responses;
    int leftOut = 0;      // rows that could not be used
    QString whyFirstLeft; // why the first of these rows could not be used, in one sentence

    qsizetype size() const { return questions.size() + pairs.size() + responses.size(); }
};

// Reads a question set from a file or a folder: JSONL with rows of {id, question, answer, answers, answerable,
// evidence, document, type}, FinanceBench rows, {passage, sentence, label}, labels exported by Attest
// (core/exporters/labels.cpp) or {query, context, response}; SQuAD's JSON; a folder with docs.jsonl or BEIR's
// corpus.jsonl, queries.jsonl and qrels. Errors: NotFound, Unreadable, Invalid (unknown format), Cancelled.
Result<QuestionSet> readQuestionSet(const QString &path, std::stop_token stop);

// Reads a line of a JSONL file of questions.
KnownQuestion readKnownQuestion(const Json &row);

} // namespace core
