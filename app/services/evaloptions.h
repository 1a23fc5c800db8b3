// The user's options for an evaluation, and a summary of the questions. Plain values.
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace app {

struct EvalOptions
{
    QString questions;  // a file or a folder
    QStringList flows;  // each is combined with each model; empty: the configured flow
    QStringList models; // each is combined with each flow; empty: the configured model
    static constexpr int deepest = 100;
    int depth = 10; // a page counts as found if it is among this many results
    bool retrievalOnly = false;
    bool withinDocument = false; // search only within the question's document
    bool keep = true;            // store answers in sessions, for inspection
    bool anew = false;           // discard the rows of a stopped run; this option is not stored

    QJsonObject toJson() const;
    static EvalOptions from(const QJsonObject &json); // missing keys keep their defaults
};

struct OwnQuestion // a question in the user's own set
{
    QByteArray line; // the stored line; empty: the question is not in the set
    int questions = 0;
};

struct EvalSet
{
    QString name;
    int size = 0;
    bool asks = false;  // questions are answered, so flows matter; otherwise only searches or judgements
    bool model = false; // whether models matter
    bool ownTexts = false;
    QString words; // one or two sentences: what the set contains, and what cannot be used
};

} // namespace app
