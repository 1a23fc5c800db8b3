#include "core/llm/citedtext.h"

#include "core/base/json.h"
#include "core/language/terms.h"

#include <QRegularExpression>

#include <algorithm>

namespace core {
namespace {

// One or more numbers of at most three digits, with words that models put before them. Years are not marks.
const QString markPattern = QStringLiteral(
    R"([\[【]\s*\^?(?:(?:passages?|sources?|documents?|nos?\.?)\s*)?((?:P|#)?[1-9]\d{0,2}(?:\s*[,;&–-]\s*(?:P|#)?[1-9]\d{0,2})*)\s*[\]】])");

// The numbering used in prompts. If a model keeps to it, a number alone belongs to the text.
const QString ownMarkPattern = QStringLiteral(
    R"([\[【]\s*\^?(?:(?:passages?|sources?|documents?|nos?\.?)\s*)?(P[1-9]\d{0,2}(?:\s*[,;&–-]\s*(?:P|#)?[1-9]\d{0,2})*)\s*[\]】])");

const QRegularExpression &anyMark()
{
    static const QRegularExpression mark(markPattern, QRegularExpression::CaseInsensitiveOption);
    return mark;
}

const QRegularExpression &ownMark()
{
    static const QRegularExpression mark(ownMarkPattern, QRegularExpression::CaseInsensitiveOption);
    return mark;
}

// A bracket that may still become a mark as more words arrive.
constexpr int longestMark = 40;

QList<int> numbersIn(const QString &list, int most)
{
    static const QRegularExpression entry(QStringLiteral(R"((\d+)(?:\s*[–-]\s*[#Pp]?(\d+))?)"));
    QList<int> numbers;
    for (auto matches = entry.globalMatch(list); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        const int first = match.captured(1).toInt();
        const int last = match.captured(2).isEmpty() ? first : match.captured(2).toInt();
        for (int number = first; number <= std::min(last, most); ++number) {
            if (!numbers.contains(number))
                numbers.append(number);
        }
    }
    return numbers;
}

QString withoutSourceList(const QString &raw)
{
    static const QRegularExpression list(QStringLiteral(R"(\n\s*\W*(sources|references|citations)\W*\n.*$)"),
                                         QRegularExpression::CaseInsensitiveOption |
                                             QRegularExpression::DotMatchesEverythingOption);
    return QString(raw).remove(list).trimmed();
}

// Removes what models put around or into an answer: code fences, a JSON object, a heading “Answer”, asterisks for
// bold.
QString unwrapped(const QString &raw)
{
    static const QRegularExpression fence(QStringLiteral(R"(^\s*```\w*\n(.*)\n```\s*$)"),
                                          QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression heading(
        QStringLiteral(R"(^\s*(#+\s*)?\**(final )?answer\**\s*:\**\s*|^\s*#+\s+answer\s*\n)"),
        QRegularExpression::CaseInsensitiveOption);
    QString text = raw;
    if (const QRegularExpressionMatch match = fence.match(text); match.hasMatch())
        text = match.captured(1);
    if (text.trimmed().startsWith(u'{')) {
        const QString said = Json::parse(text.toUtf8())[QLatin1String("answer")].toString();
        text = said.isEmpty() ? text : said;
    }
    static const QRegularExpression bold(
        QStringLiteral(R"((?<![\p{L}\p{N}*])\*\*(?=[^\s*])([^\n]*?[^\s*])\*\*(?![\p{L}\p{N}*]))"),
        QRegularExpression::UseUnicodePropertiesOption);
    return text.remove(heading).replace(bold, QStringLiteral("\\1"));
}

// Converts marks of some models to the usual form: “(source: [1])”, and, if there is no bracket at all, “(1)” or “¹” at
// the end of a clause. Numbers without a passage stay: they may be part of the text.
QString withUsualMarks(QString text, int sources)
{
    static const QRegularExpression wrapped(
        QStringLiteral(
            R"(\(\s*(?:sources?|see|passages?|ref(?:erence)?s?)\s*:?\s*((?:[\[【][^\]】]{1,%1}[\]】][\s,;]*)+)\))")
            .arg(longestMark),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression named(
        QStringLiteral(R"(\s*[\[【][^\[\]【】\n]{1,120}\.pdf\b[^\[\]【】\n]{0,%1}[\]】])").arg(longestMark),
        QRegularExpression::CaseInsensitiveOption);
    text.replace(wrapped, QStringLiteral("\\1"));
    text.remove(named); // its words name the passage
    if (text.contains(anyMark()))
        return text;
    static const QRegularExpression round(QStringLiteral(R"(\s\(([1-9])\)(?=\s*(?:[.!?;,]|$|\n)))"));
    static const QRegularExpression raised(
        QStringLiteral(R"((?:(?<=\s)|(?<=[.!?,;])|(?<=\p{L}{3}))([¹²³⁴-⁹])(?=[\s.!?,;]|$))"),
        QRegularExpression::UseUnicodePropertiesOption);
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    for (const QRegularExpression *form : {&round, &raised}) {
        QString changed;
        qsizetype from = 0;
        for (auto matches = form->globalMatch(text); matches.hasNext();) {
            const QRegularExpressionMatch match = matches.next();
            const qsizetype raisedDigit = digits.indexOf(match.captured(1));
            const int number = raisedDigit >= 0 ? int(raisedDigit) : match.captured(1).toInt();
            changed += QStringView(text).mid(from, match.capturedStart() - from);
            changed += number <= sources ? QStringLiteral(" [%1]").arg(number) : match.captured();
            from = match.capturedEnd();
        }
        text = changed + text.mid(from);
    }
    return text;
}

struct Mark
{
    int at = 0;         // in the text without marks
    bool ahead = false; // comes before the words to which it belongs
    QList<int> sources;
};

// Removes the marks from the text, with the white space before them; a mark at the beginning of a line belongs to what
// follows.
QList<Mark> takeMarks(QString &text, int sources, bool &any)
{
    const QRegularExpression &mark = text.contains(ownMark()) ? ownMark() : anyMark();
    QList<Mark> marks;
    QString clean;
    qsizetype from = 0;
    for (auto matches = mark.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        clean += QStringView(text).mid(from, match.capturedStart() - from);
        from = match.capturedEnd();
        any = true;
        qsizetype end = clean.size();
        while (end > 0 && clean.at(end - 1).isSpace() && clean.at(end - 1) != u'\n')
            --end;
        const bool ahead = end == 0 || clean.at(end - 1) == u'\n';
        clean.truncate(end);
        if (ahead) {
            while (from < text.size() && text.at(from).isSpace())
                ++from;
        }
        marks.append({int(clean.size()), ahead, numbersIn(match.captured(1), sources)});
    }
    clean += QStringView(text).mid(from);
    text = clean;
    return marks;
}

// Some models put every mark before its sentence: the text begins with a mark, and does not end with one.
void lookAhead(QList<Mark> &marks, const QString &text)
{
    if (marks.isEmpty() || marks.first().at > 0 || !marks.first().ahead || marks.last().at >= text.trimmed().size())
        return;
    for (Mark &mark : marks) {
        mark.ahead = true;
        while (mark.at < text.size() && text.at(mark.at).isSpace())
            ++mark.at;
    }
}

bool belongs(const Mark &mark, const CitedSentence &sentence, const CitedSentence *next)
{
    if (mark.ahead)
        return mark.at < sentence.to && mark.at >= sentence.from;
    return mark.at > sentence.from && (!next || mark.at <= next->from);
}

} // namespace

CitedText citedText(const QString &raw, int sources, bool cut)
{
    CitedText cited;
    cited.text = withUsualMarks(withoutSourceList(unwrapped(raw)), sources);
    QList<Mark> marks = takeMarks(cited.text, sources, cited.marked);
    lookAhead(marks, cited.text);
    for (const Sentence &sentence : sentences(cited.text)) {
        const QStringView words = QStringView(cited.text).mid(sentence.from, sentence.to - sentence.from);
        const bool speaks = std::any_of(words.begin(), words.end(), [](QChar c) { return c.isLetterOrNumber(); });
        if (speaks || cited.sentences.isEmpty())
            cited.sentences.append({sentence.from, sentence.to, {}});
        else
            cited.sentences.last().to = sentence.to;
    }
    for (qsizetype i = 0; i < cited.sentences.size(); ++i) {
        CitedSentence &sentence = cited.sentences[i];
        const CitedSentence *next = i + 1 < cited.sentences.size() ? &cited.sentences.at(i + 1) : nullptr;
        for (const Mark &mark : marks) {
            if (!belongs(mark, sentence, next))
                continue;
            for (const int source : mark.sources) {
                if (!sentence.sources.contains(source))
                    sentence.sources.append(source);
            }
        }
    }
    static const QString ends = QStringLiteral(".!?…。！？\"”»)");
    if (cut && cited.sentences.size() > 1 && !ends.contains(cited.text.trimmed().back())) {
        cited.sentences.removeLast();
        cited.text.truncate(cited.sentences.last().to);
    }
    return cited;
}

QString withoutCitationMarks(const QString &raw)
{
    QString text = withoutSourceList(unwrapped(raw));
    bool any = false;
    takeMarks(text, 0, any);
    return text;
}

bool isDeclined(const CitedText &said)
{
    static const QRegularExpression declines(
        QStringLiteral(
            R"(^\W*((sorry|unfortunately|based on[^,.]*|according to[^,.]*)\W+)*(i (do not|don['’]t|cannot|can['’]t|could not|am (not able|unable))\b.{0,20}?\b(know|answer|find|tell|determine|say)|(the |these |this |none of the )?(given |provided |above )*(passages?|documents?|context|texts?|sources?|materials?|information)( above| given| provided)? (do|does|is|are|has|have)(n['’]t| not| no)\b|there is no (information|answer|mention)|no (answer|information)\b|not in the (passages|documents)|(it is )?unknown\W*$|unanswerable))"),
        QRegularExpression::CaseInsensitiveOption);
    return said.text.trimmed().isEmpty() || (!said.marked && declines.match(said.text).hasMatch());
}

void MarkFilter::feed(const QString &words)
{
    static const QRegularExpression any(QStringLiteral(R"(\s*)") + markPattern,
                                        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression own(QStringLiteral(R"(\s*)") + ownMarkPattern,
                                        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression half(QStringLiteral(R"(\s*(?:[\[【][\s\w#^.,;&–-]{0,%1})?$)").arg(longestMark),
                                         QRegularExpression::UseUnicodePropertiesOption);
    m_held += words;
    m_own = m_own || m_held.contains(own);
    m_held.remove(m_own ? own : any);
    const QRegularExpressionMatch match = half.match(m_held);
    const qsizetype certain = match.hasMatch() ? match.capturedStart() : m_held.size();
    say(m_held.left(certain));
    m_held.remove(0, certain);
}

void MarkFilter::end()
{
    while (!m_held.isEmpty() && m_held.back().isSpace())
        m_held.chop(1);
    say(std::exchange(m_held, {}));
}

void MarkFilter::say(const QString &words)
{
    if (!words.isEmpty() && m_heard)
        m_heard(words);
}

} // namespace core
