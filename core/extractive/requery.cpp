// Tries queries in a fixed order, from the smallest change to the largest; the first new one is used.
#include "core/extractive/requery.h"

#include "core/base/inquotes.h"
#include "core/extractive/claims/comparison.h"
#include "core/language/wordnet.h"
#include "core/question/instructions.h"

#include <QSet>

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr int mostAdded = 3;     // words added from the nearest passages
constexpr int shortestAdded = 3; // characters of such a word

struct Word
{
    QString shown;
    double weight = 0;
};

// Words that occur in several of the nearest passages but are rare elsewhere: relevance feedback.
QList<Word> feedback(const Claim &question, const QList<Passage> &passages, const Idf &idf)
{
    QHash<QString, Word> found;
    for (qsizetype i = 0; i < passages.size(); ++i) {
        const TokenizedText reading = readText(passages[i].text);
        const Comparison comparison = compare(question, reading);
        const double share = (0.2 + comparison.coverage) / (1.0 + double(i));
        for (auto it = reading.places.constBegin(); it != reading.places.constEnd(); ++it) {
            const ReadTerm &term = reading.terms[it->first()];
            const bool plain = !term.stop && !term.number && term.to - term.from >= shortestAdded;
            if (!plain || question.reading.places.contains(it.key()) || isAskingTerm(term.text))
                continue;
            Word &word = found[it.key()];
            if (word.shown.isEmpty())
                word.shown = reading.text.mid(term.from, term.to - term.from);
            word.weight += share * std::log1p(double(it->size())) * idf(term.text);
        }
    }
    QList<Word> words = found.values();
    std::sort(words.begin(), words.end(), [](const Word &a, const Word &b) {
        return a.weight != b.weight ? a.weight > b.weight : a.shown < b.shown;
    });
    return words;
}

class Requery
{
public:
    Requery(const RewriteTask &task, const Idf &idf)
        : m_task(task),
          m_idf(idf),
          m_question(questionOf(task.question, idf))
    {
        m_tried.insert(normalForm(task.question));
        for (const QString &query : task.tried)
            m_tried.insert(normalForm(query));
        for (const ClaimTerm &term : std::as_const(m_question.terms)) {
            if (term.outOfVocabulary)
                m_dropped.append(term.shown);
            else
                m_kept.append({term.shown, term.weight});
        }
    }

    Rewriting make()
    {
        const QList<Word> near = feedback(m_question, m_task.nearMisses, m_idf);
        const QStringList all = shown(m_kept, int(m_kept.size()));
        const QStringList rarest = shown(rarestKept(), int((m_kept.size() + 1) / 2));
        if (!m_dropped.isEmpty() && !m_kept.isEmpty())
            offer(all, {}, QString());
        if (!m_kept.isEmpty()) {
            offer(all, shown(near, mostAdded), QStringLiteral("rare words from the nearest passages"));
            offer(all, synonyms(), QStringLiteral("synonyms"));
            offer(rarest, shown(near.mid(mostAdded), mostAdded),
                  QStringLiteral("rare words from the nearest passages"));
            offer(rarest, {}, QString());
        } else {
            offer({}, synonyms(), QStringLiteral("synonyms"));
        }
        return m_result;
    }

private:
    static QStringList shown(const QList<Word> &words, int most)
    {
        QStringList shown;
        for (const Word &word : words.mid(0, most))
            shown.append(word.shown);
        return shown;
    }

    QList<Word> rarestKept() const
    {
        QList<Word> words = m_kept;
        std::stable_sort(words.begin(), words.end(), [](const Word &a, const Word &b) { return a.weight > b.weight; });
        return words;
    }

    // Those that occur in the library.
    QStringList synonyms() const
    {
        const double mostRare = m_idf(QStringLiteral("\u0001"));
        QStringList words;
        for (const ClaimTerm &term : m_question.terms) {
            if (term.name || term.number)
                continue;
            for (const QString &synonym : WordNet::installed().synonyms(term.shown)) {
                const QList<Term> cut = terms(synonym);
                const bool stands = cut.size() == 1 && m_idf(cut.first().text) < mostRare - 1e-9;
                if (stands && !m_question.reading.places.contains(cut.first().text) && words.size() < mostAdded)
                    words.append(synonym);
            }
        }
        return words;
    }

    void offer(const QStringList &kept, const QStringList &added, const QString &origin)
    {
        const QString query = (kept + added).join(u' ');
        if (!m_result.query.isEmpty() || query.isEmpty() || m_tried.contains(normalForm(query)))
            return;
        m_result.query = query;
        QStringList reasons;
        if (!m_dropped.isEmpty())
            reasons.append(QStringLiteral("dropped %1, which the library does not contain").arg(inQuotes(m_dropped)));
        QStringList left;
        for (const Word &word : m_kept) {
            if (!kept.contains(word.shown))
                left.append(word.shown);
        }
        if (!left.isEmpty())
            reasons.append(QStringLiteral("left out %1").arg(inQuotes(left)));
        if (!added.isEmpty())
            reasons.append(QStringLiteral("added %1: %2").arg(inQuotes(added), origin));
        if (reasons.isEmpty())
            reasons.append(QStringLiteral("kept only the significant words"));
        m_result.reason = reasons.join(QStringLiteral("; "));
    }

    const RewriteTask &m_task;
    const Idf &m_idf;
    Claim m_question;
    QSet<QString> m_tried;
    QList<Word> m_kept;
    QStringList m_dropped;
    Rewriting m_result;
};

} // namespace

Rewriting requery(const RewriteTask &task, const Idf &idf)
{
    return Requery(task, idf).make();
}

} // namespace core
