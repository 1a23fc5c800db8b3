// Everything known about a document, for its page in the window.
#pragma once

#include "core/values/coverage.h"

namespace app {

// Where the password of a PDF is stored. Wanted: the PDF needs a password, which is unknown.
enum class Secret { Unneeded, Wanted, ThisRun, Keychain };

struct DocumentDetails
{
    core::Document document;
    QList<core::PageGroup> groups;
    QStringList missing; // the paths at which no file exists now
    Secret secret = Secret::Unneeded;
};

} // namespace app
