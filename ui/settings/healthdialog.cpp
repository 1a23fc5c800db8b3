#include "ui/settings/healthdialog.h"

#include "ui/widgets/notice.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/localized.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
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
    if (qRound(seconds * 1000) == 0)
        return HealthDialog::tr("under 1 ms");
    return seconds < 0.1 ? HealthDialog::tr("%1 ms").arg(qRound(seconds * 1000))
                         : HealthDialog::tr("%1 s").arg(QLocale().toString(seconds, 'f', 1));
}

} // namespace

HealthDialog::HealthDialog(app::Assistant &assistant, QWidget *parent)
    : QDialog(parent),
      m_assistant(assistant),
      m_table(new QTableWidget(this)),
      m_note(new PlainLabel(tr("Counting…"), this)),
      m_scores(new PlainLabel(this)),
      m_switch(new QPushButton(tr("Switch to scores"), this)),
      m_done(new Notice(this))
{
    setWindowTitle(tr("Judge statistics"));
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setAccessibleName(tr("Remarks"));
    m_scores->setWordWrap(true);
    m_scores->setTextFormat(Qt::PlainText);
    m_scores->setAccessibleName(tr("Scores instead of yes or no"));
    m_scores->hide();
    m_switch->setObjectName(QStringLiteral("switch"));
    m_switch->setToolTip(tr("Changes the flow and one of its settings for new questions"));
    m_switch->setAutoDefault(false);
    m_switch->hide();
    const QStringList heads = {tr("Role"),        tr("Model"),  tr("Asked"),     tr("Said no"),    tr("Unreadable"),
                               tr("Asked again"), tr("Reused"), tr("Corrected"), tr("Per verdict")};
    m_table->setColumnCount(int(heads.size()));
    m_table->setHorizontalHeaderLabels(heads);
    m_table->horizontalHeaderItem(4)->setToolTip(tr("Replies that were not verdicts"));
    m_table->horizontalHeaderItem(5)->setToolTip(tr("Verdicts that took more than one request"));
    m_table->horizontalHeaderItem(6)->setToolTip(tr("Verdicts taken from an earlier, identical request"));
    m_table->horizontalHeaderItem(7)->setToolTip(tr("Verdicts you marked as wrong"));
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    for (int column = 2; column < heads.size(); ++column)
        m_table->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
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
    auto *scores = new QHBoxLayout;
    scores->setSpacing(12);
    scores->addWidget(m_scores, 1);
    scores->addWidget(m_switch, 0, Qt::AlignTop);
    column->addLayout(scores);
    column->addWidget(m_done);
    column->addWidget(buttons);
    connect(m_switch, &QPushButton::clicked, this, &HealthDialog::switchToScores);
    resize(fontMetrics().averageCharWidth() * 110, fontMetrics().height() * 20);
    const auto told = [this](const core::Result<QList<core::GraderHealth>> &rows) {
        rows ? show(*rows) : m_note->setText(localized(rows.error().message));
    };
    assistant.conversation().health({this, told});
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
                                   localized(health.judge),
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
            remarks +=
                QStringLiteral("%1, %2: %3").arg(roleWord(health.role), localized(health.judge), localized(remark));
        if (core::mightScore(health) && m_assistant.models().judgesNow(health))
            m_stuck += health.role;
    }
    remarks += m_assistant.models().judgeWarnings();
    m_note->setText(rows.isEmpty() && remarks.isEmpty() ? tr("No questions have been asked in this library yet.")
                    : remarks.isEmpty()
                        ? tr("Nothing unusual: every judge has said both yes and no, and all replies could be read.")
                        : remarks.join(u'\n'));
    offerScores();
    const int room = 2 * m_table->fontMetrics().averageCharWidth();
    int wide = 2 * room + 24; // plus the margins
    for (int column = 0; column < m_table->columnCount(); ++column) {
        int widest = m_table->horizontalHeader()->sectionSizeHint(column);
        for (int row = 0; row < m_table->rowCount(); ++row)
            widest = std::max(widest, m_table->fontMetrics().horizontalAdvance(m_table->item(row, column)->text()));
        wide += widest + room;
    }
    resize(std::max(width(), wide), height());
}

// Says whether scores can decide: without log-probabilities they would be the same as yes and no.
QString HealthDialog::aboutScores(const QString &role) const
{
    switch (m_assistant.models().saysHowSure(role)) {
    case app::Ability::No:
        return tr("%1: this judge's server does not report how sure a verdict is, so scores cannot decide instead of "
                  "yes and no. They could with a server that reports log-probabilities, such as llama-server or vLLM, "
                  "or with the built-in model.")
            .arg(roleWord(role));
    case app::Ability::Unknown:
        return tr("%1: scores can decide instead of yes and no if this judge can report how sure it is. To find out, "
                  "test the model on the Model page of the settings.")
            .arg(roleWord(role));
    case app::Ability::Yes:
        break;
    }
    return {};
}

void HealthDialog::offerScores()
{
    QStringList missing;
    for (const QString &role : std::as_const(m_stuck))
        missing += aboutScores(role);
    missing.removeAll(QString());
    const bool isOn = core::decidesByScores(m_assistant.settings());
    const QString possible =
        tr("Attest can rank answers by how sure the judge is, instead of rejecting those it says no to.");
    m_scores->setText(isOn ? tr("Answers are already ranked by score, and none is rejected because of a verdict.")
                      : missing.isEmpty() ? possible
                                          : missing.join(u'\n'));
    m_scores->setVisible(!m_stuck.isEmpty());
    m_switch->setVisible(!m_stuck.isEmpty() && !isOn && missing.isEmpty());
}

void HealthDialog::switchToScores()
{
    const core::Settings before = m_assistant.settings();
    m_assistant.setSettings(core::decidingByScores(before));
    offerScores();
    m_done->offer(tr("The flow is now Reflection RAG, and “Drop irrelevant and unsupported segments” is off: answers "
                     "are ranked by score, and say which check they failed."),
                  tr("Undo"), [this, flow = before.flow, hard = before.hardConstraints] {
                      core::Settings settings = m_assistant.settings(); // other settings may have changed since
                      settings.flow = flow;
                      settings.hardConstraints = hard;
                      m_assistant.setSettings(settings);
                      offerScores();
                  });
}

} // namespace ui
