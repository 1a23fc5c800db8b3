// Two patterns: several years, which need no other sign; and things joined by "and" or "or" in a comparing question.
#include "core/question/parts.h"

#include "core/language/lexicon.h"

#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace core {
namespace {

constexpr int mostParts = 5;
constexpr int mostPartWords = 4; // words per compared thing

struct Stretch // terms [first, last)
{
    int first = 0;
    int last = 0;

    int size() const { return last - first; }
};

class Parting
{
public:
    explicit Parting(const TokenizedText &question) : m_question(question) {}

    QList<QuestionPart> parts() const
    {
        const QList<Stretch> years = yearsInARow();
        if (years.size() > 1)
            return partsWith(years, yearTexts(years));
        const QList<Stretch> things = comparedThings();
        QStringList texts;
        for (const Stretch &thing : things)
            texts.append(textOf(thing));
        return things.size() > 1 ? partsWith(things, texts) : QList<QuestionPart>();
    }

private:
    const ReadTerm &term(int i) const { return m_question.terms[i]; }
    int count() const { return int(m_question.terms.size()); }

    QString textOf(const Stretch &stretch) const
    {
        return m_question.text.mid(term(stretch.first).from, term(stretch.last - 1).to - term(stretch.first).from);
    }

    // The text between two terms, without words.
    QStringView between(int i, int next) const
    {
        return QStringView(m_question.text).mid(term(i).to, term(next).from - term(i).to);
    }

    // Years with nothing in between but "and", "or", "to", a comma, a dash, or another word for a year.
    QList<Stretch> yearsInARow() const
    {
        static const QSet<QString> &joining = lexicon().terms("year-joints");
        QList<Stretch> best;
        QList<Stretch> years;
        for (int i = 0; i < count(); ++i) {
            if (isYear(term(i).key)) {
                years.append({i, i + 1});
            } else if (!joining.contains(term(i).text)) {
                best = std::max(best, years, [](const auto &a, const auto &b) { return a.size() < b.size(); });
                years.clear();
            }
        }
        return std::max(best, years, [](const auto &a, const auto &b) { return a.size() < b.size(); });
    }

    // "2018 to 2020", "2018-2020" and "2018 – 2020" include the year in between.
    QStringList yearTexts(const QList<Stretch> &years) const
    {
        QStringList texts;
        for (const Stretch &year : years)
            texts.append(term(year.first).key);
        if (years.size() == 2 && isRange(years[0].first, years[1].first)) {
            const int from = texts[0].toInt();
            const int to = texts[1].toInt();
            if (from < to && to - from < mostParts) {
                texts.clear();
                for (int year = from; year <= to; ++year)
                    texts.append(QString::number(year));
            }
        }
        texts.removeDuplicates();
        return texts;
    }

    bool isRange(int first, int last) const
    {
        for (int i = first; i < last; ++i) {
            const QStringView marks = between(i, i + 1);
            if (marks.contains(u'-') || marks.contains(u'\u2013') || term(i).text == u"to" ||
                term(i).text == u"through")
                return true;
        }
        return false;
    }

    // Both sides of "and" in a question that compares; of "or", "versus" and "than" in any.
    QList<Stretch> comparedThings() const
    {
        static const QSet<QString> &comparing = lexicon().terms("parts-compared");
        static const QSet<QString> &joiningAnyway = lexicon().terms("parts-joints");
        static const QSet<QString> &joiningCompared = lexicon().terms("parts-joints-compared");
        static const QSet<QString> &differing = lexicon().terms("parts-differing");
        static const QSet<QString> &joiningDiffering = lexicon().terms("parts-joints-differing");
        const bool differs = std::any_of(m_question.terms.begin(), m_question.terms.end(),
                                         [&](const ReadTerm &each) { return differing.contains(each.text); });
        bool compares = differs;
        for (int i = 0; i < count(); ++i) {
            compares = compares || comparing.contains(term(i).text);
            const bool joins = joiningAnyway.contains(term(i).text) ||
                               (compares && joiningCompared.contains(term(i).text)) ||
                               (differs && joiningDiffering.contains(term(i).text));
            if (!joins)
                continue;
            const QList<Stretch> things = thingsAround(i);
            if (things.size() > 1)
                return things;
        }
        return {};
    }

    QList<Stretch> thingsAround(int joint) const
    {
        // "A in 2015 or B in 2019"
        const auto isYearBehind = [&](int preposition) {
            return preposition > 0 && preposition + 1 < count() && isArticle(term(preposition).text) &&
                   isYear(term(preposition + 1).key);
        };
        const int until = isYearBehind(joint - 2) ? joint - 2 : joint;
        const bool isVerbBefore = joint > 0 && isComparing(term(joint - 1).text); // as in "A differs from B"
        std::optional<Stretch> right = thingFrom(joint + 1);
        std::optional<Stretch> left = thingUntil(isVerbBefore ? joint - 1 : until);
        if (!left || !right)
            return {};
        if (!isVerbBefore)
            left->last = joint;
        takeSharedNoun(*left, *right);
        if (isYearBehind(right->last))
            right->last += 2;
        QList<Stretch> things{*left, *right};
        // "A, B and C"
        while (things.size() < mostParts && things[0].first > 0 &&
               between(things[0].first - 1, things[0].first).contains(u',')) {
            const std::optional<Stretch> further = thingUntil(things[0].first);
            if (!further || saysOfThings(*further))
                break;
            things.prepend(*further);
        }
        return things;
    }

