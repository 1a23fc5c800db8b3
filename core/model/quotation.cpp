// Candidates first (what may be quoted at all), then the choice among them.
#include "core/model/quotation.h"

#include "core/model/features.h"
#include "core/model/opening.h"
#include "core/text/textmatch.h"

#include <algorithm>
#include <deque>

namespace core {
namespace {

constexpr int longest = 900;             // characters of a quotation
constexpr int fewestWords = 3;           // words of one
constexpr double repeating = 0.75;       // likeness from which on a sentence says nothing new
constexpr double farBehind = 0.2;        // share of the best one's odds below which a sentence is left out
constexpr double adding = 0.12;          // share of the question that a further sentence must add
constexpr double nearlyBest = 0.6;       // share of the best one's odds from which on a second one may be the answer
constexpr double addingToSettled = 0.18; // the same where the first sentence has what is asked for
constexpr double standing = 0.5;         // share of what the best one covers that a further one must cover by itself
constexpr double standingApart = 0.75;   // the same for more of the same from another passage
constexpr int mostItems = 8;             // of a list that is quoted with its introduction

struct Candidate
{
    Quotation quotation;
    QuotedStretch stretch;
    Opening opening = Opening::Free;
    const Comparison *comparison = nullptr;
};

bool endsLikeASentence(QStringView text)
{
    qsizetype last = text.size() - 1;
    while (last > 0 && QStringView(u"\"')]\u201d\u2019\u00bb").contains(text[last]))
        --last;
    return last >= 0 && QStringView(u".!:;\u3002\uff01").contains(text[last]);
}

bool beginsWithBullet(QStringView text)
{
    return !text.isEmpty() &&
           QStringView(u"\u2022\u25cf\u25aa\u25e6\u2023\u00b7\u25a0\uf0b7-*\u2013o").contains(text[0]) &&
           (text[0] != u'o' || (text.size() > 1 && text[1].isSpace()));
}

// "Scope ........ 12": a line of a table of contents.
bool hasLeaders(QStringView text)
{
    return text.contains(u"....") || text.contains(u". . .") || text.contains(u"\u2026\u2026");
}

// Whether the last word of a line asks for more: an article, a preposition.
bool goesOn(QStringView line)
{
    const QList<Term> all = terms(line);
    return !all.isEmpty() && isStopTerm(all.last().text);
}

// Few words, or all that tell are capitalised.
bool looksLikeATitle(QStringView line)
{
    constexpr int few = 3;
    int all = 0;
    int small = 0;
    for (const Term &term : terms(line)) {
        ++all;
        small += !isStopTerm(term.text) && line[term.from].isLower();
    }
    return small == 0 || all <= few;
}

// Whether the first line of a stretch is a heading that runs into a sentence: short, begins like a title, ends like
// none, and the line behind it begins anew. Returns the characters to leave out.
int headingLength(QStringView view, const QString &heading)
{
    const qsizetype lineEnd = view.indexOf(u'\n');
    const QStringView line = view.first(std::max<qsizetype>(lineEnd, 0)).trimmed();
    qsizetype next = lineEnd + 1;
    while (next < view.size() && view[next].isSpace())
        ++next;
    if (line.isEmpty() || next >= view.size())
        return 0;
    const bool isKnown = !heading.isEmpty() && normalForm(heading).endsWith(normalForm(line));
    const qsizetype nextEnd = view.indexOf(u'\n', next);
    const qsizetype nextLength = (nextEnd < 0 ? view.size() : nextEnd) - next;
    const bool isShort = !goesOn(line) && looksLikeATitle(line) && line.size() <= 60 &&
                         line.size() * 3 < nextLength * 2 && line[0].isUpper() && view[next].isUpper() &&
                         line[line.size() - 1].isLetterOrNumber();
    return isKnown || isShort ? int(next) : 0;
}

int behindHeadings(const QString &text, const Sentence &sentence, const QString &heading)
{
    int from = sentence.from;
    while (const int length = headingLength(QStringView(text).mid(from, sentence.to - from), heading))
        from += length;
    return from;
}

double odds(double probability)
{
    return probability / std::max(1 - probability, 1e-9);
}

bool isQuotable(QStringView text, const Reading &source, int first, int last)
{
    if (text.size() > longest || last - first < fewestWords || text.endsWith(u'?') || hasLeaders(text))
        return false;
    const auto letters = std::count_if(text.begin(), text.end(), [](QChar c) { return c.isLetter(); });
    const auto numbers = std::count_if(source.terms.begin() + first, source.terms.begin() + last,
                                       [](const ReadTerm &term) { return term.number; });
    // A row ends with its figures; "Chapter 7: Wind" is a heading.
    const auto atEnd = std::any_of(source.terms.begin() + std::max(first, last - 2), source.terms.begin() + last,
                                   [](const ReadTerm &term) { return term.number; });
    const bool isRow = atEnd && !text.endsWith(u',') && (numbers >= 2 || last - first <= 12);
    if (letters * 2 < text.size() && !isRow)
        return false;
    return endsLikeASentence(text) || isRow || beginsWithBullet(text) || (last - first > 14 && !looksLikeATitle(text));
}

// Half a sentence, left over where a passage or a page begins or ends.
bool isCut(QStringView text)
{
    return (text[0].isLetter() && text[0].isLower()) || QStringView(u",;)]").contains(text[0]) ||
           (!endsLikeASentence(text) && text[text.size() - 1] == u',') || text.endsWith(u'[') ||
           text.endsWith(u'\u2013');
}

// An item has no point at its end, so what follows the list may run on into the last one: a short line, and behind it
// one that begins anew.
int itemEnd(const QString &text, const Sentence &sentence)
{
    const QStringView item = QStringView(text).mid(sentence.from, sentence.to - sentence.from);
    if (!beginsWithBullet(item))
        return sentence.to;
    qsizetype widest = 0;
    for (const QStringView line : QStringView(text).split(u'\n'))
        widest = std::max(widest, line.size());
    for (qsizetype at = 0, end = item.indexOf(u'\n'); end >= 0; at = end + 1, end = item.indexOf(u'\n', at)) {
        const bool anew = end + 1 < item.size() && item[end + 1].isUpper();
        if (anew && (end - at) * 4 < widest * 3 && !goesOn(item.mid(at, end - at)))
            return sentence.from + int(end);
    }
    return sentence.to;
}

class Chooser
{
public:
    Chooser(const Claim &question, const QList<Passage> &passages, const Weights &weights, const Quoting &quoting)
        : m_question(question),
          m_passages(passages),
          m_weights(weights),
          m_quoting(quoting),
          m_much(asksForMuch(question.reading))
    {
        for (const QString &text : quoting.rejected)
            m_rejected.append(normalForm(text));
    }

