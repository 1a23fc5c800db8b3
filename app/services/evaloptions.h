// An evaluation as the user wants it, and what is known of its questions before: values.
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace app {

struct EvalOptions
{
    QString questions;  // a file or a folder
    QStringList flows;  // each is measured with each of the models; none: that of the settings
    QStringList models; // the same
    static constexpr int deepest = 100;
    int depth = 10; // among so many pages a right one counts as found
    bool retrievalOnly = false;
    bool withinDocument = false; // only in the document that a question is about
    bool keep = true;            // answers become sessions, so that each can be looked at
    bool anew = false;           // what was measured before it was stopped is not wanted; not remembered

    QJsonObject toJson() const;
    static EvalOptions from(const QJsonObject &json); // what it does not say keeps its default
};

struct OwnQuestion // of the user's own set
{
    QByteArray line; // as it was kept; empty: it was not
    int questions = 0;
};

struct EvalSet
{
    QString name;
    int size = 0;
    bool asks = false;  // flows matter; else it only searches or judges
    bool model = false; // models matter
    bool ownTexts = false;
    QString words; // a sentence or two: what it holds, and what of it cannot be used
};

} // namespace app
