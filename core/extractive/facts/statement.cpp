// Judged by function words, capitals and numbers; there is no other grammar.
#include "core/extractive/facts/statement.h"

#include "core/language/lexicon.h"
#include "core/language/synonyms.h"
#include "core/language/units.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace core {
namespace {

constexpr std::array languages = {"en", "de", "fr", "es"};
constexpr int about = 0; // line in the list of bounds to which "~" corresponds

QString wordAt(const TokenizedText &reading, int term)
{
    const ReadTerm &read = reading.terms[term];
    return withoutPossessive(reading.text.mid(read.from, read.to - read.from))
        .toCaseFolded()
        .replace(u'\u2019', u'\''); // "didn’t" in the spelling of the lists
}

// Judged by function words; English if they do not decide.
const char *languageOf(const TokenizedText &reading)
{
    static const std::array<const QSet<QString> *, languages.size()> small = [] {
        std::array<const QSet<QString> *, languages.size()> all{};
        for (size_t k = 0; k < languages.size(); ++k)
            all[k] = &lexicon().words("fact-small-words", languages[k]);
        return all;
    }();
    std::array<int, languages.size()> votes{};
    for (int i = 0; i < int(reading.terms.size()); ++i) {
        const QString word = wordAt(reading, i);
        for (size_t k = 0; k < languages.size(); ++k)
            votes[k] += small[k]->contains(word);
    }
    return languages[size_t(std::max_element(votes.begin(), votes.end()) - votes.begin())];
}

// The phrases of a list, each with its line number.
struct Phrases
{
    QHash<QString, int> lines;
    qsizetype longest = 1; // in words
};

Phrases phrasesOf(const QList<Lexicon::Line> &list)
{
    Phrases phrases;
    for (int line = 0; line < int(list.size()); ++line) {
        for (const QString &phrase : list[line].words + list[line].others) {
            phrases.lines.insert(phrase, line);
            phrases.longest = std::max(phrases.longest, phrase.count(u' ') + 1);
        }
    }
    return phrases;
}

struct Grammar // rules for one language
{
    explicit Grammar(const char *language)
        : isEnglish(QLatin1String(language) == u"en"),
          locale(QString::fromLatin1(language)),
          joints(lexicon().words("fact-joints", language)),
          denials(lexicon().words("fact-denials", language)),
          conditions(lexicon().words("fact-conditions", language)),
          pronouns(lexicon().words("fact-pronouns", language)),
          agents(lexicon().words("fact-agents", language)),
          small(lexicon().words("fact-small-words", language)),
          companions(lexicon().words("fact-companions", language)),
          places(lexicon().words("fact-places", language)),
          markers(lexicon().words("fact-markers", language)),
          comparers(lexicon().words("fact-comparers", language)),
          passives(wordsOf("fact-passives", language)),
          modalities(phrasesOf(lexicon().lines("fact-modalities", language))),
          extents(phrasesOf(lexicon().lines("fact-extents", language))),
          bounds(phrasesOf(lexicon().lines("fact-bounds", language))),
          sides(sidesOf(lexicon().lines("fact-opposed", language))),
          asks(lexicon().terms("fact-asks")),
          alternatives(lexicon().words("fact-alternatives", language)),
          aims(lexicon().words("fact-aims", language)),
          superlatives(wordsOf("fact-superlatives", language)),
          percents(wordsOf("fact-percents", language)),
          denyingEndings(wordsOf("fact-denying-endings", language)),
          goingOn(wordsOf("fact-endings-of-doing", language)),
          doing(goingOn + wordsOf("fact-endings-of-doers", language))
    {
    }

    static QHash<QString, int> sidesOf(const QList<Lexicon::Line> &lines)
    {
        QHash<QString, int> all;
        int side = 0;
        for (const Lexicon::Line &line : lines) {
            ++side;
            for (const QString &word : line.words)
                all.insert(word, side);
            for (const QString &word : line.others)
                all.insert(word, -side);
        }
        return all;
    }

    static QSet<QString> wordsOf(const char *list, const char *language) // for a list that not every language has
    {
        const bool known = lexicon().languagesOf(list).contains(QLatin1String(language));
        return known ? lexicon().words(list, language) : QSet<QString>();
    }

