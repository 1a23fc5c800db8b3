// Prints pages of a PDF, each as a picture that is as large as fits, with the paper orientation chosen to match. Use it
// on one thread at a time.
#pragma once

#include "app/services/pageservice.h"

#include <QList>

#include <functional>
#include <memory>

class QPrinter;

namespace ui {

constexpr double printedScale = 200.0 / 72; // pixels per point

// The pages of the document that the printer was set up to print.
QList<int> pagesToPrint(const QPrinter &printer, int pages, int current);

// Returns a function that prints `pages` pages, one per call. If the function is destroyed before the last page, the
// print job is cancelled.
std::function<core::Result<void>(const app::PageView &page)> pagePrinter(std::shared_ptr<QPrinter> printer, int pages);

} // namespace ui
