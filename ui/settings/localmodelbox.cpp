#include "ui/settings/localmodelbox.h"
#include "ui/widgets/plainlabel.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

namespace ui {

LocalModelBox::LocalModelBox(app::ModelService &models, const Dialogs &dialogs, QLineEdit *file, QWidget *parent)
    : QWidget(parent),
      m_models(models),
      m_state(new PlainLabel),
      m_showLog(new QPushButton(tr("Show log"))),
      m_log(new QPlainTextEdit)
{
    file->setPlaceholderText(tr("A GGUF file; choose the model “local” to use it"));
    auto *browse = new QPushButton(tr("Browse…"));
    for (QPushButton *button : {browse, m_showLog})
        button->setAutoDefault(false);
    m_state->setProperty("role", QStringLiteral("quiet"));
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    m_state->setAccessibleName(tr("State of the model file"));
    m_showLog->setCheckable(true);
    m_log->setReadOnly(true);
    m_log->setAccessibleName(tr("Log of llama-server"));
    m_log->setTabChangesFocus(true);
    m_log->setFixedHeight(fontMetrics().height() * 10);
    m_log->hide();
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(8);
    grid->addWidget(file, 0, 0);
    grid->addWidget(browse, 0, 1);
    grid->addWidget(m_state, 1, 0);
    grid->addWidget(m_showLog, 1, 1, Qt::AlignTop);
    grid->addWidget(m_log, 2, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    connect(browse, &QPushButton::clicked, this, [this, dialogs, file] {
        const QString chosen = dialogs.modelFile(this);
        if (!chosen.isEmpty())
            file->setText(chosen);
    });
    connect(m_showLog, &QPushButton::toggled, this, [this](bool shown) {
        m_log->setVisible(shown);
        if (shown)
            readLog();
    });
    show(app::LocalServerState());
    models.watchLocalServer({this, [this](const app::LocalServerState &state) { show(state); }});
}

void LocalModelBox::show(const app::LocalServerState &state)
{
    m_state->setText(!state.sentence.isEmpty() ? state.sentence
                                               : tr("Not running. Attest starts it on this computer only, when you "
                                                    "choose the model “local”, and stops it when you quit."));
    m_showLog->setVisible(!state.log.isEmpty());
    if (m_log->isVisible())
        readLog();
}

void LocalModelBox::readLog()
{
    const auto show = [this](const QStringList &lines) {
        m_log->setPlainText(lines.join(u'\n'));
        m_log->moveCursor(QTextCursor::End);
    };
    m_models.localServerLog({this, show});
}

} // namespace ui
