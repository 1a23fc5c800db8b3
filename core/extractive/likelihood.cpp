// The row of a quotation, and what of it is said.
#include "core/extractive/likelihood.h"

#include "core/extractive/answergate.h"
#include "core/extractive/forms/answerfinder.h"
#include "core/extractive/identifiers.h"
#include "core/extractive/passages/readover.h"
#include "core/language/lexicon.h"
#include "core/language/synonyms.h"

#include <nlohmann/json.hpp>

#include <QFile>

#include <algorithm>
#include <cmath>
#include <functional>

namespace core {
namespace {

// In the order of Evidence::row().
constexpr SignedFeature features[] = {
    {"relevance", 1},     {"best relevance", 1},   {"margin", 1},           {"score", 1},
    {"vector", 1},        {"coverage", 1},         {"window", 1},           {"pairs", 1},
    {"kind", 1},          {"quoted coverage", 1},  {"quoted pairs", 1},     {"quoted kind", 1},
    {"quotation", 1},     {"subject leads", 1},    {"kindred", 1},          {"gap", -1},
    {"quoted gap", -1},   {"names missing", -1},   {"names elsewhere", -1}, {"numbers missing", -1},
    {"year missing", -1}, {"unseen", -1},          {"words missing", -1},   {"prefix", -1},
    {"negation", -1},     {"question denies", -1}, {"opposites", -1},       {"order", -1},
    {"exchanged", -1},    {"other word", -1},      {"other name", -1},      {"other number", -1},
    {"arithmetic", -1},   {"format", -1},          {"dangles", -1},         {"objection", -1},
    {"full window", 1},   {"rivals", -1},          {"length", 1},           {"clause", 1}};

double logit(double probability)
{
    constexpr double least = 1e-4; // beyond it chance counts no further
    const double p = std::clamp(probability, least, 1 - least);
    return std::log(p / (1 - p));
}

// Words that ask for more than what stands there: "average", "growth", "in total".
double arithmeticAsked(const Claim &question)
{
    static const QSet<QString> &words = lexicon().terms("more-than-quoted");
    const auto count = std::count_if(question.reading.terms.begin(), question.reading.terms.end(),
                                     [&](const ReadTerm &term) { return words.contains(term.text); });
    return double(std::min<qsizetype>(count, 3)) / 3;
}

// Of the words of a question, the share that says how to answer.
double formatAsked(const Claim &question)
{
    const QList<TermRole> &roles = question.analysis.roles;
    const auto count =
        std::count_if(roles.begin(), roles.end(), [](TermRole each) { return each != TermRole::Content; });
    return roles.isEmpty() ? 0 : double(count) / double(roles.size());
}

// "unlawful" where "lawful" is asked for, or the other way round, and the word itself stands nowhere.
double prefixed(const Claim &question, const TokenizedText &quoted)
{
    static const QStringList prefixes{QStringLiteral("un"),  QStringLiteral("non"), QStringLiteral("non-"),
                                      QStringLiteral("in"),  QStringLiteral("im"),  QStringLiteral("ir"),
                                      QStringLiteral("dis"), QStringLiteral("mis"), QStringLiteral("nicht")};
    constexpr qsizetype shortest = 4;
    for (const ClaimTerm &term : question.terms) {
        if (term.number || term.key.size() < shortest || quoted.places.contains(term.key))
            continue;
        for (const QString &prefix : prefixes) {
            const bool shorter = term.key.startsWith(prefix) && term.key.size() - prefix.size() >= shortest;
            if (quoted.places.contains(prefix + term.key) ||
                (shorter && quoted.places.contains(term.key.mid(prefix.size()))))
                return 1;
        }
    }
    return 0;
}

// Of the question's weight what the quotation says in a kindred word.
double kindredShare(const Claim &question, const TokenizedText &quoted)
{
    double share = 0;
    for (const ClaimTerm &term : question.terms) {
        const int family = term.name || term.number ? 0 : synonymGroup(term.key);
        if (family == 0 || quoted.places.contains(term.key))
            continue;
        if (std::any_of(quoted.terms.begin(), quoted.terms.end(),
                        [&](const ReadTerm &other) { return synonymGroup(other.text) == family; }))
            share += term.weight;
    }
    return question.weight > 0 ? share / question.weight : 0;
}

double yearMissing(const Claim &question, const TokenizedText &source, const TokenizedText &around)
{
    return std::any_of(question.terms.begin(), question.terms.end(),
                       [&](const ClaimTerm &term) {
                           return isYear(term.key) && !source.places.contains(term.key) &&
                                  !around.places.contains(term.key);
                       })
               ? 1
               : 0;
}

QString quotedText(const Answer &answer)
{
    QStringList quotes;
    for (const Citation &citation : answer.citations)
        quotes.append(citation.quote);
    return quotes.join(QStringLiteral("\n\n"));
}

double valueOf(const Row &row, std::span<const char *const> names, std::string_view name)
{
    const auto at = std::find(names.begin(), names.end(), name);
    return at == names.end() ? 0 : row[at - names.begin()];
}

QString objectionOf(const Claim &question, const Answer &answer, const QList<Passage> &sources)
{
    const QString objection = objectionTo(question);
    return objection.isEmpty() ? objectionTo(question, answer, citedBy(answer, sources)) : objection;
}

// "Who are the executive officers of X?": no one name answers it, however many passages have it.
bool asksForSeveralOfficers(const Claim &question)
{
    static const QSet<QString> &several = lexicon().words("offices-of-several");
    const TokenizedText &text = question.reading;
    return std::any_of(text.terms.begin(), text.terms.end(), [&](const ReadTerm &term) {
        return several.contains(text.text.mid(term.from, term.to - term.from).toLower());
    });
}

// In how many of the passages the person whom the answer names stands beside the office that is asked for. 0 where
// several passages name somebody else, and where a year is asked for: passages do not say when.
int passagesNaming(const Claim &question, const Answer &answer, const QList<Passage> &found)
{
    const AnswerFinder finder(question);
    const bool hasNumber =
        std::any_of(question.terms.begin(), question.terms.end(), [](const ClaimTerm &term) { return term.number; });
    if (!finder.looksForOffice() || hasNumber)
        return 0;
    QHash<QString, int> passages;
    QString named;
    for (const Passage &passage : found) {
        const QList<FoundAnswer> all = finder.find(readText(passage.text), readOver(passage, question.reading));
        if (all.isEmpty() || all.first().strength < AnswerFinder::strong)
            continue;
        ++passages[all.first().who];
        const Citation first = answer.citations.value(0);
        if (first.passage == passage.id && first.from < all.first().to && all.first().from < first.to)
            named = all.first().who;
    }
    const int same = passages.value(named);
    const bool isDoubted = std::any_of(passages.keyBegin(), passages.keyEnd(),
                                       [&](const QString &who) { return who != named && passages.value(who) > 1; });
    return named.isEmpty() || isDoubted ? 0 : same;
}

// A question, what was quoted for it and the passage it stands in, compared once.
class Evidence
{
public:
    Evidence(const QString &question, const Answer &answer, const QList<Passage> &sources, const QList<Passage> &found,
             const Idf &idf, const BuiltinWeights &judging)
        : m_question(questionOf(question, idf)),
          m_quoted(readText(quotedText(answer))),
          m_judging(judging)
    {
        for (const Citation &citation : answer.citations) {
            const auto passage = std::find_if(sources.begin(), sources.end(),
                                              [&](const Passage &each) { return each.id == citation.passage; });
            if (passage == sources.end() || m_cited.contains(passage->id))
                continue;
            const Judged judged = judge(*passage);
            if (m_cited.isEmpty() || judged.relevance > m_best.relevance) {
                m_best = judged;
                m_passage = *passage;
                m_citation = citation;
            }
            m_cited.insert(passage->id);
        }
        m_inQuotation = compare(m_question, m_quoted);
        m_objection = objectionOf(m_question, answer, sources);
        compareWithOthers(found);
    }

