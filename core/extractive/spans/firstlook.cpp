#include "core/extractive/spans/firstlook.h"

#include "core/chunking/headings.h"
#include "core/extractive/claims/claim.h"
#include "core/language/germanstem.h"
#include "core/language/synonyms.h"

#include <QFileInfo>

#include <algorithm>
#include <bit>
#include <cmath>
#include <deque>
#include <string>
#include <unordered_map>

namespace core {
namespace {

constexpr int mostTerms = 48;     // terms of a question that are considered
constexpr double inflected = 0.9; // credit for another form of a German word
constexpr double otherForm = 0.7; // credit for another form of a word
constexpr double partOfCompound = 0.6;
constexpr double synonym = 0.5;
constexpr double otherWords = 0.6; // credit for words that may replace those of the question
constexpr int shortestPart = 5;    // letters in a part of a compound
constexpr int mostPages = 12;

using Credits = std::array<float, mostTerms>; // how well each term of the question is matched

// "Treibhausgas" in "Treibhausgasemissionen", "Frist" in "Kündigungsfristen".
bool isInCompound(QStringView part, QStringView word)
{
    return part.size() >= shortestPart && word.size() >= part.size() + 3 &&
           (word.startsWith(part) || word.endsWith(part));
}

struct Met
{
    int term = 0; // index of the question's term
    float credit = 0;
};

struct Word // a word of a text compared with the question
{
    QList<Met> met;
    int asked = -1;     // first position in the question, including stop words
    quint64 stands = 0; // keys of other wordings that it matches
};

struct Occurrence
{
    int from = 0; // offset in the text
    const Word *word = nullptr;
};

struct Reach // what a stretch of text matches
{
    Credits credits{};
    quint64 keys = 0;
    quint64 pairs = 0; // neighbours in the question that are adjacent here, by the first one
};

void join(Credits &all, const Credits &more)
{
    for (size_t i = 0; i < all.size(); ++i)
        all[i] = std::max(all[i], more[i]);
}

// Compares a text with a question; each word is compared once.
class Meetings
{
public:
    explicit Meetings(const Claim &question) : m_question(question)
    {
        m_count = int(std::min<qsizetype>(question.terms.size(), mostTerms));
        m_isGerman = question.analysis.isGerman;
        for (int i = 0; i < m_count; ++i)
            addTerm(question.terms[i]);
        for (const ClaimExpansion &expansion : question.expansions) {
            for (const QStringList &keys : expansion.others)
                addWording(keys, expansion.terms);
        }
    }

    int count() const { return m_count; }

    std::vector<Occurrence> read(QStringView text)
    {
        std::vector<Occurrence> all;
        all.reserve(size_t(text.size() / 6));
        forEachTerm(text, [&](QStringView term, int from, int length) {
            all.push_back({from, &wordFor(term, text.mid(from, length))});
        });
        return all;
    }

    // For occurrences [first, last).
    void reach(const Occurrence *first, const Occurrence *last, Reach &reach) const
    {
        for (const Occurrence *each = first; each != last; ++each) {
            for (const Met &met : each->word->met)
                reach.credits[size_t(met.term)] = std::max(reach.credits[size_t(met.term)], met.credit);
            reach.keys |= each->word->stands;
            if (each + 1 != last && each->word->asked >= 0 && each[1].word->asked >= 0)
                reach.pairs |= pair(each->word->asked, each[1].word->asked);
        }
    }

    // Other wordings count if all of their words are found.
    void addWordings(Reach &reach) const
    {
        for (const Wording &wording : m_wordings) {
            if ((reach.keys & wording.keys) != wording.keys)
                continue;
            for (const int term : wording.terms) {
                if (term < m_count)
                    reach.credits[size_t(term)] = std::max(reach.credits[size_t(term)], float(otherWords));
            }
        }
    }

    Credits in(QStringView text)
    {
        const std::vector<Occurrence> all = read(text);
        Reach whole;
        reach(all.data(), all.data() + all.size(), whole);
        addWordings(whole);
        return whole.credits;
    }

private:
    struct Wording
    {
        quint64 keys = 0;
        QList<int> terms;
    };

    struct Hash
    {
        using is_transparent = void;
        size_t operator()(std::u16string_view text) const { return std::hash<std::u16string_view>()(text); }
    };

