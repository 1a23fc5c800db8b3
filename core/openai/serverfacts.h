// What a model server says of itself beside the OpenAI protocol: which program it is, how much it takes. Each question
// is short, and one that is not answered leaves the fact unknown.
#pragma once

#include "core/openai/openaiserver.h"

namespace core::openai {

Kind kindOf(const Server &server, const QList<Offer> &offers, std::stop_token stop);

struct Facts
{
    int context = 0; // tokens of one request; 0: it does not say
    int atOnce = 0;  // requests it works on side by side; 0: it does not say
    // What else tells the model from another that had its name before. For comparing.
    QString version = {};
};

Facts factsOf(const Server &server, const Offer &model, std::stop_token stop);

} // namespace core::openai
