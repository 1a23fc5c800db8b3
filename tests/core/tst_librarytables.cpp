// Tables stored with a library's documents: written and removed with them, and derived from stored pages if an older
// Attest wrote none.
#include "core/chunking/chunker.h"
#include "core/ingest/reindexflow.h"
#include "core/library/librarytables.h"
#include "core/pdf/pdfreader.h"
#include "core/store/store.h"
#include "core/tables/tables.h"
#include "core/store/tablerepository.h"
#include "drawnpages.h"
#include "pdfs.h"

#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

QList<Page> pagesWith(int number)
{
    const QString table = u"(in thousands)                 2020         2019\n"
                          "Revenue of part %1          $  1,234    $   1,100\n"
                          "Costs of all kinds             (800)        (700)\n"
                          "Rating                          good          bad\n"_s.arg(number);
    return {drawnPage(u"What this report tells of the year, without any table in it.\n\nThe end."_s, 1),
            drawnPage(table, 2), drawnPage(table + u"\n\n"_s + table, 3)};
}

QString shown(const QList<Table> &tables)
{
    QString all;
    for (const Table &table : tables) {
        all +=
            u"%1.%2 %3 %4 %5\n"_s.arg(table.page).arg(table.ordinal).arg(table.scale).arg(table.unit, table.labelHead);
        for (const TableColumn &column : table.columns)
            all += u"%1 %2 %3\n"_s.arg(column.head, column.unit).arg(column.period.year);
        for (const TableRow &row : table.rows) {
            all += u"%1 %2 %3 %4 %5\n"_s.arg(row.label, row.section, row.unit).arg(row.from).arg(row.box.top);
            for (const TableCell &cell : row.cells)
                all += u"%1 %2 %3 %4 %5 %6\n"_s.arg(cell.text)
                           .arg(cell.number.value_or(-1))
                           .arg(cell.column)
                           .arg(cell.from)
                           .arg(cell.length)
                           .arg(cell.box.right);
        }
    }
    return all;
}

class Place
{
public:
    QTemporaryDir folder;
    QString inside = folder.filePath(u"library"_s);
    std::unique_ptr<Library> library = *Library::open(inside, [](const QString &) {});

    DocumentId add(const QString &name, const QList<Page> &pages)
    {
        Document document;
        document.path = folder.filePath(name);
        document.title = name;
        document.hash = QByteArray::number(qHash(name + pages.last().text), 16);
        document.status = DocumentStatus::Indexed;
        document.origin = {ReaderVersion, 1000, 200, false, {}};
        const Result<Document> added = library->add(document, pages, chunk(pages, {}, {1000, 200}));
        return added ? added->id : 0;
    }

    QString tables(DocumentId id) const
    {
        const Result<QList<Table>> kept = LibraryTables(*library).tables(id);
        return kept ? shown(*kept) : kept.error().message;
    }

    // As left by an older Attest.
    void forgetTables()
    {
        library.reset();
        {
            const auto store = Store::open(inside + u"/library.db"_s, Database::ReadWrite);
            QVERIFY((*store)->database().run("DELETE FROM pagetables; DELETE FROM tablesread"));
        }
        library = *Library::open(inside, [](const QString &) {});
    }

    int keptRows()
    {
        library.reset();
        int rows = 0;
        {
            const auto store = Store::open(inside + u"/library.db"_s, Database::ReadWrite);
            Statement count((*store)->database(), "SELECT count(*) FROM pagetables");
            rows = count.next() ? int(count.integer(0)) : -1;
        }
        library = *Library::open(inside, [](const QString &) {});
        return rows;
    }
};

} // namespace

