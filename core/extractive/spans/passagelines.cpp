// Judged by the form of lines alone: bullets, capitals, full stops, digits, and the length relative to other lines.
#include "core/extractive/spans/passagelines.h"

#include "core/chunking/headings.h"
#include "core/extractive/passages/quotable.h"
#include "core/language/lexicon.h"
#include "core/language/terms.h"

#include <algorithm>

namespace core {
namespace {

constexpr int longestHeading = 110; // in characters
constexpr int narrow = 60;          // widest line, in characters, of text that is not running text
constexpr int longestLabel = 60;    // characters in the label of a field
constexpr int mostLabelWords = 7;
constexpr int longestRow = 200;
constexpr int mostRowWords = 9;   // words in a label with one number
constexpr int fewestContents = 3; // consecutive lines whose page numbers increase
constexpr double runsOn = 0.75;   // share of the widest line from which a line may continue in the next
constexpr int longestFolio = 40;  // characters of a line with nothing but a page number

bool isLetter(QChar c)
{
    return c.isLetter();
}

// "….": leaders if a page number follows; otherwise, a sentence may end like this: "click Save as….".
bool hasMixedLeaders(QStringView line)
{
    const qsizetype from = line.lastIndexOf(u"\u2026.");
    if (from < 0)
        return false;
    const QStringView number = line.sliced(from + 2);
    static constexpr QStringView ofNumbers = u". 0123456789ivxlc";
    return std::all_of(number.begin(), number.end(), [](QChar c) { return ofNumbers.contains(c); }) &&
           std::any_of(number.begin(), number.end(), [](QChar c) { return c.isLetterOrNumber(); });
}

bool hasLeaders(QStringView line)
{
    return line.contains(u"....") || line.contains(u". . .") || line.contains(u"\u2026\u2026") ||
           line.contains(u"____") || hasMixedLeaders(line);
}

// The last character, ignoring closing quotes and brackets. The line is not empty.
QChar lastMark(QStringView line)
{
    qsizetype last = line.size() - 1;
    while (last > 0 && QStringView(u"\"')]\u201d\u2019\u00bb\u201c").contains(line[last]))
        --last;
    return line[last];
}

bool beginsAnew(QStringView line)
{
    for (const QChar c : line) {
        if (c.isLetter())
            return !c.isLower();
        if (c.isDigit())
            return true;
    }
    return true;
}

bool isFigureWord(QStringView word)
{
    const bool sign = std::none_of(word.begin(), word.end(), [](QChar c) { return c.isLetterOrNumber(); });
    if (sign)
        return false;
    qsizetype digits = 0;
    qsizetype letters = 0;
    for (const QChar c : word) {
        digits += c.isDigit();
        letters += c.isLetter();
    }
    return digits > 0 && letters == 0;
}

bool isSignWord(QStringView word)
{
    return std::none_of(word.begin(), word.end(), [](QChar c) { return c.isLetterOrNumber(); });
}

QList<QStringView> wordsOf(QStringView line)
{
    QList<QStringView> words;
    for (const QStringView word : line.tokenize(u' ', Qt::SkipEmptyParts))
        words.append(word);
    return words;
}

// A label with numbers at the end: "Net revenues $ 5,020 (12)", "Cold rent 850.00 €".
bool looksLikeRow(QStringView line)
{
    if (line.size() > longestRow || !std::any_of(line.begin(), line.end(), isLetter))
        return false;
    const int label = labelLength(line);
    if (label <= 0 || label >= line.size())
        return false;
    const QStringList cells = cellsBehind(line, label);
    if (cells.size() >= 2)
        return true;
    const QStringView before = line.first(label).trimmed();
    const bool sentence = line.endsWith(u'.') || before.endsWith(u',') || !beginsAnew(line);
    const bool amount = cells.size() == 1 && std::any_of(cells[0].begin(), cells[0].end(), [](QChar c) {
                            return c.category() == QChar::Symbol_Currency || c == u'%' || c == u',' || c == u'.';
                        });
    return amount && !sentence && wordsOf(before).size() <= mostRowWords;
}

// "Figure 3: Sales by region", "Tabelle 2. Umsatz": a word, a number, a mark and some text.
bool looksLikeCaption(QStringView line)
{
    static const QSet<QString> &tables = lexicon().words("caption-openings");
    static const QSet<QString> &pictures = lexicon().words("picture-openings");
    const QList<QStringView> words = wordsOf(line);
    if (words.size() < 4 || !words[0][0].isUpper())
        return false;
    QString opening = words[0].toString().toLower();
    if (opening.endsWith(u'.'))
        opening.chop(1);
    if (!tables.contains(opening) && !pictures.contains(opening))
        return false;
    const QStringView number = words[1];
    const QChar mark = number.back();
    const bool marked = mark == u':' || mark == u'.';
    return number[0].isDigit() && (marked || tables.contains(opening)) && number.size() <= 6 && words[2][0].isUpper() &&
           std::all_of(number.begin(), number.end() - 1, [](QChar c) { return c.isDigit() || c == u'.' || c == u'-'; });
}

bool isFolio(QStringView line)
{
    if (line.size() > longestFolio)
        return false;
    const auto letters = std::count_if(line.begin(), line.end(), isLetter);
    const auto digits = std::count_if(line.begin(), line.end(), [](QChar c) { return c.isDigit(); });
    if (letters == 0)
        return digits <= 4; // "12", "- 12 -", and lines made of signs only
    return false;
}

int lastNumber(QStringView line)
{
    qsizetype from = line.size();
    while (from > 0 && line[from - 1].isDigit())
        --from;
    const bool apart = from > 0 && line[from - 1].isSpace();
    return from < line.size() && line.size() - from <= 4 && apart ? line.mid(from).toInt() : -1;
}

// Value of a lower-case Roman number up to 39; 0: it is not one.
int romanValue(QStringView letters)
{
    int value = 0;
    int before = 40;
    for (const QChar c : letters) {
        const int own = c == u'i' ? 1 : c == u'v' ? 5 : c == u'x' ? 10 : 0;
        if (own == 0)
            return 0;
        value += own > before ? own - 2 * before : own;
        before = own;
    }
    return value;
}

// Whether the second of two lettered lines continues the count of the first.
bool countsOn(QStringView one, QStringView other)
{
    const QStringView a = one.left(one.indexOf(u'.'));
    const QStringView b = other.left(other.indexOf(u'.'));
    const bool letters = a.size() == 1 && b.size() == 1 && b[0].unicode() == a[0].unicode() + 1;
    return letters || (romanValue(a) > 0 && romanValue(b) == romanValue(a) + 1);
}

class Reader
{
public:
    Reader(const Passage &passage, const QList<Stretch> &rows, const QStringList &furniture)
        : m_text(passage.text),
          m_heading(lineKey(passage.heading.section(headingSeparator, -1))),
          m_rows(rows),
          m_furniture(furniture)
    {
    }

