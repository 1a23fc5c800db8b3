// Texts for screen readers, beyond those that Qt provides. A label with an accessible name is read as name and text:
// "Outcome: Verified, 3 sources".
#pragma once

class QLabel;
class QString;
class QWidget;

namespace ui {

void speakLabels(); // applies to all labels from now on

// Makes screen readers read the label's text immediately, followed by `more`, without moving the focus.
void announce(QLabel *label, const QString &more);

// Makes screen readers start with this part of a splitter, whatever the order on screen.
void hearFirst(QWidget *part);

} // namespace ui
