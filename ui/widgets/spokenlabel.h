// What screen readers say about the window, beyond Qt's own support. Labels that have a name are read as name and text:
// "Outcome: Verified, 3 sources".
#pragma once

class QLabel;
class QString;
class QWidget;

namespace ui {

void speakLabels(); // applies to all labels from now on

// Makes screen readers say the label's text at once, followed by `more`, without moving the focus.
void announce(QLabel *label, const QString &more);

// Makes this part of a splitter the first for screen readers, whatever the order on screen.
void hearFirst(QWidget *part);

} // namespace ui