    QList<Quotation> choose()
    {
        for (int i = 0; i < int(m_passages.size()); ++i)
            collect(i);
        std::stable_sort(m_candidates.begin(), m_candidates.end(), [](const Candidate &a, const Candidate &b) {
            return a.quotation.probability > b.quotation.probability;
        });
        if (m_candidates.isEmpty() || m_candidates.first().quotation.probability < m_weights.steps[0])
            return {};
        take(m_candidates.first());
        const double best = odds(m_candidates.first().quotation.probability);
        for (const Candidate &candidate : std::as_const(m_candidates)) {
            if (m_chosen.size() >= m_quoting.most)
                break;
            const double probability = candidate.quotation.probability;
            const bool good = probability >= m_weights.steps[1] && odds(probability) >= best * farBehind;
            if (good && pays(candidate) && !repeats(candidate))
                take(candidate);
        }
        return inReadingOrder();
    }

private:
    // What a passage is to the question, once for all its sentences.
    struct Source
    {
        Reading reading;
        Comparison comparison;
        double heading = 0;
    };

    void collect(int index)
    {
        const Passage &passage = m_passages[index];
        Source &source = m_sources.emplace_back();
        source.reading = readText(passage.text);
        source.comparison = compare(m_question, source.reading, readText(passage.heading + u'\n' + passage.title));
        if (!passage.heading.isEmpty())
            source.heading = compare(m_question, readText(passage.heading)).coverage;
        for (int i = 0; i < int(source.reading.sentences.size()); ++i)
            consider(index, i);
    }

