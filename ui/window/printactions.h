// What the user brings to paper: the printer is asked for, the rest is done by the Assistant.
#pragma once

#include "app/services/assistant.h"
#include "ui/widgets/dialogs.h"

#include <QCoreApplication>

namespace ui {

class PrintActions
{
    Q_DECLARE_TR_FUNCTIONS(PrintActions)

public:
    PrintActions(app::Assistant &assistant, const Dialogs &dialogs, QWidget *window); // the first and last outlive it

    void printDocument(const core::Document &document, int page); // that is in sight
    void printSession(core::SessionId id, const QString &title);

private:
    app::Assistant &m_assistant;
    Dialogs m_dialogs;
    QWidget *m_window;
};

} // namespace ui
