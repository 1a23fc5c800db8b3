// Labels that have a name are heard with it and with the words they show: "Outcome: Verified, 3 sources".
#pragma once

namespace ui {

void speakLabels(); // from now on, everywhere

} // namespace ui
