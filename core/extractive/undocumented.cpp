#include "core/extractive/undocumented.h"

#include "core/language/lexicon.h"

#include <QRegularExpression>

#include <algorithm>

namespace core {
namespace {

// "2+2", "What is 15 % of 80?", "wie viel ist 3 mal 4": only numbers and operations on them.
bool isArithmetic(const TokenizedText &question)
{
    static const QRegularExpression sum(
        QStringLiteral(
            R"(\d\s*(?:[-+*/\x{d7}\x{f7}^]|plus|minus|times|mal|geteilt durch|divided by|multiplied by|modulo)\s*\d)"
            R"(|\d\s*(?:%|percent|prozent)\s*(?:of|von)\s*\d|(?:root|wurzel)\s*(?:of|aus|von)\s*\d)"),
        QRegularExpression::CaseInsensitiveOption);
    static const QSet<QString> &doing = lexicon().terms("sum-words");
    return sum.match(question.text).hasMatch() &&
           std::all_of(question.terms.begin(), question.terms.end(), [](const ReadTerm &term) {
               return term.stop || term.number || doing.contains(term.text) || isAskingTerm(term.text);
           });
}

} // namespace

QString noDocumentAnswers(const Claim &question)
{
    if (question.analysis.talk != SmallTalk::None)
        return QStringLiteral("This question is not about documents");
    if (isArithmetic(question.reading))
        return QStringLiteral("The question asks for arithmetic, and a quotation does not calculate");
    return {};
}

} // namespace core
