// Two rounds: the indexes propose some hundreds of passages; the most promising are read and compared word by word.
#include "core/retrieval/retriever.h"

#include "core/retrieval/documentnames.h"
#include "core/retrieval/namesbyuse.h"
#include "core/retrieval/openings.h"
#include "core/retrieval/secondround.h"
#include "core/retrieval/sections.h"
#include "core/search/bm25.h"
#include "core/question/questionanalysis.h"
#include "core/store/pagerepository.h"
#include "core/store/passagecheck.h"
#include "core/store/passagerepository.h"

#include <QSet>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace core {
namespace {

constexpr int mostPostings = 40'000;  // postings read by full text; frequent terms count only in the second round
constexpr int rowsBetweenLooks = 256; // rows between two checks for a stop
constexpr qsizetype mostWindows = 64; // separate parts of the library searched by full text
constexpr int leastProposals = 200;   // per index
constexpr int readCandidates = 200;   // minimum for the second round
constexpr int fewPassages = 8;        // with so few passages there is no usual cosine, as most of them are relevant
constexpr qsizetype lookedInto = 16;  // documents examined for names by use

class Retriever
{
public:
    Retriever(const Query &query, const QuestionAnalysis &asked, Store &store, const Indexes &indexes,
              const Meaning &meaning)
        : m_query(query),
          m_store(store),
          m_indexes(indexes),
          m_meaning(meaning),
          m_question(readQuestion(asked, query.nearest, store, indexes)),
          m_naming(query.text),
          m_namesByUse(query.text, m_question, store, indexes),
          m_scope(query.documents.begin(), query.documents.end()),
          m_secondRound(m_question, indexes.counts())
    {
        if (query.nearest)
            m_weights.leastCoverage = m_weights.leastCosine = -1; // a cosine may be negative
        if (meaning.passages) {
            const double count = meaning.passages->size();
            m_usual = meaning.passages->meanCosine(meaning.question) * count / (count + fewPassages);
        }
    }

    Result<Retrieved> search(std::stop_token stop)
    {
        m_windows = windowsOfScope();
        proposeByWords(stop);
        if (m_store.database().failed())
            return m_store.database().error();
        if (stop.stop_requested())
            return Error::cancelled();
        proposeByMeaning();
        m_mostFound = mostFoundDocuments();
        for (auto each = m_candidates.begin(); each != m_candidates.end(); ++each) {
            const Named &document = namedBy(m_indexes.find(each->id)->document);
            each->title = document.share;
            each->scores.text += document.weight;
        }
        const QList<Ranked> first = fuse(m_candidates.values(), m_weights);
        if (stop.stop_requested())
            return Error::cancelled();
        return readAndRank(first);
    }

private:
    bool isInScope(DocumentId document) const { return m_scope.isEmpty() || m_scope.contains(document); }

    struct Words
    {
        QString match;
        FullTextScoring scoring;
        bool isFrequent = false; // more passages have them than are read
    };
    using Best = std::vector<std::pair<double, const Located *>>; // a heap with the worst on top

    void proposeByWords(const std::stop_token &stop)
    {
        Words words = chooseWords();
        if (words.match.isEmpty())
            return;
        Best best;
        if (m_scope.isEmpty() && !words.isFrequent)
            scoreTermByTerm(words, best, stop);
        else
            scoreRowByRow(words, best, stop);
        for (const auto &[score, located] : best) {
            candidate(*located).scores.text = score;
            // The coverage is computed in the second round; until then, results must not fall below the floor.
            candidate(*located).coverage = 1;
        }
    }

    void scoreTermByTerm(Words &words, Best &best, const std::stop_token &stop) const
    {
        const QList<Located> &all = m_indexes.located();
        std::vector<double> scores(size_t(all.size()), -1); // -1: the passage has none of the words
        int told = 0;
        words.scoring.take = [&, from = qsizetype(0)](qint64 id, double worth) mutable {
            if (const qsizetype place = placeOf(id, from); place >= 0)
                scores[size_t(place)] = std::max(0.0, scores[size_t(place)]) + worth;
            return ++told % rowsBetweenLooks != 0 || !stop.stop_requested();
        };
        Statement terms(m_store.database(),
                        "SELECT scoreterms(fulltext, ?2) FROM fulltext WHERE fulltext MATCH ?1 LIMIT 1");
        terms << words.match << words.scoring;
        terms.next();
        for (qsizetype i = 0; i < all.size(); ++i) {
            if (scores[size_t(i)] >= 0)
                offer(all[i].id, scores[size_t(i)], best);
        }
    }

