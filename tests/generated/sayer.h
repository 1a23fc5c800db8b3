// A model that answers every prompt with one fixed sentence citing all its passages, and a judge that says yes to
// everything. Both are offered like a model server's models, so that they are wrapped and checked the same way.
#pragma once

#include <QString>

namespace generated {

// The name to use in Settings::model.
QString sayerName();
// Offers it before all other models; call once per program.
void offerSayer();
// Sets the sentence that it answers from now on.
void say(const QString &sentence);

} // namespace generated
