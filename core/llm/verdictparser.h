// From a model's raw words to a label, as tolerantly as flows.md, section 4.2, allows and not more: what can be read in
// two ways is not read at all. Pure functions.
#pragma once

#include "core/ports/critic.h"
#include "core/ports/languagemodel.h"

#include <optional>

namespace core {

// "yes" or "no".
std::optional<QString> readYesNo(const QString &raw);
// "fully", "partially" or "no".
std::optional<QString> readSupport(const QString &raw);
// "1" ... "5".
std::optional<QString> readUtility(const QString &raw);

// "library", "web" or "model".
std::optional<QString> readRoute(const QString &raw);
// "none", "single" or "multi".
std::optional<QString> readComplexity(const QString &raw);

// The labels of a list of so many, in order: of an object with a list in it, of a list, or of lines with numbers. Empty
// where there is none for each, or one cannot be read.
QStringList readEach(const QString &raw, int count, std::optional<QString> (*read)(const QString &));

// What the model said of its reason beside the label, where it answered with an object.
QString readReason(const QString &raw);

// How the chances of the first token are shared among the labels. A label is meant by a token that is a beginning of it
// or one of its synonyms ("true", "relevant"), white space, quotes and case aside.
struct Shares
{
    double mass = 0;      // of all labels together, as a share of everything the model could have said
    QList<double> chance; // of each label, in their order; together 1 where the mass is not 0
};
Shares sharesOf(const Token &first, const QStringList &labels);

} // namespace core
