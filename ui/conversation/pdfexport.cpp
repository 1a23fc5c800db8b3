// Exports sessions as a memo in a PDF. Built piece by piece rather than from HTML, so that text from models and
// documents stays text, and the only pictures are those of the cited words.
#include "ui/conversation/pdfexport.h"

#include "core/base/catalogue.h"
#include "core/session/computation.h"
#include "core/session/exporter.h"
#include "core/session/memo.h"
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

#include <algorithm>

namespace ui {
namespace {

using core::Support;
using core::Turn;

constexpr QRgb quiet = 0xff5c6066; // from the light theme: paper is light
constexpr QRgb good = 0xff1f7a4d;
constexpr QRgb partly = 0xff9a6700;
constexpr QRgb bad = 0xffb3372f;
constexpr double widestPicture = 380; // all pictures have one scale, at which the widest has this width
constexpr double largestScale = 1 / 2.0;

class Paper : public QTextDocument // loads nothing
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
        add(core::memoDate(m_evidence, session), block(0), letters(9, quiet));
        if (const QString origin = core::originWords(session); !origin.isEmpty())
            add(origin, block(0), letters(8, partly));
        for (const Turn &turn : session.turns)
            addTurn(at, turn);
        addSources(at);
    }

    void addTurn(qsizetype session, const Turn &turn)
    {
        add(turn.question.simplified(), block(20, 6), letters(13, 0xff1d1e20, QFont::DemiBold));
        const core::TurnOutcome outcome = core::outcomeOf(turn);
        const bool holds = outcome.state <= core::TurnOutcome::Computed && !outcome.disagreed;
        add(core::verdictLine(turn), block(0, 6), letters(10, holds ? good : 0xff1d1e20, QFont::DemiBold));
        for (const core::MemoParagraph &paragraph : core::memoParagraphs(turn))
            addParagraph(paragraph);
        for (const QString &remark : core::remarksOf(turn))
            add(remark, block(2), letters(9, quiet));
        for (const QString &line : core::computationLines(turn))
            add(line, block(0, 2, 12), letters(9));
        addEvidence(session, turn);
        if (m_evidence.options.appendix)
            addAppendix(turn);
    }

    void addParagraph(const core::MemoParagraph &paragraph)
    {
        add({}, block(0, 6), letters(11));
        for (const core::MemoPiece &piece : paragraph.pieces) {
            m_cursor.insertText(plain(piece.text), piece.sentence < 0 ? letters(11) : underlined(piece.support));
            for (const int number : piece.citations)
                m_cursor.insertText(QStringLiteral("[%1]").arg(number), letters(9, quiet));
            if (!piece.remark.isEmpty())
                m_cursor.insertText(u' ' + piece.remark, letters(9, bad));
        }
    }

    // A line feed stays inside the answer's own block.
    static QString plain(const QString &text)
    {
        return core::withoutOverrides(core::withCellMarks(text)).replace(u'\n', QChar::LineSeparator);
    }

    static QTextCharFormat underlined(Support support)
    {
        QTextCharFormat format = letters(11);
        const auto line = [&](QTextCharFormat::UnderlineStyle style, QRgb colour) {
            format.setUnderlineStyle(style);
            format.setUnderlineColor(QColor(colour));
        };
        if (support == Support::Partially)
            line(QTextCharFormat::DashUnderline, partly);
        else if (support == Support::No)
            line(QTextCharFormat::WaveUnderline, partly);
        return format;
    }

    QTextTable *addTable(int rows, const QList<int> &widths)
    {
        QTextTableFormat format;
        format.setBorder(0);
        format.setCellPadding(4);
        format.setCellSpacing(0);
        format.setHeaderRowCount(1);
        format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
        QList<QTextLength> columns;
        for (const int width : widths)
            columns.append(QTextLength(QTextLength::PercentageLength, width));
        format.setColumnWidthConstraints(columns);
        format.setTopMargin(6);
        return m_cursor.insertTable(rows, int(widths.size()), format);
    }

    static void put(QTextTable *table, int row, int column, const QString &words, const QTextCharFormat &format)
    {
        table->cellAt(row, column).lastCursorPosition().insertText(core::withoutOverrides(words).simplified(), format);
    }

