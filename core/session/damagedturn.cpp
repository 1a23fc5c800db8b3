#include "core/session/damagedturn.h"

namespace core {
namespace {

constexpr auto damagedQuestion = "A damaged question";
constexpr auto damagedRemark =
    "The stored data of this question is damaged and is not shown; it stays as it is, and a backup may have it intact.";

} // namespace

Turn damagedTurn(const QString &id)
{
    Turn turn;
    turn.id = id;
    turn.question = QString::fromUtf8(damagedQuestion);
    turn.ending = Ending::Failed;
    turn.remark = QString::fromUtf8(damagedRemark);
    return turn;
}

bool isDamaged(const Turn &turn)
{
    return turn.ending == Ending::Failed && turn.remark == QLatin1String(damagedRemark) && turn.trace.isEmpty();
}

} // namespace core