class TestLibraryTables : public QObject
{
    Q_OBJECT

private slots:
    void keepsThemWithTheirDocument()
    {
        Place place;
        const DocumentId id = place.add(u"a.pdf"_s, pagesWith(1));
        const QList<Table> expected = tablesIn(pagesWith(1));
        QCOMPARE(expected.size(), 3);
        QVERIFY(!LibraryTables(*place.library).areMissing());
        QCOMPARE(place.tables(id), shown(expected));
        const Result<QList<Table>> ofPage = LibraryTables(*place.library).tables(id, 3);
        QCOMPARE(ofPage->size(), 2);
        QCOMPARE(ofPage->first().document, id);
        QCOMPARE(ofPage->first().scale, 1e3);
        QVERIFY(LibraryTables(*place.library).tables(id, 1)->isEmpty());
        QCOMPARE(LibraryTables(*place.library).pageText(id, 2), pagesWith(1)[1].text);
        QCOMPARE(LibraryTables(*place.library).pageLabel(id, 2), u"2"_s);
        QCOMPARE(LibraryTables(*place.library).documents().size(), 1);
        QCOMPARE(LibraryTables(*place.library).tables(99).error().code, Error::NotFound);
    }

    void removesAndReplacesThemWithIt()
    {
        Place place;
        const DocumentId id = place.add(u"a.pdf"_s, pagesWith(1));
        const DocumentId other = place.add(u"b.pdf"_s, pagesWith(2));
        QCOMPARE(place.keptRows(), 4);
        const DocumentId again = place.add(u"a.pdf"_s, pagesWith(3).mid(0, 2));
        QCOMPARE(again, id);
        QCOMPARE(place.tables(id), shown(tablesIn(pagesWith(3).mid(0, 2))));
        QVERIFY(bool(place.library->remove(other)));
        QCOMPARE(place.keptRows(), 1);
    }

    void makesThemOfKeptPages()
    {
        Place place;
        const DocumentId id = place.add(u"a.pdf"_s, pagesWith(1));
        const DocumentId other = place.add(u"b.pdf"_s, pagesWith(2));
        const QString before = place.tables(id);
        place.forgetTables();
        const LibraryTables tables(*place.library);
        QVERIFY(tables.areMissing());
        QCOMPARE(place.tables(id), before); // even if they are not stored
        QCOMPARE(tables.tables(id, 3)->size(), 2);

        std::stop_source stopped;
        stopped.request_stop();
        const Result<void> cancelled = tables.putMissing(stopped.get_token());
        QCOMPARE(cancelled.error().code, Error::Cancelled);
        QVERIFY(tables.areMissing());

        QVERIFY(bool(tables.putMissing({})));
        QVERIFY(!tables.areMissing());
        QCOMPARE(place.tables(id), before);
        QCOMPARE(place.tables(other), shown(tablesIn(pagesWith(2))));
        QCOMPARE(place.keptRows(), 4);
        QVERIFY(!LibraryTables(*place.library).areMissing());
    }

    void goesOnWhereItWasStopped()
    {
        Place place;
        for (int i = 0; i < 5; ++i)
            place.add(u"%1.pdf"_s.arg(i), pagesWith(i));
        place.forgetTables();
        {
            place.library.reset();
            const auto store = Store::open(place.inside + u"/library.db"_s, Database::ReadWrite);
            (*store)->database().begin();
            TableRepository(**store).put(2, tablesIn(pagesWith(1)));
            QVERIFY(bool((*store)->database().commit()));
            QCOMPARE(TableRepository(**store).missing().size(), 4);
            QVERIFY(TableRepository(**store).has(2));
            QVERIFY(!TableRepository(**store).has(1));
        }
        place.library = *Library::open(place.inside, [](const QString &) {});
        QVERIFY(bool(LibraryTables(*place.library).putMissing({})));
        QCOMPARE(place.keptRows(), 10);
    }

