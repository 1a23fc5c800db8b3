// The user's options for an evaluation, and facts about its questions: values.
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace app {

struct EvalOptions
{
    QString questions;  // a file or a folder
    QStringList flows;  // each is measured with each of the models; none: the settings' flow
    QStringList models; // likewise
    static constexpr int deepest = 100;
    int depth = 10; // number of pages among which a right one counts as found
    bool retrievalOnly = false;
    bool withinDocument = false; // only in the question's document
    bool keep = true;            // answers become sessions, for inspection
    bool anew = false;           // discards the rows of a stopped run; not stored

    QJsonObject toJson() const;
    static EvalOptions from(const QJsonObject &json); // missing keys keep their defaults
};

struct OwnQuestion // in the user's own set
{
    QByteArray line; // the stored line; empty: not stored
    int questions = 0;
};

struct EvalSet
{
    QString name;
    int size = 0;
    bool asks = false;  // flows matter; else it only searches or judges
    bool model = false; // models matter
    bool ownTexts = false;
    QString words; // a sentence or two: its contents, and what cannot be used
};

} // namespace app