    bool isEmpty() const { return m_cited.isEmpty(); }
    const Claim &question() const { return m_question; }
    const Comparison &inPassage() const { return m_best.comparison; }
    const Comparison &inQuotation() const { return m_inQuotation; }
    TokenizedText overPassage() const { return readOver(m_passage, m_question.reading); }
    const QString &objection() const { return m_objection; } // of the gate; empty: none

    Row row() const
    {
        constexpr double whole = 0.95; // of a question, where all that tells of it stands in one place
        constexpr int mostRivals = 4;
        constexpr int mostMissing = 5;
        constexpr qsizetype longQuestion = 7; // telling words; a shorter one is met by chance more often
        const Comparison &c = m_best.comparison;
        const Row stretch = stretchRow();
        const auto inStretch = [&](const char *name) { return valueOf(stretch, quotationNames(), name); };
        return {logit(m_best.relevance),
                logit(std::max(m_best.relevance, m_bestOther)),
                logit(m_best.relevance) - logit(m_bestOther),
                m_score,
                m_passage.scores.vector,
                c.coverage,
                c.window,
                c.pairs,
                valueOf(m_best.row, relevanceNames(), "kind"),
                m_inQuotation.coverage,
                m_inQuotation.pairs,
                kindFound(m_question.analysis, m_quoted, 0, int(m_quoted.terms.size())),
                logit(m_judging.quotation.probability(stretch)),
                inStretch("subject"),
                kindredShare(m_question, m_quoted),
                c.heaviestMissing,
                m_inQuotation.heaviestMissing,
                c.namesMissing,
                c.namesElsewhere,
                c.numbersMissing,
                yearMissing(m_question, m_best.source, m_best.around),
                c.outOfVocabulary,
                double(std::min(c.missing, mostMissing)) / mostMissing,
                prefixed(m_question, m_quoted),
                valueOf(m_best.row, relevanceNames(), "negation"),
                m_question.denies ? 1.0 : 0.0,
                valueOf(m_best.row, relevanceNames(), "opposites"),
                1 - c.order,
                c.alignment.exchanged ? 1.0 : 0.0,
                replaced(c.alignment, Replaced::Word),
                replaced(c.alignment, Replaced::Name),
                replaced(c.alignment, Replaced::Number),
                arithmeticAsked(m_question),
                formatAsked(m_question),
                inStretch("dangles"),
                m_objection.isEmpty() ? 0.0 : 1.0,
                c.window > whole ? 1.0 : 0.0,
                double(std::min(m_rivals, mostRivals)) / mostRivals,
                double(std::min(m_question.terms.size(), longQuestion)) / double(longQuestion),
                c.clause};
    }

private:
    struct Judged
    {
        double relevance = 0;
        Row row;
        TokenizedText source;
        TokenizedText around;
        Comparison comparison;
    };

