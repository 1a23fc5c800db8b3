#include "core/extractive/passages/apparatus.h"

#include "core/language/lexicon.h"

#include <QRegularExpression>

#include <algorithm>

namespace core {
namespace {

struct LineForms // shares of the non-empty lines
{
    double references = 0;
    double firms = 0;
    double leaders = 0;
    double exhibits = 0;
};

LineForms formsOf(const QString &text)
{
    static const QRegularExpression reference(QStringLiteral(
        R"(https?:|www\.|\bdoi\b|arXiv|\bet al\.|\bRetrieved\b|\bISBN\b|^\W*\[\d+\]|^\d{1,3}\. .*\"|\bpp?\. ?\d+)"));
    static const QRegularExpression firm(QStringLiteral(
        R"(\b(?:L\.?L\.?C|Inc|Ltd|Limited|GmbH|Corp|Corporation|S\.?A|B\.?V|N\.?V|L\.?P|Pty|plc)\b\.?,?(?: \W| \w+)?$)"));
    static const QRegularExpression leader(
        QStringLiteral(R"(\.{4,}|(?:\. ){3,}|\x{2026}{2,}|^\D{3,60}(?:\s\d{1,3}(?:,|\x{2013}|-|$)){1,}$)"));
    static const QRegularExpression exhibit(QStringLiteral(R"(^\W*\(?\d{1,3}\.\d{1,3}[\d.]*[\W*+]*\s+\p{Lu})"));
    LineForms forms;
    int lines = 0;
    for (const QString &line : text.split(u'\n')) {
        const QString trimmed = line.trimmed();
        if (trimmed.size() < 3)
            continue;
        ++lines;
        forms.references += reference.match(trimmed).hasMatch();
        forms.firms += firm.match(trimmed).hasMatch();
        forms.leaders += leader.match(trimmed).hasMatch();
        forms.exhibits += exhibit.match(trimmed).hasMatch();
    }
    if (lines == 0)
        return {};
    for (double *share : {&forms.references, &forms.firms, &forms.leaders, &forms.exhibits})
        *share /= lines;
    return forms;
}

QString smallWords(const QString &text)
{
    return u' ' + text.toCaseFolded().simplified() + u' ';
}

// Typical contract words per hundred words.
double contractWords(const QString &small)
{
    static const QSet<QString> &words = lexicon().words("contract-words");
    int all = 0;
    int legal = 0;
    for (const QString &word : small.split(u' ', Qt::SkipEmptyParts)) {
        QString plain = word;
        while (!plain.isEmpty() && !plain.back().isLetter())
            plain.chop(1);
        ++all;
        legal += words.contains(plain);
    }
    constexpr int fewest = 20;
    return all < fewest ? 0 : 100.0 * legal / all;
}

} // namespace

double apparatusIn(const QString &text)
{
    constexpr double mostly = 0.5; // share of the lines
    constexpr double dense = 4;    // contract words per hundred
    constexpr double lessDense = 2.5;
    const LineForms forms = formsOf(text);
    const QString small = smallWords(text);
    int phrases = small.count(QStringLiteral(" /s/ "));
    for (const QString &phrase : lexicon().words("apparatus-phrases"))
        phrases += small.contains(QString(phrase).replace(u'_', u' '));
    const double contract = contractWords(small);
    double share = std::max({forms.references, forms.firms, forms.leaders, forms.exhibits});
    share = share >= mostly ? 1 : share >= mostly / 2 ? share : 0;
    share = std::max(share, phrases >= 2 ? 1.0 : phrases * 0.6);
    return std::max(share, contract >= dense ? 1.0 : contract >= lessDense ? 0.6 : 0.0);
}

} // namespace core
