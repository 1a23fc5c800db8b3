#include "core/question/sectionquestion.h"

#include "core/language/lexicon.h"
#include "core/language/terms.h"
#include "core/question/questionanalysis.h"
#include "core/question/questionwords.h"

#include <QSet>

#include <algorithm>

namespace core {

namespace {

constexpr qsizetype longest = 14; // words of a question that asks for a section and nothing else

using Stems = QSet<QString>;

Stems stemsOf(const QString &text)
{
    Stems stems;
    for (const Term &term : terms(text)) {
        if (!isStopTerm(term.text))
            stems.insert(term.text);
    }
    return stems;
}

bool isSmall(const QuestionWord &word)
{
    static const QSet<QString> &fillers = lexicon().words("section-fillers");
    return word.isSmall() || fillers.contains(word.plain);
}

bool opensWith(const WordedQuestion &question, const char *list)
{
    QStringList words;
    for (const QuestionWord &word : question.words)
        words.append(word.plain);
    const QString text = words.join(u' ') + u' ';
    const QSet<QString> &openings = lexicon().words(list);
    return std::any_of(openings.begin(), openings.end(),
                       [&](const QString &opening) { return text.startsWith(opening + u' '); });
}

// A subject under the names used in reports, and the words that ask for it.
struct Subject
{
    Stems asked;
    QStringList headings;
};

const QList<Subject> &subjects()
{
    static const QList<Subject> all = [] {
        QList<Subject> read;
        for (const Lexicon::Line &line : lexicon().lines("section-subjects"))
            read.append({stemsOf(line.words.join(u' ')), line.others});
        return read;
    }();
    return all;
}

bool isWithin(const Stems &some, const Stems &all)
{
    return std::all_of(some.begin(), some.end(), [&](const QString &stem) { return all.contains(stem); });
}

// The subject that the terms ask for and the heading names; null: there is none.
const Subject *subjectOf(const Stems &asked, const Stems &heading, qsizetype besides)
{
    for (const Subject &subject : subjects()) {
        const auto isIt = [&](const QString &name) {
            const Stems called = stemsOf(name);
            return isWithin(called, heading) && heading.size() - called.size() <= besides;
        };
        if (isWithin(asked, subject.asked) && std::any_of(subject.headings.begin(), subject.headings.end(), isIt))
            return &subject;
    }
    return nullptr;
}

} // namespace

std::optional<SectionQuestion> sectionAskedIn(const QString &question)
{
    const WordedQuestion worded(question);
    if (worded.count() > longest)
        return {};
    SectionQuestion asked;
    asked.text = worded.text;
    asked.isBroad = opensWith(worded, "section-openings-broad");
    if (!asked.isBroad && !opensWith(worded, "section-openings"))
        return {};
    const QuestionAnalysis analysis = analyseQuestion(question);
    if (!analysis.parts.isEmpty() || !analysis.counted.isEmpty() || analysis.summary || analysis.isOfTheWhole)
        return {};
    for (const QuestionWord &word : worded.words) {
        if (isSmall(word))
            continue;
        for (const QString &stem : stemsOf(word.text)) {
            if (!asked.terms.contains(stem))
                asked.terms.append(stem);
        }
    }
    return asked.terms.isEmpty() ? std::nullopt : std::optional(asked);
}

double isHeadingAsked(const SectionQuestion &question, const QStringList &terms, const QString &heading)
{
    const Stems asked(terms.begin(), terms.end());
    const Stems said = stemsOf(headingWithoutNumber(heading));
    if (asked.isEmpty() || said.isEmpty())
        return 0;
    if (question.isBroad && asked == said)
        return 1;
    return subjectOf(asked, said, 0) ? 0.9 : subjectOf(asked, said, 1) ? 0.8 : 0;
}

QStringList wishesFor(const SectionQuestion &question)
{
    const Stems asked(question.terms.begin(), question.terms.end());
    QStringList wishes;
    for (const Subject &subject : subjects()) {
        if (!asked.intersects(subject.asked))
            continue;
        for (const QString &heading : subject.headings)
            wishes.append(wishFor(question, heading));
    }
    if (question.isBroad)
        wishes.append(wishFor(question, {}));
    return wishes;
}

QString wishFor(const SectionQuestion &question, const QString &heading)
{
    QString called = headingWithoutNumber(heading);
    const Stems said = stemsOf(called);
    if (called == called.toUpper())
        called = called.left(1) + called.mid(1).toLower();
    QStringList names;
    for (const QuestionWord &word : WordedQuestion(question.text).words) {
        const Stems stems = stemsOf(word.text);
        const bool isAsked = isWithin(stems, said) || (!said.isEmpty() && subjectOf(stems, said, 1));
        if (!isSmall(word) && !stems.isEmpty() && !isAsked)
            names.append(word.text);
    }
    const char *language = analyseQuestion(question.text).isGerman ? "de" : "en";
    const auto phrase = [&](const char *list) { return lexicon().lines(list, language).first().words.first(); };
    QString summarise = phrase("section-summary");
    summarise[0] = summarise[0].toUpper();
    QStringList words{summarise};
    if (!called.isEmpty())
        words.append(called);
    if (!called.isEmpty() && !names.isEmpty())
        words.append(phrase("section-of"));
    return (words + names).join(u' ');
}

} // namespace core
