#include "core/reflection/reflection.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr double utilityWeights[] = {-1, -0.5, 0, 0.5, 1};
constexpr double leastMass = 0.01; // smallest probability of retrieve tokens for the first position to be used

constexpr ReflectionToken retrieveTokens[] = {ReflectionToken::NoRetrieval, ReflectionToken::Retrieval,
                                              ReflectionToken::GoOn};
constexpr ReflectionToken supportTokens[] = {ReflectionToken::FullySupported, ReflectionToken::PartiallySupported,
                                             ReflectionToken::NoSupport};
constexpr ReflectionToken utilityTokens[] = {ReflectionToken::Utility1, ReflectionToken::Utility2,
                                             ReflectionToken::Utility3, ReflectionToken::Utility4,
                                             ReflectionToken::Utility5};

// False for the values written when it is unknown: null, -9999.
bool isKnown(double logprob)
{
    return std::isfinite(logprob) && logprob > Reflection::absentToken;
}

// A token that was chosen cannot have had probability 0. If the server does not report it: what the others leave of
// one, or else certainty. -9999 would turn a token into its opposite.
double presumedLogprob(const Token &token)
{
    double others = 0;
    bool isTold = false;
    for (const auto &[text, logprob] : token.alternatives) {
        if (isKnown(logprob) && text.trimmed() == token.text.trimmed())
            return logprob;
        isTold = isTold || isKnown(logprob);
        others += isKnown(logprob) ? std::exp(logprob) : 0;
    }
    return isTold ? std::log(std::max(1 - others, std::exp(Reflection::absentToken))) : 0;
}

double logprobOf(const Token &token, ReflectionToken wanted)
{
    const QString name = text(wanted);
    if (token.text.trimmed() == name)
        return isKnown(token.logprob) ? token.logprob : presumedLogprob(token);
    for (const auto &[other, logprob] : token.alternatives) {
        if (other.trimmed() == name)
            return std::max(logprob, Reflection::absentToken);
    }
    return Reflection::absentToken;
}

template <class Group>
bool isOneOf(const Token &token, const Group &group)
{
    const std::optional<ReflectionToken> said = reflectionToken(token.text);
    return said && std::find(std::begin(group), std::end(group), *said) != std::end(group);
}

template <class Group>
int firstOf(const QList<Token> &tokens, const Group &group)
{
    for (int i = 0; i < tokens.size(); ++i) {
        if (isOneOf(tokens[i], group))
            return i;
    }
    return -1;
}

template <class Group>
int lastOf(const QList<Token> &tokens, const Group &group)
{
    for (int i = int(tokens.size()) - 1; i >= 0; --i) {
        if (isOneOf(tokens[i], group))
            return i;
    }
    return -1;
}

Reflection::Retrieve retrieveAt(const Token &token)
{
    return {logprobOf(token, ReflectionToken::Retrieval), logprobOf(token, ReflectionToken::NoRetrieval),
            logprobOf(token, ReflectionToken::GoOn)};
}

// At the first position, if retrieve tokens occur there; or else where the first one was chosen, possibly in
// mid-sentence; or else none.
std::optional<Reflection::Retrieve> retrieveOfDraft(const QList<Token> &tokens)
{
    const Reflection::Retrieve first = retrieveAt(tokens.first());
    if (std::exp(first.retrieval) + std::exp(first.noRetrieval) >= leastMass)
        return first;
    const int at = firstOf(tokens, retrieveTokens);
    return at < 0 ? std::nullopt : std::optional(retrieveAt(tokens[at]));
}

Verdict verdict(Verdict::Kind kind, const QString &label, bool passed, double probability, const QString &token)
{
    Verdict verdict;
    verdict.kind = kind;
    verdict.label = label;
    verdict.passed = passed;
    verdict.probability = probability;
    verdict.reason = QStringLiteral("the model says %1").arg(token);
    verdict.how = QStringLiteral("reflection token");
    return verdict;
}

Verdict retrieveVerdict(const Reflection::Retrieve &retrieve, double share)
{
    const bool yes = retrieve.retrieval > std::max(retrieve.noRetrieval, retrieve.goOn);
    const bool goesOn = !yes && retrieve.goOn > retrieve.noRetrieval;
    return verdict(Verdict::Retrieval, yes ? QStringLiteral("yes") : QStringLiteral("no"), yes, share,
                   text(yes      ? ReflectionToken::Retrieval
                        : goesOn ? ReflectionToken::GoOn
                                 : ReflectionToken::NoRetrieval));
}

Verdict supportVerdict(const Reflection::Supported &supported)
{
    static const QString labels[] = {QStringLiteral("fully"), QStringLiteral("partially"), QStringLiteral("no")};
    const double chances[] = {supported.fully, supported.partially, supported.no};
    const auto best = std::max_element(std::begin(chances), std::end(chances)) - std::begin(chances);
    const double mass = std::exp(chances[0]) + std::exp(chances[1]) + std::exp(chances[2]);
    return verdict(Verdict::Support, labels[best], best == 0, std::exp(chances[0]) / mass, text(supportTokens[best]));
}

Verdict utilityVerdict(const Reflection::Useful &useful)
{
    const auto best = std::max_element(useful.begin(), useful.end()) - useful.begin();
    double passing = 0;
    double mass = 0;
    for (std::size_t i = 0; i < useful.size(); ++i) {
        mass += std::exp(useful[i]);
        passing += i >= 2 ? std::exp(useful[i]) : 0;
    }
    return verdict(Verdict::Utility, QString::number(best + 1), best >= 2, passing / mass, text(utilityTokens[best]));
}

} // namespace

