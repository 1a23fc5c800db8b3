// The web page of a passage: its address is shown before anything is opened.
#pragma once

#include <QString>

namespace ui {

class Notice;

// Opened in the browser only when the user confirms, and only http and https.
void offerWebPage(Notice &notice, const QString &address);

} // namespace ui
