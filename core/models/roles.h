// Makes a ModelSet of several models: for each role its own model, if the settings name one (Settings::writerModel and
// so on), else Settings::model. A model with several roles is opened once, with one limit on calls. The built-in check
// rejects some claims without asking the model that judges support (gatedcritic.h).
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
