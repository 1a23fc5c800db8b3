#include "ui/settings/pullbox.h"

#include "ui/settings/settingfield.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>

namespace ui {

PullBox::PullBox(app::ModelService &models, std::function<QString()> server, QWidget *parent)
    : QWidget(parent),
      m_models(models),
      m_server(std::move(server)),
      m_names(new QComboBox),
      m_pull(new QPushButton(tr("Pull"))),
      m_bar(new QProgressBar),
      m_said(new QLabel)
{
    m_names->setEditable(true);
    leaveWheelToPage(m_names);
    m_names->setInsertPolicy(QComboBox::NoInsert);
    m_names->setAccessibleName(tr("Model to pull"));
    m_names->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_names->setMinimumContentsLength(20);
    m_pull->setAutoDefault(false); // Return belongs to OK
    m_pull->setAccessibleName(tr("Pull the model"));
    m_pull->setToolTip(tr("The Ollama at the address above fetches it from its library"));
    m_bar->setRange(0, 1000);
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Share of the model that is there"));
    m_bar->hide();
    m_said->setWordWrap(true);
    m_said->setTextFormat(Qt::PlainText); // a server's words
    m_said->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_said->setProperty("role", QStringLiteral("quiet"));
    m_said->setAccessibleName(tr("What is pulled"));
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(8);
    grid->addWidget(m_names, 0, 0);
    grid->addWidget(m_pull, 0, 1);
    grid->addWidget(m_bar, 1, 0, 1, 2);
    grid->addWidget(m_said, 2, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    connect(m_pull, &QPushButton::clicked, this, &PullBox::pull);
    connect(m_names, &QComboBox::currentTextChanged, this, &PullBox::showDetails);
}

void PullBox::suggest(const QList<app::Choice> &models)
{
    for (const app::Choice &model : models) {
        m_names->addItem(model.title, model.summary);
        m_names->setItemData(m_names->count() - 1, model.summary, Qt::ToolTipRole);
    }
    showDetails();
}

void PullBox::showDetails()
{
    if (m_pulling)
        return;
    const int known = m_names->findText(m_names->currentText());
    say(known >= 0 ? m_names->itemData(known).toString() : tr("Any name of https://ollama.com/library can be typed."));
}

void PullBox::say(const QString &sentence)
{
    m_said->setText(sentence);
}

void PullBox::end()
{
    m_pull->setText(tr("Pull"));
    m_names->setEnabled(true);
    m_bar->hide();
}

// A second press stops; what has come is kept by the server.
void PullBox::pull()
{
    if (m_pulling) {
        delete std::exchange(m_pulling, nullptr);
        end();
        return say(tr("Stopped. What has come is kept; Pull goes on with it."));
    }
    const QString name = m_names->currentText().trimmed();
    if (name.isEmpty())
        return say(tr("Type or choose the name of a model."));
    const QString server = m_server();
    m_pulling = new QObject(this);
    m_pull->setText(tr("Stop"));
    m_names->setEnabled(false);
    m_bar->setValue(0);
    m_bar->show();
    say(tr("Asking %1…").arg(server));
    const auto told = [this](const app::PullTold &progress) {
        m_bar->setValue(int(1000 * progress.share));
        say(progress.words);
    };
    const auto done = [this, server, name](const core::Result<void> &result) {
        m_pulling->deleteLater();
        m_pulling = nullptr;
        end();
        if (!result)
            return say(result.error().message);
        say(tr("%1 is there and chosen; OK keeps it.").arg(name));
        emit pulled(server, name);
    };
    m_models.pull(server, name, {m_pulling, told}, {m_pulling, done});
}

} // namespace ui
