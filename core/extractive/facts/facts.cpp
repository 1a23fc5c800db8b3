// The sentence of all passages that says most of a claim decides; a claim that says several things is held against
// several.
#include "core/extractive/facts/facts.h"

#include "core/extractive/facts/cells.h"
#include "core/extractive/facts/factmatch.h"
#include "core/extractive/facts/wholequotation.h"
#include "core/extractive/forms/polarity.h"
#include "core/language/terms.h"

#include <algorithm>

namespace core {
namespace {

void addWords(const QString &text, QSet<QString> &words)
{
    for (const Statement &statement : statementsOf(text)) {
        for (const FactTerm &term : statement.terms)
            words.insert(term.key);
    }
}

// What a sentence is about: its first name, and the word that it begins with.
QSet<QString> subjectOf(const Statement &statement)
{
    QSet<QString> words;
    for (const FactTerm &term : statement.terms) {
        if (term.run == 1 || (words.isEmpty() && term.kind == FactTerm::Word))
            words.insert(term.key);
    }
    return words;
}

struct Held // a claim against the best of all passages
{
    Matched matched;
    PassageId passage = 0;
    int from = 0;
    int to = 0;

    // What bears it out beats what does not, unless that says more of it.
    bool isBetterThan(const Held &other) const
    {
        const auto rank = [](const Held &held) {
            return std::pair(held.matched.result == FactCheck::Full, held.matched.coverage);
        };
        if (rank(*this) != rank(other))
            return rank(*this) > rank(other);
        return matched.result > other.matched.result;
    }
};

class Holding
{
public:
    explicit Holding(const FactSource &source) : m_source(source)
    {
        addWords(source.question, m_context.asked);
        for (const Passage &passage : source.passages)
            m_read.append(statementsOf(passage.text));
    }

    Held best(const Statement &claim, const QString &text) const
    {
        Held best;
        for (qsizetype p = 0; p < m_read.size() && best.matched.result != FactCheck::Full; ++p)
            holdAgainst(p, claim, text, best);
        return best;
    }

private:
    void holdAgainst(qsizetype p, const Statement &claim, const QString &text, Held &best) const
    {
        const Passage &passage = m_source.passages[p];
        FactContext context = m_context;
        addWords(passage.heading, context.over);
        addWords(passage.title, context.over);
        for (qsizetype i = 0; i < m_read[p].size(); ++i) {
            const Statement &statement = m_read[p][i];
            const bool goesOn = i > 0 && m_read[p][i - 1].refersBack(); // "She ... She ..."
            context.before =
                (goesOn ? context.before : QSet<QString>()) + (i > 0 ? subjectOf(m_read[p][i - 1]) : QSet<QString>());
            Held held{matchFacts(claim, text, statement, passage.text, context), passage.id, statement.from,
                      statement.to};
            if (statement.isRow && !isQuoted(claim, statement))
                continue;
            if (held.isBetterThan(best))
                best = held;
        }
        if (best.matched.result != FactCheck::Full && m_source.tables)
            holdAgainstCells(passage, claim, text, context, best);
    }

    void holdAgainstCells(const Passage &passage, const Statement &claim, const QString &text,
                          const FactContext &context, Held &best) const
    {
        for (const Table &table : m_source.tables(passage)) {
            Held held{matchCells(claim, text, table, context), passage.id, 0, 0};
            if (held.isBetterThan(best))
                best = held;
        }
    }

    // A row of figures says something only where its columns are known, or where all of it is repeated.
    static bool isQuoted(const Statement &claim, const Statement &row)
    {
        const auto figures = [](const Statement &statement) {
            QStringList keys;
            for (const FactTerm &term : statement.terms) {
                if (term.kind == FactTerm::Amount || term.kind == FactTerm::When)
                    keys.append(term.key);
            }
            return keys;
        };
        return figures(claim) == figures(row);
    }

