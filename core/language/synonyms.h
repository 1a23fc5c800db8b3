// Interchangeable words ("impact" and "effect", "buy" and "purchase").
#pragma once

#include <QString>

namespace core {

// The number of a term's synonym group; 0 if it has none.
int synonymGroup(const QString &term);

// Whether two terms look like forms of the same word, judging only by their letters.
bool isOfSameStem(QStringView a, QStringView b);

} // namespace core
