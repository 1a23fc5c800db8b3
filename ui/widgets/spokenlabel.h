// What screen readers say about the window beyond Qt's own support. Labels with a name are read with their name and
// text: "Outcome: Verified, 3 sources".
#pragma once

class QLabel;
class QString;
class QWidget;

namespace ui {

void speakLabels(); // from now on, everywhere

// Makes screen readers say the label's text at once, followed by `more`; the focus does not move.
void announce(QLabel *label, const QString &more);

// First among the parts of a splitter, whatever their order on screen.
void hearFirst(QWidget *part);

} // namespace ui