    void scoreRowByRow(const Words &words, Best &best, const std::stop_token &stop) const
    {
        Statement rows(m_store.database(), "SELECT rowid, score(fulltext, ?2) FROM fulltext WHERE fulltext MATCH ?1 "
                                           "AND rowid BETWEEN ?3 AND ?4");
        const VectorIndex::Ranges windows = windowsFor(words);
        const double most = std::max(100.0, double(mostPostings) / double(windows.size()));
        for (const auto &[first, last] : windows) {
            rows << words.match << words.scoring << first << last;
            for (int read = 0; (read < most || !words.isFrequent) && rows.next(); ++read) {
                offer(rows.integer(0), rows.real(1), best);
                if (read % rowsBetweenLooks == 0 && stop.stop_requested())
                    return;
            }
            rows.again();
        }
    }

    // Position among all passages; -1 if missing. `from`: position of the previous request.
    qsizetype placeOf(PassageId id, qsizetype &from) const
    {
        const QList<Located> &all = m_indexes.located();
        if (from >= all.size() || all[from].id > id)
            from = 0;
        const qsizetype end = all.isEmpty() ? 0 : std::min<qint64>(all.size(), from + (id - all[from].id) + 1);
        const auto found = std::lower_bound(all.begin() + from, all.begin() + end, id,
                                            [](const Located &each, PassageId wanted) { return each.id < wanted; });
        from = found - all.begin();
        return found != all.begin() + end && found->id == id ? from : -1;
    }

    // As many of the rarest as affordable; if even the rarest is frequent, it must occur together with the next one.
    Words chooseWords() const
    {
        Words words;
        words.scoring.meanLength = m_indexes.counts().meanLength();
        // Full text visits passages in ascending order of their ids, and so does this.
        words.scoring.length = [this, from = qsizetype(0)](qint64 id) mutable -> double {
            const qsizetype place = placeOf(id, from);
            const int terms = place >= 0 ? m_indexes.located()[place].terms : 0;
            return terms > 0 ? terms : m_indexes.counts().meanLength();
        };
        const double share = shareOfScope();
        double postings = 0;
        for (const QueryTerm &term : m_question.terms) {
            if (term.passages == 0)
                continue;
            const double more = term.passages * share;
            if (postings + more > mostPostings && postings > 0) {
                if (words.isFrequent && words.scoring.weights.size() == 1) {
                    words.match += QStringLiteral(" AND \"") + term.text + u'"';
                    words.scoring.weights.push_back(term.idf);
                }
                break;
            }
            words.isFrequent = postings + more > mostPostings;
            postings += more;
            if (!words.match.isEmpty())
                words.match += QLatin1String(" OR ");
            words.match += u'"' + term.text + u'"';
            words.scoring.weights.push_back(term.idf);
        }
        return words;
    }

    // The share of all passages that is read; words are assumed to be evenly spread, or slightly more frequent in the
    // scope.
    double shareOfScope() const
    {
        constexpr double denser = 4;
        if (m_scope.isEmpty())
            return 1;
        const QList<Located> &all = m_indexes.located();
        const auto before = [](const Located &each, PassageId id) { return each.id < id; };
        qsizetype passages = 0;
        for (const auto &[first, last] : m_windows)
            passages += std::lower_bound(all.begin(), all.end(), last + 1, before) -
                        std::lower_bound(all.begin(), all.end(), first, before);
        return std::min(1.0, denser * double(passages) / std::max(1.0, double(all.size())));
    }

    // The documents in scope. If there are many, ranges are joined over the smallest gaps: each range starts a new
    // search for the words.
    VectorIndex::Ranges windowsOfScope() const
    {
        VectorIndex::Ranges windows = rangesOfPassages();
        if (windows.size() <= size_t(mostWindows))
            return windows;
        std::vector<size_t> gaps(windows.size() - 1); // gaps after each range but the last, the widest first
        std::iota(gaps.begin(), gaps.end(), size_t(0));
        std::nth_element(gaps.begin(), gaps.begin() + mostWindows - 1, gaps.end(), [&](size_t a, size_t b) {
            return windows[a + 1].first - windows[a].second > windows[b + 1].first - windows[b].second;
        });
        gaps.resize(mostWindows - 1);
        std::sort(gaps.begin(), gaps.end());
        VectorIndex::Ranges joined;
        size_t from = 0;
        for (const size_t gap : gaps) {
            joined.emplace_back(windows[from].first, windows[gap].second);
            from = gap + 1;
        }
        joined.emplace_back(windows[from].first, windows.back().second);
        return joined;
    }

