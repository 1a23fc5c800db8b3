#include "core/query/asked.h"

#include "core/language/germanstem.h"
#include "core/language/languageguess.h"
#include "core/language/lexicon.h"
#include "core/language/terms.h"
#include "core/language/tokenizedtext.h"
#include "core/tables/periods.h"
#include "core/tables/printednumber.h"

#include <QHash>

#include <algorithm>
#include <bit>

namespace core {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestAsked = 1000; // characters that are read

struct OperatorList
{
    Operator which;
    const char *list;
};

constexpr OperatorList operatorLists[] = {
    {Operator::HowMany, "ask-how-many"},  {Operator::List, "ask-list"},      {Operator::Total, "ask-total"},
    {Operator::Together, "ask-together"}, {Operator::Mean, "ask-mean"},      {Operator::Highest, "ask-highest"},
    {Operator::Lowest, "ask-lowest"},     {Operator::Rank, "ask-rank"},      {Operator::Ranked, "ask-ranked"},
    {Operator::Share, "ask-share"},       {Operator::Growth, "ask-growth"},  {Operator::Change, "ask-change"},
    {Operator::Rise, "ask-rise"},         {Operator::Fall, "ask-fall"},      {Operator::More, "ask-more"},
    {Operator::Less, "ask-less"},         {Operator::Above, "ask-above"},    {Operator::Below, "ask-below"},
    {Operator::AtLeast, "ask-at-least"},  {Operator::AtMost, "ask-at-most"}, {Operator::OrMore, "ask-or-more"},
    {Operator::OrLess, "ask-or-less"},    {Operator::Not, "ask-not"},        {Operator::Or, "ask-or"},
    {Operator::Which, "ask-which"},       {Operator::Time, "ask-time"},      {Operator::Quarter, "ask-quarter"},
    {Operator::Why, "ask-why"},           {Operator::Who, "ask-who"},        {Operator::Except, "ask-except"},
    {Operator::Holds, "ask-holds"},       {Operator::Filler, "ask-filler"}};

struct Phrase
{
    QStringList terms;
    Operator which = Operator::Filler;
    int number = 0;
    QString written; // as written, for a single word
};

// Keyed by the first term, the longest phrase first.
using PhraseTable = QHash<QString, QList<Phrase>>;

PhraseTable readPhrases(const QByteArray &language)
{
    PhraseTable table;
    for (const OperatorList &each : operatorLists) {
        const bool isNumbered = each.which == Operator::Rank;
        const QList<Lexicon::Line> &lines = isNumbered ? lexicon().lines("ask-rank", language.constData())
                                                       : lexicon().lines(each.list, language.constData());
        for (const Lexicon::Line &line : lines) {
            for (const QString &phrase : isNumbered ? line.others : line.words) {
                Phrase read{{}, each.which, isNumbered ? line.words.first().toInt() : 0, phrase};
                for (const Term &term : terms(phrase))
                    read.terms.append(term.text);
                if (!read.terms.isEmpty())
                    table[read.terms.first()].append(read);
            }
        }
    }
    for (QList<Phrase> &phrases : table)
        std::stable_sort(phrases.begin(), phrases.end(),
                         [](const Phrase &a, const Phrase &b) { return a.terms.size() > b.terms.size(); });
    return table;
}

const PhraseTable &phrasesOf(const QString &language)
{
    static const QHash<QString, PhraseTable> all = [] {
        QHash<QString, PhraseTable> tables;
        for (const QString &each : lexicon().languagesOf("ask-filler"))
            tables.insert(each, readPhrases(each.toLatin1()));
        return tables;
    }();
    static const PhraseTable none;
    const auto found = all.constFind(language);
    return found == all.cend() ? none : *found;
}

class AskedReader
{
public:
    explicit AskedReader(const QString &question)
    {
        m_asked.text = question.left(longestAsked);
        m_asked.isTooLong = question.size() > longestAsked;
        const QString guessed = guessLanguage(m_asked.text);
        m_asked.language = phrasesOf(guessed).isEmpty() ? u"en"_s : guessed;
    }

