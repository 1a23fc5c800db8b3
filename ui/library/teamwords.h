// The status of the joined team's library, in words.
#pragma once

#include "app/services/teamservice.h"

namespace ui {

QString teamLine(const app::TeamState &state);    // short, for the list of documents
QString teamDetails(const app::TeamState &state); // with the last contact, the rate of a pull, and what is wrong

} // namespace ui
