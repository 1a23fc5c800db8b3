// Adding one PDF to the library: what is stored, and under which name.
#include "core/ingest/pathcollection.h"
#include "core/ingest/ingestflow.h"
#include "core/maintenance/libraryreindex.h"
#include "pdfs.h"
#include "tests/traceevents.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace core;

namespace {

struct Place
{
    QTemporaryDir folder;
    std::unique_ptr<Library> library =
        *Library::open(folder.filePath(QStringLiteral("library")), [](const QString &) {});
    Trace trace;

    Result<Document> add(const QString &name, const QByteArray &bytes, bool again = false)
    {
        tests::writeFile(folder.filePath(name), bytes);
        IngestingTools tools{*library, {}, {}, {}};
        trace.clear();
        return ingest(folder.filePath(name), {}, again, tools, [&](const TraceEvent &event) { trace.append(event); });
    }

    QString path() const
    {
        QStringList nodes;
        for (const TraceEvent &event : trace) {
            if (kindOf(event) == TraceKind::Entered)
                nodes.append(event.node);
        }
        return nodes.join(u' ');
    }
};

QByteArray titled(const QString &title)
{
    tests::PdfFile file;
    file.pages = {tests::pdfPage(QStringLiteral("Copper conducts electricity. Titled %1.").arg(title))};
    file.title = title;
    return tests::makePdf(file);
}

} // namespace

