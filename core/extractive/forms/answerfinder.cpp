#include "core/extractive/forms/answerfinder.h"

#include "core/extractive/forms/countform.h"
#include "core/extractive/forms/definitionform.h"
#include "core/extractive/forms/personforms.h"
#include "core/extractive/forms/termruns.h"
#include "core/extractive/passages/quotable.h"
#include "core/language/lexicon.h"

#include <algorithm>

namespace core {
namespace {

constexpr int longestList = 700; // with its items
constexpr int mostItemsFound = 12;

} // namespace

AnswerFinder::AnswerFinder(const Claim &question) : m_question(question), m_asked(formAsked(question)) {}

// The share of what else the question names that the sentence, the text or what stands over it names too.
double AnswerFinder::contextIn(const TokenizedText &text, const TokenizedText &around, int sentence) const
{
    constexpr double elsewhere = 0.85; // beside the sentence
    double all = 0;
    double met = 0;
    for (const ClaimTerm &term : m_question.terms) {
        if (m_asked.needed.contains(term.key) || term.asks)
            continue;
        const double weight = term.name || term.number ? term.weight : 0.5 * term.weight;
        all += weight;
        const auto stands = [&](const ReadTerm &other) {
            return term.name || term.number ? isExactly(term.key, other) : isSame(term.key, other);
        };
        const auto begin = text.terms.begin();
        if (std::any_of(begin + text.firstTerms.value(sentence), begin + text.firstTerms.value(sentence + 1), stands))
            met += weight;
        else if (around.places.contains(term.key) || std::any_of(begin, text.terms.end(), stands))
            met += elsewhere * weight;
    }
    return all > 0 ? met / all : 1;
}

// Whether a sentence has a word of what else is asked, names aside; where nothing else is, it need not.
bool AnswerFinder::speaksOfRest(const TokenizedText &text, int first, int last) const
{
    int rest = 0;
    int met = 0;
    for (const ClaimTerm &term : m_question.terms) {
        if (m_asked.needed.contains(term.key) || term.asks || term.name || term.number)
            continue;
        ++rest;
        met += std::any_of(text.terms.begin() + first, text.terms.begin() + last,
                           [&](const ReadTerm &other) { return isSame(term.key, other); });
    }
    return met * 2 >= rest - 1;
}

// "It has five segments: Optics, Displays and Glass.", "The segments include Optics, …", or a line and its bullets.
void AnswerFinder::findLists(const TokenizedText &text, QList<FoundAnswer> &found) const
{
    constexpr int near = 4;   // terms from the noun to what announces the items
    constexpr int fewest = 2; // commas
    constexpr double sure = 0.9;
    constexpr double bulleted = 0.85;
    const auto isNoun = [&](int at) {
        return std::any_of(m_asked.phrases.begin(), m_asked.phrases.end(), [&](const QStringList &phrase) {
            return phrase.size() == 1 ? isSame(phrase.first(), text.terms[at]) : endOfPhrase(text, at, phrase) > 0;
        });
    };
    for (int i = 0; i < text.sentences.size(); ++i) {
        const Sentence &sentence = text.sentences[i];
        const int first = text.firstTerms.value(i);
        const int last = text.firstTerms.value(i + 1);
        const QStringView view = QStringView(text.text).mid(sentence.from, sentence.to - sentence.from);
        int items = i + 1;
        while (items < text.sentences.size() && items - i <= mostItemsFound &&
               text.sentences[items].to - sentence.from <= longestList &&
               beginsWithBullet(QStringView(text.text).mid(text.sentences[items].from,
                                                           text.sentences[items].to - text.sentences[items].from)))
            ++items;
        for (int at = first; at < last; ++at) {
            if (!isNoun(at))
                continue;
            if (items - i > 2 && view.endsWith(u':') && speaksOfRest(text, first, last)) {
                found.append({sentence.from, itemEnd(text.text, text.sentences[items - 1]), bulleted});
                break;
            }
            double strength = 0;
            for (int next = at; next < std::min(last, at + near); ++next) {
                const int end = text.terms[next].to;
                const QStringView behind = QStringView(text.text).mid(end, std::min(sentence.to - end, 2));
                const bool announces = behind.startsWith(u':') || (next > at && isAny(text, next, "announcing"));
                const qsizetype commas = QStringView(text.text).mid(end, sentence.to - end).count(u',');
                if (announces && commas >= fewest)
                    strength = std::max(strength, sure - 0.04 * (next - at));
            }
            if (strength > 0 && view.size() <= longestFound * 2 && speaksOfRest(text, first, last)) {
                found.append({sentence.from, sentence.to, strength});
                break;
            }
        }
    }
}

void AnswerFinder::findDifferences(const TokenizedText &text, QList<FoundAnswer> &found) const
{
    constexpr double sure = 0.9;
    constexpr double both = 0.6;
    static const QSet<QString> &contrasts = lexicon().terms("contrasts");
    for (int i = 0; i < text.sentences.size(); ++i) {
        const auto begin = text.terms.begin() + text.firstTerms.value(i);
        const auto end = text.terms.begin() + text.firstTerms.value(i + 1);
        const bool all = std::all_of(m_asked.phrases.begin(), m_asked.phrases.end(), [&](const QStringList &keys) {
            return std::all_of(keys.begin(), keys.end(), [&](const QString &key) {
                for (int at = text.firstTerms.value(i); at < text.firstTerms.value(i + 1); ++at) {
                    if (isMeant(key, m_question.reading, text, at))
                        return true;
                }
                return false;
            });
        });
        const bool differs =
            std::any_of(begin, end, [](const ReadTerm &term) { return contrasts.contains(term.text); });
        if (all && text.sentences[i].to - text.sentences[i].from <= longestFound)
            found.append({text.sentences[i].from, text.sentences[i].to, differs ? sure : both});
    }
}

// "Revenues rose 19 % to $44.5 billion": a measure of business, how it went, and a figure.
void AnswerFinder::findResults(const TokenizedText &text, QList<FoundAnswer> &found) const
{
    constexpr double sure = 0.85;
    constexpr int fewest = 2; // figures
    static const QSet<QString> &changes = lexicon().terms("changes");
    for (int i = 0; i < text.sentences.size(); ++i) {
        const int first = text.firstTerms.value(i);
        const int last = text.firstTerms.value(i + 1);
        int figures = 0;
        bool changed = false;
        int measure = -1;
        for (int at = first; at < last; ++at) {
            figures += isFigure(text, at);
            changed = changed || changes.contains(text.terms[at].text);
            const bool is = std::any_of(m_asked.phrases.begin(), m_asked.phrases.end(),
                                        [&](const QStringList &phrase) { return endOfPhrase(text, at, phrase) > 0; });
            measure = measure < 0 && is ? at - first : measure;
        }
        const bool isProse = !isRow(text, i) && text.sentences[i].to - text.sentences[i].from <= longestFound;
        if (isProse && figures >= fewest && changed && measure >= 0)
            found.append({text.sentences[i].from, text.sentences[i].to, measure <= 4 ? sure : sure - 0.15});
    }
}

void AnswerFinder::findEvents(const TokenizedText &text, QList<FoundAnswer> &found) const
{
    constexpr double most = 0.9;
    for (int i = 0; i < text.sentences.size(); ++i) {
        const auto begin = text.terms.begin() + text.firstTerms.value(i);
        const auto end = text.terms.begin() + text.firstTerms.value(i + 1);
        const bool hasYear = std::any_of(begin, end, [&](const ReadTerm &term) {
            return isYear(term) && !m_question.reading.places.contains(term.key);
        });
        const bool hasMonth = std::any_of(begin, end, [](const ReadTerm &term) { return isMonth(term.key); });
        if (!hasYear && !hasMonth)
            continue;
        double met = 0;
        for (const QStringList &phrase : m_asked.phrases)
            met += std::any_of(begin, end, [&](const ReadTerm &term) { return isSame(phrase.first(), term); });
        bool hasDay = false;
        for (auto term = begin; term != end && term + 1 != end; ++term)
            hasDay = hasDay || (isMonth(term->key) && term[1].number && term[1].key.size() <= 2) ||
                     (term->number && term->key.size() <= 2 && isMonth(term[1].key));
        const double share = met / double(m_asked.phrases.size());
        const double exact = hasYear && hasDay ? most : hasYear && hasMonth ? most - 0.05 : most - 0.1;
        if (share >= 0.5)
            found.append({text.sentences[i].from, text.sentences[i].to, share * exact});
    }
}

// "What is Acme?", of a document that is about Acme.
bool AnswerFinder::isNameOver(const TokenizedText &around) const
{
    const QStringList &defined = m_asked.phrases.first();
    return std::all_of(m_question.terms.begin(), m_question.terms.end(), [&](const ClaimTerm &term) {
        return !defined.contains(term.key) || (term.name && around.places.contains(term.key));
    });
}

QList<FoundAnswer> AnswerFinder::find(const TokenizedText &text, const TokenizedText &around) const
{
    QList<FoundAnswer> all;
    switch (m_asked.kind) {
    case AskedForm::None:
        return {};
    case AskedForm::Office:
        findOffices(m_question, m_asked, text, all);
        break;
    case AskedForm::Count:
        findCounts(m_question, m_asked, text, all);
        break;
    case AskedForm::Age:
        if (m_asked.phrases.isEmpty())
            findAges(m_question, text, all);
        else
            findAgesOfOffices(m_question, m_asked, text, all);
        break;
    case AskedForm::Definition:
        findDefinitions(m_question, m_asked, text, all);
        if (isNameOver(around))
            findActivities(m_asked, text, around, all);
        break;
    case AskedForm::Activity:
        findActivities(m_asked, text, around, all);
        break;
    case AskedForm::Event:
        findEvents(text, all);
        break;
    case AskedForm::List:
        findLists(text, all);
        break;
    case AskedForm::Difference:
        findDifferences(text, all);
        break;
    case AskedForm::Results:
        findResults(text, all);
        break;
    }
    for (FoundAnswer &each : all) {
        int sentence = 0;
        while (sentence + 1 < text.sentences.size() && text.sentences[sentence].to <= each.from)
            ++sentence;
        each.strength *= 0.3 + 0.7 * contextIn(text, around, sentence);
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const FoundAnswer &a, const FoundAnswer &b) { return a.strength > b.strength; });
    QList<FoundAnswer> apart;
    for (const FoundAnswer &each : std::as_const(all)) {
        if (std::none_of(apart.begin(), apart.end(),
                         [&](const FoundAnswer &other) { return each.from < other.to && other.from < each.to; }))
            apart.append(each);
    }
    return apart;
}

double AnswerFinder::strongest(const TokenizedText &text, const TokenizedText &around) const
{
    const QList<FoundAnswer> all = find(text, around);
    return all.isEmpty() ? 0 : all.first().strength;
}

} // namespace core
