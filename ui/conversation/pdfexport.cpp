// Sessions as a PDF. Set piece by piece and not from HTML: whatever a model or a document says is text and nothing
// else, and the only pictures are those of the cited words.
#include "core/base/catalogue.h"
#include "core/session/computation.h"
#include "core/session/exporter.h"
#include "core/session/wording.h"
#include "ui/conversation/snippetview.h"

#include <QBuffer>
#include <QEventLoop>
#include <QImage>
#include <QPageLayout>
#include <QPdfWriter>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>
#include <QUrl>

namespace ui {
namespace {

using core::Support;
using core::Turn;

constexpr QRgb quiet = 0xff5c6066; // of the light table of roles: paper is light
constexpr QRgb good = 0xff1f7a4d;
constexpr QRgb partly = 0xff9a6700;
constexpr QRgb bad = 0xffb3372f;
constexpr double widest = 480; // of a picture, as wide as the text
constexpr double snippetPixels = 1.5;

class Paper : public QTextDocument // that loads nothing
{
public:
    QVariant loadResource(int, const QUrl &) override { return {}; }
};

QTextCharFormat letters(double points, QRgb colour = 0xff1d1e20, int weight = QFont::Normal)
{
    QTextCharFormat format;
    format.setFontPointSize(points);
    format.setFontWeight(weight);
    format.setForeground(QColor(colour));
    return format;
}

QTextBlockFormat block(double above, double below = 2, double left = 0)
{
    QTextBlockFormat format;
    format.setTopMargin(above);
    format.setBottomMargin(below);
    format.setLeftMargin(left);
    format.setLineHeight(130, QTextBlockFormat::ProportionalHeight);
    return format;
}

class Setting
{
public:
    explicit Setting(const core::ExportData &evidence) : m_evidence(evidence), m_cursor(&m_paper)
    {
        m_paper.setUndoRedoEnabled(false);
        for (qsizetype i = 0; i < evidence.sessions.size(); ++i)
            addSession(i);
    }

    Paper &paper() { return m_paper; }

private:
    void add(const QString &text, const QTextBlockFormat &where, const QTextCharFormat &format)
    {
        if (m_begun)
            m_cursor.insertBlock(where, format);
        else
            m_cursor.setBlockFormat(where);
        m_begun = true;
        m_cursor.insertText(core::withoutOverrides(text), format);
    }

    void addSession(qsizetype at)
    {
        const core::Session &session = m_evidence.sessions[at];
        QTextBlockFormat first = block(at == 0 ? 0 : 24);
        if (at > 0)
            first.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        add(session.title, first, letters(18, 0xff1d1e20, QFont::DemiBold));
        add(QStringLiteral("Exported from Attest, %1. In answers a line marks what the documents say: solid supported, "
                           "dashed partly, dotted not.")
                .arg(core::dateWords(session.changed)),
            block(0), letters(8, quiet));
        if (const QString origin = core::originWords(session); !origin.isEmpty())
            add(origin, block(0), letters(8, partly));
        for (const Turn &turn : session.turns)
            addTurn(at, turn);
    }

    void addTurn(qsizetype session, const Turn &turn)
    {
        add(turn.question.simplified(), block(20, 6), letters(13, 0xff1d1e20, QFont::DemiBold));
        if (!turn.answer.isEmpty())
            addAnswer(turn);
        const core::TurnOutcome outcome = core::outcomeOf(turn);
        const bool holds = outcome.state <= core::TurnOutcome::Computed && !outcome.disagreed;
        add(core::outcomeLine(turn), block(4), letters(9, holds ? good : quiet));
        for (const QString &remark : core::remarksOf(turn))
            add(remark, block(0), letters(9, quiet));
        for (const QString &line : core::computationLines(turn))
            add(line, block(0, 2, 12), letters(9));
        for (const core::Citation &citation : turn.citations)
            addCitation(citation, m_evidence.snippet(session, turn.id, citation.number));
        for (const core::Passage &passage : turn.nearest)
            add(QStringLiteral("Near: %1: “%2…”").arg(core::placeOf(passage), passage.text.simplified().left(300)),
                block(4, 2, 12), letters(9, quiet));
        addVerdicts(turn);
    }