    QList<PassageLine> read()
    {
        split();
        for (qsizetype i = 0; i < m_lines.size(); ++i) {
            if (m_lines[i].form != LineForm::Blank)
                m_lines[i].form = ownForm(i);
        }
        findLettered();
        findContents();
        findQuestions();
        for (qsizetype i = m_lines.size() - 1; i >= 0; --i) { // from below, as the text under a heading identifies it
            if (isHeading(i))
                m_lines[i].form = LineForm::Heading;
        }
        return std::move(m_lines);
    }

private:
    QStringView textOf(qsizetype i) const
    {
        return QStringView(m_text).mid(m_lines[i].from, m_lines[i].to - m_lines[i].from);
    }

    void split()
    {
        for (qsizetype at = 0; at <= m_text.size();) {
            qsizetype end = m_text.indexOf(u'\n', at);
            end = end < 0 ? m_text.size() : end;
            qsizetype from = at;
            qsizetype to = end;
            while (from < to && m_text[from].isSpace())
                ++from;
            while (to > from && m_text[to - 1].isSpace())
                --to;
            PassageLine line{int(from), int(to)};
            if (from == to)
                line.form = LineForm::Blank;
            m_widest = std::max(m_widest, line.length());
            m_lines.append(line);
            at = end + 1;
        }
        for (qsizetype i = 0; i < m_lines.size(); ++i)
            m_lines[i].endsBlock = i + 1 == m_lines.size() || m_lines[i + 1].form == LineForm::Blank;
    }

