// Translates core's English texts into the window's language: titles of steps, outcomes, reasons, refusals, errors.
// These texts are stored and exported in English, and are translated only for display; coretexts.cpp lists them.
#pragma once

#include "core/flow/graph.h"

#include <QString>

#include <span>

namespace ui {

// Returns the text unchanged if the window is in English or the text is not listed, as with text from a document or a
// server.
QString localized(const QString &english);
core::Graph localized(core::Graph graph); // translates the titles in the graph

QString edgeWords(const QString &outcome, bool retries = false); // an edge's outcome, for display

// The list of texts, with %1 or {name} in place of variable parts.
std::span<const char *const> coreTexts();

} // namespace ui