    AskedQuestion read()
    {
        readWords();
        readPeriods();
        readOperators();
        leaveHolds();
        if (const OperatorUse *denial = m_asked.use(Operator::Not))
            m_asked.denials = denial->words;
        readBound();
        static const QSet<QString> &shares = lexicon().terms("share-words");
        m_asked.wantsShare = m_asked.text.contains(u'%');
        for (qsizetype i = 0; i < m_asked.words.size(); ++i) {
            const WordBits bit = WordBits(1) << i;
            const QString &term = m_asked.words[i].term;
            m_asked.wantsShare = m_asked.wantsShare || shares.contains(term);
            if ((m_taken & bit) == 0 && !isStopTerm(term))
                m_asked.content |= bit;
        }
        return m_asked;
    }

private:
    void readWords()
    {
        const bool isEnglish = m_asked.language == u"en";
        for (const Term &term : terms(m_asked.text)) {
            if (m_asked.words.size() == mostAskedWords) {
                m_asked.isTooLong = true;
                return;
            }
            const QString written = m_asked.text.mid(term.from, term.length);
            m_asked.words.append(
                {term.text, isEnglish ? QString() : germanStem(written), term.from, term.from + term.length});
        }
    }

    WordBits wordsIn(int from, int to) const
    {
        WordBits words = 0;
        for (qsizetype i = 0; i < m_asked.words.size(); ++i) {
            if (m_asked.words[i].from >= from && m_asked.words[i].to <= to)
                words |= WordBits(1) << i;
        }
        return words;
    }

    void readPeriods()
    {
        const QList<PeriodMention> mentions = periodsIn(m_asked.text);
        for (const int year : yearsOfRange(m_asked.text, mentions))
            addPeriod({FiscalPeriod::Year, year, 0});
        for (const PeriodMention &each : mentions) {
            addPeriod(each.period);
            m_taken |= wordsIn(each.from, each.to);
        }
        for (const CalendarDate &date : datesIn(m_asked.text))
            m_taken |= wordsIn(date.from, date.to);
        std::sort(m_asked.periods.begin(), m_asked.periods.end(), isEarlier);
    }

    void addPeriod(const FiscalPeriod &period)
    {
        if (!m_asked.periods.contains(period))
            m_asked.periods.append(period);
    }

    void readOperators()
    {
        const PhraseTable &phrases = phrasesOf(m_asked.language);
        for (qsizetype i = 0; i < m_asked.words.size();) {
            const Phrase *found = nullptr;
            const auto begun = phrases.constFind(m_asked.words[i].term);
            for (qsizetype k = 0; begun != phrases.cend() && k < begun->size() && !found; ++k) {
                if (stands((*begun)[k], i))
                    found = &(*begun)[k];
            }
            if (!found) {
                ++i;
                continue;
            }
            WordBits words = 0;
            for (qsizetype k = 0; k < found->terms.size(); ++k)
                words |= WordBits(1) << (i + k);
            if ((words & m_taken) != 0) { // such as "third" in "third quarter"
                ++i;
                continue;
            }
            m_asked.operators.append({found->which, words, found->number});
            m_taken |= words;
            i += found->terms.size();
        }
    }

    // A function word is compared as written: "earned" is a phrase but "earnings" is not, and "containers" do not
    // "contain" anything.
    bool stands(const Phrase &phrase, qsizetype at) const
    {
        const AskedWord &first = m_asked.words[at];
        const bool isAsWritten = phrase.which == Operator::Filler || phrase.which == Operator::Holds ||
                                 phrase.which == Operator::Together; // no "combination" of jumps
        if (isAsWritten && phrase.terms.size() == 1 &&
            m_asked.text.mid(first.from, first.to - first.from).compare(phrase.written, Qt::CaseInsensitive) != 0)
            return false;
        if (at + phrase.terms.size() > m_asked.words.size())
            return false;
        const bool isBehindNumber = phrase.which == Operator::OrMore || phrase.which == Operator::OrLess;
        const qsizetype behind = at + phrase.terms.size();
        const bool isCompared = behind < m_asked.words.size() && isThan(m_asked.words[behind].term);
        if (isBehindNumber && (isCompared || numberBefore(int(at)) < 0)) // "10 or less than 5"
            return false;
        for (qsizetype k = 0; k < phrase.terms.size(); ++k) {
            if (m_asked.words[at + k].term != phrase.terms[k])
                return false;
        }
        return true;
    }