    // Where to search: in some documents, or, if that is too much to read, in parts spread evenly over the library.
    VectorIndex::Ranges windowsFor(const Words &words) const
    {
        if (!m_scope.isEmpty())
            return m_windows;
        const QList<Located> &all = m_indexes.located();
        const qsizetype parts = words.isFrequent ? std::clamp<qsizetype>(all.size(), 1, mostWindows) : 1;
        VectorIndex::Ranges windows;
        for (qsizetype i = 0; i < parts && !all.isEmpty(); ++i)
            windows.emplace_back(all[i * all.size() / parts].id, all[(i + 1) * all.size() / parts - 1].id);
        return windows;
    }

    void offer(PassageId id, double score, Best &best) const
    {
        const auto isBetter = [](const auto &a, const auto &b) {
            return a.first != b.first ? a.first > b.first : a.second->id < b.second->id;
        };
        if (best.size() >= size_t(proposals()) && score <= best.front().first)
            return;
        const Located *located = m_indexes.find(id);
        if (!located || !isInScope(located->document))
            return;
        best.emplace_back(score, located);
        std::push_heap(best.begin(), best.end(), isBetter);
        if (best.size() > size_t(proposals())) {
            std::pop_heap(best.begin(), best.end(), isBetter);
            best.pop_back();
        }
    }

    void proposeByMeaning()
    {
        const VectorIndex::Ranges passages = rangesOfPassages();
        const VectorIndex::Ranges *only = m_scope.isEmpty() ? nullptr : &passages;
        if (m_meaning.passages) {
            for (const auto &hit : m_meaning.passages->nearest(m_meaning.question, proposals(), only)) {
                if (const Located *located = m_indexes.find(hit.id))
                    candidate(*located);
            }
        }
        if (m_question.vector.empty() || !m_indexes.passages())
            return;
        for (const auto &hit : m_indexes.passages()->nearest(m_question.vector, proposals(), only)) {
            if (const Located *located = m_indexes.find(hit.id))
                candidate(*located);
        }
        const VectorIndex::Ranges pages = rangesOfPages();
        for (const auto &hit :
             m_indexes.pages()->nearest(m_question.vector, proposals() / 2, m_scope.isEmpty() ? nullptr : &pages)) {
            for (const Located &each :
                 m_indexes.passagesOn(SpaceVectors::documentOf(hit.id), SpaceVectors::pageOf(hit.id)))
                candidate(each);
        }
    }

    // Ids of a document's passages are consecutive, and so are those of its pages.
    VectorIndex::Ranges rangesOfPassages() const
    {
        VectorIndex::Ranges ranges;
        for (const DocumentId document : m_scope) {
            if (const std::span<const Located> passages = m_indexes.passagesOf(document); !passages.empty())
                ranges.emplace_back(passages.front().id, passages.back().id);
        }
        std::sort(ranges.begin(), ranges.end());
        return ranges;
    }

    VectorIndex::Ranges rangesOfPages() const
    {
        VectorIndex::Ranges ranges;
        for (const DocumentId document : m_scope)
            ranges.push_back(SpaceVectors::keysOf(document));
        std::sort(ranges.begin(), ranges.end());
        return ranges;
    }

    Candidate &candidate(const Located &located)
    {
        const auto known = m_candidates.find(located.id);
        if (known != m_candidates.end())
            return *known;
        Candidate fresh;
        fresh.id = located.id;
        if (!m_question.vector.empty() && m_indexes.passages()) {
            fresh.scores.vector = m_indexes.passages()->cosine(located.id, m_question.vector);
            for (int page = located.page; page <= located.lastPage(); ++page)
                fresh.scores.page =
                    std::max(fresh.scores.page, m_indexes.pages()->cosine(SpaceVectors::pageKey(located.document, page),
                                                                          m_question.vector));
        }
        if (m_meaning.passages && m_meaning.passages->contains(located.id)) {
            fresh.scores.embedding = m_meaning.passages->cosine(located.id, m_meaning.question);
            fresh.nearness = std::clamp((fresh.scores.embedding - m_usual) / (1 - m_usual), 0.0, 1.0);
        }
        return *m_candidates.insert(located.id, fresh);
    }

    Result<Retrieved> readAndRank(const QList<Ranked> &first)
    {
        QList<PassageId> ids;
        for (const Ranked &each : first.first(std::min<qsizetype>(first.size(), readCount())))
            ids.append(each.id);
        const Result<QList<Passage>> read = PassageRepository(m_store).find(ids);
        if (!read)
            return read.error();
        QHash<PassageId, Passage> passages;
        QList<Candidate> candidates;
        for (const Passage &passage : *read) {
            passages.insert(passage.id, passage);
            candidates.append(
                m_secondRound.weighed(m_candidates.value(passage.id), passage, namedBy(passage.document)));
        }
        PassageCheck check(m_store);
        Retrieved retrieved;
        QList<Passage> &found = retrieved.passages;
        for (const Ranked &each : fuse(candidates, m_weights)) {
            if (found.size() >= m_query.count)
                break;
            if (m_secondRound.repeats(each.id, found))
                continue;
            Passage passage = passages.value(each.id);
            if (check.check(passage) != PassageCheck::Sound) {
                retrieved.withheld.append(passage);
                continue;
            }
            passage.score = each.score;
            passage.scores = each.scores;
            passage.named = namedBy(passage.document).words;
            turnToBestPage(passage);
            found.append(passage);
        }
        if (m_store.database().failed())
            return m_store.database().error();
        return retrieved;
    }

