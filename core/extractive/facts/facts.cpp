// The sentence in any passage that matches a claim best decides; a claim with several statements is compared with
// several sentences.
#include "core/extractive/facts/facts.h"

#include "core/extractive/facts/cells.h"
#include "core/extractive/facts/factmatch.h"
#include "core/extractive/facts/wholequotation.h"
#include "core/extractive/forms/polarity.h"
#include "core/language/terms.h"

#include <algorithm>
#include <map>
#include <optional>

namespace core {
namespace {

void addWords(const QString &text, QSet<QString> &words)
{
    for (const Statement &statement : statementsOf(text)) {
        for (const FactTerm &term : statement.terms)
            words.insert(term.key);
    }
}

// The subject of a sentence: its first name, and its first word.
QSet<QString> subjectOf(const Statement &statement)
{
    QSet<QString> words;
    for (const FactTerm &term : statement.terms) {
        if (term.run == 1 || (words.isEmpty() && term.kind == FactTerm::Word))
            words.insert(term.key);
    }
    return words;
}

struct Held // a claim compared with the best sentence of all passages
{
    Matched matched;
    PassageId passage = 0;
    int from = 0;
    int to = 0;

    // A supporting sentence beats others, unless these match more of the claim.
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

struct ReadPassage
{
    QList<Statement> statements;
    QSet<QString> over;                     // words in the title and the headings
    std::optional<QList<ReadTable>> tables; // loaded on demand
};

} // namespace

class FactReadings
{
public:
    explicit FactReadings(TablesBeside tables) : m_tables(std::move(tables)) {}

    const ReadPassage &of(const Passage &passage) { return readingOf(passage); }

    const QList<ReadTable> &tablesOf(const Passage &passage)
    {
        ReadPassage &reading = readingOf(passage);
        if (!reading.tables) {
            reading.tables.emplace();
            for (Table &table : m_tables ? m_tables(passage) : QList<Table>())
                reading.tables->append(ReadTable(std::move(table)));
        }
        return *reading.tables;
    }

private:
    ReadPassage &readingOf(const Passage &passage)
    {
        std::unique_ptr<ReadPassage> &reading = m_read[{passage.id, passage.text}];
        if (!reading) {
            reading = std::make_unique<ReadPassage>();
            reading->statements = statementsOf(passage.text);
            addWords(passage.heading, reading->over);
            addWords(passage.title, reading->over);
        }
        return *reading;
    }

    const TablesBeside m_tables;
    std::map<std::pair<PassageId, QString>, std::unique_ptr<ReadPassage>> m_read; // copies of one id may be cut
};

namespace {

class Holding
{
public:
    Holding(const FactSource &source, FactReadings &readings) : m_source(source), m_readings(readings)
    {
        addWords(source.question, m_context.asked);
    }

    Held best(const Statement &claim, const QString &text) const
    {
        Held best;
        for (const Passage &passage : m_source.passages) {
            if (best.matched.result != FactCheck::Full)
                holdAgainst(passage, claim, text, best);
        }
        return best;
    }

private:
    void holdAgainst(const Passage &passage, const Statement &claim, const QString &text, Held &best) const
    {
        const ReadPassage &reading = m_readings.of(passage);
        const QList<Statement> &statements = reading.statements;
        FactContext context = m_context;
        context.over = reading.over;
        for (qsizetype i = 0; i < statements.size(); ++i) {
            const Statement &statement = statements[i];
            const bool goesOn = i > 0 && statements[i - 1].refersBack; // "She ... She ..."
            context.before =
                (goesOn ? context.before : QSet<QString>()) + (i > 0 ? subjectOf(statements[i - 1]) : QSet<QString>());
            Held held{matchFacts(claim, text, statement, passage.text, context), passage.id, statement.from,
                      statement.to};
            if (statement.isRow && !isQuoted(claim, statement))
                continue;
            if (held.isBetterThan(best))
                best = held;
        }
        if (best.matched.result != FactCheck::Full)
            holdAgainstCells(passage, claim, text, context, best);
    }

    void holdAgainstCells(const Passage &passage, const Statement &claim, const QString &text,
                          const FactContext &context, Held &best) const
    {
        for (const ReadTable &table : m_readings.tablesOf(passage)) {
            Held held{matchCells(claim, text, table, context), passage.id, 0, 0};
            if (held.isBetterThan(best))
                best = held;
        }
    }

    // A row of numbers counts only if its columns are known, or if it is repeated in full.
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
    FactReadings &m_readings;
    FactContext m_context;
};

// A claim's single statements: its clauses, each with the subject of the first.
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

// "2. Choose a place" begins with an item number.
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

// As one statement, or part by part if every part is supported.
FactCheck checkOf(const Statement &claim, const QString &sentence, const Holding &holding)
{
    const FactCheck whole = checkOf(holding.best(claim, sentence), claim);
    const QList<Statement> parts = whole.isBorneOut() ? QList<Statement>() : partsOf(claim);
    if (parts.size() < 2)
        return whole;
    std::optional<FactCheck> least;
    for (const Statement &part : parts) {
        const FactCheck one = checkOf(holding.best(part, sentence), part);
        if (!least || one.result < least->result)
            least = one;
    }
    return least->isBorneOut() ? *least : whole;
}

} // namespace

FactChecker::FactChecker(TablesBeside tables) : m_readings(std::make_unique<FactReadings>(std::move(tables))) {}

FactChecker::~FactChecker() = default;

FactCheck FactChecker::check(const QString &text, const FactSource &source)
{
    const FactCheck whole = checkOne(text, source);
    const QStringList lines = text.split(u'\n', Qt::SkipEmptyParts);
    if (whole.isBorneOut() || lines.size() < 2)
        return whole;
    FactCheck least{FactCheck::Full};
    for (const QString &line : lines) {
        const FactCheck one = checkOne(line, source);
        if (!one.isBorneOut())
            return whole;
        least = one.result < least.result ? one : least;
    }
    return least;
}

FactCheck FactChecker::checkOne(const QString &text, const FactSource &source)
{
    const Particle particle = particleOf(text);
    const QString said = text.mid(particle.length);
    QString sentence = withoutItemNumber(said);
    bool denies = false;
    if (particle.says != Polarity::Unknown && terms(sentence).isEmpty()) { // "Yes." alone claims what was asked
        if (particle.says == Polarity::No)
            denies = true;
        sentence = source.question;
    }
    if (!denies && (isMadeOfQuotations(sentence, source.passages) || isMadeOfQuotations(said, source.passages)))
        return {FactCheck::Full};
    const Holding holding(source, *m_readings);
    FactCheck all{FactCheck::Full};
    bool any = false;
    for (Statement claim : statementsOf(sentence)) { // usually one; more if it reads as several
        if (claim.terms.isEmpty())
            continue;
        for (FactTerm &term : claim.terms)
            term.denied = term.denied != denies;
        const FactCheck whole = checkOf(claim, sentence, holding);
        if (!any || whole.result < all.result)
            all = whole;
        any = true;
    }
    if (!any) {
        FactCheck nothing;
        nothing.isEmpty = true;
        nothing.why = QStringLiteral("it says nothing that can be compared");
        return nothing;
    }
    if (all.result == FactCheck::Nowhere)
        all.why = QStringLiteral("no sentence covers most of it");
    return all;
}

} // namespace core
