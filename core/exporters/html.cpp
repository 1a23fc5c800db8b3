// Sessions as one HTML file without anything from outside: answers, support by shape and colour, citations with the
// words on their pages, verdicts. What a model or a PDF says is text there, and the file's own policy (CSP) lets a
// browser load nothing, run nothing and send nothing.
#include "core/base/catalogue.h"
#include "core/session/computation.h"
#include "core/session/exporter.h"
#include "core/session/wording.h"

#include <QCryptographicHash>

namespace core {
namespace {

constexpr double snippetPixels = 1.5; // of a picture, a pixel of the page

constexpr const char *style = R"(
:root { color-scheme: light dark; --text: #1d1e20; --quiet: #5c6066; --line: #dedfdc; --back: #ffffff;
  --good: #1f7a4d; --partly: #9a6700; --bad: #b3372f; }
@media (prefers-color-scheme: dark) { :root { --text: #e8e8e6; --quiet: #a3a7ae; --line: #3a3c41; --back: #232427;
  --good: #5fc08f; --partly: #e0b04a; --bad: #f08a80; } }
body { font: 16px/1.45 sans-serif; max-width: 78ch; margin: 2rem auto; padding: 0 1rem; color: var(--text);
  background: var(--back); }
h2 { margin-top: 2.5rem; border-top: 1px solid var(--line); padding-top: 1rem; }
.fully { text-decoration: underline solid var(--good); } .partially { text-decoration: underline dashed var(--partly); }
.no { text-decoration: underline dotted var(--bad); } .lacking { color: var(--bad); } .outcome, .remark, figcaption, summary, td { color: var(--quiet); }
blockquote { margin: 0.25rem 0; padding-left: 0.75rem; border-left: 2px solid var(--line); }
table { border-collapse: collapse; font-size: 0.85rem; } td, th { text-align: left; padding: 0.2rem 0.6rem 0.2rem 0; }
figure { margin: 0.75rem 0; } img { display: block; max-width: 100%; height: auto; border: 1px solid var(--line);
  margin-top: 0.25rem; background: #ffffff; }
)";

QString escaped(const QString &text)
{
    return withoutOverrides(text).toHtmlEscaped();
}

// The one style is known by its sum; any other is refused, as are scripts, frames, forms, and pictures from elsewhere.
QString policy()
{
    const QByteArray sum = QCryptographicHash::hash(QByteArray(style), QCryptographicHash::Sha256).toBase64();
    return QStringLiteral(
               "default-src 'none'; img-src data:; style-src 'sha256-%1'; base-uri 'none'; form-action 'none'")
        .arg(QString::fromLatin1(sum));
}

QString answerOf(const Turn &turn)
{
    QString html;
    int at = 0;
    for (qsizetype i = 0; i < turn.sentences.size(); ++i) {
        const AnswerSentence &sentence = turn.sentences[i];
        const int from = qBound(at, sentence.from, int(turn.answer.size()));
        const int to = qBound(from, sentence.to, int(turn.answer.size()));
        html += escaped(turn.answer.mid(at, from - at));
        html += QStringLiteral("<span class=\"%1\">%2</span>")
                    .arg(name(supportShown(turn, i)), escaped(turn.answer.mid(from, to - from)));
        for (int number : sentence.citations)
            html += QStringLiteral("<sup><a href=\"#%1-%2\">[%2]</a></sup>").arg(escaped(turn.id)).arg(number);
        if (const QString remark = sentenceRemark(turn, i); !remark.isEmpty())
            html += QStringLiteral(" <small class=\"lacking\">%1</small>").arg(escaped(remark));
        at = to;
    }
    return QStringLiteral("<p>%1</p>\n").arg(html + escaped(turn.answer.mid(at)));
}

// `place` is words; where its page is on the web, a link to it.
QString quotation(const QString &id, const QString &place, const QString &address, const QString &quote,
                  const Snippet *snippet)
{
    const QString shown =
        isLink(address)
            ? QStringLiteral("<a href=\"%1\" rel=\"noreferrer noopener\">%2</a>").arg(escaped(address), escaped(place))
            : escaped(place);
    const QString picture =
        snippet ? QStringLiteral("<img src=\"data:image/png;base64,%1\" width=\"%2\" height=\"%3\" alt=\"%4\">")
                      .arg(QString::fromLatin1(snippet->png.toBase64()))
                      .arg(int(snippet->width / snippetPixels))
                      .arg(int(snippet->height / snippetPixels))
                      .arg(escaped(QStringLiteral("The words on page %1").arg(snippet->page)))
                : QString();
    return QStringLiteral("<figure id=\"%1\"><blockquote>%2</blockquote><figcaption>%3</figcaption>%4</figure>\n")
        .arg(escaped(id), escaped(quote), shown, picture);
}

// Formula, calculation and operands.
QString computationOf(const Turn &turn)
{
    QString items;
    for (const QString &line : computationLines(turn))
        items += QStringLiteral("<li>%1</li>\n").arg(escaped(line));
    return items.isEmpty() ? items : QStringLiteral("<ul class=\"computed\">\n%1</ul>\n").arg(items);
}

QString verdictsOf(const Turn &turn)
{
    QString rows;
    for (const TraceEvent &event : turn.trace) {
        if (!event.verdict())
            continue;
        const Verdict &verdict = *event.verdict();
        rows += QStringLiteral("<tr><td>%1</td><td>%2</td><td>%3</td><td>%4</td><td>%5</td></tr>\n")
                    .arg(escaped(kindName(verdict.kind)), escaped(labelOf(turn, verdict)), probabilityWords(verdict),
                         escaped(verdict.reason), escaped(verdict.judge));
    }
    QString steps;
    for (const QString &step : pathOf(turn))
        steps += QStringLiteral("<li>%1</li>\n").arg(escaped(step));
    return QStringLiteral("<details><summary>Why?</summary><ol>%1</ol><table><tr><th>what</th><th>verdict</th>"
                          "<th>probability</th><th>reason</th><th>judge</th></tr>%2</table></details>\n")
        .arg(steps, rows);
}

QString turnHtml(const ExportData &evidence, qsizetype session, const Turn &turn)
{
    QString html = QStringLiteral("<h2>%1</h2>\n").arg(escaped(turn.question));
    if (!turn.answer.isEmpty())
        html += answerOf(turn);
    html += QStringLiteral("<p class=\"outcome\">%1</p>\n").arg(escaped(outcomeLine(turn)));
    for (const QString &remark : remarksOf(turn))
        html += QStringLiteral("<p class=\"remark\">%1</p>\n").arg(escaped(remark));
    html += computationOf(turn);
    for (const Citation &citation : turn.citations)
        html += quotation(QStringLiteral("%1-%2").arg(turn.id).arg(citation.number),
                          QStringLiteral("[%1] %2").arg(citation.number).arg(placeOf(citation)), citation.address,
                          citation.quote, evidence.snippet(session, turn.id, citation.number));
    for (const Passage &passage : turn.nearest)
        html += quotation(QStringLiteral("%1-near-%2").arg(turn.id).arg(passage.id), placeOf(passage), passage.address,
                          passage.text.left(300), nullptr);
    return html + verdictsOf(turn);
}

QString sessionHtml(const ExportData &evidence, qsizetype at)
{
    const Session &session = evidence.sessions[at];
    QString html = QStringLiteral("<h1>%1</h1>\n<p class=\"outcome\">Exported from Attest, %2</p>\n")
                       .arg(escaped(session.title), dateWords(session.changed));
    if (const QString origin = originWords(session); !origin.isEmpty())
        html += QStringLiteral("<p class=\"remark\">%1</p>\n").arg(escaped(origin));
    for (const Turn &turn : session.turns)
        html += turnHtml(evidence, at, turn);
    return html;
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
                        Exporter::Rejected | Exporter::Snippets};
const Offered<Exporter> offered{html};

} // namespace
} // namespace core
