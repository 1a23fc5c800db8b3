#include "ui/conversation/computationview.h"

#include "core/session/computation.h"
#include "core/session/valuetable.h"
#include "core/session/wording.h"
#include "ui/conversation/answertext.h"
#include "ui/widgets/linklabel.h"
#include "ui/widgets/richwords.h"
#include "ui/widgets/localized.h"

#include <QVBoxLayout>

#include <algorithm>

namespace ui {
namespace {

constexpr qsizetype mostChips = 12;
constexpr qsizetype mostRows = 12;
constexpr qsizetype mostColumns = 6; // with more, only the columns used

struct Cited // a cell with its citation number
{
    core::Operand operand;
    int number = 0;
};

QList<Cited> citedIn(const QList<core::Computed> &computations)
{
    QList<Cited> cells;
    int first = 1;
    for (const core::Computed &computed : computations) {
        const QList<int> numbers = core::cellNumbers(computed.operands, first);
        for (qsizetype i = 0; i < numbers.size(); ++i) {
            if (numbers[i] < first)
                continue;
            first = numbers[i] + 1;
            cells.append({computed.operands[i], numbers[i]});
        }
    }
    return cells;
}

QString shownWords(const QString &text)
{
    return core::withoutOverrides(text).simplified().toHtmlEscaped();
}

QString chip(const Cited &cell)
{
    return QStringLiteral("<a href=\"cite:%1\" style=\"color:%2; background-color:%3; text-decoration:none\">"
                          "&nbsp;[%1] %4&nbsp;</a>")
        .arg(cell.number)
        .arg(color(Role::Accent).name(), tint(Role::Accent, 0.12).name(), shownWords(core::operandWords(cell.operand)));
}

// For the cell in this column of a row; 0: not used.
int numberOf(const QList<Cited> &cells, const core::UsedRow &row, qsizetype column)
{
    const QString text = row.cells.value(column);
    const QString head = row.heads.value(column);
    const auto isIt = [&](const Cited &cell, bool byHead) {
        return cell.operand.document == row.document && cell.operand.page == row.page &&
               cell.operand.label == row.label && cell.operand.text == text && (!byHead || cell.operand.head == head);
    };
    for (const bool byHead : {true, false}) {
        for (const Cited &cell : cells) {
            // A head may be printed differently in the row; then takes the first cell with this text.
            if (isIt(cell, byHead) && (byHead || row.cells.indexOf(text) == column))
                return cell.number;
        }
    }
    return 0;
}

class RowTable
{
public:
    RowTable(const QList<core::Computed> &computations, const core::Turn &turn)
        : m_cells(citedIn(computations)),
          m_turn(turn)
    {
        for (const core::Computed &computed : computations) {
            for (const core::UsedRow &row : computed.rows) {
                if (std::none_of(m_rows.cbegin(), m_rows.cend(),
                                 [&](const core::UsedRow &known) { return isSame(known, row); }))
                    m_rows.append(row);
            }
        }
    }

    QString html() const
    {
        if (m_rows.isEmpty())
            return {};
        QString html = QStringLiteral("<table cellspacing=\"0\" cellpadding=\"3\">");
        for (qsizetype i = 0; i < std::min(m_rows.size(), mostRows); ++i) {
            const core::UsedRow &row = m_rows[i];
            const bool begins = i == 0 || row.document != m_rows[i - 1].document || row.page != m_rows[i - 1].page ||
                                row.heads != m_rows[i - 1].heads;
            html += (begins ? head(row) : QString()) + line(row);
        }
        html += QStringLiteral("</table>");
        const qsizetype more = m_rows.size() - mostRows;
        return more > 0 ? html + toned(Role::Secondary, ComputationView::tr("and %1 more rows").arg(more)) : html;
    }

private:
    static bool isSame(const core::UsedRow &one, const core::UsedRow &other)
    {
        return one.document == other.document && one.page == other.page && one.label == other.label &&
               one.heads == other.heads && one.cells == other.cells;
    }

    QList<qsizetype> columnsOf(const core::UsedRow &row) const
    {
        QList<qsizetype> all;
        QList<qsizetype> used;
        for (qsizetype i = 0; i < row.cells.size(); ++i) {
            all.append(i);
            if (numberOf(m_cells, row, i) != 0)
                used.append(i);
        }
        return all.size() <= mostColumns || used.isEmpty() ? all.mid(0, mostColumns) : used.mid(0, mostColumns);
    }

    // Document and page once, above the column heads.
    QString head(const core::UsedRow &row) const
    {
        QString place;
        for (const core::Citation &citation : m_turn.citations) {
            if (citation.document == row.document && citation.page == row.page)
                place = placeWords(citation);
        }
        QString html = QStringLiteral("<tr><td>%1</td>").arg(toned(Role::Secondary, place));
        for (const qsizetype column : columnsOf(row))
            html += QStringLiteral("<td align=\"right\">%1</td>")
                        .arg(toned(Role::Secondary, row.heads.value(column).simplified()));
        return html + QStringLiteral("</tr>");
    }

