// The status of the joined team library, in words.
#pragma once

#include "app/services/teamservice.h"

namespace ui {

QString teamLine(const app::TeamState &state); // short, for the document list
// The status with the last contact, the speed of a pull, and any problem.
QString teamDetails(const app::TeamState &state);

} // namespace ui
