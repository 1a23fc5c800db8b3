#include "ui/healthdialog.h"

#include "ui/theme.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTableWidget>
#include <QVBoxLayout>

namespace ui {
namespace {

QString share(int count, int of)
{
    return of ? HealthDialog::tr("%1 %").arg(qRound(100.0 * count / of)) : QStringLiteral("–");
}

QString roleWord(const QString &role)
{
    if (role == QLatin1String("relevance"))
        return HealthDialog::tr("Relevance");
    if (role == QLatin1String("support"))
        return HealthDialog::tr("Support");
    if (role == QLatin1String("utility"))
        return HealthDialog::tr("Usefulness");
    if (role == QLatin1String("retrieval"))
        return HealthDialog::tr("Retrieval");
    if (role == QLatin1String("route"))
        return HealthDialog::tr("Route");
    return role == QLatin1String("complexity") ? HealthDialog::tr("Complexity") : role;
}

QString time(double seconds)
{
    return seconds < 0.1 ? HealthDialog::tr("%1 ms").arg(qRound(seconds * 1000))
                         : HealthDialog::tr("%1 s").arg(QLocale().toString(seconds, 'f', 1));
}

} // namespace

HealthDialog::HealthDialog(app::Assistant &assistant, QWidget *parent)
    : QDialog(parent),
      m_table(new QTableWidget(this)),
      m_note(new QLabel(tr("Counting…"), this))
{
    setWindowTitle(tr("How the judges do"));
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setAccessibleName(tr("Remarks"));
    const QStringList heads = {tr("Role"),        tr("Model"),      tr("Asked"),     tr("Said no"),  tr("Unreadable"),
                               tr("Asked again"), tr("Remembered"), tr("Corrected"), tr("A verdict")};
    m_table->setColumnCount(int(heads.size()));
    m_table->setHorizontalHeaderLabels(heads);
    m_table->horizontalHeaderItem(4)->setToolTip(tr("Replies that were no verdict"));
    m_table->horizontalHeaderItem(5)->setToolTip(tr("Verdicts that took more than one request"));
    m_table->horizontalHeaderItem(6)->setToolTip(tr("The same had been asked before"));
    m_table->horizontalHeaderItem(7)->setToolTip(tr("Verdicts that you said are wrong"));
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_table->verticalHeader()->hide();
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setAccessibleName(tr("Judges"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(12);
    column->addWidget(m_table, 1);
    column->addWidget(m_note);
    column->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 110, fontMetrics().height() * 20);
    assistant.health(this, [this](const core::Result<QList<core::GraderHealth>> &rows) {
        rows ? show(*rows) : m_note->setText(rows.error().message);
    });
}

void HealthDialog::show(const QList<core::GraderHealth> &rows)
{
    QStringList remarks;
    m_table->setRowCount(int(rows.size()));
    for (int row = 0; row < rows.size(); ++row) {
        const core::GraderHealth &health = rows.at(row);
        const QString remark = core::remarkOn(health);
        const QLocale locale;
        const QStringList cells = {roleWord(health.role),
                                   health.judge,
                                   locale.toString(health.asked),
                                   share(health.no, health.yes + health.no),
                                   share(health.invalid, health.asked),
                                   share(health.repaired, health.asked),
                                   locale.toString(health.remembered),
                                   locale.toString(health.corrected),
                                   health.asked ? time(health.meanSeconds()) : QStringLiteral("–")};
        for (int column = 0; column < cells.size(); ++column) {
            auto *cell = new QTableWidgetItem(cells.at(column));
            if (column > 1)
                cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            if (!remark.isEmpty())
                cell->setForeground(color(Role::Partly));
            cell->setToolTip(remark);
            m_table->setItem(row, column, cell);
        }
        if (!remark.isEmpty())
            remarks += QStringLiteral("%1, %2: %3").arg(roleWord(health.role), health.judge, remark);
    }
    m_note->setText(rows.isEmpty()      ? tr("No question has been asked in this library yet.")
                    : remarks.isEmpty() ? tr("Nothing unusual: every judge says yes and no, and can be read.")
                                        : remarks.join(u'\n'));
}

} // namespace ui
