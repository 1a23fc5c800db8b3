#include "core/extractive/passages/readover.h"

#include "core/language/terms.h"

#include <QFileInfo>

#include <algorithm>

namespace core {
namespace {

QString lettersOf(const QString &text)
{
    QString letters;
    for (const QChar c : text.toCaseFolded())
        letters += c.isLetterOrNumber() ? QString(c) : QString();
    return letters;
}

// "bestbuy", "2017" of "BESTBUY_2017_10K.pdf".
QStringList piecesOf(const QString &path)
{
    QStringList pieces{QString()};
    for (const QChar c : QFileInfo(path).completeBaseName().toCaseFolded()) {
        if (c.isLetterOrNumber())
            pieces.last() += c;
        else if (!pieces.last().isEmpty())
            pieces.append(QString());
    }
    return pieces;
}

// Words that are written as one in the name of the file.
QStringList namingWords(const TokenizedText &question, const QString &path)
{
    constexpr qsizetype mostTogether = 3;
    constexpr qsizetype shortest = 3; // letters of such a name
    QStringList naming;
    const QStringList pieces = piecesOf(path);
    for (qsizetype first = 0; first < question.terms.size(); ++first) {
        QString together;
        QStringList words;
        for (qsizetype i = first; i < std::min(question.terms.size(), first + mostTogether); ++i) {
            const QString word =
                question.text.mid(question.terms[i].from, question.terms[i].to - question.terms[i].from);
            words.append(word);
            together += lettersOf(withoutPossessive(word));
            if (together.size() >= shortest && pieces.contains(together) && !question.terms[i].stop)
                naming += words;
        }
    }
    return naming;
}

} // namespace

TokenizedText readOver(const Passage &passage, const TokenizedText &question)
{
    const QStringList naming =
        passage.named + (passage.path.isEmpty() ? QStringList() : namingWords(question, passage.path));
    return readText(passage.heading + u'\n' + passage.title + u'\n' + naming.join(u' '));
}

} // namespace core
