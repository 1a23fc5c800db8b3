// Exactly the intended words are highlighted: on rotated and cropped pages, in columns, over several pages, and in
// every rotation of the view. The reference is ink: the same file is drawn with only these words.
#include "core/chunking/chunker.h"
#include "core/language/textmatch.h"
#include "tests/gui/viewedpdf.h"
#include "ui/pages/pdfview.h"
#include "ui/widgets/theme.h"

#include <QDir>
#include <QtTest>

using namespace core;
using tests::Book;

namespace {

constexpr int patience = 20000;

struct Desk : tests::ReadingDesk
{
    explicit Desk(const QByteArray &pdf) : ReadingDesk(pdf, {760, 900})
    {
        view.canvas()->fitTo(ui::PageCanvas::Fit::Page);
    }

    // The drawn page, once nothing changes any more.
    QImage drawn(int page)
    {
        view.canvas()->fitTo(ui::PageCanvas::Fit::Page);
        view.canvas()->goToPage(page);
        (void)waitUntilDrawn(page);
        QImage last;
        (void)QTest::qWaitFor(
            [&] {
                QTest::qWait(150);
                const QImage now = view.canvas()->viewport()->grab(view.canvas()->pageRect(page).toRect()).toImage();
                return now == std::exchange(last, now);
            },
            patience);
        return last;
    }

    QList<PlaceOnPage> places(const QString &words) const
    {
        for (const Passage &passage : chunk(book.pages(), {}, {}, {})) {
            const Stretch stands = standingIn(passage.text, words);
            if (!stands.isEmpty())
                return placesOf(passage, stands.from, stands.to, book.pages());
        }
        return {};
    }
};

bool isInk(QRgb pixel)
{
    return qGray(pixel) < 140;
}

struct Overlap
{
    int known = 0;   // pixels of the intended words
    int covered = 0; // highlighted ones among these
    int others = 0;  // highlighted pixels of other words
};

Overlap overlap(const QImage &plain, const QImage &marked, const QImage &alone)
{
    Overlap sum;
    for (int y = 2; y < plain.height() - 2; ++y) {
        for (int x = 6; x < plain.width() - 2; ++x) { // the bar in the margin is no highlight
            // Black ink stays black under a highlight, so its surroundings are tested.
            bool lit = false;
            for (int by = -2; by <= 2; ++by)
                lit |= plain.pixel(x, y + by) != marked.pixel(x, y + by) ||
                       plain.pixel(x + by, y) != marked.pixel(x + by, y);
            const bool meant = isInk(alone.pixel(x, y));
            sum.known += meant;
            sum.covered += meant && lit;
            sum.others += !meant && lit && isInk(plain.pixel(x, y));
        }
    }
    return sum;
}

struct Case
{
    QList<tests::PdfPage> pages;
    QStringList lines; // lines of the quotation
};

QByteArray withOnly(const Case &given)
{
    QList<tests::PdfPage> pages = given.pages;
    for (tests::PdfPage &page : pages)
        page.lines.removeIf([&](const tests::PdfLine &line) { return !given.lines.contains(line.text); });
    return tests::makePdf(pages);
}

Case turned(int rotate, double crop)
{
    Case made;
    made.lines = {QStringLiteral("Ice keeps the coast cold,"), QStringLiteral("and so do the winds of the pole.")};
    tests::PdfPage page = tests::pdfPage(QStringLiteral("The climate of the coast.\n\nIt rains in summer.\n") +
                                             made.lines.join(u'\n') + QStringLiteral("\nNobody lives there."),
                                         100, 14);
    page.rotate = rotate;
    page.crop = crop;
    made.pages = {page};
    return made;
}

Case inColumns()
{
    Case made;
    made.lines = {QStringLiteral("Copper was first smelted here,"), QStringLiteral("seven thousand years ago, in a"),
                  QStringLiteral("furnace that was found again.")};
    const QString other = QStringLiteral("The other column goes on about\nthe price of silver and of tin,\n");
    made.pages = {tests::twoColumns(QStringLiteral("Metals are known for long, and\nnobody knows who began it all.\n") +
                                        made.lines.join(u'\n') +
                                        QStringLiteral("\nAfter that came bronze, which is\nharder, and iron at last."),
                                    other.repeated(3) + QStringLiteral("which rose and fell each year."))};
    return made;
}

Case overPages()
{
    Case made;
    made.lines = {QStringLiteral("A sentence that begins at the foot of the first page"),
                  QStringLiteral("goes on at the head of the next one and ends there.")};
    made.pages = {tests::pdfPage(QStringLiteral("Other words stand above.\n\n") + made.lines[0]),
                  tests::pdfPage(made.lines[1] + QStringLiteral("\n\nOther words stand below."))};
    return made;
}

} // namespace

