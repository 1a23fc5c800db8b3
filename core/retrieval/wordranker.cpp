#include "core/retrieval/wordranker.h"

#include "core/retrieval/documentnames.h"
#include "core/retrieval/secondround.h"
#include "core/language/expansions.h"
#include "core/language/terms.h"
#include "core/search/spacefeatures.h"
#include "core/search/termhash.h"

#include <algorithm>

namespace core {

class WordRanker::Private
{
public:
    explicit Private(const QString &text) : question(analyseQuestion(text)), naming(text)
    {
        QStringList all;
        for (const ReadTerm &term : question.reading.terms)
            all.append(term.text);
        others = expansionTerms(all);
    }

    const QuestionAnalysis question;
    const Naming naming;
    QStringList others; // terms from other wordings
    QuestionTerms terms;
};

WordRanker::WordRanker(const QString &question) : d(std::make_unique<Private>(question)) {}
WordRanker::~WordRanker() = default;

std::vector<quint64> WordRanker::candidates() const
{
    std::vector<quint64> hashes;
    const QStringList texts = queryTerms(d->question.reading.text) + d->others;
    for (const QString &text : texts)
        hashes.push_back(termHash(text));
    std::sort(hashes.begin(), hashes.end());
    hashes.erase(std::unique(hashes.begin(), hashes.end()), hashes.end());
    return hashes;
}

std::vector<WeighedTerm> WordRanker::weigh(const TermCounts &counts)
{
    d->terms = readQuestion(d->question, false, counts, nullptr, {}, {});
    std::vector<WeighedTerm> weighed;
    for (const QueryTerm &term : std::as_const(d->terms.terms)) {
        if (term.passages > 0)
            weighed.push_back({term.hash, term.share});
    }
    return weighed;
}

std::vector<quint64> WordRanker::features() const
{
    std::vector<quint64> features = featuresIn(termHashes(d->question.reading.text));
    const std::vector<quint64> others = featuresIn(termHashes(d->others.join(u' ')));
    features.insert(features.end(), others.begin(), others.end());
    return features;
}

std::vector<float> WordRanker::place(const SemanticSpace &space) const
{
    return placedQuestion(space, d->question.reading.text, d->others);
}

std::vector<quint64> WordRanker::similar(const QList<Passage> &proposed) const
{
    std::vector<quint64> hashes;
    for (const Passage &passage : proposed) {
        const std::vector<quint64> heading = termHashes(passage.heading);
        hashes.insert(hashes.end(), heading.begin(), heading.end());
        const auto take = [&](QStringView term, int, int) {
            bool isSimilar = false;
            d->terms.similar.forEachSimilar(term, [&](size_t, double) { isSimilar = true; });
            if (isSimilar)
                hashes.push_back(termHash(term));
        };
        forEachTerm(passage.text, take);
        forEachTerm(passage.heading, take);
    }
    std::sort(hashes.begin(), hashes.end());
    hashes.erase(std::unique(hashes.begin(), hashes.end()), hashes.end());
    return hashes;
}

QList<Passage> WordRanker::rank(const QList<Passage> &proposed, const TermCounts &counts, int count,
                                const QSet<PassageId> &leftOut) const
{
    SecondRound round(d->terms, counts);
    QHash<QString, Named> documents; // keyed by name
    const auto nameOf = [](const Passage &passage) { return passage.title + u'\n' + passage.path; };
    for (const Passage &passage : proposed) {
        Named &document = documents[nameOf(passage)];
        if (document.terms.empty()) {
            document.terms = d->naming.termsNaming(passage.title, passage.path);
            round.weighName(document);
        }
    }
    QHash<PassageId, Passage> passages;
    QList<Candidate> candidates;
    for (const Passage &passage : proposed) {
        passages.insert(passage.id, passage);
        Candidate candidate;
        candidate.id = passage.id;
        candidate.scores.vector = passage.scores.vector;
        candidate.scores.page = passage.scores.page;
        candidates.append(round.weighed(candidate, passage, documents.value(nameOf(passage))));
    }
    QList<Passage> found;
    for (const Ranked &each : fuse(candidates)) {
        if (found.size() >= count)
            break;
        if (leftOut.contains(each.id) || round.repeats(each.id, found))
            continue;
        Passage passage = passages.value(each.id);
        passage.score = each.score;
        passage.scores = each.scores;
        passage.page = round.bestPageOf(passage);
        found.append(passage);
    }
    return found;
}

} // namespace core
