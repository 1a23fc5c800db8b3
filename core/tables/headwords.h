// Splits a column heading into words and finds phrases from word lists in it. Used by periods.cpp; private to this
// folder.
#pragma once

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>
#include <QStringView>

namespace core {

struct HeadWord
{
    QString text; // lower case: letters, digits, or a single currency sign or "%"
    bool isNumber = false;
    bool isGlued = false;     // joined to the previous word
    bool isAfterMark = false; // after a comma or a point between digits: "1,000"
};

// Turns "Q2’23 ($m)" into q 2 23 $ m.
QList<HeadWord> headWords(QStringView text);

// The phrases of a word list, with their values.
class Phrases
{
public:
    void add(const QString &phrase, double value);

    struct Match
    {
        double value = 0;
        int words = 0; // 0: no match
    };
    Match at(const QList<HeadWord> &words, qsizetype first) const; // the longest match

private:
    QHash<QString, double> m_values;
    QSet<QString> m_firstWords; // first words of all phrases
    int m_longest = 1;
};

} // namespace core
