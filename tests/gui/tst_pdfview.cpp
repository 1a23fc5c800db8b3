// The document viewer: pages are loaded when needed and released otherwise; words are marked at their position.
#include "ui/pages/pdfview.h"
#include "ui/widgets/theme.h"

#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabBar>
#include <QToolButton>
#include <QtTest>

namespace {

core::Document document(core::DocumentId id, int pages)
{
    core::Document document;
    document.id = id;
    document.title = QStringLiteral("Document %1").arg(id);
    document.pages = pages;
    return document;
}

// Draws plain grey pages like the Assistant: asynchronously, and only while the receiver lives.
class Press
{
public:
    ui::PageSource source()
    {
        return {[this](core::DocumentId, int page, double scale, QObject *receiver, auto shown) {
            asked.append(page);
            mostAtOnce = qMax(mostAtOnce, ++open);
            QTimer::singleShot(0, receiver, [=, this] {
                --open;
                if (broken.contains(page)) {
                    shown(core::Error{core::Error::Unreadable, QStringLiteral("Page %1 is damaged.").arg(page), {}});
                    return;
                }
                app::PageView view;
                view.pageWidth = float(size.width());
                view.pageHeight = float(size.height());
                view.width = int(size.width() * scale);
                view.height = int(size.height() * scale);
                QImage image(view.width, view.height, QImage::Format_RGB32);
                image.fill(QColor(200, 200, 200));
                view.pixels = QByteArray(reinterpret_cast<const char *>(image.constBits()), image.sizeInBytes());
                if (truncated)
                    view.pixels.truncate(10);
                view.label = page < 5 ? QStringLiteral("iv") : QString::number(page);
                shown(view);
            });
        }};
    }

    QList<int> asked;
    QSet<int> broken;
    QSizeF size{595, 842};
    bool truncated = false;
    int open = 0;
    int mostAtOnce = 0;
};

QString notice(ui::PdfView &view)
{
    const auto *label = view.findChild<QLabel *>(QStringLiteral("notice"));
    return label->isHidden() ? QString() : label->text();
}

} // namespace

