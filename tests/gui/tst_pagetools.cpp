// Using a document's pages: selecting, copying and finding words, turning pages, thumbnails and outline; on real PDFs,
// read and drawn by attest-pdf.
#include "core/values/documentlink.h"
#include "tests/gui/viewedpdf.h"
#include "ui/pages/pagefind.h"
#include "ui/pages/pageoutline.h"
#include "ui/pages/pagethumbs.h"
#include "ui/pages/pdfbar.h"
#include "ui/pages/pdfview.h"
#include "ui/widgets/theme.h"

#include <QAction>
#include <QClipboard>
#include <QDesktopServices>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QToolButton>
#include <QUrl>
#include <QtTest>

using namespace core;
using tests::Book;

namespace {

constexpr int patience = 20000;

struct Desk : tests::ReadingDesk
{
    explicit Desk(const QByteArray &pdf) : ReadingDesk(pdf, {620, 800})
    {
        (void)waitUntilDrawn(1);
        (void)QTest::qWaitFor([&] { return canvas->texts().held() > 0; }, patience);
    }

    QPoint middleOf(int page, const char *word) const
    {
        for (const Word &each : book.page(page).words) {
            if (QStringView(book.page(page).text).mid(each.from, each.length) == QLatin1String(word))
                return canvas->rectOf(page, each.box).center().toPoint();
        }
        return {-1, -1};
    }

    void drag(const QPoint &from, const QPoint &to) const
    {
        QWidget *paper = canvas->viewport();
        QTest::mousePress(paper, Qt::LeftButton, {}, from);
        QMouseEvent halfWay(QEvent::MouseMove, (from + to) / 2, paper->mapToGlobal((from + to) / 2), Qt::NoButton,
                            Qt::LeftButton, {});
        QCoreApplication::sendEvent(paper, &halfWay);
        QMouseEvent there(QEvent::MouseMove, to, paper->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(paper, &there);
        QTest::mouseRelease(paper, Qt::LeftButton, {}, to);
    }

    QString copied() const
    {
        QGuiApplication::clipboard()->clear();
        QTest::keyClick(canvas, Qt::Key_C, Qt::ControlModifier);
        (void)QTest::qWaitFor([] { return !QGuiApplication::clipboard()->text().isEmpty(); }, 3000);
        return QGuiApplication::clipboard()->text();
    }

    template <class T>
    T *part(const char *name = nullptr) const
    {
        return view.findChild<T *>(QLatin1String(name));
    }

    ui::PageCanvas *canvas = view.canvas();
};

QByteArray columns()
{
    const QString line = QStringLiteral("\nthe lines of a column that is read from top to bottom");
    return tests::makePdf({tests::twoColumns(QStringLiteral("alpha beta gamma are the first words that stand here") +
                                                 line.repeated(12) + QStringLiteral("\nand delta epsilon zeta."),
                                             QStringLiteral("Eta theta iota are the first words of the other one") +
                                                 line.repeated(12) + QStringLiteral("\nand kappa lambda mu."),
                                             8),
                           tests::pdfPage(QStringLiteral("second page begins\nand ends here"))});
}

} // namespace

class TestPageTools : public QObject
{
    Q_OBJECT

public slots:
    void follow(const QUrl &address) { m_followed.append(address); }

private:
    QList<QUrl> m_followed;

private slots:
    void initTestCase() { ui::applyTheme(QStringLiteral("light")); }

    void opensACitationAtTheWidthOfItsColumn()
    {
        Desk desk(columns());
        const double fitted = desk.canvas->layout().zoom();
        const Word beta = desk.book.page(1).words[1];
        desk.view.open(desk.book.document, 1, {{1, {beta.box}}});
        QTRY_VERIFY_WITH_TIMEOUT(desk.canvas->layout().zoom() > fitted * 1.3, patience);
        const double pixelsAPoint = desk.canvas->logicalDpiX() / 72.0;
        QVERIFY(beta.size * desk.canvas->layout().zoom() >= 10 * pixelsAPoint - 0.01);
        QVERIFY(beta.size * desk.canvas->layout().zoom() <= 16 * pixelsAPoint + 0.01);
        const QRectF cited = desk.canvas->rectOf(1, beta.box);
        QVERIFY(QRectF(desk.canvas->viewport()->rect()).contains(cited));
        desk.canvas->goToPage(2); // without an entry in the history
        QTRY_VERIFY_WITH_TIMEOUT(desk.canvas->texts().held() > 1, patience);
        QTest::qWait(200);
        QCOMPARE(desk.canvas->spot().page, 2);
        desk.view.resize(640, 800);
        QCOMPARE(desk.canvas->spot().page, 2);
        desk.canvas->zoomBy(-1);
        const double chosen = desk.canvas->layout().zoom();
        desk.view.resize(700, 800); // once the user has resized it, it stays
        QCOMPARE(desk.canvas->layout().zoom(), chosen);
    }

