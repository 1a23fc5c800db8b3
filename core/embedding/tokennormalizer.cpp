// The normalisers of a tokenizer.json.
#include "core/embedding/charactertable.h"
#include "core/embedding/tokenizer.h"

#include <QRegularExpression>

#include <algorithm>
#include <vector>

namespace core {
namespace {

bool isWhite(char32_t c)
{
    return c == U'\t' || c == U'\n' || c == U'\r' || QChar::isSpace(c);
}

bool isOther(char32_t c) // control, format or private use; unassigned characters do not count
{
    const QChar::Category category = QChar::category(c);
    return category >= QChar::Other_Control && category <= QChar::Other_PrivateUse;
}

// Chinese characters as in BERT: neither kana nor hangul.
bool isChinese(char32_t c)
{
    return (c >= 0x4E00 && c <= 0x9FFF) || (c >= 0x3400 && c <= 0x4DBF) || (c >= 0x20000 && c <= 0x2A6DF) ||
           (c >= 0x2A700 && c <= 0x2B73F) || (c >= 0x2B740 && c <= 0x2B81F) || (c >= 0x2B920 && c <= 0x2CEAF) ||
           (c >= 0xF900 && c <= 0xFAFF) || (c >= 0x2F800 && c <= 0x2FA1F);
}

QString cleaned(const QString &text)
{
    std::u32string kept;
    for (const char32_t c : text.toStdU32String()) {
        if (isWhite(c))
            kept += U' ';
        else if (c != 0 && c != 0xFFFD && !isOther(c))
            kept += c;
    }
    return QString::fromStdU32String(kept);
}

QString withChineseApart(const QString &text)
{
    std::u32string parted;
    for (const char32_t c : text.toStdU32String()) {
        if (isChinese(c))
            parted += {U' ', c, U' '};
        else
            parted += c;
    }
    return QString::fromStdU32String(parted);
}

QString withoutMarks(const QString &text, bool onlyNonSpacing)
{
    std::u32string kept;
    for (const char32_t c : text.toStdU32String()) {
        const QChar::Category category = QChar::category(c);
        if (category != QChar::Mark_NonSpacing && (onlyNonSpacing || !QChar::isMark(c)))
            kept += c;
    }
    return QString::fromStdU32String(kept);
}

TextNormalizer bert(const Json &json)
{
    const bool cleans = json[u"clean_text"].toBool(true);
    const bool chinese = json[u"handle_chinese_chars"].toBool(true);
    const bool lower = json[u"lowercase"].toBool(true);
    const bool accents = json[u"strip_accents"].toBool(lower); // null: the same as for lower case
    return [=](const QString &text) {
        QString normal = cleans ? cleaned(text) : text;
        if (chinese)
            normal = withChineseApart(normal);
        if (accents)
            normal = withoutMarks(normal.normalized(QString::NormalizationForm_D), true);
        return lower ? normal.toLower() : normal;
    };
}

TextNormalizer stripped(bool left, bool right)
{
    return [=](const QString &text) {
        qsizetype from = 0;
        qsizetype to = text.size();
        while (left && from < to && text[from].isSpace())
            ++from;
        while (right && to > from && text[to - 1].isSpace())
            --to;
        return text.mid(from, to - from);
    };
}

Result<TextNormalizer> replacing(const Json &json)
{
    const QString content = json[u"content"].toString();
    const Json pattern = json[u"pattern"];
    if (const QString text = pattern[u"String"].toString(); !text.isEmpty())
        return TextNormalizer([=](const QString &given) { return QString(given).replace(text, content); });
    const QRegularExpression expression(pattern[u"Regex"].toString(), QRegularExpression::UseUnicodePropertiesOption);
    if (!expression.isValid() || expression.pattern().isEmpty())
        return unknownTokenizerPart(QStringLiteral("normalizer"), json);
    return TextNormalizer([=](const QString &given) {
        QString replaced;
        qsizetype from = 0;
        for (auto match = expression.globalMatch(given); match.hasNext();) {
            const QRegularExpressionMatch found = match.next();
            replaced += given.mid(from, found.capturedStart() - from) + content; // does not support group references
            from = found.capturedEnd();
        }
        return replaced + given.mid(from);
    });
}

TextNormalizer unicode(QString::NormalizationForm form)
{
    return [form](const QString &text) { return text.normalized(form); };
}

// SentencePiece's character table. If a file omits it: NFKC with white space collapsed and controls removed, which is
// nearly the same.
Result<TextNormalizer> precompiled(const Json &json)
{
    const QByteArray table = QByteArray::fromBase64(json[u"precompiled_charsmap"].toString().toLatin1());
    if (table.isEmpty())
        return TextNormalizer(
            [](const QString &text) { return cleaned(text.normalized(QString::NormalizationForm_KC)); });
    const std::optional<CharacterTable> characters = CharacterTable::from(table);
    if (!characters)
        return unknownTokenizerPart(QStringLiteral("normalizer"), json);
    return TextNormalizer([characters = *characters](const QString &text) { return characters.normalized(text); });
}

Result<TextNormalizer> sequence(const Json &json)
{
    std::vector<TextNormalizer> steps;
    for (const Json &each : json[u"normalizers"]) {
        const Result<TextNormalizer> step = normalizerFrom(each);
        if (!step)
            return step;
        steps.push_back(*step);
    }
    return TextNormalizer([steps](const QString &text) {
        QString normal = text;
        for (const TextNormalizer &step : steps)
            normal = step(normal);
        return normal;
    });
}

} // namespace

Result<TextNormalizer> normalizerFrom(const Json &json)
{
    const QString type = json[u"type"].toString();
    if (json.isNull() || json.isMissing())
        return TextNormalizer([](const QString &text) { return text; });
    if (type == QLatin1String("Sequence"))
        return sequence(json);
    if (type == QLatin1String("BertNormalizer"))
        return bert(json);
    if (type == QLatin1String("Lowercase"))
        return TextNormalizer([](const QString &text) { return text.toLower(); });
    if (type == QLatin1String("NFC"))
        return unicode(QString::NormalizationForm_C);
    if (type == QLatin1String("NFD"))
        return unicode(QString::NormalizationForm_D);
    if (type == QLatin1String("NFKC"))
        return unicode(QString::NormalizationForm_KC);
    if (type == QLatin1String("NFKD"))
        return unicode(QString::NormalizationForm_KD);
    if (type == QLatin1String("StripAccents"))
        return TextNormalizer([](const QString &text) { return withoutMarks(text, false); });
    if (type == QLatin1String("Strip"))
        return stripped(json[u"strip_left"].toBool(true), json[u"strip_right"].toBool(true));
    if (type == QLatin1String("Prepend"))
        return TextNormalizer([prefix = json[u"prepend"].toString()](const QString &text) {
            return text.isEmpty() ? text : prefix + text;
        });
    if (type == QLatin1String("Replace"))
        return replacing(json);
    if (type == QLatin1String("Precompiled"))
        return precompiled(json);
    return unknownTokenizerPart(QStringLiteral("normalizer"), json);
}

} // namespace core
