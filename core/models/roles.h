// A ModelSet of several models: one for each role that has its own in the settings (Settings::writerModel and so on),
// Settings::model for the others. Equal ones are opened once and share their limit of calls. A model that judges
// support is not asked about what the built-in check refuses with certainty.
#pragma once

#include "core/ports/backend.h"

namespace core {

// Errors: those of Backend::open; Invalid if nothing handles a name.
Result<ModelSet> openModels(const Settings &settings, const Connections &connections, const Library &library,
                            std::stop_token stop);

bool isBuiltin(const QString &model);

// All models that may be used, each once, the Writer's first.
QStringList modelsOf(const Settings &settings);

} // namespace core