    void addWording(const QStringList &keys, const QList<int> &terms)
    {
        constexpr int most = 64;
        Wording wording{0, terms};
        for (const QString &key : keys) {
            if (!m_keys.contains(key)) {
                if (m_keys.size() == most)
                    return;
                m_keys.insert(key, int(m_keys.size()));
            }
            wording.keys |= quint64(1) << m_keys.value(key);
        }
        if (wording.keys != 0)
            m_wordings.append(wording);
    }

    void addTerm(const ClaimTerm &term)
    {
        m_families.append(term.name ? 0 : synonymGroup(term.key));
        const ReadTerm &read = m_question.reading.terms[term.index];
        const bool inflects = m_isGerman && !term.number;
        m_stems.append(inflects ? germanStem(QStringView(m_question.reading.text).mid(read.from, read.to - read.from))
                                : QString());
    }

    // `written`: as in the text.
    const Word &wordFor(QStringView term, QStringView written)
    {
        const std::u16string_view view(term.utf16(), size_t(term.size()));
        auto known = m_words.find(view);
        if (known == m_words.end())
            known = m_words.emplace(std::u16string(view), compared(term.toString(), written)).first;
        return known->second; // nodes of the map do not move
    }

    Word compared(const QString &text, QStringView written) const
    {
        Word word;
        const QString stem = m_isGerman ? germanStem(written) : QString();
        const int family = synonymGroup(text);
        for (int i = 0; i < m_count; ++i) {
            if (const double credit = creditFor(i, text, stem, family); credit > 0)
                word.met.append({i, float(credit)});
        }
        const auto &asked = m_question.reading.terms;
        for (int i = 0; i < int(asked.size()) && word.asked < 0; ++i)
            word.asked = asked[i].key == text || asked[i].text == text ? i : -1;
        if (const auto key = m_keys.constFind(text); key != m_keys.constEnd())
            word.stands = quint64(1) << *key;
        return word;
    }

    double creditFor(int i, const QString &text, const QString &stem, int family) const
    {
        const ClaimTerm &term = m_question.terms[i];
        if (term.key == text || m_question.reading.terms[term.index].text == text)
            return 1;
        if (term.number || text[0].isDigit())
            return 0;
        if (m_isGerman && stem == m_stems[i])
            return inflected;
        if (isOfSameStem(term.key, text))
            return otherForm;
        if (m_isGerman && (isInCompound(m_stems[i], stem) || isInCompound(stem, m_stems[i])))
            return partOfCompound;
        if (isInCompound(term.key, text) || isInCompound(text, term.key))
            return partOfCompound;
        return family != 0 && family == m_families[i] ? synonym : 0;
    }

    quint64 pair(int first, int second) const
    {
        const auto &asked = m_question.reading.terms;
        quint64 found = 0;
        for (int i = 0; i + 1 < std::min(64, int(asked.size())); ++i) {
            if (asked[i].key == asked[first].key && asked[i + 1].key == asked[second].key)
                found |= quint64(1) << i;
        }
        return found;
    }

    const Claim &m_question;
    int m_count = 0;
    bool m_isGerman = false;
    QList<int> m_families;
    QStringList m_stems;        // if the question is German
    QHash<QString, int> m_keys; // keys of other wordings
    QList<Wording> m_wordings;
    std::unordered_map<std::u16string, Word, Hash, std::equal_to<>> m_words;
};

QString lettersOf(QStringView text)
{
    QString letters;
    for (const QChar c : text) {
        if (c.isLetterOrNumber())
            letters += c.toCaseFolded();
    }
    return letters;
}

class FirstLook
{
public:
    FirstLook(const QString &question, const QList<EvidenceSpan> &spans, const QList<Passage> &passages, const Idf &idf)
        : m_question(questionOf(question, idf)),
          m_spans(spans),
          m_passages(passages),
          m_looksForKind(m_question.analysis.kind != AnswerKind::Any && m_question.analysis.kind != AnswerKind::YesNo),
          m_meetings(m_question)
    {
        for (int i = 0; i < m_meetings.count(); ++i)
            m_weight += m_question.terms[i].weight;
        readPassages();
        readNearness();
        readSpans();
        weighByRarity();
    }

    std::vector<SpanFeatures> features()
    {
        std::vector<SpanFeatures> all(size_t(m_spans.size()));
        for (int i = 0; i < int(m_spans.size()); ++i)
            measure(i, all[size_t(i)]);
        return all;
    }

private:
    struct ReadPassage
    {
        TokenizedText reading; // used to look for the kind of answer
        std::vector<Occurrence> words;
        Credits all{};
        Credits names{}; // terms that name the document
        Credits heading{};
    };

