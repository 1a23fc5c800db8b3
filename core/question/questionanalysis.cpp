#include "core/question/questionanalysis.h"

namespace core {

QuestionAnalysis analyseQuestion(const QString &question)
{
    QuestionAnalysis asked;
    asked.reading = readText(question);
    QStringList terms;
    for (const ReadTerm &term : std::as_const(asked.reading.terms))
        terms.append(term.text);
    asked.roles = instructionTerms(terms);
    asked.kind = kindAsked(asked.reading);
    asked.isGerman = isGerman(asked.reading);
    asked.opensWithVerb = opensWithVerb(asked.reading);
    asked.isOfTheWhole = asksOfTheWhole(terms, asked.roles);
    asked.wantsOverview = asksForOverview(asked.reading);
    asked.wantsMuch = asksForMuch(asked.reading);
    asked.counted = countedNouns(asked.reading);
    asked.parts = partsOf(asked.reading);
    asked.summary = summaryAsked(question);
    asked.talk = smallTalkIn(question);
    return asked;
}

} // namespace core
