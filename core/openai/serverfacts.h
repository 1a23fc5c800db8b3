// Facts that a model server reports outside OpenAI's protocol: which program it is, and how much it accepts. Each
// request is short; a fact that the server does not report stays unknown.
#pragma once

#include "core/openai/openaiserver.h"

namespace core::openai {

Kind kindOf(const Server &server, const QList<Offer> &offers, std::stop_token stop);

struct Facts
{
    int context = 0; // tokens per request; 0: not given
    int atOnce = 0;  // requests handled at once; 0: not given
    // Distinguishes the model from an earlier one with the same name. Used only for comparison.
    QString version = {};
};

Facts factsOf(const Server &server, const Offer &model, std::stop_token stop);

} // namespace core::openai
