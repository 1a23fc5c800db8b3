// A library damaged in many ways: what is detected, what is repaired, and that nothing is lost by it.
#include "core/store/database.h"
#include "core/maintenance/librarycare.h"
#include "core/store/store.h"
#include "core/chunking/chunker.h"
#include "core/store/passagerepository.h"
#include "core/library/libraryindexes.h"
#include "core/library/librarysessions.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace core;

namespace {

const char *const subjects[] = {"copper wires conduct electricity",      "bees dance in the hive",
                                "glaciers carry stones into valleys",    "mortgage points are prepaid interest",
                                "the heart pumps blood through vessels", "violins are tuned in perfect fifths"};

class Kept // a library in a folder, closed while it is damaged
{
public:
    Kept()
    {
        open();
        for (int i = 0; i < 8; ++i)
            add(i);
        Session session;
        session.title = QStringLiteral("Kept");
        Turn turn;
        turn.id = QStringLiteral("t1");
        turn.question = QStringLiteral("What do bees do?");
        turn.answer = QStringLiteral("They dance.");
        session.turns = {turn};
        if (!LibrarySessions(*library).save(session) || !LibraryIndexes(*library).fit(parallel, {}))
            qFatal("the library could not be made");
    }

    void open()
    {
        auto opened = Library::open(folder.path(), [](const QString &) {});
        if (!opened)
            qFatal("%s", qPrintable(opened.error().message));
        library = *std::move(opened);
    }

    void add(int number)
    {
        QList<Page> pages;
        for (int page = 1; page <= 3; ++page) {
            QString text;
            for (int line = 0; line < 12; ++line)
                text +=
                    QStringLiteral("On page %1 of document %2 it says, in line %3, that %4 and %5.\n\n")
                        .arg(page)
                        .arg(number)
                        .arg(line)
                        .arg(QLatin1String(subjects[(number + line) % 6]), QLatin1String(subjects[(page + line) % 6]));
            Page made;
            made.number = page;
            made.status = PageStatus::Text;
            made.text = text.trimmed();
            pages.append(made);
        }
        Document document;
        document.path = QStringLiteral("/papers/%1.pdf").arg(number);
        document.title = QStringLiteral("Paper %1").arg(number);
        document.hash = "hash " + QByteArray::number(number);
        document.status = DocumentStatus::Indexed;
        document.origin = {1, 900, 100, false, {{QStringLiteral("Beginning"), 1, 0}}};
        const auto added = library->add(document, pages, chunk(pages, document.origin.outline, {900, 100}));
        if (!added)
            qFatal("%s", qPrintable(added.error().message));
    }

    void damage(const QByteArray &sql)
    {
        library.reset();
        auto database = Database::open(folder.filePath(QStringLiteral("library.db")), Database::ReadWrite);
        if (!database || !(*database)->run("PRAGMA foreign_keys=OFF"))
            qFatal("it could not be opened");
        {
            const FullTextUnlocked unlocked(**database);
            if (!(*database)->run(sql.constData()))
                qFatal("it could not be damaged");
        }
        database->reset();
        QFile::remove(folder.filePath(QStringLiteral("index.cache")));
        open();
    }

    Mended mend()
    {
        const Result<Mended> mended = LibraryCare(*library).mend([](int) {}, {});
        if (!mended)
            qFatal("%s", qPrintable(mended.error().message));
        return *mended;
    }

    // Everything a reader could miss, as text.
    QStringList content() const
    {
        QStringList lines;
        for (const Document &document : library->documents()) {
            lines += QStringLiteral("%1 %2 %3 %4")
                         .arg(document.path)
                         .arg(document.pages)
                         .arg(document.passages)
                         .arg(document.coverage.text);
            const auto pages = library->pages(document.id);
            for (const Page &page : *pages) {
                const Result<Page> whole = library->page(document.id, page.number);
                lines += whole ? whole->text : whole.error().message;
            }
        }
        const auto store = Store::open(folder.filePath(QStringLiteral("library.db")), Database::ReadOnly);
        for (const Document &document : library->documents()) {
            PassageRepository(**store).forEach(document.id, [&](const QString &text, const QString &heading) {
                lines += QStringLiteral("passage of %1, %2: %3").arg(document.path, heading, text);
            });
            for (const char *subject : subjects) {
                const auto found = library->search({QLatin1String(subject), 3, {document.id}}, {});
                lines += QStringLiteral("%1: %2").arg(QLatin1String(subject)).arg(found->isEmpty());
            }
        }
        for (const Session &session : LibrarySessions(*library).all())
            lines += QStringLiteral("session %1").arg(LibrarySessions(*library).find(session.id)->turns.size());
        return lines;
    }

