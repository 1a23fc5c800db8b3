// Printing: asks for the printer; the Assistant does the rest.
#pragma once

#include "app/services/assistant.h"
#include "ui/widgets/dialogs.h"

#include <QCoreApplication>

namespace ui {

class PrintActions
{
    Q_DECLARE_TR_FUNCTIONS(PrintActions)

public:
    PrintActions(app::Assistant &assistant, const Dialogs &dialogs,
                 QWidget *window); // `assistant` and `window` must outlive it

    void printDocument(const core::Document &document, int page); // `page`: the page being viewed
    void printSession(core::SessionId id, const QString &title);

private:
    app::Assistant &m_assistant;
    Dialogs m_dialogs;
    QWidget *m_window;
};

} // namespace ui
