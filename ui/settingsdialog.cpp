#include "ui/settingsdialog.h"

#include "ui/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

namespace ui {
namespace {

// Empty but for the first of a group.
QString groupAt(const core::Setting &setting)
{
    return setting.group ? QCoreApplication::translate("Setting", setting.group) : QString();
}

QString titleOf(const core::Setting &setting)
{
    return QCoreApplication::translate("Setting", setting.title);
}

QString textIn(const QWidget *field)
{
    if (const auto *box = qobject_cast<const QSpinBox *>(field))
        return QString::number(box->value());
    if (const auto *number = qobject_cast<const QDoubleSpinBox *>(field))
        return QString::number(number->value());
    if (const auto *tick = qobject_cast<const QCheckBox *>(field))
        return tick->isChecked() ? QStringLiteral("true") : QStringLiteral("false");
    if (const auto *choice = qobject_cast<const QComboBox *>(field))
        return choice->currentData().toString();
    return qobject_cast<const QLineEdit *>(field)->text().trimmed();
}

} // namespace

SettingsDialog::SettingsDialog(const core::Settings &settings, const QList<app::Choice> &flows, QWidget *parent)
    : QDialog(parent),
      m_settings(settings)
{
    setWindowTitle(tr("Settings"));
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    QFormLayout *form = nullptr;
    for (const core::Setting &setting : core::settingsTable()) {
        const QString group = groupAt(setting);
        if (!form || !group.isEmpty()) {
            auto *box = new QGroupBox(group, page);
            form = new QFormLayout(box);
            form->setLabelAlignment(Qt::AlignVCenter);
            form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
            column->addWidget(box);
        }
        QWidget *field = makeField(setting, flows);
        field->setAccessibleName(titleOf(setting));
        m_fields.insert(QLatin1String(setting.key), field);
        if (qobject_cast<QCheckBox *>(field))
            form->addRow(field);
        else
            form->addRow(titleOf(setting), qstrcmp(setting.key, "server-url") == 0 ? makeServerLine(field) : field);
    }
    column->addStretch(1);
    auto *scroll = new QScrollArea(this);
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(8, 8, 8, 12);
    whole->addWidget(scroll);
    whole->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 88, 560);
}

QWidget *SettingsDialog::makeField(const core::Setting &setting, const QList<app::Choice> &flows)
{
    if (const auto *whole = std::get_if<int core::Settings::*>(&setting.member)) {
        auto *box = new QSpinBox;
        box->setRange(int(setting.least), int(setting.most));
        box->setValue(m_settings.**whole);
        box->setToolTip(tr("From %1 to %2").arg(setting.least).arg(setting.most));
        return box;
    }
    if (const auto *number = std::get_if<double core::Settings::*>(&setting.member)) {
        auto *box = new QDoubleSpinBox;
        box->setRange(setting.least, setting.most);
        box->setSingleStep(0.1);
        box->setValue(m_settings.**number);
        box->setToolTip(tr("From %1 to %2").arg(setting.least).arg(setting.most));
        return box;
    }
    if (const auto *yes = std::get_if<bool core::Settings::*>(&setting.member)) {
        auto *tick = new QCheckBox(titleOf(setting));
        tick->setChecked(m_settings.**yes);
        return tick;
    }
    return makeTextField(setting, flows);
}

QWidget *SettingsDialog::makeTextField(const core::Setting &setting, const QList<app::Choice> &flows)
{
    const QString value = core::settingText(m_settings, setting);
    const QString key = QLatin1String(setting.key);
    QList<app::Choice> choices;
    if (key == QLatin1String("flow"))
        choices = flows;
    else if (key == QLatin1String("model"))
        choices = {{QStringLiteral("builtin"), tr("Built-in"), {}}};
    for (const QString &word : QString::fromLatin1(setting.choices).split(u' ', Qt::SkipEmptyParts))
        choices.append({word, tr(word.toLatin1().constData()), {}});
    if (choices.isEmpty())
        return new QLineEdit(value);

    auto *box = new QComboBox;
    for (const app::Choice &choice : std::as_const(choices)) {
        box->addItem(choice.title, choice.id);
        box->setItemData(box->count() - 1, choice.summary, Qt::ToolTipRole);
    }
    if (box->findData(value) < 0)
        box->addItem(value, value); // a model whose server has not been asked yet
    box->setCurrentIndex(box->findData(value));
    if (key == QLatin1String("model"))
        m_models = box;
    return box;
}

QWidget *SettingsDialog::makeServerLine(QWidget *url)
{
    auto *line = new QWidget;
    m_find = new QPushButton(tr("Find models"));
    m_found = new QLabel;
    m_found->setWordWrap(true);
    m_found->setTextFormat(Qt::PlainText); // a server's words
    m_found->setAccessibleName(tr("Models found"));
    m_found->hide();
    auto *grid = new QGridLayout(line);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(url, 0, 0);
    grid->addWidget(m_find, 0, 1);
    grid->addWidget(m_found, 1, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    connect(m_find, &QPushButton::clicked, this, [this] {
        m_find->setEnabled(false);
        m_found->setText(tr("Asking the server…"));
        m_found->show();
        emit modelsWanted(settings());
    });
    return line;
}

core::Settings SettingsDialog::settings() const
{
    core::Settings settings = m_settings;
    for (const core::Setting &setting : core::settingsTable())
        core::setFromText(settings, setting, textIn(m_fields.value(QLatin1String(setting.key))));
    return settings;
}

void SettingsDialog::showModels(const core::Result<QList<app::Choice>> &found)
{
    m_find->setEnabled(true);
    m_found->show();
    if (!found) {
        m_found->setText(found.error().message);
        return;
    }
    QStringList names;
    for (const app::Choice &model : *found) {
        if (m_models->findData(model.id) < 0)
            m_models->addItem(model.title, model.id);
        if (model.id != QLatin1String("builtin"))
            names += model.title;
    }
    m_found->setText(names.isEmpty() ? tr("The server has no model; load one there, then look again.")
                                     : tr("Found: %1. Choose one under Model.").arg(names.join(QStringLiteral(", "))));
}

void SettingsDialog::focusServer()
{
    m_fields.value(QStringLiteral("server-url"))->setFocus();
}

} // namespace ui
