#include "core/web/charset.h"

#include <QRegularExpression>
#include <QStringDecoder>

namespace core {
namespace {

constexpr int declaredWithin = 4096; // bytes at the beginning

QByteArray charsetOf(const QByteArray &words, const QString &before)
{
    const QRegularExpression charset(before + QStringLiteral(R"(\s*=\s*["']?\s*([A-Za-z0-9][\w.:-]{0,39}))"),
                                     QRegularExpression::CaseInsensitiveOption |
                                         QRegularExpression::DotMatchesEverythingOption);
    return charset.match(QString::fromLatin1(words)).captured(1).toLatin1().toLower();
}

QByteArray declaredCharset(const QByteArray &bytes)
{
    const QByteArray start = bytes.left(declaredWithin);
    QByteArray name = charsetOf(start, QStringLiteral("<meta\\b[^>]{0,500}?charset"));
    if (name.isEmpty() && start.trimmed().startsWith("<?xml"))
        name = charsetOf(start.left(200), QStringLiteral("encoding"));
    return name.startsWith("utf-16") || name.startsWith("utf-32") ? "utf-8" : name; // readable as bytes, so neither
}

// On the web, these names stand for larger encodings.
QByteArray meant(const QByteArray &name)
{
    if (name == "iso-8859-1" || name == "latin1" || name == "us-ascii" || name == "ascii" || name == "iso8859-1")
        return "windows-1252";
    if (name == "gb2312" || name == "gb_2312-80")
        return "gb18030";
    return name;
}

bool isUtf8(const QByteArray &bytes)
{
    QStringDecoder utf8(QStringDecoder::Utf8);
    const QString text = utf8(bytes);
    Q_UNUSED(text);
    return !utf8.hasError();
}

// Unpaired surrogates, controls, direction marks, zero-width spaces.
bool isUnseen(QChar c)
{
    const ushort code = c.unicode();
    if (code < 0x20)
        return code != '\t' && code != '\n' && code != '\r';
    return (code >= 0x7f && code < 0xa0) || code == 0xad || code == 0x200b || code == 0x200e || code == 0x200f ||
           (code >= 0x202a && code <= 0x202e) || (code >= 0x2060 && code <= 0x206f) || code == 0xfeff ||
           (code >= 0xfff0 && code != 0xfffd);
}

} // namespace

QString visible(const QString &text)
{
    QString clean;
    clean.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (c.isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate()) {
            clean += c;
            clean += text.at(++i);
        } else if (!c.isSurrogate() && !isUnseen(c)) {
            clean += c;
        }
    }
    return clean;
}

QString decodedText(const QByteArray &bytes, const QByteArray &type)
{
    QByteArray name;
    if (const auto marked = QStringConverter::encodingForData(bytes);
        marked && (bytes.startsWith("\xef\xbb\xbf") || bytes.startsWith("\xff\xfe") || bytes.startsWith("\xfe\xff")))
        name = QStringConverter::nameForEncoding(*marked);
    if (name.isEmpty())
        name = charsetOf(type, QStringLiteral("charset"));
    if (name.isEmpty() || !QStringDecoder(meant(name).constData()).isValid())
        name = declaredCharset(bytes);
    if (name.isEmpty() || !QStringDecoder(meant(name).constData()).isValid())
        name = isUtf8(bytes) ? "utf-8" : "windows-1252";
    QStringDecoder decoder(meant(name).constData());
    const QString text = decoder(bytes);
    return visible(text);
}

} // namespace core