    void asksAboutTheChosenWords()
    {
        Desk desk(columns());
        QSignalSpy wanted(&desk.view, &ui::PdfView::askWanted);
        auto *bar = desk.part<ui::PdfBar>();
        QVERIFY(!bar->ask->isEnabled());
        desk.drag(desk.middleOf(1, "beta"), desk.middleOf(1, "gamma"));
        QVERIFY(bar->ask->isEnabled());
        bar->ask->trigger();
        QTRY_COMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0][1].toString(), QStringLiteral("beta gamma"));
    }

    void copiesALinkToThePageOrTheChosenWords()
    {
        Desk desk(columns());
        auto *bar = desk.part<ui::PdfBar>();
        QVERIFY(bar->copyLink->isEnabled());
        bar->copyLink->trigger();
        const core::Result<core::DocumentLink> page = core::documentLinkFrom(QGuiApplication::clipboard()->text());
        QVERIFY2(page, qPrintable(QGuiApplication::clipboard()->text()));
        QCOMPARE(page->sum, desk.view.document().hash);
        QCOMPARE(page->page, desk.view.page());
        QVERIFY(page->words.isEmpty());
        desk.drag(desk.middleOf(1, "beta"), desk.middleOf(1, "gamma"));
        bar->copyLink->trigger();
        QTRY_VERIFY(QGuiApplication::clipboard()->text().endsWith(QStringLiteral("/page/1?words=beta%20gamma")));
    }

    void wordsAreSelectedInReadingOrder()
    {
        Desk desk(columns());
        desk.drag(desk.middleOf(1, "beta"), desk.middleOf(1, "Eta"));
        const QString across = desk.copied().simplified();
        QVERIFY2(across.startsWith(QStringLiteral("beta gamma are")), qPrintable(across));
        QVERIFY2(across.endsWith(QStringLiteral("and delta epsilon zeta. Eta")), qPrintable(across));
        desk.drag(desk.middleOf(1, "mu."), desk.middleOf(1, "kappa")); // backwards
        QCOMPARE(desk.copied(), QStringLiteral("kappa lambda mu."));
        // A click selects nothing.
        QTest::mouseClick(desk.canvas->viewport(), Qt::LeftButton, {}, desk.middleOf(1, "beta"));
        QVERIFY(desk.canvas->selection().isEmpty());
        QTest::mouseDClick(desk.canvas->viewport(), Qt::LeftButton, {}, desk.middleOf(1, "kappa"));
        QCOMPARE(desk.copied(), QStringLiteral("kappa"));
        // Shift+click extends the selection.
        QTest::mouseClick(desk.canvas->viewport(), Qt::LeftButton, Qt::ShiftModifier, desk.middleOf(1, "mu."));
        QCOMPARE(desk.copied(), QStringLiteral("kappa lambda mu."));
    }

    void aSelectionGoesOverPages()
    {
        Desk desk(columns());
        desk.view.resize(500, 1400);
        QTRY_VERIFY_WITH_TIMEOUT(desk.canvas->texts().held() == 2 && desk.canvas->pictures().pages().contains(2),
                                 patience);
        QTRY_VERIFY(desk.canvas->viewport()->rect().contains(desk.middleOf(2, "begins")));
        desk.drag(desk.middleOf(1, "lambda"), desk.middleOf(2, "page"));
        QCOMPARE(desk.copied(), QStringLiteral("lambda mu.\nsecond page"));
    }

    void aSelectionIsSeenAndTurnsWithThePage()
    {
        Desk desk(columns());
        const QImage before = desk.canvas->viewport()->grab().toImage();
        QTest::mouseDClick(desk.canvas->viewport(), Qt::LeftButton, {}, desk.middleOf(1, "theta"));
        const QPoint at = desk.middleOf(1, "theta");
        QVERIFY(desk.canvas->viewport()->grab().toImage() != before);
        desk.canvas->setTurns(1);
        const QPoint turned = desk.middleOf(1, "theta");
        QVERIFY(turned != at);
        QCOMPARE(desk.copied(), QStringLiteral("theta"));
        QTest::mouseDClick(desk.canvas->viewport(), Qt::LeftButton, {}, desk.middleOf(1, "alpha"));
        QCOMPARE(desk.copied(), QStringLiteral("alpha"));
    }

    void fourTurnsAreNone()
    {
        Desk desk(tests::makePdf(QStringList(9, QStringLiteral("A page of it."))));
        desk.canvas->goToPage(5);
        const QRectF before = desk.canvas->pageRect(5);
        for (int i = 0; i < 4; ++i)
            QTest::keyClick(desk.canvas, Qt::Key_R, Qt::ControlModifier);
        QCOMPARE(desk.canvas->layout().turns(), 0);
        QCOMPARE(desk.canvas->pageRect(5).size(), before.size());
        QCOMPARE(desk.canvas->pageRect(5).top(), before.top());
        QTest::keyClick(desk.canvas, Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(desk.canvas->layout().turns(), 3);
        QVERIFY(desk.canvas->pageRect(1).width() > desk.canvas->pageRect(1).height());
    }

    void aWholePageFits()
    {
        Desk desk(columns());
        auto *bar = desk.part<ui::PdfBar>();
        QVERIFY(bar->fitWidth->isChecked());
        desk.view.resize(800, 500);
        bar->fitPage->trigger();
        QVERIFY(bar->fitPage->isChecked() && !bar->fitWidth->isChecked());
        const QRectF page = desk.canvas->pageRect(1);
        QVERIFY(page.height() <= desk.canvas->viewport()->height() && page.width() < desk.canvas->viewport()->width());
        desk.canvas->zoomBy(1);
        QVERIFY(!bar->fitPage->isChecked() && !bar->fitWidth->isChecked());
        QTest::keyClick(desk.canvas, Qt::Key_9, Qt::ControlModifier);
        QVERIFY(bar->fitPage->isChecked());
    }

    void findsWithACounter()
    {
        QStringList pages;
        for (int i = 0; i < 12; ++i)
            pages.append(QStringLiteral("The copper of page %1.\n\n\nMore Copper-\nware.").arg(i + 1));
        Desk desk(tests::makePdf(pages));
        desk.view.browse(desk.book.document, 5);
        auto *find = desk.part<ui::PageFind>();
        QVERIFY(find->isHidden());
        desk.view.find();
        QVERIFY(find->isVisible());
        auto *line = find->findChild<QLineEdit *>();
        QTest::keyClicks(line, QStringLiteral("copper"));
        QTRY_COMPARE_WITH_TIMEOUT(find->counter(), QStringLiteral("9 of 24"), patience); // starting at the current page
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(find->counter(), QStringLiteral("10 of 24"));
        QTest::keyClick(line, Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(find->counter(), QStringLiteral("9 of 24"));
        for (int i = 0; i < 9; ++i)
            find->previous();
        QCOMPARE(find->counter(), QStringLiteral("24 of 24")); // wraps around the beginning
        QTRY_COMPARE(desk.view.page(), 12);
        find->next();
        QCOMPARE(find->counter(), QStringLiteral("1 of 24"));
        QTRY_COMPARE(desk.view.page(), 1);
        line->clear();
        QTest::keyClicks(line, QStringLiteral("gold"));
        QTRY_COMPARE_WITH_TIMEOUT(find->counter(), QStringLiteral("Not found"), patience);
        line->setText(QStringLiteral("copperware"));
        QTRY_COMPARE_WITH_TIMEOUT(find->counter(), QStringLiteral("1 of 12"), patience);
        QTest::keyClick(line, Qt::Key_Escape);
        QVERIFY(find->isHidden());
    }

    void allPlacesAreMarkedAndThePresentOneOtherwise()
    {
        Desk desk(tests::makePdf({QStringLiteral("copper one\n\ncopper two\n\nnothing")}));
        desk.view.find();
        desk.part<ui::PageFind>()->findChild<QLineEdit *>()->setText(QStringLiteral("copper"));
        QTRY_COMPARE_WITH_TIMEOUT(desk.part<ui::PageFind>()->counter(), QStringLiteral("1 of 2"), patience);
        const QImage marked = desk.canvas->viewport()->grab().toImage();
        QList<QColor> ink;
        for (const Word &word : desk.book.page(1).words) {
            const QRectF box = desk.canvas->rectOf(1, word.box);
            ink.append(marked.pixelColor(QPointF(box.left() + 1, box.top() + 1).toPoint()));
        }
        QCOMPARE(ink.size(), 5);
        const auto isMarked = [](const QColor &color) { return color.red() - color.blue() > 20; };
        QVERIFY(isMarked(ink[0]) && isMarked(ink[2]) && ink[0] != ink[2]); // the current match and another one
        QVERIFY(!isMarked(ink[1]) && !isMarked(ink[3]) && !isMarked(ink[4]));
        desk.part<ui::PageFind>()->closed();
        const QImage after = desk.canvas->viewport()->grab().toImage();
        const QRectF first = desk.canvas->rectOf(1, desk.book.page(1).words.first().box);
        QVERIFY(!isMarked(after.pixelColor(QPointF(first.left() + 1, first.top() + 1).toPoint())));
    }

    void anotherDocumentIsSearchedButNotMoved()
    {
        Desk desk(tests::makePdf(QStringList(9, QStringLiteral("copper"))));
        desk.view.find();
        desk.part<ui::PageFind>()->findChild<QLineEdit *>()->setText(QStringLiteral("copper"));
        QTRY_COMPARE_WITH_TIMEOUT(desk.part<ui::PageFind>()->counter(), QStringLiteral("1 of 9"), patience);
        Document other = desk.book.document;
        other.id = 2;
        desk.view.open(other, 6, {});
        QTRY_COMPARE_WITH_TIMEOUT(desk.part<ui::PageFind>()->counter(), QStringLiteral("1 of 9"), patience);
        QCOMPARE(desk.view.page(), 6);
    }

    void smallPicturesComeAndLead()
    {
        Desk desk(tests::makePdf(QStringList(40, QStringLiteral("A page of it."))));
        auto *thumbs = desk.part<ui::PageThumbs>();
        QVERIFY(!thumbs->isVisible());
        QCOMPARE(thumbs->held(), 0); // hidden, so nothing is held
        desk.part<ui::PdfBar>()->side->click();
        QVERIFY(thumbs->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(thumbs->held() >= 3, patience);
        QVERIFY(thumbs->held() < 12);
        QTest::mouseClick(thumbs->viewport(), Qt::LeftButton, {},
                          thumbs->visualRect(thumbs->model()->index(2, 0)).center());
        QCOMPARE(desk.canvas->spot().page, 3);
        desk.canvas->goToPage(30);
        QCOMPARE(thumbs->currentIndex().row(), 29);
        QTRY_VERIFY_WITH_TIMEOUT(!thumbs->model()->index(29, 0).data(Qt::DecorationRole).isNull(), patience);
        QTest::keyClick(thumbs, Qt::Key_Down);
        QCOMPARE(desk.canvas->spot().page, 31);
    }

    void theOutlineLeads()
    {
        tests::PdfFile file;
        for (int i = 0; i < 20; ++i)
            file.pages.append(tests::pdfPage(QStringLiteral("Page.")));
        file.outline = {
            {QStringLiteral("One"), 1, 0}, {QStringLiteral("One and a half"), 4, 1}, {QStringLiteral("Two"), 15, 0}};
        Desk desk(tests::makePdf(file));
        desk.part<ui::PdfBar>()->side->click();
        auto *outline = desk.part<ui::PageOutline>();
        QTRY_COMPARE_WITH_TIMEOUT(outline->topLevelItemCount(), 2, patience);
        QCOMPARE(outline->topLevelItem(0)->childCount(), 1);
        emit outline->itemActivated(outline->topLevelItem(1), 0);
        QCOMPARE(desk.canvas->spot().page, 15);
        emit outline->itemClicked(outline->topLevelItem(0)->child(0), 0);
        QCOMPARE(desk.canvas->spot().page, 4);
        QTest::keyClick(&desk.view, Qt::Key_Left, Qt::AltModifier);
        QTRY_COMPARE(desk.canvas->spot().page, 15);
        QTest::keyClick(&desk.view, Qt::Key_Right, Qt::AltModifier);
        QTRY_COMPARE(desk.canvas->spot().page, 4);
        QVERIFY(!desk.part<QToolButton>("forward")->isEnabled());
    }

    void linksOfTheFileLeadNowhere()
    {
        for (const char *scheme : {"http", "https", "file"})
            QDesktopServices::setUrlHandler(QLatin1String(scheme), this, "follow");
        tests::PdfPage page = tests::pdfPage(QStringLiteral("Click here to win."));
        page.attributes = "/Annots [ << /Type /Annot /Subtype /Link /Rect [ 0 0 612 792 ] /A << /S /URI /URI "
                          "(http://127.0.0.1:9/x) >> >> << /Type /Annot /Subtype /Link /Rect [ 0 0 612 792 ] /A << /S "
                          "/Launch /F (/bin/true) >> >> ] /AA << /O << /S /URI /URI (file:///etc/passwd) >> >>";
        Desk desk(tests::makePdf({page}));
        QTest::mouseClick(desk.canvas->viewport(), Qt::LeftButton, {}, desk.middleOf(1, "here"));
        QTest::mouseDClick(desk.canvas->viewport(), Qt::LeftButton, {}, desk.middleOf(1, "here"));
        QTest::keyClick(desk.canvas, Qt::Key_Return);
        QCOMPARE(m_followed, QList<QUrl>());
        for (const char *scheme : {"http", "https", "file"})
            QDesktopServices::unsetUrlHandler(QLatin1String(scheme));
        QCOMPARE(desk.copied(), QStringLiteral("here"));
    }
};

QTEST_MAIN(TestPageTools)
#include "tst_pagetools.moc"