    static bool endsWithOneOf(const QString &word, const QSet<QString> &endings)
    {
        return std::any_of(endings.begin(), endings.end(),
                           [&word](const QString &ending) { return word.endsWith(ending); });
    }

    static const Grammar &of(const char *language)
    {
        static const std::array<Grammar, languages.size()> all = {Grammar("en"), Grammar("de"), Grammar("fr"),
                                                                  Grammar("es")};
        for (size_t k = 0; k < languages.size(); ++k) {
            if (language == languages[k])
                return all[k];
        }
        return all[0];
    }

    // Number of a month's name or abbreviation of at least three letters; 0: not a month.
    int month(const QString &word) const
    {
        for (int i = 1; word.size() >= 3 && i <= 12; ++i) {
            if (locale.monthName(i).toCaseFolded().startsWith(word))
                return i;
        }
        return 0;
    }

    bool isEnglish;
    QLocale locale;
    QSet<QString> joints;
    QSet<QString> denials;
    QSet<QString> conditions;
    QSet<QString> pronouns;
    QSet<QString> agents;
    QSet<QString> small;
    QSet<QString> companions;
    QSet<QString> places;
    QSet<QString> markers;
    QSet<QString> comparers;
    QSet<QString> passives;
    Phrases modalities;
    Phrases extents;
    Phrases bounds;
    QHash<QString, int> sides;
    QSet<QString> asks; // in the form of terms()
    QSet<QString> alternatives;
    QSet<QString> aims;
    QSet<QString> superlatives; // phrases of two words
    QSet<QString> percents;
    QSet<QString> denyingEndings;
    QSet<QString> goingOn; // endings of words that continue
    QSet<QString> doing;   // the same, plus endings of agents
};

class StatementReader
{
public:
    explicit StatementReader(const QString &text)
        : m_reading(readText(text)),
          m_quantities(quantitiesOf(text)),
          m_grammar(Grammar::of(languageOf(m_reading)))
    {
    }

    QList<Statement> all()
    {
        QList<Statement> statements;
        for (int i = 0; i < int(m_reading.sentences.size()); ++i)
            statements.append(one(i));
        return statements;
    }

private:
    Statement one(int sentence)
    {
        m_statement = {};
        m_statement.from = m_reading.sentences[sentence].from;
        m_statement.to = m_reading.sentences[sentence].to;
        m_statement.isRow = isRow(m_reading, sentence);
        m_statement.asks = m_reading.sentence(sentence).endsWith(u'?');
        m_statement.clauses.append(FactClause());
        m_first = m_reading.firstTerms[sentence];
        m_last = m_reading.firstTerms[sentence + 1];
        m_statement.isFronted = m_first < m_last && m_grammar.places.contains(wordAt(m_reading, m_first));
        m_clauseFirst = m_first;
        m_bare = false;
        m_denied = false;
        m_marker.clear();
        m_bound = -1;
        m_run = 0;
        for (int at = m_first; at < m_last;) {
            beginClauseAt(at);
            at = take(at);
        }
        if (!m_grammar.isEnglish)
            spreadDenials();
        return m_statement;
    }

    QStringView gapBefore(int at) const
    {
        return at > m_first
                   ? QStringView(m_reading.text)
                         .mid(m_reading.terms[at - 1].to, m_reading.terms[at].from - m_reading.terms[at - 1].to)
                   : QStringView();
    }

    static bool hasMark(QStringView gap)
    {
        return std::any_of(gap.begin(), gap.end(), [](QChar c) { return QStringView(u",;:()—").contains(c); });
    }

    void beginClauseAt(int at)
    {
        const QString word = wordAt(m_reading, at);
        const QStringView gap = gapBefore(at);
        const bool ends =
            gap.contains(u'.') && gap.back().isSpace() && m_reading.text[m_reading.terms[at].from].isUpper();
        const bool mark = ends || hasMark(gap);
        const bool joint = m_grammar.joints.contains(word);
        if (!mark && !joint)
            return;
        if (!m_grammar.alternatives.contains(word)) // a negation applies to both alternatives
            m_denied = false;
        const int current = int(m_statement.clauses.size()) - 1;
        if (!m_statement.terms.isEmpty() && m_statement.terms.last().clause == current)
            m_statement.clauses.append(FactClause());
        m_clauseFirst = at;
        m_bare = mark && !joint;
        m_marker.clear();
    }