    void anotherVersionIsMadeAnew()
    {
        Place place;
        const DocumentId id = place.add(u"a.pdf"_s, pagesWith(1));
        const QString before = place.tables(id);
        place.library.reset();
        {
            const auto store = Store::open(place.inside + u"/library.db"_s, Database::ReadWrite);
            QVERIFY(
                (*store)->database().run("UPDATE tablesread SET version = 0; UPDATE pagetables SET tables = x'00'"));
        }
        place.library = *Library::open(place.inside, [](const QString &) {});
        QVERIFY(LibraryTables(*place.library).areMissing());
        QCOMPARE(place.tables(id), before);
        QVERIFY(bool(LibraryTables(*place.library).putMissing({})));
        QVERIFY(!LibraryTables(*place.library).areMissing());
        QCOMPARE(place.tables(id), before);
    }

    void damagedOnesGiveFewer()
    {
        Place place;
        const DocumentId id = place.add(u"a.pdf"_s, pagesWith(1));
        place.library.reset();
        const auto store = Store::open(place.inside + u"/library.db"_s, Database::ReadWrite);
        Statement read((*store)->database(), "SELECT tables FROM pagetables WHERE page = 3");
        QVERIFY(read.next());
        const QByteArray sound = read.blob(0).toByteArray();
        const QByteArray packed = qUncompress(sound.sliced(1));
        std::mt19937 dice(7);
        (*store)->database().begin();
        qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {}); // for zlib
        const auto heard = qScopeGuard([] { qInstallMessageHandler(nullptr); });
        for (int i = 0; i < 400; ++i) {
            QByteArray bytes = i % 4 == 0 ? sound : packed;
            for (unsigned changes = 1 + dice() % 4; changes-- > 0;)
                bytes[qsizetype(dice() % unsigned(bytes.size()))] = char(dice());
            if (i % 3 == 0)
                bytes.truncate(qsizetype(dice() % unsigned(bytes.size())));
            const QByteArray blob = i % 4 == 0 ? bytes : sound.first(1) + qCompress(bytes, 1);
            Statement write((*store)->database(), "UPDATE pagetables SET tables = ?1 WHERE page = 3");
            write << blob;
            QVERIFY(write.run());
            for (const Table &table : TableRepository(**store).of(id)) {
                for (const TableRow &row : table.rows) {
                    for (const TableCell &cell : row.cells)
                        QVERIFY(cell.column < table.columns.size());
                }
            }
        }
    }

    void staysInStepWhenItIsCutOrReadAnew()
    {
        Place place;
        const DocumentId cut = place.add(u"a.pdf"_s, pagesWith(1));
        const QString before = place.tables(cut);
        tests::PdfPage page = tests::pdfPage(u"Income of the year\n \nRevenue\nCosts\nProfit"_s);
        const tests::PdfPage first = tests::pdfPage(u"2020\n \n1,234\n800\n434"_s, 300);
        const tests::PdfPage second = tests::pdfPage(u"2019\n \n1,100\n700\n400"_s, 400);
        page.lines += first.lines + second.lines;
        const QString file = place.folder.filePath(u"b.pdf"_s);
        QVERIFY(tests::writeFile(file, tests::makePdf(QList<tests::PdfPage>{page})));
        IngestingTools tools{*place.library, {}, {}, {}};
        const Result<Document> added = ingest(file, {}, false, tools, [](const TraceEvent &) {});
        QVERIFY(bool(added));
        const QString ofFile = place.tables(added->id);
        QVERIFY2(ofFile.contains(u"Revenue"_s) && ofFile.contains(u"1234"_s), qPrintable(ofFile));

        Inline parallel;
        const ReadAs newer{ReaderVersion + 1, 300, 50};
        const Result<int> reindexed = reindex(*place.library, {}, newer, {parallel, {}});
        QVERIFY2(bool(reindexed),
                 qPrintable(reindexed ? QString() : reindexed.error().message + reindexed.error().detail));
        QCOMPARE(*reindexed, 2);
        QCOMPARE(place.tables(cut), before);
        QCOMPARE(place.tables(added->id), ofFile);
        QVERIFY(!LibraryTables(*place.library).areMissing());
    }
};

QTEST_GUILESS_MAIN(TestLibraryTables)
#include "tst_librarytables.moc"
