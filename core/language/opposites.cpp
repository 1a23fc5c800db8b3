// Oppositions of general English, compared as stems.
#include "core/language/opposites.h"

#include "core/language/terms.h"

#include <QHash>

namespace core {
namespace {

struct Opposition
{
    const char *one;
    const char *other;
};

constexpr Opposition oppositions[] = {
    {"increase increased rise rises rising rose risen grow grew grown growth gain gained expand expansion climb "
     "elevated elevate boost enhance enhanced enhances improve improved upregulate upregulated raise raised more "
     "higher "
     "greater larger activate activation activates promote promotes stimulate induce induces",
     "decrease decreased fall falls fell fallen decline declined shrink shrank reduce reduced reduction reduces lose "
     "lost drop dropped lower lowered diminish diminished worsen worsened downregulate downregulated less fewer "
     "smaller inhibit inhibits inhibition suppress suppresses prevent prevents deactivate impair impaired attenuate "
     "block blocks"},
    {"before earlier prior previous", "after later following subsequent"},
    {"high highest", "low lowest"},
    {"maximum most best largest greatest biggest longest", "minimum least worst smallest shortest"},
    {"first", "last"},
    {"always", "never"},
    {"all every", "none"},
    {"positive positively", "negative negatively"},
    {"true correct right", "false incorrect wrong"},
    {"include includes included including", "exclude excludes excluded excluding"},
    {"allow allows allowed permit permitted legal", "forbid forbidden prohibit prohibited ban banned illegal"},
    {"accept accepted approve approved", "reject rejected refuse refused deny denied"},
    {"win won victory", "defeat defeated lost"},
    {"open opened", "close closed"},
    {"begin began begun start started", "end ended stop stopped finish finished"},
    {"born birth", "died death dead"},
    {"north northern", "south southern"},
    {"east eastern", "west western"},
    {"male men man", "female women woman"},
    {"strong stronger strengthen", "weak weaker weaken"},
    {"warm warmer hot hotter warming", "cold colder cool cooler cooling"},
    {"profit", "loss losses"},
    {"public", "private"},
    {"import imports imported", "export exports exported"},
    {"required mandatory compulsory", "optional voluntary"},
    {"buy bought purchase", "sell sold sale"},
    {"necessary essential dependent", "unnecessary dispensable independent"},
    {"same similar", "different dissimilar"},
    {"early", "late"},
    {"above over exceed exceeds", "below under"},
    {"internal inside", "external outside"},
    {"minor", "major"},
    {"safe", "dangerous unsafe harmful"},
    {"success successful succeed", "fail failed failure"},
};

} // namespace

int sideOf(const QString &term)
{
    static const QHash<QString, int> sides = [] {
        QHash<QString, int> all;
        int side = 0;
        for (const Opposition &opposition : oppositions) {
            ++side;
            for (const Term &t : terms(QString::fromLatin1(opposition.one)))
                all.insert(t.text, side);
            for (const Term &t : terms(QString::fromLatin1(opposition.other)))
                all.insert(t.text, -side);
        }
        return all;
    }();
    return sides.value(term);
}

} // namespace core
