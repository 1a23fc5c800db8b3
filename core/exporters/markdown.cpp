// Exports sessions as Markdown: questions as headings, answers as text, citations as footnotes. Obsidian also gets
// block ids, which other programs would show as text.
#include "core/base/catalogue.h"
#include "core/session/computation.h"
#include "core/session/exporter.h"
#include "core/session/memo.h"
#include "core/session/valuetable.h"
#include "core/session/wording.h"

#include <QRegularExpression>

namespace core {
namespace {

bool isWordAt(const QString &text, qsizetype at)
{
    return at >= 0 && at < text.size() && text[at].isLetterOrNumber();
}

bool isBlankAt(const QString &text, qsizetype at)
{
    return at < 0 || at >= text.size() || text[at].isSpace();
}

bool isOneOf(const QString &text, qsizetype at, const char *these)
{
    return at < text.size() && QLatin1String(these).contains(text[at]);
}

// Whether the character would be taken for markup in that place.
bool isMarkup(const QString &text, qsizetype at)
{
    switch (text[at].unicode()) {
    case u'\\':
        return at + 1 < text.size() && text[at + 1].isPunct();
    case u'`':
    case u'[':
        return true;
    case u']':
        return isOneOf(text, at + 1, "([:");
    case u'*':
        return !isBlankAt(text, at - 1) || !isBlankAt(text, at + 1);
    case u'_':
        return !(isWordAt(text, at - 1) && isWordAt(text, at + 1)) &&
               !(isBlankAt(text, at - 1) && isBlankAt(text, at + 1));
    case u'<':
        return isWordAt(text, at + 1) || isOneOf(text, at + 1, "/!?");
    case u'>': // it might end an HTML element
        return text.lastIndexOf(u'<', at) >= 0 && isMarkup(text, text.lastIndexOf(u'<', at));
    case u'~':
        return isOneOf(text, at + 1, "~") || (at > 0 && text[at - 1] == u'~');
    case u'&':
        return isWordAt(text, at + 1) || isOneOf(text, at + 1, "#");
    default:
        return false;
    }
}

// Prevents a title or a quotation from making headings, links, pictures or HTML in the export; characters that are no
// markup in their place stay unescaped.
QString escaped(const QString &raw)
{
    const QString text = withoutOverrides(raw).simplified();
    static const QRegularExpression begins(QStringLiteral(R"(^(?:#{1,6}(?=\s|$)|[-+*](?=\s|$)|>|=+$|---|\|))"));
    static const QRegularExpression listed(QStringLiteral(R"(^(\d{1,9})([.)])(?=\s|$))"));
    QString safe;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (isMarkup(text, i) || (i == 0 && begins.match(text).hasMatch()))
            safe += u'\\';
        safe += text[i];
    }
    return safe.replace(listed, QStringLiteral("\\1\\\\2"));
}

enum class Dialect { Common, Obsidian }; // Obsidian's notes link to a paragraph by the block id at its end

// Footnotes are numbered across the file: those of the first question as in the window, others by question and number.
// So are block ids.
class Marks
{
public:
    Marks(int turn, Dialect dialect) : m_turn(turn), m_dialect(dialect) {}

    QString footnote(int number) const
    {
        return m_turn == 1 ? QStringLiteral("[^%1]").arg(number) : QStringLiteral("[^%1-%2]").arg(m_turn).arg(number);
    }

