// The status of the joined team library, in words.
#pragma once

#include "app/services/teamservice.h"

namespace ui {

QString teamLine(const app::TeamState &state);    // short, for the document list
QString teamDetails(const app::TeamState &state); // with the last contact, the speed of a pull, and any problem

} // namespace ui