    bool isInRow(const PassageLine &line) const
    {
        return std::any_of(m_rows.begin(), m_rows.end(), [&](const Stretch &row) {
            const int common = std::min(row.to, line.to) - std::max(row.from, line.from);
            return common * 2 > line.length();
        });
    }

    LineForm ownForm(qsizetype i) const
    {
        const PassageLine &line = m_lines[i];
        const QStringView text = textOf(i);
        if (isInRow(line))
            return LineForm::Row;
        if (isFolio(text) || m_furniture.contains(lineKey(text)))
            return LineForm::Furniture;
        if (hasLeaders(text))
            return LineForm::Contents;
        if (looksLikeCaption(text))
            return LineForm::Caption;
        if (beginsWithBullet(text) && behindBullet(text) < text.size() && !isWrapped(i))
            return LineForm::Item;
        const bool begins =
            i == 0 || m_lines[i - 1].endsBlock || m_lines[i - 1].form == LineForm::Field || !goesOn(i - 1);
        if (begins && fieldLabelLength(text) > 0)
            return LineForm::Field;
        if (looksLikeRow(text))
            return LineForm::Row;
        return LineForm::Text;
    }

    // "-5", "--help" after a full line that does not end a sentence.
    bool isWrapped(qsizetype i) const
    {
        const QStringView text = textOf(i);
        if (i == 0 || beginsItem(text) || text.size() < 2 || text[1].isSpace() || m_lines[i - 1].endsBlock)
            return false;
        const QStringView before = textOf(i - 1);
        const bool isFull = m_widest > narrow && before.size() >= m_widest * runsOn;
        const bool isItem = m_lines[i - 1].form == LineForm::Item && markOf(before) == markOf(text);
        return isFull && !isItem && !endsSentence(before);
    }

    // Whether a line may continue in the next one.
    bool goesOn(qsizetype i) const
    {
        const QStringView text = textOf(i);
        if (m_lines[i].form == LineForm::Blank || m_lines[i].endsBlock || endsSentence(text))
            return false;
        const bool full = m_widest > narrow && text.size() >= m_widest * runsOn;
        return full || text.endsWith(u',') || !beginsAnew(textOf(i + 1));
    }

    // "a. ...", "b. ...": lettered lines. "4. a. ..." may be the first of them.
    void findLettered()
    {
        constexpr qsizetype apart = 8; // lines per item, at most
        qsizetype before = -apart;
        QStringView text;
        for (qsizetype i = 0; i < m_lines.size(); ++i) {
            const bool numbered = m_lines[i].form == LineForm::Item;
            const QStringView own = numbered ? textOf(i).mid(behindBullet(textOf(i))) : textOf(i);
            if ((!numbered && m_lines[i].form != LineForm::Text) || !beginsWithLetter(own))
                continue;
            if (i - before < apart && countsOn(text, own)) {
                m_lines[before].form = LineForm::Item;
                m_lines[i].form = LineForm::Item;
            }
            before = i;
            text = own;
        }
    }

