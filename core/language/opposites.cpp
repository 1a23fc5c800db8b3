#include "core/language/opposites.h"

#include "core/language/lexicon.h"
#include "core/language/terms.h"

#include <QHash>

namespace core {

int antonymSide(const QString &term)
{
    static const QHash<QString, int> sides = [] {
        QHash<QString, int> all;
        int side = 0;
        for (const Lexicon::Line &line : lexicon().lines("opposites")) {
            ++side;
            for (const Term &t : terms(line.words.join(u' ')))
                all.insert(t.text, side);
            for (const Term &t : terms(line.others.join(u' ')))
                all.insert(t.text, -side);
        }
        return all;
    }();
    return sides.value(term);
}

} // namespace core
