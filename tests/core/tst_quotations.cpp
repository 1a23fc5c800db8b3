// One word in a library's stored text is changed anywhere: this is noticed before it is shown, nothing of it is quoted,
// and derived data are restored.
#include "core/base/catalogue.h"
#include "core/evidence/exportdata.h"
#include "core/library/librarybin.h"
#include "core/library/libraryteam.h"
#include "core/library/readfailures.h"
#include "core/flows/steps/answerstate.h"
#include "core/library/librarysessions.h"
#include "core/library/quotations.h"
#include "core/maintenance/librarycare.h"
#include "core/session/sessionjson.h"
#include "core/session/wording.h"
#include "core/store/store.h"
#include "computedvalues.h"
#include "flowrun.h"
#include "smalllibrary.h"

#include <QTest>

#include <atomic>
#include <thread>

using namespace core;
using namespace tests;

namespace {

enum class Change { Passage, Page, Turn, Spans, PageOfPassage, DocumentOfPassage, Label };

struct Damage
{
    Change change = Change::Passage;
    PassageId passage = 0; // the passage that must not be quoted
    DocumentId document = 0;
    int page = 0; // the page whose text must not be shown
    SessionId session = 0;
    QString turn;
};

void write(Database &database, const char *sql, const QString &text, qint64 id)
{
    Statement row(database, sql);
    row << text << id;
    if (!row.run())
        qFatal("it could not be changed");
}

Damage damage(const QString &file, const SmallLibrary &whole, Change change, std::mt19937 &dice)
{
    const auto database = must(Database::open(file, Database::ReadWrite));
    database->run("PRAGMA foreign_keys=OFF");
    const auto any = [&](const auto &map) { return std::next(map.begin(), qsizetype(dice() % quint64(map.size()))); };
    const Passage passage = *any(whole.passages);
    Damage made{change, passage.id, passage.document, 0, 0, {}};
    switch (change) {
    case Change::Passage:
        write(*database, "UPDATE passage SET text = ?1 WHERE id = ?2", withOtherWord(passage.text, dice), passage.id);
        break;
    case Change::Spans:
        database->run(
            QStringLiteral("UPDATE passage SET spans = (SELECT spans FROM passage WHERE id = %1) WHERE id = %2")
                .arg(passage.id == 1 ? 2 : 1)
                .arg(passage.id)
                .toLatin1()
                .constData());
        break;
    case Change::PageOfPassage:
        write(*database, "UPDATE passage SET page = ?1, lastpage = ?1 WHERE id = ?2",
              QString::number(passage.page % 4 + 2), passage.id);
        break;
    case Change::DocumentOfPassage:
        write(*database, "UPDATE passage SET document = ?1, ordinal = ordinal + 1000 WHERE id = ?2",
              QString::number(passage.document % SmallLibrary::documentCount + 1), passage.id);
        break;
    case Change::Label:
        write(*database, "UPDATE passage SET pagelabel = ?1 WHERE id = ?2", QStringLiteral("seven"), passage.id);
        break;
    case Change::Page: {
        made.page = passage.spans[qsizetype(dice() % quint64(passage.spans.size()))].page;
        Statement row(*database,
                      "SELECT id, text FROM page JOIN pagetext USING (id) WHERE document = ?1 AND number = ?2");
        row << passage.document << made.page;
        if (!row.next())
            qFatal("there is no page");
        const qint64 id = row.integer(0);
        write(*database, "UPDATE pagetext SET text = ?1 WHERE id = ?2", withOtherWord(row.text(1), dice), id);
        break;
    }
    case Change::Turn: {
        const Session session = *any(whole.sessions);
        const Turn &turn = session.turns[qsizetype(dice() % quint64(session.turns.size()))];
        made.session = session.id;
        made.turn = turn.id;
        Statement row(*database, "SELECT rowid, json FROM turn WHERE session = ?1 AND id = ?2");
        row << session.id << turn.id;
        if (!row.next())
            qFatal("there is no turn");
        const qint64 id = row.integer(0);
        write(*database, "UPDATE turn SET json = ?1 WHERE rowid = ?2", withOtherWord(row.text(1), dice), id);
        break;
    }
    }
    return made;
}

// Accesses it like a reader: the passage itself, and a few others.
QString whatIsQuotedWrongly(const Library &library, const SmallLibrary &whole, PassageId damaged)
{
    const auto isAsItWas = [&](const Passage &passage) {
        const Passage before = whole.passages.value(passage.id);
        return passage.text == before.text && passage.document == before.document &&
               passage.lastPage == before.lastPage;
    };
    for (const Passage &before : whole.passages) {
        const Result<Passage> now = library.passage(before.id);
        if (now && !isAsItWas(*now))
            return now->text;
    }
    for (const PassageId looked : {damaged, PassageId(1), PassageId(whole.passages.size() / 2)}) {
        const QList<Passage> found = must(library.search({whole.passages.value(looked).text, 5, {}, true}, {}));
        for (const Passage &each : found) {
            if (!isAsItWas(each))
                return each.text;
        }
    }
    return {};
}

bool isNoticed(const Library &library, const SmallLibrary &whole, const Damage &made)
{
    if (made.change == Change::Turn) {
        const Session session = must(KeptSessions(library).find(made.session));
        return std::ranges::all_of(session.turns,
                                   [&](const Turn &turn) { return turn.damaged == (turn.id == made.turn); });
    }
    if (made.page > 0) {
        const Result<Page> page = library.page(made.document, made.page);
        if (page || page.error().code != Error::Storage)
            return false;
    }
    const Result<Passage> passage = library.passage(made.passage);
    SearchRemarks remarks;
    const QString words = whole.passages.value(made.passage).text;
    if (!library.search({words, 5, {}, true}, {}, &remarks))
        return false;
    return !passage && passage.error().code == Error::Storage && !remarks.withheld.isEmpty();
}

// Damage to a page can only be repaired from the file.
bool isMended(const QString &folder, const SmallLibrary &whole, const Damage &made)
{
    {
        const auto library = must(Library::open(folder, {}));
        const Mended mended = must(LibraryCare(*library).mend([](int) {}, {}));
        if (made.change == Change::Page)
            return mended.toRead == QList<DocumentId>{made.document};
        if (made.change == Change::Turn)
            return mended.toRead.isEmpty() && mended.broken.size() == 1 &&
                   mended.broken[0].contains(whole.sessions.value(made.session).title);
        if (!mended.sound() || mended.done.isEmpty())
            return false;
    }
    const auto store = must(Store::open(folder + QStringLiteral("/library.db"), Database::ReadOnly));
    return std::ranges::all_of(whole.passages, [&](const Passage &before) {
        const QList<Passage> now = must(PassageRepository(*store).find({before.id}));
        return now.size() == 1 && now[0].text == before.text && now[0].document == before.document &&
               now[0].page == before.page && now[0].pageLabel == before.pageLabel && now[0].heading == before.heading;
    });
}

// As the steps leave it: each cell cites its passage.
Turn computedFrom(const Library &library, DocumentId document)
{
    Turn turn = computedTurn(turnover(document));
    turn.evidence = {{document, must(library.document(document)).hash}};
    for (qsizetype i = 0; i < turn.citations.size(); ++i) {
        const Operand &cell = turn.computed->operands[i];
        turn.citations[i].document = document;
        turn.citations[i].passage = must(library.passageAt(document, cell.page, cell.from, cell.length)).id;
        turn.citations[i].quote = cell.label + u' ' + cell.text; // not consecutive on the page
    }
    return turn;
}

DocumentId addPage(Library &library, const QString &text)
{
    Page page;
    page.number = 1;
    page.status = PageStatus::Text;
    page.text = text;
    Document document;
    document.path = QStringLiteral("/papers/one.pdf");
    document.title = QStringLiteral("One");
    document.hash = QByteArray("one").rightJustified(64, 'a');
    document.status = DocumentStatus::Indexed;
    return must(library.add(document, {page}, chunk({page}, {}, {}))).id;
}

Turn quoting(const Library &library, DocumentId document)
{
    const Passage passage = must(library.search({QStringLiteral("quorum council"), 1, {document}, true}, {})).first();
    Turn turn;
    turn.id = QStringLiteral("one");
    turn.question = QStringLiteral("What is the quorum?");
    turn.answer = passage.text;
    turn.sources = {passage};
    turn.citations = {citationOf(passage, 0, int(passage.text.size()), 1)};
    turn.sentences = {{0, int(turn.answer.size()), Support::Fully, {1}}};
    turn.evidence = {{document, must(library.document(document)).hash}};
    turn.ending = Ending::Passed;
    return turn;
}

} // namespace

