// Words that contradict each other ("increase" and "decline", "before" and "after").
#pragma once

#include <QString>

namespace core {

// Which side of which opposition a term is on: the n-th is n or -n; 0 where it is on none. Opposed terms add up to 0.
int antonymSide(const QString &term);

} // namespace core
