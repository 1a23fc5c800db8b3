// What is no question about documents: greetings, thanks, questions about the program or about what the library holds.
// Its phrases are data (resources/language/*/conversation.txt). Pure.
#pragma once

#include <QString>

namespace core {

enum class SmallTalk { None, Greeting, Thanks, Farewell, AboutProgram, AboutLibrary, AboutPage };

// None wherever anything else is said as well.
SmallTalk smallTalkIn(const QString &question);

// The question without what is only polite: greetings and thanks around it, "could you be so kind as to tell me". What
// it tells stays. Unchanged where nothing would be left.
QString withoutCourtesy(const QString &question);

} // namespace core