    void consider(int index, int i)
    {
        const Passage &passage = m_passages[index];
        const Source &source = m_sources[size_t(index)];
        const int from = behindHeadings(passage.text, source.reading.sentences[i], passage.heading);
        const int end = source.reading.sentences[i].to;
        const QStringView text = QStringView(passage.text).mid(from, end - from);
        const int last = source.reading.firstTerms.value(i + 1);
        int first = source.reading.firstTerms.value(i);
        while (first < last && source.reading.terms[first].from < from)
            ++first;
        if (source.comparison.sentences[i] <= 0 || !isQuotable(text, source.reading, first, last) || isRejected(text))
            return;
        QuotedStretch stretch{i, listEnd(source.reading, i), index, isCut(text), false, source.heading};
        stretch.announces = stretch.last == i + 1 && text.endsWith(u':');
        const int to = itemEnd(passage.text, source.reading.sentences[stretch.last - 1]);
        const Row row = quotationRow(m_question, passage, source.reading, source.comparison, stretch);
        m_candidates.append(
            {{index, from, to, m_weights.probability(row)}, stretch, openingOf(text), &source.comparison});
    }

    // Behind the items that a sentence with a colon announces; behind the sentence where there are none.
    static int listEnd(const Reading &source, int sentence)
    {
        const auto textOf = [&](int i) {
            const Sentence &at = source.sentences[i];
            return QStringView(source.text).mid(at.from, at.to - at.from);
        };
        int end = sentence + 1;
        if (!textOf(sentence).endsWith(u':'))
            return end;
        while (end < source.sentences.size() && end - sentence <= mostItems && beginsWithBullet(textOf(end)) &&
               source.sentences[end].to - source.sentences[sentence].from <= longest)
            ++end;
        return end;
    }

    const Candidate *candidateBefore(const Candidate &candidate) const
    {
        const auto before = std::find_if(m_candidates.begin(), m_candidates.end(), [&](const Candidate &other) {
            return other.quotation.passage == candidate.quotation.passage &&
                   other.stretch.last == candidate.stretch.first;
        });
        return before == m_candidates.end() ? nullptr : &*before;
    }

    bool isChosen(const Candidate &candidate) const
    {
        return std::any_of(m_chosen.begin(), m_chosen.end(), [&](const Candidate &other) {
            return other.quotation.passage == candidate.quotation.passage &&
                   other.stretch.first == candidate.stretch.first;
        });
    }

    // A sentence that is about what the one before named comes with it.
    void take(const Candidate &candidate)
    {
        if (candidate.opening == Opening::Refers && m_chosen.size() + 1 < m_quoting.most) {
            const Candidate *before = candidateBefore(candidate);
            if (before && before->opening != Opening::Refers && !before->stretch.announces && !isChosen(*before) &&
                !repeats(*before))
                add(*before);
        }
        add(candidate);
    }

    void add(const Candidate &candidate)
    {
        m_chosen.append(candidate);
        cover(candidate, m_covered);
    }

    static void cover(const Candidate &candidate, QHash<int, double> &covered)
    {
        for (int i = candidate.stretch.first; i < candidate.stretch.last; ++i) {
            for (const Met &met : candidate.comparison->met[i])
                covered[met.term] = std::max(covered.value(met.term), met.share);
        }
    }

    static double sumOf(const QHash<int, double> &covered)
    {
        double sum = 0;
        for (const double share : covered)
            sum += share;
        return sum;
    }

    // A date, a number, a name or a place was asked for, and the first sentence has one.
    bool isSettled() const
    {
        const Candidate &first = m_chosen.first();
        const Reading &source = m_sources[size_t(first.quotation.passage)].reading;
        const bool plain = m_question.kind == AnswerKind::Date || m_question.kind == AnswerKind::Number ||
                           m_question.kind == AnswerKind::Name || m_question.kind == AnswerKind::Place;
        return plain &&
               kindFound(m_question.kind, m_question.reading, source, source.firstTerms.value(first.stretch.first),
                         source.firstTerms.value(first.stretch.last)) == 1;
    }

