#include "ui/settingsdialog.h"

#include "core/base/profiles.h"
#include "ui/settingfield.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>

#include <algorithm>

namespace ui {
namespace {

constexpr const char *modelKeys[] = {"model",         "writer-model",  "rewriter-model", "relevance-model",
                                     "support-model", "utility-model", "router-model",   "embedder"};

bool isModel(const QString &key)
{
    const auto same = [&key](const char *known) { return key == QLatin1String(known); };
    return std::any_of(std::begin(modelKeys), std::end(modelKeys), same);
}

QLabel *makeNote()
{
    auto *note = new QLabel;
    note->setWordWrap(true);
    note->setTextFormat(Qt::PlainText); // a server's words may stand in it
    note->setProperty("role", QStringLiteral("quiet"));
    note->hide();
    return note;
}

} // namespace

SettingsDialog::SettingsDialog(const core::Settings &settings, const QList<app::Choice> &flows, QWidget *parent)
    : QDialog(parent),
      m_settings(settings),
      m_titles(new QListWidget(this)),
      m_pages(new QStackedWidget(this))
{
    setWindowTitle(tr("Settings"));
    m_titles->setAccessibleName(tr("Pages"));
    m_titles->setProperty("role", QStringLiteral("pages"));
    m_titles->setFrameShape(QFrame::NoFrame);
    m_titles->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    makePages(flows);
    m_titles->setFixedWidth(m_titles->sizeHintForColumn(0) + fontMetrics().averageCharWidth() * 2);
    connect(m_titles, &QListWidget::currentRowChanged, m_pages, &QStackedWidget::setCurrentIndex);
    m_titles->setCurrentRow(0);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(12, 12, 12, 12);
    grid->setSpacing(12);
    grid->addWidget(makeProfiles(), 0, 0, 1, 2);
    grid->addWidget(m_titles, 1, 0);
    grid->addWidget(m_pages, 1, 1);
    grid->addWidget(buttons, 2, 0, 1, 2);
    grid->setColumnStretch(1, 1);
    resize(fontMetrics().averageCharWidth() * 110, fontMetrics().height() * 34);
}

QWidget *SettingsDialog::makeProfiles()
{
    auto *bar = new QWidget;
    m_profiles = new QComboBox;
    m_profiles->setAccessibleName(tr("Set up as"));
    m_profiles->addItem(tr("Choose a source…"), QString());
    for (const core::Profile &profile : core::profiles()) {
        m_profiles->addItem(QCoreApplication::translate("Profile", profile.title), QLatin1String(profile.id));
        m_profiles->setItemData(m_profiles->count() - 1, QCoreApplication::translate("Profile", profile.summary),
                                Qt::ToolTipRole);
    }
    m_changes = makeNote();
    m_changes->setAccessibleName(tr("What changes"));
    auto *form = new QFormLayout(bar);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("Set up as"), m_profiles);
    form->addRow(m_changes);
    connect(m_profiles, &QComboBox::activated, this, [this] { applyProfile(m_profiles->currentData().toString()); });
    return bar;
}

// Only into the form: the user still decides with OK.
void SettingsDialog::applyProfile(const QString &id)
{
    const core::Profile *profile = core::findProfile(id);
    m_changes->setVisible(profile);
    if (!profile)
        return;
    const core::Settings before = settings();
    core::Settings after = before;
    core::apply(after, *profile);
    for (const core::Setting &setting : core::settingsTable())
        setTextIn(m_fields.value(QLatin1String(setting.key)), core::settingText(after, setting));
    const QStringList changes = core::differences(before, *profile);
    const QString summary = QCoreApplication::translate("Profile", profile->summary);
    QString note = changes.isEmpty() ? tr("%1 Nothing had to change.").arg(summary)
                                     : tr("%1 Changed: %2.").arg(summary, changes.join(QStringLiteral(", ")));
    if (after.passageLength != before.passageLength || after.passageOverlap != before.passageOverlap)
        note += u' ' + tr("Documents keep the passages they have until they are read again.");
    m_changes->setText(note);
}

void SettingsDialog::makePages(const QList<app::Choice> &flows)
{
    QFormLayout *form = nullptr;
    for (const core::Setting &setting : core::settingsTable()) {
        const QString group = settingGroup(setting);
        if (!form || !group.isEmpty())
            form = addPage(group);
        const QString key = QLatin1String(setting.key);
        QWidget *field = makeSettingField(setting, core::settingText(m_settings, setting), choicesFor(setting, flows));
        m_fields.insert(key, field);
        if (qobject_cast<QCheckBox *>(field))
            form->addRow(field);
        else
            form->addRow(settingTitle(setting), key == QLatin1String("server-url") ? makeServerLine(field) : field);
    }
}

QFormLayout *SettingsDialog::addPage(const QString &title)
{
    auto *page = new QWidget;
    auto *form = new QFormLayout(page);
    form->setLabelAlignment(Qt::AlignVCenter);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setVerticalSpacing(8);
    auto *scroll = new QScrollArea;
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_titles->addItem(title);
    m_pages->addWidget(scroll);
    return form;
}

QList<app::Choice> SettingsDialog::choicesFor(const core::Setting &setting, const QList<app::Choice> &flows) const
{
    const QString key = QLatin1String(setting.key);
    if (key == QLatin1String("flow"))
        return flows;
    QList<app::Choice> choices;
    if (isModel(key)) {
        const bool any = key == QLatin1String("model");
        if (!any)
            choices.append({{}, key == QLatin1String("embedder") ? tr("The library's own") : tr("The same"), {}});
        if (key != QLatin1String("embedder"))
            choices.append({QStringLiteral("builtin"), tr("Built-in"), {}});
    }
    for (const QString &word : QString::fromLatin1(setting.choices).split(u' ', Qt::SkipEmptyParts))
        choices.append({word, QCoreApplication::translate("Setting", word.toLatin1().constData()), {}});
    return choices;
}

QWidget *SettingsDialog::makeServerLine(QWidget *url)
{
    auto *line = new QWidget;
    m_find = new QPushButton(tr("Find models"));
    m_found = makeNote();
    m_found->setAccessibleName(tr("Models found"));
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
        for (const char *key : modelKeys) {
            auto *box = qobject_cast<QComboBox *>(m_fields.value(QLatin1String(key)));
            if (box && box->findData(model.id) < 0 && model.id != QLatin1String("builtin"))
                box->addItem(model.title, model.id);
        }
        if (model.id != QLatin1String("builtin"))
            names += model.title;
    }
    m_found->setText(names.isEmpty() ? tr("The server has no model; load one there, then look again.")
                                     : tr("Found: %1. Choose one under Model.").arg(names.join(QStringLiteral(", "))));
}

void SettingsDialog::showPageOf(QWidget *field)
{
    for (int i = 0; i < m_pages->count(); ++i) {
        if (m_pages->widget(i)->isAncestorOf(field))
            m_titles->setCurrentRow(i);
    }
}

void SettingsDialog::focusServer()
{
    QWidget *url = m_fields.value(QStringLiteral("server-url"));
    showPageOf(url);
    url->setFocus();
}

} // namespace ui