    Judged judge(const Passage &passage) const
    {
        Judged judged;
        judged.source = readText(passage.text);
        judged.around = readOver(passage, m_question.reading);
        judged.comparison = compare(m_question, judged.source, judged.around);
        judged.row = relevanceRow(m_question, passage, judged.source, judged.comparison);
        judged.relevance = m_judging.relevance.probability(judged.row);
        return judged;
    }

    // The best of those that are not cited, and how far above it the cited one was found.
    void compareWithOthers(const QList<Passage> &found)
    {
        double other = 0;
        for (const Passage &passage : found) {
            if (m_cited.contains(passage.id))
                continue;
            const double relevance = judge(passage).relevance;
            m_rivals += m_judging.relevance.step(relevance) > 0;
            m_bestOther = std::max(m_bestOther, relevance);
            other = std::max(other, passage.score);
        }
        m_score = m_passage.score > 0 ? (m_passage.score - other) / m_passage.score : 0;
        m_score = std::clamp(m_score, -1.0, 1.0);
    }

    Row stretchRow() const
    {
        const QList<Sentence> &all = m_best.source.sentences;
        QuotedStretch stretch;
        while (stretch.first + 1 < all.size() && all[stretch.first].to <= m_citation.from)
            ++stretch.first;
        stretch.last = stretch.first + 1;
        while (stretch.last < all.size() && all[stretch.last].from < m_citation.to)
            ++stretch.last;
        return quotationRow(m_question, m_passage, m_best.source, m_best.comparison, stretch);
    }

