// What is heard of the window by those who do not see it, where Qt tells less. Labels that have a name are heard with
// it and with the words they show: "Outcome: Verified, 3 sources".
#pragma once

class QLabel;
class QString;
class QWidget;

namespace ui {

void speakLabels(); // from now on, everywhere

// Has screen readers say at once what the label shows, and with it what there is more; the focus stays where it is.
void announce(QLabel *label, const QString &more);

// Among the parts of a splitter, whichever stand before it.
void hearFirst(QWidget *part);

} // namespace ui
