// Some words always express the asking; others only within the frame of a question, recognised by neighbouring words.
#include "core/question/instructions.h"

#include "core/language/lexicon.h"

#include <QSet>

#include <algorithm>

namespace core {
namespace {

using Words = QSet<QString>;

// Never the subject of a question.
const Words &framing()
{
    return lexicon().terms("question-framing");
}

// Say how to answer, in nearly every question.
const Words &answering()
{
    return lexicon().terms("question-answering");
}

// Answers have other words in their place; some of them help to find passages.
const Words &asking()
{
    return lexicon().terms("question-asking");
}

// The words that frame a question in one language.
struct Tongue
{
    Words saying;  // what texts do: "say"
    Words sources; // what does it: "the report"
    Words matter;  // what is said: "information on"
    Words giving;  // "give me an overview"
    Words about;   // the subject follows: "about"
    Words within;  // precede a source: "in the report"
    Words linking; // function words that are no stop terms here
    Words wishing; // "I would like to know"
};

const QList<Tongue> &tongues()
{
    static const QList<Tongue> all = [] {
        QList<Tongue> each;
        for (const QString &language : lexicon().languagesOf("frame-saying")) {
            const QByteArray code = language.toLatin1();
            const auto list = [&](const char *name) {
                return lexicon().languagesOf(name).contains(language) ? lexicon().terms(name, code.constData())
                                                                      : Words();
            };
            each.append({list("frame-saying"), list("frame-sources"), list("frame-matter"), list("frame-giving"),
                         list("frame-about"), list("frame-within"), list("frame-linking"), list("frame-wishing")});
        }
        return each;
    }();
    return all;
}

// Marks the terms that frame a question in one language.
class Frame
{
public:
    Frame(const QStringList &asked, const Tongue &tongue, QList<bool> &marks)
        : m_asked(asked),
          m_tongue(tongue),
          m_marks(marks)
    {
    }

    void mark()
    {
        const QList<bool> before = m_marks;
        for (qsizetype i = 0; i < m_asked.size(); ++i)
            m_marks[i] = m_marks[i] || isWish(i) || isSaying(i);
        for (qsizetype i = 0; i < m_asked.size(); ++i)
            m_marks[i] = m_marks[i] || isSource(i) || isMatter(i);
        for (qsizetype i = 0; i < m_asked.size(); ++i)
            m_marks[i] = m_marks[i] || isGiving(i);
        if (m_marks != before) // the question is in this language
            markLinks();
    }

private:
    bool isPlain(qsizetype i) const { return isStopTerm(m_asked[i]) || m_tongue.linking.contains(m_asked[i]); }

    // The next term that is not a function word; the number of terms if there is none.
    qsizetype nextTelling(qsizetype i) const
    {
        do
            ++i;
        while (i < m_asked.size() && isPlain(i));
        return i;
    }

    qsizetype previousTelling(qsizetype i) const
    {
        do
            --i;
        while (i >= 0 && isPlain(i));
        return i;
    }

    bool isArticle(qsizetype i) const
    {
        static const Words &articles = lexicon().terms("frame-articles");
        return articles.contains(m_asked[i]);
    }

    // True at "say about", "written in this document about".
    bool leadsToSubject(qsizetype i, bool alsoOn) const
    {
        for (++i; i < m_asked.size(); ++i) {
            const QString &term = m_asked[i];
            if (m_tongue.about.contains(term) || (alsoOn && (term == u"on" || term == u"of")))
                return true;
            if (!isPlain(i) && !m_marks[i] && !m_tongue.sources.contains(term) && !m_tongue.saying.contains(term))
                return false;
        }
        return false;
    }

    // "De quoi parle ce document ?"
    bool leadsToNothing(qsizetype i) const
    {
        const qsizetype next = nextTelling(i);
        return isOpening(i) && next < m_asked.size() && m_tongue.sources.contains(m_asked[next]) &&
               nextTelling(next) == m_asked.size();
    }

    bool isOpening(qsizetype i) const
    {
        for (qsizetype before = 0; before < i; ++before) {
            const QString &term = m_asked[before];
            if (!isPlain(before) && !m_marks[before] && !m_tongue.sources.contains(term) &&
                !m_tongue.giving.contains(term))
                return false;
        }
        return true;
    }

    bool isWish(qsizetype i) const
    {
        const qsizetype next = nextTelling(i);
        return m_tongue.wishing.contains(m_asked[i]) && next < m_asked.size() && next > i + 1 &&
               m_tongue.saying.contains(m_asked[next]) && isOpening(i);
    }