    struct ReadSpan
    {
        Credits own{};
        Credits context{};
        quint64 pairs = 0;
        int first = 0; // index of the first word in the passage
        int last = 0;
    };

    const ClaimTerm &term(int i) const { return m_question.terms[i]; }

    // The share of the question found in the first but not in the others.
    template <class... Others>
    double share(const Credits &own, const Others &...others) const
    {
        double sum = 0;
        for (int i = 0; i < m_meetings.count(); ++i) {
            const float known = std::max({0.0f, others[size_t(i)]...});
            sum += term(i).weight * std::max(0.0f, own[size_t(i)] - known);
        }
        return m_weight > 0 ? sum / m_weight : 0;
    }

    void readPassages()
    {
        QHash<DocumentId, Credits> names;
        for (const Passage &passage : m_passages) {
            ReadPassage &read = m_read.emplace_back();
            if (m_looksForKind)
                read.reading = readText(passage.text);
            read.words = m_meetings.read(passage.text);
            Reach whole;
            m_meetings.reach(read.words.data(), read.words.data() + read.words.size(), whole);
            m_meetings.addWordings(whole);
            read.all = whole.credits;
            const auto known = names.constFind(passage.document);
            read.names = known != names.constEnd() ? *known : *names.insert(passage.document, namesOf(passage));
            read.heading = over(passage.heading);
        }
    }

    void readNearness()
    {
        std::vector<double> cosines;
        for (const Passage &passage : m_passages) {
            if (passage.scores.embedding != 0)
                cosines.push_back(passage.scores.embedding);
        }
        if (cosines.empty())
            return;
        const auto middle = cosines.begin() + std::ptrdiff_t(cosines.size() / 2);
        std::nth_element(cosines.begin(), middle, cosines.end());
        m_usual = *middle;
        m_nearest = *std::max_element(middle, cosines.end());
    }

    double nearness(const Passage &passage) const
    {
        return m_nearest > m_usual ? std::max(0.0, (passage.scores.embedding - m_usual) / (m_nearest - m_usual)) : 0;
    }

    // By its title, by the parts of its file name, where several words may be joined, and by the search
    // result.
    Credits namesOf(const Passage &passage)
    {
        constexpr int mostTogether = 3;
        Credits names{};
        QString words = passage.title + u' ' + passage.named.join(u' ');
        QStringList pieces;
        QString piece;
        for (const QChar c : QFileInfo(passage.path).completeBaseName() + u' ') {
            if (c.isLetterOrNumber()) {
                piece += c.toCaseFolded();
            } else if (!piece.isEmpty()) {
                pieces.append(piece);
                words += u' ' + piece;
                piece.clear();
            }
        }
        forEachTerm(words, [&](QStringView word, int, int) {
            for (int i = 0; i < m_meetings.count(); ++i) {
                if (term(i).key == word)
                    names[size_t(i)] = 1;
            }
        });
        const TokenizedText &asked = m_question.reading;
        for (qsizetype first = 0; first < asked.terms.size(); ++first) {
            QString together;
            for (qsizetype i = first; i < std::min(asked.terms.size(), first + mostTogether); ++i) {
                together += lettersOf(
                    withoutPossessive(asked.text.mid(asked.terms[i].from, asked.terms[i].to - asked.terms[i].from)));
                if (i == first || together.size() < 4 || !pieces.contains(together))
                    continue;
                for (int j = 0; j < m_meetings.count(); ++j) {
                    if (term(j).index >= first && term(j).index <= i)
                        names[size_t(j)] = 1;
                }
            }
        }
        return names;
    }

    const Credits &over(const QString &text)
    {
        const auto known = m_over.constFind(text);
        return known != m_over.constEnd() ? *known : *m_over.insert(text, m_meetings.in(text));
    }

