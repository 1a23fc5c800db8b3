// What the scripts of text have in common.
#pragma once

namespace core {

// Of a script that puts no blanks between words: Chinese, Japanese, Thai, Lao, Khmer, Burmese. Korean puts them.
bool isUnspaced(char32_t c);

} // namespace core
