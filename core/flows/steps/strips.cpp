#include "core/flows/steps/strips.h"

#include "core/language/terms.h"

#include <QSet>

#include <algorithm>

namespace core {
namespace {

// Values from the CRAG authors' program.
constexpr int windowWords = 50;
constexpr int leastTail = 10;    // words; fewer join the previous window
constexpr int shortSentence = 5; // words; shorter ones join the previous sentence
constexpr int sentencesOfStrip = 3;
constexpr int leastParagraph = 11; // in characters

const QString omission = QStringLiteral("\n\n");

bool isWordByItself(QChar c)
{
    const QChar::Script script = c.script();
    return script == QChar::Script_Han || script == QChar::Script_Hiragana || script == QChar::Script_Katakana;
}

bool isBlank(QStringView text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c.isSpace(); });
}

Stretch trimmed(const QString &text, int from, int to)
{
    while (from < to && text[from].isSpace())
        ++from;
    while (to > from && text[to - 1].isSpace())
        --to;
    return {from, to};
}

// Sorts the stretches and merges those separated only by white space.
Strip joined(const QString &text, Strip stretches)
{
    std::sort(stretches.begin(), stretches.end(), [](const Stretch &a, const Stretch &b) { return a.from < b.from; });
    Strip whole;
    for (const Stretch &next : std::as_const(stretches)) {
        if (next.isEmpty())
            continue;
        const int end = whole.isEmpty() ? -1 : whole.last().to;
        if (end >= 0 && (next.from <= end || isBlank(QStringView(text).mid(end, next.from - end))))
            whole.last().to = std::max(end, next.to);
        else
            whole.append(next);
    }
    return whole;
}

QList<Strip> windows(const QString &text)
{
    const QList<Stretch> words = wordsOf(text);
    QList<Strip> found;
    for (qsizetype first = 0; first < words.size(); first += windowWords) {
        const qsizetype last = std::min<qsizetype>(first + windowWords, words.size()) - 1;
        if (last - first + 1 < leastTail && !found.isEmpty())
            found.last().last().to = words[last].to;
        else
            found.append(Strip{{words[first].from, words[last].to}});
    }
    return found;
}

// Sentences, each once, the shortest joined to the previous one.
QList<Strip> units(const QString &text)
{
    QList<Strip> found;
    QSet<QString> seen;
    for (const Sentence &sentence : sentences(text)) {
        const QStringView words = QStringView(text).mid(sentence.from, sentence.to - sentence.from);
        const QString normal = normalForm(words);
        if (normal.isEmpty() || seen.contains(normal))
            continue;
        seen.insert(normal);
        const Stretch stretch{sentence.from, sentence.to};
        if (!found.isEmpty() && wordsOf(words).size() <= shortSentence)
            found.last().append(stretch);
        else
            found.append(Strip{stretch});
    }
    return found;
}

QList<Strip> excerptions(const QString &text)
{
    const QList<Strip> sentences = units(text);
    QList<Strip> found;
    for (qsizetype i = 0; i < sentences.size(); ++i) {
        if (i % sentencesOfStrip == 0)
            found.append(Strip());
        found.last() += sentences[i];
    }
    for (Strip &strip : found)
        strip = joined(text, strip);
    return found;
}

} // namespace

StripMode stripModeOf(const QString &name)
{
    return name == QLatin1String("selection")    ? StripMode::Selection
           : name == QLatin1String("windows")    ? StripMode::Windows
           : name == QLatin1String("excerption") ? StripMode::Excerption
                                                 : StripMode::Off;
}

QList<Stretch> wordsOf(QStringView text)
{
    QList<Stretch> words;
    bool open = false; // whether the next character continues the last word
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool single = isWordByItself(text[i]);
        const int at = int(i);
        if (text[i].isSpace())
            open = false;
        else if (open && !single)
            words.last().to = at + 1;
        else
            words.append({at, at + 1});
        open = !single && !text[i].isSpace();
    }
    return words;
}

QList<Strip> strips(const QString &text, StripMode mode)
{
    const Stretch whole = trimmed(text, 0, int(text.size()));
    if (whole.isEmpty())
        return {};
    switch (mode) {
    case StripMode::Windows:
        return windows(text);
    case StripMode::Excerption:
        return excerptions(text);
    case StripMode::Off:
    case StripMode::Selection:
        break;
    }
    return {Strip{whole}};
}

QList<Strip> paragraphs(const QString &text)
{
    QList<Strip> found;
    const auto take = [&](qsizetype from, qsizetype to) {
        const Stretch paragraph = trimmed(text, int(from), int(to));
        if (paragraph.to - paragraph.from >= leastParagraph)
            found.append(Strip{paragraph});
    };
    qsizetype from = 0;
    for (qsizetype gap; (gap = text.indexOf(omission, from)) >= 0; from = gap + omission.size())
        take(from, gap);
    take(from, text.size());
    return found;
}

Strip excerpted(const Passage &passage, const QList<Strip> &kept)
{
    Strip all;
    for (const Strip &strip : kept)
        all += strip;
    return joined(passage.text, all);
}

Stretch inPassage(const Strip &excerpted, const Stretch &words)
{
    int begin = 0; // where the stretch begins in the excerpt
    for (const Stretch &stretch : excerpted) {
        const int end = begin + stretch.to - stretch.from;
        if (words.from < end) {
            const int from = std::max(words.from, begin);
            return {stretch.from + from - begin, stretch.from + std::clamp(words.to, from, end) - begin};
        }
        begin = end + int(omission.size());
    }
    return {};
}

Passage excerpt(const Passage &passage, const QList<Strip> &kept)
{
    const Strip whole = excerpted(passage, kept);
    if (whole.size() == 1 && whole.first().to - whole.first().from == passage.text.size())
        return passage;

    Passage part = passage;
    part.text.clear();
    part.spans.clear();
    for (const Stretch &stretch : whole) {
        if (!part.text.isEmpty())
            part.text += omission;
        const int shift = int(part.text.size()) - stretch.from;
        part.text += QStringView(passage.text).mid(stretch.from, stretch.to - stretch.from);
        for (const Span &span : passage.spans) {
            const int begin = std::max(span.from, stretch.from);
            const int end = std::min(span.from + span.length, stretch.to);
            if (begin < end)
                part.spans.append({begin + shift, end - begin, span.page, span.pageFrom + begin - span.from});
        }
    }
    const auto isOnPage = [&](const Span &span) { return span.page == part.page; };
    if (!part.spans.isEmpty() && std::none_of(part.spans.cbegin(), part.spans.cend(), isOnPage)) {
        part.page = part.spans.first().page;
        part.pageLabel.clear(); // the label was another page's
    }
    if (!part.spans.isEmpty())
        part.lastPage = part.spans.last().page;
    return part;
}

} // namespace core
