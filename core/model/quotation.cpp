// Candidates first (what may be quoted at all), then the choice among them.
#include "core/model/quotation.h"

#include "core/model/features.h"
#include "core/text/textmatch.h"

#include <algorithm>

namespace core {
namespace {

constexpr int longest = 900;       // characters of a quotation
constexpr int fewestWords = 3;     // words of one
constexpr double repeating = 0.75; // likeness from which on a sentence says nothing new
constexpr double farBehind = 0.2;  // share of the best one's odds below which a sentence is left out

struct Candidate
{
    Quotation quotation;
    int sentence = 0;
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
    const bool isShort = line.size() <= 60 && line.size() * 3 < nextLength * 2 && line[0].isUpper() &&
                         view[next].isUpper() && line[line.size() - 1].isLetterOrNumber();
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
    const bool isRow = numbers >= 2 || (numbers == 1 && last - first <= 12);
    if (letters * 2 < text.size() && !isRow)
        return false;
    return endsLikeASentence(text) || isRow || beginsWithBullet(text) || last - first > 14;
}

class Chooser
{
public:
    Chooser(const Claim &question, const QList<Passage> &passages, const Weights &weights, const Quoting &quoting)
        : m_question(question),
          m_passages(passages),
          m_weights(weights),
          m_quoting(quoting)
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
        const double best = odds(m_candidates.first().quotation.probability);
        for (const Candidate &candidate : std::as_const(m_candidates)) {
            if (m_chosen.size() >= m_quoting.most)
                break;
            const double probability = candidate.quotation.probability;
            const bool further = probability >= m_weights.steps[1] && odds(probability) >= best * farBehind;
            if (m_chosen.isEmpty() || (further && !repeats(candidate)))
                m_chosen.append(candidate);
        }
        return inReadingOrder();
    }

private:
    void collect(int index)
    {
        const Passage &passage = m_passages[index];
        const Reading source = readText(passage.text);
        const Comparison comparison = compare(m_question, source, readText(passage.heading + u'\n' + passage.title));
        for (int i = 0; i < int(source.sentences.size()); ++i) {
            const int from = behindHeadings(passage.text, source.sentences[i], passage.heading);
            const int to = source.sentences[i].to;
            const int last = source.firstTerms.value(i + 1);
            int first = source.firstTerms.value(i);
            while (first < last && source.terms[first].from < from)
                ++first;
            const QStringView text = QStringView(passage.text).mid(from, to - from);
            if (comparison.sentences[i] <= 0 || !isQuotable(text, source, first, last) || isRejected(text))
                continue;
            const Row row = quotationRow(m_question, source, comparison, i, index);
            m_candidates.append({{index, from, to, m_weights.probability(row)}, i});
        }
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
    QStringList m_rejected;
    QList<Candidate> m_candidates;
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
