// Translates words of a question into the library's other language, German or English, using the library's own
// vocabulary: "notice" is "Kündigung" in its German documents. Private to this folder. Thread-safe.
#pragma once

#include "core/question/questionanalysis.h"
#include "core/retrieval/germanforms.h"
#include "core/search/termcounts.h"

namespace core {

struct TranslatedTerm
{
    int first = 0; // translates terms [first, last) of the question
    int last = 0;
    QString term; // as returned by terms()
    int passages = 0;
    double share = 1; // share of the original's weight
};

// The most common translations of each word. Empty if the library has no texts in the other language, or if no
// dictionary is installed.
QList<TranslatedTerm> translatedTerms(const QuestionAnalysis &question, const TermCounts &counts,
                                      const TermsBeginning &beginning);

// Function words of both languages, as returned by termHash(), which identify a passage's language.
struct SmallWords
{
    std::vector<quint64> own;
    std::vector<quint64> other;

    bool areOther(const std::vector<quint64> &sorted) const; // whether a passage's terms are in the other language
};
SmallWords smallWordsBeside(const QuestionAnalysis &question);

} // namespace core
