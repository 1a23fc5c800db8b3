#include "core/question/absentwords.h"

#include "core/language/expansions.h"
#include "core/language/terms.h"
#include "core/question/instructions.h"

namespace core {

QStringList absentWords(const QString &question, const Idf &idf, int most)
{
    const double absent = idf(QStringLiteral("\u0001")); // what no text has
    if (absent <= 0)
        return {};
    const TokenizedText read = readText(question);
    QStringList asked;
    for (const ReadTerm &term : read.terms)
        asked.append(term.text);
    const QList<TermRole> roles = instructionTerms(asked);
    QList<bool> left(asked.size(), false);
    for (const Expansion &wording : expansionsIn(asked)) {
        for (int i = wording.first; i < wording.last; ++i)
            left[i] = true;
    }
    QStringList words;
    for (qsizetype i = 0; i < asked.size() && words.size() < most; ++i) {
        const ReadTerm &term = read.terms[i];
        const bool isContent = !term.stop && roles[i] == TermRole::Content && (term.name || !isAskingTerm(term.text));
        if (!isContent || left[i] || idf(isYear(term.key) ? term.key : term.text) < absent - 1e-9)
            continue;
        const QString word = withoutPossessive(question.mid(term.from, term.to - term.from));
        if (!words.contains(word, Qt::CaseInsensitive))
            words.append(word);
    }
    return words;
}

} // namespace core