    QString line(const core::UsedRow &row) const
    {
        QString html = QStringLiteral("<tr><td>%1</td>").arg(toned(Role::Text, row.label.simplified()));
        for (const qsizetype column : columnsOf(row)) {
            const int number = numberOf(m_cells, row, column);
            const QString text = shownWords(row.cells[column]);
            html += number == 0
                        ? QStringLiteral("<td align=\"right\">%1</td>").arg(toned(Role::Text, row.cells[column]))
                        : QStringLiteral("<td align=\"right\" style=\"background-color:%1\"><a href=\"cite:%2\" "
                                         "style=\"color:%3; text-decoration:underline\"><b>%4</b></a></td>")
                              .arg(tint(Role::Highlight, isDark() ? 0.30 : 0.45).name(), QString::number(number),
                                   color(Role::Text).name(), text);
        }
        return html + QStringLiteral("</tr>");
    }

    QList<Cited> m_cells;
    QList<core::UsedRow> m_rows;
    const core::Turn &m_turn;
};

QString valueOf(const core::ValueCell &cell)
{
    if (cell.text.isEmpty())
        return toned(Role::Secondary, QStringLiteral("–"));
    QString html = QStringLiteral("<b>%1</b>").arg(shownWords(cell.text));
    const bool many = core::areMany(cell.citations); // only the first and last are shown
    for (const int number : cell.citations) {
        if (many && number != cell.citations.first() && number != cell.citations.last())
            continue;
        html +=
            QStringLiteral("&nbsp;") + link(QStringLiteral("cite:%1").arg(number), QStringLiteral("[%1]").arg(number));
    }
    return html;
}

// Compared values side by side; missing ones are listed below with the reason.
QString valuesOf(const core::Turn &turn)
{
    const core::ValueTable table = core::valueTableOf(turn);
    QString html;
    if (!table.columns.isEmpty()) {
        html += QStringLiteral("<table cellspacing=\"0\" cellpadding=\"5\"><tr><td></td>");
        for (const QString &column : table.columns)
            html += QStringLiteral("<td align=\"right\">%1</td>").arg(toned(Role::Secondary, column));
        html += QStringLiteral("</tr>");
        for (const core::ValueRow &row : table.rows) {
            html += QStringLiteral("<tr><td>%1</td>").arg(toned(Role::Text, row.label));
            for (const core::ValueCell &cell : row.cells)
                html += QStringLiteral("<td align=\"right\">%1</td>").arg(valueOf(cell));
            html += QStringLiteral("</tr>");
        }
        html += QStringLiteral("</table>");
    }
    QStringList missing;
    for (const core::MissingValue &each : turn.missing)
        missing.append(toned(Role::Partly, localized(core::missingWords(each))));
    return html + missing.join(QStringLiteral("<br>"));
}

QString formulaOf(const QList<core::Computed> &computations)
{
    QStringList lines;
    for (qsizetype i = 0; i < computations.size(); ++i) {
        const core::Computed &computed = computations[i];
        if (!computed.calculation.isEmpty())
            lines += toned(Role::Text, computed.calculation);
        // Shown once, below the calculations that share it.
        const bool goesOn = i + 1 < computations.size() && computations[i + 1].formula == computed.formula;
        if (!computed.formula.isEmpty() && !goesOn)
            lines += toned(Role::Secondary, computed.formula);
        if (!computed.note.isEmpty())
            lines += toned(Role::Partly, localized(computed.note));
    }
    return lines.join(QStringLiteral("<br>"));
}

QString operandsOf(const QList<Cited> &cells)
{
    QStringList chips;
    for (const Cited &cell : cells.mid(0, mostChips))
        chips += chip(cell);
    if (cells.size() > mostChips)
        chips += toned(Role::Secondary, ComputationView::tr("and %1 more").arg(cells.size() - mostChips));
    return chips.join(QStringLiteral("&nbsp; "));
}

} // namespace

ComputationView::ComputationView(QWidget *parent)
    : QWidget(parent),
      m_values(label(tr("Compared values"), "values")),
      m_formula(label(tr("Formula and calculation"), "formula")),
      m_operands(label(tr("Numbers used in the computation"), "operands")),
      m_rows(label(tr("Table rows that contain these numbers"), "rows"))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 4);
    column->setSpacing(4);
    for (QLabel *part : {m_values, m_formula, m_operands, m_rows})
        column->addWidget(part);
    hide();
}

QLabel *ComputationView::label(const QString &name, const char *part)
{
    auto *made = new LinkLabel(this);
    made->setObjectName(QLatin1String(part));
    made->setWordWrap(true);
    made->setTextFormat(Qt::RichText);
    made->setAccessibleName(name);
    made->setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    connect(made, &QLabel::linkActivated, this, &ComputationView::linkActivated);
    return made;
}

void ComputationView::show(const core::Turn &turn)
{
    const QList<core::Computed> computations = core::computationsOf(turn);
    const auto fill = [](QLabel *part, const QString &html) {
        part->setText(html);
        part->setVisible(!html.isEmpty());
    };
    fill(m_values, valuesOf(turn));
    fill(m_formula, formulaOf(computations));
    fill(m_operands, operandsOf(citedIn(computations)));
    fill(m_rows, RowTable(computations, turn).html());
    setAccessibleDescription(localized(core::computationLines(turn).join(u'\n')));
    setVisible(!computations.isEmpty() && !turn.answer.isEmpty());
}

} // namespace ui