    static bool isThan(const QString &term)
    {
        static const QSet<QString> &words = lexicon().terms("ask-than");
        return words.contains(term);
    }

    static bool isBound(Operator which)
    {
        return which == Operator::Above || which == Operator::Below || which == Operator::AtLeast ||
               which == Operator::AtMost;
    }

    // Reads a number directly after "more than"; without a number there is no bound.
    void readBound()
    {
        for (OperatorUse &use : m_asked.operators) {
            if (!isBound(use.which))
                continue;
            const int next = std::bit_width(use.words);
            const bool isFree = next < m_asked.words.size() && (m_taken >> next & 1) == 0;
            const auto number = isFree ? boundAt(m_asked.words[next]) : std::nullopt;
            if (number && !number->isDash && !m_asked.bound)
                takeBound(use.which, *number, next, next);
            else
                use.which = use.which == Operator::Above   ? Operator::More
                            : use.which == Operator::Below ? Operator::Less
                                                           : Operator::Filler;
        }
        for (OperatorUse &use : m_asked.operators) {
            if (use.which != Operator::OrMore && use.which != Operator::OrLess)
                continue;
            use.which = use.which == Operator::OrMore ? Operator::AtLeast : Operator::AtMost;
            const int first = std::countr_zero(use.words);
            const int at = numberBefore(first);
            if (at < 0 || m_asked.bound)
                use.which = Operator::Filler;
            else // "2 or more months", "2 months or more"
                takeBound(use.which, *boundAt(m_asked.words[at]), at,
                          at + 1 == first ? int(std::bit_width(use.words)) - 1 : at);
        }
    }

    // The number in "500 or less", "500 rupees or less"; -1: there is none.
    int numberBefore(int phrase) const
    {
        constexpr int mostBetween = 1; // words between the number and the phrase
        for (int at = phrase - 1; at >= std::max(0, phrase - 1 - mostBetween); --at) {
            const auto number = boundAt(m_asked.words[at]);
            if (number && !number->isDash)
                return (m_taken >> at & 1) == 0 ? at : -1;
            const QString &term = m_asked.words[at].term;
            if (std::any_of(term.begin(), term.end(), [](QChar c) { return c.isDigit(); }))
                return -1;
        }
        return -1;
    }

    bool isAt(qsizetype word, Operator which) const
    {
        return std::any_of(m_asked.operators.begin(), m_asked.operators.end(), [&](const OperatorUse &each) {
            return each.which == which && (each.words >> word & 1) != 0;
        });
    }

    // "Which contain nuts" asks for rows; "What does it include?" for words.
    void leaveHolds()
    {
        if (m_asked.has(Operator::Which) || m_asked.has(Operator::HowMany))
            return;
        m_asked.operators.removeIf([this](const OperatorUse &each) {
            m_taken &= each.which == Operator::Holds ? ~each.words : ~WordBits(0);
            return each.which == Operator::Holds;
        });
    }

    DecimalMark mark() const { return m_asked.language == u"en" ? DecimalMark::Point : DecimalMark::Comma; }

    // Never negative: the sign is not part of the word.
    std::optional<PrintedNumber> boundAt(const AskedWord &word) const
    {
        const QChar before = word.from > 0 ? m_asked.text[word.from - 1] : QChar(u' ');
        if (before.category() == QChar::Punctuation_Dash || before == QChar(0x2212))
            return {};
        const QString written = m_asked.text.mid(word.from, word.to - word.from);
        for (const Lexicon::Line &line : lexicon().lines("small-numbers", m_asked.language.toLatin1().constData())) {
            if (line.others.contains(written.toLower()))
                return printedNumber(line.words.first(), mark());
        }
        return printedNumber(written, mark());
    }

