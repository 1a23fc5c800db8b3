// check_claim: compares each sentence of a claim as a fact with what a search finds for it (core/extractive/facts).
#include "app/cli/clicommands.h"
#include "app/cli/mcp/mcpreply.h"
#include "app/cli/mcp/mcptool.h"
#include "core/extractive/facts/facts.h"
#include "core/library/librarytables.h"
#include "core/language/terms.h"
#include "core/ports/backend.h"

namespace app {
namespace {

using core::Json;

constexpr int mostSentences = 12;
constexpr int passagesEach = 6;  // passages found for a sentence that it is compared with
constexpr int passagesOfAll = 4; // passages found for the whole claim, which may name what a sentence only refers to

enum Degree { NotSupported, Partly, Undecided, Supported };

constexpr const char *degrees[] = {"not_supported", "partly", "undecided", "supported"};

struct Checked // result for one sentence
{
    Degree degree = NotSupported;
    core::Verdict verdict;

    bool isBetterThan(const Checked &other) const
    {
        return std::pair(degree, verdict.probability) > std::pair(other.degree, other.verdict.probability);
    }
};

// All sentences together are at most as good as the worst.
Degree degreeOfAll(const QList<Degree> &sentences)
{
    const auto [least, most] = std::minmax_element(sentences.begin(), sentences.end());
    if (*least == *most)
        return *least;
    const bool isSome = sentences.contains(Partly) || (sentences.contains(Supported) && *least == NotSupported);
    return isSome ? Partly : Undecided;
}

QStringList sentencesOfClaim(const QString &claim)
{
    QStringList all;
    for (const core::Sentence &sentence : core::sentences(claim))
        all.append(claim.mid(sentence.from, sentence.to - sentence.from));
    return all.isEmpty() ? QStringList{claim.trimmed()} : all;
}

class ClaimCheck
{
public:
    ClaimCheck(const McpMeans &means, const QList<core::DocumentId> &documents, std::stop_token stop)
        : m_means(means),
          m_documents(documents),
          m_stop(std::move(stop)),
          m_facts(
              [tables = core::LibraryTables(means.library)](const core::Passage &each) { return tables.beside(each); })
    {
    }

    core::Result<Json> reply(const QString &claim);

private:
    core::Result<QList<core::Passage>> passagesFor(const QString &sentence, int count)
    {
        core::SearchRemarks remarks;
        core::Result<QList<core::Passage>> found =
            m_means.library.search({sentence, count, m_documents}, m_stop, &remarks);
        if (!remarks.withheld.isEmpty())
            m_reply.note(core::inWords(remarks.withheld));
        return found;
    }
    core::Result<Json> sentenceReply(const QString &sentence, core::Critic &critic);
    Checked checked(const QString &sentence, const core::Passage &passage, core::Verdict verdict);
    core::Result<Checked> best(const QString &sentence, const QList<core::Passage> &passages, core::Critic &critic);
    Json decidingReply(const core::Verdict &verdict, const QList<core::Passage> &passages);