    // Lines that end in increasing page numbers.
    void findContents()
    {
        for (qsizetype i = 0; i < m_lines.size();) {
            qsizetype end = i;
            int last = -1;
            int first = -1;
            for (qsizetype j = i; j < m_lines.size(); ++j) {
                if (m_lines[j].form == LineForm::Blank)
                    continue;
                const LineForm form = m_lines[j].form;
                const int number = form == LineForm::Text || form == LineForm::Row || form == LineForm::Item
                                       ? lastNumber(textOf(j))
                                       : -1;
                if (number < 1 || number < last || isInRow(m_lines[j]) || endsSentence(textOf(j)))
                    break;
                first = first < 0 ? number : first;
                last = number;
                end = j + 1;
            }
            int count = 0;
            for (qsizetype j = i; j < end; ++j)
                count += m_lines[j].form != LineForm::Blank;
            if (count >= fewestContents && last > first) {
                for (qsizetype j = i; j < end; ++j) {
                    if (m_lines[j].form != LineForm::Blank)
                        m_lines[j].form = LineForm::Contents;
                }
            }
            i = std::max(end, i + 1);
        }
    }

    // Questions at the beginning of a block, as headings of the text below: "How do I stop it?\nCan I resume it?". Each
    // ends with its line.
    void findQuestions()
    {
        constexpr qsizetype mostLines = 3; // per question
        for (qsizetype first = 0; first < m_lines.size(); ++first) {
            const LineForm before = first > 0 ? m_lines[first - 1].form : LineForm::Blank;
            if (before != LineForm::Blank && before != LineForm::Heading)
                continue;
            qsizetype last = first;
            while (last - first < mostLines && goesOnAsText(last))
                ++last;
            const qsizetype next = nextLine(last);
            const bool isTitle = last - first < mostLines && m_lines[last].form == LineForm::Text &&
                                 textOf(last).endsWith(u'?') && beginsAnew(textOf(first)) && next < m_lines.size() &&
                                 m_lines[next].form == LineForm::Text && beginsAnew(textOf(next)) &&
                                 haveOnlyQuestions(first, last);
            for (qsizetype i = first; isTitle && i <= last; ++i)
                m_lines[i].form = LineForm::Heading;
            first = isTitle ? last : first;
        }
    }

    bool haveOnlyQuestions(qsizetype first, qsizetype last) const
    {
        const QStringView text = QStringView(m_text).mid(m_lines[first].from, m_lines[last].to - m_lines[first].from);
        const QList<Sentence> all = sentences(text);
        return std::all_of(all.begin(), all.end(), [text](const Sentence &each) {
            return lastMark(text.sliced(each.from, each.to - each.from).trimmed()) == u'?';
        });
    }

    bool goesOnAsText(qsizetype i) const
    {
        return m_lines[i].form == LineForm::Text && !m_lines[i].endsBlock && !endsSentence(textOf(i));
    }

    qsizetype nextLine(qsizetype i) const
    {
        do
            ++i;
        while (i < m_lines.size() && m_lines[i].form == LineForm::Blank);
        return i;
    }

    bool isKnownHeading(QStringView text) const
    {
        if (m_heading.isEmpty())
            return false;
        const QString key = lineKey(text);
        return key == m_heading || (key.size() > 3 && m_heading.endsWith(u' ' + key)) ||
               (key.size() > 8 && m_heading.startsWith(key + u' '));
    }

    bool isHeading(qsizetype i) const
    {
        const PassageLine &line = m_lines[i];
        const QStringView text = textOf(i);
        if ((line.form != LineForm::Text && line.form != LineForm::Item && line.form != LineForm::Row &&
             line.form != LineForm::Field) ||
            text.size() > longestHeading || isInRow(line) || isToFillIn(text))
            return false;
        if (isKnownHeading(text))
            return true;
        if (text.count(u'(') != text.count(u')'))
            return false;
        if (line.form != LineForm::Text && !isNumberedTitle(i))
            return false;
        const qsizetype next = nextLine(i);
        const bool opens = i == 0 || m_lines[i - 1].endsBlock || endsSentence(textOf(i - 1)) ||
                           m_lines[i - 1].length() < m_widest * runsOn / 2 || isKnownHeading(textOf(i - 1));
        const bool question = text.endsWith(u'?');
        if (next >= m_lines.size() || !opens || !beginsAnew(text) || (endsSentence(text) && !question) ||
            text.endsWith(u',') || !std::any_of(text.begin(), text.end(), isLetter))
            return false;
        const LineForm under = m_lines[next].form;
        if (under == LineForm::Heading)
            return line.endsBlock || isTitle(text);
        if (under == LineForm::Furniture || under == LineForm::Contents)
            return false;
        const QStringView below = textOf(next);
        if (endsShortLines(i))
            return false;
        if (line.endsBlock)
            return under != LineForm::Text || isPartOfText(next) || isTitle(text);
        return under == LineForm::Text && !below[0].isDigit() && beginsAnew(below) && isPartOfText(next) &&
               text.size() * 3 < below.size() * 2 && isTitle(text);
    }

