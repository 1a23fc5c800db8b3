#include "core/question/compoundquestion.h"

#include "core/question/followup.h"
#include "core/question/previousquestion.h"
#include "core/question/questionwords.h"

#include <algorithm>

namespace core {
namespace {

constexpr int fewestWords = 3; // of the first question
constexpr int longestBare = 3; // words of a question that borrows the rest from the first: "and at what rate?"
constexpr int mostAsking = 4;  // words from an interrogative to its verb: "how many hours are"

QString asQuestion(QString words)
{
    words = words.trimmed();
    while (!words.isEmpty() && !words.back().isLetterOrNumber() && words.back() != u')' && words.back() != u'”')
        words.chop(1);
    return words.left(1).toUpper() + words.mid(1) + u'?';
}

// The company in the first question to which "its CEO" refers; otherwise the whole first question.
PreviousTurn before(const QString &first)
{
    const PreviousQuestion asked({first, {}});
    const std::optional<QString> named = asked.named();
    return {named ? QStringLiteral("What is %1?").arg(*named) : first, {}};
}

class Split
{
public:
    explicit Split(const QString &question) : m_asked(question) {}

    QStringList questions() const
    {
        QList<WordSpan> parts;
        WordSpan part{0, 0};
        for (int i = 1; i < m_asked.count(); ++i) {
            const int end = parts.isEmpty() && i < fewestWords ? 0 : endBefore(i);
            if (end <= part.first || !asks({part.first, end}))
                continue;
            parts.append({part.first, end});
            part.first = i;
        }
        if (parts.isEmpty())
            return {};
        parts.append({part.first, m_asked.count()});
        QStringList all{asQuestion(textOf(parts.first()))};
        for (const WordSpan &later : parts.sliced(1))
            all.append(completed(later, parts.first(), all.first()));
        return all;
    }

private:
    const QuestionWord &word(int i) const { return m_asked.words[i]; }

    // With everything up to the next word, so that brackets stay.
    QString textOf(WordSpan span) const
    {
        const int to = span.last < m_asked.count() ? word(span.last).from : int(m_asked.text.size());
        return m_asked.text.mid(word(span.first).from, to - word(span.first).from);
    }

    QStringView between(int i) const // words i - 1 and i
    {
        return QStringView(m_asked.text).sliced(word(i - 1).to, word(i).from - word(i - 1).to);
    }

    bool isApart(int i) const // behind a comma or the end of a sentence
    {
        return between(i).contains(u',') || endsSentenceBefore(i);
    }

    bool endsSentenceBefore(int i) const
    {
        const QStringView gap = between(i);
        return gap.contains(u'?') || gap.contains(u"! ") || (gap.contains(u". ") && word(i - 1).text.size() > 2);
    }

    // "what", "at what"
    bool beginsWithInterrogative(int i) const
    {
        return word(i).isOf(interrogatives()) ||
               (word(i).isOf(prepositions()) && i + 1 < m_asked.count() && word(i + 1).isOf(interrogatives()));
    }

    // Where the previous question ends if another begins with word i; 0 if none begins there.
    int endBefore(int i) const
    {
        const bool asksYesNo = word(i).isOf(auxiliaries()) && i + 1 < m_asked.count();
        if (endsSentenceBefore(i))
            return beginsWithInterrogative(i) || asksYesNo ? i : 0;
        if (i < 2 || !word(i - 1).isOf(conjunctions()))
            return 0;
        const bool begins = beginsWithInterrogative(i) || (asksYesNo && isApart(i - 1) && word(i + 1).isSmall());
        return begins ? i - 1 : 0;
    }

    bool asks(WordSpan span) const
    {
        bool isQuestion = false;
        bool hasSubject = false;
        for (int i = span.first; i < span.last; ++i) {
            const bool opens = i == span.first || isApart(i);
            isQuestion = isQuestion || word(i).isOf(interrogatives()) || (opens && word(i).isOf(auxiliaries()));
            hasSubject = hasSubject || !word(i).isSmall();
        }
        return isQuestion && hasSubject;
    }

    QString completed(WordSpan part, WordSpan first, const QString &asked) const
    {
        const bool isBare = part.size() <= longestBare && beginsWithInterrogative(part.first);
        const WordSpan replaced = isBare ? askingWords(first) : WordSpan();
        if (replaced.size() == 0)
            return condenseQuestion(asQuestion(textOf(part)), before(asked));
        QString text = textOf(first).trimmed();
        while (!text.isEmpty() && text.back().isPunct())
            text.chop(1);
        const int begin = word(first.first).from;
        return asQuestion(text.first(word(replaced.first).from - begin) + m_asked.textOf(part) +
                          text.sliced(std::min<qsizetype>(word(replaced.last - 1).to - begin, text.size())));
    }

    // "how many hours" of "How many hours are there ...?"; empty if there is none.
    WordSpan askingWords(WordSpan span) const
    {
        int first = span.first;
        while (first < span.last && !beginsWithInterrogative(first))
            ++first;
        if (first == span.last)
            return {};
        const int last = word(first).isOf(interrogatives()) ? first + 1 : first + 2;
        for (int i = last; i < std::min(span.last, first + mostAsking); ++i) {
            if (word(i).isOf(auxiliaries()))
                return {first, i};
        }
        return {first, last};
    }

    WordedQuestion m_asked;
};

} // namespace

QStringList questionsIn(const QString &question)
{
    return Split(question).questions();
}

} // namespace core