    void addEvidence(qsizetype session, const Turn &turn)
    {
        const QList<core::MemoEvidence> rows = core::memoEvidence(turn);
        if (rows.isEmpty())
            return;
        QTextTable *table = addTable(int(rows.size()) + 1, {62, 22, 16});
        const QStringList heads{QStringLiteral("Evidence"), QStringLiteral("Document, page"), QStringLiteral("Status")};
        for (int i = 0; i < heads.size(); ++i)
            put(table, 0, i, heads[i], letters(8, quiet, QFont::DemiBold));
        for (int i = 0; i < rows.size(); ++i) {
            const core::MemoEvidence &row = rows[i];
            const QString number = row.number > 0 ? QStringLiteral("[%1] ").arg(row.number) : QString();
            put(table, i + 1, 0, number + QStringLiteral("“%1”").arg(row.quote), letters(9));
            if (row.number > 0)
                addPicture(table->cellAt(i + 1, 0).lastCursorPosition(),
                           m_evidence.snippet(session, turn.id, row.number));
            put(table, i + 1, 1, row.document, letters(9));
            QTextCursor where = table->cellAt(i + 1, 1).lastCursorPosition();
            where.insertBlock();
            QTextCharFormat place = letters(9, quiet);
            if (!row.link.isEmpty()) {
                place.setAnchor(true);
                place.setAnchorHref(row.link);
            }
            where.insertText(core::withoutOverrides(row.address.isEmpty() ? row.page : row.address), place);
            put(table, i + 1, 2, row.status, letters(9));
        }
        m_cursor.movePosition(QTextCursor::End);
    }

    double scale() const
    {
        double scale = largestScale;
        for (const core::Snippet &snippet : m_evidence.snippets)
            scale = std::min(scale, widestPicture / std::max(1, snippet.width));
        return scale;
    }

    void addPicture(QTextCursor cursor, const core::Snippet *snippet)
    {
        const QImage picture = snippet ? pictureOf(*snippet) : QImage();
        if (picture.isNull())
            return;
        const QString name = QStringLiteral("snippet:%1").arg(++m_pictures);
        m_paper.addResource(QTextDocument::ImageResource, QUrl(name), picture);
        QTextImageFormat format;
        format.setName(name);
        format.setWidth(picture.width() * scale());
        format.setHeight(picture.height() * scale());
        QTextBlockFormat below;
        below.setTopMargin(4);
        cursor.insertBlock(below);
        cursor.insertImage(format);
    }

    void addSources(qsizetype session)
    {
        const QList<core::MemoSource> sources = core::memoSources(m_evidence, session);
        if (sources.isEmpty())
            return;
        add(QStringLiteral("Sources"), block(20, 6), letters(13, 0xff1d1e20, QFont::DemiBold));
        for (const core::MemoSource &source : sources) {
            QStringList parts{source.document, source.file, source.address, source.pages.join(QStringLiteral(", "))};
            if (m_evidence.options.appendix && !source.hash.isEmpty())
                parts.append(QStringLiteral("SHA-256 %1").arg(QString::fromLatin1(source.hash)));
            parts.removeAll(QString());
            add(parts.join(QStringLiteral(", ")).simplified(), block(0, 3), letters(9));
        }
    }

    void addAppendix(const Turn &turn)
    {
        add(QStringLiteral("How it was answered"), block(8), letters(9, 0xff1d1e20, QFont::DemiBold));
        for (const QString &line : core::runLines(turn))
            add(line.simplified(), block(0, 1, 12), letters(8, quiet));
        const QList<QStringList> rows = core::verdictRows(turn);
        if (rows.isEmpty())
            return;
        QTextTable *table = addTable(int(rows.size()), {12, 16, 10, 46, 16});
        for (int row = 0; row < rows.size(); ++row) {
            for (int column = 0; column < rows[row].size(); ++column)
                put(table, row, column, rows[row][column], letters(8, quiet));
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
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setCreator(QStringLiteral("Attest " ATTEST_VERSION));
        if (!evidence.sessions.isEmpty())
            writer.setTitle(evidence.sessions.first().title);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF()); // printing adds two centimetres itself
        printSessions(evidence, writer);
    }
    return bytes;
}

constexpr core::Exporter pdf{"pdf", QT_TRANSLATE_NOOP("Exporter", "PDF"), "pdf", write,
                             core::Exporter::Rejected | core::Exporter::Snippets | core::Exporter::Appendix};
const core::Offered<core::Exporter> offered{pdf};

} // namespace

void printSessions(const core::ExportData &evidence, QPagedPaintDevice &paper)
{
    const QEventLoop waits; // not run: documents start timers, for which a thread needs an event loop
    Setting setting(evidence);
    setting.paper().print(&paper);
}

} // namespace ui
