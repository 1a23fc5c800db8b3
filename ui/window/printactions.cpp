#include "ui/window/printactions.h"

#include "core/values/documentname.h"
#include "ui/conversation/pdfexport.h"
#include "ui/pages/pageprinter.h"

#include <QPrinter>

namespace ui {

PrintActions::PrintActions(app::Assistant &assistant, const Dialogs &dialogs, QWidget *window)
    : m_assistant(assistant),
      m_dialogs(dialogs),
      m_window(window)
{
}

void PrintActions::printDocument(const core::Document &document, int page)
{
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(core::nameOf(document));
    if (!m_dialogs.print(m_window, *printer, {document.pages, page}))
        return;
    const QList<int> pages = pagesToPrint(*printer, document.pages, page);
    if (!pages.isEmpty())
        m_assistant.pages().print(document, pages, printedScale, pagePrinter(printer, int(pages.size())));
}

void PrintActions::printSession(core::SessionId id, const QString &title)
{
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(title);
    if (!m_dialogs.print(m_window, *printer, {}))
        return;
    core::ExportOptions options;
    options.citationStyle = m_assistant.settings().citationStyle;
    m_assistant.sessions().print(id, title, options, [printer](const core::ExportData &data) -> core::Result<void> {
        printSessions(data, *printer);
        return printer->printerState() == QPrinter::Error
                   ? core::Result<void>(core::Error{
                         core::Error::Unavailable,
                         tr("The session could not be printed; check that the printer is ready, or print to a file."),
                         {}})
                   : core::Result<void>();
    });
}

} // namespace ui
