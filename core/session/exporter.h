// The formats to which sessions can be exported. Each has a file in core/exporters; those that need fonts are in ui.
#pragma once

#include "core/base/result.h"
#include "core/session/exportcontent.h"

#include <string_view>

namespace core {

struct Exporter
{
    // The optional parts of an export.
    enum Part { Traces = 1, Prompts = 2, Rejected = 4, Snippets = 8, Paths = 16, Appendix = 32 };

    std::string_view id;
    const char *title; // display name, translated when shown
    std::string_view suffix;
    Result<QByteArray> (*write)(const ExportData &evidence); // may be called on any thread
    int parts = 0;
};

const Exporter *exporterFor(const QString &id); // null if there is no such exporter

} // namespace core