class TestHighlights : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { ui::applyTheme(QStringLiteral("light")); }

    void theWordsThatAreMeantAreHighlighted_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("rotate");
        QTest::addColumn<int>("crop");
        QTest::addColumn<int>("turns");
        for (const int rotate : {0, 90, 180, 270})
            for (const int turns : {0, 1, 2, 3})
                QTest::addRow("rotated %d, turned %d", rotate, turns) << 0 << rotate << 0 << turns;
        QTest::newRow("cropped") << 0 << 0 << 60 << 0;
        QTest::newRow("cropped and rotated") << 0 << 90 << 60 << 0;
        QTest::newRow("cropped, rotated and turned") << 0 << 270 << 60 << 1;
        QTest::newRow("two columns") << 1 << 0 << 0 << 0;
        QTest::newRow("two columns, turned") << 1 << 0 << 0 << 3;
        QTest::newRow("two pages") << 2 << 0 << 0 << 0;
        QTest::newRow("two pages, turned") << 2 << 0 << 0 << 2;
    }
    void theWordsThatAreMeantAreHighlighted()
    {
        QFETCH(int, kind);
        QFETCH(int, rotate);
        QFETCH(int, crop);
        QFETCH(int, turns);
        const Case given = kind == 0 ? turned(rotate, crop) : kind == 1 ? inColumns() : overPages();
        Desk whole(tests::makePdf(given.pages));
        Desk alone(withOnly(given));
        whole.view.canvas()->setTurns(turns);
        alone.view.canvas()->setTurns(turns);
        const QList<PlaceOnPage> places = whole.places(given.lines.join(u' '));
        QVERIFY2(!places.isEmpty(), qPrintable(whole.book.page(1).text));
        for (int page = 1; page <= given.pages.size(); ++page) {
            whole.view.canvas()->setHighlights({});
            const QImage plain = whole.drawn(page);
            whole.view.canvas()->setHighlights(places);
            const Overlap sum = overlap(plain, whole.drawn(page), alone.drawn(page));
            QVERIFY(sum.known > 300);
            const QString figures =
                QStringLiteral("%1 of %2 pixels, and %3 of others").arg(sum.covered).arg(sum.known).arg(sum.others);
            QVERIFY2(sum.covered >= 0.9 * sum.known, qPrintable(figures));
            QVERIFY2(sum.others <= 0.1 * sum.known, qPrintable(figures));
        }
    }

    // Real files: there is ink wherever a word is reported.
    void wordsOfRealFilesStandOnInk_data()
    {
        QTest::addColumn<QString>("file");
        for (const char *file :
             {"pdfplumber__nics-background-checks-2015-11-rotated.pdf", "pdfbox__PDFBOX-2984-rotations.pdf",
              "pdf.js__hello_world_rotated.pdf", "unstructured__rotated-page-90.pdf", "unstructured__multi-column.pdf",
              "pdfplumber__federal-register-2020-17221.pdf", "unstructured__layout-parser-paper-fast.pdf"})
            QTest::newRow(file) << QStringLiteral(ATTEST_SHARED_DATA "/hard-pdfs/pdfs/%1").arg(QLatin1String(file));
    }
    void wordsOfRealFilesStandOnInk()
    {
        QFETCH(QString, file);
        if (!QFile::exists(file))
            QSKIP("the hard PDFs are not in the shared data");
        const Result<ReadPdf> read = readPdf(file, {}, {}, {});
        QVERIFY(read);
        constexpr double scale = 2;
        int words = 0;
        int onInk = 0;
        for (int number = 1; number <= std::min<qsizetype>(read->pages.size(), 6); ++number) {
            const Result<PageImage> drawn = renderPage(file, {}, number, scale, {});
            QVERIFY(drawn);
            const QImage image(reinterpret_cast<const uchar *>(drawn->pixels.constData()), drawn->width, drawn->height,
                               QImage::Format_RGB32);
            for (const Word &word : read->pages[number - 1].words) {
                const QRectF box(QPointF(word.box.left, word.box.top), QPointF(word.box.right, word.box.bottom));
                const QRect pixels =
                    QRectF(box.topLeft() * scale, box.size() * scale).toAlignedRect().intersected(image.rect());
                int least = 255;
                int most = 0;
                for (int y = pixels.top(); y <= pixels.bottom(); ++y) {
                    for (int x = pixels.left(); x <= pixels.right(); ++x) {
                        least = std::min(least, qGray(image.pixel(x, y)));
                        most = std::max(most, qGray(image.pixel(x, y)));
                    }
                }
                ++words;
                onInk += most - least > 60;
            }
        }
        const QString figures = QStringLiteral("%1 of %2 words").arg(onInk).arg(words);
        QVERIFY2(words > 0 && onInk >= 0.97 * words, qPrintable(figures));
        qInfo("%s", qPrintable(figures));
    }
};

QTEST_MAIN(TestHighlights)
#include "tst_highlights.moc"
