// Opens the web page that a passage is from, after showing its address.
#pragma once

#include <QString>

namespace ui {

class Notice;

// Opens the browser only if the user confirms, and only for http and https addresses.
void offerWebPage(Notice &notice, const QString &address);

} // namespace ui
