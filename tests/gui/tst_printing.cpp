// Printing with Ctrl+P: the pages of the open document, or the session. Printers are files here.
#include "core/pdf/pdfreader.h"
#include "testwindow.h"
#include "ui/pages/pdfview.h"

#include <QPageRanges>
#include <QPrinter>

using namespace Qt::StringLiterals;
using desks::Desk;

namespace {

struct PrintingDesk : Desk
{
    QString paper;
    QPrinter::PrintRange range = QPrinter::AllPages;
    QString pages;
    ui::PrintChoice choice;
    bool declines = false;

    PrintingDesk()
    {
        close();
        ui::Dialogs all = dialogs();
        all.print = [this](QWidget *, QPrinter &printer, const ui::PrintChoice &offered) {
            choice = offered;
            printer.setOutputFormat(QPrinter::PdfFormat);
            printer.setOutputFileName(paper);
            printer.setPrintRange(range);
            printer.setPageRanges(QPageRanges::fromString(pages));
            return !declines;
        };
        assistant = std::make_unique<app::Assistant>(at("library"));
        window = std::make_unique<ui::MainWindow>(*assistant, all);
        window->resize(1400, 900);
        window->show();
    }

    void print() const
    {
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        QTest::keyClick(window.get(), Qt::Key_P, Qt::ControlModifier);
    }

    core::Result<core::ReadPdf> printed() const { return core::readPdf(paper, {}, {}, {}); }
};

} // namespace

class tst_printing : public QObject
{
    Q_OBJECT

private slots:
    void printsTheDocumentThatIsOpen()
    {
        PrintingDesk desk;
        desk.paper = desk.at("paper.pdf");
        desk.addCopper();
        auto *page = desk.find<ui::PdfView>();
        emit desk.find<ui::LibraryPanel>()->opened(desk.model()->document(0));
        QTRY_VERIFY_WITH_TIMEOUT(page->isVisible(), desks::patience);
        desk.declines = true;
        desk.print();
        QCOMPARE(desk.choice.pages, 2);
        QCOMPARE(desk.choice.current, 1);
        desk.declines = false;
        desk.print();
        QTRY_VERIFY_WITH_TIMEOUT(desk.printed(), desks::patience);
        QCOMPARE(desk.printed()->pages.size(), 2);
        QVERIFY(desk.printed()->pages.first().height > desk.printed()->pages.first().width);

        desk.paper = desk.at("second.pdf");
        desk.range = QPrinter::PageRange;
        desk.pages = u"2"_s;
        desk.print();
        QTRY_VERIFY_WITH_TIMEOUT(desk.printed(), desks::patience);
        QCOMPARE(desk.printed()->pages.size(), 1);

        desk.paper = u"/no/such/folder/paper.pdf"_s;
        desk.print();
        QTRY_VERIFY_WITH_TIMEOUT(desk.says(u"did not accept the pages"_s), desks::patience);
    }

    void printsTheSessionWhereNoDocumentIsOpen()
    {
        PrintingDesk desk;
        desk.paper = desk.at("paper.pdf");
        desk.print();
        QVERIFY(desk.says(u"nothing to print"_s));
        desk.addCopper();
        desk.ask(u"Where was the oldest furnace found?"_s);
        desk.print();
        QCOMPARE(desk.choice.pages, 0);
        QTRY_VERIFY_WITH_TIMEOUT(desk.printed(), desks::patience);
        const QString text = desk.printed()->pages.first().text;
        QVERIFY2(text.contains(u"Belovode"_s), qPrintable(text));
        QVERIFY2(text.contains(u"Sources"_s), qPrintable(text));
    }
};

QTEST_MAIN(tst_printing)
#include "tst_printing.moc"
