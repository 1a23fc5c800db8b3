// Assembles a ModelSet from several models. Each role uses its own model if the settings name one
// (Settings::writerModel and so on), otherwise Settings::model. A model with several roles is opened once and has a
// single limit on calls. The built-in check rejects some claims without asking the model that judges support
// (gatedcritic.h).
#pragma once

#include "core/ports/backend.h"

namespace core {

// Errors: same as Backend::open; Invalid if no backend handles a model.
Result<ModelSet> openModels(const Settings &settings, const Connections &connections, const Library &library,
                            std::stop_token stop);

bool isBuiltin(const QString &model);

// All models that may be used, without duplicates, the Writer's first.
QStringList modelsOf(const Settings &settings);

} // namespace core
