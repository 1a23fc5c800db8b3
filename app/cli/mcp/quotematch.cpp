#include "app/cli/mcp/quotematch.h"

#include "core/language/terms.h"

#include <QHash>

namespace app {
namespace {

struct TextWord
{
    QString key;
    int from = 0;
    int to = 0;
};

// Letters and digits; inside a number also "." and ",".
bool isOfWord(QStringView text, qsizetype at)
{
    if (text[at].isLetterOrNumber() || text[at].isMark() || text[at].isSurrogate())
        return true;
    return (text[at] == u'.' || text[at] == u',') && at > 0 && at + 1 < text.size() && text[at - 1].isDigit() &&
           text[at + 1].isDigit();
}

QList<TextWord> wordsIn(QStringView text)
{
    QList<TextWord> words;
    for (qsizetype at = 0; at < text.size();) {
        qsizetype end = at;
        while (end < text.size() && isOfWord(text, end))
            ++end;
        if (end > at)
            words.append({core::normalForm(text.mid(at, end - at)), int(at), int(end)});
        at = end + 1;
    }
    return words;
}

struct Cell // best alignment that ends here
{
    int score = 0;
    int begin = 0; // offset in the text
    int same = 0;  // number of equal words
};

} // namespace

QuoteWords::QuoteWords(QStringView quotation)
{
    constexpr int most = 500;
    for (const TextWord &word : wordsIn(quotation)) {
        if (m_keys.size() == most)
            break;
        m_words.append(quotation.mid(word.from, word.to - word.from).toString());
        m_keys.append(word.key);
    }
}

QuoteMatch QuoteWords::nearestIn(QStringView text) const
{
    constexpr int sameWord = 2;
    constexpr int otherWord = -1;
    const QList<TextWord> words = wordsIn(text);
    std::vector<Cell> above(size_t(words.size()) + 1);
    std::vector<Cell> row = above;
    Cell best;
    qsizetype last = -1;
    for (const QString &key : m_keys) {
        row[0] = {};
        for (qsizetype j = 0; j < words.size(); ++j) {
            const bool isSame = words[j].key == key;
            Cell cell; // nothing aligned yet
            const auto offer = [&](const Cell &from, int score, int same) {
                const int sum = from.score + score;
                if (sum > cell.score)
                    cell = {sum, from.score == 0 ? int(j) : from.begin, from.same + same};
            };
            offer(above[size_t(j)], isSame ? sameWord : otherWord, isSame ? 1 : 0);
            offer(above[size_t(j) + 1], otherWord, 0);
            offer(row[size_t(j)], otherWord, 0);
            row[size_t(j) + 1] = cell;
            if (cell.score > best.score) {
                best = cell;
                last = j;
            }
        }
        std::swap(above, row);
    }
    if (last < 0)
        return {};
    QuoteMatch match;
    match.where = {words[best.begin].from, words[last].to};
    match.similarity = double(best.same) / double(std::max(m_keys.size(), last + 1 - best.begin));
    QHash<QString, int> there;
    for (qsizetype j = best.begin; j <= last; ++j)
        ++there[words[j].key];
    for (qsizetype i = 0; i < m_keys.size(); ++i) {
        if (--there[m_keys[i]] < 0)
            match.missing.append(m_words[i]);
    }
    return match;
}

} // namespace app
