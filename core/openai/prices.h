// What a service takes for a million tokens: the list of resources/prices.json, and the user's own before it.
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace core::openai {

struct Price // dollars for a million tokens
{
    double in = 0;
    double out = 0;
};

// `own`: as resources/prices.json; an entry without a server is for any. A model with a date behind its name
// ("gpt-4o-2024-08-06") costs what it costs without. None: not known.
std::optional<Price> priceOf(const QString &server, const QString &model, const QByteArray &own = {});

// What is wrong with a list of one's own; mostly nothing.
QString faultInPrices(const QByteArray &own);

} // namespace core::openai
