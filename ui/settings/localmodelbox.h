// A model file of one's own, and the llama-server that Attest runs for it: its state, and its log in reach.
#pragma once

#include "app/services/assistant.h"
#include "ui/widgets/dialogs.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace ui {

class LocalModelBox : public QWidget
{
    Q_OBJECT

public:
    // `file` is the field of the setting. The Assistant outlives it.
    LocalModelBox(app::Assistant &assistant, const Dialogs &dialogs, QLineEdit *file, QWidget *parent = nullptr);

private:
    void show(const app::LocalServerState &state);
    void readLog();

    app::Assistant &m_assistant;
    QLabel *m_state;
    QPushButton *m_showLog;
    QPlainTextEdit *m_log;
};

} // namespace ui