    // A passage that spans pages is shown with the page that has most of the words searched for.
    void turnToBestPage(Passage &passage)
    {
        const int best = m_secondRound.bestPageOf(passage);
        if (best == passage.page)
            return;
        passage.page = best;
        passage.pageLabel = PageRepository(m_store).label(passage.document, best);
    }

    int proposals() const { return std::max(leastProposals, m_query.count); }
    int readCount() const { return std::max(readCandidates, m_query.count * 3); }

    const Named &namedBy(DocumentId document)
    {
        const auto known = m_named.constFind(document);
        if (known != m_named.constEnd())
            return *known;
        Named found;
        Statement row(m_store.database(),
                      "SELECT title || coalesce(' ' || nullif(givenyear, 0), ''), path FROM document WHERE id = ?1");
        row << document;
        if (row.next())
            found.terms = m_naming.termsNaming(row.text(0), row.text(1));
        if (m_mostFound.contains(document))
            addNamesByUse(found, document);
        m_secondRound.weighName(found);
        return *m_named.insert(document, found);
    }

    void addNamesByUse(Named &found, DocumentId document) const
    {
        for (const NamesByUse::Name &name : m_namesByUse.namesOf(document, found.terms)) {
            found.terms.insert(std::lower_bound(found.terms.begin(), found.terms.end(), name.term), name.term);
            found.words.append(name.word);
        }
    }

    // Documents with the most candidates: others are not examined for names by use.
    QSet<DocumentId> mostFoundDocuments() const
    {
        QHash<DocumentId, int> counts;
        for (const Candidate &each : m_candidates)
            ++counts[m_indexes.find(each.id)->document];
        QList<DocumentId> documents = counts.keys();
        std::sort(documents.begin(), documents.end(), [&counts](DocumentId a, DocumentId b) {
            return std::pair(-counts[a], a) < std::pair(-counts[b], b);
        });
        documents.resize(std::min<qsizetype>(documents.size(), lookedInto));
        return {documents.begin(), documents.end()};
    }

    const Query &m_query;
    Store &m_store;
    const Indexes &m_indexes;
    const Meaning &m_meaning;
    const QuestionTerms m_question;
    const Naming m_naming;
    const NamesByUse m_namesByUse;
    double m_usual = 0;            // usual cosine between the question and a passage
    QSet<DocumentId> m_scope;      // empty: all documents
    VectorIndex::Ranges m_windows; // ranges of passages that include the scope
    FusionWeights m_weights;
    QHash<PassageId, Candidate> m_candidates;
    QSet<DocumentId> m_mostFound;
    QHash<DocumentId, Named> m_named;
    SecondRound m_secondRound;
};

} // namespace

namespace {

// If a question asks for a section, or for documents as a whole; nothing if it does not.
std::optional<Result<QList<Passage>>> sectionsFor(const Query &query, const QuestionAnalysis &asked, Store &store)
{
    if (const std::optional<SummaryRequest> summary = query.nearest ? std::nullopt : asked.summary) {
        Result<QList<Passage>> section = sectionAsked(*summary, query, store);
        if (!section || !section->isEmpty())
            return section;
        const bool isOfTheWhole = summary->terms.isEmpty() && summary->chapter.isEmpty();
        if (isOfTheWhole && query.documents.size() == 1)
            return acrossDocument(query.documents.first(), query, store);
        if (isOfTheWhole)
            return openings(query, store);
    }
    return asked.isOfTheWhole ? std::optional(openings(query, store)) : std::nullopt;
}

} // namespace

Result<Retrieved> retrieve(const Query &query, Store &store, const Indexes &indexes, const Meaning &meaning,
                           std::stop_token stop)
{
    if (query.count <= 0)
        return Retrieved();
    const QuestionAnalysis asked = analyseQuestion(query.text);
    std::optional<Result<QList<Passage>>> sections = sectionsFor(query, asked, store);
    if (!sections)
        return Retriever(query, asked, store, indexes, meaning).search(stop);
    if (!*sections)
        return sections->error();
    Retrieved retrieved{**std::move(sections), {}};
    retrieved.withheld = PassageCheck(store).withheldFrom(retrieved.passages);
    if (store.database().failed())
        return store.database().error();
    return retrieved;
}

} // namespace core