    QTemporaryDir folder;
    Inline parallel;
    std::unique_ptr<Library> library;
};

QStringList sorted(QStringList lines)
{
    lines.sort();
    return lines;
}

} // namespace

class tst_repair : public QObject
{
    Q_OBJECT

private slots:
    void whatIsAskedMeanwhileIsNotKeptUntilLater()
    {
        Kept kept;
        Turn turn;
        turn.id = QStringLiteral("t2");
        turn.question = QStringLiteral("What do violins do?");
        std::optional<Error> soon;
        const auto percent = [&](int) {
            if (const Result<void> saved = LibrarySessions(*kept.library).saveTurn(1, turn, Timeout(5)); !saved)
                soon = saved.error();
        };
        QVERIFY(bool(LibraryCare(*kept.library).mend(percent, {})));
        QVERIFY(soon && soon->code == Error::Unavailable);
        QVERIFY(bool(LibrarySessions(*kept.library).saveTurn(1, turn, Timeout(5))));
        QCOMPARE(LibrarySessions(*kept.library).find(1)->turns.size(), 2);
    }

    void changesNothingWhereAllIsWell()
    {
        Kept kept;
        const QStringList before = kept.content();
        const Mended mended = kept.mend();
        QVERIFY2(mended.done.isEmpty(), qPrintable(mended.done.join(u'\n')));
        QVERIFY(mended.sound());
        QCOMPARE(kept.content(), before);
    }

