// What sessions can be written as. Each lives in one file of core/exporters; what needs fonts, in one of ui.
#pragma once

#include "core/base/result.h"
#include "core/session/exportcontent.h"

#include <string_view>

namespace core {

struct Exporter
{
    // Of what a wish is about, what can go into it.
    enum Part { Traces = 1, Prompts = 2, Rejected = 4, Snippets = 8, Paths = 16, Appendix = 32 };

    std::string_view id;
    const char *title; // for people; translated where it is shown
    std::string_view suffix;
    Result<QByteArray> (*write)(const ExportData &evidence); // on any thread
    int parts = 0;
};

const Exporter *exporterFor(const QString &id); // null where there is none

} // namespace core
