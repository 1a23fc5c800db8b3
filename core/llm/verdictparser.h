// Parses a model's raw reply into a label. Parsing is lenient but never guesses: an ambiguous reply gives no label.
// Pure functions.
#pragma once

#include "core/ports/critic.h"
#include "core/ports/languagemodel.h"

#include <optional>

namespace core {

// Returns "yes" or "no".
std::optional<QString> readYesNo(const QString &raw);
// Returns "fully", "partially" or "no".
std::optional<QString> readSupport(const QString &raw);
// Returns "1" ... "5".
std::optional<QString> readUtility(const QString &raw);

// Returns "library", "web" or "model".
std::optional<QString> readRoute(const QString &raw);
// Returns "none", "single" or "multi".
std::optional<QString> readComplexity(const QString &raw);

// Returns the labels of `count` items, in order. The reply may be a JSON object with a list, a JSON list, or numbered
// lines. Empty if any label is missing or unreadable.
QStringList readEach(const QString &raw, int count, std::optional<QString> (*read)(const QString &));

// The model's reason, if the reply is a JSON object; else empty.
QString readReason(const QString &raw);

// How the first token's probability is distributed among the labels. A token counts for a label if it is the beginning
// of the label or of one of its synonyms ("true", "relevant"), ignoring white space, quotes and case.
struct Shares
{
    double mass = 0;      // probability of all labels together
    QList<double> chance; // share of each label, in order; they add up to 1 unless the mass is 0
};
Shares sharesOf(const Token &first, const QStringList &labels);

} // namespace core