ReflectionWeights withoutPassage(const ReflectionWeights &weights)
{
    return {0, 0, weights.utility, weights.sequence};
}

double retrievalShare(const Reflection &reflection)
{
    if (!reflection.retrieve)
        return 0;
    const double yes = std::exp(reflection.retrieve->retrieval);
    const double no = std::exp(reflection.retrieve->noRetrieval);
    return reflection.retrieve->retrieval <= Reflection::absentToken ? 0 : yes / (yes + no);
}

double relevanceScore(const Reflection &reflection)
{
    const Reflection::Relevant relevant = reflection.relevant.value_or(Reflection::Relevant());
    const double yes = std::exp(relevant.relevant);
    return yes / (yes + std::exp(relevant.irrelevant));
}

double supportScore(const Reflection &reflection)
{
    if (!reflection.supported)
        return 0;
    const double fully = std::exp(reflection.supported->fully);
    const double partially = std::exp(reflection.supported->partially);
    return (fully + 0.5 * partially) / (fully + partially + std::exp(reflection.supported->no));
}

double utilityScore(const Reflection &reflection)
{
    if (!reflection.useful)
        return 0;
    double weighed = 0;
    double mass = 0;
    for (std::size_t i = 0; i < reflection.useful->size(); ++i) {
        const double chance = std::exp((*reflection.useful)[i]);
        weighed += utilityWeights[i] * chance;
        mass += chance;
    }
    return weighed / mass;
}

double sequenceScore(const Reflection &reflection)
{
    return reflection.meanLogprob ? std::exp(*reflection.meanLogprob) : 0;
}

double reflectionScore(const Reflection &reflection, const ReflectionWeights &weights)
{
    return weights.relevance * relevanceScore(reflection) + weights.support * supportScore(reflection) +
           weights.utility * utilityScore(reflection) + (weights.sequence ? sequenceScore(reflection) : 0);
}

double reflectionBound(const Reflection &reflection, const ReflectionWeights &weights)
{
    return weights.relevance * relevanceScore(reflection) + std::max(weights.support, 0.0) + std::abs(weights.utility) +
           (weights.sequence ? 1 : 0);
}

bool hasLogprobs(const Token &token)
{
    const auto known = [](const auto &other) { return isKnown(other.second); };
    return isKnown(token.logprob) || std::any_of(token.alternatives.begin(), token.alternatives.end(), known);
}

Reflection reflectionOf(const QList<Token> &tokens, RetrieveAt at, UtilityAt utility)
{
    Reflection reflection;
    if (tokens.isEmpty())
        return reflection;
    if (at == RetrieveAt::Start)
        reflection.retrieve = retrieveOfDraft(tokens);
    else if (isOneOf(tokens.last(), retrieveTokens))
        reflection.retrieve = retrieveAt(tokens.last());

    const Reflection::Relevant relevant{logprobOf(tokens.first(), ReflectionToken::Relevant),
                                        logprobOf(tokens.first(), ReflectionToken::Irrelevant)};
    if (std::max(relevant.relevant, relevant.irrelevant) > Reflection::absentToken)
        reflection.relevant = relevant;

    if (const int i = firstOf(tokens, supportTokens); i >= 0) {
        reflection.supported = {logprobOf(tokens[i], ReflectionToken::FullySupported),
                                logprobOf(tokens[i], ReflectionToken::PartiallySupported),
                                logprobOf(tokens[i], ReflectionToken::NoSupport)};
    }
    const int i = utility == UtilityAt::First ? firstOf(tokens, utilityTokens) : lastOf(tokens, utilityTokens);
    if (i >= 0) {
        reflection.useful.emplace();
        for (std::size_t grade = 0; grade < std::size(utilityTokens); ++grade)
            (*reflection.useful)[grade] = logprobOf(tokens[i], utilityTokens[grade]);
    }
    double sum = 0;
    int known = 0;
    for (const Token &token : tokens) {
        sum += isKnown(token.logprob) ? token.logprob : 0;
        known += isKnown(token.logprob);
        reflection.presumed = reflection.presumed || (reflectionToken(token.text) && !hasLogprobs(token));
    }
    if (known > 0)
        reflection.meanLogprob = sum / known;
    return reflection;
}

QList<Verdict> verdictsOf(const Reflection &reflection, const QString &judge, PassageId passage)
{
    QList<Verdict> verdicts;
    if (reflection.retrieve)
        verdicts.append(retrieveVerdict(*reflection.retrieve, retrievalShare(reflection)));
    if (reflection.relevant) {
        const bool yes = reflection.relevant->relevant > reflection.relevant->irrelevant;
        verdicts.append(verdict(Verdict::Relevance, yes ? QStringLiteral("yes") : QStringLiteral("no"), yes,
                                relevanceScore(reflection),
                                text(yes ? ReflectionToken::Relevant : ReflectionToken::Irrelevant)));
    }
    if (reflection.supported)
        verdicts.append(supportVerdict(*reflection.supported));
    if (reflection.useful)
        verdicts.append(utilityVerdict(*reflection.useful));
    for (Verdict &verdict : verdicts) {
        verdict.judge = judge;
        verdict.passage = verdict.kind == Verdict::Retrieval ? 0 : passage;
        if (reflection.presumed)
            verdict.how += QStringLiteral(", log-probabilities missing");
    }
    return verdicts;
}

} // namespace core
