// What stands for a turn whose record in the library is damaged: a reader is told so, and is not shown what may be
// wrong.
#pragma once

#include "core/session/session.h"

namespace core {

Turn damagedTurn(const QString &id);
bool isDamaged(const Turn &turn);

} // namespace core