    const FactSource &m_source;
    FactContext m_context;
    QList<QList<Statement>> m_read;
};

// What a claim says one by one: its clauses, each with what the first of them is about.
QList<Statement> partsOf(const Statement &claim)
{
    QList<Statement> parts;
    Statement part = claim;
    part.terms.clear();
    const auto close = [&] {
        if (!part.terms.isEmpty())
            parts.append(part);
        part.terms.clear();
    };
    for (const FactTerm &term : claim.terms) {
        if (!part.terms.isEmpty() && term.clause != part.terms.last().clause && part.terms.size() >= 2)
            close();
        part.terms.append(term);
    }
    if (part.terms.size() < 2 && !parts.isEmpty())
        parts.last().terms += part.terms;
    else
        close();
    QList<FactTerm> about;
    for (const FactTerm &term : claim.terms) {
        const bool goesOn = about.isEmpty() || (term.kind == FactTerm::Name && about.last().kind == FactTerm::Name &&
                                                term.run == about.last().run);
        if (!goesOn)
            break;
        about.append(term);
    }
    for (qsizetype i = 1; i < parts.size(); ++i) {
        const bool ownSubject = parts[i].terms.first().kind == FactTerm::Name;
        if (!ownSubject)
            parts[i].terms = about + parts[i].terms;
    }
    return parts;
}

// "2. Choose a place": the number is that of an item.
QString withoutItemNumber(const QString &sentence)
{
    int at = 0;
    while (at < sentence.size() && at < 2 && sentence[at].isDigit())
        ++at;
    const bool item = at > 0 && at + 1 < sentence.size() && (sentence[at] == u'.' || sentence[at] == u')') &&
                      sentence[at + 1].isSpace();
    return item ? sentence.mid(at + 1).trimmed() : sentence;
}

FactCheck checkOf(const Held &held, const Statement &claim)
{
    const bool plain =
        std::none_of(claim.terms.begin(), claim.terms.end(), [](const FactTerm &term) { return term.isTyped(); });
    return {.result = held.matched.result,
            .why = held.matched.result == FactCheck::Full ? QString() : held.matched.why,
            .isPlain = plain,
            .passage = held.passage,
            .from = held.from,
            .to = held.to};
}

} // namespace

FactCheck checkFacts(const QString &text, const FactSource &source)
{
    const Particle particle = particleOf(text);
    const QString said = text.mid(particle.length);
    QString sentence = withoutItemNumber(said);
    bool denies = false;
    if (particle.says != Polarity::Unknown && terms(sentence).isEmpty()) { // "Yes." says what was asked
        if (particle.says == Polarity::No)
            denies = true;
        sentence = source.question;
    }
    if (!denies && (isMadeOfQuotations(sentence, source.passages) || isMadeOfQuotations(said, source.passages)))
        return {FactCheck::Full};
    const Holding holding(source);
    FactCheck all{FactCheck::Full};
    bool any = false;
    for (Statement claim : statementsOf(sentence)) { // one, but for what reads as several
        if (claim.terms.isEmpty())
            continue;
        for (FactTerm &term : claim.terms)
            term.denied = term.denied != denies;
        FactCheck whole = checkOf(holding.best(claim, sentence), claim);
        if (!whole.isBorneOut()) {
            const QList<Statement> parts = partsOf(claim);
            FactCheck least{FactCheck::Full};
            for (const Statement &part : parts.size() > 1 ? parts : QList<Statement>()) {
                const FactCheck one = checkOf(holding.best(part, sentence), part);
                if (least.passage == 0 || one.result < least.result)
                    least = one;
            }
            if (parts.size() > 1 && least.isBorneOut())
                whole = least;
        }
        if (!any || whole.result < all.result)
            all = whole;
        any = true;
    }
    if (!any) {
        FactCheck nothing;
        nothing.isEmpty = true;
        nothing.why = QStringLiteral("it says nothing that could be compared");
        return nothing;
    }
    if (all.result == FactCheck::Nowhere)
        all.why = QStringLiteral("no sentence says most of it");
    return all;
}

} // namespace core
