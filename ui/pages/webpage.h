// A page of the web that a passage was taken from: its address is shown before anything is opened.
#pragma once

#include <QString>

namespace ui {

class Notice;

// Opened in the browser when the user says so, and only http and https.
void offerWebPage(Notice &notice, const QString &address);

} // namespace ui
