// A library's words in the other of its languages, German or English, for the words of a question: "notice" is
// "Kündigung" in its German documents. Private to the folder. Any thread.
#pragma once

#include "core/question/questionanalysis.h"
#include "core/retrieval/germanforms.h"
#include "core/search/termcounts.h"

namespace core {

struct TranslatedTerm
{
    int first = 0; // translates terms [first, last) of the question
    int last = 0;
    QString term; // as terms() returns it
    int passages = 0;
    double share = 1; // of the weight of the original
};

// The most usual translations of each word. Nothing if the library has no texts in the other language, or if no
// dictionary is installed.
QList<TranslatedTerm> translatedTerms(const QuestionAnalysis &question, const TermCounts &counts,
                                      const TermsBeginning &beginning);

// Function words of the language of translatedTerms() and of the question's own, as termHash() returns them; they
// identify a passage's language.
struct SmallWords
{
    std::vector<quint64> own;
    std::vector<quint64> other;

    bool areOther(const std::vector<quint64> &sorted) const; // given a passage's terms: it is in the other language
};
SmallWords smallWordsBeside(const QuestionAnalysis &question);

} // namespace core