    // The third or a later line of an address or a register.
    bool endsShortLines(qsizetype i) const
    {
        qsizetype first = i;
        while (first > 0 && m_lines[first - 1].form != LineForm::Blank && m_lines[first - 1].length() <= narrow &&
               !endsSentence(textOf(first - 1)))
            --first;
        return i - first >= 2;
    }

    // "2. Results", "§ 4 Mitgliedschaft" above text, without another item beside it.
    bool isNumberedTitle(qsizetype i) const
    {
        const QStringView text = textOf(i);
        if (m_lines[i].form != LineForm::Item || !text[0].isDigit() || endsSentence(text))
            return false;
        const qsizetype next = nextLine(i);
        return next < m_lines.size() && m_lines[next].form == LineForm::Text && isPartOfText(next) &&
               (m_lines[i].endsBlock || text.size() * 2 < m_lines[next].length());
    }

    // A line of running text: it is long, or ends like a sentence.
    bool isPartOfText(qsizetype i) const
    {
        const QStringView text = textOf(i);
        return text.size() > 40 || endsSentence(text);
    }

    // Whether most content words begin with a capital, or there are few of them.
    static bool isTitle(QStringView text)
    {
        constexpr int few = 6;
        int all = 0;
        int small = 0;
        forEachTerm(text, [&](QStringView term, int from, int) {
            ++all;
            small += text[from].isLower() && term.size() > 3;
        });
        return all <= few || small * 2 <= all;
    }

