#include "core/extractive/keywords.h"

#include "core/extractive/claims/comparison.h"
#include "core/question/instructions.h"

#include <QRegularExpression>

#include <algorithm>

namespace core {
namespace {

constexpr int mostKeywords = 3;
constexpr int mostWords = 6; // words per keyword; more would be a sentence
constexpr int longest = 80;  // characters per keyword

struct Phrase // adjacent content words of a question
{
    int from = 0;
    int to = 0;
    int words = 0;
    double weight = 0; // weight of its heaviest word
};

// Removes search operators; the words themselves are kept.
QString withoutOperators(QString keyword)
{
    static const QRegularExpression around(
        QStringLiteral(R"(^[\s"'“”„«»*`•\-–.:\d)]*(?=\p{L})|^[\s"'“”„«»*`•\-–]+|[\s"'“”„«»*`.!?]+$)"));
    static const QRegularExpression site(QStringLiteral(R"(\b(?:site|inurl|intitle|filetype):\S*)"),
                                         QRegularExpression::CaseInsensitiveOption);
    return keyword.remove(site).remove(around).simplified();
}

QList<Phrase> phrasesOf(const Claim &question)
{
    QHash<QString, double> weights;
    for (const ClaimTerm &term : question.terms)
        weights[term.key] = term.weight;
    QList<Phrase> phrases;
    bool open = false;
    for (const ReadTerm &term : question.reading.terms) {
        if (term.stop || isAskingTerm(term.text) || !weights.contains(term.key)) {
            open = false;
            continue;
        }
        const double weight = weights.value(term.key);
        if (open && phrases.last().words < mostWords) {
            Phrase &phrase = phrases.last();
            phrase.to = term.to;
            ++phrase.words;
            phrase.weight = std::max(phrase.weight, weight);
        } else {
            phrases.append({term.from, term.to, 1, weight});
        }
        open = true;
    }
    return phrases;
}

} // namespace

QString keywordsIn(const QString &reply)
{
    static const QRegularExpression label(QStringLiteral(R"(^\W*(?:(?:search|web)\s+)*(?:keywords?|query|terms)\s*:)"),
                                          QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression between(QStringLiteral(R"([,;、，；\n])"));
    QStringList keywords;
    for (QString line : reply.split(u'\n')) {
        line.remove(label);
        line = line.trimmed();
        if (line.isEmpty() || line.endsWith(u':') || line.startsWith(QLatin1String("```")))
            continue;
        for (const QString &part : line.split(between)) {
            const QString keyword = withoutOperators(part);
            const bool fits = !keyword.isEmpty() && keyword.size() <= longest && keyword.count(u' ') < mostWords;
            if (fits && !keywords.contains(keyword, Qt::CaseInsensitive) && keywords.size() < mostKeywords)
                keywords.append(keyword);
        }
    }
    return keywords.join(QStringLiteral(", "));
}

QString keywordsOf(const QString &question, const Idf &idf)
{
    QList<Phrase> phrases = phrasesOf(questionOf(question, idf));
    std::stable_sort(phrases.begin(), phrases.end(),
                     [](const Phrase &a, const Phrase &b) { return a.weight > b.weight; });
    phrases = phrases.mid(0, mostKeywords);
    std::sort(phrases.begin(), phrases.end(), [](const Phrase &a, const Phrase &b) { return a.from < b.from; });
    QStringList keywords;
    for (const Phrase &phrase : std::as_const(phrases)) {
        const QString keyword = question.mid(phrase.from, phrase.to - phrase.from).simplified();
        if (!keywords.contains(keyword, Qt::CaseInsensitive))
            keywords.append(keyword);
    }
    return keywords.join(QStringLiteral(", "));
}

} // namespace core
