// Pages of a PDF on paper: each a picture, as large as it fits, the paper turned with it. Any thread, one at a time.
#pragma once

#include "app/services/pageservice.h"

#include <QList>

#include <functional>
#include <memory>

class QPrinter;

namespace ui {

constexpr double printedScale = 200.0 / 72; // pixels a point

// Which of so many pages the printer was set up for.
QList<int> pagesToPrint(const QPrinter &printer, int pages, int current);

// Takes so many pages one after the other; where it goes before the last, what is on its way to the printer is taken
// back.
std::function<core::Result<void>(const app::PageView &page)> pagePrinter(std::shared_ptr<QPrinter> printer, int pages);

} // namespace ui
