#include "core/session/tex.h"

#include <algorithm>

namespace core {
namespace {

// LaTeX names of letters: those composed of a letter and a mark by the mark, all others individually.
struct TexMark
{
    char16_t mark;
    const char *command;
};

constexpr TexMark texMarks[] = {{0x300, "`"},  {0x301, "'"},  {0x302, "^"},  {0x303, "~"},  {0x304, "="},
                                {0x306, "u "}, {0x307, "."},  {0x308, "\""}, {0x30a, "r "}, {0x30b, "H "},
                                {0x30c, "v "}, {0x327, "c "}, {0x328, "k "}};

struct TexLetter
{
    char16_t letter;
    const char *name;
};

constexpr TexLetter texLetters[] = {
    {u'ß', "{\\ss}"},
    {u'ø', "{\\o}"},
    {u'Ø', "{\\O}"},
    {u'æ', "{\\ae}"},
    {u'Æ', "{\\AE}"},
    {u'œ', "{\\oe}"},
    {u'Œ', "{\\OE}"},
    {u'ł', "{\\l}"},
    {u'Ł', "{\\L}"},
    {u'ı', "{\\i}"},
    {0x2013, "--"},
    {0x2014, "---"},
    {0x2018, "`"},
    {0x2019, "'"},
    {0x201c, "``"},
    {0x201d, "''"},
    {0x2026, "\\dots{}"},
    {0xa0, "~"},
    {u'\\', "\\textbackslash{}"},
    {u'~', "\\~{}"},
    {u'^', "\\^{}"},
    {u'{', "\\{"},
    {u'}', "\\}"},
    {u'$', "\\$"},
    {u'&', "\\&"},
    {u'#', "\\#"},
    {u'_', "\\_"},
    {u'%', "\\%"},
};

QString texOfLetter(QChar c)
{
    for (const TexLetter &each : texLetters) {
        if (c == QChar(each.letter))
            return QLatin1String(each.name);
    }
    const QString parts = c.unicode() < 0x80 ? QString() : QString(c).normalized(QString::NormalizationForm_D);
    if (parts.size() != 2 || parts[0].unicode() >= 0x80)
        return c;
    for (const TexMark &each : texMarks) {
        if (parts[1] == QChar(each.mark))
            return QStringLiteral("{\\%1%2}")
                .arg(QLatin1String(each.command), parts[0] == u'i' ? QStringLiteral("\\i") : parts.left(1));
    }
    return c;
}

// The letter a command applies to: "{a}", "a", " a", "{\\i}".
QString letterAt(const QString &tex, qsizetype &at)
{
    while (at < tex.size() && tex[at] == u' ')
        ++at;
    const bool isBraced = at < tex.size() && tex[at] == u'{';
    at += isBraced ? 1 : 0;
    QString letter;
    if (QStringView(tex).mid(at).startsWith(QLatin1String("\\i"))) {
        letter = u'i';
        at += 2;
    } else if (QStringView(tex).mid(at).startsWith(QLatin1String("\\j"))) {
        letter = u'j';
        at += 2;
    } else if (at < tex.size() && tex[at] != u'}') {
        letter = tex[at++];
    }
    if (isBraced && at < tex.size() && tex[at] == u'}')
        ++at;
    return letter;
}

QString nameAt(const QString &tex, qsizetype at) // name of a command: letters, or a single sign
{
    qsizetype end = at;
    while (end < tex.size() && ((tex[end] >= u'a' && tex[end] <= u'z') || (tex[end] >= u'A' && tex[end] <= u'Z')))
        ++end;
    return tex.mid(at, std::max<qsizetype>(1, end - at));
}

QString accented(const QString &command, const QString &letter) // empty: it is not an accent
{
    for (const TexMark &each : texMarks) {
        if (command == QLatin1String(each.command).trimmed())
            return (letter + QChar(each.mark)).normalized(QString::NormalizationForm_C);
    }
    return {};
}

// The letter named by a command without an argument: "ss", "o", "AE", "&".
QString named(const QString &command)
{
    static constexpr struct
    {
        const char *name;
        char16_t letter;
    } others[] = {{"aa", u'å'},   {"AA", u'Å'}, {"textendash", 0x2013}, {"textemdash", 0x2014}, {"ldots", u'…'},
                  {"dots", u'…'}, {"S", u'§'},  {"copyright", u'©'},    {"dh", u'ð'},           {"DH", u'Ð'},
                  {"th", u'þ'},   {"TH", u'Þ'}};
    for (const auto &each : others) {
        if (command == QLatin1String(each.name))
            return QChar(each.letter);
    }
    for (const TexLetter &each : texLetters) {
        QString name = QLatin1String(each.name);
        name.remove(u'{').remove(u'}');
        if (name == u'\\' + command)
            return QChar(each.letter);
    }
    return command.size() == 1 && !command[0].isLetter() ? command : QString();
}

} // namespace

QString texOf(const QString &text)
{
    QString escaped;
    for (const QChar c : text.normalized(QString::NormalizationForm_C))
        escaped += texOfLetter(c);
    return escaped;
}

QString textOfTex(const QString &tex)
{
    QString text;
    for (qsizetype at = 0; at < tex.size();) {
        const QChar c = tex[at];
        if (c == u'\\' && at + 1 < tex.size()) {
            const QString command = nameAt(tex, at + 1);
            at += 1 + command.size();
            const bool isWord = command[0].isLetter();
            if (qsizetype behind = at; !accented(command, QStringLiteral("a")).isEmpty() &&
                                       (!isWord || (at < tex.size() && !tex[at].isLetter()))) {
                const QString letter = letterAt(tex, behind);
                text += letter.isEmpty() ? letter : accented(command, letter);
                at = behind;
                continue;
            }
            const QString letter = named(command);
            text += letter; // the argument of an unknown command is kept
            if (isWord && QStringView(tex).mid(at).startsWith(QLatin1String("{}")))
                at += 2;
            else if (isWord && at < tex.size() && tex[at] == u' ')
                ++at;
        } else if (QStringView(tex).mid(at).startsWith(QLatin1String("---"))) {
            text += QChar(0x2014);
            at += 3;
        } else if (QStringView(tex).mid(at).startsWith(QLatin1String("--"))) {
            text += QChar(0x2013);
            at += 2;
        } else {
            if (c == u'~')
                text += u' ';
            else if (c != u'{' && c != u'}')
                text += c;
            ++at;
        }
    }
    return text.normalized(QString::NormalizationForm_C).simplified();
}

} // namespace core
