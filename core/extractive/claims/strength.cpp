// Words of general English, in the form returned by terms().
#include "core/extractive/claims/strength.h"

#include "core/language/lexicon.h"

namespace core {

int strengthOf(const QString &term, Strength kind)
{
    const bool isExtent = kind == Strength::Extent;
    const QSet<QString> &weak = lexicon().terms(isExtent ? "weak-extent" : "weak-cause", "en");
    const QSet<QString> &strong = lexicon().terms(isExtent ? "strong-extent" : "strong-cause", "en");
    return weak.contains(term) ? -1 : strong.contains(term) ? 1 : 0;
}

} // namespace core