    const McpMeans &m_means;
    const QList<core::DocumentId> &m_documents;
    std::stop_token m_stop;
    core::FactChecker m_facts;
    QList<core::Passage> m_ofAll;
    QList<Degree> m_degrees;
    McpReply m_reply;
};

// The passage and words that decide the verdict; null if there are none.
Json ClaimCheck::decidingReply(const core::Verdict &verdict, const QList<core::Passage> &passages)
{
    for (const core::Passage &passage : passages) {
        if (passage.id != verdict.passage || verdict.from >= verdict.to)
            continue;
        const QString words = passage.text.mid(verdict.from, verdict.to - verdict.from);
        const QList<core::PlaceOnPage> places = m_means.library.places(passage, verdict.from, verdict.to);
        const int page = places.isEmpty() ? passage.page : places.first().page;
        return Json::object(
            {{"passage", Json(passage.id)},
             {"document", documentReply(passage.document, passage.title, passage.path, m_means.library)},
             {"page", page},
             {"words", m_reply.bounded(words, 1500, QStringLiteral("Deciding words"))},
             {"boxes", boxesReply(places)}});
    }
    return Json();
}

// A sentence is supported only if the passage has it as one fact. If a word may be a paraphrase, or something similar
// is said, comparing words cannot decide.
Checked ClaimCheck::checked(const QString &sentence, const core::Passage &passage, core::Verdict verdict)
{
    const core::FactCheck check = m_facts.check(sentence, {{passage}});
    if (check.from < check.to) {
        verdict.from = check.from;
        verdict.to = check.to;
    }
    switch (check.result) {
    case core::FactCheck::Full:
        return {Supported, std::move(verdict)};
    case core::FactCheck::Open:
    case core::FactCheck::Unproven:
        verdict.reason = check.why;
        return {Undecided, std::move(verdict)};
    case core::FactCheck::Contradicted:
        verdict.reason = check.why;
        return {NotSupported, std::move(verdict)};
    case core::FactCheck::Nowhere:
        break;
    }
    return {verdict.label == u"no" ? NotSupported : Partly, std::move(verdict)};
}

// Checks each passage separately: words from several places may add up to something that none of them says.
core::Result<Checked> ClaimCheck::best(const QString &sentence, const QList<core::Passage> &passages,
                                       core::Critic &critic)
{
    Checked best;
    for (const core::Passage &passage : passages) {
        core::Result<core::Verdict> verdict =
            critic.support(QString(), sentence, {passage}, core::Scale::Graded, m_stop);
        if (!verdict)
            return verdict.error();
        Checked one = checked(sentence, passage, *std::move(verdict));
        if (best.verdict.passage == 0 || one.isBetterThan(best))
            best = std::move(one);
    }
    return best;
}

core::Result<Json> ClaimCheck::sentenceReply(const QString &sentence, core::Critic &critic)
{
    core::Result<QList<core::Passage>> ofSentence = passagesFor(sentence, passagesEach);
    if (!ofSentence)
        return ofSentence.error();
    QList<core::Passage> passages = *std::move(ofSentence);
    for (const core::Passage &passage : std::as_const(m_ofAll)) {
        const auto isSame = [&](const core::Passage &other) { return other.id == passage.id; };
        if (std::none_of(passages.begin(), passages.end(), isSame))
            passages.append(passage);
    }
    const core::Result<Checked> found = best(sentence, passages, critic);
    if (!found)
        return found.error();
    const core::Verdict &verdict = found->verdict;
    m_degrees.append(found->degree);
    QList<Json> looked;
    for (const core::Passage &passage : std::as_const(passages))
        looked.append(Json(passage.id));
    return Json::object({{"text", sentence},
                         {"verdict", degrees[m_degrees.last()]},
                         {"probability", verdict.probability},
                         {"reason", verdict.reason},
                         {"deciding", decidingReply(verdict, passages)},
                         {"passages", Json(looked)}});
}

core::Result<Json> ClaimCheck::reply(const QString &claim)
{
    const core::Backend *builtin = core::backendFor(QStringLiteral("builtin"));
    const auto models = builtin->open(m_means.settings, {}, m_means.library, m_stop);
    if (!models)
        return models.error();
    QStringList sentences = sentencesOfClaim(claim);
    if (sentences.size() > mostSentences) {
        m_reply.note(
            QStringLiteral("The first %1 of %2 sentences were checked.").arg(mostSentences).arg(sentences.size()));
        sentences = sentences.mid(0, mostSentences);
    }
    if (sentences.size() > 1) {
        core::Result<QList<core::Passage>> ofAll = passagesFor(claim, passagesOfAll);
        if (!ofAll)
            return ofAll.error();
        m_ofAll = *std::move(ofAll);
    }
    QList<Json> sentenceReplies;
    for (const QString &sentence : std::as_const(sentences)) {
        m_means.progress(int(sentenceReplies.size()), int(sentences.size()), QStringLiteral("Checking sentences"));
        const core::Result<Json> one = sentenceReply(sentence, *models->critic);
        if (!one)
            return one.error();
        if (!m_reply.add(sentenceReplies, *one))
            m_reply.note(QStringLiteral("There was no room for the verdict on “%1”.").arg(sentence.left(60)));
    }
    return Json::object({{"claim", claim},
                         {"verdict", degrees[degreeOfAll(m_degrees)]},
                         {"sentences", Json(sentenceReplies)},
                         {"cut", m_reply.cut()}});
}

} // namespace

core::Result<Json> claimTool(const McpArguments &arguments, const McpMeans &means, std::stop_token stop)
{
    const auto documents = documentsNamed(arguments.texts(QLatin1String("documents")), means.library, Named::Several);
    if (!documents)
        return documents.error();
    return ClaimCheck(means, *documents, std::move(stop)).reply(arguments.text(QLatin1String("claim")));
}

} // namespace app
