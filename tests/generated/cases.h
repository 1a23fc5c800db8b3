// What is asked of the program: a document with its questions, claims and sentences, each with what is true of it. It
// stands by itself, so that a case that failed can be kept and asked again without the generator.
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
    double number = 0;           // in full; a share as a part of one
    QString unit = {};           // "$", "%", "tonnes", ""
    bool isUnsigned = false;     // "by how much": the words of the question say in which direction
    QStringList names = {};      // Name, Names: all of them; Word: any of them
    QStringList wrongNames = {}; // labels that the answer may not have
    QStringList printed = {};    // Number: how it is written where it is quoted
};

struct Case
{
    enum Part { Question, Count, Claim, Sentence };

    Part part = Question;
    QString kind;          // "share", "unanswerable: other year"; of a false claim what was swapped: "year"
    QString text;          // the question; the claim
    QString question = {}; // that a sentence answers
    bool isTrue = true;    // a claim or a sentence
    Truth truth = {};      // of a question
    QString pair = {};     // questions of the same pair must fare alike
    QString source = {};   // of a claim: the sentence or cell it was made from, for the reader of a failure
};

struct Paper // a document
{
    QString title;
    QString field;
    QString producer = QStringLiteral("qt"); // "libreoffice"
    QString html;
    QList<Case> cases;
};

QByteArray toJson(const QList<Paper> &papers);
QList<Paper> readPapers(const QString &path); // empty where there are none
bool writePapers(const QList<Paper> &papers, const QString &path);

} // namespace generated
