// Four patterns: another thing in place of one ("And in 2018?"), another question word ("Why?"), a pronoun for what was
// asked about, and an office at an organisation asked about ("Who is the CFO?"). Whatever is not clearly one of them is
// left unchanged.
#include "core/question/followup.h"

#include "core/question/previousquestion.h"
#include "core/language/expansions.h"
#include "core/language/lexicon.h"

#include <algorithm>

namespace core {
namespace {

constexpr int longestQuestion = 200; // characters; longer questions are self-contained
constexpr int mostWords = 6;         // words of a replacement
constexpr int mostAlone = 4;         // words of a replacement without an introduction: "In 2018?"
constexpr int longestLeaning = 9;    // words of a question with a pronoun for the previous subject

QString sentenceOf(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

class Leaning
{
public:
    Leaning(const QString &question, const PreviousTurn &before) : m_asked(question), m_before(before) {}

    QString condenseQuestion() const
    {
        if (m_asked.words.isEmpty() || m_before.asked().words.isEmpty())
            return m_asked.text;
        for (const std::optional<QString> &found :
             {askedOtherwise(), askedMore(), otherThing(), withoutPronoun(), ofTheSame()}) {
            if (found)
                return sentenceOf(*found);
        }
        return m_asked.text;
    }

private:
    const QuestionWord &word(int i) const { return m_asked.words[i]; }
    const WordedQuestion &earlier() const { return m_before.asked(); }

    QString plain(int from) const
    {
        QStringList all;
        for (int i = from; i < m_asked.count(); ++i)
            all.append(word(i).plain);
        return all.join(u' ');
    }

    int behindJoining() const
    {
        int i = 0;
        while (i < m_asked.count() && word(i).isOf(conjunctions()))
            ++i;
        return i;
    }

    // "Why?" after a yes/no question or another question word.
    std::optional<QString> askedOtherwise() const
    {
        static const QSet<QString> &bare = lexicon().words("bare-questions");
        static const QSet<QString> &swapped = lexicon().words("swapped-questions");
        const int first = behindJoining();
        if (m_asked.count() != first + 1 || !word(first).isOf(bare))
            return {};
        const QuestionWord &begins = earlier().words.first();
        if (begins.isOf(auxiliaries()))
            return word(first).text + u' ' + earlier().text.left(1).toLower() + earlier().text.mid(1);
        if (begins.isOf(swapped) && earlier().count() > 1 && earlier().words[1].isOf(auxiliaries()))
            return earlier().with({0, 1}, word(first).text);
        return {};
    }

    std::optional<QString> askedMore() const
    {
        static const QSet<QString> more{
            QStringLiteral("tell me more"), QStringLiteral("more"),           QStringLiteral("more details"),
            QStringLiteral("more detail"),  QStringLiteral("in more detail"), QStringLiteral("go on"),
            QStringLiteral("continue"),     QStringLiteral("elaborate"),      QStringLiteral("please elaborate"),
            QStringLiteral("explain"),      QStringLiteral("please explain"), QStringLiteral("can you explain")};
        const std::optional<QString> topic = m_before.topic();
        return topic && more.contains(plain(behindJoining()))
                   ? std::optional(QStringLiteral("Tell me more about %1.").arg(*topic))
                   : std::nullopt;
    }

    struct Tail // the replacement
    {
        WordSpan words;        // with preposition and article
        WordSpan thing;        // without these
        bool mayStand = false; // it can stand alone, unless it matches something asked about
    };

    std::optional<Tail> tail() const
    {
        Tail tail{{behindJoining(), m_asked.count()}, {}};
        const QString rest = plain(tail.words.first);
        tail.mayStand = tail.words.first == 0;
        for (const QLatin1String about : {QLatin1String("what about "), QLatin1String("how about "),
                                          QLatin1String("was ist mit "), QLatin1String("wie ist es mit ")}) {
            if (rest.startsWith(about))
                tail.words.first += int(QString(about).count(u' '));
        }
        for (const QLatin1String same : {QLatin1String("the same question for "), QLatin1String("the same for "),
                                         QLatin1String("same question for "), QLatin1String("same for ")}) {
            if (rest.startsWith(same)) {
                tail.words.first += int(QString(same).count(u' ')) - 1;
                tail.mayStand = false;
                break;
            }
        }
        if (tail.words.size() < 1 || tail.words.size() > mostWords)
            return {};
        const bool opens = tail.words.first > 0;
        const bool isShort = tail.words.size() <= mostAlone && m_asked.text.endsWith(u'?');
        if (!opens && !(isShort && (word(0).isOf(prepositions()) || word(0).isYear())))
            return {};
        for (int i = tail.words.first; i < tail.words.last; ++i) {
            if (word(i).isOf(interrogatives()) || word(i).isOf(auxiliaries()))
                return {};
        }
        tail.thing = tail.words;
        while (tail.thing.size() > 0 &&
               (word(tail.thing.first).isOf(prepositions()) || word(tail.thing.first).isOf(articles())))
            ++tail.thing.first;
        return tail.thing.size() > 0 ? std::optional(tail) : std::nullopt;
    }

    // "And in 2018?"
    std::optional<QString> otherThing() const
    {
        const std::optional<Tail> found = tail();
        if (!found || isAsked(found->thing))
            return {};
        for (const std::optional<QString> &text :
             {otherYear(*found), yearBeside(*found), otherOfAKind(*found), otherName(*found), otherOwned(*found),
              otherRelation(*found), otherPhrase(*found)}) {
            if (text)
                return text;
        }
        return {};
    }

    bool isAsked(WordSpan thing) const
    {
        for (int i = thing.first; i < thing.last; ++i) {
            const auto same = [&](const QuestionWord &asked) { return asked.plain == word(i).plain; };
            if (!word(i).isSmall() && std::none_of(earlier().words.begin(), earlier().words.end(), same))
                return false;
        }
        return true;
    }

    std::optional<QString> otherYear(const Tail &tail) const
    {
        QList<int> years;
        for (int i = 0; i < earlier().count(); ++i) {
            if (earlier().words[i].isYear())
                years.append(i);
        }
        if (tail.thing.size() != 1 || !word(tail.thing.first).isYear() || years.size() != 1)
            return {};
        return earlier().with({years[0], years[0] + 1}, word(tail.thing.first).text);
    }

    // "the year before", if a single year was asked about
    std::optional<QString> yearBeside(const Tail &tail) const
    {
        const QString said = plain(tail.thing.first);
        const bool isBefore = lexicon().words("year-before").contains(said);
        const auto isYear = [](const QuestionWord &each) { return each.isYear(); };
        const auto first = std::find_if(earlier().words.begin(), earlier().words.end(), isYear);
        if ((!isBefore && !lexicon().words("year-after").contains(said)) ||
            std::count_if(earlier().words.begin(), earlier().words.end(), isYear) != 1)
            return {};
        const int at = int(first - earlier().words.begin());
        return earlier().with({at, at + 1}, QString::number(first->plain.toInt() + (isBefore ? -1 : 1)));
    }

    // "net income", if Acme's revenue was asked about
    std::optional<QString> otherOwned(const Tail &tail) const
    {
        const auto isCapital = [](const QuestionWord &each) { return each.isCapital(); };
        const auto first = m_asked.words.begin() + tail.thing.first;
        const auto last = m_asked.words.begin() + tail.thing.last;
        const std::optional<WordSpan> noun = m_before.ownedNoun();
        if (!noun || tail.words.first == 0 || word(tail.words.first).isOf(prepositions()) ||
            std::any_of(first, last, isCapital))
            return {};
        return earlier().with(*noun, m_asked.textOf(tail.thing));
    }

    // "Who is the CFO?" after a question about Acme
    std::optional<QString> ofTheSame() const
    {
        constexpr int mostOfOffice = 4; // words
        const int from = behindJoining();
        const WordSpan office{from + 3, m_asked.count()};
        static const QSet<QString> &asking = lexicon().words("somebody-asked");
        if (office.size() < 1 || office.size() > mostOfOffice || !word(from).isOf(asking) ||
            !word(from + 1).isOf(auxiliaries()) || !word(from + 2).isOf(articles()))
            return {};
        const auto first = m_asked.words.begin() + office.first;
        if (!std::all_of(first, m_asked.words.end(), isOfAnOffice))
            return {};
        const std::optional<QString> whose = m_before.named();
        return whose ? std::optional(QStringLiteral("%1 of %2?").arg(m_asked.textOf({from, m_asked.count()}), *whose))
                     : std::nullopt;
    }

    static bool isOfAnOffice(const QuestionWord &word)
    {
        static const QSet<QString> &offices = lexicon().terms("office-words");
        if (offices.contains(word.stem()))
            return true;
        const QList<Expansion> wordings = expansionsIn({word.stem()});
        return std::any_of(wordings.begin(), wordings.end(), [](const Expansion &wording) {
            const QStringList others = wording.others.value(0).split(u' ');
            return std::all_of(others.begin(), others.end(),
                               [](const QString &other) { return offices.contains(queryTerms(other).value(0)); });
        });
    }

    // "the Standard plan", if the Basic plan was asked about; "Northwind Health", if Northwind Standard was.
    std::optional<QString> otherOfAKind(const Tail &tail) const
    {
        for (const WordSpan &name : earlier().names()) {
            for (int i = name.first; i < name.last; ++i) {
                for (int j = tail.thing.first; j < tail.thing.last; ++j) {
                    if (word(j).isCapital() && name.size() > 1 && word(j).plain == earlier().words[i].plain)
                        return earlier().with(name, m_asked.textOf(tail.thing));
                }
            }
        }
        const QString head = word(tail.thing.last - 1).stem();
        for (int i = earlier().count() - 1; tail.thing.size() > 1 && i >= 0; --i) {
            if (earlier().words[i].isSmall() || earlier().words[i].stem() != head)
                continue;
            WordSpan kind{i, i + 1};
            while (kind.first > 0 && earlier().goesOn(kind.first) && !earlier().words[kind.first - 1].isSmall() &&
                   (kind.size() < tail.thing.size() || earlier().words[kind.first - 1].isCapital()))
                --kind.first;
            return earlier().with(kind, m_asked.textOf(tail.thing));
        }
        return {};
    }

    std::optional<QString> otherName(const Tail &tail) const
    {
        const auto first = m_asked.words.begin() + tail.thing.first;
        const auto last = m_asked.words.begin() + tail.thing.last;
        const auto isOfName = [](const QuestionWord &each) { // as in "Vice President of Sales"
            return each.isCapital() || each.isOf(prepositions()) || each.isOf(articles());
        };
        if (!first->isCapital() || !(last - 1)->isCapital() || !std::all_of(first, last, isOfName))
            return {};
        const QuestionWord &before = word(tail.words.first);
        for (const WordSpan &name : earlier().names()) {
            if (before.isOf(prepositions()) &&
                (name.first == 0 || earlier().words[name.first - 1].plain != before.plain))
                continue;
            return earlier().with(name, m_asked.textOf(tail.thing));
        }
        return {};
    }

    // "for families", if it was asked for individuals
    std::optional<QString> otherRelation(const Tail &tail) const
    {
        const QuestionWord &relation = word(tail.words.first);
        if (!relation.isOf(prepositions()))
            return {};
        for (int i = earlier().count() - 2; i > 0; --i) {
            if (earlier().words[i].plain != relation.plain)
                continue;
            WordSpan phrase{i, i + 2};
            while (phrase.last < earlier().count() && !earlier().words[phrase.last].isOf(prepositions()) &&
                   !earlier().words[phrase.last].isOf(auxiliaries()))
                ++phrase.last;
            return earlier().with(phrase, m_asked.textOf(tail.words));
        }
        QString open = earlier().text;
        while (!open.isEmpty() && !open.back().isLetterOrNumber() && open.back() != u')')
            open.chop(1);
        return open + u' ' + relation.plain + m_asked.textOf(tail.words).mid(relation.text.size()) + u'?';
    }

    std::optional<QString> otherPhrase(const Tail &tail) const
    {
        const std::optional<WordSpan> phrase = tail.mayStand ? std::nullopt : m_before.phrase();
        return phrase ? std::optional(earlier().with(bare(*phrase), m_asked.textOf(tail.thing))) : std::nullopt;
    }

    // Without its article.
    WordSpan bare(WordSpan span) const
    {
        while (span.size() > 1 && earlier().words[span.first].isOf(articles()))
            ++span.first;
        return span;
    }

    // "How much does it cost?"
    std::optional<QString> withoutPronoun() const
    {
        static const QSet<QString> &things = lexicon().words("thing-pronouns");
        static const QSet<QString> &people = lexicon().words("person-pronouns");
        static const QSet<QString> &owners = lexicon().words("owner-pronouns");
        const int i = pronoun(things + people + owners);
        if (i < 0)
            return {};
        const bool isPerson = word(i).isOf(people) || word(i).plain == u"his";
        const bool owns = word(i).isOf(owners) && i + 1 < m_asked.count() && !word(i + 1).isSmall();
        if (isWhyAlone(i))
            return {};
        const std::optional<WordSpan> owner = isPerson ? std::nullopt : m_before.owner();
        if (owner && (word(i).plain == u"they" || word(i).plain == u"their" || word(i).plain == u"them"))
            return ofOwner(i, *owner, owns);
        const std::optional<QString> meant = isPerson ? person() : owner ? m_before.owned() : m_before.topic();
        if (!meant)
            return {};
        const QString ending = !owns ? QString() : meant->endsWith(u's') ? QStringLiteral("’") : QStringLiteral("’s");
        return m_asked.with({i, i + 1}, *meant + ending);
    }

    // "Why is this?" asks about more than the thing "this" refers to.
    bool isWhyAlone(int pronoun) const
    {
        static const QSet<QString> &why = lexicon().words("why-words");
        return word(behindJoining()).isOf(why) && pronoun + 1 == m_asked.count();
    }

    // "How much profit did they make?" after "What was Acme's revenue in 2015?": means Acme, in 2015; "on it" means
    // what was asked about Acme.
    QString ofOwner(int pronoun, WordSpan owner, bool owns) const
    {
        static const QSet<QString> &it = lexicon().words("it-words");
        const QString name = earlier().textOf(owner);
        WordedQuestion asked(m_asked.with({pronoun, pronoun + 1}, owns ? name + QStringLiteral("’s") : name));
        if (const QString verb = owns || pronoun == 0 ? QString() : singularOf(word(pronoun - 1)); !verb.isEmpty())
            asked = WordedQuestion(asked.with({pronoun - 1, pronoun}, verb)); // "do they" becomes "does Acme"
        for (int i = pronoun + 1; i < asked.count(); ++i) {
            const bool isObject = asked.words[i].isOf(it) && asked.words[i - 1].isOf(prepositions());
            if (const std::optional<QString> owned = isObject ? m_before.owned() : std::nullopt) {
                asked = WordedQuestion(asked.with({i, i + 1}, *owned));
                break;
            }
        }
        asked = WordedQuestion(asked.text.mid(asked.words[behindJoining()].from)); // removes "And"
        const auto isYear = [](const QuestionWord &each) { return each.isYear(); };
        const auto year = std::find_if(earlier().words.begin(), earlier().words.end(), isYear);
        const bool hasYear = std::any_of(asked.words.begin(), asked.words.end(), isYear);
        static const QSet<QString> &past = lexicon().words("past-auxiliaries");
        const bool asksForToday = std::none_of(asked.words.begin(), asked.words.end(),
                                               [](const QuestionWord &each) { return past.contains(each.plain); });
        if (year == earlier().words.end() || hasYear || asksForToday)
            return asked.text;
        QString open = asked.text;
        while (!open.isEmpty() && !open.back().isLetterOrNumber())
            open.chop(1);
        return QStringLiteral("%1 in %2?").arg(open, year->text);
    }

    // "does" for "do"; empty: it is not such a verb.
    static QString singularOf(const QuestionWord &verb)
    {
        for (const Lexicon::Line &line : lexicon().lines("plural-auxiliaries")) {
            if (line.words.contains(verb.plain))
                return line.others.value(0);
        }
        return {};
    }

    // The answer to "Who …?", or else the name asked about.
    std::optional<QString> person() const
    {
        static const QSet<QString> &forSomebody = lexicon().words("somebody-asked");
        const QList<WordSpan> asked = earlier().names();
        const bool isAskedAbout =
            asked.size() == 1 && asked.first().first == 2 && asked.first().last == earlier().count();
        if (earlier().words.first().isOf(forSomebody) && !isAskedAbout) { // "Who was Jennifer Jones?" asks about her
            if (const std::optional<QString> answered = m_before.answered())
                return answered;
        }
        const QList<WordSpan> names = earlier().names();
        return names.isEmpty() ? m_before.topic() : std::optional(earlier().textOf(names.first()));
    }

    // The first pronoun that does not refer to something in the question itself; -1: there is none.
    int pronoun(const WordSet &pronouns) const
    {
        if (m_asked.count() > longestLeaning)
            return -1;
        const int first = behindJoining();
        QStringList telling;
        for (int i = first; i < m_asked.count() && telling.size() < 3; ++i) {
            if (word(i).isCapital() && i > first)
                return -1; // a name may be the referent
            if (word(i).isOf(pronouns))
                return isMeantBy(i, telling) || isEmptyIt(i) ? -1 : i;
            if (word(i).isOf(articles()) || (word(i).isOf(conjunctions()) && !telling.isEmpty()))
                return -1;
            if (!word(i).isSmall())
                telling.append(word(i).plain);
        }
        return -1;
    }

    // Whether a pronoun refers back within the question, or ahead to the next word.
    bool isMeantBy(int i, const QStringList &telling) const
    {
        static const QSet<QString> &pointing = lexicon().words("pointing-words");
        static const QSet<QString> &several = lexicon().words("plural-pronouns");
        static const QSet<QString> &owners = lexicon().words("owner-pronouns");
        const auto isPlural = [](const QString &each) { return each.endsWith(u's'); };
        if (word(i).isOf(pointing) && i + 1 < m_asked.count() && !word(i + 1).isOf(auxiliaries()))
            return true; // "that plan"
        if (word(i).isOf(pointing) && i > 0 && !word(i - 1).isSmall())
            return true; // "plans that are"
        static const QSet<QString> &doing = lexicon().words("fronting-auxiliaries");
        const bool isFronted = i > 0 && doing.contains(word(i - 1).plain); // "How many employees do they have?"
        return (word(i).isOf(owners) && telling.size() > 1) ||
               (word(i).isOf(several) && !isFronted && std::any_of(telling.begin(), telling.end(), isPlural));
    }

    // "How long does it take to …", "Is it true that …"
    bool isEmptyIt(int i) const
    {
        static const QSet<QString> &heads = lexicon().words("empty-it-heads");
        return word(i).plain == u"it" && i + 2 < m_asked.count() && word(i + 1).isOf(heads) &&
               (word(i + 2).isOf(prepositions()) || word(i + 2).plain == u"that" || word(i + 2).plain == u"if" ||
                word(i + 2).plain == u"when");
    }

    WordedQuestion m_asked;
    PreviousQuestion m_before;
};

} // namespace

bool mayLeanOnPrevious(const QString &question)
{
    constexpr int few = 4; // words; "Warum nicht?", "Mehr davon"
    const WordedQuestion asked(question);
    if (asked.words.isEmpty() || question.size() > longestQuestion)
        return false;
    if (asked.count() <= few || asked.words.first().isOf(conjunctions()))
        return true;
    for (const char *list :
         {"thing-pronouns", "person-pronouns", "owner-pronouns", "pointing-words", "plural-pronouns"}) {
        const QSet<QString> &pronouns = lexicon().words(list);
        if (std::any_of(asked.words.begin(), asked.words.end(),
                        [&](const QuestionWord &word) { return word.isOf(pronouns); }))
            return true;
    }
    return false;
}

QString condenseQuestion(const QString &question, const PreviousTurn &before)
{
    if (question.size() > longestQuestion || before.question.size() > longestQuestion)
        return question;
    const QString said = Leaning(question, before).condenseQuestion();
    return said == question.simplified() || sentenceOf(question.simplified()) == said ? question : said;
}

} // namespace core