    void readSpans()
    {
        for (const EvidenceSpan &span : m_spans) {
            ReadSpan &read = m_readSpans.emplace_back();
            const ReadPassage &source = m_read[size_t(span.passage)];
            Reach reach;
            std::tie(read.first, read.last) = wordsIn(source, span.from, span.to);
            m_meetings.reach(source.words.data() + read.first, source.words.data() + read.last, reach);
            if (span.leadFrom < span.leadTo) {
                const auto [first, last] = wordsIn(source, span.leadFrom, span.leadTo);
                m_meetings.reach(source.words.data() + first, source.words.data() + last, reach);
            }
            m_meetings.addWordings(reach);
            read.own = reach.credits;
            read.pairs = reach.pairs;
            if (span.kind == SpanKind::Row) // its heads are elsewhere
                join(read.own, m_meetings.in(span.text));
            read.context = over(span.context);
            join(read.context, source.heading);
        }
    }

    static std::pair<int, int> wordsIn(const ReadPassage &passage, int from, int to)
    {
        const auto before = [](const Occurrence &word, int at) { return word.from < at; };
        const auto first = std::lower_bound(passage.words.begin(), passage.words.end(), from, before);
        const auto last = std::lower_bound(first, passage.words.end(), to, before);
        return {int(first - passage.words.begin()), int(last - passage.words.begin())};
    }

    // A word found in nearly all spans does not distinguish them.
    void weighByRarity()
    {
        std::array<int, mostTerms> with{};
        for (const ReadSpan &read : m_readSpans) {
            for (int i = 0; i < m_meetings.count(); ++i)
                with[size_t(i)] += read.own[size_t(i)] > 0 || read.context[size_t(i)] > 0;
        }
        const double all = std::max<double>(1, double(m_spans.size()));
        for (int i = 0; i < m_meetings.count(); ++i) {
            const double rare = std::log(1 + all / (1 + with[size_t(i)])) / std::log(1 + all);
            m_rare[size_t(i)] = rare * term(i).weight;
            m_allRare += with[size_t(i)] > 0 ? m_rare[size_t(i)] : 0;
        }
    }

    void measure(int i, SpanFeatures &features) const
    {
        using F = SpanFeatures;
        auto &x = features.values;
        const EvidenceSpan &span = m_spans[i];
        const Passage &passage = m_passages[span.passage];
        const ReadPassage &read = m_read[size_t(span.passage)];
        const ReadSpan &own = m_readSpans[size_t(i)];
        x[F::Own] = share(own.own, read.names);
        x[F::Context] = share(own.context, own.own, read.names);
        x[F::Rare] = rareShare(own, read.names);
        x[F::Missing] = heaviestMissing(own, read.names);
        x[F::Exact] = exactShare(own.own);
        x[F::InPassage] = share(read.all, read.names);
        x[F::InDocument] = share(read.names);
        x[F::Found] = passage.score;
        x[F::Rank] = 1.0 / (1 + span.passage);
        x[F::Near] = nearness(passage);
        measureWords(own, read, x);
        x[F::Titled] = titled(span.context);
        x[F::Length] = std::log(double(span.text.size() + 20) / 100);
        x[F::Item] = span.kind == SpanKind::Item;
        x[F::List] = span.kind == SpanKind::List;
        x[F::Row] = span.kind == SpanKind::Row;
        x[F::Opening] = span.kind == SpanKind::Opening;
    }

    double rareShare(const ReadSpan &own, const Credits &names) const
    {
        double sum = 0;
        for (int i = 0; i < m_meetings.count(); ++i) {
            const size_t t = size_t(i);
            const double credit = std::max(own.own[t], 0.7f * own.context[t]);
            sum += names[t] > 0 ? 0 : credit * m_rare[t];
        }
        return m_allRare > 0 ? sum / m_allRare : 0;
    }

    double heaviestMissing(const ReadSpan &own, const Credits &names) const
    {
        double heaviest = 0;
        for (int i = 0; i < m_meetings.count(); ++i) {
            const size_t t = size_t(i);
            if (own.own[t] == 0 && own.context[t] == 0 && names[t] == 0)
                heaviest = std::max(heaviest, term(i).weight);
        }
        return m_weight > 0 ? heaviest / m_weight : 0;
    }

    double exactShare(const Credits &own) const
    {
        double sum = 0;
        for (int i = 0; i < m_meetings.count(); ++i)
            sum += own[size_t(i)] >= 1 ? term(i).weight : 0;
        return m_weight > 0 ? sum / m_weight : 0;
    }