class tst_quotations : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsWrongWithWhatIsWhole()
    {
        const SmallLibrary whole;
        QTemporaryDir folder;
        whole.copyTo(folder.path());
        const auto library = must(Library::open(folder.path(), {}));
        QVERIFY(whole.passages.size() > 30);
        for (const Passage &passage : whole.passages)
            QVERIFY(bool(library->passage(passage.id)));
        for (const Session &session : whole.sessions) {
            for (const Turn &turn : session.turns) {
                QVERIFY(!turn.damaged);
                QVERIFY(!misquoted(turn, *library, {}));
            }
        }
        const Mended mended = must(LibraryCare(*library).mend([](int) {}, {}));
        QVERIFY2(mended.done.isEmpty() && mended.sound(), qPrintable((mended.done + mended.broken).join(u'\n')));
    }

    void aChangedWordIsNoticedAndNeverQuoted()
    {
        const int count = qEnvironmentVariableIntValue("ATTEST_CHANGED_WORDS");
        const SmallLibrary whole;
        std::mt19937 dice(quint32(qEnvironmentVariableIntValue("ATTEST_CHANGED_SEED")));
        constexpr Change changes[] = {
            Change::Passage, Change::Page, Change::Turn,          Change::Passage,           Change::Spans,
            Change::Page,    Change::Turn, Change::PageOfPassage, Change::DocumentOfPassage, Change::Label};
        QStringList unnoticed;
        QStringList quoted;
        QStringList notMended;
        for (int i = 0; i < (count > 0 ? count : 50); ++i) {
            QTemporaryDir folder;
            whole.copyTo(folder.path());
            const Change change = changes[size_t(i) % std::size(changes)];
            const Damage made = damage(folder.filePath(QStringLiteral("library.db")), whole, change, dice);
            const QString name = QStringLiteral("%1: change %2, passage %3").arg(i).arg(int(change)).arg(made.passage);
            if (dice() % 2 == 0)
                QFile::remove(folder.filePath(QStringLiteral("index.cache")));
            {
                const auto library =
                    must(Library::open(folder.path(), {}, i % 3 == 0 ? Library::ToRead : Library::ToChange));
                if (!isNoticed(*library, whole, made))
                    unnoticed += name;
                if (const QString wrong = whatIsQuotedWrongly(*library, whole, made.passage); !wrong.isEmpty())
                    quoted += name + QStringLiteral(": ") + wrong;
            }
            if (!isMended(folder.path(), whole, made))
                notMended += name;
        }
        QVERIFY2(unnoticed.isEmpty(), qPrintable(unnoticed.join(u'\n')));
        QVERIFY2(quoted.isEmpty(), qPrintable(quoted.join(u'\n')));
        QVERIFY2(notMended.isEmpty(), qPrintable(notMended.join(u'\n')));
    }

    void aComputedAnswerIsComparedCellByCell()
    {
        const QTemporaryDir folder;
        const auto library = libraryAt(folder.path());
        const DocumentId document = keepStatement(*library);
        const Turn whole = computedFrom(*library, document);
        QCOMPARE(whole.citations.size(), 3);
        QVERIFY(!misquoted(whole, *library, {}));
        for (qsizetype i = 0; i < whole.citations.size(); ++i) {
            Turn other = whole;
            other.computed->operands[i].text = QStringLiteral("9,999");
            const Citation *wrong = misquoted(other, *library, {});
            QVERIFY(wrong && wrong->number == i + 1);
        }
        Session session;
        session.turns = {whole};
        const SessionId id = must(LibrarySessions(*library).save(session));
        const ExportData exported = must(gather(*library, {id}, {.snippets = false}, {}, {}, {}));
        QCOMPARE(exported.sessions[0].turns[0].remark, QString());
    }

    // Another reader version reads other letters from the same file.
    void whatWasReadAnewOtherwiseIsNotCalledMisquoted()
    {
        const QTemporaryDir folder;
        const auto library = libraryAt(folder.path());
        const DocumentId document = addPage(*library, QStringLiteral("The quorum of the council is two-thirds."));
        Turn turn = quoting(*library, document);
        QVERIFY(!misquoted(turn, *library, {}));
        turn.citations[0].quote.replace(QStringLiteral("two"), QStringLiteral("ten"));
        QVERIFY(misquoted(turn, *library, {}));
        QCOMPARE(addPage(*library, QStringLiteral("The qu0rum of the c0uncil is tw0-thirds.")), document);
        QVERIFY(!misquoted(turn, *library, {}));
    }

    void wordsThatAnExportTakesOutAreNotCalledMisquoted()
    {
        const QTemporaryDir folder;
        const auto library = libraryAt(folder.path());
        const QString secret = QStringLiteral("sk-two-thirds");
        const DocumentId document = addPage(
            *library, QStringLiteral("The quorum of the council is %1 of %2/all.").arg(secret, QDir::homePath()));
        Session session;
        session.turns = {quoting(*library, document)};
        const SessionId id = must(LibrarySessions(*library).save(session));
        const ExportData exported = must(gather(*library, {id}, {.snippets = false, .secrets = {secret}}, {}, {}, {}));
        const Turn &turn = exported.sessions[0].turns[0];
        QVERIFY(!turn.citations[0].quote.contains(secret));
        QCOMPARE(turn.remark, QString());
    }

    // Its ids are followed by those of the next document.
    void mendingLeavesThePassagesOfOthersAlone()
    {
        const SmallLibrary whole;
        for (const bool isOneMore : {false, true}) {
            QTemporaryDir folder;
            whole.copyTo(folder.path());
            const auto store = must(Store::open(folder.filePath(QStringLiteral("library.db")), Database::ReadWrite));
            QList<PassageId> ids;
            for (const Located &each : PassageRepository(*store).located(1))
                ids.append(each.id);
            QList<Passage> cut = must(PassageRepository(*store).find(ids));
            if (isOneMore)
                cut.append(cut.first());
            store->database().begin();
            PassageRepository(*store).putRight(1, cut, {ids.first()});
            QVERIFY(bool(store->database().commit()));
            for (const Passage &before : whole.passages) {
                if (before.document == 1)
                    continue;
                const QList<Passage> now = must(PassageRepository(*store).find({before.id}));
                QVERIFY(now.size() == 1 && now[0].text == before.text && now[0].document == before.document);
            }
            const QList<Located> now = PassageRepository(*store).located(1);
            QCOMPARE(now.size(), cut.size());
            QCOMPARE(now.first().id == ids.first(), !isOneMore);
        }
    }

    void whatIsDamagedInTheBinIsNotSoundWhenItIsBack()
    {
        const SmallLibrary whole;
        for (const bool hasSums : {true, false}) {
            QTemporaryDir folder;
            whole.copyTo(folder.path());
            const QString file = folder.filePath(QStringLiteral("library.db"));
            const auto change = [&](const char *sql) {
                const auto database = must(Database::open(file, Database::ReadWrite));
                if (!database->run(sql))
                    qFatal("it could not be changed");
            };
            const auto sums = [&] {
                const auto database = must(Database::open(file, Database::ReadOnly));
                Statement count(*database, "SELECT (SELECT count(*) FROM pagesum JOIN page ON page.id = page WHERE "
                                           "document = 2) || ' ' || (SELECT count(*) FROM turnsum WHERE session = 1)");
                return count.next() ? count.text(0) : QString();
            };
            if (!hasSums)
                change("DELETE FROM pagesum; DELETE FROM turnsum");
            {
                const auto library = must(Library::open(folder.path(), {}));
                QVERIFY(bool(library->remove(2)));
                QVERIFY(bool(LibrarySessions(*library).remove(1)));
            }
            if (hasSums)
                change("UPDATE binpage SET text = replace(text, 'hundredths', 'thousandths') WHERE number = 2;"
                       "UPDATE binturn SET json = replace(json, 'hundredths', 'thousandths') WHERE ordinal = 0");
            const auto library = must(Library::open(folder.path(), {}));
            for (const Binned &each : LibraryBin(*library).entries())
                QVERIFY(bool(LibraryBin(*library).putBack(each.id, {})));
            QCOMPARE(sums(), hasSums ? QStringLiteral("4 3") : QStringLiteral("0 0"));
            QVERIFY(bool(library->page(2, 1)));
            QCOMPARE(bool(library->page(2, 2)), !hasSums);
            QCOMPARE(must(LibrarySessions(*library).find(1)).turns[0].damaged, hasSums);
            QVERIFY(!must(LibrarySessions(*library).find(1)).turns[1].damaged);
        }
    }

    void aBranchKeepsADamagedTurnInItsPlace_data()
    {
        QTest::addColumn<int>("damaged");
        QTest::addColumn<int>("before"); // the turn at which it forks
        QTest::addColumn<bool>("hasSums");
        for (int damaged = 0; damaged < 3; ++damaged) {
            for (int before = 1; before <= 3; ++before) {
                for (const bool hasSums : {true, false})
                    QTest::addRow("%d before %d, %s sums", damaged, before, hasSums ? "with" : "without")
                        << damaged << before << hasSums;
            }
        }
    }
    void aBranchKeepsADamagedTurnInItsPlace()
    {
        QFETCH(const int, damaged);
        QFETCH(const int, before);
        QFETCH(const bool, hasSums);
        static const SmallLibrary whole;
        QTemporaryDir folder;
        whole.copyTo(folder.path());
        const Session session = whole.sessions.value(1);
        {
            const auto database =
                must(Database::open(folder.filePath(QStringLiteral("library.db")), Database::ReadWrite));
            const QString id = session.turns[damaged].id;
            write(*database,
                  hasSums ? "UPDATE turn SET json = replace(json, 'hundredths', 'thousandths') WHERE session = ?2 AND "
                            "id = ?1"
                          : "UPDATE turn SET json = substr(json, 1, length(json) / 2) WHERE session = ?2 AND id = ?1",
                  id, session.id);
            if (!hasSums)
                QVERIFY(database->run("DELETE FROM turnsum"));
        }
        const auto library = must(Library::open(folder.path(), {}));
        LibrarySessions sessions(*library);
        SessionId branched = session.id;
        for (int i = 0; i < 2; ++i) { // and a fork of that one
            const QString end = must(sessions.find(branched)).turns.value(before).id;
            branched = must(sessions.branch(branched, end, QStringLiteral("Copy")));
            const Session copy = must(sessions.find(branched));
            QCOMPARE(copy.turns.size(), before);
            for (int turn = 0; turn < before; ++turn) {
                QCOMPARE(copy.turns[turn].damaged, turn == damaged);
                QCOMPARE(copy.turns[turn].answer, turn == damaged ? QString() : session.turns[turn].answer);
            }
            QVERIFY(bool(sessions.save(copy))); // as the window does
            QCOMPARE(must(sessions.find(branched)).turns.size(), before);
        }
        const Mended mended = must(LibraryCare(*library).mend([](int) {}, {}));
        QCOMPARE(mended.broken.size(), damaged < before ? 3 : 1); // one session each
        (void)must(sessions.search(QStringLiteral("section"), {}));
    }

    void onlyDamageIsTakenForDamage()
    {
        const auto isOfDamage = [](const char *detail) {
            return isDamage({Error::Storage, QStringLiteral("It cannot be read."), QString::fromLatin1(detail)});
        };
        for (const char *detail : {"SQLite 11: database disk image is malformed", "SQLite 26: file is not a database",
                                   "SQLite 267: database disk image is malformed", "SQLite 1: no such table: turn",
                                   "SQLite 1: no such column: tags"})
            QVERIFY2(isOfDamage(detail), detail);
        for (const char *detail : {"", "SQLite 5: database is locked", "SQLite 7: out of memory",
                                   "SQLite 8: attempt to write a readonly database", "SQLite 10: disk I/O error",
                                   "SQLite 266: disk I/O error", "SQLite 13: database or disk is full",
                                   "SQLite 14: unable to open database file"})
            QVERIFY2(!isOfDamage(detail), detail);
        const SmallLibrary whole;
        QTemporaryDir folder;
        whole.copyTo(folder.path());
        const auto library = must(Library::open(folder.path(), {}));
        QVERIFY(!library->documents().isEmpty()); // through a connection that stays open
        {
            const auto database =
                must(Database::open(folder.filePath(QStringLiteral("library.db")), Database::ReadWrite));
            QVERIFY(database->run("ALTER TABLE place RENAME TO away"));
        }
        QVERIFY(library->documents().isEmpty());
        const std::optional<Error> unread = ReadFailures(*library).take();
        QVERIFY(unread && isDamage(*unread));
    }

    void eachCallIsToldWhatItCouldNotRead()
    {
        const SmallLibrary whole;
        QTemporaryDir folder;
        whole.copyTo(folder.path());
        const auto library = must(Library::open(folder.path(), {}));
        QVERIFY(!library->documents().isEmpty()); // through a connection that stays open
        {
            const auto database =
                must(Database::open(folder.filePath(QStringLiteral("library.db")), Database::ReadWrite));
            QVERIFY(database->run("ALTER TABLE place RENAME TO away"));
        }
        const UnreadHere own;
        QVERIFY(library->documents().isEmpty());
        bool hasOthers = true;
        std::thread other([&] {
            const UnreadHere there;
            (void)ReadFailures(*library).take();
            hasOthers = there.first().has_value();
        });
        other.join();
        QVERIFY(!hasOthers);
        QVERIFY(own.first().has_value());
        QVERIFY(!UnreadHere().first().has_value());
    }

    void aPassageThatOverlapsADamagedOneIsGiven()
    {
        const QTemporaryDir folder;
        auto library = libraryAt(folder.path());
        Page page;
        page.number = 1;
        page.status = PageStatus::Text;
        page.text = QStringLiteral("This is in one. This is in both of them. That is in the other.");
        const int shared = int(page.text.indexOf(QStringLiteral("This is in both")));
        const int end = int(page.text.indexOf(QStringLiteral(" That")));
        const auto cut = [&](int ordinal, int from, int to) {
            Passage passage;
            passage.ordinal = ordinal;
            passage.page = passage.lastPage = 1;
            passage.text = page.text.mid(from, to - from);
            passage.spans = {{0, to - from, 1, from}};
            return passage;
        };
        Document document;
        document.path = QStringLiteral("/papers/one.pdf");
        document.hash = QByteArray("one").rightJustified(64, 'a');
        document.status = DocumentStatus::Indexed;
        const DocumentId id =
            must(library->add(document, {page}, {cut(0, 0, end), cut(1, shared, int(page.text.size()))})).id;
        const PassageId first = must(library->passageAt(id, 1, shared, 4)).id;
        {
            const auto database =
                must(Database::open(folder.filePath(QStringLiteral("library.db")), Database::ReadWrite));
            QVERIFY(database->run("UPDATE passage SET text = replace(text, 'one', 'two') WHERE ordinal = 0"));
        }
        QCOMPARE(must(library->passageAt(id, 1, shared, 4)).id, first + 1);
        QCOMPARE(library->passageAt(id, 1, 0, 4).error().code, Error::Storage);
    }

    void noPassageIsCalledWrongWhileItsDocumentIsReadAnew()
    {
        const QTemporaryDir folder;
        const auto library = libraryAt(folder.path());
        const DocumentId document = addPage(*library, QStringLiteral("The quorum of the council is two-thirds."));
        std::atomic<bool> isDone = false;
        std::thread reader([&] {
            for (int i = 0; i < 100; ++i)
                addPage(*library, QStringLiteral("%1 members. The quorum of the council is two-thirds.").arg(i));
            isDone = true;
        });
        QStringList wrong;
        while (!isDone) {
            const Result<Passage> there = library->passageAt(document, 1, 0, 5);
            if (!there && there.error().code == Error::Storage)
                wrong.append(there.error().message);
            const Result<TeamDocument> sent = LibraryTeam(*library).whole(document);
            if (!sent)
                wrong.append(sent.error().message);
        }
        reader.join();
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void anAlteredPassageIsNotSentToATeam()
    {
        const SmallLibrary whole;
        QTemporaryDir folder;
        whole.copyTo(folder.path());
        {
            const auto database =
                must(Database::open(folder.filePath(QStringLiteral("library.db")), Database::ReadWrite));
            QVERIFY(database->run("UPDATE passage SET text = replace(text, 'section', 'chapter') WHERE id = 1;"
                                  "UPDATE pagetext SET text = replace(text, 'section', 'chapter') WHERE id = "
                                  "(SELECT id FROM page WHERE document = 3 AND number = 2)"));
        }
        const auto library = must(Library::open(folder.path(), {}));
        for (const DocumentId id : {1, 3}) {
            const Result<TeamDocument> sent = LibraryTeam(*library).whole(id);
            QVERIFY(!sent && sent.error().code == Error::Storage);
            QVERIFY2(sent.error().message.contains(must(library->document(id)).title),
                     qPrintable(sent.error().message));
        }
        QVERIFY(bool(LibraryTeam(*library).whole(2)));
    }

    // Without checksums, as left by an older Attest, a passage is still compared with its page.
    void aLibraryWithoutSumsGetsThemByACheck()
    {
        const SmallLibrary whole;
        QTemporaryDir folder;
        whole.copyTo(folder.path());
        const auto rows = [&](const char *table) {
            const auto database =
                must(Database::open(folder.filePath(QStringLiteral("library.db")), Database::ReadOnly));
            Statement count(*database, (QByteArray("SELECT count(*) FROM ") + table).constData());
            return count.next() ? int(count.integer(0)) : -1;
        };
        const int pages = rows("pagesum");
        const int turns = rows("turnsum");
        QCOMPARE(pages, 4 * SmallLibrary::documentCount);
        QCOMPARE(turns, 3 * SmallLibrary::sessionCount);
        {
            const auto database =
                must(Database::open(folder.filePath(QStringLiteral("library.db")), Database::ReadWrite));
            QVERIFY(database->run("DELETE FROM pagesum; DELETE FROM turnsum;"
                                  "UPDATE passage SET text = replace(text, 'section', 'chapter') WHERE id = 1"));
        }
        const auto library = must(Library::open(folder.path(), {}));
        QVERIFY(!library->passage(1));
        QVERIFY(bool(library->passage(2)));
        QVERIFY(must(LibraryCare(*library).mend([](int) {}, {})).sound());
        QCOMPARE(rows("pagesum"), pages);
        QCOMPARE(rows("turnsum"), turns);
        QCOMPARE(must(library->passage(1)).text, whole.passages.value(1).text);
    }

    void anAnswerSaysThatAPassageIsLeftOut_data()
    {
        QTest::addColumn<QString>("flow");
        for (const AnswerFlow *flow : offers<AnswerFlow>())
            QTest::newRow(qPrintable(toQString(flow->id()))) << toQString(flow->id());
    }

    void anAnswerSaysThatAPassageIsLeftOut()
    {
        QFETCH(const QString, flow);
        FlowRun run;
        run.fill();
        const QString file = run.folder.filePath(QStringLiteral("library.db"));
        {
            const auto database = must(Database::open(file, Database::ReadWrite));
            QVERIFY(database->run("UPDATE passage SET text = replace(text, 'prepaid', 'forbidden') WHERE id = 1;"
                                  "UPDATE document SET giventitle = 'Points; a guide' WHERE id = 1"));
        }
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedWriter writer;
        const Turn turn = run.ask(flow, critic, writer);
        QCOMPARE(turn.gaps.withheld.size(), 1);
        QCOMPARE(turn.gaps.withheld[0].title, QStringLiteral("Points; a guide"));
        QVERIFY(remarksOf(turn).join(u' ').contains(QStringLiteral("does not match its page")));
        const QByteArray json = toJson(turn).written();
        QVERIFY(!json.contains("forbidden"));
    }
};

QTEST_GUILESS_MAIN(tst_quotations)
#include "tst_quotations.moc"
