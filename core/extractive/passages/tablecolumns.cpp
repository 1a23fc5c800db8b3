// Told by what the lines are made of: years and no other figures, words for scales, no points at the end.
#include "core/extractive/passages/tablecolumns.h"

#include <QSet>

#include <algorithm>
#include <functional>

namespace core {
namespace {

constexpr int reach = 60;          // lines of a table above a row that are looked at
constexpr int longestLine = 200;   // characters of one that names columns
constexpr int longestProse = 120;  // characters from which on a line with a point is no row's label
constexpr int mostAbove = 3;       // lines over that with the years: "(in millions)", "Year ended December 31,"
constexpr int lastDayOfMonth = 31; // "December 31, 2022"

bool anyTerm(const TokenizedText &text, int sentence, const std::function<bool(const ReadTerm &term)> &test)
{
    const int last = text.firstTerms.value(sentence + 1, int(text.terms.size()));
    return std::any_of(text.terms.begin() + text.firstTerms.value(sentence), text.terms.begin() + last, test);
}

// "2022 2021", "December 31, 2022", "(tons) 2021 2022": years, and no figures besides.
bool namesYears(const TokenizedText &text, int sentence)
{
    const bool months = anyTerm(text, sentence, [](const ReadTerm &term) { return isMonth(term.key); });
    const auto isFigure = [&](const ReadTerm &term) {
        return term.number && !isYear(term.key) && !(months && term.key.toInt() <= lastDayOfMonth);
    };
    const QStringView line = text.sentence(sentence);
    return line.size() <= longestLine && !line.endsWith(u'.') &&
           anyTerm(text, sentence, [](const ReadTerm &term) { return isYear(term.key); }) &&
           !anyTerm(text, sentence, isFigure);
}

// "(Amounts in millions, except per share data)", "For the years ended December 31,".
bool saysOfColumns(const TokenizedText &text, int sentence)
{
    static const QSet<QString> words = [] {
        QSet<QString> stems;
        for (const Term &term : terms(u"million millions thousand thousands billion billions percent percentage except "
                                      u"amounts dollars euros ended year years quarter months weeks fiscal unaudited"))
            stems.insert(term.text);
        return stems;
    }();
    const QStringView line = text.sentence(sentence);
    return line.size() <= longestLine && !line.endsWith(u'.') && !line.endsWith(u':') && !isRow(text, sentence) &&
           (line.contains(u'$') || line.contains(u'%') || anyTerm(text, sentence, [](const ReadTerm &term) {
                return isMonth(term.key) || words.contains(term.text);
            }));
}

} // namespace

SentenceRange linesOver(const TokenizedText &text, int row)
{
    for (int i = row - 1; i >= std::max(0, row - reach); --i) {
        const QStringView line = text.sentence(i);
        if (namesYears(text, i)) {
            SentenceRange lines{i, i + 1};
            while (lines.first > 0 && i - lines.first < mostAbove &&
                   (saysOfColumns(text, lines.first - 1) || namesYears(text, lines.first - 1)))
                --lines.first;
            return lines;
        }
        if (line.endsWith(u'.') && line.size() > longestProse) // another table would be above
            return {};
    }
    return {};
}

int labelBegin(const TokenizedText &text, int row)
{
    const int from = text.sentences[row].from;
    if (row == 0 || !text.text[from].isLower() || isRow(text, row - 1))
        return from;
    const Sentence &before = text.sentences[row - 1];
    const qsizetype line = QStringView(text.text).first(before.to).lastIndexOf(u'\n') + 1;
    const QStringView label = QStringView(text.text).mid(std::max<qsizetype>(line, before.from), before.to - line);
    const bool opens = !label.isEmpty() && label[0].isUpper() && label.back().isLetterOrNumber();
    return opens ? int(std::max<qsizetype>(line, before.from)) : from;
}

} // namespace core
