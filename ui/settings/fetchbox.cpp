#include "ui/settings/fetchbox.h"

#include "ui/settings/settingfield.h"
#include "ui/widgets/localized.h"
#include "ui/widgets/plainlabel.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>

namespace ui {

FetchBox::FetchBox(const Texts &texts, QWidget *parent)
    : QWidget(parent),
      m_texts(texts),
      m_names(new QComboBox),
      m_button(new QPushButton(texts.button)),
      m_bar(new QProgressBar),
      m_said(new PlainLabel)
{
    m_names->setEditable(true);
    leaveWheelToPage(m_names);
    m_names->setInsertPolicy(QComboBox::NoInsert);
    m_names->setAccessibleName(texts.names);
    m_names->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_names->setMinimumContentsLength(20);
    m_button->setAutoDefault(false); // the Return key belongs to OK
    m_button->setAccessibleName(texts.action);
    m_button->setToolTip(texts.tip);
    m_bar->setRange(0, 1000);
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Share of the model already downloaded"));
    m_bar->hide();
    m_said->setWordWrap(true);
    m_said->setTextFormat(Qt::PlainText); // text from a server
    m_said->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_said->setProperty("role", QStringLiteral("quiet"));
    m_said->setAccessibleName(texts.said);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(8);
    grid->addWidget(m_names, 0, 0);
    grid->addWidget(m_button, 0, 1);
    grid->addWidget(m_bar, 1, 0, 1, 2);
    grid->addWidget(m_said, 2, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    connect(m_button, &QPushButton::clicked, this, &FetchBox::press);
    connect(m_names, &QComboBox::currentTextChanged, this, &FetchBox::showDetails);
}

void FetchBox::suggest(const QList<app::Choice> &choices)
{
    for (const app::Choice &choice : choices) {
        const QString summary = localized(choice.summary);
        m_names->addItem(choice.title, summary);
        m_names->setItemData(m_names->count() - 1, summary, Qt::ToolTipRole);
    }
    showDetails();
}

void FetchBox::showDetails()
{
    if (m_fetching)
        return;
    const int known = m_names->findText(m_names->currentText());
    say(known >= 0 ? m_names->itemData(known).toString() : m_texts.hint);
}

void FetchBox::say(const QString &sentence)
{
    m_said->setText(sentence);
}

void FetchBox::end()
{
    m_button->setText(m_texts.button);
    m_names->setEnabled(true);
    m_bar->hide();
}

// Pressing again stops the download and keeps what has arrived.
void FetchBox::press()
{
    if (m_fetching) {
        delete std::exchange(m_fetching, nullptr);
        end();
        return say(m_texts.stopped);
    }
    const QString name = m_names->currentText().trimmed();
    if (name.isEmpty())
        return say(m_texts.empty);
    m_fetching = new QObject(this);
    m_button->setText(tr("Stop"));
    m_names->setEnabled(false);
    m_bar->setValue(0);
    m_bar->show();
    say(m_texts.asks);
    const auto told = [this](const app::PullTold &progress) {
        m_bar->setValue(int(1000 * progress.share));
        say(progress.words);
    };
    const auto done = [this, name](const core::Result<QString> &result) {
        m_fetching->deleteLater();
        m_fetching = nullptr;
        end();
        say(result ? ended(name, *result) : localized(result.error().message));
    };
    fetch(name, {m_fetching, told}, {m_fetching, done});
}

} // namespace ui
