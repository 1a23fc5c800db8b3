#include "core/llm/prompts.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

namespace core {
namespace {

QString templateOf(const QString &name)
{
    QFile file(QStringLiteral(":/prompts/%1.md").arg(name));
    const bool open = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(open, "prompt", qPrintable(name));
    return open ? QString::fromUtf8(file.readAll()).trimmed() : QString();
}

QString codeFor(const QString &text, const QString &seed)
{
    for (int turn = 0;; ++turn) {
        const QByteArray bytes = seed.toUtf8() + '\n' + QByteArray::number(turn);
        const QByteArray hash = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
        const QString code = QString::fromLatin1(hash.left(8));
        if (!text.contains(code, Qt::CaseInsensitive))
            return code;
    }
}

QString heading(const Passage &passage)
{
    const QString page = passage.pageLabel.isEmpty() ? QString::number(passage.page) : passage.pageLabel;
    QString line = passage.title.simplified();
    if (passage.page > 0)
        line += QStringLiteral(", page ") + page;
    if (!passage.heading.isEmpty())
        line += QStringLiteral(", section ") + passage.heading.simplified();
    return line;
}

// A line of a document that begins like a passage mark would split the passage and attribute its words to another
// document.
QString withoutMarksAhead(const QString &text)
{
    static const QRegularExpression mark(QStringLiteral(R"(^(\h*)(?=\[\s*P?\s*\d{1,3}\s*\]))"),
                                         QRegularExpression::MultilineOption |
                                             QRegularExpression::CaseInsensitiveOption);
    return QString(text).replace(mark, QStringLiteral("\\1\\"));
}

} // namespace

QString prompt(const QString &name, const Values &values)
{
    const QString form = templateOf(name);
    QString filled;
    qsizetype from = 0;
    for (qsizetype open; (open = form.indexOf(QStringLiteral("{{"), from)) >= 0;) {
        const qsizetype close = form.indexOf(QStringLiteral("}}"), open);
        filled += form.mid(from, open - from);
        filled += values.value(form.mid(open + 2, close - open - 2));
        from = close + 2;
    }
    return filled + form.mid(from);
}

const QByteArray &promptsVersion()
{
    static const QByteArray version = [] {
        QCryptographicHash hash(QCryptographicHash::Sha256);
        for (const QString &file : QDir(QStringLiteral(":/prompts")).entryList(QDir::Files, QDir::Name)) {
            hash.addData(file.toUtf8() + '\n');
            hash.addData(templateOf(QFileInfo(file).completeBaseName()).toUtf8() + '\n');
        }
        return hash.result();
    }();
    return version;
}

QString fenced(const QString &text, const QString &seed)
{
    return prompt(QStringLiteral("material"),
                  {{QStringLiteral("code"), codeFor(text, seed)}, {QStringLiteral("material"), text}});
}

QString numbered(const QList<Passage> &passages)
{
    QStringList blocks;
    for (const Passage &passage : passages)
        blocks.append(QStringLiteral("[P%1] ").arg(blocks.size() + 1) + withoutMarksAhead(unnumbered(passage)));
    return blocks.join(QStringLiteral("\n\n"));
}

QString unnumbered(const Passage &passage)
{
    return heading(passage) + u'\n' + passage.text.trimmed();
}

Match bestMatch(const QString &passage, const QString &claim)
{
    const QStringList wanted = queryTerms(claim);
    const QSet<QString> claimed(wanted.begin(), wanted.end());
    Match best{{0, int(passage.size())}, 0};
    double bestLikeness = 0;
    for (const Sentence &sentence : sentences(passage)) {
        QSet<QString> said;
        for (const Term &term : terms(QStringView(passage).mid(sentence.from, sentence.to - sentence.from))) {
            if (!isStopTerm(term.text) || claimed.contains(term.text))
                said.insert(term.text);
        }
        const double shared = double((said & claimed).size());
        const double likeness = shared > 0 ? 2 * shared / double(said.size() + claimed.size()) : 0; // Dice coefficient
        if (likeness > bestLikeness) {
            bestLikeness = likeness;
            best = {sentence, shared / double(claimed.size())};
        }
    }
    return best;
}

} // namespace core