    // "the Ash ferry and the Birch ferry": names followed by the same noun.
    void takeSharedNoun(Stretch &left, Stretch &right) const
    {
        const int noun = left.last - 1;
        if (left.size() != 1 || right.last >= count() || term(noun).name || !term(right.first).name ||
            term(right.last).key != term(noun).key)
            return;
        while (left.first > 0 && term(left.first - 1).name && !term(left.first - 1).stop)
            --left.first;
        ++right.last;
    }

    // "Which is heavier, A or B": what follows "is" describes the things.
    bool saysOfThings(const Stretch &stretch) const
    {
        static const QSet<QString> &auxiliaries = lexicon().terms("parts-auxiliaries");
        return stretch.first > 1 && (auxiliaries.contains(term(stretch.first - 1).text) ||
                                     isComparing(term(stretch.first - 1).text)); // as in "had more stores, A or B"
    }

    // A name as a whole, or else the content words up to a comma.
    bool belongs(int i, int beside) const
    {
        const bool apart = between(std::min(i, beside), std::max(i, beside)).trimmed().size() > 0;
        return !term(i).stop && !apart && term(i).sentence == term(beside).sentence &&
               term(i).name == term(beside).name;
    }

    std::optional<Stretch> thingFrom(int first) const
    {
        while (first < count() && term(first).stop && isArticle(term(first).text))
            ++first;
        if (first >= count() || term(first).stop)
            return {};
        int last = first + 1;
        while (last < count() && last - first < mostPartWords && belongs(last, last - 1))
            ++last;
        return Stretch{first, last};
    }

    std::optional<Stretch> thingUntil(int last) const
    {
        if (last == 0)
            return {};
        int first = last - 1;
        // "comparing A with B": words about A may be in between
        if (term(first).stop || isComparing(term(first).text))
            return {};
        while (first > 0 && last - first < mostPartWords && belongs(first - 1, first) &&
               !isComparing(term(first - 1).text))
            --first;
        return Stretch{first, last};
    }

    static bool isArticle(const QString &term)
    {
        static const QSet<QString> &articles = lexicon().terms("parts-openings");
        return articles.contains(term);
    }

    static bool isComparing(const QString &term)
    {
        static const QSet<QString> &words = lexicon().terms("parts-comparing");
        return words.contains(term);
    }

    QList<QuestionPart> partsWith(const QList<Stretch> &things, const QStringList &texts) const
    {
        const int from = term(things.first().first).from;
        const int to = term(things.last().last - 1).to;
        QList<QSet<QString>> keys;
        for (const QString &text : texts) {
            QSet<QString> own;
            for (const ReadTerm &each : readText(text).terms) {
                if (!each.stop)
                    own.insert(each.key);
            }
            keys.append(own);
        }
        QList<QuestionPart> parts;
        for (qsizetype i = 0; i < std::min<qsizetype>(texts.size(), mostParts); ++i) {
            QuestionPart part{m_question.text.first(from) + texts[i] + m_question.text.mid(to), texts[i], {}};
            for (const QString &key : std::as_const(keys[i])) {
                if (std::count_if(keys.begin(), keys.end(), [&](const auto &own) { return own.contains(key); }) == 1)
                    part.keys.append(key);
            }
            part.keys.sort();
            if (part.keys.isEmpty())
                return {};
            parts.append(part);
        }
        return parts.size() > 1 ? parts : QList<QuestionPart>();
    }

    const TokenizedText &m_question;
};

} // namespace

QList<QuestionPart> partsOf(const TokenizedText &question)
{
    return Parting(question).parts();
}

QString countAskedOf(const QuestionPart &part)
{
    static const QRegularExpression more(
        QStringLiteral(
            R"(^(?:which|what|who|welche[rs]?)\b.*?\b(?:more|fewer|most|fewest|mehr|weniger|meisten|wenigsten) )"
            R"((\p{L}[\p{L}-]*)[ ,:]+(.*?)[ ?.!]*$)"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    const QRegularExpressionMatch match = more.match(part.text);
    return match.hasMatch() ? QStringLiteral("How many %1 does %2 have?").arg(match.captured(1), match.captured(2))
                            : QString();
}

bool leavesChoice(const TokenizedText &question)
{
    static const QSet<QString> &choices = lexicon().words("choice-words");
    const auto wordAt = [&](qsizetype i) {
        const ReadTerm &term = question.terms[i];
        return QStringView(question.text).mid(term.from, term.to - term.from).toString().toLower();
    };
    for (qsizetype i = 1; i + 1 < question.terms.size(); ++i) {
        if (choices.contains(wordAt(i)) && !question.terms[i + 1].denies)
            return true;
    }
    return false;
}

} // namespace core
