// A service's prices per million tokens, from the user's own list and then from resources/prices.json.
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

// `own`: in the format of resources/prices.json; an entry without a server applies to every server. A model whose name
// ends in a date ("gpt-4o-2024-08-06") costs the same as the model without the date. nullopt if the price is unknown.
std::optional<Price> priceOf(const QString &server, const QString &model, const QByteArray &own = {});

// Describes what is wrong with the user's list; empty if it is valid.
QString faultInPrices(const QByteArray &own);

} // namespace core::openai