    QString blockId(int paragraph) const // 1-based
    {
        if (m_dialect == Dialect::Common)
            return {};
        const QString id = QStringLiteral(" ^answer-%1").arg(m_turn);
        return paragraph == 1 ? id : id + QStringLiteral("-%1").arg(paragraph);
    }

private:
    int m_turn;
    Dialect m_dialect;
};

QString answerOf(const Turn &turn, const Marks &marks)
{
    QString text;
    int blocks = 0;
    for (const MemoParagraph &paragraph : memoParagraphs(turn)) {
        QStringList pieces;
        for (const MemoPiece &piece : paragraph.pieces) {
            QStringList lines = withCellMarks(piece.text).split(u'\n');
            for (QString &line : lines)
                line = escaped(line);
            QString said = lines.join(QStringLiteral("  \n")); // hard line breaks
            for (const int number : piece.citations)
                said += marks.footnote(number);
            if (!piece.remark.isEmpty())
                said += QStringLiteral(" **%1**").arg(escaped(piece.remark));
            pieces.append(said);
        }
        pieces.removeAll(QString());
        if (!pieces.isEmpty())
            text += pieces.join(u' ') + marks.blockId(++blocks) + QStringLiteral("\n\n");
    }
    return text;
}

QString linesOf(const QStringList &lines)
{
    QString text;
    for (const QString &line : lines)
        text += QStringLiteral("- %1\n").arg(escaped(line));
    return text.isEmpty() ? text : text + u'\n';
}

QString inTable(const QString &text)
{
    return escaped(text).replace(u'|', QStringLiteral("\\|"));
}

QString valuesOf(const Turn &turn, const Marks &marks)
{
    const ValueTable table = valueTableOf(turn);
    if (table.columns.isEmpty())
        return {};
    QString text = QStringLiteral("| |");
    for (const QString &column : table.columns)
        text += QStringLiteral(" %1 |").arg(inTable(column));
    text += QStringLiteral("\n| --- |") + QStringLiteral(" ---: |").repeated(table.columns.size()) + u'\n';
    for (const ValueRow &row : table.rows) {
        text += QStringLiteral("| %1 |").arg(inTable(row.label));
        for (const ValueCell &cell : row.cells) {
            text += u' ' + inTable(cell.text.isEmpty() ? QStringLiteral("–") : cell.text);
            for (const int number : cell.citations)
                text += marks.footnote(number);
            text += QStringLiteral(" |");
        }
        text += u'\n';
    }
    return text + u'\n';
}

QString whereabouts(const MemoEvidence &row)
{
    const QString where = row.address.isEmpty() ? row.page : row.address;
    return where.isEmpty() || where == row.document ? row.document : QStringLiteral("%1, %2").arg(row.document, where);
}

// Escapes the characters that Markdown would take for the end of a link.
QString linked(const MemoEvidence &row)
{
    const QString where = escaped(whereabouts(row));
    return row.link.isEmpty() ? where : QStringLiteral("[%1](%2)").arg(where, row.link);
}

QString evidenceOf(const Turn &turn, const Marks &marks)
{
    QString cited;
    QString nearest;
    for (const MemoEvidence &row : memoEvidence(turn)) {
        if (row.number > 0)
            cited += QStringLiteral("%1: %2 (%3): “%4”\n")
                         .arg(marks.footnote(row.number), linked(row), row.status, escaped(row.quote));
        else
            nearest += QStringLiteral("- %1: “%2”\n").arg(linked(row), escaped(row.quote));
    }
    if (!nearest.isEmpty())
        nearest.prepend(QStringLiteral("Closest matches, not used:\n\n"));
    return cited + (cited.isEmpty() ? QString() : QStringLiteral("\n")) + nearest +
           (nearest.isEmpty() ? QString() : QStringLiteral("\n"));
}

QString appendixOf(const Turn &turn)
{
    QString text = QStringLiteral("### How it was answered\n\n") + linesOf(runLines(turn));
    const QList<QStringList> rows = verdictRows(turn);
    for (qsizetype i = 0; i < rows.size(); ++i) {
        for (const QString &word : rows[i])
            text += QStringLiteral("| %1 ").arg(inTable(word));
        text += QStringLiteral("|\n");
        if (i == 0)
            text += QStringLiteral("| --- ").repeated(rows[i].size()) + QStringLiteral("|\n");
    }
    return rows.isEmpty() ? text : text + u'\n';
}

QString turnText(const ExportData &evidence, const Turn &turn, const Marks &marks)
{
    QString text = QStringLiteral("## %1\n\n**%2**\n\n").arg(escaped(turn.question), verdictLine(turn));
    text += answerOf(turn, marks) + valuesOf(turn, marks);
    for (const QString &remark : remarksOf(turn))
        text += QStringLiteral("> %1\n\n").arg(escaped(remark));
    text += linesOf(computationLines(turn)) + evidenceOf(turn, marks);
    return evidence.options.appendix ? text + appendixOf(turn) : text;
}

QString sourcesOf(const ExportData &evidence, qsizetype session)
{
    QString text;
    for (const MemoSource &source : memoSources(evidence, session)) {
        QStringList parts{escaped(source.document), escaped(source.file), escaped(source.address),
                          escaped(source.pages.join(QStringLiteral(", ")))};
        if (evidence.options.appendix && !source.hash.isEmpty())
            parts.append(QStringLiteral("SHA-256 %1").arg(QString::fromLatin1(source.hash)));
        parts.removeAll(QString());
        text += QStringLiteral("- %1\n").arg(parts.join(QStringLiteral(", ")));
    }
    return text.isEmpty() ? text : QStringLiteral("## Sources\n\n%1\n").arg(text);
}

QByteArray written(const ExportData &evidence, Dialect dialect)
{
    QString text;
    int number = 0;
    for (qsizetype i = 0; i < evidence.sessions.size(); ++i) {
        const Session &session = evidence.sessions[i];
        text += QStringLiteral("# %1\n\n%2\n\n").arg(escaped(session.title), memoDate(evidence, session));
        if (const QString origin = originWords(session); !origin.isEmpty())
            text += QStringLiteral("> %1\n\n").arg(escaped(origin));
        for (const Turn &turn : session.turns)
            text += turnText(evidence, turn, Marks(++number, dialect));
        text += sourcesOf(evidence, i);
    }
    return text.toUtf8();
}

Result<QByteArray> write(const ExportData &evidence)
{
    return written(evidence, Dialect::Common);
}

Result<QByteArray> writeForObsidian(const ExportData &evidence)
{
    return written(evidence, Dialect::Obsidian);
}

constexpr int parts = Exporter::Rejected | Exporter::Appendix;
constexpr Exporter markdown{"markdown", QT_TRANSLATE_NOOP("Exporter", "Markdown"), "md", write, parts};
constexpr Exporter obsidian{"obsidian", QT_TRANSLATE_NOOP("Exporter", "Markdown for Obsidian"), "md", writeForObsidian,
                            parts};
const Offered<Exporter> offered{markdown};
const Offered<Exporter> offeredForObsidian{obsidian};

} // namespace
} // namespace core
