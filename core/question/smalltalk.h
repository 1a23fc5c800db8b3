// Questions that are not about documents: greetings, thanks, questions about the program or about the library's
// contents. The phrases are data (resources/language/*/conversation.txt). Pure.
#pragma once

#include <QString>

namespace core {

enum class SmallTalk { None, Greeting, Thanks, Farewell, AboutProgram, AboutLibrary, AboutPage };

// SmallTalk::None if the text contains anything else.
SmallTalk smallTalkIn(const QString &question);

// The question without polite phrases: greetings and thanks around it, "could you be so kind as to tell me". Unchanged
// if nothing else would remain.
QString withoutCourtesy(const QString &question);

} // namespace core
