// Scans made by the test from known text, recognised by Tesseract: what is found, where, and how it is stored.
#include "core/ingest/ingestflow.h"
#include "core/ingest/recognitionflow.h"
#include "core/chunking/chunker.h"
#include "pdfs.h"
#include "scans.h"
#include "tests/traceevents.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <mutex>

using namespace core;
using namespace tests;

namespace {

// Several hundred words as in a report: names, numbers, brackets, a hyphenated word.
QStringList knownLines()
{
    static const char *const text[] = {
        "The survey of the northern lakes began in March 1998 and ended eleven years later.",
        "Water samples were taken at forty places, from the surface down to a depth of 120 metres,",
        "and sent to three laboratories that did not know of each other. Copper, lead and mercury",
        "were found in all of them; the limits of the directive (Annex II, table 4) were exceeded in",
        "seven cases. In the winter of 2003 a pipe broke near the village of Aldersund, and about",
        "2,400 litres of fuel reached the shore before anybody noticed. The committee recommended",
        "that every tank be inspected twice a year, that the results be published within thirty days,",
        "and that the owners pay for the work. None of this was done until the harbour was closed.",
        "Fishing was forbidden between June and September; boats were not allowed to anchor east of",
        "the island. Those who depended on the lake received a small pension, which was paid by the",
        "province and not, as many had expected, by the company. The number of visitors fell by half.",
        "A second report describes how quickly the water recovered. Plants returned in the third",
        "summer, insects in the fourth, and trout were seen again in the autumn of 2008. Whether the",
        "sediment is safe remains uncertain: measurements differ by a factor of ten, and the oldest",
        "instruments were replaced without being compared with the new ones. The authors conclude",
        "that monitoring should continue for at least another decade, at a cost of 75,000 crowns a",
        "year. They thank the fishermen of both villages, whose notebooks go back to 1931, and the",
        "school whose pupils counted birds every Sunday. Maps, tables and photographs are appended."};
    QStringList lines;
    for (const char *line : text)
        lines.append(QString::fromLatin1(line));
    return lines;
}

PdfPage knownPage(const QStringList &lines = knownLines())
{
    PdfPage page = pdfPage(lines.join(u'\n'), 60, 11);
    for (PdfLine &line : page.lines)
        line.y = 40 + 1.5 * line.y;
    return page;
}

struct Known
{
    GreyPicture picture;
    QList<Page> pages; // as read from the text itself
};

Known known(const QString &folder, const PdfPage &page = knownPage())
{
    const QString path = folder + QStringLiteral("/known.pdf");
    Known known;
    if (!tests::writeFile(path, makePdf(QList<PdfPage>{page})))
        return known;
    const Result<ReadPdf> read = readPdf(path, {}, {}, {});
    const Result<PageImage> image = renderPage(path, {}, 1, 300.0 / 72, {});
    if (read && image) {
        known.pages = read->pages;
        known.picture = grey(*image);
    }
    return known;
}

QString textOf(const Page &page, const Word &word)
{
    return page.text.mid(word.from, word.length);
}

// The position of a box after its page is rotated clockwise about its centre.
Box turned(const Box &box, double degrees, float width, float height)
{
    const double angle = degrees * std::numbers::pi / 180;
    const double x = (box.left + box.right) / 2 - width / 2;
    const double y = (box.top + box.bottom) / 2 - height / 2;
    const double toX = std::cos(angle) * x - std::sin(angle) * y + width / 2;
    const double toY = std::sin(angle) * x + std::cos(angle) * y + height / 2;
    const double halfWidth = (box.right - box.left) / 2;
    const double halfHeight = (box.bottom - box.top) / 2;
    return {float(toX - halfWidth), float(toY - halfHeight), float(toX + halfWidth), float(toY + halfHeight)};
}

struct Match
{
    int words = 0;
    int found = 0;
    float farthest = 0; // largest error of a box's side, in points
    QStringList missed;
};

float distance(const Box &a, const Box &b)
{
    return std::max({std::abs(a.left - b.left), std::abs(a.top - b.top), std::abs(a.right - b.right),
                     std::abs(a.bottom - b.bottom)});
}

// Matches each known word with the nearest recognised one that is equal.
Match match(const Page &truth, const Page &page, const std::function<Box(const Box &)> &moved)
{
    Match match;
    for (const Word &word : truth.words) {
        const Box box = moved(word.box);
        float nearest = 1000;
        for (const Word &other : page.words) {
            if (textOf(page, other) == textOf(truth, word))
                nearest = std::min(nearest, distance(box, other.box));
        }
        ++match.words;
        if (nearest > 20) {
            match.missed.append(textOf(truth, word));
            continue;
        }
        ++match.found;
        match.farthest = std::max(match.farthest, nearest);
    }
    return match;
}

bool isPage(const TraceEvent &event) // a page that was completed
{
    const StepProgress *progress = event.as<StepProgress>();
    return progress && !progress->text.isEmpty();
}

struct Place
{
    QTemporaryDir folder;
    std::unique_ptr<Library> library =
        *Library::open(folder.filePath(QStringLiteral("library")), [](const QString &) {});
    std::mutex mutex;
    Trace trace;
    Inline alone;

