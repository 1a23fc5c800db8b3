// The rows, one function each; their names stand above in the same order.
#include "core/extractive/claims/features.h"

#include "core/extractive/claims/opening.h"

#include <QHash>
#include <QSet>

#include <cmath>
#include <numeric>

namespace core {
namespace {

constexpr const char *relevance[] = {"coverage",        "window",
                                     "pairs",           "gap",
                                     "names missing",   "names elsewhere",
                                     "numbers missing", "numbers elsewhere",
                                     "unseen",          "kind",
                                     "opposites",       "negation",
                                     "vector",          "full window",
                                     "not denied",      "other number",
                                     "other name",      "length"};
constexpr const char *support[] = {
    "coverage",   "window",        "pairs",           "order",           "gap",
    "run",        "names missing", "names elsewhere", "numbers missing", "numbers elsewhere",
    "units",      "negation",      "opposites",       "verbatim",        "complete",
    "asked",      "brief asked",   "brief",           "other number",    "other name",
    "other word", "exchanged",     "denied",          "overstated",      "opposed",
    "clause",     "clauses",       "length",          "all but one"};
constexpr const char *utility[] = {"coverage",     "gap",       "names missing",   "numbers missing", "kind",
                                   "new words",    "brief",     "evades",          "pairs",           "kind of brief",
                                   "opposites",    "negation",  "names elsewhere", "window",          "not denied",
                                   "other number", "other name"};
constexpr const char *quotation[] = {"coverage", "around",  "pairs",       "kind",    "opposites", "position", "rank",
                                     "brief",    "leans",   "covers most", "dangles", "announces", "list",     "cut",
                                     "heading",  "subject", "passage",     "vector",  "row",       "label"};

double brief(const Claim &claim)
{
    return 1 / (1 + 0.5 * double(claim.terms.size()));
}

// Of a long question more may be said in other words.
double length(const Claim &question)
{
    constexpr qsizetype shortOne = 4; // telling words; none is too short to be asked
    constexpr qsizetype longOne = 10;
    return double(std::clamp(question.terms.size(), shortOne, longOne)) / longOne;
}

double kindIn(const Claim &question, const TokenizedText &text, int firstSentence, int lastSentence)
{
    return kindFound(question.analysis, text, text.firstTerms.value(firstSentence),
                     text.firstTerms.value(lastSentence, int(text.terms.size())));
}

// What an answer says that the question did not.
double newWords(const Claim &question, const TokenizedText &answer)
{
    QSet<QString> words;
    for (const ReadTerm &term : answer.terms) {
        if (!term.stop && !question.reading.places.contains(term.key))
            words.insert(term.key);
    }
    return std::min<double>(double(words.size()), 6) / 6;
}

// "The documents do not say", "I cannot answer".
bool evades(const TokenizedText &answer)
{
    static const QSet<QString> saying = [] {
        QSet<QString> stems;
        for (const Term &term : terms(u"know answer mention mentioned information determine specified provided "
                                      u"contain available find found unclear context documents sorry unable"))
            stems.insert(term.text);
        return stems;
    }();
    int near = -1;
    for (qsizetype i = 0; i < answer.terms.size(); ++i) {
        const ReadTerm &term = answer.terms[i];
        if (term.denies || term.text == u"unabl" || term.text == u"sorri")
            near = int(i);
        else if (near >= 0 && i - near <= 3 && saying.contains(term.text))
            return answer.terms.size() < 40;
    }
    return false;
}

// How far one place of the source says the same: 1 where it has all telling words of the claim but one, 0 where it
// lacks three. Only then does what differs between the two say something else; a paraphrase differs in much.
double closeness(const Comparison &comparison)
{
    return std::clamp((3.0 - comparison.missing) / 2, 0.0, 1.0);
}

// A word that says "not" without saying it: "refused", "is exempt from", "instead of".
bool deniesInOtherWords(const TokenizedText &text, int firstSentence, int lastSentence)
{
    static const QSet<QString> denying = [] {
        QSet<QString> stems;
        for (const Term &term : terms(u"fail fails failed failure lack lacks lacked refuse refused unable except "
                                      u"exempt prevent prevented exclude excluded excluding instead rather unlike "
                                      u"avoid deny denied prohibited forbidden impossible neglected absence absent"))
            stems.insert(term.text);
        return stems;
    }();
    return std::any_of(text.terms.begin() + text.firstTerms.value(firstSentence),
                       text.terms.begin() + text.firstTerms.value(lastSentence, int(text.terms.size())),
                       [](const ReadTerm &term) { return denying.contains(term.text); });
}

bool deniesAtAll(const TokenizedText &text)
{
    return std::any_of(text.terms.begin(), text.terms.end(), [](const ReadTerm &term) { return term.denies; }) ||
           deniesInOtherWords(text, 0, int(text.sentences.size()));
}

// Whether an answer may say the opposite of what the question says.
bool mayBeNo(const Claim &question)
{
    return question.analysis.kind == AnswerKind::YesNo;
}

// Of the words of a table's row, how many the question has.
double labelShare(const Claim &question, const TokenizedText &source, int first, int last)
{
    int all = 0;
    int asked = 0;
    for (int i = first; i < last; ++i) {
        const ReadTerm &term = source.terms[i];
        if (term.stop || term.number)
            continue;
        ++all;
        asked += question.reading.places.contains(term.key);
    }
    return all > 0 ? double(asked) / all : 0;
}

// What a sentence is about mostly stands at its beginning: the heaviest word of the question there, as a share of its
// heaviest.
double subject(const Claim &question, const TokenizedText &source, int first, int last)
{
    constexpr int beginning = 4; // telling words
    double heaviest = 0;
    double found = 0;
    QSet<QString> keys;
    for (int i = first; i < last && keys.size() < beginning; ++i) {
        if (!source.terms[i].stop)
            keys.insert(source.terms[i].key);
    }
    for (const ClaimTerm &term : question.terms) {
        heaviest = std::max(heaviest, term.outOfVocabulary ? 0 : term.weight);
        if (keys.contains(term.key))
            found = std::max(found, term.weight);
    }
    return heaviest > 0 ? std::min(found / heaviest, 1.0) : 0;
}

Opening openingAt(const TokenizedText &source, int sentence)
{
    const Sentence at = source.sentences.value(sentence);
    return openingOf(QStringView(source.text).mid(at.from, at.to - at.from));
}

// A word counts once, in however many sentences of the stretch it stands.
QHash<int, double> coveredBy(const Comparison &comparison, const QuotedStretch &stretch)
{
    QHash<int, double> shares;
    for (int i = stretch.first; i < stretch.last && i < comparison.matches.size(); ++i) {
        for (const TermMatch &met : comparison.matches[i])
            shares[met.term] = std::max(shares.value(met.term), met.share);
    }
    return shares;
}

// What a sentence beside the stretch covers of the question and the stretch does not.
double addedBy(const Comparison &comparison, int sentence, const QHash<int, double> &own)
{
    double added = 0;
    for (const TermMatch &met : comparison.matches.value(sentence))
        added += own.contains(met.term) ? 0 : met.share;
    return added;
}

} // namespace

std::span<const char *const> relevanceNames()
{
    return relevance;
}

std::span<const char *const> supportNames()
{
    return support;
}

std::span<const char *const> utilityNames()
{
    return utility;
}

std::span<const char *const> quotationNames()
{
    return quotation;
}

Row relevanceRow(const Claim &question, const Passage &passage, const TokenizedText &source, const Comparison &c)
{
    return {c.coverage,
            c.window,
            c.pairs,
            c.heaviestMissing,
            c.namesMissing,
            c.namesElsewhere,
            c.numbersMissing,
            c.numbersElsewhere,
            c.outOfVocabulary,
            kindIn(question, source, c.first, c.last),
            mayBeNo(question) ? 0 : c.opposites,
            mayBeNo(question) ? 0 : c.negation,
            passage.scores.vector,
            c.window > 0.85 ? 1.0 : 0.0,
            question.denies && c.negation > 0 && !deniesInOtherWords(source, c.first, c.last) ? 1.0 : 0.0,
            replaced(c.alignment, Replaced::Number),
            replaced(c.alignment, Replaced::Name),
            length(question) * std::min(1.0, 3 * c.coverage)};
}

Row supportRow(const Claim &claim, const TokenizedText &source, const Comparison &c, const Claim &asked,
               const Comparison &askedInSource)
{
    constexpr int mostClauses = 6;
    constexpr int onePassage = 200; // terms; in more of them words meet by chance
    const double close = closeness(c);
    const double about = asked.terms.isEmpty() ? 0.5 : askedInSource.coverage;
    return {c.coverage,
            c.window,
            c.pairs,
            c.order,
            c.heaviestMissing,
            c.longestMissingRun,
            c.namesMissing,
            c.namesElsewhere,
            c.numbersMissing,
            c.numbersElsewhere,
            close * c.units,
            c.negation,
            close * c.opposites,
            c.verbatim ? 1.0 : 0.0,
            c.coverage > 0.95 ? 1.0 : 0.0,
            about,
            about * brief(claim),
            brief(claim),
            close * replaced(c.alignment, Replaced::Number),
            close * replaced(c.alignment, Replaced::Name),
            replaced(c.alignment, Replaced::Word),
            c.alignment.exchanged ? close : 0,
            c.alignment.denied ? close : 0,
            c.alignment.overstated ? close : 0,
            c.alignment.opposed ? close : 0,
            c.clause,
            double(std::min<qsizetype>(c.clauses.size(), mostClauses)),
            std::log(double(std::max<qsizetype>(source.terms.size(), onePassage)) / onePassage),
            c.namesMissing > 0 || c.numbersMissing > 0 ? close : 0};
}

Row utilityRow(const Claim &question, const TokenizedText &answer, const Comparison &c)
{
    const double kind = kindIn(question, answer, 0, int(answer.sentences.size()));
    const double isBrief = answer.terms.size() <= 8 ? 1 : 0;
    // Words scattered over sentences that have nothing to do with each other answer less than words that stand
    // together.
    return {(c.coverage + c.window) / 2,
            c.heaviestMissing,
            c.namesMissing,
            c.numbersMissing,
            kind,
            newWords(question, answer),
            isBrief,
            evades(answer) ? 1.0 : 0.0,
            c.pairs,
            isBrief * kind,
            mayBeNo(question) ? 0 : c.opposites,
            mayBeNo(question) ? 0 : c.negation,
            c.namesElsewhere,
            c.window,
            question.denies && !deniesAtAll(answer) ? 1.0 : 0.0,
            replaced(c.alignment, Replaced::Number),
            replaced(c.alignment, Replaced::Name)};
}

Row quotationRow(const Claim &question, const Passage &passage, const TokenizedText &source, const Comparison &c,
                 const QuotedStretch &stretch)
{
    const QHash<int, double> covered = coveredBy(c, stretch);
    const double own = std::accumulate(covered.begin(), covered.end(), 0.0);
    const Opening opening = openingAt(source, stretch.first);
    const double before = addedBy(c, stretch.first - 1, covered);
    const double around = std::max(before, 0.5 * addedBy(c, stretch.last, covered));
    const int first = source.firstTerms.value(stretch.first);
    const int last = source.firstTerms.value(stretch.last, int(source.terms.size()));
    const bool figures = question.analysis.kind == AnswerKind::Number || question.analysis.kind == AnswerKind::Date ||
                         question.analysis.kind == AnswerKind::Any;
    return {own,
            around,
            c.pairsIn.value(stretch.first),
            kindFound(question.analysis, source, first, last),
            c.opposites,
            1 / (1.0 + stretch.first),
            1 / (1.0 + stretch.rank),
            last - first < 6 ? 1.0 : 0.0,
            opening == Opening::Refers ? before : 0,
            own > 0.8 ? 1.0 : 0.0,
            opening == Opening::Refers     ? 1.0
            : opening == Opening::Connects ? 0.4
                                           : 0.0,
            stretch.announces ? 1.0 : 0.0,
            stretch.last - stretch.first > 1 && question.analysis.wantsMuch ? 1.0 : 0.0,
            stretch.cut ? 1.0 : 0.0,
            stretch.heading,
            subject(question, source, first, last),
            c.coverage,
            passage.scores.vector,
            isRow(source, stretch.first) && !figures ? 1.0 : 0.0,
            isRow(source, stretch.first) && figures ? labelShare(question, source, first, last) : 0.0};
}

} // namespace core
