// Words with opposite meanings ("increase" and "decline", "before" and "after").
#pragma once

#include <QString>

namespace core {

// A term's side in a pair of opposites: n or -n for the n-th pair; 0 if the term has no opposite. The sides of two
// opposites add up to 0.
int antonymSide(const QString &term);

} // namespace core