    Claim m_question;
    TokenizedText m_quoted;
    const BuiltinWeights &m_judging;
    QSet<PassageId> m_cited;
    Judged m_best; // of the passages cited
    Passage m_passage;
    Citation m_citation; // of that passage, the first
    Comparison m_inQuotation;
    QString m_objection;
    double m_bestOther = 0;
    int m_rivals = 0; // not cited, and relevant too
    double m_score = 0;
};

// The heaviest word of the question that a text lacks, as the question writes it.
QString heaviestMissing(const Claim &question, const Comparison &comparison, bool numbers,
                        const TokenizedText &over = {})
{
    const ClaimTerm *heaviest = nullptr;
    for (qsizetype i = 0; i < question.terms.size(); ++i) {
        const ClaimTerm &term = question.terms[i];
        const bool isOver = term.name && over.places.contains(term.key); // all of it is about whom that names
        if (comparison.found.value(i) || term.asks || term.number != numbers || isOver)
            continue;
        if (!heaviest || term.weight > heaviest->weight)
            heaviest = &term;
    }
    return heaviest ? heaviest->shown : QString();
}

QString keyTermsFound(const Claim &question, const Comparison &comparison)
{
    int all = 0;
    int found = 0;
    for (qsizetype i = 0; i < question.terms.size(); ++i) {
        if (question.terms[i].asks)
            continue;
        ++all;
        found += comparison.found.value(i);
    }
    if (all == 0)
        return {};
    if (all == 1)
        return found == all ? QStringLiteral("The key term is found") : QStringLiteral("The key term is not found");
    return found == all ? QStringLiteral("All %1 key terms found").arg(all)
                        : QStringLiteral("%1 of %2 key terms found").arg(found).arg(all);
}

QString kindHeld(const Evidence &evidence, bool held)
{
    const QString kind = nameOf(evidence.question().analysis.kind);
    if (kind.isEmpty())
        return {};
    return held ? QStringLiteral("Contains %1, as asked").arg(kind)
                : QStringLiteral("The question asks for %1; it is not clear that the quotation has it").arg(kind);
}

QString missingWord(const Evidence &evidence, bool numbers)
{
    const QString inPassage = heaviestMissing(evidence.question(), evidence.inPassage(), numbers);
    if (!inPassage.isEmpty())
        return QStringLiteral("\u201c%1\u201d isn't in the passage").arg(inPassage);
    const QString inQuotation =
        heaviestMissing(evidence.question(), evidence.inQuotation(), numbers, evidence.overPassage());
    return inQuotation.isEmpty() ? QString() : QStringLiteral("\u201c%1\u201d isn't in the quotation").arg(inQuotation);
}

using Says = std::function<QString(const Evidence &evidence)>;

Says always(const char *words)
{
    return [text = QString::fromUtf8(words)](const Evidence &) { return text; };
}

// For a doubt: nothing where all are found.
QString termsLacking(const Evidence &evidence)
{
    return heaviestMissing(evidence.question(), evidence.inPassage(), false).isEmpty()
               ? QString()
               : keyTermsFound(evidence.question(), evidence.inPassage());
}

// What a feature says of a quotation that is likely, or unsure. Empty: nothing that a reader could see.
Says remarkOf(std::string_view feature, bool likely)
{
    static const Says apart = always("Words that belong together are far apart");
    static const Says rivals = always("Other passages fit about as well");
    static const Says denied = always("Question and quotation may differ in a \u201cnot\u201d");
    static const Says opposed = always("A word is contradicted by its opposite");
    static const Says reordered = always("The words are in another order");
    static const Says replaced = always("Another word replaces one of the question");
    static const Says word = [](const Evidence &evidence) { return missingWord(evidence, false); };
    static const Says number = [](const Evidence &evidence) { return missingWord(evidence, true); };
    static const Says together = always("Words that belong together are together");
    static const Says outstanding = always("The passage stands out among those found");
    static const QHash<std::string_view, Says> forIt{
        {"pairs", together},
        {"quoted pairs", together},
        {"clause", together},
        {"quotation", always("The quotation has the key terms of the question")},
        {"full window", always("One place has all key terms")},
        {"kind", [](const Evidence &evidence) { return kindHeld(evidence, true); }},
        {"quoted kind", [](const Evidence &evidence) { return kindHeld(evidence, true); }},
        {"margin", outstanding},
        {"score", outstanding},
        {"rivals", outstanding},
        {"subject leads", always("It begins with what the question is about")}};
    static const QHash<std::string_view, Says> againstIt{
        {"relevance", termsLacking},
        {"coverage", termsLacking},
        {"window", termsLacking},
        {"words missing", termsLacking},
        {"full window", always("The key terms are not in one place")},
        {"quotation", always("The quotation has few key terms of the question")},
        {"gap", word},
        {"quoted gap", word},
        {"unseen", word},
        {"names missing", word},
        {"numbers missing", number},
        {"year missing", number},
        {"kind", [](const Evidence &evidence) { return kindHeld(evidence, false); }},
        {"quoted kind", [](const Evidence &evidence) { return kindHeld(evidence, false); }},
        {"margin", rivals},
        {"score", rivals},
        {"rivals", rivals},
        {"pairs", apart},
        {"quoted pairs", apart},
        {"clause", apart},
        {"names elsewhere", always("A name is in another sentence")},
        {"negation", denied},
        {"question denies", denied},
        {"opposites", opposed},
        {"prefix", opposed},
        {"order", reordered},
        {"exchanged", reordered},
        {"other word", replaced},
        {"other name", replaced},
        {"other number", replaced},
        {"arithmetic", always("The question may ask for a calculation")},
        {"dangles", always("The quotation refers to what comes before it")}};
    return (likely ? forIt : againstIt).value(feature, always(""));
}

QStringList reasonsFor(const Evidence &evidence, const Row &row, const Weights &weights, bool likely)
{
    constexpr qsizetype most = 3;
    QList<std::pair<double, int>> pulls;
    for (int i = 0; i < int(std::size(features)); ++i) {
        const double pull = weights.pull(row, i) * (likely ? 1 : -1);
        if (pull > 0)
            pulls.append({pull, i});
    }
    std::stable_sort(pulls.begin(), pulls.end(), [](const auto &a, const auto &b) { return a.first > b.first; });
    QStringList said;
    if (likely) // what a reader can see best
        said.append(keyTermsFound(evidence.question(), evidence.inPassage()));
    for (const auto &[pull, feature] : pulls) {
        const QString words = remarkOf(features[feature].name, likely)(evidence);
        if (said.size() < most && !words.isEmpty() && !said.contains(words))
            said.append(words);
    }
    said.removeAll(QString());
    if (said.isEmpty())
        said.append(QStringLiteral("Words alone do not tell whether this answers the question"));
    return said;
}

} // namespace

std::span<const SignedFeature> likelihoodFeatures()
{
    return features;
}

Result<Weights> likelihoodWeightsFrom(const QByteArray &json)
{
    try {
        const nlohmann::json all = nlohmann::json::parse(json.begin(), json.end());
        Weights weights;
        weights.bias = all.at("bias").get<double>();
        weights.steps = {all.at("likely").get<double>()};
        for (const SignedFeature &feature : features) {
            const nlohmann::json &entry = all.at("features").at(feature.name);
            weights.each.append(entry.at("weight").get<double>());
            weights.typical.append(entry.at("typical").get<double>());
        }
        if (all.at("features").size() != std::size(features))
            throw std::runtime_error("it does not fit this program");
        return weights;
    } catch (const std::exception &wrong) {
        return Error::defect(QStringLiteral("likelihood.json: ") + QString::fromUtf8(wrong.what()));
    }
}

const Result<Weights> &likelihoodWeights()
{
    static const Result<Weights> weights = [] {
        QFile file(QStringLiteral(":/likelihood.json"));
        return file.open(QIODevice::ReadOnly)
                   ? likelihoodWeightsFrom(file.readAll())
                   : Result<Weights>(Error::defect(QStringLiteral("likelihood.json is not in the program")));
    }();
    return weights;
}

LikelihoodModel::LikelihoodModel(Idf idf, const BuiltinWeights &judging, const Weights &weights)
    : m_idf(std::move(idf)),
      m_judging(judging),
      m_weights(weights)
{
}

Row LikelihoodModel::row(const QString &question, const Answer &answer, const QList<Passage> &sources,
                         const QList<Passage> &found) const
{
    const Evidence evidence(question, answer, sources, found, m_idf, m_judging);
    return evidence.isEmpty() ? Row() : evidence.row();
}

Likelihood LikelihoodModel::of(const QString &question, const Answer &answer, const QList<Passage> &sources,
                               const QList<Passage> &found) const
{
    const Evidence evidence(question, answer, sources, found, m_idf, m_judging);
    if (evidence.isEmpty())
        return {};
    const Row row = evidence.row();
    Likelihood likelihood;
    likelihood.chance = m_weights.probability(row);
    constexpr int enough = 3; // passages that name the same person
    const int same =
        asksForSeveralOfficers(evidence.question()) ? 0 : passagesNaming(evidence.question(), answer, found);
    if (same >= enough) {
        likelihood.chance = std::max(likelihood.chance, m_weights.steps.first());
        likelihood.level = Likelihood::Probable;
        likelihood.reasons = {QStringLiteral("%1 passages name the same person beside what is asked for").arg(same)};
        return likelihood;
    }
    QString objection = evidence.objection();
    if (const QString missing = identifierMissing(evidence.question(), citedBy(answer, sources));
        objection.isEmpty() && !missing.isEmpty())
        objection = QStringLiteral("The question names %1, and what is quoted does not").arg(missing);
    const bool likely = objection.isEmpty() && m_weights.step(likelihood.chance) > 0;
    likelihood.level = likely ? Likelihood::Probable : Likelihood::Related;
    likelihood.reasons = objection.isEmpty() ? reasonsFor(evidence, row, m_weights, likely) : QStringList{objection};
    return likelihood;
}

} // namespace core