    FactClause &clause() { return m_statement.clauses.last(); }

    // Takes the term, or several that belong together; returns the next position.
    int take(int at)
    {
        const ReadTerm &read = m_reading.terms[at];
        const QString word = wordAt(m_reading, at);
        if (const int next = behindBound(at); next > at)
            return next;
        if (const int next = takeDate(at); next > at)
            return next;
        if (const int next = takeAmount(at); next > at)
            return next;
        if (m_grammar.markers.contains(word))
            m_marker = word;
        if (m_grammar.comparers.contains(word) && !m_statement.terms.isEmpty())
            m_statement.than = int(m_statement.terms.size());
        if (const int side = m_grammar.sides.value(word); side != 0)
            clause().sides.insert(side);
        m_denied = m_denied || denies(at, word);
        m_statement.asks = m_statement.asks || m_grammar.asks.contains(read.text);
        clause().condition = clause().condition || m_grammar.conditions.contains(word);
        const bool pronoun = m_grammar.pronouns.contains(word);
        const bool relative = pronoun && m_grammar.joints.contains(word);
        clause().refersBack = clause().refersBack || pronoun;
        clause().isRelative = clause().isRelative || relative;
        m_statement.refersBack = m_statement.refersBack || (pronoun && (!relative || at == m_first));
        if (const auto modality = m_grammar.modalities.lines.constFind(word);
            modality != m_grammar.modalities.lines.constEnd()) {
            clause().modalities.insert(*modality);
            return at + 1;
        }
        static const QSet<QString> &durations = lexicon().words("duration-units");
        const bool often = at + 1 < m_last && durations.contains(wordAt(m_reading, at + 1)); // "every year"
        if (const auto extent = m_grammar.extents.lines.constFind(word);
            extent != m_grammar.extents.lines.constEnd() && !often && !isSuperlative(at)) {
            clause().extents.insert(*extent);
            return at + 1;
        }
        // "Plant A": the letter distinguishes it from others.
        const bool letter = read.to - read.from == 1 && m_reading.text[read.from].isUpper() && at > m_first;
        const bool says = letter || !(read.stop || m_grammar.small.contains(word) || m_grammar.denials.contains(word) ||
                                      m_grammar.joints.contains(word) || m_grammar.pronouns.contains(word) ||
                                      m_grammar.conditions.contains(word) || m_grammar.agents.contains(word) ||
                                      m_grammar.sides.contains(word) || m_grammar.comparers.contains(word));
        if (says)
            add(at, (letter || read.name) && m_grammar.isEnglish ? FactTerm::Name : FactTerm::Word);
        return at + 1;
    }

    bool isSuperlative(int at) const // "the most recent"
    {
        return at > m_first &&
               m_grammar.superlatives.contains(wordAt(m_reading, at - 1) + u' ' + wordAt(m_reading, at));
    }

    bool denies(int at, const QString &word) const // "not only" does not negate
    {
        return (m_grammar.denials.contains(word) || Grammar::endsWithOneOf(word, m_grammar.denyingEndings)) &&
               (at + 1 >= m_last || !m_grammar.extents.lines.contains(wordAt(m_reading, at + 1)));
    }

