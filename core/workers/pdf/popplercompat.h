// The differences between the private headers of Poppler 22.12 (Debian 12) and 25.03 (Debian 13), in one place. The
// functions are templates, so that only the branch for the installed version is compiled.
#pragma once

#include <poppler/CharTypes.h>
#include <poppler/Outline.h>
#include <poppler/UTF.h>

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace core {

// The characters of a PDF text string, which indicates its own encoding.
template <class Text>
std::vector<Unicode> charactersOf(const Text &text)
{
    if constexpr (requires { TextStringToUCS4(text); }) {
        return TextStringToUCS4(text);
    } else {
        Unicode *characters = nullptr;
        const int count = TextStringToUCS4(text, &characters);
        std::vector<Unicode> copied(characters, characters + std::max(count, 0));
        std::free(characters);
        return copied;
    }
}

template <class Item = OutlineItem>
std::vector<Unicode> titleOf(const Item &item)
{
    if constexpr (requires { item.getTitleLength(); }) {
        const Unicode *title = item.getTitle();
        return title ? std::vector<Unicode>(title, title + item.getTitleLength()) : std::vector<Unicode>();
    } else {
        return item.getTitle();
    }
}

} // namespace core
