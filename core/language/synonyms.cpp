#include "core/language/synonyms.h"

#include "core/language/lexicon.h"
#include "core/language/terms.h"

#include <QHash>

namespace core {

int synonymGroup(const QString &term)
{
    static const QHash<QString, int> numbers = [] {
        QHash<QString, int> all;
        int number = 0;
        for (const char *list : {"synonym-groups", "irregular-forms"}) {
            for (const Lexicon::Line &line : lexicon().lines(list)) {
                ++number;
                for (const Term &t : terms(line.words.join(u' '))) {
                    if (!isStopTerm(t.text) && !all.contains(t.text))
                        all.insert(t.text, number);
                }
            }
        }
        return all;
    }();
    return numbers.value(term);
}

bool isOfSameStem(QStringView a, QStringView b)
{
    const qsizetype shorter = std::min(a.size(), b.size());
    if (shorter < 4)
        return false;
    qsizetype same = 0;
    while (same < shorter && a[same] == b[same])
        ++same;
    return same >= 4 && same >= shorter - 1 && same * 10 >= std::max(a.size(), b.size()) * 6;
}

} // namespace core
