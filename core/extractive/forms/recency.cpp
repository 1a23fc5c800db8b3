#include "core/extractive/forms/recency.h"

#include "core/extractive/forms/answerfinder.h"
#include "core/extractive/forms/termruns.h"
#include "core/language/lexicon.h"

#include <algorithm>

namespace core {
namespace {

bool asksForToday(const TokenizedText &question)
{
    static const QSet<QString> &past = lexicon().words("past-auxiliaries");
    for (int i = 0; i < int(question.terms.size()); ++i) {
        if (isYear(question.terms[i]) || past.contains(wordOf(question, i).toString().toCaseFolded()))
            return false;
    }
    return true;
}

} // namespace

Recency::Recency(const Claim &question) : m_asksForToday(asksForToday(question.reading))
{
    for (const ClaimTerm &term : question.terms) {
        if (term.name && !term.number)
            m_names.insert(term.key);
    }
}

void Recency::add(const Passage &passage, const TokenizedText &around, const QList<FoundAnswer> &found)
{
    const bool isNamed = m_names.isEmpty() || std::any_of(m_names.begin(), m_names.end(), [&](const QString &name) {
                             return around.places.contains(name);
                         });
    if (m_asksForToday && isNamed && !found.isEmpty() && found.first().strength >= AnswerFinder::strong)
        m_latest = std::max(m_latest, passage.year);
}

bool Recency::isOutdated(const Passage &passage) const
{
    return passage.year > 0 && passage.year < m_latest;
}

} // namespace core
