// Searching words in a document, its outline and its pages' text, all outside the window's thread.
#include "app/services/assistant.h"
#include "tests/pdfs.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace core;

namespace {

constexpr int patience = 20000;

struct Reader
{
    QTemporaryDir folder;
    std::unique_ptr<app::Assistant> assistant =
        std::make_unique<app::Assistant>(folder.filePath(QStringLiteral("library")));
    QList<Document> documents;

    Reader()
    {
        QObject::connect(assistant.get(), &app::Assistant::libraryChanged, assistant.get(),
                         [this](const QList<Document> &all) { documents = all; });
    }

    Document add(const char *name, const QByteArray &pdf)
    {
        const QString path = folder.filePath(QLatin1String(name));
        if (!tests::writeFile(path, pdf))
            qFatal("cannot write");
        const auto kept = [&] {
            for (const Document &document : std::as_const(documents)) {
                if (document.path == path && document.status == DocumentStatus::Indexed)
                    return document;
            }
            return Document();
        };
        assistant->documents().add({path});
        (void)QTest::qWaitFor([&] { return kept().id != 0; }, patience);
        return kept();
    }

    app::Findings find(const Document &document, const QString &words)
    {
        app::Findings all;
        assistant->pages().find(document.id, words, {assistant.get(), [&all](const app::Findings &part) {
                                                         all.places.append(part.places);
                                                         all.unread = part.unread;
                                                         all.more = part.more;
                                                         all.done = part.done;
                                                     }});
        (void)QTest::qWaitFor([&] { return all.done; }, patience);
        return all;
    }
};

QList<int> pagesOf(const app::Findings &findings)
{
    QList<int> pages;
    for (const PlaceOnPage &place : findings.places)
        pages.append(place.page);
    return pages;
}

} // namespace

class TestFinding : public QObject
{
    Q_OBJECT

private slots:
    void findsEveryPlaceWithItsBoxes()
    {
        Reader reader;
        const Document document = reader.add("a.pdf", tests::makePdf({
                                                          QStringLiteral("The résumé of copper.\nCopper wires."),
                                                          QStringLiteral("Nothing of it here."),
                                                          QStringLiteral("At the end there is cop-\nper again."),
                                                      }));
        QVERIFY(document.id != 0);
        const app::Findings found = reader.find(document, QStringLiteral("COPPER"));
        QCOMPARE(pagesOf(found), (QList<int>{1, 1, 3}));
        QCOMPARE(found.places[0].boxes.size(), 1);
        QCOMPARE(found.places[2].boxes.size(), 2); // spans a line break
        const Box box = found.places[1].boxes.first();
        QVERIFY2(qAbs(box.left - 72) < 2 && box.right < 120, qPrintable(QString::number(box.left)));
        QCOMPARE(found.unread, 0);
        QVERIFY(!found.more);
        QCOMPARE(pagesOf(reader.find(document, QStringLiteral("resume"))), (QList<int>{1}));
        QVERIFY(reader.find(document, QStringLiteral("gold")).places.isEmpty());
    }

    void saysOnHowManyPagesNothingCanBeFound()
    {
        Reader reader;
        tests::PdfPage scan;
        scan.picture = true;
        const Document document =
            reader.add("b.pdf", tests::makePdf({tests::pdfPage(QStringLiteral("Words that stand here.")), scan, {}}));
        QVERIFY(document.id != 0);
        QCOMPARE(reader.find(document, QStringLiteral("words")).unread, 1); // an empty page has nothing to search
    }

    void theLastSearchIsTheOnlyOne()
    {
        Reader reader;
        QStringList pages;
        for (int i = 0; i < 200; ++i)
            pages.append(QStringLiteral("Page %1 of copper.").arg(i));
        const Document document = reader.add("c.pdf", tests::makePdf(pages));
        QVERIFY(document.id != 0);
        int first = 0;
        reader.assistant->pages().find(document.id, QStringLiteral("copper"),
                                       {this, [&](const app::Findings &) { ++first; }});
        QCOMPARE(reader.find(document, QStringLiteral("page 77")).places.size(), 1);
        QCOMPARE(first, 0);
        // Without words there is no search and no signal.
        int second = 0;
        reader.assistant->pages().find(document.id, QStringLiteral("copper"),
                                       {this, [&](const app::Findings &) { ++second; }});
        reader.assistant->pages().find(document.id, {}, {this, [&](const app::Findings &) { ++second; }});
        QTest::qWait(200);
        QCOMPARE(second, 0);
    }

    void endsWhereThereIsTooMuch()
    {
        Reader reader;
        const QString line = QStringLiteral("a a a a a a a a a a a a a a a a a a a a\n");
        const Document document =
            reader.add("d.pdf", tests::makePdf(QStringList(30, line.repeated(20) + QStringLiteral("the end"))));
        QVERIFY(document.id != 0);
        const app::Findings found = reader.find(document, QStringLiteral("a"));
        QCOMPARE(found.places.size(), app::Findings::most);
        QVERIFY(found.more && found.done);
    }

    void tellsTheOutlineAndTheTextOfAPage()
    {
        Reader reader;
        tests::PdfFile file;
        file.pages = {tests::pdfPage(QStringLiteral("First page.")), tests::pdfPage(QStringLiteral("Second page."))};
        file.outline = {{QStringLiteral("Beginning"), 1, 0}, {QStringLiteral("End"), 2, 1}};
        const Document document = reader.add("e.pdf", tests::makePdf(file));
        QVERIFY(document.id != 0);
        QList<OutlineItem> outline;
        reader.assistant->pages().outline(document.id,
                                          {this, [&](const QList<OutlineItem> &items) { outline = items; }});
        QTRY_COMPARE_WITH_TIMEOUT(outline.size(), 2, patience);
        QCOMPARE(outline[1].title, QStringLiteral("End"));
        QCOMPARE(outline[1].page, 2);
        QCOMPARE(outline[1].level, 1);
        QString text;
        reader.assistant->pages().text(document.id, 2, {this, [&](const Result<Page> &page) {
                                                            QVERIFY(page);
                                                            QCOMPARE(page->words.size(), 2);
                                                            text = page->text;
                                                        }});
        QTRY_COMPARE_WITH_TIMEOUT(text, QStringLiteral("Second page."), patience);
        bool told = false;
        reader.assistant->pages().text(document.id, 9, {this, [&](const Result<Page> &page) { told = !page; }});
        QTRY_VERIFY_WITH_TIMEOUT(told, patience);
    }
};

QTEST_GUILESS_MAIN(TestFinding)
#include "tst_finding.moc"
