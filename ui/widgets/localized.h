// What core says in English, in the language of the window: titles of steps, outcomes, reasons, refusals, errors. They
// are kept and exported as core says them, and are translated where they are shown; coretexts.cpp lists them.
#pragma once

#include "core/flow/graph.h"

#include <QString>

#include <span>

namespace ui {

// The same text where the window speaks English, or where it is in no list: the words of a document, or a server's.
QString localized(const QString &english);
core::Graph localized(core::Graph graph); // its titles

QString edgeWords(const QString &outcome, bool retries = false); // of an edge of the graph, as it is shown

// The list, with %1 or {name} for what differs.
std::span<const char *const> coreTexts();

} // namespace ui
