#include "core/extractive/absentwords.h"

#include "core/extractive/claims/claim.h"

namespace core {

QStringList absentWords(const QString &question, const Idf &idf, qsizetype most)
{
    constexpr qsizetype telling = 4; // letters of a word that is no name: small words of other languages have fewer
    const Claim asked = questionOf(question, idf);
    QSet<int> hasOtherWords;
    for (const ClaimExpansion &wording : asked.expansions)
        hasOtherWords.unite({wording.terms.begin(), wording.terms.end()});
    QStringList words;
    for (int i = 0; i < int(asked.terms.size()) && words.size() < most; ++i) {
        const ClaimTerm &term = asked.terms[i];
        const bool tells = term.name || term.number || term.shown.size() >= telling;
        if (term.outOfVocabulary && tells && !hasOtherWords.contains(i))
            words.append(term.shown);
    }
    return words;
}

} // namespace core
