// Exports sessions as a memo: prints them or saves them as a PDF. Thread-safe.
#pragma once

class QPagedPaintDevice;

namespace core {
struct ExportData;
}

namespace ui {

void printSessions(const core::ExportData &evidence, QPagedPaintDevice &paper);

} // namespace ui
