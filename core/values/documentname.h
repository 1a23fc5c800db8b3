// What a document is called where people read: its title, with the year where the title does not say it. Pure.
#pragma once

#include "core/values/document.h"

namespace core {

int yearIn(const QString &text);                       // the last number in it that can be one; 0: there is none
int yearOf(const QString &title, const QString &path); // that the title says, else the file's name; 0: neither
QString titleWithYear(const QString &title, int year); // "Attention Is All You Need (2017)"

template <class Cited> // a Citation, a Passage or a Document
QString nameOf(const Cited &cited)
{
    return titleWithYear(cited.title, cited.year);
}

} // namespace core