    // `before`: the word after which its unit is read.
    void takeBound(Operator which, const PrintedNumber &number, int at, int before)
    {
        constexpr int behind = 14; // characters after the number: " million"
        const AskedWord &word = m_asked.words[at];
        const QString written = m_asked.written(at);
        const qsizetype point = written.lastIndexOf(mark() == DecimalMark::Point ? u'.' : u',');
        const int places = point < 0 ? 0 : int(written.size() - point - 1);
        const std::optional<Decimal> limit = Decimal::of(number.value, places);
        if (!limit)
            return;
        Bound bound{which, *limit, scaleIn(QStringView(m_asked.text).mid(m_asked.words[before].to, behind)),
                    false, false,  {},
                    {},    {}};
        bound.isScaled = bound.scale > 1;
        static const QSet<QString> &percents = lexicon().words("percent");
        const QString next = m_asked.text.mid(m_asked.words[before].to).trimmed();
        const QString nextWord = next.section(u' ', 0, 0);
        bound.isShare = next.startsWith(u'%') || percents.contains(nextWord.toLower());
        bound.currency = currencyIn(nextWord);
        if (bound.currency.isEmpty())
            bound.currency = currencyIn(m_asked.text.left(word.from).trimmed().right(1));
        const bool isFiller = before + 1 < m_asked.words.size() && isAt(before + 1, Operator::Filler);
        if (isFiller && !bound.isScaled && !bound.isShare && bound.currency.isEmpty())
            bound.unit = m_asked.words[before + 1].term;
        m_asked.bound = bound;
        m_taken |= WordBits(1) << at;
    }

    AskedQuestion m_asked;
    WordBits m_taken = 0; // words used by operators and times
};

} // namespace

bool AskedQuestion::has(Operator which) const
{
    return use(which) != nullptr;
}

const OperatorUse *AskedQuestion::use(Operator which) const
{
    const auto found = std::find_if(operators.begin(), operators.end(),
                                    [which](const OperatorUse &each) { return each.which == which; });
    return found == operators.end() ? nullptr : &*found;
}

AskedQuestion AskedQuestion::withNames(WordBits named) const
{
    AskedQuestion other = *this;
    other.operators.removeIf([&](const OperatorUse &each) { return (each.words & named) != 0; });
    for (const OperatorUse &each : operators) {
        for (qsizetype i = 0; (each.words & named) != 0 && i < words.size(); ++i) {
            const bool mayBeSmall = each.which == Operator::Not; // "does not work" in a cell says more than "works"
            if ((each.words >> i & 1) != 0 && (mayBeSmall || !isStopTerm(words[i].term)))
                other.content |= WordBits(1) << i;
        }
    }
    return other;
}

QStringList AskedQuestion::inWords(WordBits some) const
{
    QStringList written;
    for (qsizetype i = 0; i < words.size(); ++i) {
        if ((some >> i & 1) != 0)
            written.append(this->written(i));
    }
    return written;
}

QString AskedQuestion::written(qsizetype word) const
{
    const bool isWord = word >= 0 && word < words.size();
    return isWord ? text.mid(words[word].from, words[word].to - words[word].from) : QString();
}

const QSet<QString> &AskedQuestion::listed(const char *list) const
{
    static const QSet<QString> none;
    const bool isKnown = lexicon().languagesOf(list).contains(language);
    return isKnown ? lexicon().words(list, language.toLatin1().constData()) : none;
}

bool AskedQuestion::isIn(const char *list, qsizetype word) const
{
    return listed(list).contains(written(word).toLower());
}

AskedQuestion asked(const QString &question)
{
    return AskedReader(question).read();
}

bool isSoftTerm(const QString &term)
{
    static const QSet<QString> soft = [] {
        QSet<QString> all;
        for (const char *list : {"ask-total", "ask-how-many", "ask-filler"}) {
            for (const QString &phrase : lexicon().words(list)) {
                for (const Term &each : terms(phrase))
                    all.insert(each.text);
            }
        }
        return all;
    }();
    return soft.contains(term);
}

} // namespace core