    FactTerm &add(int at, FactTerm::Kind kind)
    {
        const ReadTerm &read = m_reading.terms[at];
        FactTerm term;
        term.kind = kind;
        term.key = read.key;
        term.synonyms = synonymGroup(read.key);
        term.clause = int(m_statement.clauses.size()) - 1;
        term.from = read.from;
        term.to = read.to;
        term.denied = m_denied;
        term.marker = std::exchange(m_marker, {});
        term.isDoer = m_grammar.agents.contains(term.marker);
        term.isAim = m_grammar.aims.contains(term.marker);
        term.passive = kind == FactTerm::Word && isPassive(at);
        term.together = at + 1 < m_last && m_grammar.companions.contains(wordAt(m_reading, at + 1));
        const bool apposed =
            m_bare && at == m_clauseFirst && !Grammar::endsWithOneOf(wordAt(m_reading, at), m_grammar.doing);
        term.eitherVoice = apposed || isSecondPassive(at);
        if (kind == FactTerm::Name) {
            const bool goesOn = !m_statement.terms.isEmpty() && m_statement.terms.last().kind == FactTerm::Name &&
                                m_statement.terms.last().clause == term.clause &&
                                read.from - m_statement.terms.last().to <= 2;
            term.run = goesOn ? m_run : ++m_run;
            if (goesOn) {
                term.marker = m_statement.terms.last().marker;
                term.isDoer = m_statement.terms.last().isDoer;
            }
        }
        m_statement.terms.append(term);
        return m_statement.terms.last();
    }

    // "was sold or leased to members"; not "was elected and praised the council".
    bool isSecondPassive(int at) const
    {
        if (at < m_first + 2 || m_statement.terms.isEmpty())
            return false;
        const FactTerm &first = m_statement.terms.last();
        const QString joint = wordAt(m_reading, at - 1);
        if (!first.passive || first.to != m_reading.terms[at - 2].to || !m_grammar.joints.contains(joint) ||
            m_grammar.pronouns.contains(joint))
            return false;
        if (at + 1 >= m_last || hasMark(gapBefore(at + 1)))
            return true;
        const QString next = wordAt(m_reading, at + 1);
        return m_grammar.markers.contains(next) || m_grammar.places.contains(next) || m_grammar.agents.contains(next);
    }

    bool isPassive(int at) const
    {
        constexpr int reach = 2;
        const int before = m_grammar.isEnglish ? std::max(m_clauseFirst, at - reach) : m_clauseFirst;
        const bool goesOn = m_grammar.isEnglish ? Grammar::endsWithOneOf(wordAt(m_reading, at), m_grammar.goingOn)
                                                : m_reading.text[m_reading.terms[at].from].isUpper();
        for (int i = before; i < at && !goesOn; ++i) {
            if (m_grammar.passives.contains(wordAt(m_reading, i)) && !isNounBehind(i, at))
                return true;
        }
        const bool amount = at > m_first && m_reading.terms[at - 1].number; // "by" after an amount: "200 euros by"
        if (m_grammar.isEnglish && !amount && at + 1 < m_last && m_grammar.agents.contains(wordAt(m_reading, at + 1)))
            return true;
        return false;
    }

    bool isNounBehind(int verb, int at) const // "is 35 metres", "was the director", "is why cables"
    {
        if (!m_grammar.isEnglish || at - verb != 2)
            return false;
        const ReadTerm &between = m_reading.terms[at - 1];
        return between.number || (between.stop && !m_grammar.denials.contains(wordAt(m_reading, at - 1)));
    }

    bool isDay(int at) const
    {
        if (at < m_first || at >= m_last)
            return false;
        bool number = false;
        const int day = dayNumber(at, &number);
        return number && day >= 1 && day <= 31;
    }

    int dayNumber(int at, bool *number) const
    {
        QString digits = wordAt(m_reading, at);
        while (!digits.isEmpty() && !digits.back().isDigit() && digits.size() > 1) // "3rd"
            digits.chop(1);
        return digits.size() <= 2 ? digits.toInt(number) : 0;
    }

    bool isYearAt(int at) const { return at >= m_first && at < m_last && isYear(m_reading.terms[at]); }

    // "3 May 2015", "May 3, 2015", "May 2015", "in May"; quantitiesOf() distinguishes a lone year from an amount.
    int takeDate(int at)
    {
        const bool dayFirst = isDay(at) && monthAt(at + 1) > 0;
        const int month = dayFirst ? monthAt(at + 1) : monthAt(at);
        if (month == 0)
            return at;
        FactDate date{0, month, dayFirst ? dayNumber(at, nullptr) : 0};
        int next = at + (dayFirst ? 2 : 1);
        if (!dayFirst && isDay(next) && !isYearAt(next))
            date.day = dayNumber(next++, nullptr);
        if (isYearAt(next))
            date.year = m_reading.terms[next++].key.toInt();
        FactTerm &term = add(at, FactTerm::When);
        term.date = date;
        term.to = m_reading.terms[next - 1].to;
        return next;
    }

