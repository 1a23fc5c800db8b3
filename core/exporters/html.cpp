// Exports sessions as a memo in one self-contained HTML file: for each question verdict, answer and a table of
// evidence, then the sources. Text from models and PDFs is escaped, and the file's own policy (CSP) forbids the browser
// to load, run or send anything.
#include "core/base/catalogue.h"
#include "core/session/computation.h"
#include "core/session/exporter.h"
#include "core/session/memo.h"
#include "core/session/valuetable.h"
#include "core/session/wording.h"

#include <QCryptographicHash>

#include <algorithm>

namespace core {
namespace {

constexpr double widestPicture = 520; // pixels of the page: the widest picture, from which the common scale follows
constexpr double largestScale = 1 / 1.5;

constexpr const char *style = R"(
:root { color-scheme: light dark; --text: #1d1e20; --quiet: #5c6066; --line: #dedfdc; --back: #ffffff;
  --good: #1f7a4d; --partly: #9a6700; --bad: #b3372f; }
@media (prefers-color-scheme: dark) { :root { --text: #e8e8e6; --quiet: #a3a7ae; --line: #3a3c41; --back: #232427;
  --good: #5fc08f; --partly: #e0b04a; --bad: #f08a80; } }
body { font: 16px/1.5 sans-serif; max-width: 56rem; margin: 2rem auto; padding: 0 1rem; color: var(--text);
  background: var(--back); }
h1 { margin-bottom: 0; } h2 { margin-top: 2.5rem; border-top: 1px solid var(--line); padding-top: 1rem; }
.answer { max-width: 78ch; padding-left: 0.75rem; border-left: 3px solid var(--line); margin: 0.5rem 0; }
.bar-fully { border-left-color: var(--good); } .bar-partially { border-left: 3px dashed var(--partly); }
.bar-no { border-left: 3px dotted var(--bad); }
.no { text-decoration: underline wavy var(--partly); text-decoration-skip-ink: none; }
.lacking { color: var(--bad); } .outcome { font-weight: bold; } .holds { color: var(--good); }
.date, .remark, summary, .appendix, .place { color: var(--quiet); }
blockquote { margin: 0; } sup { line-height: 0; }
table { border-collapse: collapse; width: 100%; margin: 0.75rem 0; font-size: 0.9rem; }
td, th { text-align: left; vertical-align: top; padding: 0.4rem 0.75rem 0.4rem 0; border-bottom: 1px solid var(--line); }
td.words { width: 62%; } .appendix table { font-size: 0.85rem; }
img { display: block; max-width: 100%; height: auto; border: 1px solid var(--line); margin-top: 0.25rem;
  background: #ffffff; }
@media print { h2, tr { break-inside: avoid; } body { margin: 0; max-width: none; } }
)";

QString escaped(const QString &text)
{
    return withoutOverrides(text).toHtmlEscaped();
}

// The only style is allowed by its hash; any other is refused, as are scripts, frames, forms and external pictures.
QString policy()
{
    const QByteArray sum = QCryptographicHash::hash(QByteArray(style), QCryptographicHash::Sha256).toBase64();
    return QStringLiteral(
               "default-src 'none'; img-src data:; style-src 'sha256-%1'; base-uri 'none'; form-action 'none'")
        .arg(QString::fromLatin1(sum));
}

QString pieceHtml(const Turn &turn, const MemoPiece &piece)
{
    const QString text = escaped(withCellMarks(piece.text)).replace(u'\n', QStringLiteral("<br>\n"));
    if (piece.sentence < 0)
        return text;
    QString html = QStringLiteral("<span class=\"%1\">%2</span>").arg(name(piece.support), text);
    for (const int number : piece.citations)
        html += QStringLiteral("<sup><a href=\"#%1-%2\">[%2]</a></sup>").arg(escaped(turn.id), QString::number(number));
    return piece.remark.isEmpty()
               ? html
               : html + QStringLiteral(" <small class=\"lacking\">%1</small>").arg(escaped(piece.remark));
}

QString answerOf(const Turn &turn)
{
    QString html;
    for (const MemoParagraph &paragraph : memoParagraphs(turn)) {
        QString said;
        for (const MemoPiece &piece : paragraph.pieces)
            said += pieceHtml(turn, piece);
        html += QStringLiteral("<p class=\"answer bar-%1\">%2</p>\n").arg(name(paragraph.support), said);
    }
    return html;
}

// The text; for a web page, with a link.
QString linked(const QString &words, const QString &address)
{
    return isLink(address) ? QStringLiteral("<a href=\"%1\" rel=\"noreferrer noopener\">%2</a>")
                                 .arg(escaped(address), escaped(words))
                           : escaped(words);
}

// The same for all pictures, so that letters of the same size look the same.
double scaleOf(const ExportData &evidence)
{
    double scale = largestScale;
    for (const Snippet &snippet : evidence.snippets)
        scale = std::min(scale, widestPicture / std::max(1, snippet.width));
    return scale;
}

QString pictureOf(const Snippet *snippet, double scale)
{
    return snippet
               ? QStringLiteral("<img src=\"data:image/png;base64,%1\" width=\"%2\" height=\"%3\" alt=\"%4\">")
                     .arg(QString::fromLatin1(snippet->png.toBase64()), QString::number(int(snippet->width * scale)),
                          QString::number(int(snippet->height * scale)),
                          escaped(QStringLiteral("The words on page %1").arg(snippet->page)))
               : QString();
}

QString evidenceOf(const ExportData &evidence, qsizetype session, const Turn &turn)
{
    const double scale = scaleOf(evidence);
    QString rows;
    for (const MemoEvidence &row : memoEvidence(turn)) {
        const Snippet *snippet = row.number > 0 ? evidence.snippet(session, turn.id, row.number) : nullptr;
        const QString where = row.link.isEmpty()
                                  ? linked(row.address.isEmpty() ? row.page : row.address, row.address)
                                  : QStringLiteral("<a href=\"%1\">%2</a>").arg(row.link, escaped(row.page));
        rows +=
            QStringLiteral("<tr%1><td class=\"words\"><blockquote>%2“%3”</blockquote><div>%4</div></td><td>%5<br><span "
                           "class=\"place\">%6</span></td><td>%7</td></tr>\n")
                .arg(row.number > 0 ? QStringLiteral(" id=\"%1-%2\"").arg(escaped(turn.id), QString::number(row.number))
                                    : QString(),
                     row.number > 0 ? QStringLiteral("[%1] ").arg(row.number) : QString(), escaped(row.quote),
                     pictureOf(snippet, scale), escaped(row.document), where, escaped(row.status));
    }
    return rows.isEmpty() ? rows
                          : QStringLiteral("<table class=\"evidence\"><tr><th>Evidence</th><th>Document, page</th>"
                                           "<th>Status</th></tr>\n%1</table>\n")
                                .arg(rows);
}

QString listOf(const QString &element, const QStringList &lines)
{
    QString items;
    for (const QString &line : lines)
        items += QStringLiteral("<li>%1</li>\n").arg(escaped(line));
    return items.isEmpty() ? items : QStringLiteral("<%1>\n%2</%1>\n").arg(element, items);
}

QString appendixOf(const Turn &turn)
{
    QString table;
    const QList<QStringList> rows = verdictRows(turn);
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const QLatin1String cell(i == 0 ? "th" : "td");
        table += QStringLiteral("<tr>");
        for (const QString &words : rows[i])
            table += QStringLiteral("<%1>%2</%1>").arg(cell, escaped(words));
        table += QStringLiteral("</tr>\n");
    }
    return QStringLiteral("<details class=\"appendix\"><summary>How it was answered</summary>%1<table>%2</table>"
                          "</details>\n")
        .arg(listOf(QStringLiteral("ol"), runLines(turn)), table);
}

QString valuesOf(const Turn &turn)
{
    const ValueTable table = valueTableOf(turn);
    if (table.columns.isEmpty())
        return {};
    QString html = QStringLiteral("<table class=\"values\"><tr><th></th>");
    for (const QString &column : table.columns)
        html += QStringLiteral("<th>%1</th>").arg(escaped(column));
    html += QStringLiteral("</tr>\n");
    for (const ValueRow &row : table.rows) {
        html += QStringLiteral("<tr><th>%1</th>").arg(escaped(row.label));
        for (const ValueCell &cell : row.cells) {
            QString words = escaped(cell.text.isEmpty() ? QStringLiteral("–") : cell.text);
            for (const int number : cell.citations)
                words += QStringLiteral(" [%1]").arg(number);
            html += QStringLiteral("<td>%1</td>").arg(words);
        }
        html += QStringLiteral("</tr>\n");
    }
    return html + QStringLiteral("</table>\n");
}

QString outcomeHtml(const Turn &turn)
{
    const TurnOutcome outcome = outcomeOf(turn);
    const bool holds = outcome.state <= TurnOutcome::Computed && !outcome.disagreed;
    return QStringLiteral("<p class=\"%1\">%2</p>\n")
        .arg(holds ? QStringLiteral("outcome holds") : QStringLiteral("outcome"), escaped(verdictLine(turn)));
}

QString turnHtml(const ExportData &evidence, qsizetype session, const Turn &turn)
{
    QString html = QStringLiteral("<h2>%1</h2>\n").arg(escaped(turn.question)) + outcomeHtml(turn) + answerOf(turn) +
                   valuesOf(turn);
    for (const QString &remark : remarksOf(turn))
        html += QStringLiteral("<p class=\"remark\">%1</p>\n").arg(escaped(remark));
    html += listOf(QStringLiteral("ul"), computationLines(turn)) + evidenceOf(evidence, session, turn);
    return evidence.options.appendix ? html + appendixOf(turn) : html;
}

QString sourcesOf(const ExportData &evidence, qsizetype session)
{
    QString items;
    for (const MemoSource &source : memoSources(evidence, session)) {
        QStringList parts{linked(source.document, source.address), escaped(source.file),
                          escaped(source.pages.join(QStringLiteral(", ")))};
        if (isLink(source.address) && source.address != source.document)
            parts.append(escaped(source.address));
        if (evidence.options.appendix && !source.hash.isEmpty())
            parts.append(QStringLiteral("SHA-256 %1").arg(escaped(QString::fromLatin1(source.hash))));
        parts.removeAll(QString());
        items += QStringLiteral("<li>%1</li>\n").arg(parts.join(QStringLiteral(", ")));
    }
    return items.isEmpty() ? items : QStringLiteral("<h2>Sources</h2>\n<ul>\n%1</ul>\n").arg(items);
}

QString sessionHtml(const ExportData &evidence, qsizetype at)
{
    const Session &session = evidence.sessions[at];
    QString html = QStringLiteral("<h1>%1</h1>\n<p class=\"date\">%2</p>\n")
                       .arg(escaped(session.title), escaped(memoDate(evidence, session)));
    if (const QString origin = originWords(session); !origin.isEmpty())
        html += QStringLiteral("<p class=\"remark\">%1</p>\n").arg(escaped(origin));
    for (const Turn &turn : session.turns)
        html += turnHtml(evidence, at, turn);
    return html + sourcesOf(evidence, at);
}

Result<QByteArray> write(const ExportData &evidence)
{
    const QString title = evidence.sessions.isEmpty() ? QString() : evidence.sessions.first().title;
    QString html = QStringLiteral("<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
                                  "<meta http-equiv=\"Content-Security-Policy\" content=\"%1\">"
                                  "<meta name=\"referrer\" content=\"no-referrer\">"
                                  "<title>%2</title><style>%3</style></head><body>\n")
                       .arg(policy(), escaped(title), QLatin1String(style));
    for (qsizetype i = 0; i < evidence.sessions.size(); ++i)
        html += sessionHtml(evidence, i);
    return (html + QStringLiteral("</body></html>\n")).toUtf8();
}

constexpr Exporter html{"html", QT_TRANSLATE_NOOP("Exporter", "HTML"), "html", write,
                        Exporter::Rejected | Exporter::Snippets | Exporter::Appendix};
const Offered<Exporter> offered{html};

} // namespace
} // namespace core
