// A document of two thousand pages in the window: read, stored, scrolled and searched. Memory is bounded, and the
// window's thread is never blocked for long.
#include "app/services/assistant.h"
#include "tests/heartbeat.h"
#include "tests/pdfs.h"
#include "ui/window/columns.h"
#include "ui/library/librarypanel.h"
#include "ui/window/mainwindow.h"
#include "ui/window/menus.h"
#include "ui/pages/pagefind.h"
#include "ui/pages/pagethumbs.h"
#include "ui/pages/pdfbar.h"
#include "ui/pages/pdfview.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>

using namespace core;

namespace {

constexpr int patience = 120000;
constexpr int pages = 2000;

QByteArray longPdf()
{
    tests::PdfFile file;
    for (int i = 1; i <= pages; ++i) {
        QString text = QStringLiteral("Page number %1 of a long report.\n\n").arg(i);
        for (int line = 0; line < 40; ++line)
            text += QStringLiteral("Line %1 says what such lines say, again and again.\n").arg(line + 1);
        if (i % 400 == 0)
            text += QStringLiteral("\nThe sea-\nurchin is here.");
        file.pages.append(tests::pdfPage(text, 72, 11));
        file.pages.last().label = i <= 10 ? QStringLiteral("r%1").arg(i) : QString();
        if (i % 20 == 0)
            file.outline.append({QStringLiteral("Chapter %1").arg(i / 20), i, 0});
    }
    return tests::makePdf(file);
}

} // namespace

