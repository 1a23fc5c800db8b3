#include "core/language/scripts.h"

#include <QChar>

namespace core {

bool isUnspaced(char32_t c)
{
    switch (QChar::script(c)) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Bopomofo:
    case QChar::Script_Thai:
    case QChar::Script_Lao:
    case QChar::Script_Khmer:
    case QChar::Script_Myanmar:
        return true;
    default:
        return c == 0x30FC || c == 0xFF70; // the prolonged sound mark is used in several scripts
    }
}

} // namespace core
