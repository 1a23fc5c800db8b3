#include "ui/ingestbar.h"
#include "ui/librarymodel.h"
#include "ui/librarypanel.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

using namespace core;
using ui::LibraryModel;

namespace {

Document kept(DocumentId id, const QString &path, DocumentStatus status = DocumentStatus::Indexed)
{
    Document document;
    document.id = id;
    document.path = path;
    document.places = QStringList{path};
    document.title = path.section(u'/', -1);
    document.pages = 12;
    document.passages = 30;
    document.status = status;
    return document;
}

app::Run reading(int number, const QString &path, DocumentId id = 0)
{
    app::Run run;
    run.number = number;
    run.kind = app::Run::Ingest;
    run.subject = path;
    run.document = id;
    run.graph = {QStringLiteral("ingest"),
                 QStringLiteral("Add a document"),
                 {{QStringLiteral("read"), QStringLiteral("Read the pages"), {}},
                  {QStringLiteral("embed"), QStringLiteral("Learn its words"), {}}}};
    return run;
}

TraceEvent entered(const QString &node)
{
    return {TraceEvent::Entered, node, 1, {}, {}, 0};
}

TraceEvent progress(const QString &node, int done, int of)
{
    return {TraceEvent::Progress, node, 1, {}, {{QStringLiteral("done"), done}, {QStringLiteral("of"), of}}, 0};
}

QString line(const LibraryModel &model, int row)
{
    return model.index(row).data(LibraryModel::LineRole).toString();
}

} // namespace

class TestLibraryModel : public QObject
{
    Q_OBJECT

private slots:
    void showsAFileFromTheDropToTheLibrary();
    void saysWhyAFileCouldNotBeRead();
    void forgetsWhatWasCancelled();
    void takesASecondPlaceForTheSameDocument();
    void keepsADocumentThatIsBeingReadAgain();
    void removesWhatTheLibraryNoLongerHas();
    void countsTheQueue();
    void tellsProgressTenTimesASecondAtMost();
    void isFastForTenThousandDocuments();
    void isFastForTenThousandFilesAtOnce();
    void saysHowLongItTakes();
};

void TestLibraryModel::showsAFileFromTheDropToTheLibrary()
{
    LibraryModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QString path = QStringLiteral("/pdfs/climate.pdf");
    model.begin(reading(1, path));
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.status(0), DocumentStatus::Waiting);
    QCOMPARE(line(model, 0), QStringLiteral("waiting"));

    model.add(1, {entered(QStringLiteral("read")), progress(QStringLiteral("read"), 98, 160)});
    QCOMPARE(model.status(0), DocumentStatus::Reading);
    QCOMPARE(line(model, 0), QStringLiteral("p. 98/160"));
    QCOMPARE(model.index(0).data(LibraryModel::ShareRole).toDouble(), 98.0 / 160);

    model.add(1, {entered(QStringLiteral("embed")), progress(QStringLiteral("embed"), 1, 2)});
    QCOMPARE(line(model, 0), QStringLiteral("Learn its words, 50 %"));

    model.setDocuments({kept(7, path)});
    model.end(1, {});
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.status(0), DocumentStatus::Indexed);
    QCOMPARE(model.document(0).id, 7);
    QCOMPARE(line(model, 0), QStringLiteral("12 pages"));
}

void TestLibraryModel::saysWhyAFileCouldNotBeRead()
{
    LibraryModel model;
    model.begin(reading(1, QStringLiteral("/pdfs/broken.pdf")));
    model.add(1, {entered(QStringLiteral("read"))});
    model.end(1, Error{Error::Unreadable, QStringLiteral("This is not a PDF; save it as one."), {}});
    QCOMPARE(model.status(0), DocumentStatus::Unreadable);
    QCOMPARE(line(model, 0), QStringLiteral("This is not a PDF; save it as one."));
    model.setDocuments({});
    QCOMPARE(model.rowCount(), 1); // until the user has seen it
    model.forget(0);
    QCOMPARE(model.rowCount(), 0);
}

void TestLibraryModel::forgetsWhatWasCancelled()
{
    LibraryModel model;
    model.begin(reading(1, QStringLiteral("/a.pdf")));
    model.begin(reading(2, QStringLiteral("/b.pdf")));
    model.end(1, Error::cancelled());
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.document(0).path, QStringLiteral("/b.pdf"));
    model.add(2, {entered(QStringLiteral("read"))});
    QCOMPARE(model.status(0), DocumentStatus::Reading); // its number has changed, its run has not
}

void TestLibraryModel::takesASecondPlaceForTheSameDocument()
{
    LibraryModel model;
    Document document = kept(3, QStringLiteral("/a/paper.pdf"));
    model.setDocuments({document});
    model.begin(reading(1, QStringLiteral("/b/copy.pdf")));
    QCOMPARE(model.rowCount(), 2);
    model.end(1, {});
    document.places.append(QStringLiteral("/b/copy.pdf"));
    model.setDocuments({document});
    QCOMPARE(model.rowCount(), 1);
    const QString tip = model.index(0).data(Qt::ToolTipRole).toString();
    QVERIFY(tip.contains(QStringLiteral("/a/paper.pdf")));
    QVERIFY(tip.contains(QStringLiteral("/b/copy.pdf")));
}

