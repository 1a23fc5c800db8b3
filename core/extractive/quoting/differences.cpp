#include "core/extractive/quoting/differences.h"

#include "core/extractive/forms/answerfinder.h"
#include "core/extractive/forms/termruns.h"
#include "core/extractive/passages/apparatus.h"
#include "core/extractive/passages/quotable.h"
#include "core/extractive/passages/readover.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

using Keys = QSet<QString>;

Keys keysOf(const TokenizedText &text, int first, int last, const Claim &question)
{
    Keys keys;
    for (int i = first; i < last; ++i) {
        const ReadTerm &term = text.terms[i];
        if (!term.stop && !question.reading.places.contains(term.key))
            keys.insert(term.key);
    }
    return keys;
}

qsizetype shared(const Keys &a, const Keys &b)
{
    return std::count_if(a.begin(), a.end(), [&](const QString &key) { return b.contains(key); });
}

double cosine(const Keys &a, const Keys &b)
{
    return a.isEmpty() || b.isEmpty() ? 0 : double(shared(a, b)) / std::sqrt(double(a.size()) * double(b.size()));
}

// Sentences that speak of all things at once.
class Contrasts
{
public:
    Contrasts(const Claim &question, const QList<Passage> &passages) : m_finder(question), m_passages(passages)
    {
        if (!m_finder.looksForDifference())
            return;
        for (int i = 0; i < int(passages.size()); ++i) {
            const Passage &passage = passages[i];
            for (const FoundAnswer &found :
                 m_finder.find(readText(passage.text), readOver(passage, question.reading))) {
                if (found.strength >= AnswerFinder::strong)
                    m_all.append({i, found.from, found.to, found.strength - notText * apparatusIn(passage.text)});
            }
        }
        std::stable_sort(m_all.begin(), m_all.end(),
                         [](const Quotation &a, const Quotation &b) { return a.probability > b.probability; });
    }

    QList<Quotation> best(const Quoting &quoting) const
    {
        QList<Quotation> chosen;
        for (const Quotation &each : m_all) {
            const QStringView text = textOf(each, m_passages);
            const bool isSaid = std::any_of(chosen.begin(), chosen.end(), [&](const Quotation &other) {
                return saysTheSame(textOf(other, m_passages), text);
            });
            const bool isRejected = std::any_of(quoting.rejected.begin(), quoting.rejected.end(),
                                                [&](const QString &rejected) { return saysTheSame(rejected, text); });
            if (!isSaid && !isRejected && chosen.size() < quoting.most)
                chosen.append(each);
        }
        return chosen;
    }

private:
    static constexpr double notText = 0.2;

    const AnswerFinder m_finder;
    const QList<Passage> &m_passages;
    QList<Quotation> m_all;
};

// A sentence about one of two things beside a sentence about the other.
class SideBySide
{
public:
    SideBySide(const Claim &question, const QList<Passage> &passages) : m_question(question)
    {
        for (int i = 0; i < int(passages.size()); ++i)
            read(i, passages[i]);
    }

    QList<Quotation> best() const
    {
        QList<Pair> pairs;
        for (const Said &one : m_said[0]) {
            for (const Said &other : m_said[1]) {
                const double alike = cosine(one.keys, other.keys);
                if (alike >= least && alike < same && shared(one.keys, other.keys) >= fewest)
                    pairs.append({alike, &one, &other});
            }
        }
        std::stable_sort(pairs.begin(), pairs.end(), [](const Pair &a, const Pair &b) { return a.alike > b.alike; });
        QList<Pair> chosen;
        for (const Pair &pair : std::as_const(pairs)) {
            const bool isApart = std::none_of(chosen.begin(), chosen.end(), [&](const Pair &other) {
                return cosine(other.one->keys, pair.one->keys) >= same ||
                       cosine(other.other->keys, pair.other->keys) >= same;
            });
            if (isApart && chosen.size() < mostPairs)
                chosen.append(pair);
        }
        QList<Quotation> quotations;
        for (const Pair &pair : std::as_const(chosen))
            quotations += {pair.one->quotation, pair.other->quotation};
        return quotations;
    }

private:
    static constexpr double least = 0.35;  // likeness of what is said of the one and of the other
    static constexpr double same = 0.75;   // from where on both say the same
    static constexpr qsizetype fewest = 3; // words that both have
    static constexpr qsizetype mostPairs = 2;
    static constexpr int shortest = 30; // characters
    static constexpr int longest = 400;
    static constexpr double unsure = 0.5;

    struct Said
    {
        Keys keys;
        Quotation quotation;
    };

    struct Pair
    {
        double alike = 0;
        const Said *one = nullptr;
        const Said *other = nullptr;
    };

    bool has(const QuestionPart &part, const TokenizedText &text, int first, int last) const
    {
        return std::all_of(part.keys.begin(), part.keys.end(), [&](const QString &key) {
            const QList<int> places = text.places.value(key);
            return std::any_of(places.begin(), places.end(), [&](int at) {
                return at >= first && at < last && isMeant(key, m_question.reading, text, at);
            });
        });
    }

    void read(int index, const Passage &passage)
    {
        const TokenizedText text = readText(passage.text);
        const TokenizedText around = readOver(passage, m_question.reading);
        const QList<QuestionPart> &parts = m_question.analysis.parts;
        const auto isOver = [&](const QuestionPart &part) { return has(part, around, 0, int(around.terms.size())); };
        for (int i = 0; i < text.sentences.size(); ++i) {
            const int from = behindHeadings(passage.text, text.sentences[i], passage.heading);
            const int first = firstTermFrom(text, i, from);
            const int last = text.firstTerms.value(i + 1);
            const QStringView view = QStringView(passage.text).mid(from, text.sentences[i].to - from);
            if (view.size() < shortest || view.size() > longest || !isQuotable(view, text, first, last) ||
                isCut(view) || isRow(text, i) || beginsWithBullet(view))
                continue;
            const bool saysOne = has(parts[0], text, first, last);
            const bool saysOther = has(parts[1], text, first, last);
            const bool isOne = saysOne != saysOther ? saysOne : isOver(parts[0]);
            const bool isOther = saysOne != saysOther ? saysOther : isOver(parts[1]);
            if (isOne == isOther || (saysOne && saysOther))
                continue;
            m_said[isOne ? 0 : 1].append(
                {keysOf(text, first, last, m_question), {index, from, text.sentences[i].to, unsure}});
        }
    }

    const Claim &m_question;
    QList<Said> m_said[2];
};

} // namespace

double likeSaid(const TokenizedText &a, const TokenizedText &b, const Claim &question)
{
    return cosine(keysOf(a, 0, int(a.terms.size()), question), keysOf(b, 0, int(b.terms.size()), question));
}

QList<Quotation> differencesIn(const Claim &question, const QList<Passage> &passages, const Quoting &quoting)
{
    if (question.analysis.kind != AnswerKind::Difference || question.analysis.parts.size() < 2)
        return {};
    const QList<Quotation> contrasts = Contrasts(question, passages).best(quoting);
    if (!contrasts.isEmpty() || question.analysis.parts.size() > 2)
        return contrasts;
    return SideBySide(question, passages).best();
}

} // namespace core