    QString pathOf(const QString &name) const { return folder.filePath(name); }

    Result<Document> add(const QString &name, const QByteArray &bytes, bool again = false)
    {
        tests::writeFile(pathOf(name), bytes);
        return addFile(pathOf(name), again);
    }
    Result<Document> addFile(const QString &path, bool again = false)
    {
        IngestingTools tools{*library, {}, {}, {}};
        return ingest(path, {}, again, tools, [](const TraceEvent &) {});
    }
    Result<Document> recognise(DocumentId id, Wanted wanted = Wanted::Untried, std::stop_token stop = {},
                               const TraceSink &sink = {})
    {
        RecognisingTools tools{*library, {}, alone, 1, stop};
        trace.clear();
        return core::recognise(id, 0, {}, wanted, tools, [&](const TraceEvent &event) {
            const std::scoped_lock lock(mutex);
            trace.append(event);
            if (sink)
                sink(event);
        });
    }
    Result<QList<Passage>> find(const QString &words) const
    {
        Query query;
        query.text = words;
        return library->search(query, {});
    }
    QStringList progress() const
    {
        QStringList told;
        for (const TraceEvent &event : trace) {
            if (isPage(event))
                told.append(event.as<StepProgress>()->text);
        }
        return told;
    }
};

// Fails with the error of each of the first calls for a page's picture, then works like the reader.
class FailingReader
{
public:
    FailingReader(const Place &place, int failures, const QByteArray &failing = "exit 1")
    {
        const QString path = place.pathOf(QStringLiteral("reader"));
        const QByteArray folder = QFile::encodeName(place.folder.path());
        tests::writeFile(path, "#!/bin/bash\ncd '" + folder + "'\necho -n x >> calls\nif [ $(wc -c < calls) -le " +
                                   QByteArray::number(failures) + " ]; then " + failing +
                                   "; fi\nexec " ATTEST_BINARIES "/attest-pdf\n");
        QFile::setPermissions(path, QFile::ReadOwner | QFile::ExeOwner);
        qputenv("ATTEST_PDF", QFile::encodeName(path));
    }
    ~FailingReader() { qunsetenv("ATTEST_PDF"); }
    FailingReader(const FailingReader &) = delete;
    FailingReader &operator=(const FailingReader &) = delete;
};

GreyPicture small(const QString &folder, const QString &text)
{
    PdfPage page = pdfPage(text, 20, 12);
    page.width = 300;
    page.height = 150;
    return known(folder, page).picture;
}

} // namespace

class tst_recognitionflow : public QObject
{
    Q_OBJECT

private slots:
    void readsAScanByTheLanguageItIsIn_data()
    {
        QTest::addColumn<QStringList>("lines");
        QTest::addColumn<QString>("languages");
        QTest::newRow("German")
            << QStringList{QString::fromUtf8(
                               "Die Mitglieder wählen für die Dauer von drei Jahren einen Vorstand, über dessen"),
                           QString::fromUtf8(
                               "Entschädigung die Jahreshauptversammlung beschließt. Größere Änderungen der Satzung"),
                           QString::fromUtf8(
                               "bedürfen einer Mehrheit von zwei Dritteln; fällt sie aus, genügt für die nächste"),
                           QString::fromUtf8(
                               "Sitzung die einfache Mehrheit. Überschüsse fließen ausschließlich gemeinnützigen"),
                           QString::fromUtf8("Zwecken zu, und Prüfberichte liegen während der Öffnungszeiten in der "
                                             "Geschäftsstelle aus.")}
            << QStringLiteral("deu");
        QTest::newRow("English") << knownLines().mid(0, 8) << QStringLiteral("eng");
    }

