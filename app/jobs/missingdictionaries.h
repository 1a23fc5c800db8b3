// Spelling dictionaries that a user of a library would want and that are not installed.
#pragma once

#include "core/library/library.h"

namespace app {

struct MissingDictionary
{
    QString language; // "de"
    QString package;  // that brings it
};

// Of the user's language and of those that the library's documents are in, as far as Attest can tell them.
QList<MissingDictionary> missingDictionaries(const core::Library &library, const std::stop_token &stop);

} // namespace app
