// A model that says one sentence whatever it is asked, citing every passage it is given, and a judge that says yes to
// everything: offered as a model server's would be, so that they are wrapped, gated and believed as those are.
#pragma once

#include <QString>

namespace generated {

// The name for Settings::model.
QString sayerName();
// Offers it before all others; once a program.
void offerSayer();
// What it says from now on.
void say(const QString &sentence);

} // namespace generated
