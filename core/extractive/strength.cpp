// Words of general English, compared as terms() gives them.
#include "core/extractive/strength.h"

#include "core/language/terms.h"

#include <QHash>

#include <array>

namespace core {
namespace {

struct Scale
{
    Strength kind;
    const char *strong;
    const char *weak;
};

constexpr Scale scales[] = {
    {Strength::Extent, "all every always entirely completely exclusively only must each whole everyone everything",
     "some sometimes many most often partly partially several mainly mostly few usually largely generally majority "
     "minority occasionally may might"},
    {Strength::Cause,
     "cause causes caused causing because due led leads lead result results resulted trigger triggered "
     "produced responsible therefore thus consequently owing",
     "associated association correlated correlates correlation linked coincided coincides coincide accompanied "
     "related alongside preceded followed"},
};

} // namespace

int strengthOf(const QString &term, Strength kind)
{
    static const auto words = [] {
        QHash<QString, int> all[2];
        for (const Scale &scale : scales) {
            for (const Term &t : terms(QString::fromLatin1(scale.strong)))
                all[int(scale.kind)].insert(t.text, 1);
            for (const Term &t : terms(QString::fromLatin1(scale.weak)))
                all[int(scale.kind)].insert(t.text, -1);
        }
        return std::array{all[0], all[1]};
    }();
    return words[size_t(kind)].value(term);
}

} // namespace core