void TestLibraryModel::keepsADocumentThatIsBeingReadAgain()
{
    LibraryModel model;
    const Document document = kept(3, QStringLiteral("/a.pdf"));
    model.setDocuments({document});
    model.begin(reading(9, document.path, 3));
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.status(0), DocumentStatus::Waiting);
    model.end(9, Error::cancelled());
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.status(0), DocumentStatus::Indexed);
}

void TestLibraryModel::removesWhatTheLibraryNoLongerHas()
{
    LibraryModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QList<Document> documents;
    for (int i = 1; i <= 5; ++i)
        documents.append(kept(i, QStringLiteral("/%1.pdf").arg(i)));
    model.setDocuments(documents);
    model.begin(reading(1, QStringLiteral("/new.pdf")));
    documents.removeAt(1);
    documents.removeAt(2);
    model.setDocuments(documents);
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(model.rowOf(2), -1);
    QCOMPARE(model.document(model.rowOf(5)).path, QStringLiteral("/5.pdf"));
    model.end(1, Error::cancelled());
    QCOMPARE(model.rowCount(), 3);
}

void TestLibraryModel::countsTheQueue()
{
    LibraryModel model;
    for (int run = 1; run <= 4; ++run)
        model.begin(reading(run, QStringLiteral("/%1.pdf").arg(run)));
    model.add(1, {entered(QStringLiteral("read")), progress(QStringLiteral("read"), 10, 10)});
    model.end(1, {});
    model.add(2, {entered(QStringLiteral("read")), progress(QStringLiteral("read"), 5, 10)});
    const ui::Queue queue = model.queue();
    QCOMPARE(queue.files, 4);
    QCOMPARE(queue.ended, 1);
    QCOMPARE(queue.running, 3);
    QCOMPARE(queue.pages, 15);
    QVERIFY(queue.share > 0.25 && queue.share < 0.5);
    for (int run = 2; run <= 4; ++run)
        model.end(run, Error::cancelled());
    QCOMPARE(model.queue().running, 0);
    model.begin(reading(8, QStringLiteral("/8.pdf")));
    QCOMPARE(model.queue().files, 1); // a new queue
}

void TestLibraryModel::tellsProgressTenTimesASecondAtMost()
{
    LibraryModel model;
    model.begin(reading(1, QStringLiteral("/a.pdf")));
    QTest::qWait(150);
    QSignalSpy changes(&model, &LibraryModel::dataChanged);
    QElapsedTimer clock;
    clock.start();
    for (int page = 1; page <= 20000; ++page)
        model.add(1, {entered(QStringLiteral("read")), progress(QStringLiteral("read"), page, 20000)});
    QTRY_VERIFY(!changes.isEmpty());
    QVERIFY(changes.size() <= 1 + clock.elapsed() / 100);
    QCOMPARE(line(model, 0), QStringLiteral("p. 20,000/20,000"));
}

void TestLibraryModel::isFastForTenThousandDocuments()
{
    LibraryModel model;
    QList<Document> documents;
    for (int i = 1; i <= 10000; ++i)
        documents.append(kept(i, QStringLiteral("/pdfs/%1.pdf").arg(i)));
    QElapsedTimer clock;
    clock.start();
    model.setDocuments(documents);
    const qint64 first = clock.restart();
    documents[5001].pages = 13;
    model.setDocuments(documents);
    const qint64 second = clock.restart();
    for (int i = 9000; i > 0; i -= 10)
        documents.removeAt(i);
    clock.restart();
    model.setDocuments(documents);
    const qint64 third = clock.elapsed();
    qInfo("10,000 documents: shown in %lld ms, one changed in %lld ms, 900 removed in %lld ms", first, second, third);
    QCOMPARE(model.rowCount(), documents.size());
    QCOMPARE(model.document(model.rowOf(5002)).pages, 13);
    QVERIFY(first < 1000 && second < 200 && third < 1000);
}

void TestLibraryModel::isFastForTenThousandFilesAtOnce()
{
    ui::LibraryPanel panel;
    panel.resize(250, 600);
    panel.show();
    QElapsedTimer clock;
    clock.start();
    for (int run = 1; run <= 10000; ++run)
        panel.begin(reading(run, QStringLiteral("/pdfs/%1.pdf").arg(run)));
    const qint64 begun = clock.restart();
    QTRY_COMPARE(panel.model()->rowCount(), 10000);
    qInfo("10,000 files: begun in %lld ms, shown %lld ms later", begun, clock.elapsed());
    QVERIFY(begun < 1000);
}

void TestLibraryModel::saysHowLongItTakes()
{
    ui::Queue queue;
    queue.files = 12;
    queue.ended = 3;
    queue.running = 9;
    queue.pages = 410;
    queue.seconds = 10;
    queue.share = 0.25;
    QCOMPARE(ui::IngestBar::words(queue), QStringLiteral("3 of 12 files · 41 pages/s · about 30 s left"));
    queue.seconds = 0.1; // too early to say
    QCOMPARE(ui::IngestBar::words(queue), QStringLiteral("3 of 12 files"));
}

QTEST_MAIN(TestLibraryModel)
#include "tst_librarymodel.moc"
