// What Attest is measured with: questions whose answers are known, in the forms in which people have them.
#pragma once

#include "core/base/json.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

#include <optional>
#include <stop_token>

namespace core {

struct Evidence // where an answer stands
{
    QString document; // a file's name, or the id of a text of the set
    int page = 0;     // 1-based, physical; 0: anywhere in the document
    double grade = 1; // how relevant; above 0
};

struct KnownQuestion
{
    QString id;
    QString question;
    QStringList answers;            // any of them is right; empty: not known
    std::optional<bool> answerable; // from the documents; nothing: not known
    QList<Evidence> evidence;       // any of it will do; empty: not known
    QString document;               // the one that is asked about; empty: none in particular
    QString type;                   // as the set calls it
};

struct KnownText // a document of a set that brings its own
{
    QString id;
    QString title;
    QString text;
};

struct LabelledPair // what a verdict should be
{
    enum Kind {
        Support,   // whether the passage supports the sentence
        Relevance, // whether the passage helps with the question; no sentence
        Utility,   // whether the sentence answers the question; no passage
    };

    QString id;
    QString question; // of Support: may be empty
    QString passage;
    QString sentence;
    // "supported", "partially_supported", "not_supported"; "relevant", "not_relevant"; "useful", "not_useful"
    QString label;
    QString type;
    Kind kind = Support;

    QString positive() const; // "supported", "relevant", "useful"
};

QString positiveOf(const QString &label); // of a kind, the label that passes: of "not_relevant" it is "relevant"

struct AnsweredQuestion // by any program
{
    QString id;
    QString query;
    QStringList context;
    QString response;            // empty: it abstained
    std::optional<bool> answers; // the query, as people judged; nothing: not known
};

struct QuestionSet
{
    enum Form {
        Questions,  // about documents of a library
        Judged,     // about texts of the set, with those that are relevant (BEIR)
        Paragraphs, // about paragraphs of the set, with the answers' words (SQuAD)
        Pairs,
        Responses,
    };

    Form form = Questions;
    QString name;
    QByteArray hash; // SHA-256 of all that was read, hexadecimal
    QList<KnownQuestion> questions;
    QList<KnownText> texts; // of Judged and Paragraphs; what evidence names
    QList<LabelledPair> pairs;
    QList<AnsweredQuestion> responses;
    int leftOut = 0;      // rows that could not be used
    QString whyFirstLeft; // a sentence about the first of them

    qsizetype size() const { return questions.size() + pairs.size() + responses.size(); }
};

// A file or a folder: JSONL of {id, question, answer, answers, answerable, evidence, document, type}, of FinanceBench's
// rows, of {passage, sentence, label}, of the labels that Attest exports (core/exporters/labels.cpp) or of {query,
// context, response}; SQuAD's JSON; a folder with docs.jsonl or BEIR's corpus.jsonl, queries.jsonl and qrels. Errors:
// NotFound, Unreadable, Invalid (none of these), Cancelled.
Result<QuestionSet> readQuestionSet(const QString &path, std::stop_token stop);

// A row of the JSONL of questions.
KnownQuestion readKnownQuestion(const Json &row);

} // namespace core
