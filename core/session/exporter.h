// What a session can be written as. Each lives in one file of core/exporters.
#pragma once

#include "core/session/session.h"

#include <string_view>

namespace core {

struct Exporter
{
    std::string_view id;
    const char *title; // for people; translated where it is shown
    std::string_view suffix;
    QByteArray (*write)(const Session &session);
};

const Exporter *exporterFor(const QString &id); // null where there is none

} // namespace core
