// A text as the built-in Writer and Critic see it: its words with what they are, by sentence.
#pragma once

#include "core/language/terms.h"

#include <QHash>
#include <QSet>

#include <functional>

namespace core {

// How rare a term is in the library: Library::IDF().
using Idf = std::function<double(const QString &term)>;

struct ReadTerm // characters [from, to) of the text
{
    QString text; // as terms() gives it
    QString key;  // the same, but numbers in words as digits: what is compared
    int from = 0;
    int to = 0;
    int sentence = 0;
    bool stop = false;
    bool number = false;
    bool name = false;   // capitalised where nothing but its being a name asks for it
    bool denies = false; // "not", "without"
};

struct TokenizedText
{
    QString text;
    QList<ReadTerm> terms;
    QList<Sentence> sentences;
    QList<int> firstTerms;             // of each sentence, and the number of terms
    QHash<QString, QList<int>> places; // key to the terms with it, in order

    QStringView sentence(qsizetype i) const
    {
        return QStringView(text).mid(sentences[i].from, sentences[i].to - sentences[i].from);
    }
};

TokenizedText readText(const QString &text);

// A label and its figures, two or more: the row of a table.
bool isRow(const TokenizedText &text, int sentence);

bool isYear(const QString &key);
bool isYear(const ReadTerm &term); // "2,018" is none
bool isMonth(const QString &key);

} // namespace core