    void mendsWhatCanBeMadeFromTheRest_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::addColumn<QString>("told");
        const auto row = [](const char *name, const char *sql, const char *told) {
            QTest::newRow(name) << QByteArray(sql) << QString::fromLatin1(told);
        };
        row("a passage that is not indexed", "DELETE FROM fulltext_docsize WHERE id = 2", "full-text index");
        row("an index of no passage", "INSERT INTO fulltext_docsize VALUES (7777, x'0101')", "full-text index");
        row("words that are not those of the passages",
            "INSERT INTO fulltext(fulltext, rowid, text, heading) SELECT 'delete', id, text, heading FROM passage "
            "WHERE id = 3; "
            "INSERT INTO fulltext(rowid, text, heading) VALUES (3, 'other words altogether', '')",
            "full-text index");
        row("vectors that are gone", "DELETE FROM vectors WHERE document = 1", "Vectors");
        row("vectors of another length", "UPDATE vectors SET passages = x'00000000' WHERE document = 2", "Vectors");
        row("vectors of another space", "UPDATE vectors SET space = 99 WHERE document = 3", "Vectors");
        row("a count of passages", "UPDATE document SET passages = passages + 3 WHERE id = 1", "Counts");
        row("a count of pages", "UPDATE document SET textpages = 99 WHERE id = 1", "Counts");
        row("one passage gone", "DELETE FROM passage WHERE document = 2 AND ordinal = 1", "Passages were missing");
        row("the last passage gone",
            "DELETE FROM passage WHERE document = 2 AND ordinal = (SELECT max(ordinal) FROM passage WHERE document = "
            "2)",
            "Passages were missing");
        row("all passages of a document gone", "DELETE FROM passage WHERE document = 4", "Passages were missing");
        row("passages gone that were not counted",
            "DELETE FROM passage WHERE document = 4 AND ordinal > 0; UPDATE document SET passages = 1 WHERE id = 4; "
            "DELETE FROM "
            "passage WHERE document = 4",
            "Passages were missing");
        row("a document's entry gone", "DELETE FROM document WHERE id = 5", "Documents missing from the list");
        row("a conversation's entry gone", "DELETE FROM session", "Conversations missing from the list");
        row("pages of nothing",
            "INSERT INTO page(document, number, label, width, height, rotation, status, reason) VALUES (999, 1, '', 1, "
            "1, 0, 0, "
            "'')",
            "belonged to no document");
        row("passages of nothing",
            "INSERT INTO passage(document, ordinal, page, lastpage, pagelabel, heading, spans, text) VALUES (999, 0, "
            "1, 1, '', "
            "'', x'', 'copper wires of nobody')",
            "belonged to no document");
        row("places, vectors and origins of nothing",
            "INSERT INTO place(path, document) VALUES ('/nowhere.pdf', 999); INSERT INTO vectors VALUES (999, 999, 1, "
            "x'', "
            "x''); INSERT "
            "INTO origin "
            "VALUES (999, 1, 1, 1, 0, '')",
            "belonged to no document");
        row("text of no page", "INSERT INTO pagetext VALUES (9999, 'lost', x'')", "belonged to no document");
        row("how judges did in no conversation", "INSERT INTO judging VALUES (999, 'x', '[]')",
            "belonged to no document");
        row("sums and words of turns of no conversation",
            "INSERT INTO turnsum VALUES (999, 'x', x'00'); INSERT INTO said VALUES (999, 'x', 'lost')",
            "belonged to no document");
        row("an embedder's vectors without the embedder", "INSERT INTO embedded VALUES (1, 999, x'00000000')",
            "belonged to no document");
        row("an embedder's vectors of another length",
            "INSERT INTO embedding VALUES (1, 'model', 2, 1); INSERT INTO embedded VALUES (1, 1, x'00000000')",
            "belonged to no document");
        row("a space that cannot be read", "UPDATE space SET model = x'00'", "computed again");
        row("several at once",
            "DELETE FROM passage WHERE document = 4; DELETE FROM vectors; DELETE FROM session; DELETE FROM document "
            "WHERE id = 6; "
            "UPDATE document SET textpages = 0",
            "Passages were missing");
    }

    void mendsWhatCanBeMadeFromTheRest()
    {
        QFETCH(QByteArray, sql);
        QFETCH(QString, told);
        Kept kept;
        const QStringList before = kept.content();
        kept.damage(sql);
        const Mended mended = kept.mend();
        QVERIFY2(mended.done.join(u'\n').contains(told), qPrintable(mended.done.join(u'\n')));
        QVERIFY2(mended.sound(), qPrintable(mended.broken.join(u'\n')));
        if (LibraryIndexes(*kept.library).wantsFitting())
            QVERIFY(bool(LibraryIndexes(*kept.library).fit(kept.parallel, {})));
        QCOMPARE(kept.content(), before);
        const Mended again = kept.mend();
        QVERIFY2(again.done.isEmpty(), qPrintable(again.done.join(u'\n')));
        QVERIFY(bool(kept.library->check()));
        kept.library.reset(); // also written to the disk
        kept.open();
        QCOMPARE(kept.content(), before);
    }

    void asksForTheFileWhereTextIsGone_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::newRow("of a page") << QByteArray(
            "DELETE FROM pagetext WHERE id IN (SELECT id FROM page WHERE document = 3 AND number = 2)");
        QTest::newRow("and the page") << QByteArray("DELETE FROM page WHERE document = 3 AND number = 3");
        QTest::newRow("of all pages") << QByteArray(
            "DELETE FROM pagetext WHERE id IN (SELECT id FROM page WHERE document = 3)");
        QTest::newRow("of all pages, and the passages")
            << QByteArray("DELETE FROM page WHERE document = 3; DELETE FROM passage WHERE document = 3");
    }

    void asksForTheFileWhereTextIsGone()
    {
        QFETCH(QByteArray, sql);
        Kept kept;
        kept.damage(sql);
        const Mended mended = kept.mend();
        QCOMPARE(mended.toRead, QList<DocumentId>{3});
        QVERIFY(!mended.sound());
        kept.add(2); // as after rereading its file
        QVERIFY(kept.mend().sound());
    }

    void keepsTheNumbersOfPassagesThatAreStillThere()
    {
        Kept kept;
        const auto idOf = [&kept](const QString &words) {
            return kept.library->search({words, 1, {2}}, {})->first().id;
        };
        const PassageId first = idOf(QStringLiteral("page 1 of document 1"));
        const PassageId last = idOf(QStringLiteral("page 3 of document 1, in line 11"));
        kept.damage("DELETE FROM passage WHERE document = 2 AND ordinal = (SELECT max(ordinal) FROM passage WHERE "
                    "document = 2)");
        kept.mend();
        QVERIFY(bool(kept.library->passage(first)));
        QCOMPARE(kept.library->passage(first)->document, 2);
        QCOMPARE(idOf(QStringLiteral("page 3 of document 1, in line 11")), last); // the last one was restored
    }

    void saysWhereTheFileItselfIsBeyondMending()
    {
        Kept kept;
        kept.library.reset();
        const QString file = kept.folder.filePath(QStringLiteral("library.db"));
        qint64 at = 0; // in a table that is read only on demand
        {
            const auto database = Database::open(file, Database::ReadWrite);
            Statement root(**database, "SELECT (rootpage - 1) * (SELECT page_size FROM pragma_page_size) FROM "
                                       "sqlite_schema WHERE name = 'judging'");
            QVERIFY(root.next());
            at = root.integer(0);
        }
        QFile bytes(file);
        QVERIFY(bytes.open(QIODevice::ReadWrite));
        bytes.seek(at);
        bytes.write(QByteArray(512, 'x'));
        bytes.close();
        auto opened = Library::open(kept.folder.path(), [](const QString &) {});
        QVERIFY(bool(opened));
        const Result<Mended> mended = LibraryCare(**opened).mend([](int) {}, {});
        QVERIFY(!mended || !mended->broken.isEmpty());
        QVERIFY((mended ? mended->broken.first() : mended.error().message).contains(QStringLiteral("damaged")));
    }

    void leavesAllAsItWasOrAllMendedWhenItIsStopped_data()
    {
        QTest::addColumn<int>("percent");
        for (const int percent : {40, 60, 75, 85, 95, 100})
            QTest::addRow("at %d", percent) << percent;
    }

    void leavesAllAsItWasOrAllMendedWhenItIsStopped()
    {
        QFETCH(int, percent);
        Kept kept;
        const QStringList whole = kept.content();
        kept.damage("DELETE FROM passage WHERE document = 4; DELETE FROM pagetext WHERE id IN (SELECT id FROM page "
                    "WHERE document = 3 AND number = 2)");
        const QStringList damaged = kept.content();
        std::stop_source stop;
        const auto stopAt = [&](int done) {
            if (done >= percent)
                stop.request_stop();
        };
        const Result<Mended> mended = LibraryCare(*kept.library).mend(stopAt, stop.get_token());
        QVERIFY(stop.stop_requested());
        if (mended) {
            QCOMPARE(mended->toRead, QList<DocumentId>{3}); // otherwise nobody would read it
            QVERIFY(!mended->done.isEmpty());
            QVERIFY2(mended->broken.isEmpty(), qPrintable(mended->broken.join(u'\n')));
        } else {
            QCOMPARE(mended.error().code, Error::Cancelled);
            QCOMPARE(kept.content(), damaged);
        }
        kept.add(8); // a change and a cache: the search data must not be saved as newer than they are
        kept.library.reset();
        kept.open();
        const QString fourth = QStringLiteral("document 3"); // as in its text
        QCOMPARE(kept.library->search({fourth, 5, {4}}, {})->isEmpty(), !mended);
        kept.add(2); // as after rereading its file
        kept.mend();
        QVERIFY(bool(kept.library->remove(kept.library->withPlace(QStringLiteral("/papers/8.pdf")).id)));
        QCOMPARE(sorted(kept.content()), sorted(whole));
    }
};

QTEST_GUILESS_MAIN(tst_repair)
#include "tst_repair.moc"
