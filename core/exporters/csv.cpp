// Exports sessions as a table for a spreadsheet: one row per question, in UTF-8 with a byte order mark, without which
// Excel assumes another encoding; fields and lines as in RFC 4180.
#include "core/base/catalogue.h"
#include "core/session/computation.h"
#include "core/session/exporter.h"
#include "core/session/memo.h"
#include "core/session/wording.h"

#include <QDateTime>

namespace core {
namespace {

// A spreadsheet would run a cell that looks like a formula, and a question or a PDF may contain anything.
QString cell(QString text)
{
    if (!text.isEmpty() && QStringLiteral("=+-@\t\r").contains(text.front()))
        text.prepend(u'\'');
    return u'"' + text.replace(u'"', QLatin1String("\"\"")) + u'"';
}

QByteArray line(const QStringList &cells)
{
    return cells.join(u',').toUtf8() + "\r\n";
}

QString remarkOf(const Turn &turn)
{
    return QString(turn.remark + u' ' + inWords(turn.gaps.withheld)).trimmed();
}

QByteArray row(const Session &session, const Turn &turn)
{
    QStringList places;
    for (const Citation &citation : turn.citations)
        places.append(QStringLiteral("[%1] %2: “%3” %4")
                          .arg(citation.number)
                          .arg(placeOf(citation), citation.quote, linkTo(turn, citation))
                          .trimmed());
    return line({cell(QDateTime::fromMSecsSinceEpoch(turn.asked).toString(Qt::ISODate)), cell(turn.question),
                 cell(markedAnswer(turn)), cell(inWords(outcomeOf(turn))), cell(name(turn.refusal)),
                 cell(remarkOf(turn)), cell(places.join(u'\n')), cell(turn.queries.join(u'\n')), cell(turn.flow),
                 cell(turn.model), QString::number(turn.cost.calls), QString::number(turn.cost.seconds, 'f', 1),
                 cell(session.title), cell(notesOf(turn).join(u'\n')), cell(computationLines(turn).join(u'\n'))});
}

Result<QByteArray> write(const ExportData &evidence)
{
    QByteArray table =
        "\xEF\xBB\xBF"
        "asked,question,answer,outcome,refusal,remark,citations,queries,flow,model,calls,seconds,session,notes,"
        "computation\r\n";
    for (const Session &session : evidence.sessions) {
        for (const Turn &turn : session.turns)
            table += row(session, turn);
    }
    return table;
}

constexpr Exporter csv{"csv", QT_TRANSLATE_NOOP("Exporter", "CSV, for a spreadsheet"), "csv", write};
const Offered<Exporter> offered{csv};

} // namespace
} // namespace core