    bool standsBesideChosen(const Candidate &candidate) const
    {
        return std::any_of(m_chosen.begin(), m_chosen.end(), [&](const Candidate &other) {
            return other.quotation.passage == candidate.quotation.passage &&
                   (other.stretch.last == candidate.stretch.first || candidate.stretch.last == other.stretch.first);
        });
    }

    // A further sentence answers a part of the question that is still open; where much is asked for, it may also say
    // more of the same, if it is about the question by itself.
    bool pays(const Candidate &candidate) const
    {
        if (candidate.opening == Opening::Refers) {
            const Candidate *before = candidateBefore(candidate);
            if (!before || !isChosen(*before))
                return false;
        }
        QHash<int, double> together = m_covered;
        QHash<int, double> own;
        QHash<int, double> best;
        cover(candidate, together);
        cover(candidate, own);
        cover(m_chosen.first(), best);
        const double share = sumOf(own) / sumOf(best);
        const double adds = sumOf(together) - sumOf(m_covered);
        const bool about = own.size() >= std::min<qsizetype>(2, best.size()) && share >= standing;
        if (adds >= (isSettled() ? addingToSettled : adding) && (about || standsBesideChosen(candidate)))
            return true;
        const bool beside = candidate.quotation.passage == m_chosen.first().quotation.passage;
        if (isSettled() &&
            isRow(m_sources[size_t(m_chosen.first().quotation.passage)].reading, m_chosen.first().stretch.first))
            return false;
        if (m_much)
            return share >= (beside ? standing : standingApart);
        // Which of two is the answer cannot be told.
        return m_chosen.size() == 1 && share >= standing &&
               odds(candidate.quotation.probability) >= odds(m_chosen.first().quotation.probability) * nearlyBest;
    }

    bool isRejected(QStringView text) const
    {
        if (m_rejected.isEmpty())
            return false;
        const QString form = normalForm(text);
        return std::any_of(m_rejected.begin(), m_rejected.end(),
                           [&](const QString &rejected) { return rejected.contains(form); });
    }

    QStringView textOf(const Quotation &quotation) const
    {
        return QStringView(m_passages[quotation.passage].text).mid(quotation.from, quotation.to - quotation.from);
    }

    // Passages overlap: the same sentence comes more than once.
    bool repeats(const Candidate &candidate) const
    {
        return std::any_of(m_chosen.begin(), m_chosen.end(), [&](const Candidate &other) {
            return likeness(textOf(candidate.quotation), textOf(other.quotation)) >= repeating;
        });
    }

    QList<Quotation> inReadingOrder() const
    {
        QList<Quotation> ordered;
        for (const Candidate &candidate : m_chosen)
            ordered.append(candidate.quotation);
        // Documents stay in the order of their best passage.
        QHash<DocumentId, int> rank;
        for (int i = int(m_passages.size()) - 1; i >= 0; --i)
            rank.insert(m_passages[i].document, i);
        const auto key = [&](const Quotation &quotation) {
            const Passage &passage = m_passages[quotation.passage];
            return std::tuple(rank.value(passage.document), passage.ordinal, quotation.passage, quotation.from);
        };
        std::stable_sort(ordered.begin(), ordered.end(),
                         [&](const Quotation &a, const Quotation &b) { return key(a) < key(b); });
        return ordered;
    }

    const Claim &m_question;
    const QList<Passage> &m_passages;
    const Weights &m_weights;
    const Quoting &m_quoting;
    const bool m_much;
    QStringList m_rejected;
    std::deque<Source> m_sources; // one a passage; candidates point into them
    QList<Candidate> m_candidates;
    QHash<int, double> m_covered; // terms of the question, by what is chosen
    QList<Candidate> m_chosen;
};

} // namespace

QList<Quotation> quotations(const Claim &question, const QList<Passage> &passages, const Weights &weights,
                            const Quoting &quoting)
{
    if (question.terms.isEmpty())
        return {};
    return Chooser(question, passages, weights, quoting).choose();
}

} // namespace core
