// Sessions as Markdown: questions as headings, answers as text, citations as a list of quotations.
#include "core/base/catalogue.h"
#include "core/session/computation.h"
#include "core/session/exporter.h"
#include "core/session/wording.h"

namespace core {
namespace {

// So that a title or a quotation of a PDF cannot make headings, links, pictures or HTML in the export.
QString escaped(const QString &text)
{
    QString safe;
    for (const QChar c : withoutOverrides(text).simplified()) {
        if (QStringLiteral("\\`*_{}[]<>#|~!&").contains(c))
            safe += u'\\';
        safe += c;
    }
    return safe;
}

QString answerOf(const Turn &turn)
{
    QStringList sentences;
    int last = 0;
    for (qsizetype i = 0; i < turn.sentences.size(); ++i) {
        const AnswerSentence &sentence = turn.sentences[i];
        const QString remark = sentenceRemark(turn, i);
        sentences.append(escaped(turn.answer.mid(sentence.from, sentence.to - sentence.from)) +
                         escaped(citationMarks(sentence)) +
                         (remark.isEmpty() ? remark : QStringLiteral(" **%1**").arg(escaped(remark))));
        last = sentence.to;
    }
    const QString rest = turn.answer.mid(last).trimmed();
    if (!rest.isEmpty())
        sentences.append(escaped(rest));
    return sentences.join(u' ');
}

QString turnText(const Turn &turn)
{
    QString text = QStringLiteral("## %1\n\n").arg(escaped(turn.question));
    if (!turn.answer.isEmpty())
        text += answerOf(turn) + QStringLiteral("\n\n");
    text += QStringLiteral("*%1*\n\n").arg(outcomeLine(turn));
    for (const QString &remark : remarksOf(turn))
        text += QStringLiteral("> %1\n\n").arg(escaped(remark));
    for (const QString &line : computationLines(turn))
        text += QStringLiteral("- %1\n").arg(escaped(line));
    if (turn.computed || !turn.candidates.isEmpty())
        text += u'\n';
    for (const Citation &citation : turn.citations)
        text += QStringLiteral("%1. %2: “%3”\n")
                    .arg(citation.number)
                    .arg(escaped(placeOf(citation)), escaped(citation.quote));
    if (!turn.nearest.isEmpty())
        text += QStringLiteral("Nearest passages:\n\n");
    for (const Passage &passage : turn.nearest)
        text += QStringLiteral("- %1: %2\n").arg(escaped(placeOf(passage)), escaped(passage.text.left(300)));
    if (turn.queries.size() > 1)
        text += QStringLiteral("\nSearched for: %1\n").arg(escaped(turn.queries.join(QStringLiteral("; "))));
    return text + u'\n';
}

Result<QByteArray> write(const ExportData &evidence)
{
    QString text;
    for (const Session &session : evidence.sessions) {
        text += QStringLiteral("# %1\n\n").arg(escaped(session.title));
        text += QStringLiteral("Exported from Attest, %1.\n\n").arg(dateWords(session.changed));
        if (const QString origin = originWords(session); !origin.isEmpty())
            text += QStringLiteral("> %1\n\n").arg(escaped(origin));
        for (const Turn &turn : session.turns)
            text += turnText(turn);
    }
    return text.toUtf8();
}

constexpr Exporter markdown{"markdown", QT_TRANSLATE_NOOP("Exporter", "Markdown"), "md", write, Exporter::Rejected};
const Offered<Exporter> offered{markdown};

} // namespace
} // namespace core
