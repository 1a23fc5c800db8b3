// What a library is about, as some titles and some terms. The terms come from a sample of passages spread over the
// library: a term that matters for the library occurs in any sample.
#include "core/library/subject.h"

#include "core/library/libraryparts.h"
#include "core/search/termhash.h"
#include "core/language/terms.h"
#include "core/store/documentrepository.h"
#include "core/store/fulltextrepository.h"
#include "core/store/passagerepository.h"

#include <algorithm>

namespace core {
namespace {

constexpr int mostTitles = 20;
constexpr int longestTitle = 120;
constexpr int mostTerms = 30;
constexpr int mostPassages = 1200; // passages in the sample
constexpr int sampled = 2000;      // characters per passage
constexpr int longestWord = 40;
constexpr int mostAsked = 10'000; // terms whose counts are cached

struct Counted
{
    QHash<QString, int> forms; // spellings, and how often each occurs
    int hits = 0;
};

// A term that is informative for readers: no number, single letter or stop word.
bool isTelling(QStringView term, const QString &form)
{
    return form.size() > 1 && form.size() <= longestWord && term.size() > 1 && !form.front().isDigit() &&
           !isStopHash(termHash(term));
}

void count(const QString &text, QHash<QString, Counted> &words)
{
    forEachTerm(text, [&](QStringView term, int from, int length) {
        const QString form = text.mid(from, length);
        if (!isTelling(term, form))
            return;
        Counted &word = words[term.toString()];
        ++word.hits;
        ++word.forms[form];
    });
}

QString commonest(const QHash<QString, int> &forms)
{
    auto best = forms.cbegin();
    for (auto each = forms.cbegin(); each != forms.cend(); ++each) {
        if (each.value() > best.value() || (each.value() == best.value() && each.key() > best.key()))
            best = each; // of equally frequent spellings, the lower-case one
    }
    return best.key();
}

// The space omits terms found on more than half of the pages, as they distinguish nothing. Such a term may be what the
// library is about: it counts as half a direction.
double weightOf(quint64 term, const SemanticSpace *space, const TermCounts &counts)
{
    if (!space)
        return counts.idf(term);
    const double share = space->share(term);
    const bool everywhere = share == 0 && counts.count(term) * 4 > counts.passages();
    return (everywhere ? 0.5 / space->dimension() : share) * counts.idf(term);
}

QString shortened(const QString &title)
{
    return title.simplified().left(longestTitle);
}

} // namespace

QStringList titlesFor(QList<Document> documents)
{
    std::stable_sort(documents.begin(), documents.end(),
                     [](const Document &a, const Document &b) { return a.passages > b.passages; });
    QStringList titles;
    for (const Document &document : std::as_const(documents)) {
        const QString title = shortened(document.title);
        if (document.passages > 0 && titles.size() < mostTitles && !title.isEmpty() && !titles.contains(title))
            titles.append(title);
    }
    return titles;
}

Subject Library::Private::subject() const
{
    QList<PassageId> sample;
    qint64 generation = 0;
    bool isCounted = false;
    std::shared_ptr<const SemanticSpace> space;
    {
        const auto guard = share();
        generation = m_indexes->generation();
        isCounted = m_indexes->isWhole();
        const std::scoped_lock telling(m_telling);
        if (m_subject.first == generation)
            return m_subject.second;
        space = m_indexes->sharedSpace();
        const QList<Located> &all = m_indexes->located();
        for (qsizetype i = 0, step = all.size() / mostPassages + 1; i < all.size(); i += step)
            sample.append(all[i].id);
    }
    ReadLease reading(*this);
    if (!reading)
        return {};
    Subject subject;
    for (const QString &title : DocumentRepository(*reading).titles(mostTitles))
        subject.titles.append(shortened(title));
    QHash<QString, Counted> words;
    for (const PassageId id : std::as_const(sample))
        count(PassageRepository(*reading).text(id).left(sampled), words);

    std::vector<std::pair<double, QString>> ranked;
    {
        const auto guard = share();
        for (auto word = words.cbegin(); word != words.cend(); ++word) {
            const quint64 hash = termHash(word.key());
            ranked.emplace_back(-weightOf(hash, space.get(), m_indexes->counts()) * word->hits, word.key());
        }
    }
    std::sort(ranked.begin(), ranked.end());
    for (const auto &[weight, term] : ranked) {
        if (subject.terms.size() == mostTerms)
            break;
        subject.terms.append(commonest(words[term].forms));
    }
    if (reading->database().failed() || !isCounted)
        return subject;
    const std::scoped_lock telling(m_telling);
    m_subject = {generation, subject};
    return subject;
}

// Full text has the counts that are not in memory; the same terms are requested again and again.
double Library::Private::idf(const QString &term) const
{
    int passages = 0;
    qint64 generation = 0;
    {
        const auto guard = share();
        const TermCounts &counts = m_indexes->counts();
        const quint64 hash = termHash(term);
        if (!counts.isPartial() || counts.count(hash) > 0)
            return counts.idf(hash);
        passages = counts.passages();
        generation = m_indexes->generation();
    }
    {
        const std::scoped_lock telling(m_telling);
        if (m_rare.first != generation || m_rare.second.size() >= mostAsked)
            m_rare = {generation, {}};
        if (const auto known = m_rare.second.constFind(term); known != m_rare.second.constEnd())
            return TermCounts::idf(passages, *known);
    }
    const int count = readTwice([&](Store &store) { return FullTextRepository(store).termCount(term); });
    const std::scoped_lock telling(m_telling);
    if (m_rare.first == generation)
        m_rare.second.insert(term, count);
    return TermCounts::idf(passages, count);
}

} // namespace core