    bool isSaying(qsizetype i) const
    {
        if (!m_tongue.saying.contains(m_asked[i]))
            return false;
        static const Words &before = lexicon().terms("frame-about-what"); // "geht es"
        return leadsToSubject(i, false) || leadsToNothing(i) ||
               (i > 0 && (m_tongue.sources.contains(m_asked[i - 1]) || before.contains(m_asked[i - 1])));
    }

    bool isSource(qsizetype i) const
    {
        if (!m_tongue.sources.contains(m_asked[i]))
            return false;
        const qsizetype next = nextTelling(i);
        const qsizetype before = previousTelling(i);
        const bool said = next < m_asked.size() && m_marks[next];
        const bool says = before >= 0 && m_marks[before];
        return said || says || isPlace(i) || (isOpening(i) && leadsToSubject(i, false));
    }

    bool isGiving(qsizetype i) const
    {
        const qsizetype next = nextTelling(i);
        return m_tongue.giving.contains(m_asked[i]) && next < m_asked.size() && m_marks[next] && isOpening(i);
    }

    // "in this document" at the start or end of a question.
    bool isPlace(qsizetype i) const
    {
        constexpr qsizetype words = 2; // words before it
        const bool atEdge = i + 1 == m_asked.size() || i == words;
        return atEdge && i >= words && m_tongue.within.contains(m_asked[i - words]) && isPlain(i - 1) &&
               !isArticle(i - 1);
    }

    bool isMatter(qsizetype i) const
    {
        return m_tongue.matter.contains(m_asked[i]) && isOpening(i) && leadsToSubject(i, true);
    }

    // For languages whose function words are not listed: marks those between marked terms.
    void markLinks()
    {
        const auto link = [&](qsizetype i, qsizetype beside) {
            const bool small = m_tongue.linking.contains(m_asked[i]) || m_tongue.about.contains(m_asked[i]);
            m_marks[i] = m_marks[i] || (small && !isStopTerm(m_asked[i]) && m_marks[beside]);
        };
        for (qsizetype i = 1; i < m_asked.size(); ++i)
            link(i, i - 1);
        for (qsizetype i = m_asked.size() - 2; i >= 0; --i)
            link(i, i + 1);
    }

    const QStringList &m_asked;
    const Tongue &m_tongue;
    QList<bool> &m_marks;
};

// "in short", "in brief"
bool isBrief(const QStringList &asked, qsizetype i)
{
    return (asked[i] == u"short" || asked[i] == u"brief") && asked[i - 1] == u"in";
}

} // namespace

QList<TermRole> instructionTerms(const QStringList &asked)
{
    QList<bool> framed;
    for (const QString &term : asked)
        framed.append(framing().contains(term) || (!framed.isEmpty() && isBrief(asked, framed.size())));
    const QList<bool> anywhere = framed;
    for (const Tongue &tongue : tongues()) {
        QList<bool> marks = anywhere;
        Frame(asked, tongue, marks).mark();
        std::transform(framed.begin(), framed.end(), marks.begin(), framed.begin(), std::logical_or<>());
    }
    QList<TermRole> all;
    for (qsizetype i = 0; i < asked.size(); ++i) {
        const bool isWeak = answering().contains(asked[i]) || (i > 0 && asksForMeasure(asked[i - 1], asked[i]));
        all.append(framed[i] ? TermRole::Instruction : isWeak ? TermRole::Weak : TermRole::Content);
    }
    return all;
}

bool asksForMeasure(const QString &before, const QString &term)
{
    static const QSet<QString> &measures = lexicon().terms("measure-words");
    return (before == u"how" || before == u"wie") && measures.contains(term);
}

bool asksOfTheWhole(const QString &question)
{
    QStringList asked;
    for (const Term &term : terms(question))
        asked.append(term.text);
    return asksOfTheWhole(asked, instructionTerms(asked));
}

bool asksOfTheWhole(const QStringList &asked, const QList<TermRole> &asks)
{
    bool names = false;
    for (qsizetype i = 0; i < asked.size(); ++i)
        names = names || (asks[i] != TermRole::Instruction && !isStopTerm(asked[i]));
    return !names && (asks.contains(TermRole::Instruction) || asked.contains(u"about"));
}

bool isAskingTerm(const QString &term)
{
    return asking().contains(term) || answering().contains(term) || framing().contains(term);
}

} // namespace core
