// Facts a model server reports outside the OpenAI protocol: which program it is, how much it accepts. Each request is
// short; if it is not answered, the fact stays unknown.
#pragma once

#include "core/openai/openaiserver.h"

namespace core::openai {

Kind kindOf(const Server &server, const QList<Offer> &offers, std::stop_token stop);

struct Facts
{
    int context = 0; // tokens of one request; 0: not given
    int atOnce = 0;  // requests handled at once; 0: not given
    // Distinguishes the model from an earlier one of the same name. For comparing.
    QString version = {};
};

Facts factsOf(const Server &server, const Offer &model, std::stop_token stop);

} // namespace core::openai
