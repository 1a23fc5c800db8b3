#include "tests/figures/rightness.h"

#include "core/eval/amounts.h"

#include <QRegularExpression>

namespace figures {

using namespace core;
using namespace Qt::StringLiterals;

std::optional<bool> isRight(const QString &question, const Computed &computed, const QString &known)
{
    static const QRegularExpression yesNo(u"^\\W*(yes|no)\\b"_s, QRegularExpression::CaseInsensitiveOption);
    if (computed.kind == Computed::Direction) {
        const QString said = yesNo.match(computed.shown).captured(1).toLower();
        const QString wanted = yesNo.match(known).captured(1).toLower();
        if (!wanted.isEmpty())
            return said == wanted;
    }
    if (computed.kind == Computed::Extreme && computed.shown.contains(known.trimmed(), Qt::CaseInsensitive))
        return true;
    if (!hasAmounts(known))
        return {};
    const bool isChange = computed.kind == Computed::Change || computed.kind == Computed::Direction;
    return givesAmounts(computed.shown, known, question, {.share = 0.01, .anySign = isChange});
}

} // namespace figures
