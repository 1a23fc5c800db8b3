#include "core/extractive/claims/vocabulary.h"

namespace core {

double shareInLibrary(const Claim &claim)
{
    double all = 0;
    double known = 0;
    for (const ClaimTerm &term : claim.terms) {
        all += term.weight;
        known += term.outOfVocabulary ? 0 : term.weight;
    }
    return all > 0 ? known / all : 0;
}

} // namespace core
