// Spelling dictionaries that would help the user of a library but are not installed.
#pragma once

#include "core/library/library.h"

namespace app {

struct MissingDictionary
{
    QString language; // "de"
    QString package;  // the package that contains it
};

// Covers the user's language and the languages of the library's documents, as far as Attest can detect them.
QList<MissingDictionary> missingDictionaries(const core::Library &library, const std::stop_token &stop);

} // namespace app
