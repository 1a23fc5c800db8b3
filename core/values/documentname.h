// A document's display name: its title, followed by the year unless the title contains it. Pure.
#pragma once

#include "core/values/document.h"

namespace core {

int yearIn(const QString &text);                       // the last number that could be a year; 0: none
int yearOf(const QString &title, const QString &path); // from the title, or else the file name; 0: neither has one
QString titleWithYear(const QString &title, int year); // "Attention Is All You Need (2017)"

template <class Cited> // Cited is a Citation, a Passage or a Document
QString nameOf(const Cited &cited)
{
    return titleWithYear(cited.title, cited.year);
}

} // namespace core