class tst_ingestflow : public QObject
{
    Q_OBJECT

private slots:
    void takesATitleOnlyWhereItSaysSomething_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<bool>("taken");
        QTest::newRow("a title") << QStringLiteral("Understanding Climate Change") << true;
        QTest::newRow("in another script") << QString::fromUtf8("気候変動の理解") << true;
        QTest::newRow("a number") << QStringLiteral("0000012927-23-000007") << false;
        QTest::newRow("a file") << QStringLiteral("final_v2.docx") << false;
        QTest::newRow("a program") << QStringLiteral("Microsoft Word - report") << false;
        QTest::newRow("untitled") << QStringLiteral("Untitled") << false;
        QTest::newRow("none") << QString() << false;
    }

    void takesATitleOnlyWhereItSaysSomething()
    {
        QFETCH(QString, title);
        QFETCH(bool, taken);
        Place place;
        const Result<Document> document = place.add(QStringLiteral("a.pdf"), titled(title));
        QVERIFY(bool(document));
        QCOMPARE(document->title, taken ? title : QStringLiteral("a.pdf"));
    }

    void takesAnAuthorOnlyWhereItIsSomebody_data()
    {
        QTest::addColumn<QString>("author");
        QTest::addColumn<bool>("taken");
        QTest::newRow("a person") << QStringLiteral("Ada Byron") << true;
        QTest::newRow("a company") << QStringLiteral("Netflix, Inc.") << true;
        QTest::newRow("a program") << QStringLiteral("python-docx") << false;
        QTest::newRow("nobody in particular") << QStringLiteral("Administrator") << false;
        QTest::newRow("a service that files reports") << QStringLiteral("EDGAR Online, a division of R") << false;
    }

    void takesAnAuthorOnlyWhereItIsSomebody()
    {
        QFETCH(QString, author);
        QFETCH(bool, taken);
        Place place;
        tests::PdfFile file;
        file.pages = {tests::pdfPage(QStringLiteral("Copper conducts electricity."))};
        file.author = author;
        const Result<Document> document = place.add(QStringLiteral("a.pdf"), tests::makePdf(file));
        QVERIFY(bool(document));
        QCOMPARE(document->author, taken ? author : QString());
    }

    void knowsContentThatItHasReadBefore()
    {
        Place place;
        QVERIFY(bool(place.add(QStringLiteral("a.pdf"), titled({}))));
        QCOMPARE(place.path(), QStringLiteral("look read chunk keep"));
        const Result<Document> second = place.add(QStringLiteral("b.pdf"), titled({}));
        QCOMPARE(place.path(), QStringLiteral("look"));
        QCOMPARE(second->places.size(), 2);
        QVERIFY(bool(place.add(QStringLiteral("b.pdf"), titled({}), true)));
        QCOMPARE(place.path(), QStringLiteral("look read chunk keep"));
        QCOMPARE(place.library->documents().size(), 1);
    }

    void replacesADocumentWhoseContentHasChanged()
    {
        Place place;
        QVERIFY(
            bool(place.add(QStringLiteral("a.pdf"), tests::makePdf({QStringLiteral("Copper conducts electricity.")}))));
        QVERIFY(bool(place.add(QStringLiteral("a.pdf"), tests::makePdf({QStringLiteral("Bees dance in the hive.")}))));
        QCOMPARE(place.library->documents().size(), 1);
        QVERIFY(place.library->search({QStringLiteral("copper"), 5, {}}, {})->isEmpty());
        QCOMPARE(place.library->search({QStringLiteral("bees"), 5, {}}, {})->size(), 1);
    }

    // A reader may die for lack of memory, or because a page takes too long on a busy machine.
    void keepsPagesThatWereReadWhereTheReaderDies()
    {
        Place place;
        const auto page = [](const QString &word) {
            QStringList lines;
            for (int i = 0; i < 60; ++i)
                lines.append(QStringLiteral("%1 stands in line %2 of this page.").arg(word).arg(i));
            return lines.join(u'\n');
        };
        const QByteArray file = tests::makePdf({QStringLiteral("Copper conducts electricity."),
                                                page(QStringLiteral("Glacier")), page(QStringLiteral("Trout"))});
        QVERIFY(bool(place.add(QStringLiteral("a.pdf"), file)));
        const QString reader = place.folder.filePath(QStringLiteral("reader"));
        tests::writeFile(reader, "#!/bin/bash\n" ATTEST_BINARIES "/attest-pdf \"$@\" | head -c 3000\n");
        QFile::setPermissions(reader, QFile::ReadOwner | QFile::ExeOwner);
        qputenv("ATTEST_PDF", QFile::encodeName(reader));
        const Result<Document> again = place.add(QStringLiteral("a.pdf"), file, true);
        qunsetenv("ATTEST_PDF");
        QVERIFY(bool(again));
        QCOMPARE(place.path(), QStringLiteral("look read chunk keep"));
        QCOMPARE(again->status, DocumentStatus::Indexed);
        QCOMPARE(again->coverage.text, 3);
        QVERIFY(place.library->page(again->id, 2)->words.size() > 100);
        QVERIFY(!place.library->search({QStringLiteral("trout"), 5, {}}, {})->isEmpty());
    }

    void keepsWhatCannotBeReadWithTheReason()
    {
        Place place;
        const Result<Document> document = place.add(QStringLiteral("a.pdf"), titled({}).left(40));
        QVERIFY(bool(document));
        QCOMPARE(place.path(), QStringLiteral("look read keep"));
        QCOMPARE(place.library->documents().size(), 1);
        QCOMPARE(place.library->documents()[0].status, DocumentStatus::Unreadable);
        QVERIFY(place.library->documents()[0].reason.endsWith(u'.'));
        QVERIFY(bool(place.add(QStringLiteral("a.pdf"), titled({})))); // repaired
        QCOMPARE(place.library->documents().size(), 1);
        QCOMPARE(place.library->documents()[0].status, DocumentStatus::Indexed);
    }

    void keepsNothingOfWhatIsNoPdf_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("a letter") << QByteArray("Dear Sir or Madam, this is a letter.");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("a page of the web") << QByteArray("<html><body>Sign in to download</body></html>");
    }

    void keepsNothingOfWhatIsNoPdf()
    {
        QFETCH(QByteArray, bytes);
        Place place;
        const Result<Document> document = place.add(QStringLiteral("a.pdf"), bytes);
        QVERIFY(!document);
        QCOMPARE(document.error().code, Error::Invalid);
        QVERIFY2(document.error().message.endsWith(u'.'), qPrintable(document.error().message));
        QVERIFY(place.library->documents().isEmpty());
        QVERIFY(bool(place.add(QStringLiteral("a.pdf"), titled({}))));
        const Result<Document> again = place.add(QStringLiteral("a.pdf"), bytes);
        QVERIFY(!again && again.error().message.endsWith(QStringLiteral("The text already read is kept.")));
        QCOMPARE(place.library->documents().size(), 1);
        QCOMPARE(place.library->documents()[0].status, DocumentStatus::Indexed);
    }

    // Otherwise it would count as outdated, and be read again at every start.
    void isUpToDateWithADamagedFile()
    {
        Place place;
        const Result<Document> document = place.add(QStringLiteral("a.pdf"), titled({}).left(40));
        QVERIFY(document && document->status == DocumentStatus::Unreadable);
        const Settings settings;
        const LibraryReindex renewal(*place.library, {ReaderVersion, settings.passageLength, settings.passageOverlap});
        QVERIFY(renewal.outdated()->isEmpty());
    }

    void changesNothingWhenTheFileHasVanished()
    {
        Place place;
        IngestingTools tools{*place.library, {}, {}, {}};
        const Result<Document> document =
            ingest(QStringLiteral("/nowhere/a.pdf"), {}, false, tools, [](const TraceEvent &) {});
        QVERIFY(!document);
        QCOMPARE(document.error().code, Error::NotFound);
        QVERIFY(place.library->documents().isEmpty());
    }

    void changesNothingWhenTheFileChangesMeanwhile()
    {
        Place place;
        const QString file = place.folder.filePath(QStringLiteral("a.pdf"));
        const QByteArray whole = tests::makePdf(QStringList(50, QStringLiteral("Copper.")));
        tests::writeFile(file, whole);
        IngestingTools tools{*place.library, {}, {}, {}};
        const Result<Document> document = ingest(file, {}, false, tools, [&](const TraceEvent &event) {
            if (kindOf(event) == TraceKind::Progress)
                tests::writeFile(file, whole.left(whole.size() / 2));
        });
        QVERIFY(!document);
        QCOMPARE(document.error().code, Error::Unreadable);
        QVERIFY(place.library->documents().isEmpty());
        QCOMPARE(place.add(QStringLiteral("a.pdf"), whole)->coverage.text, 50); // complete again
    }

    void changesNothingWhenStopped()
    {
        Place place;
        std::stop_source stop;
        tests::writeFile(place.folder.filePath(QStringLiteral("a.pdf")),
                         tests::makePdf(QStringList(50, QStringLiteral("Copper."))));
        IngestingTools tools{*place.library, {}, stop.get_token(), {}};
        const Result<Document> document =
            ingest(place.folder.filePath(QStringLiteral("a.pdf")), {}, false, tools, [&](const TraceEvent &event) {
                if (kindOf(event) == TraceKind::Progress)
                    stop.request_stop();
            });
        QVERIFY(!document);
        QCOMPARE(document.error().code, Error::Cancelled);
        QVERIFY(place.library->documents().isEmpty());
    }

    void findsThePdfsOfAFolderOnceEach()
    {
        Place place;
        QDir(place.folder.path()).mkpath(QStringLiteral("in/deep"));
        for (const char *name : {"in/b.pdf", "in/A.PDF", "in/deep/c.pdf", "in/notes.txt"})
            tests::writeFile(place.folder.filePath(QLatin1String(name)), "x");
        const QString in = place.folder.filePath(QStringLiteral("in"));
        const QString missing = in + QStringLiteral("/nothing.pdf"); // reported when its turn comes
        int told = 0;
        const Result<int> found = gather({in, in + QStringLiteral("/b.pdf"), missing}, 7, *place.library,
                                         [&](int files) { told = files; }, {});
        QVERIFY(found);
        QCOMPARE(told, *found);
        QStringList names;
        for (const Queued &entry : LibraryQueue(*place.library).list(Queued::Waiting, 100)) {
            names.append(QDir(in).relativeFilePath(entry.path));
            QCOMPARE(entry.batch, 7);
            QCOMPARE(entry.bytes, entry.path == missing ? 0 : 1);
        }
        names.sort();
        QCOMPARE(names, QStringList({QStringLiteral("A.PDF"), QStringLiteral("b.pdf"), QStringLiteral("deep/c.pdf"),
                                     QStringLiteral("nothing.pdf")}));
    }

    void saysWhereThereIsNoPdf()
    {
        Place place;
        QDir(place.folder.path()).mkpath(QStringLiteral("in"));
        const Result<int> found =
            gather({place.folder.filePath(QStringLiteral("in"))}, 0, *place.library, [](int) {}, {});
        QVERIFY(!found);
        QVERIFY(found.error().message.endsWith(u'.'));
        std::stop_source stop;
        stop.request_stop();
        const Result<int> stopped = gather(
            {place.folder.path()}, 0, *place.library, [](int) {}, stop.get_token());
        QCOMPARE(stopped.error().code, Error::Cancelled);
    }

    void leavesTheQueueWithItsDocument()
    {
        Place place;
        LibraryQueue queue(*place.library);
        const auto put = [&](const QString &path) {
            Queued entry;
            entry.path = path;
            (void)queue.put({entry});
            return (*queue.take({})).first();
        };
        const QString path = place.folder.filePath(QStringLiteral("a.pdf"));
        tests::writeFile(path, tests::makePdf(QStringList{QStringLiteral("Copper conducts electricity very well.")}));
        const QString copy = place.folder.filePath(QStringLiteral("copy.pdf"));
        QVERIFY(QFile::copy(path, copy));
        const auto read = [&](const Queued &entry, std::stop_token stop = {}) {
            IngestingTools tools{*place.library, {}, stop, {}};
            return ingestQueued(entry, {}, tools, [](const TraceEvent &) {});
        };
        QVERIFY(read(put(path))); // read and stored
        QVERIFY(read(put(path))); // known, at a known place
        QVERIFY(read(put(copy))); // known, at a new place
        QCOMPARE(place.library->withPlace(copy).places.size(), 2);
        QCOMPARE(queue.counts().reading + queue.counts().waiting + queue.counts().failed, 0);

        QVERIFY(!read(put(place.folder.filePath(QStringLiteral("nothing.pdf")))));
        QCOMPARE(queue.counts().failed, 1);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!read(put(path), stop.get_token()));
        QCOMPARE(queue.counts().waiting, 1);
    }
};

QTEST_GUILESS_MAIN(tst_ingestflow)
#include "tst_ingestflow.moc"