    int monthAt(int at) const
    {
        if (at < m_first || at >= m_last)
            return 0;
        const QChar initial = m_reading.text[m_reading.terms[at].from];
        const bool capital = initial.isUpper();
        const QString word = wordAt(m_reading, at);
        const bool isVerb = m_grammar.modalities.lines.contains(word) && at == m_first; // "May I ..."
        const bool written = capital || m_grammar.locale.language() == QLocale::French ||
                             m_grammar.locale.language() == QLocale::Spanish;
        return written && !isVerb && (word.size() > 3 || capital) ? m_grammar.month(word) : 0;
    }

    int takeAmount(int at)
    {
        const int from = m_reading.terms[at].from;
        const auto found = std::lower_bound(m_quantities.begin(), m_quantities.end(), from,
                                            [](const Quantity &each, int place) { return each.from < place; });
        if (found == m_quantities.end() || found->from != from)
            return at;
        int next = at + 1;
        while (next < m_last && m_reading.terms[next].from < found->to)
            ++next;
        if (found->inWords && found->values.first() <= 1) // "one of them"
            return at;
        if (found->year && found->values.size() == 1) {
            FactTerm &term = add(at, FactTerm::When);
            term.date.year = int(found->values.first());
            return next;
        }
        FactTerm &term = add(at, FactTerm::Amount);
        term.to = found->to;
        term.quantity = *found;
        if (m_grammar.isEnglish) // a comma separates thousands
            term.quantity.values.erase(std::remove_if(term.quantity.values.begin() + 1, term.quantity.values.end(),
                                                      [&](double value) { return isOtherMark(*found, value); }),
                                       term.quantity.values.end());
        term.units = unitsAt(m_reading, at);
        if (next > at + 1)
            term.units.unite(unitsAt(m_reading, next - 1));
        term.bound = boundAt(at);
        if (found->percent && next < m_last && m_grammar.percents.contains(wordAt(m_reading, next)))
            ++next;
        return next;
    }

    bool isOtherMark(const Quantity &quantity, double value) const
    {
        const QStringView written = QStringView(m_reading.text).mid(quantity.from, quantity.to - quantity.from);
        const double first = quantity.values.first();
        return (written.contains(u',') || written.contains(u'.')) &&
               (std::abs(value * 1000 - first) < 1e-6 * std::abs(first) ||
                std::abs(value - first * 1000) < 1e-6 * std::abs(value));
    }

    // "more than 20", "at least € 5": first term after such words; `at` if there are none.
    int behindBound(int at)
    {
        QStringList words;
        int best = at;
        for (int i = at; i < std::min(m_last, at + int(m_grammar.bounds.longest)); ++i) {
            words.append(wordAt(m_reading, i));
            const int line = m_grammar.bounds.lines.value(words.join(u' '), -1);
            if (line < 0 || !isAmountBehind(i + 1))
                continue;
            m_bound = line;
            best = i + 1;
        }
        return best;
    }

    bool isAmountBehind(int at) const // allows for a currency in between
    {
        const auto isNumber = [&](int i) { return i < m_last && m_reading.terms[i].number; };
        return isNumber(at) || (isNumber(at + 1) && wordAt(m_reading, at).size() <= 3 &&
                                !m_grammar.small.contains(wordAt(m_reading, at)));
    }

    int boundAt(int at)
    {
        const QChar sign = m_reading.terms[at].from > 0 ? m_reading.text[m_reading.terms[at].from - 1] : QChar();
        if (sign == u'~')
            m_bound = about;
        return std::exchange(m_bound, -1);
    }

    // If verbs may come last, as in German, "not" applies to the whole clause.
    void spreadDenials()
    {
        for (qsizetype i = m_statement.terms.size() - 1; i > 0; --i) {
            if (m_statement.terms[i].denied && m_statement.terms[i - 1].clause == m_statement.terms[i].clause)
                m_statement.terms[i - 1].denied = true;
        }
        if (m_denied) { // "not" was the last word
            for (FactTerm &term : m_statement.terms)
                term.denied = term.denied || term.clause == int(m_statement.clauses.size()) - 1;
        }
    }

