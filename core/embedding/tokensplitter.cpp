// Splits a text into pieces, as described in a tokenizer.json, before the vocabulary is used.
#include "core/embedding/tokenizer.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace core {
namespace {

using Cut = std::function<void(const QString &piece, QStringList &pieces)>;

TextSplitter eachBy(const Cut &cut)
{
    return [cut](const QStringList &pieces) {
        QStringList cutUp;
        for (const QString &piece : pieces)
            cut(piece, cutUp);
        return cutUp;
    };
}

bool isPunctuation(char32_t c) // in ASCII, everything except letters and digits
{
    const bool ascii = (c >= 33 && c <= 47) || (c >= 58 && c <= 64) || (c >= 91 && c <= 96) || (c >= 123 && c <= 126);
    return ascii || QChar::isPunct(c);
}

enum class Apart { No, Alone, Gone }; // a character is joined with its neighbours, is a piece of its own, or is dropped

Cut cutAt(const std::function<Apart(char32_t)> &apart)
{
    return [apart](const QString &piece, QStringList &pieces) {
        std::u32string present;
        const auto end = [&] {
            if (!present.empty())
                pieces.append(QString::fromStdU32String(present));
            present.clear();
        };
        for (const char32_t c : piece.toStdU32String()) {
            const Apart how = apart(c);
            if (how != Apart::No)
                end();
            if (how != Apart::Gone)
                present += c;
            if (how != Apart::No)
                end();
        }
        end();
    };
}

// Matches of the expression are pieces, and so is the text between them.
Cut cutBy(const QRegularExpression &expression, bool gone)
{
    return [=](const QString &piece, QStringList &pieces) {
        qsizetype from = 0;
        const auto keep = [&](qsizetype to) {
            if (to > from)
                pieces.append(piece.mid(from, to - from));
            from = to;
        };
        for (auto match = expression.globalMatch(piece); match.hasNext();) {
            const QRegularExpressionMatch found = match.next();
            keep(found.capturedStart());
            if (gone)
                from = found.capturedEnd();
            else
                keep(found.capturedEnd());
        }
        keep(piece.size());
    };
}

QRegularExpression expressionFor(const QString &pattern)
{
    return QRegularExpression(pattern, QRegularExpression::UseUnicodePropertiesOption);
}

// Words begin with a special mark in place of the preceding space.
Result<TextSplitter> metaspace(const Json &json)
{
    const QString mark = json[u"replacement"].toString(QStringLiteral("▁"));
    const QString scheme = json[u"prepend_scheme"].toString(
        json[u"add_prefix_space"].toBool(true) ? QStringLiteral("always") : QStringLiteral("never"));
    const bool cuts = json[u"split"].toBool(true);
    return TextSplitter([=](const QStringList &pieces) {
        QStringList marked;
        for (qsizetype i = 0; i < pieces.size(); ++i) {
            QString piece = QString(pieces[i]).replace(u' ', mark);
            const bool prepends = scheme == QLatin1String("always") || (scheme == QLatin1String("first") && i == 0);
            if (prepends && !piece.startsWith(mark))
                piece.prepend(mark);
            qsizetype from = 0;
            for (qsizetype at = cuts ? piece.indexOf(mark, 1) : -1; at > 0; at = piece.indexOf(mark, at + 1)) {
                marked.append(piece.mid(from, at - from));
                from = at;
            }
            marked.append(piece.mid(from));
        }
        return marked;
    });
}

// GPT-2's mapping: each byte of the text becomes a visible letter.
const std::array<char16_t, 256> &lettersOfBytes()
{
    static const std::array<char16_t, 256> letters = [] {
        std::array<char16_t, 256> made{};
        char16_t next = 256;
        for (int byte = 0; byte < 256; ++byte) {
            const bool visible = (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || byte >= 174;
            made[size_t(byte)] = visible ? char16_t(byte) : next++;
        }
        return made;
    }();
    return letters;
}

TextSplitter byteLevel(const Json &json)
{
    const bool prefix = json[u"add_prefix_space"].toBool(true);
    const bool cuts = json[u"use_regex"].toBool(true);
    const Cut cut =
        cutBy(expressionFor(QStringLiteral("'s|'t|'re|'ve|'m|'ll|'d| ?\\p{L}+| ?\\p{N}+| ?[^\\s\\p{L}\\p{N}]+"
                                           "|\\s+(?!\\S)|\\s+")),
              false);
    return [=](const QStringList &pieces) {
        QStringList cutUp;
        for (const QString &piece : pieces) {
            const QString begun = prefix && !piece.startsWith(u' ') ? u' ' + piece : piece;
            if (cuts)
                cut(begun, cutUp);
            else
                cutUp.append(begun);
        }
        for (QString &piece : cutUp) {
            QString written;
            for (const char byte : piece.toUtf8())
                written += QChar(lettersOfBytes()[uchar(byte)]);
            piece = written;
        }
        return cutUp;
    };
}

Result<TextSplitter> splitting(const Json &json)
{
    const QString behaviour = json[u"behavior"].toString();
    const bool gone = behaviour == QLatin1String("Removed");
    const Json pattern = json[u"pattern"];
    const QString text = pattern[u"String"].toString();
    const QRegularExpression expression =
        expressionFor(text.isEmpty() ? pattern[u"Regex"].toString() : QRegularExpression::escape(text));
    if ((!gone && behaviour != QLatin1String("Isolated")) || json[u"invert"].toBool() || !expression.isValid() ||
        expression.pattern().isEmpty())
        return unknownTokenizerPart(QStringLiteral("pre-tokenizer"), json);
    return eachBy(cutBy(expression, gone));
}

Result<TextSplitter> splitterSequence(const Json &json)
{
    std::vector<TextSplitter> steps;
    for (const Json &each : json[u"pretokenizers"]) {
        const Result<TextSplitter> step = splitterFrom(each);
        if (!step)
            return step;
        steps.push_back(*step);
    }
    return TextSplitter([steps](const QStringList &pieces) {
        QStringList cutUp = pieces;
        for (const TextSplitter &step : steps)
            cutUp = step(cutUp);
        return cutUp;
    });
}

} // namespace

Result<TextSplitter> splitterFrom(const Json &json)
{
    const auto goneAtBlanks = [](char32_t c) { return QChar::isSpace(c) ? Apart::Gone : Apart::No; };
    const QString type = json[u"type"].toString();
    if (json.isNull() || json.isMissing())
        return TextSplitter([](const QStringList &pieces) { return pieces; });
    if (type == QLatin1String("Sequence"))
        return splitterSequence(json);
    if (type == QLatin1String("BertPreTokenizer"))
        return eachBy(cutAt([goneAtBlanks](char32_t c) { return isPunctuation(c) ? Apart::Alone : goneAtBlanks(c); }));
    if (type == QLatin1String("WhitespaceSplit"))
        return eachBy(cutAt(goneAtBlanks));
    if (type == QLatin1String("Whitespace")) {
        const TextSplitter words = eachBy(cutBy(expressionFor(QStringLiteral("\\w+|[^\\w\\s]+")), false));
        return TextSplitter([words](const QStringList &pieces) {
            QStringList cutUp = words(pieces);
            cutUp.removeIf([](const QString &piece) { return piece.trimmed().isEmpty(); });
            return cutUp;
        });
    }
    if (type == QLatin1String("Punctuation") &&
        json[u"behavior"].toString(QStringLiteral("Isolated")) == QLatin1String("Isolated"))
        return eachBy(cutAt([](char32_t c) { return isPunctuation(c) ? Apart::Alone : Apart::No; }));
    if (type == QLatin1String("Digits"))
        return eachBy(json[u"individual_digits"].toBool()
                          ? cutAt([](char32_t c) { return QChar::isDigit(c) ? Apart::Alone : Apart::No; })
                          : cutBy(expressionFor(QStringLiteral("\\p{N}+")), false));
    if (type == QLatin1String("Metaspace"))
        return metaspace(json);
    if (type == QLatin1String("ByteLevel"))
        return byteLevel(json);
    if (type == QLatin1String("Split"))
        return splitting(json);
    return unknownTokenizerPart(QStringLiteral("pre-tokenizer"), json);
}

} // namespace core
