// The user's options for an evaluation, and a summary of its questions. Plain values.
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace app {

struct EvalOptions
{
    QString questions;  // a file or a folder
    QStringList flows;  // each is combined with each model; empty: the settings' flow
    QStringList models; // each is combined with each flow; empty: the settings' model
    static constexpr int deepest = 100;
    int depth = 10; // a page counts as found if it is among that many results
    bool retrievalOnly = false;
    bool withinDocument = false; // search only in the question's document
    bool keep = true;            // store answers as sessions, for inspection
    bool anew = false;           // discard the rows of a stopped run; not stored

    QJsonObject toJson() const;
    static EvalOptions from(const QJsonObject &json); // missing keys keep their defaults
};

struct OwnQuestion // a question in the user's own set
{
    QByteArray line; // stored line; empty: the question is not in the set
    int questions = 0;
};

struct EvalSet
{
    QString name;
    int size = 0;
    bool asks = false;  // the set is answered, so flows matter; otherwise only searches or judgements
    bool model = false; // models matter
    bool ownTexts = false;
    QString words; // one or two sentences: contents of the set, and what cannot be used
};

} // namespace app