class TestPdfView : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { ui::applyTheme(QStringLiteral("light")); }

    void opensAtTheCitedWordsAndMarksThem()
    {
        Press press;
        ui::PdfView view(press.source());
        view.resize(500, 600);
        view.show();
        view.open(document(1, 300), 120, {{120, {{100, 400, 300, 412}}}});
        QTRY_VERIFY(view.canvas()->pictures().pages().contains(120));
        QTRY_COMPARE(press.open, 0);
        QCOMPARE(view.page(), 120);
        QCOMPARE(notice(view), QString());

        const QRectF page = view.canvas()->pageRect(120);
        const double zoom = view.canvas()->layout().zoom();
        const QPoint words((page.topLeft() + QPointF(200, 406) * zoom).toPoint());
        const QPoint beside((page.topLeft() + QPointF(200, 430) * zoom).toPoint());
        QVERIFY(view.canvas()->viewport()->rect().contains(words));
        const QImage picture = view.canvas()->viewport()->grab().toImage();
        const double ratio = picture.devicePixelRatio();
        // 45 % of yellow, multiplied by grey 200.
        const QColor marked = picture.pixelColor((QPointF(words) * ratio).toPoint());
        QVERIFY2(qAbs(marked.red() - 200) <= 2 && qAbs(marked.blue() - 137) <= 3, qPrintable(marked.name()));
        QCOMPARE(picture.pixelColor((QPointF(beside) * ratio).toPoint()), QColor(200, 200, 200));
    }

    void saysWhereTheWordsCouldNotBePlaced()
    {
        Press press;
        ui::PdfView view(press.source());
        view.resize(500, 600);
        view.show();
        view.open(document(1, 30), 7, {});
        QCOMPARE(view.page(), 7);
        QVERIFY(notice(view).contains(QStringLiteral("nothing is highlighted")));
        view.browse(document(1, 30), 3);
        QCOMPARE(notice(view), QString());
    }

    void asksForWhatIsSeenAndFewAtATime()
    {
        Press press;
        ui::PdfView view(press.source());
        view.resize(500, 600);
        view.show();
        view.browse(document(1, 5000), 2500);
        QTRY_VERIFY(!press.asked.isEmpty());
        QTRY_COMPARE(press.open, 0);
        for (const int page : press.asked)
            QVERIFY2(qAbs(page - 2500) <= 3, qPrintable(QString::number(page)));
        QVERIFY(press.mostAtOnce <= 2);
    }

    void forgetsThePagesLeftBehind()
    {
        Press press;
        ui::PdfView view(press.source());
        view.resize(500, 600);
        view.show();
        view.browse(document(1, 100), 1);
        for (int page = 1; page <= 100; page += 3) {
            view.canvas()->goToPage(page);
            QTRY_VERIFY(view.canvas()->pictures().pages().contains(page));
            QVERIFY(view.canvas()->pictures().pages().size() <= 10);
        }
        QVERIFY(view.canvas()->pictures().bytes() < 100 * 1024 * 1024);
    }

    void pagesOfAnotherSizeDoNotMoveWhatIsRead()
    {
        Press press;
        press.size = QSizeF(842, 595); // very different from the estimate
        ui::PdfView view(press.source());
        view.resize(500, 600);
        view.show();
        view.open(document(1, 200), 150, {{150, {{100, 300, 300, 312}}}});
        QTRY_VERIFY(view.canvas()->pictures().pages().contains(150));
        QTRY_COMPARE(press.open, 0);
        const double y = view.canvas()->pageRect(150).top() + 300 * view.canvas()->layout().zoom();
        QVERIFY2(y > 0 && y < view.canvas()->viewport()->height(), qPrintable(QString::number(y)));
        // The width was fitted again to the true size.
        QVERIFY(qAbs(view.canvas()->pageRect(150).width() + 24 - view.canvas()->viewport()->width()) < 2);
        QCOMPARE(view.canvas()->horizontalScrollBar()->maximum(), 0);
    }

    void aDamagedPageSaysSoAndTheOthersAreShown()
    {
        Press press;
        press.broken = {2};
        ui::PdfView view(press.source());
        view.resize(500, 1500);
        view.show();
        view.browse(document(1, 3));
        QTRY_VERIFY(view.canvas()->pictures().pages().contains(1) && view.canvas()->pictures().pages().contains(3));
        QVERIFY(!view.canvas()->pictures().pages().contains(2));
        QTRY_COMPARE(press.open, 0);
        QCOMPARE(press.asked.count(2), 1); // not requested repeatedly
    }

    void aTruncatedPictureIsNotDrawn()
    {
        Press press;
        press.truncated = true;
        ui::PdfView view(press.source());
        view.resize(500, 600);
        view.show();
        view.browse(document(1, 3));
        QTRY_VERIFY(press.asked.size() >= 1);
        QTRY_COMPARE(press.open, 0);
        QVERIFY(view.canvas()->pictures().pages().isEmpty());
    }

    void backReturnsToWhereOneWas()
    {
        Press press;
        ui::PdfView view(press.source());
        view.resize(500, 600);
        view.show();
        auto *back = view.findChild<QToolButton *>(QStringLiteral("back"));
        view.browse(document(1, 100), 40);
        QVERIFY(!back->isEnabled());
        view.open(document(1, 100), 80, {{80, {{100, 300, 300, 312}}}});
        QCOMPARE(view.page(), 80);
        view.open(document(2, 50), 9, {});
        QCOMPARE(view.document().id, 2);
        back->click();
        QCOMPARE(view.document().id, 1);
        QCOMPARE(view.page(), 80);
        QCOMPARE(notice(view), QString());
        back->click();
        QCOMPARE(view.page(), 40);
        QVERIFY(!back->isEnabled());
        auto *forward = view.findChild<QToolButton *>(QStringLiteral("forward"));
        forward->click();
        QCOMPARE(view.page(), 80);
        forward->click();
        QCOMPARE(view.document().id, 2);
        QVERIFY(notice(view).contains(QStringLiteral("nothing is highlighted"))); // the same message as there
        QVERIFY(!forward->isEnabled());
        back->click();
        view.open(document(3, 9), 2, {}); // a new target discards the forward history
        QVERIFY(!forward->isEnabled());
        back->click();
        QCOMPARE(view.page(), 80);
    }

    void pagesOfADocumentThatWasLeftAreDropped()
    {
        Press press;
        ui::PdfView view(press.source());
        view.resize(500, 600);
        view.show();
        view.browse(document(1, 100), 40);
        QTRY_VERIFY(press.open > 0);
        view.browse(document(2, 5), 1);
        QTRY_VERIFY(view.canvas()->pictures().pages().contains(1));
        QTRY_COMPARE(press.open, 0);
        QVERIFY(!view.canvas()->pictures().pages().contains(40));
    }

    void keysMoveAndZoom()
    {
        Press press;
        ui::PdfView view(press.source());
        view.resize(500, 600);
        view.show();
        view.browse(document(1, 20), 5);
        ui::PageCanvas *canvas = view.canvas();
        QTest::keyClick(canvas, Qt::Key_End);
        QCOMPARE(canvas->verticalScrollBar()->value(), canvas->verticalScrollBar()->maximum());
        QTest::keyClick(canvas, Qt::Key_Home);
        QCOMPARE(canvas->verticalScrollBar()->value(), 0);
        QTest::keyClick(canvas, Qt::Key_PageDown);
        QVERIFY(canvas->verticalScrollBar()->value() > 300);
        QTest::keyClick(canvas, Qt::Key_PageUp);
        QCOMPARE(canvas->verticalScrollBar()->value(), 0);
        const double zoom = canvas->layout().zoom();
        QTest::keyClick(canvas, Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(canvas->layout().zoom() > zoom);
        QTest::keyClick(canvas, Qt::Key_Minus, Qt::ControlModifier);
        QTest::keyClick(canvas, Qt::Key_Minus, Qt::ControlModifier);
        QVERIFY(canvas->layout().zoom() < zoom);
        QTest::keyClick(canvas, Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(canvas->layout().zoom(), zoom);
    }

    void zoomingKeepsThePlace()
    {
        Press press;
        ui::PdfView view(press.source());
        view.resize(500, 600);
        view.show();
        view.browse(document(1, 300), 200);
        QTRY_VERIFY(view.canvas()->pictures().pages().contains(200));
        for (int i = 0; i < 6; ++i)
            view.canvas()->zoomBy(1);
        QCOMPARE(view.page(), 200);
        for (int i = 0; i < 9; ++i)
            view.canvas()->zoomBy(-1);
        QCOMPARE(view.canvas()->spot().page, 200);
    }

    void aTypedNumberGoesToThatPage_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("page");
        QTest::newRow("a page") << QStringLiteral("42") << 42;
        QTest::newRow("beyond the end") << QStringLiteral("999") << 300;
        QTest::newRow("not a number") << QStringLiteral("abc") << 1;
    }
    void aTypedNumberGoesToThatPage()
    {
        QFETCH(QString, typed);
        QFETCH(int, page);
        Press press;
        ui::PdfView view(press.source());
        view.resize(500, 600);
        view.show();
        view.browse(document(1, 300));
        auto *number = view.findChild<QLineEdit *>();
        number->setFocus();
        number->selectAll();
        QTest::keyClicks(number, typed);
        QTest::keyClick(number, Qt::Key_Return);
        QCOMPARE(view.canvas()->spot().page, page);
    }

    void theLabelStandsBesideTheNumber()
    {
        Press press;
        ui::PdfView view(press.source());
        view.resize(500, 600);
        view.show();
        view.browse(document(1, 300), 2);
        QTRY_COMPARE(view.canvas()->pictures().label(2), QStringLiteral("iv"));
        QTRY_VERIFY(view.canvas()->accessibleDescription().contains(QStringLiteral("Page iv (PDF 2) of 300")));
        QCOMPARE(view.findChild<QLineEdit *>()->text(), QStringLiteral("2"));
    }

    void everyControlHasANameAndATip()
    {
        Press press;
        ui::PdfView view(press.source());
        for (const auto *button : view.findChildren<QToolButton *>()) {
            if (qobject_cast<const QTabBar *>(button->parentWidget()))
                continue; // Qt's own
            QVERIFY(!button->accessibleName().isEmpty());
            QVERIFY(!button->toolTip().isEmpty());
        }
    }

    void aDocumentWithoutPagesShowsNothing()
    {
        Press press;
        ui::PdfView view(press.source());
        view.show();
        view.open(document(1, 0), 3, {{3, {{0, 0, 1, 1}}}});
        view.canvas()->zoomBy(1);
        QTest::keyClick(view.canvas(), Qt::Key_End);
        view.canvas()->viewport()->grab();
        QVERIFY(press.asked.isEmpty());
    }
};

QTEST_MAIN(TestPdfView)
#include "tst_pdfview.moc"