    void addAnswer(const Turn &turn)
    {
        add({}, block(0), letters(11));
        int at = 0;
        for (qsizetype i = 0; i < turn.sentences.size(); ++i) {
            const core::AnswerSentence &sentence = turn.sentences[i];
            const int from = qBound(at, sentence.from, int(turn.answer.size()));
            const int to = qBound(from, sentence.to, int(turn.answer.size()));
            m_cursor.insertText(plain(turn.answer.mid(at, from - at)), letters(11));
            m_cursor.insertText(plain(turn.answer.mid(from, to - from)), underlined(core::supportShown(turn, i)));
            m_cursor.insertText(core::citationMarks(sentence), letters(9, quiet));
            if (const QString remark = core::sentenceRemark(turn, i); !remark.isEmpty())
                m_cursor.insertText(u' ' + remark, letters(9, bad));
            at = to;
        }
        m_cursor.insertText(plain(turn.answer.mid(at)), letters(11));
    }

    // A line feed stays inside the answer's own block.
    static QString plain(const QString &text)
    {
        return core::withoutOverrides(text).replace(u'\n', QChar::LineSeparator);
    }

    static QTextCharFormat underlined(Support support)
    {
        QTextCharFormat format = letters(11);
        const auto line = [&](QTextCharFormat::UnderlineStyle style, QRgb colour) {
            format.setUnderlineStyle(style);
            format.setUnderlineColor(QColor(colour));
        };
        if (support == Support::Fully)
            line(QTextCharFormat::SingleUnderline, good);
        else if (support == Support::Partially)
            line(QTextCharFormat::DashUnderline, partly);
        else if (support == Support::No)
            line(QTextCharFormat::DotLine, bad);
        return format;
    }

    void addCitation(const core::Citation &citation, const core::Snippet *snippet)
    {
        add(QStringLiteral("[%1] %2").arg(citation.number).arg(core::placeOf(citation)), block(8, 0, 12),
            letters(9, 0xff1d1e20, QFont::DemiBold));
        add(QStringLiteral("“%1”").arg(citation.quote.simplified()), block(0, 2, 12), letters(9));
        const QImage picture = snippet ? pictureOf(*snippet) : QImage();
        if (picture.isNull())
            return;
        const QString name = QStringLiteral("snippet:%1").arg(++m_pictures);
        m_paper.addResource(QTextDocument::ImageResource, QUrl(name), picture);
        QTextImageFormat format;
        format.setName(name);
        const double width = std::min(picture.width() / snippetPixels, widest);
        format.setWidth(width);
        format.setHeight(width * picture.height() / picture.width());
        add({}, block(2, 4, 12), letters(9));
        m_cursor.insertImage(format);
    }

    void addVerdicts(const Turn &turn)
    {
        QList<QStringList> rows;
        for (const core::TraceEvent &event : turn.trace) {
            if (!event.verdict())
                continue;
            const core::Verdict &verdict = *event.verdict();
            rows.append({core::kindName(verdict.kind), core::labelOf(turn, verdict), core::probabilityWords(verdict),
                         verdict.reason, verdict.judge});
        }
        if (rows.isEmpty())
            return;
        rows.prepend({QStringLiteral("what"), QStringLiteral("verdict"), QStringLiteral("probability"),
                      QStringLiteral("reason"), QStringLiteral("judge")});
        add(QStringLiteral("Why"), block(8), letters(9, 0xff1d1e20, QFont::DemiBold));
        QTextTableFormat format;
        format.setBorder(0);
        format.setCellPadding(2);
        format.setHeaderRowCount(1);
        QTextTable *table = m_cursor.insertTable(int(rows.size()), int(rows[0].size()), format);
        for (int row = 0; row < rows.size(); ++row) {
            for (int column = 0; column < rows[row].size(); ++column) {
                const QString words = core::withoutOverrides(rows[row][column]).simplified();
                table->cellAt(row, column).firstCursorPosition().insertText(words, letters(8, quiet));
            }
        }
        m_cursor.movePosition(QTextCursor::End);
    }

    const core::ExportData &m_evidence;
    Paper m_paper;
    QTextCursor m_cursor;
    bool m_begun = false;
    int m_pictures = 0;
};

core::Result<QByteArray> write(const core::ExportData &evidence)
{
    const QEventLoop waits; // is not run: documents begin timers, for which a thread must have one
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        Setting setting(evidence);
        QPdfWriter writer(&buffer);
        writer.setCreator(QStringLiteral("Attest " ATTEST_VERSION));
        if (!evidence.sessions.isEmpty())
            writer.setTitle(evidence.sessions.first().title);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF()); // printing leaves two centimetres by itself
        setting.paper().print(&writer);
    }
    return bytes;
}

constexpr core::Exporter pdf{"pdf", QT_TRANSLATE_NOOP("Exporter", "PDF"), "pdf", write,
                             core::Exporter::Rejected | core::Exporter::Snippets};
const core::Offered<core::Exporter> offered{pdf};

} // namespace
} // namespace ui
