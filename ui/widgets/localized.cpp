#include "ui/widgets/localized.h"

#include "core/session/wording.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <vector>

namespace ui {
namespace {

constexpr int mostKept = 4000; // number of sentences whose translation is cached

QString translated(const QString &text)
{
    return QCoreApplication::translate("core", text.toUtf8().constData());
}

// A text of the list with placeholders.
struct Pattern
{
    QString text;
    QString start; // text before the first placeholder
    QStringList places;
    QRegularExpression whole;
    qsizetype letters = 0;
};

Pattern patternOf(const QString &text)
{
    static const QRegularExpression place(QStringLiteral("%L?(\\d)|\\{[a-z]+\\}"));
    Pattern pattern{text, {}, {}, {}, 0};
    QString whole = QStringLiteral("^");
    qsizetype at = 0;
    for (auto each = place.globalMatch(text); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        const QString between = text.mid(at, match.capturedStart() - at);
        if (pattern.places.isEmpty())
            pattern.start = between;
        whole += QRegularExpression::escape(between) + QStringLiteral("(.+?)");
        pattern.letters += between.size();
        pattern.places.append(match.captured());
        at = match.capturedEnd();
    }
    whole += QRegularExpression::escape(text.mid(at)) + u'$';
    pattern.letters += text.size() - at;
    pattern.whole.setPattern(whole);
    pattern.whole.setPatternOptions(QRegularExpression::DotMatchesEverythingOption);
    return pattern;
}

// Patterns with more fixed text come first, because they match less often.
const std::vector<Pattern> &patterns()
{
    static const std::vector<Pattern> all = [] {
        std::vector<Pattern> made;
        for (const char *text : coreTexts()) {
            if (Pattern pattern = patternOf(QString::fromUtf8(text)); !pattern.places.isEmpty())
                made.push_back(std::move(pattern));
        }
        std::sort(made.begin(), made.end(), [](const Pattern &a, const Pattern &b) { return a.letters > b.letters; });
        return made;
    }();
    return all;
}

QString exactly(const QString &text)
{
    const QString own = translated(text);
    return own == text ? QString() : own;
}

constexpr const char *separators[] = {"\n", " · ", "; ", ". ", ", "};

// Whether the text before a pattern's match consists of more than one joined text.
bool isOfSeveral(const QString &before, const QString &pattern)
{
    if (before.contains(QLatin1String(": ")) && !pattern.contains(QLatin1String(": ")))
        return true;
    return std::ranges::any_of(separators, [&](const char *between) {
        const QString separator = QString::fromUtf8(between);
        return before.contains(separator) && !pattern.contains(separator);
    });
}

QString byPattern(const QString &text)
{
    for (const Pattern &pattern : patterns()) {
        if (!text.startsWith(pattern.start))
            continue;
        const QRegularExpressionMatch match = pattern.whole.match(text);
        if (!match.hasMatch() || (pattern.start.isEmpty() && isOfSeveral(match.captured(1), pattern.text)))
            continue;
        const QString own = translated(pattern.text);
        if (own == pattern.text)
            continue;
        // All at once, because inserted texts may contain placeholders themselves.
        static const QRegularExpression place(QStringLiteral("%L?\\d|\\{[a-z]+\\}"));
        QString filled;
        qsizetype at = 0;
        for (auto each = place.globalMatch(own); each.hasNext();) {
            const QRegularExpressionMatch hole = each.next();
            const qsizetype which = pattern.places.indexOf(hole.captured());
            filled += own.mid(at, hole.capturedStart() - at);
            filled += which < 0 ? hole.captured() : localized(match.captured(int(which) + 1));
            at = hole.capturedEnd();
        }
        return filled + own.mid(at);
    }
    return {};
}

QChar fullStop() // in the current language
{
    const QString sentence = exactly(QStringLiteral("The question was not answered."));
    return sentence.isEmpty() ? QChar(u'.') : sentence.back();
}

// Translates line by line, so that no placeholder matches across lines.
QString byLines(const QString &text)
{
    QStringList lines = text.split(u'\n');
    if (lines.size() < 2)
        return {};
    for (QString &line : lines) {
        const QString own = localized(line);
        if (own == line && !line.isEmpty())
            return {};
        line = own;
    }
    return lines.join(u'\n');
}

// Translates several joined texts one by one.
QString inPieces(const QString &text)
{
    for (const char *separator : separators) {
        const QString between = QString::fromUtf8(separator);
        QStringList pieces = text.split(between);
        if (pieces.size() < 2)
            continue;
        bool any = false;
        for (QString &piece : pieces) {
            const QString own = localized(piece);
            any = any || own != piece;
            piece = own;
        }
        if (any && between == QLatin1String(". ") && fullStop() != u'.')
            return pieces.join(fullStop());
        if (any)
            return pieces.join(between);
    }
    return {};
}

// Tries the text with and without its full stop.
QString withOtherStop(const QString &text)
{
    const QChar stop = fullStop();
    if (text.endsWith(u'.'))
        return exactly(text.chopped(1)).isEmpty() ? QString() : exactly(text.chopped(1)) + stop;
    QString own = exactly(text + u'.');
    return own.endsWith(stop) ? own.chopped(1) : own;
}

} // namespace

QString localized(const QString &english)
{
    static QHash<QString, QString> kept;
    static QString language;
    const QString now = translated(QStringLiteral("Find passages"));
    if (now == QLatin1String("Find passages") || english.isEmpty())
        return english;
    if (std::exchange(language, now) != now || kept.size() > mostKept)
        kept.clear();
    if (const auto known = kept.constFind(english); known != kept.cend())
        return *known;
    kept.insert(english, english); // ends the recursion if a text contains itself
    QString own = exactly(english);
    for (const auto &way : {byLines, byPattern, withOtherStop, inPieces}) {
        if (own.isEmpty())
            own = way(english);
    }
    if (own.isEmpty())
        own = english;
    kept.insert(english, own);
    return own;
}

core::Graph localized(core::Graph graph)
{
    for (core::Graph::Node &node : graph.nodes)
        node.title = localized(node.title);
    graph.entry.when = localized(graph.entry.when);
    return graph;
}

QString edgeWords(const QString &outcome, bool retries)
{
    return localized(core::edgeWords(outcome, retries));
}

} // namespace ui