    const QString m_text;
    const QString m_heading; // lineKey() of the section's title
    const QList<Stretch> &m_rows;
    const QStringList &m_furniture;
    QList<PassageLine> m_lines;
    int m_widest = 0;
};

} // namespace

bool endsSentence(QStringView line)
{
    return !line.isEmpty() && QStringView(u".!?:;\u3002\uff01\uff1f\u061f\u06d4").contains(lastMark(line));
}

QList<PassageLine> linesIn(const Passage &passage, const QList<Stretch> &rows, const QStringList &furniture)
{
    return Reader(passage, rows, furniture).read();
}

QString lineKey(QStringView line)
{
    QString key;
    key.reserve(line.size());
    for (const QChar c : line) {
        if (c.isSpace()) {
            if (!key.isEmpty() && key.back() != u' ')
                key += u' ';
        } else {
            key += c.isDigit() ? QChar(u'0') : c.toCaseFolded();
        }
    }
    while (key.endsWith(u' '))
        key.chop(1);
    return key;
}

int labelLength(QStringView line)
{
    // Works backwards: numbers, signs and dashes, and units between two numbers; what comes before is the label.
    qsizetype end = line.size();
    qsizetype label = line.size();
    bool figure = false;
    while (end > 0) {
        qsizetype from = end;
        while (from > 0 && !line[from - 1].isSpace())
            --from;
        const QStringView word = line.mid(from, end - from);
        if (!isFigureWord(word) && !isSignWord(word))
            break;
        figure = figure || isFigureWord(word);
        label = from;
        end = from;
        while (end > 0 && line[end - 1].isSpace())
            --end;
    }
    return figure ? int(end < label ? end : label) : int(line.size());
}

QStringList cellsBehind(QStringView line, int label)
{
    QStringList cells;
    QString sign; // currency sign before its number
    for (const QStringView word : wordsOf(line.mid(label))) {
        if (isSignWord(word)) {
            const bool behind = word == u"%" || word == u")" || word == u"*";
            if (behind && !cells.isEmpty() && sign.isEmpty())
                cells.last() += word == u"%" ? QStringLiteral(" %") : word.toString();
            else if (word.size() == 1 && (word[0] == u'-' || word[0] == u'\u2013' || word[0] == u'\u2014'))
                cells.append(word.toString());
            else if (!cells.isEmpty() && word[0].category() == QChar::Symbol_Currency && word == u"\u20ac")
                cells.last() += u' ' + word.toString();
            else
                sign += word.toString();
            continue;
        }
        cells.append(sign.isEmpty() ? word.toString() : sign + word.toString());
        sign.clear();
    }
    return cells;
}

int fieldLabelLength(QStringView line)
{
    const qsizetype colon = line.indexOf(u':');
    if (colon < 2 || colon > longestLabel || colon + 1 >= line.size() || !line[colon + 1].isSpace())
        return 0;
    const QStringView label = line.first(colon).trimmed();
    if (!beginsAnew(label) || label.contains(u". ") || wordsOf(label).size() > mostLabelWords ||
        std::none_of(label.begin(), label.end(), isLetter) || label.contains(u"http"))
        return 0;
    return int(colon + 1);
}

int behindBullet(QStringView item)
{
    qsizetype at = 0;
    if (item.isEmpty())
        return 0;
    if (item[0].isLetterOrNumber() || item[0] == u'(') {
        if (item[0] == u'o' && item.size() > 1 && item[1].isSpace()) {
            at = 1;
        } else {
            while (at < item.size() && !item[at].isSpace())
                ++at;
        }
    } else {
        at = 1;
    }
    while (at < item.size() && item[at].isSpace())
        ++at;
    return int(at);
}

bool beginsWithLetter(QStringView line)
{
    qsizetype letters = 0;
    while (letters < line.size() && line[letters].isLetter())
        ++letters;
    const bool roman = letters > 1 && letters <= 4 && romanValue(line.left(letters)) > 0;
    return (letters == 1 || roman) && letters + 2 < line.size() && line[letters] == u'.' && line[letters + 1].isSpace();
}

QString markOf(QStringView item)
{
    QString mark;
    for (const QChar c : item.left(behindBullet(item)).trimmed()) {
        const QChar form = c.isDigit() ? u'1' : c.isLetter() ? (c.isUpper() ? u'A' : u'a') : c;
        if (!form.isLetterOrNumber() || !mark.endsWith(form)) // "iii" has the same kind of marker as "i"
            mark.append(form);
    }
    return mark;
}

bool isToFillIn(QStringView line)
{
    return line.count(u'_') >= 3;
}

QStringList furnitureIn(const QList<Passage> &passages)
{
    constexpr int longest = 110;
    QHash<DocumentId, QHash<QString, QSet<int>>> pages;
    for (const Passage &passage : passages) {
        for (qsizetype i = 0; i + 1 < passage.spans.size(); ++i) {
            const Span &above = passage.spans[i];
            const Span &below = passage.spans[i + 1];
            if (above.page == below.page)
                continue;
            const QString last = passage.text.mid(above.from, above.length).section(u'\n', -1);
            const QString first = passage.text.mid(below.from, below.length).section(u'\n', 0, 0);
            for (const auto &[line, page] : {std::pair(last, above.page), std::pair(first, below.page)}) {
                if (!line.isEmpty() && line.size() <= longest)
                    pages[passage.document][lineKey(line)].insert(page);
            }
        }
    }
    QStringList furniture;
    for (const auto &ofDocument : std::as_const(pages)) {
        for (auto line = ofDocument.cbegin(); line != ofDocument.cend(); ++line) {
            if (line->size() > 1)
                furniture.append(line.key());
        }
    }
    return furniture;
}

} // namespace core
