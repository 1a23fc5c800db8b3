// Test cases for the program: documents with questions, claims and sentences, each with its known truth.
// Self-contained, so that a failed case can be stored and asked again without the generator.
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace generated {

struct Truth // the known answer to a question
{
    enum Kind { Unanswerable, Number, Name, Names, Word };

    Kind kind = Unanswerable;
    double number = 0;           // unscaled; a percentage as a fraction of one
    QString unit = {};           // "$", "%", "tonnes", ""
    bool isUnsigned = false;     // "by how much": the question's wording gives the direction
    QStringList names = {};      // Name, Names: all of them; Word: any of them
    QStringList wrongNames = {}; // labels that must not occur in the answer
    QStringList printed = {};    // Number: the accepted spellings when quoted
};

struct Case
{
    enum Part { Question, Count, Claim, Sentence };

    Part part = Question;
    QString kind;          // "share", "unanswerable: other year"; for a false claim, the kind of swap: "year"
    QString text;          // the question or the claim
    QString question = {}; // the question that a sentence answers
    bool isTrue = true;    // of a claim or a sentence
    Truth truth = {};      // of a question
    QString pair = {};     // questions with the same pair must get the same result
    QString source = {};   // of a claim: the sentence or cell it was made from, shown when the case fails
};

struct Paper // a document
{
    QString title;
    QString field;
    QString producer = QStringLiteral("qt"); // or "libreoffice"
    QString html;
    QList<Case> cases;
};

QByteArray toJson(const QList<Paper> &papers);
QList<Paper> readPapers(const QString &path); // empty if there are none
bool writePapers(const QList<Paper> &papers, const QString &path);

} // namespace generated
