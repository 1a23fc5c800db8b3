// All that is known of a document, for its page in the window.
#pragma once

#include "core/values/coverage.h"

namespace app {

// Where the password of a PDF is; Wanted: it needs one that is not known.
enum class Secret { Unneeded, Wanted, ThisRun, Keychain };

struct DocumentDetails
{
    core::Document document;
    QList<core::PageGroup> groups;
    QStringList missing; // of its places: those where there is no file now
    Secret secret = Secret::Unneeded;
};

} // namespace app
