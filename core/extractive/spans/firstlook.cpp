#include "core/extractive/spans/firstlook.h"

#include "core/chunking/headings.h"
#include "core/extractive/claims/claim.h"
#include "core/language/synonyms.h"

#include <QFileInfo>

#include <algorithm>
#include <cmath>
#include <deque>

namespace core {
namespace {

constexpr int mostTerms = 48;     // of a question that are looked for
constexpr double otherForm = 0.7; // credit for another form of a word
constexpr double partOfCompound = 0.6;
constexpr double synonym = 0.5;
constexpr double otherWords = 0.6; // for what may stand in the place of words of the question
constexpr int shortestPart = 5;    // letters of a part of a compound
constexpr int neighbours = 2;      // spans before and after
constexpr int mostPages = 12;

using Credits = std::array<float, mostTerms>; // of each term of the question, how well it is met

void join(Credits &all, const Credits &more)
{
    for (int i = 0; i < mostTerms; ++i)
        all[size_t(i)] = std::max(all[size_t(i)], more[size_t(i)]);
}

// "Treibhausgas" in "Treibhausgasemissionen", "Frist" in "Kündigungsfristen".
bool isInCompound(QStringView part, QStringView word)
{
    return part.size() >= shortestPart && word.size() >= part.size() + 3 &&
           (word.startsWith(part) || word.endsWith(part));
}

// Which terms of a question a word of a text meets; each word is compared once.
class Meetings
{
public:
    explicit Meetings(const Claim &question) : m_question(question)
    {
        m_count = int(std::min<qsizetype>(question.terms.size(), mostTerms));
        for (int i = 0; i < m_count; ++i)
            m_families.append(question.terms[i].name ? 0 : synonymGroup(question.terms[i].key));
        for (const ClaimExpansion &expansion : question.expansions)
            m_expands = m_expands || !expansion.others.isEmpty();
    }

    int count() const { return m_count; }

    Credits in(QStringView text)
    {
        Credits credits{};
        QSet<QString> there;
        forEachTerm(text, [&](QStringView term, int, int) { meet(term, credits, there); });
        expand(credits, there);
        return credits;
    }

private:
    struct Met
    {
        int term = 0;
        float credit = 0;
    };

    void meet(QStringView term, Credits &credits, QSet<QString> &there)
    {
        const QString word = term.toString();
        auto known = m_known.constFind(word);
        if (known == m_known.constEnd())
            known = m_known.insert(word, compared(word));
        for (const Met &met : *known)
            credits[size_t(met.term)] = std::max(credits[size_t(met.term)], met.credit);
        if (m_expands)
            there.insert(word);
    }

    QList<Met> compared(const QString &word) const
    {
        QList<Met> met;
        const int family = synonymGroup(word);
        for (int i = 0; i < m_count; ++i) {
            const ClaimTerm &term = m_question.terms[i];
            double credit = 0;
            if (term.key == word || m_question.reading.terms[term.index].text == word)
                credit = 1;
            else if (term.number || word[0].isDigit())
                continue;
            else if (isOfSameStem(term.key, word))
                credit = otherForm;
            else if (isInCompound(term.key, word) || isInCompound(word, term.key))
                credit = partOfCompound;
            else if (family != 0 && family == m_families[i])
                credit = synonym;
            if (credit > 0)
                met.append({i, float(credit)});
        }
        return met;
    }

    void expand(Credits &credits, const QSet<QString> &there) const
    {
        for (const ClaimExpansion &expansion : m_question.expansions) {
            const bool stands =
                std::any_of(expansion.others.begin(), expansion.others.end(), [&](const QStringList &keys) {
                    return !keys.isEmpty() && std::all_of(keys.begin(), keys.end(),
                                                          [&](const QString &key) { return there.contains(key); });
                });
            for (const int term : stands ? expansion.terms : QList<int>()) {
                if (term < m_count)
                    credits[size_t(term)] = std::max(credits[size_t(term)], float(otherWords));
            }
        }
    }

    const Claim &m_question;
    int m_count = 0;
    bool m_expands = false;
    QList<int> m_families;
    QHash<QString, QList<Met>> m_known;
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
          m_meetings(m_question)
    {
        for (int i = 0; i < m_meetings.count(); ++i)
            m_weight += m_question.terms[i].weight;
        readPassages();
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
        TokenizedText reading;
        Credits all{};
        Credits names{}; // terms that name the document
        double titled = 0;
        Credits heading{};
    };

    struct ReadSpan
    {
        Credits own{};
        Credits context{};
    };