    void readsAScanByTheLanguageItIsIn()
    {
        if (!installedOcrLanguages().installed.contains(QStringLiteral("deu")))
            QSKIP("the German language of Tesseract is not installed");
        QFETCH(QStringList, lines);
        QFETCH(QString, languages);
        Place place;
        const Known truth = known(place.folder.path(), knownPage(lines));
        const Result<Document> added = place.add(QStringLiteral("scan.pdf"), makeScan({{truth.picture, {}, 0}}));
        QVERIFY(added);
        const Result<Document> done = place.recognise(added->id);
        QVERIFY(done);
        const Result<Page> page = place.library->page(done->id, 1);
        QVERIFY(page);
        for (const QString &word : lines.first().split(u' '))
            QVERIFY2(page->text.contains(word), qPrintable(page->text));
        const auto by = std::find_if(place.trace.cbegin(), place.trace.cend(), [&](const TraceEvent &event) {
            const StepLeft *left = event.as<StepLeft>();
            return left && left->because == QStringLiteral("by ") + languages;
        });
        QVERIFY(by != place.trace.cend());
    }

    void initTestCase()
    {
        if (!installedOcrLanguages().installed.contains(QStringLiteral("eng")))
            QSKIP("Tesseract's data for English is not installed (tesseract-ocr-eng)");
        qputenv("LC_ALL", "C.UTF-8");
    }

    void readsAScanWithAStamp()
    {
        Place place;
        const GreyPicture letter = small(place.folder.path(), QStringLiteral("The fee is 310 pounds a month."));
        const GreyPicture blank{letter.width, letter.height, QByteArray(letter.pixels.size(), char(255))};
        const Result<Document> added =
            place.add(QStringLiteral("scan.pdf"), makeScan({{letter, {}, 0, "HAL-01"}, {blank, {}, 0, "HAL-02"}}));
        QVERIFY(bool(added));
        QCOMPARE(added->status, DocumentStatus::Indexed);
        QCOMPARE(LibraryRecognition(*place.library).waiting().size(), 1);
        QCOMPARE(LibraryRecognition(*place.library).waiting().first().pages, 2);
        QVERIFY(bool(place.recognise(added->id)));
        const Result<Page> page = place.library->page(added->id, 1);
        QCOMPARE(page->status, PageStatus::Ocr);
        QCOMPARE(page->text.simplified(), QStringLiteral("The fee is 310 pounds a month. HAL-01"));
        const Result<Page> other = place.library->page(added->id, 2);
        QCOMPARE(other->status, PageStatus::Text);
        QCOMPARE(other->text, QStringLiteral("HAL-02"));
        QVERIFY(LibraryRecognition(*place.library).waiting().isEmpty());
        QVERIFY(bool(place.addFile(place.pathOf(QStringLiteral("scan.pdf")), true))); // reads it again
        QCOMPARE(place.library->page(added->id, 1)->text, page->text);
        QVERIFY(LibraryRecognition(*place.library).waiting().isEmpty());
    }

    void readsAScan()
    {
        Place place;
        const Known truth = known(place.folder.path());
        const Page &original = truth.pages.first();
        const double skew = 0.5;
        const Result<Document> added =
            place.add(QStringLiteral("scan.pdf"), makeScan({{dirty(skewed(truth.picture, skew)), {}, 0}}));
        QVERIFY(bool(added));
        QCOMPARE(added->status, DocumentStatus::Scanned);

        const Result<Document> read = place.recognise(added->id);
        QVERIFY2(bool(read), read ? "" : qPrintable(read.error().message + read.error().detail));
        QCOMPARE(read->status, DocumentStatus::Indexed);
        QCOMPARE(read->id, added->id);
        QCOMPARE(read->coverage.ocr, 1);
        QCOMPARE(read->coverage.empty, 0);
        QCOMPARE(read->reason, QString());
        const Page page = *place.library->page(read->id, 1);
        QCOMPARE(page.status, PageStatus::Ocr);
        const Match found =
            match(original, page, [&](const Box &box) { return turned(box, skew, original.width, original.height); });
        qInfo("%d of %d words, boxes within %.2f points", found.found, found.words, double(found.farthest));
        QVERIFY2(found.words > 250, qPrintable(QString::number(found.words)));
        QVERIFY2(found.found >= 0.98 * found.words, qPrintable(found.missed.join(u' ')));
        QVERIFY2(found.farthest <= 3, qPrintable(QString::number(found.farthest)));
    }

