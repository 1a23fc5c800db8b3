#include "core/extractive/forms/definitionform.h"

#include "core/extractive/forms/termruns.h"
#include "core/language/lexicon.h"
#include "core/language/synonyms.h"

#include <algorithm>

namespace core {
namespace {

// How surely a sentence says what the word means.
double defines(const Claim &question, const AskedForm &asked, const TokenizedText &text, int sentence)
{
    const QStringList &defined = asked.phrases.first();
    const int first = text.firstTerms.value(sentence);
    const int last = text.firstTerms.value(sentence + 1, int(text.terms.size()));
    QList<int> places;
    for (const QString &word : defined) {
        const auto at = std::find_if(text.terms.begin() + first, text.terms.begin() + last, [&](const ReadTerm &term) {
            return isExactly(word, term) || isOfSameStem(word, term.text);
        });
        if (at == text.terms.begin() + last)
            return 0;
        places.append(int(at - text.terms.begin()));
    }
    const auto [low, high] = std::minmax_element(places.begin(), places.end());
    const int begin = *low;
    const int end = *high + 1;
    const bool together = end - begin <= defined.size() + 1;
    for (int i = end; i < last; ++i) {
        if (isExactly(defined.last(), text.terms[i]))
            return 0; // "The hyperbolic metric is a metric" says not what a metric is
    }
    const auto named = [&](int from, int to) {
        for (int i = std::max(first, from); i < std::min(last, to); ++i) {
            if (isAny(text, i, "naming-verbs"))
                return true;
        }
        return false;
    };
    static const QSet<QString> &conditions = lexicon().terms("conditions");
    const bool conditional = std::any_of(text.terms.begin() + end, text.terms.begin() + last,
                                         [&](const ReadTerm &term) { return conditions.contains(term.text); });
    if (defined.size() > 1 && conditional && named(begin, end))
        return 0.95; // "Ein Raum heißt kompakt, wenn …"
    if (!together)
        return 0;
    int before = 0; // words that tell, between the beginning of the clause and the word
    for (int i = begin - 1; i >= first; --i) {
        const QStringView gap = QStringView(text.text).mid(text.terms[i].to, text.terms[i + 1].from - text.terms[i].to);
        if (gap.contains(u'\n') && before == 0 && !text.terms[i].stop && isCapital(text, i + 1))
            break; // behind a heading
        before += (!text.terms[i].stop && !isAny(text, i, "defining-openings")) || gap.contains(u',');
    }
    const bool leads = before <= 2;
    double otherForm = 0; // "deductibles", where a deductible is asked for
    for (int i = begin; i < end; ++i) {
        const QString word = wordOf(text, i).toString().toCaseFolded();
        if (!text.terms[i].stop && !question.reading.text.toCaseFolded().contains(word))
            otherForm = 0.1;
    }
    const int next = end + (end < last && text.terms[end].to - text.terms[end].from <= 3 && isCapital(text, end) &&
                                    !text.terms[end].stop
                                ? 1
                                : 0); // "a topological space X is"
    for (int at : {end, next}) {
        if (at >= last)
            continue;
        const bool verb = isAny(text, at, "defining-verbs") && !isAny(text, at, "copulas");
        const bool copula = isAny(text, at, "copulas") && isAny(text, at + 1, "defining-openings");
        if (verb && leads)
            return 0.9 - otherForm;
        if (copula && leads)
            return (before == 0 ? 0.95 : 0.9) - otherForm;
    }
    if (named(begin - 3, begin))
        return 0.88; // "… heißt Knoten", "is called a"
    const bool isQuoted =
        begin > first && QStringView(text.text)
                             .mid(text.terms[begin - 1].to, text.terms[begin].from - text.terms[begin - 1].to)
                             .contains(u'"');
    const bool isBracketed = text.terms[begin].from > 0 && text.text[text.terms[begin].from - 1] == u'(' &&
                             characterAt(text.text, text.terms[end - 1].to) == u')';
    if (isBracketed && begin - first >= 3)
        return 0.75; // "earnings before interest … (EBITDA)"
    return isQuoted ? 0.6 : 0;
}

// Behind what stands in brackets there: "(born 1919)".
int behindAside(const TokenizedText &text, int at, int last)
{
    if (at <= 0 || at >= last || text.terms[at].from == 0 || text.text[text.terms[at].from - 1] != u'(')
        return at;
    while (at < last && !QStringView(text.text).mid(text.terms[at].to, 2).contains(u')'))
        ++at;
    return std::min(at + 1, last - 1);
}

// Behind the words for whoever is asked about, at the beginning of a sentence; -1 where they do not stand there.
int behindSubject(const TokenizedText &text, int first, int last, const QStringList &name, bool isOver)
{
    constexpr int most = 8; // words up to there, "Acme, Inc. and its subsidiaries"
    for (int at = first; at < std::min(last, first + 3); ++at) {
        if (const int end = endOfPhrase(text, at, name); end > 0) {
            int next = behindAside(text, end, last);
            while (next < std::min(last, end + most) && !isAny(text, next, "copulas") &&
                   !isAny(text, next, "activity-verbs") &&
                   (isCapital(text, next) || isAny(text, next, "firm-suffixes")))
                ++next;
            return next;
        }
    }
    if (!isOver || first >= last)
        return -1;
    const bool isPronoun = isAny(text, first, "self-pronouns");
    const bool isNoun = first + 1 < last && isAny(text, first, "self-articles") && isAny(text, first + 1, "self-nouns");
    return isPronoun ? first + 1 : isNoun ? first + 2 : -1;
}

} // namespace

void findActivities(const AskedForm &asked, const TokenizedText &text, const TokenizedText &around,
                    QList<FoundAnswer> &found)
{
    constexpr double being = 0.92;
    constexpr double doing = 0.8;
    constexpr int fewest = 5; // terms behind the verb
    const QStringList &name = asked.phrases.first();
    const bool isOver =
        std::all_of(name.begin(), name.end(), [&](const QString &word) { return around.places.contains(word); });
    for (int i = 0; i < text.sentences.size(); ++i) {
        const int first = text.firstTerms.value(i);
        const int last = text.firstTerms.value(i + 1, int(text.terms.size()));
        int verb = behindSubject(text, first, last, name, isOver);
        if (verb < 0 || last - verb < fewest || text.sentences[i].to - text.sentences[i].from > longestFound)
            continue;
        const bool isBeing = isAny(text, verb, "copulas") && isAny(text, verb + 1, "defining-openings");
        const bool isDoing = isAny(text, verb, "activity-verbs") || isAny(text, verb + 1, "activity-verbs");
        if (isBeing || isDoing)
            found.append({text.sentences[i].from, text.sentences[i].to, isBeing ? being : doing});
    }
}

void findDefinitions(const Claim &question, const AskedForm &asked, const TokenizedText &text,
                     QList<FoundAnswer> &found)
{
    for (int i = 0; i < text.sentences.size(); ++i) {
        const double strength = defines(question, asked, text, i);
        if (strength > 0 && text.firstTerms.value(i) < text.firstTerms.value(i + 1))
            found.append({text.sentences[i].from, text.sentences[i].to, strength});
    }
}

} // namespace core
