// A text prepared for the built-in Writer and Critic: its terms and their properties, grouped by sentence.
#pragma once

#include "core/language/terms.h"

#include <QHash>
#include <QSet>

#include <functional>

namespace core {

// Inverse document frequency of a term in the library: Library::idf().
using Idf = std::function<double(const QString &term)>;

struct ReadTerm // characters [from, to) of the text
{
    QString text; // as returned by terms()
    QString key;  // `text`, with number words as digits; used for comparison
    int from = 0;
    int to = 0;
    int sentence = 0;
    bool stop = false;
    bool number = false;
    bool name = false;   // capitalised only because it is a name
    bool denies = false; // "not", "without"
};

struct TokenizedText
{
    QString text;
    QList<ReadTerm> terms;
    QList<Sentence> sentences;
    QList<int> firstTerms;             // for each sentence, followed by the number of terms
    QHash<QString, QList<int>> places; // indexes of the terms with this key, in order

    QStringView sentence(qsizetype i) const
    {
        return QStringView(text).mid(sentences[i].from, sentences[i].to - sentences[i].from);
    }
};

TokenizedText readText(const QString &text);

// Whether a sentence is a label with two or more figures: a table row.
bool isRow(const TokenizedText &text, int sentence);

bool isYear(const QString &key);
bool isYear(const ReadTerm &term); // "2,018" isn't one
bool isMonth(const QString &key);

} // namespace core
