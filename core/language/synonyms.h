// Words that may stand for each other ("impact" and "effect", "buy" and "purchase").
#pragma once

#include <QString>

namespace core {

// The number of the family a term belongs to; 0 where it has none.
int synonymGroup(const QString &term);

// Whether two terms are other forms of one word, as far as their letters tell.
bool isOfSameStem(QStringView a, QStringView b);

} // namespace core