    const ClaimTerm &term(int i) const { return m_question.terms[i]; }

    // The share of the question in the one that is not in the others.
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
            read.reading = readText(passage.text);
            read.all = m_meetings.in(passage.text);
            const auto known = names.constFind(passage.document);
            read.names = known != names.constEnd() ? *known : *names.insert(passage.document, namesOf(passage));
            read.heading = m_meetings.in(passage.heading);
        }
    }

    // By title, by the pieces of the file's name, where several words may be written as one, and by what the search
    // says.
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

    void readSpans()
    {
        QHash<QString, Credits> contexts;
        for (const EvidenceSpan &span : m_spans) {
            ReadSpan &read = m_readSpans.emplace_back();
            read.own = m_meetings.in(span.text);
            auto known = contexts.constFind(span.context);
            if (known == contexts.constEnd())
                known = contexts.insert(span.context, m_meetings.in(span.context));
            read.context = *known;
            join(read.context, m_read[size_t(span.passage)].heading);
        }
    }

    // A word that nearly all spans have tells none of them from the others.
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
        x[F::Around] = share(around(i), own.own, own.context, read.names);
        x[F::Rare] = rareShare(own, read.names);
        x[F::Missing] = heaviestMissing(own, read.names);
        x[F::Exact] = exactShare(own.own);
        x[F::InPassage] = share(read.all, read.names);
        x[F::InDocument] = share(read.names);
        x[F::Found] = passage.score;
        x[F::Rank] = 1.0 / (1 + span.passage);
        measureTerms(span, read, x);
        x[F::Titled] = titled(span.context);
        x[F::Length] = std::log(double(span.text.size() + 20) / 100);
        if (span.kind != SpanKind::Sentence)
            x[size_t(F::Item) + size_t(span.kind) - size_t(SpanKind::Item)] = 1;
    }

    Credits around(int i) const
    {
        Credits all{};
        for (int j = std::max(0, i - neighbours); j <= std::min(int(m_spans.size()) - 1, i + neighbours); ++j) {
            if (j != i && m_spans[j].passage == m_spans[i].passage)
                join(all, m_readSpans[size_t(j)].own);
        }
        return all;
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

    // What the terms of the passage tell that the span quotes.
    void measureTerms(const EvidenceSpan &span, const ReadPassage &read,
                      std::array<double, SpanFeatures::Count> &x) const
    {
        const auto &terms = read.reading.terms;
        const auto first = std::lower_bound(terms.begin(), terms.end(), span.from,
                                            [](const ReadTerm &term, int from) { return term.from < from; });
        const auto last =
            std::lower_bound(first, terms.end(), span.to, [](const ReadTerm &term, int to) { return term.from < to; });
        QSet<std::pair<QString, QString>> there;
        for (auto term = first; term != last && term + 1 != last; ++term)
            there.insert({term->key, (term + 1)->key});
        const TokenizedText &asked = m_question.reading;
        int both = 0;
        for (qsizetype i = 0; i + 1 < asked.terms.size(); ++i)
            both += there.contains({asked.terms[i].key, asked.terms[i + 1].key});
        x[SpanFeatures::Pairs] = asked.terms.size() > 1 ? double(both) / double(asked.terms.size() - 1) : 0;
        const AnswerKind kind = m_question.analysis.kind;
        if (kind != AnswerKind::Any && kind != AnswerKind::YesNo)
            x[SpanFeatures::Answers] =
                kindFound(m_question.analysis, read.reading, int(first - terms.begin()), int(last - terms.begin()));
    }

    // The share of the words of a title that the question says.
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
    Meetings m_meetings;
    double m_weight = 0;
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
    {"own", 3},       {"context", 2},    {"around", 1},      {"rare", 4},     {"pairs", 1.5}, {"missing", -1},
    {"exact", 1},     {"in passage", 1}, {"in document", 2}, {"found", 2},    {"rank", 0.5},  {"answers", 0.8},
    {"titled", 0.6},  {"length", -0.15}, {"item", 0},        {"list", 0.2},   {"row", 0},     {"field", 0.2},
    {"opening", 0.2}, {"caption", -0.3}, {"title", -0.5},    {"lines", -0.3},
}};

double scoreOf(const SpanFeatures &features)
{
    double score = 0;
    for (size_t i = 0; i < weights.size(); ++i)
        score += weights[i].value * features.values[i];
    return score;
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
    QList<std::pair<double, int>> order; // by minus the score
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
        ranked.append({span, i, -minus});
    }
    return ranked;
}

} // namespace core