class TestLongDocument : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const QString path = m_folder.filePath(QStringLiteral("long.pdf"));
        QVERIFY(tests::writeFile(path, longPdf()));
        m_assistant = std::make_unique<app::Assistant>(m_folder.filePath(QStringLiteral("library")));
        m_window = std::make_unique<ui::MainWindow>(*m_assistant);
        m_window->resize(1400, 900);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_assistant->documents().add({path});
        const ui::LibraryModel *model = m_window->findChild<ui::LibraryPanel *>()->model();
        QTRY_VERIFY_WITH_TIMEOUT(model->rowCount() == 1 && model->status(0) == DocumentStatus::Indexed &&
                                     model->document(0).id != 0,
                                 patience);
        QTRY_VERIFY_WITH_TIMEOUT(model->queue().running == 0, patience);
        m_view = m_window->findChild<ui::PdfView *>();
        QVERIFY(!m_view->isVisible());
        m_window->findChild<ui::Columns *>()->showPage(true);
        m_view->browse(model->document(0));
        QVERIFY(m_view->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(m_view->canvas()->pictures().pages().contains(1), patience);
        QCOMPARE(m_view->canvas()->layout().count(), pages);
        QVERIFY(m_view->canvas()->accessibleDescription().contains(QStringLiteral("r1 (PDF 1) of 2,000")));
    }

    void isScrolledThroughWithBoundedMemory()
    {
        ui::PageCanvas *canvas = m_view->canvas();
        m_view->findChild<ui::PdfBar *>()->side->click(); // with thumbnails
        auto *thumbs = m_view->findChild<ui::PageThumbs *>();
        QTRY_VERIFY_WITH_TIMEOUT(thumbs->held() > 0, patience);
        tests::Heartbeat heart;
        qint64 most = 0;
        qint64 mostSmall = 0;
        int mostTexts = 0;
        QScrollBar *bar = canvas->verticalScrollBar();
        const int step = bar->maximum() / 500;
        for (int at = 0; at < bar->maximum(); at += step) { // as fast as with a mouse wheel
            bar->setValue(at);
            QTest::qWait(8);
            if (at % (50 * step) == 0) // checks the visible page from time to time
                QTRY_VERIFY_WITH_TIMEOUT(canvas->pictures().pages().contains(canvas->page()), patience);
            most = qMax(most, canvas->pictures().bytes());
            mostSmall = qMax(mostSmall, thumbs->heldBytes());
            mostTexts = qMax(mostTexts, canvas->texts().held());
            QVERIFY2(canvas->pictures().pages().size() <= 12,
                     qPrintable(QString::number(canvas->pictures().pages().size())));
        }
        const tests::Heartbeat::Pauses pauses = heart.own();
        qInfo("pictures %.1f MiB, small ones %.1f MiB, texts of %d pages; own pauses of the window's thread: longest "
              "%.1f ms, 99 of 100 within %.1f ms, %d of %zu over 16 ms; peak of the program %.0f MiB",
              double(most) / (1 << 20), double(mostSmall) / (1 << 20), mostTexts, pauses.longest, pauses.atNinetyNine,
              pauses.lateOnes, pauses.all, double(heart.peak()) / (1 << 20));
        QVERIFY(most < 128 << 20);
        QVERIFY(mostSmall <= 24 << 20);
        QVERIFY(mostTexts <= 12);
        QVERIFY2(pauses.longest < 400, qPrintable(QString::number(pauses.longest))); // allows for a slow machine
        keepPicture("long-document-pages");
        bar->setValue(bar->maximum());
        QVERIFY(m_view->page() >= pages - 1);
        m_view->findChild<ui::PdfBar *>()->side->click();
    }

    void isSearchedWhileItIsLookedAt()
    {
        m_view->canvas()->goToPage(1000);
        m_view->setFocus();
        QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
        auto *find = m_view->findChild<ui::PageFind *>();
        QTRY_VERIFY(find->isVisible());
        auto *line = find->findChild<QLineEdit *>();
        QTRY_VERIFY(line->hasFocus());
        tests::Heartbeat heart;
        QTest::keyClicks(line, QStringLiteral("SEA-URCHIN"));
        QTRY_COMPARE_WITH_TIMEOUT(find->counter(), QStringLiteral("3 of 5"), patience); // on pages 400, 800 and 1200
        QTRY_COMPARE(m_view->page(), 1200);
        QTRY_VERIFY_WITH_TIMEOUT(m_view->canvas()->pictures().pages().contains(1200), patience);
        keepPicture("long-document-found");
        QTest::keyClick(m_window.get(), Qt::Key_F3);
        QTRY_COMPARE(find->counter(), QStringLiteral("4 of 5"));
        QTest::keyClick(m_window.get(), Qt::Key_F3, Qt::ShiftModifier);
        QTRY_COMPARE(find->counter(), QStringLiteral("3 of 5"));
        line->setText(QStringLiteral("again and again"));
        QTRY_COMPARE_WITH_TIMEOUT(find->counter().section(QStringLiteral(" of "), 1), QStringLiteral("10,000+"),
                                  patience);
        qInfo("own pauses while it searches: longest %.1f ms", heart.own().longest);
        QTest::keyClick(line, Qt::Key_Escape);
        QVERIFY(find->isHidden());
    }

    void ctrlFFindsADocumentWhereNoneIsOpen()
    {
        m_window->findChild<ui::Columns *>()->showPage(false);
        QVERIFY(!m_view->isVisible());
        QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
        const auto *focused = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(focused && m_window->findChild<ui::LibraryPanel *>()->isAncestorOf(focused));
    }

    void cleanupTestCase()
    {
        m_window->close();
        m_window.reset();
        m_assistant.reset();
    }

private:
    void keepPicture(const char *name) const // saves a picture for inspection
    {
        const QString folder = qEnvironmentVariable("ATTEST_PICTURES");
        if (!folder.isEmpty())
            m_window->grab().save(QStringLiteral("%1/%2.png").arg(folder, QLatin1String(name)));
    }

    QTemporaryDir m_folder;
    std::unique_ptr<app::Assistant> m_assistant;
    std::unique_ptr<ui::MainWindow> m_window;
    ui::PdfView *m_view = nullptr;
};

QTEST_MAIN(TestLongDocument)
#include "tst_longdocument.moc"