    void citesWhatItRecognised()
    {
        Place place;
        const Known truth = known(place.folder.path());
        const Result<Document> added = place.add(QStringLiteral("scan.pdf"), makeScan({{truth.picture, {}, 0}}));
        QVERIFY(bool(place.recognise(added->id)));
        const Result<QList<Passage>> passages = place.find(QStringLiteral("trout autumn 2008"));
        QVERIFY(passages && !passages->isEmpty());
        const Passage &passage = passages->first();
        const int from = int(passage.text.indexOf(QStringLiteral("trout were seen again")));
        QVERIFY2(from >= 0, qPrintable(passage.text));
        const QList<PlaceOnPage> places = place.library->places(passage, from, from + 21);
        QCOMPARE(places.size(), 1);
        QCOMPARE(places.first().page, 1);
        QCOMPARE(places.first().boxes.size(), 1);
        const Page &page = truth.pages.first();
        const Word *first = nullptr;
        const Word *last = nullptr;
        for (const Word &word : page.words) {
            if (textOf(page, word) == QLatin1String("trout"))
                first = &word;
            if (first && !last && textOf(page, word) == QLatin1String("again"))
                last = &word;
        }
        QVERIFY(first && last);
        const Box truly{first->box.left, first->box.top, last->box.right, last->box.bottom};
        QVERIFY2(distance(truly, places.first().boxes.first()) <= 3,
                 qPrintable(QString::number(distance(truly, places.first().boxes.first()))));
    }

    void readsAScanInsideADocumentThatHasText()
    {
        Place place;
        const Known truth = known(place.folder.path());
        const ScanPage before{{}, pdfPage(QStringLiteral("The first page is made of letters.")), 0};
        const ScanPage after{{}, pdfPage(QStringLiteral("So is the last one, on zinc.")), 0};
        const Result<Document> added =
            place.add(QStringLiteral("mixed.pdf"), makeScan({before, {truth.picture, {}, 0}, after}));
        QVERIFY(bool(added));
        QCOMPARE(added->status, DocumentStatus::Indexed);
        QCOMPARE(added->coverage.text, 2);
        QCOMPARE(LibraryRecognition(*place.library).waiting().size(), 1);
        QCOMPARE(LibraryRecognition(*place.library).waiting().first().pages, 1);
        const Result<Document> read = place.recognise(added->id);
        QVERIFY(bool(read));
        QCOMPARE(read->id, added->id);
        QCOMPARE(read->coverage.text, 2);
        QCOMPARE(read->coverage.ocr, 1);
        QCOMPARE(place.library->page(read->id, 3)->text, QStringLiteral("So is the last one, on zinc."));
        for (const char *word : {"letters", "notebooks", "zinc"}) {
            const auto passages = place.find(QString::fromLatin1(word));
            QVERIFY2(passages && !passages->isEmpty(), word);
        }
        QVERIFY(LibraryRecognition(*place.library).waiting().isEmpty());
    }

    void readsPagesThatWereTurned_data()
    {
        QTest::addColumn<int>("quarters"); // the picture's rotation, clockwise
        QTest::addColumn<int>("rotate");   // the page's rotation
        QTest::newRow("by the page") << 3 << 90;
        QTest::newRow("lying on its right side") << 1 << 0;
        QTest::newRow("upside down") << 2 << 0;
        QTest::newRow("lying on its left side") << 3 << 0;
    }

    void readsPagesThatWereTurned()
    {
        QFETCH(int, quarters);
        QFETCH(int, rotate);
        if (!installedOcrLanguages().findsOrientation)
            QSKIP("Tesseract's data for orientation is not installed (tesseract-ocr-osd)");
        Place place;
        const Known truth = known(place.folder.path());
        const Page &original = truth.pages.first();
        const Result<Document> added =
            place.add(QStringLiteral("scan.pdf"), makeScan({{quarterTurned(truth.picture, quarters), {}, rotate}}));
        QVERIFY(bool(place.recognise(added->id)));
        const Page page = *place.library->page(added->id, 1);
        const int still = (quarters + rotate / 90) % 4; // as displayed
        const Match found = match(original, page, [&](Box box) {
            float width = original.width;
            float height = original.height;
            for (int i = 0; i < still; ++i) {
                box = {height - box.bottom, box.left, height - box.top, box.right};
                std::swap(width, height);
            }
            return box;
        });
        qInfo("%d of %d words, boxes within %.2f points", found.found, found.words, double(found.farthest));
        QVERIFY2(found.found >= 0.98 * found.words, qPrintable(found.missed.join(u' ')));
        QVERIFY2(found.farthest <= 3, qPrintable(QString::number(found.farthest)));
    }

