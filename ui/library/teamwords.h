// The status of the joined team library, for display.
#pragma once

#include "app/services/teamservice.h"

namespace ui {

QString teamLine(const app::TeamState &state); // short, for the document list
// The status, including the last contact, the speed of a pull, and any problem.
QString teamDetails(const app::TeamState &state);

} // namespace ui
