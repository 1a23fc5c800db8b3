// The words that a library has for the words of a question in the other of its languages, German or English: "notice"
// stands in its German documents as "Kündigung". For the folder alone. Any thread.
#pragma once

#include "core/question/questionanalysis.h"
#include "core/retrieval/germanforms.h"
#include "core/search/termcounts.h"

namespace core {

struct TranslatedTerm
{
    int first = 0; // terms [first, last) of the question are called so
    int last = 0;
    QString term; // as terms() gives it
    int passages = 0;
    double share = 1; // of what it stands for
};

// Of each word the most usual translations. Nothing where the library has no texts in the other language, or where no
// dictionary is installed.
QList<TranslatedTerm> translatedTerms(const QuestionAnalysis &question, const TermCounts &counts,
                                      const TermsBeginning &beginning);

// The small words of the language that translatedTerms() gives words of, and of the question's own, as termHash() gives
// them; by which a passage's language is told.
struct SmallWords
{
    std::vector<quint64> own;
    std::vector<quint64> other;

    bool areOther(const std::vector<quint64> &sorted) const; // of a passage's terms: it is in the other language
};
SmallWords smallWordsBeside(const QuestionAnalysis &question);

} // namespace core
