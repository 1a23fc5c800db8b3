#include "core/llm/verdictparser.h"

#include "core/base/json.h"
#include "core/llm/thoughts.h"

#include <QRegularExpression>

#include <cmath>

namespace core {
namespace {

constexpr int longest = 1 << 14; // characters; no verdict is longer, but a derailed model's reply may be

QRegularExpression pattern(const char *text)
{
    return QRegularExpression(QLatin1String(text), QRegularExpression::CaseInsensitiveOption |
                                                       QRegularExpression::DotMatchesEverythingOption |
                                                       QRegularExpression::UseUnicodePropertiesOption);
}

// Python has its own notation for objects, which some models use. Converts quotes, True, False, None and trailing
// commas, outside strings.
QString fromPython(const QString &object)
{
    QString json;
    QChar quote;
    for (int i = 0; i < object.size(); ++i) {
        const QChar c = object.at(i);
        if (!quote.isNull()) {
            const bool ends = c == quote;
            if (c == u'\\' && i + 1 < object.size()) {
                const QChar escaped = object.at(++i);
                json += escaped == u'\'' ? QStringLiteral("'") : QString(c) + escaped;
            } else {
                json += ends ? QStringLiteral("\"") : c == u'"' ? QStringLiteral("\\\"") : QString(c);
            }
            quote = ends ? QChar() : quote;
            continue;
        }
        if (c == u'"' || c == u'\'')
            quote = c;
        json += c == u'\'' ? QChar(u'"') : c;
    }
    static const QRegularExpression trailing = pattern(R"(,(\s*[}\]]))");
    static const QRegularExpression yes = pattern(R"((:\s*)true\b)");
    static const QRegularExpression no = pattern(R"((:\s*)false\b)");
    static const QRegularExpression none = pattern(R"((:\s*)none\b)");
    return json.replace(trailing, QStringLiteral("\\1"))
        .replace(yes, QStringLiteral("\\1true"))
        .replace(no, QStringLiteral("\\1false"))
        .replace(none, QStringLiteral("\\1null"));
}

// The first {...} with balanced braces, ignoring those inside strings.
QString firstObject(const QString &text)
{
    const int start = text.indexOf(u'{');
    int depth = 0;
    QChar quote;
    for (int i = std::max(start, 0); start >= 0 && i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (!quote.isNull()) {
            if (c == u'\\')
                ++i;
            else if (c == quote)
                quote = {};
        } else if (c == u'"' || (c == u'\'' && !text.at(std::max(i - 1, 0)).isLetterOrNumber())) {
            quote = c;
        } else if (c == u'{') {
            ++depth;
        } else if (c == u'}' && --depth == 0) {
            return text.mid(start, i - start + 1);
        }
    }
    return {};
}

Json objectIn(const QString &text)
{
    const QString found = firstObject(text);
    const Json strict = Json::parse(found.toUtf8());
    return strict.size() == 0 ? Json::parse(fromPython(found).toUtf8()) : strict;
}

// The contents of a code fence, if there is one; otherwise the text.
QString unfenced(const QString &text)
{
    static const QRegularExpression fence = pattern("```[a-z]*\\s*(.*?)```");
    const QRegularExpressionMatch match = fence.match(text);
    return match.hasMatch() ? match.captured(1).trimmed() : text;
}

QString asText(const Json &value)
{
    if (value.isBool())
        return value.toBool() ? QStringLiteral("true") : QStringLiteral("false");
    return value.isNumber() ? QString::number(value.toDouble()) : value.toString().trimmed();
}

// The value that is the verdict: that of a known key, or the only one.
QString valueIn(const Json &object)
{
    static const QStringList keys = {
        QStringLiteral("binary_score"), QStringLiteral("score"),   QStringLiteral("answer"),
        QStringLiteral("result"),       QStringLiteral("verdict"), QStringLiteral("response"),
        QStringLiteral("datasource"),   QStringLiteral("grade"),   QStringLiteral("label"),
        QStringLiteral("utility"),      QStringLiteral("support"), QStringLiteral("relevance"),
        QStringLiteral("route"),        QStringLiteral("source"),  QStringLiteral("complexity")};
    for (const QString &key : keys) {
        for (const auto &[name, value] : object.entries()) {
            if (name.trimmed().compare(key, Qt::CaseInsensitive) == 0)
                return asText(value);
        }
    }
    return object.size() == 1 ? asText(object.entries().first().second) : QString();
}

// What is left after removing thoughts, fences and objects: the value in an object, or the text itself.
struct Said
{
    QString text;
    bool isValue = false;
};

Said saidIn(const QString &raw)
{
    const QString text = unfenced(withoutThoughts(raw).left(longest)).trimmed();
    const Json object = objectIn(text);
    if (object.size() == 0)
        return {text, false};
    return {valueIn(object), true};
}

std::optional<QString> only(bool yes, bool no)
{
    if (yes == no)
        return {};
    return yes ? QStringLiteral("yes") : QStringLiteral("no");
}

// Tests negated forms before the words they contain.
std::optional<QString> yesNoOf(const QString &text, bool isValue)
{
    static const QRegularExpression negated = pattern(
        R"(\bnot\s+(\w+\s+){0,2}?(relevant|supported|grounded|useful)\b|\b(irrelevant|unsupported|ungrounded)\b)");
    static const QRegularExpression first = pattern(R"(^\W*(yes|no)\b)");
    static const QRegularExpression noValue = pattern(R"(^\W*(n|false|0|fail|failed)\b)");
    static const QRegularExpression yesValue = pattern(R"(^\W*(y|true|1|pass|passed)\b)");
    static const QRegularExpression positive = pattern(R"(\b(relevant|supported|grounded)\b)");
    static const QRegularExpression wordYes = pattern(R"(\byes\b)");
    static const QRegularExpression wordNo = pattern(R"(\bno\b)");
    if (const QRegularExpressionMatch match = first.match(text); match.hasMatch())
        return match.captured(1).toLower();
    if (negated.match(text).hasMatch())
        return QStringLiteral("no");
    const bool isOneWord = !text.trimmed().contains(u' ');
    if (isValue || isOneWord) {
        if (noValue.match(text).hasMatch())
            return QStringLiteral("no");
        if (yesValue.match(text).hasMatch())
            return QStringLiteral("yes");
    }
    const QString last = text.section(u'\n', -1);
    if (const auto label = only(wordYes.match(last).hasMatch(), wordNo.match(last).hasMatch()))
        return label;
    const bool contradicts = wordNo.match(text).hasMatch() || wordYes.match(text).hasMatch();
    if (!contradicts && positive.match(text).hasMatch())
        return QStringLiteral("yes");
    return {};
}

std::optional<QString> supportOf(const QString &text)
{
    static const QRegularExpression none =
        pattern(R"(no\s+support|not\s+(\w+\s+)?supported|unsupported|contradict|^\W*(no|none|not)\W*$)");
    static const QRegularExpression partly = pattern(R"(partial|partly)");
    static const QRegularExpression notFully = pattern(R"(not\s+fully|not\s+entirely|not\s+completely)");
    if (notFully.match(text).hasMatch()) // it says "some" or "none": only the rest can decide
        return partly.match(text).hasMatch() ? std::optional(QStringLiteral("partially")) : std::nullopt;
    if (none.match(text).hasMatch())
        return QStringLiteral("no");
    if (partly.match(text).hasMatch())
        return QStringLiteral("partially");
    static const QRegularExpression full = pattern(R"(\bfull)");
    if (full.match(text).hasMatch())
        return QStringLiteral("fully");
    return {};
}

std::optional<QString> utilityOf(const QString &text)
{
    static const QRegularExpression number = pattern(R"((?<![\d.\-])(\d+)(?!\d)(?!\.\d)(?!\s*%))");
    const QRegularExpressionMatch match = number.match(text);
    if (match.hasMatch()) {
        const QString digits = match.captured(1);
        return digits.size() == 1 && digits >= u"1" && digits <= u"5" ? std::optional(digits) : std::nullopt;
    }
    static const QStringList words = {QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three"),
                                      QStringLiteral("four"), QStringLiteral("five")};
    static const QRegularExpression word = pattern(R"(\b(one|two|three|four|five)\b)");
    const QRegularExpressionMatch spelled = word.match(text);
    if (spelled.hasMatch())
        return QString::number(words.indexOf(spelled.captured(1).toLower()) + 1);
    return {};
}

bool means(QStringView token, const QString &label)
{
    static const QHash<QString, QStringList> synonyms = {
        {QStringLiteral("yes"), {QStringLiteral("true"), QStringLiteral("1"), QStringLiteral("relevant")}},
        {QStringLiteral("no"),
         {QStringLiteral("false"), QStringLiteral("0"), QStringLiteral("irrelevant"), QStringLiteral("not"),
          QStringLiteral("none")}},
        {QStringLiteral("partially"), {QStringLiteral("partly")}},
    };
    return label.startsWith(token) || synonyms.value(label).contains(token);
}

// The label whose sign is in the text; nothing if there are signs of several.
std::optional<QString> onlyOne(const QString &text, const QList<std::pair<QString, QString>> &labels)
{
    std::optional<QString> found;
    for (const auto &[label, signs] : labels) {
        const QRegularExpression sign(signs, QRegularExpression::CaseInsensitiveOption);
        if (!text.contains(sign))
            continue;
        if (found)
            return {};
        found = label;
    }
    return found;
}

// " Yes", "▁yes", "Ġyes", "\"yes" are the same word.
QString bare(const QString &token)
{
    static const QRegularExpression around = pattern(R"(^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$)");
    return QString(token).remove(QChar(u'Ġ')).remove(around).toLower();
}

} // namespace

std::optional<QString> readYesNo(const QString &raw)
{
    const Said said = saidIn(raw);
    return yesNoOf(said.text, said.isValue);
}

std::optional<QString> readSupport(const QString &raw)
{
    return supportOf(saidIn(raw).text);
}

std::optional<QString> readUtility(const QString &raw)
{
    return utilityOf(saidIn(raw).text);
}

std::optional<QString> readRoute(const QString &raw)
{
    return onlyOne(saidIn(raw).text,
                   {{QStringLiteral("library"), QStringLiteral(R"(\b(librar(y|ies)\b|vector|documents?\b))")},
                    {QStringLiteral("web"), QStringLiteral(R"(\b(web|internet\b))")},
                    {QStringLiteral("model"), QStringLiteral(R"(\b(model|memory|by heart)\b)")}});
}

std::optional<QString> readComplexity(const QString &raw)
{
    return onlyOne(saidIn(raw).text,
                   {{QStringLiteral("none"), QStringLiteral(R"(\b(none|zero|no retrieval)\b|^\W*a\W*$)")},
                    {QStringLiteral("single"), QStringLiteral(R"(\bsingle|^\W*b\W*$)")},
                    {QStringLiteral("multi"), QStringLiteral(R"(\b(multi|several\b)|^\W*c\W*$)")}});
}

QStringList readEach(const QString &raw, int count, std::optional<QString> (*read)(const QString &))
{
    const QString text = unfenced(withoutThoughts(raw).left(longest)).trimmed();
    QStringList said;
    Json list = Json::parse(text.toUtf8());
    if (const Json object = objectIn(text); object.size() > 0)
        list = object.entries().first().second;
    for (const Json &each : list.isArray() ? list : Json())
        said.append(asText(each));
    if (said.isEmpty()) {
        static const QRegularExpression line = pattern(R"(^\W*(?:\w+\s+)?(\d{1,3})\W+(.+)$)");
        for (const QString &each : text.split(u'\n', Qt::SkipEmptyParts)) {
            const QRegularExpressionMatch match = line.match(each.trimmed());
            if (match.hasMatch() && match.captured(1).toInt() == said.size() + 1)
                said.append(match.captured(2));
        }
    }
    QStringList labels;
    for (const QString &each : std::as_const(said)) {
        if (const std::optional<QString> label = read(each))
            labels.append(*label);
    }
    return said.size() == count && labels.size() == count ? labels : QStringList();
}

QString readReason(const QString &raw)
{
    const Json object = objectIn(unfenced(withoutThoughts(raw).left(longest)));
    for (const char *key : {"reason", "explanation", "reasoning"}) {
        const QString reason = object[QLatin1String(key)].toString().simplified();
        if (!reason.isEmpty())
            return reason;
    }
    return {};
}

Shares sharesOf(const Token &first, const QStringList &labels)
{
    Shares shares;
    shares.chance.fill(0, labels.size());
    QList<std::pair<QString, double>> candidates = first.alternatives;
    if (candidates.isEmpty())
        candidates = {{first.text, first.logprob}};
    for (const auto &[text, logprob] : std::as_const(candidates)) {
        const QString token = bare(text);
        for (int i = 0; i < labels.size() && !token.isEmpty(); ++i) {
            if (means(token, labels.at(i))) {
                shares.chance[i] += std::exp(std::min(logprob, 0.0));
                break;
            }
        }
    }
    for (const double chance : std::as_const(shares.chance))
        shares.mass += chance;
    for (double &chance : shares.chance)
        chance = shares.mass > 0 ? chance / shares.mass : 0;
    shares.mass = std::min(shares.mass, 1.0);
    return shares;
}

} // namespace core