    void measureWords(const ReadSpan &own, const ReadPassage &read, std::array<double, SpanFeatures::Count> &x) const
    {
        const auto all = std::min<qsizetype>(63, m_question.reading.terms.size() - 1);
        x[SpanFeatures::Pairs] = all > 0 ? double(std::popcount(own.pairs)) / double(all) : 0;
        if (m_looksForKind)
            x[SpanFeatures::Answers] = kindFound(m_question.analysis, read.reading, own.first,
                                                 std::min(own.last, int(read.reading.terms.size())));
    }

    // The share of a title's words that the question has.
    double titled(const QString &context) const
    {
        if (const auto known = m_titled.constFind(context); known != m_titled.constEnd())
            return *known;
        int all = 0;
        int said = 0;
        forEachTerm(context.section(headingSeparator, -1), [&](QStringView word, int, int) {
            const QString text = word.toString();
            if (isStopTerm(text) || text[0].isDigit())
                return;
            ++all;
            said += m_question.reading.places.contains(text);
        });
        return *m_titled.insert(context, all > 0 ? double(said) / all : 0);
    }

    const Claim m_question;
    const QList<EvidenceSpan> &m_spans;
    const QList<Passage> &m_passages;
    const bool m_looksForKind;
    Meetings m_meetings;
    QHash<QString, Credits> m_over; // texts above passages and spans
    double m_weight = 0;
    double m_usual = 0; // usual embedder cosine of the results
    double m_nearest = 0;
    std::deque<ReadPassage> m_read;
    std::deque<ReadSpan> m_readSpans;
    std::array<double, mostTerms> m_rare{};
    double m_allRare = 0;
    mutable QHash<QString, double> m_titled;
};

// Fitted by tests/fit/spanweights.py on development questions.
struct Weight
{
    const char *name;
    double value;
};
constexpr std::array<Weight, SpanFeatures::Count> weights{{
    {"own", 1.48},
    {"context", 3.07},
    {"rare", 2.09},
    {"pairs", 3.30},
    {"missing", -0.15},
    {"exact", 1.62},
    {"in passage", 2.72},
    {"in document", 5.55},
    {"found", 6.42},
    {"rank", 0.92},
    {"near", 2.00}, // fitted on freely worded questions; the others without an embedder
    {"answers", 1.89},
    {"titled", 0.67},
    {"length", -0.03},
    {"item", -0.41},
    {"list", 0.66},
    {"row", 0.52},
    {"opening", -0.20},
}};

double scoreOf(const SpanFeatures &features)
{
    double score = 0;
    for (size_t i = 0; i < weights.size(); ++i)
        score += weights[i].value * features.values[i];
    return score;
}

bool meetsIn(const SpanFeatures &features)
{
    using F = SpanFeatures;
    const F::Feature shares[] = {F::Own, F::Context, F::InPassage, F::InDocument};
    return std::any_of(std::begin(shares), std::end(shares),
                       [&](F::Feature share) { return features.values[share] > 0; });
}

} // namespace

std::vector<SpanFeatures> spanFeatures(const QString &question, const QList<EvidenceSpan> &spans,
                                       const QList<Passage> &passages, const Idf &idf)
{
    return FirstLook(question, spans, passages, idf).features();
}

const char *nameOf(SpanFeatures::Feature feature)
{
    return weights[size_t(feature)].name;
}

QList<RankedSpan> wordsFirst(const QString &question, const QList<EvidenceSpan> &spans, const QList<Passage> &passages,
                             const Idf &idf, int most)
{
    const std::vector<SpanFeatures> features = spanFeatures(question, spans, passages, idf);
    QList<std::pair<double, int>> order; // sorted by descending score
    for (int i = 0; i < int(spans.size()); ++i)
        order.append({-scoreOf(features[size_t(i)]), i});
    std::stable_sort(order.begin(), order.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    QList<RankedSpan> ranked;
    QSet<std::pair<DocumentId, int>> pages;
    QSet<QString> said;
    for (const auto &[minus, i] : std::as_const(order)) {
        if (ranked.size() >= most)
            break;
        const EvidenceSpan &span = spans[i];
        const Passage &passage = passages[span.passage];
        const std::pair page(passage.document, pageAt(passage, span.from));
        if (!pages.contains(page) && pages.size() >= mostPages)
            continue;
        const QString key = QString::number(passage.document) + u' ' + lettersOf(span.text);
        if (said.contains(key))
            continue;
        said.insert(key);
        pages.insert(page);
        ranked.append({span, i, -minus, meetsIn(features[size_t(i)])});
    }
    return ranked;
}

} // namespace core