    void readsTheScansOfOthers_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("phrase");
        const auto row = [](const char *file, const char *phrase) {
            QTest::newRow(file) << QString::fromLatin1(file) << QString::fromLatin1(phrase);
        };
        row("docling__ocr_test", "bundles PDF document conversion to JSON and Markdown in an easy self contained");
        row("docling__ocr_test_rotated_90", "bundles PDF document conversion to JSON and Markdown in an easy self");
        row("unstructured__loremipsum-flat", "Lorem ipsum dolor sit amet");
        row("OCRmyPDF__ccitt", "");
        row("OCRmyPDF__multipage", "megapixels");
    }

    void readsTheScansOfOthers()
    {
        QFETCH(QString, file);
        QFETCH(QString, phrase);
        const QString path = QStringLiteral(ATTEST_SHARED_DATA "/hard-pdfs/pdfs/") + file + QStringLiteral(".pdf");
        if (!QFile::exists(path))
            QSKIP("the hard PDFs are not in the shared data");
        Place place;
        const Result<Document> added = place.addFile(path);
        QVERIFY(bool(added));
        const Result<Document> read = place.recognise(added->id);
        QVERIFY2(bool(read), read ? "" : qPrintable(read.error().message));
        QCOMPARE(read->status, DocumentStatus::Indexed);
        QVERIFY(read->coverage.ocr > 0);
        QString all;
        for (int number = 1; number <= read->pages; ++number)
            all += place.library->page(read->id, number)->text.simplified() + u'\n';
        QVERIFY2(all.contains(phrase), qPrintable(all.left(2000)));
    }

    void goesOnWhereItWasStopped()
    {
        Place place;
        const QString folder = place.folder.path();
        const Result<Document> added =
            place.add(QStringLiteral("scan.pdf"),
                      makeScan({{small(folder, QStringLiteral("The first page speaks of iron")), {}, 0},
                                {small(folder, QStringLiteral("The second page speaks of silver")), {}, 0},
                                {small(folder, QStringLiteral("The third page speaks of copper")), {}, 0}}));
        std::stop_source stop;
        const Result<Document> stopped =
            place.recognise(added->id, Wanted::Untried, stop.get_token(), [&](const TraceEvent &event) {
                if (isPage(event))
                    stop.request_stop();
            });
        QVERIFY(!stopped);
        QCOMPARE(stopped.error().code, Error::Cancelled);
        QCOMPARE(place.library->document(added->id)->status, DocumentStatus::Scanned);
        QCOMPARE(place.library->page(added->id, 1)->text, QString());
        // Rereading in between does not undo it.
        QVERIFY(bool(place.addFile(place.pathOf(QStringLiteral("scan.pdf")), true)));

        const Result<Document> read = place.recognise(added->id);
        QVERIFY2(bool(read), read ? "" : qPrintable(read.error().message));
        QCOMPARE(place.progress(), (QStringList{QStringLiteral("page 2 of 3"), QStringLiteral("page 3 of 3")}));
        QCOMPARE(read->coverage.ocr, 3);
        QCOMPARE(place.library->page(added->id, 1)->text, QStringLiteral("The first page speaks of iron"));
        QCOMPARE(place.library->page(added->id, 3)->text, QStringLiteral("The third page speaks of copper"));
    }

    void triesAPageAgainThatFailed()
    {
        Place place;
        const Result<Document> added =
            place.add(QStringLiteral("scan.pdf"),
                      makeScan({{small(place.folder.path(), QStringLiteral("The page speaks of iron")), {}, 0}}));
        const FailingReader reader(place, 1);
        const Result<Document> read = place.recognise(added->id);
        QVERIFY2(bool(read), read ? "" : qPrintable(read.error().message));
        QCOMPARE(read->coverage.ocr, 1);
        QCOMPARE(place.library->page(added->id, 1)->text, QStringLiteral("The page speaks of iron"));
    }

    void remembersNoFailureOfARunThatWasStopped()
    {
        Place place;
        const QString folder = place.folder.path();
        const Result<Document> added =
            place.add(QStringLiteral("scan.pdf"),
                      makeScan({{small(folder, QStringLiteral("The first page speaks of iron")), {}, 0},
                                {small(folder, QStringLiteral("The second page speaks of silver")), {}, 0}}));
        std::stop_source stop;
        {
            const FailingReader reader(place, 1);
            const Result<Document> stopped =
                place.recognise(added->id, Wanted::Untried, stop.get_token(), [&](const TraceEvent &event) {
                    if (textOf(event).startsWith(QStringLiteral("page 2")))
                        stop.request_stop();
                });
            QVERIFY(!stopped);
            QCOMPARE(stopped.error().code, Error::Cancelled);
        }
        const Result<Document> read = place.recognise(added->id);
        QVERIFY2(bool(read), read ? "" : qPrintable(read.error().message));
        QCOMPARE(place.progress().last(), QStringLiteral("page 2 of 2"));
        QCOMPARE(read->coverage.ocr, 2);
    }

    void saysWhatCannotBeDrawnAndTriesItWhenTheUserSaysSo()
    {
        Place place;
        const Result<Document> added =
            place.add(QStringLiteral("scan.pdf"),
                      makeScan({{small(place.folder.path(), QStringLiteral("The page speaks of iron")), {}, 0}}));
        {
            const FailingReader reader(place, 2);
            QVERIFY(bool(place.recognise(added->id)));
        }
        QCOMPARE(place.library->page(added->id, 1)->reason, QStringLiteral("only pictures, and it cannot be drawn"));
        QVERIFY(LibraryRecognition(*place.library).waiting().isEmpty()); // not repeated
        const Result<Document> read = place.recognise(added->id, Wanted::Unread);
        QVERIFY2(bool(read), read ? "" : qPrintable(read.error().message));
        QCOMPARE(read->coverage.ocr, 1);
    }

    void blamesNoPageForAFileThatIsNotThere_data()
    {
        QTest::addColumn<QByteArray>("what");
        QTest::newRow("gone") << QByteArray("rm scan.pdf; exit 1");
        QTest::newRow("written over") << QByteArray("echo >> scan.pdf; exit 1");
        QTest::newRow("other content") << QByteArray("touch -r scan.pdf t; sed -i s/PDF-1.5/PDF-1.4/ scan.pdf; "
                                                     "touch -r t scan.pdf; exit 1");
    }

    void blamesNoPageForAFileThatIsNotThere()
    {
        QFETCH(QByteArray, what);
        Place place;
        const QString folder = place.folder.path();
        const Result<Document> added =
            place.add(QStringLiteral("scan.pdf"),
                      makeScan({{small(folder, QStringLiteral("The first page speaks of iron")), {}, 0},
                                {small(folder, QStringLiteral("The second page speaks of silver")), {}, 0}}));
        const FailingReader reader(place, 100, what);
        const Result<Document> read = place.recognise(added->id);
        QVERIFY(!read);
        QCOMPARE(read.error().code, Error::NotFound);
        QCOMPARE(LibraryRecognition(*place.library).waiting().size(), 1);
        QCOMPARE(LibraryRecognition(*place.library).waiting().first().pages, 2);
    }

    void keepsWhatItRecognisedWhereAnotherAttemptFails()
    {
        Place place;
        const Result<Document> added =
            place.add(QStringLiteral("scan.pdf"),
                      makeScan({{small(place.folder.path(), QStringLiteral("The page speaks of iron")), {}, 0}}));
        QVERIFY(bool(place.recognise(added->id)));
        const FailingReader reader(place, 2);
        const Result<Document> read = place.recognise(added->id, Wanted::Every);
        QVERIFY2(bool(read), read ? "" : qPrintable(read.error().message));
        QCOMPARE(read->status, DocumentStatus::Indexed);
        QCOMPARE(read->coverage.ocr, 1);
        QCOMPARE(place.library->page(added->id, 1)->text, QStringLiteral("The page speaks of iron"));
        const auto passages = place.find(QStringLiteral("iron"));
        QVERIFY(passages && !passages->isEmpty());
    }

    void keepsWhatItRecognisedWhenTheFileIsReadAgain()
    {
        Place place;
        const Result<Document> added =
            place.add(QStringLiteral("scan.pdf"),
                      makeScan({{small(place.folder.path(), QStringLiteral("The page speaks of iron")), {}, 0}}));
        QVERIFY(bool(place.recognise(added->id)));
        const Result<Document> again = place.addFile(place.pathOf(QStringLiteral("scan.pdf")), true);
        QVERIFY2(bool(again), again ? "" : qPrintable(again.error().message));
        QCOMPARE(again->status, DocumentStatus::Indexed);
        QCOMPARE(again->coverage.ocr, 1);
        QCOMPARE(place.library->page(added->id, 1)->text, QStringLiteral("The page speaks of iron"));
        QCOMPARE(place.recognise(added->id)->coverage.ocr, 1);
        QVERIFY(place.progress().isEmpty());
    }

    void recognisesEveryPageWhereTheUserSaysSo()
    {
        Place place;
        ScanPage page{small(place.folder.path(), QStringLiteral("The page speaks of iron")), {}, 0};
        page.text = pdfPage(QStringLiteral("Tlxe qagc sqcaks nf irqn"), 20); // beneath the picture
        const Result<Document> added = place.add(QStringLiteral("layer.pdf"), makeScan({page}));
        QVERIFY(bool(added));
        QCOMPARE(added->status, DocumentStatus::Indexed);
        QCOMPARE(place.recognise(added->id)->coverage.ocr, 0);
        QCOMPARE(place.recognise(added->id, Wanted::Every)->coverage.ocr, 1);
        QCOMPARE(place.library->page(added->id, 1)->text, QStringLiteral("The page speaks of iron"));
    }

    void saysThatNothingWasRecognised()
    {
        Place place;
        GreyPicture empty{1200, 600, QByteArray(1200 * 600, char(255))};
        for (int i = 0; i < 400; ++i)
            empty.pixels[i * 1201 % empty.pixels.size()] = 0;
        const Result<Document> added = place.add(QStringLiteral("blot.pdf"), makeScan({{empty, {}, 0}}));
        QCOMPARE(added->status, DocumentStatus::Scanned);
        const Result<Document> read = place.recognise(added->id);
        QVERIFY(bool(read));
        QCOMPARE(read->status, DocumentStatus::Scanned);
        QCOMPARE(read->reason,
                 QStringLiteral("No text was recognised in the pictures of this PDF; try other languages."));
        QCOMPARE(place.library->page(read->id, 1)->reason, QLatin1String(NothingRecognisedReason));
        QCOMPARE(place.library->page(read->id, 1)->status, PageStatus::Empty);
        QVERIFY(LibraryRecognition(*place.library).waiting().isEmpty()); // not repeated
    }

    void keepsNothingOfADocumentThatWasRemovedMeanwhile()
    {
        Place place;
        const Result<Document> added =
            place.add(QStringLiteral("scan.pdf"),
                      makeScan({{small(place.folder.path(), QStringLiteral("The page speaks of iron")), {}, 0}}));
        const Result<Document> read = place.recognise(added->id, Wanted::Untried, {}, [&](const TraceEvent &event) {
            if (isPage(event))
                (void)place.library->remove(added->id);
        });
        QVERIFY(!read);
        QCOMPARE(read.error().code, Error::NotFound);
        QVERIFY(place.library->documents().isEmpty());
        QCOMPARE(place.library->passageCount(), 0);
    }

    void takesNoOtherFileForTheOneItRead()
    {
        Place place;
        const Result<Document> added =
            place.add(QStringLiteral("scan.pdf"),
                      makeScan({{small(place.folder.path(), QStringLiteral("The page speaks of iron")), {}, 0}}));
        tests::writeFile(place.pathOf(QStringLiteral("scan.pdf")),
                         makeScan({{small(place.folder.path(), QStringLiteral("A page on lead")), {}, 0}}));
        const Result<Document> read = place.recognise(added->id);
        QVERIFY(!read);
        QCOMPARE(read.error().code, Error::NotFound);
        QFile::remove(place.pathOf(QStringLiteral("scan.pdf")));
        QCOMPARE(place.recognise(added->id).error().code, Error::NotFound);
        QCOMPARE(place.library->document(added->id)->status, DocumentStatus::Scanned);
    }
};

QTEST_GUILESS_MAIN(tst_recognitionflow)
#include "tst_recognitionflow.moc"
