// Opens the web page of a passage: its address is shown first.
#pragma once

#include <QString>

namespace ui {

class Notice;

// Opens the browser only if the user confirms, and only for http and https.
void offerWebPage(Notice &notice, const QString &address);

} // namespace ui
