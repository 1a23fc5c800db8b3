// A service's prices per million tokens: the user's own list, then resources/prices.json.
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace core::openai {

struct Price // dollars per million tokens
{
    double in = 0;
    double out = 0;
};

// `own`: in the format of resources/prices.json; an entry without a server applies to any. A model with a date appended
// to its name ("gpt-4o-2024-08-06") costs the same as without. nullopt if the price is unknown.
std::optional<Price> priceOf(const QString &server, const QString &model, const QByteArray &own = {});

// The fault in the user's list, in words; empty if there is none.
QString faultInPrices(const QByteArray &own);

} // namespace core::openai
