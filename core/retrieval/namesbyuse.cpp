#include "core/retrieval/namesbyuse.h"

#include "core/language/dictionaries.h"
#include "core/language/terms.h"
#include "core/question/answerkind.h"
#include "core/search/termhash.h"
#include "core/store/passagerepository.h"

#include <algorithm>

namespace core {
namespace {

constexpr int beginning = 3;        // passages at the start of a document
constexpr int leastUses = 4;        // passages that use the name
constexpr double leastShare = 0.04; // of the document's passages
constexpr int mostLooked = 6;       // passages in which the spelling of the name is examined
constexpr double mostlyCapital = 0.9;
constexpr int shortest = 3; // in letters

// An ordinary word, as far as the dictionary knows: neither "Abiomed" nor "Goldman". Looked up in lower case, because
// dictionaries contain "apple" and "Goldman". German nouns have capitals: without a dictionary they cannot be
// distinguished from names.
bool isOrdinary(const QString &written, bool inGerman)
{
    const Dictionary &words = Dictionaries::installed().first(inGerman ? QStringLiteral("de") : QStringLiteral("en"));
    return inGerman ? !words.isThere() || words.knows(written) : words.knows(written.toLower());
}

} // namespace

NamesByUse::NamesByUse(const QString &question, const QuestionTerms &terms, Store &store, const Indexes &indexes)
    : m_store(store),
      m_indexes(indexes)
{
    for (const Term &term : core::terms(question)) {
        const quint64 hash = termHash(term.text);
        const auto isIt = [hash](const QueryTerm &each) { return each.hash == hash && !each.isExpansion; };
        const auto weighed = std::find_if(terms.terms.begin(), terms.terms.end(), isIt);
        const auto isKnown = [hash](const Asked &each) { return each.name.term == hash; };
        if (weighed == terms.terms.end() || weighed->isNumber || weighed->passages < leastUses ||
            term.length < shortest || std::any_of(m_asked.begin(), m_asked.end(), isKnown))
            continue;
        m_asked.append({{hash, question.mid(term.from, term.length)}, term.text});
    }
}

QList<NamesByUse::Name> NamesByUse::namesOf(DocumentId document, const std::vector<quint64> &known) const
{
    QList<Name> names;
    const std::span<const Located> passages = m_indexes.passagesOf(document);
    if (passages.size() < size_t(leastUses) || m_asked.isEmpty())
        return names;
    Statement rows(m_store.database(),
                   "SELECT rowid FROM fulltext WHERE fulltext MATCH ?1 AND rowid BETWEEN ?2 AND ?3");
    const PassageId first = passages.front().id;
    const auto usesUpTo = [&](const Asked &asked, PassageId last) {
        std::vector<PassageId> uses;
        rows << QString(u'"' + asked.text + u'"') << first << last;
        while (rows.next())
            uses.push_back(rows.integer(0));
        rows.again();
        return uses;
    };
    const double least = std::max<double>(leastUses, leastShare * double(passages.size()));
    for (const Asked &asked : m_asked) {
        if (std::find(known.begin(), known.end(), asked.name.term) != known.end() ||
            usesUpTo(asked, passages[std::min<size_t>(beginning, passages.size()) - 1].id).empty())
            continue;
        const std::vector<PassageId> uses = usesUpTo(asked, passages.back().id);
        if (double(uses.size()) >= least && isName(asked, uses))
            names.append(asked.name);
    }
    return names;
}

// Decided by the spelling of some uses, spread over the document.
bool NamesByUse::isName(const Asked &asked, const std::vector<PassageId> &uses) const
{
    int capital = 0;
    int all = 0;
    QStringList texts;
    QString written;
    const size_t looked = std::min<size_t>(uses.size(), mostLooked);
    for (size_t i = 0; i < looked; ++i) {
        texts.append(PassageRepository(m_store).text(uses[i * uses.size() / looked]));
        const QString &text = texts.last();
        forEachTerm(text, [&](QStringView term, int from, int length) {
            if (term != asked.text)
                return;
            ++all;
            if (!text[from].isUpper())
                return;
            ++capital;
            written = text.mid(from, length);
        });
    }
    if (capital == 0 || capital < mostlyCapital * all)
        return false;
    const auto german =
        std::count_if(texts.begin(), texts.end(), [](const QString &text) { return isGerman(readText(text)); });
    return !isOrdinary(written, 2 * german > texts.size());
}

} // namespace core
