// The user's own model file, and the llama-server that Attest runs for it: its state and its log.
#pragma once

#include "app/services/modelservice.h"
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
    // `file`: the form field of the setting. `models` must outlive the box.
    LocalModelBox(app::ModelService &models, const Dialogs &dialogs, QLineEdit *file, QWidget *parent = nullptr);

private:
    void show(const app::LocalServerState &state);
    void readLog();

    app::ModelService &m_models;
    QLabel *m_state;
    QPushButton *m_showLog;
    QPlainTextEdit *m_log;
};

} // namespace ui