    TokenizedText m_reading;
    QList<Quantity> m_quantities;
    const Grammar &m_grammar;
    Statement m_statement;
    int m_first = 0; // terms [first, last) of the sentence
    int m_last = 0;
    int m_clauseFirst = 0;
    bool m_bare = false; // the clause begins with a comma and no function word
    bool m_denied = false;
    QString m_marker; // preposition for the next term
    int m_bound = -1; // bound for the next amount
    int m_run = 0;
};

int yearOf(const FactTerm &term)
{
    return term.kind == FactTerm::When ? term.date.year : int(term.quantity.values.value(0));
}

bool isBareYear(const FactTerm &term)
{
    return (term.kind == FactTerm::When && term.date.month == 0) ||
           (term.kind == FactTerm::Amount && isYear(term.key) && term.units.isEmpty() && !term.quantity.percent);
}

bool areSameDates(const FactDate &said, const FactDate &source)
{
    const auto fits = [](int one, int other) { return one == 0 || one == other; };
    return fits(said.year, source.year) && fits(said.month, source.month) && fits(said.day, source.day);
}

// Excludes scales, which are part of the value; currencies in words become signs.
QSet<QString> unitsOf(const FactTerm &term)
{
    static const QSet<QString> scales = lexicon().terms("scale-units");
    static const QHash<QString, QString> signs = [] {
        QHash<QString, QString> all;
        for (const Lexicon::Line &line : lexicon().lines("fact-currencies")) {
            for (const Term &word : terms(line.others.join(u' ')))
                all.insert(word.text, line.words.value(0));
        }
        return all;
    }();
    QSet<QString> units;
    for (const QString &unit : term.units - scales)
        units.insert(signs.value(unit, unit));
    return units;
}

bool areSameAmounts(const FactTerm &said, const FactTerm &source)
{
    if (said.quantity.percent != source.quantity.percent)
        return false;
    if (areOtherUnits(unitsOf(said), unitsOf(source)))
        return false;
    const auto isSame = [&](double one, double other) {
        const double within = said.quantity.scaled || said.quantity.hedged ? said.quantity.unit / 2 : 0;
        return std::abs(one - other) <= std::max(within, 1e-9 * std::abs(one));
    };
    return std::any_of(said.quantity.values.begin(), said.quantity.values.end(), [&](double one) {
        return std::any_of(source.quantity.values.begin(), source.quantity.values.end(),
                           [&](double other) { return isSame(one, other); });
    });
}

} // namespace

int Statement::namesCount() const
{
    int last = 0;
    for (const FactTerm &term : terms)
        last = std::max(last, term.run);
    return last;
}

QList<Statement> statementsOf(const QString &text)
{
    return StatementReader(text).all();
}

bool areSameWord(const QString &a, const QString &b)
{
    if (a == b)
        return true;
    const int group = synonymGroup(a);
    return (group != 0 && group == synonymGroup(b)) || isOfSameStem(a, b);
}

bool isSameTerm(const FactTerm &said, const FactTerm &source)
{
    if (isBareYear(said) && isBareYear(source)) // the next word decides whether "1993" is a date or an amount
        return yearOf(said) == yearOf(source);
    if (said.kind == FactTerm::Amount || source.kind == FactTerm::Amount)
        return said.kind == source.kind && areSameAmounts(said, source);
    if (said.kind == FactTerm::When || source.kind == FactTerm::When)
        return said.kind == source.kind && areSameDates(said.date, source.date);
    if (said.kind == FactTerm::Name && source.kind == FactTerm::Name)
        return said.key == source.key;
    return said.key == source.key || (said.synonyms != 0 && said.synonyms == source.synonyms) ||
           isOfSameStem(said.key, source.key);
}

bool areOfOneKind(const FactTerm &said, const FactTerm &source)
{
    if (said.kind != source.kind)
        return false;
    return said.kind != FactTerm::Amount ||
           (said.quantity.percent == source.quantity.percent && !areOtherUnits(unitsOf(said), unitsOf(source)));
}

} // namespace core
