// Attest opens only what it made: libraries and backups changed by others are rejected or answer as before. Each is
// opened by a separate process, so that crashes and hangs are noticed.
#include "core/evidence/bundleimport.h"
#include "core/evidence/exportdata.h"
#include "core/evidence/snippet.h"
#include "core/extractive/builtincritic.h"
#include "core/extractive/builtinwriter.h"
#include "core/library/library.h"
#include "core/library/librarydescriptions.h"
#include "core/library/libraryindexes.h"
#include "core/library/librarysessions.h"
#include "core/library/queue.h"
#include "core/maintenance/backup.h"
#include "core/maintenance/librarycare.h"
#include "core/maintenance/rescue.h"
#include "core/session/sessionjson.h"
#include "core/session/wording.h"
#include "core/store/schema.h"
#include "core/store/store.h"
#include "hostilebundle.h"
#include "hostilelibrary.h"
#include "must.h"
#include "samples.h"
#include "smalllibrary.h"
#include "wordranking.h"

#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

using namespace core;
using namespace Qt::StringLiterals;
using tests::HostileBundle;
using tests::HostileLibrary;
using tests::must;
using tests::SmallLibrary;

namespace {

int fromEnvironment(const char *name, int otherwise)
{
    bool ok = false;
    const int value = qEnvironmentVariableIntValue(name, &ok);
    return ok ? value : otherwise;
}

const QStringList subjects{u"copper wires conduct electricity"_s,      u"bees dance in the hive"_s,
                           u"a quorum of two-thirds of the members"_s, u"glaciers carry stones into valleys"_s,
                           u"mortgage points are prepaid interest"_s,  u"violins are tuned in perfect fifths"_s};

void add(Library &library, int number)
{
    Document document;
    document.path = u"/papers/%1.pdf"_s.arg(number);
    document.title = u"Paper %1"_s.arg(number);
    document.hash = "hash " + QByteArray::number(number);
    document.status = DocumentStatus::Indexed;
    document.origin = {1, 900, 100, false, {}};
    QList<Page> pages;
    QList<Passage> passages;
    for (int i = 1; i <= 6; ++i) {
        Page page;
        page.number = i;
        page.status = PageStatus::Text;
        for (int line = 0; line < 8; ++line)
            page.text += u"On page %1 of paper %2 it says, in line %3, that %4, and that %5. "_s.arg(i)
                             .arg(number)
                             .arg(line)
                             .arg(subjects[(number + line) % subjects.size()], subjects[(i + line) % subjects.size()]);
        Passage passage;
        passage.text = page.text;
        passage.page = passage.lastPage = i;
        passage.spans = {{0, int(page.text.size()), i, 0}};
        pages.append(page);
        passages.append(passage);
    }
    (void)must(library.add(document, pages, passages));
}

void make(Library &library, int documents, const QString &title = u"Kept"_s)
{
    for (int i = 0; i < documents; ++i)
        add(library, i);
    Session session;
    session.title = title;
    Turn turn;
    turn.id = u"t1"_s;
    turn.question = u"What do bees do?"_s;
    turn.answer = u"They dance."_s;
    session.turns = {turn};
    (void)must(LibrarySessions(library).save(session));
    Inline parallel;
    (void)LibraryIndexes(library).fit(parallel, {}); // if there is enough text
}

QString sumOfLines(const QStringList &lines)
{
    const QByteArray bytes = lines.join(u'\n').toUtf8();
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().left(16));
}

// What a reader sees, except conversations.
QStringList foundIn(Library &library)
{
    QStringList lines;
    for (const Document &document : library.documents())
        lines.append(document.path + document.title + QString::number(document.pages));
    for (const QString &subject : subjects) {
        const auto found = library.search({subject, 5, {}}, {});
        for (const auto &each : found ? *found : decltype(*found){})
            lines.append(each.text);
        if (!found)
            lines.append(found.error().message);
    }
    return lines;
}

QString answersOf(Library &library)
{
    QStringList lines = foundIn(library);
    for (const Session &each : LibrarySessions(library).all())
        lines.append(each.title);
    return sumOfLines(lines);
}

// One line per step on standard output; "refused" lines give the reason.
void say(const char *step, const QString &what)
{
    std::printf("%s\t%s\n", step, qPrintable(what));
    std::fflush(stdout);
}

void sayRefused(const char *step, const Error &error)
{
    say(step, (error.code == Error::Defect ? u"defect: "_s : u"refused: "_s) + error.message + u" | "_s + error.detail);
}

int read(const QString &folder)
{
    const auto library = Library::open(folder, {}, Library::ToRead);
    if (library)
        say("read", answersOf(**library));
    else
        sayRefused("read", library.error());
    return 0;
}

int change(const QString &folder)
{
    auto library = Library::open(folder, {});
    if (!library) {
        sayRefused("change", library.error());
        return 0;
    }
    say("change", answersOf(**library));
    const Result<Mended> mended = LibraryCare(**library).mend([](int) {}, {});
    if (!mended)
        sayRefused("mend", mended.error());
    else
        say("mend", (mended->done + mended->broken).join(u' '));
    say("mended", answersOf(**library));
    Session session;
    session.title = u"New"_s;
    const auto saved = LibrarySessions(**library).save(session);
    saved ? say("save", u"kept"_s) : sayRefused("save", saved.error());
    library->reset();
    const QTemporaryDir out;
    const auto backup = backUp(folder, out.filePath(u"b"_s), IfThere::Refuse, [](int) {}, {});
    backup ? say("back up", u"made"_s) : sayRefused("back up", backup.error());
    return 0;
}

int restoreIt(const QString &file, const QString &folder)
{
    const auto restored = restore(file, folder, IfThere::Refuse, [](int) {}, {});
    if (!restored) {
        sayRefused("restore", restored.error());
        return 0;
    }
    const auto library = Library::open(folder, {});
    library ? say("restore", answersOf(**library)) : sayRefused("restore", library.error());
    return 0;
}

QString heldBy(const Bundle &bundle)
{
    QStringList lines{QString::fromUtf8(toJson(bundle.documents).written())};
    for (const Session &session : bundle.sessions)
        lines.append(QString::fromUtf8(toJson(session).written()));
    for (const Snippet &snippet : bundle.snippets)
        lines.append(snippet.turn + QString::fromLatin1(snippet.png.toHex()));
    return sumOfLines(lines);
}

// Verifies, imports and exports it again.
int take(const QString &file, const QString &folder)
{
    const auto bundle = readBundle(file, {});
    const auto library = must(Library::open(folder, {}));
    if (!bundle) {
        sayRefused("bundle", bundle.error());
    } else {
        say("bundle", heldBy(*bundle));
        (void)must(checkDocuments(*bundle, *library, {}));
        const auto imported = importBundle(*library, *bundle);
        imported ? say("import", u"taken"_s) : sayRefused("import", imported.error());
        for (const SessionId id : imported ? *imported : QList<SessionId>()) {
            const auto gathered = gather(*library, {id}, {}, {}, [](int) {}, {});
            const auto written = gathered ? writeBundle(*gathered) : gathered.error();
            written ? say("export", u"written"_s) : sayRefused("export", written.error());
        }
    }
    const auto sound = library->check();
    sound ? say("check", u"sound"_s) : sayRefused("check", sound.error());
    say("after", sumOfLines(foundIn(*library)));
    return 0;
}

// A JSON object per question, in order: the answer, its remark, and its quotations.
int ask(const QString &folder, const QStringList &questions)
{
    const auto library = Library::open(folder, {}, Library::ToRead);
    if (!library) {
        sayRefused("ask", library.error());
        return 0;
    }
    const Idf idf = [&](const QString &term) { return (*library)->idf(term); };
    BuiltinCritic critic(idf, *builtinWeights(), wordRankingBy(idf));
    BuiltinWriter writer(idf, wordRankingBy(idf));
    const EvidenceRanker evidence = wordRanking();
    Inline parallel;
    QJsonArray answers;
    for (const QString &question : questions) {
        AnswerTools tools{**library, writer, critic, evidence, nullptr, {}, parallel, {}};
        const Turn turn = answer(*answerFlow(u"self-rag"_s), {question, {}, {}}, tools, [](const TraceEvent &) {});
        QJsonArray quotes;
        for (const Citation &each : turn.citations)
            quotes.append(QJsonObject{{u"document"_s, each.document}, {u"page"_s, each.page}, {u"text"_s, each.quote}});
        answers.append(
            QJsonObject{{u"text"_s, turn.answer}, {u"remark"_s, remarksOf(turn).join(u' ')}, {u"quotes"_s, quotes}});
    }
    say("ask", QString::fromUtf8(QJsonDocument(answers).toJson(QJsonDocument::Compact)));
    return 0;
}

struct Tried
{
    bool isWell = false; // it ended by itself and in time
    QHash<QString, QString> said;
    QString all;
    qint64 took = 0;

    bool refused(const char *step) const { return said.value(QLatin1String(step)).startsWith(u"refused"_s); }
};

Tried tryIn(const QStringList &words)
{
    constexpr int most = 5'000; // milliseconds
    QProcess program;
    program.setProcessChannelMode(QProcess::MergedChannels);
    QElapsedTimer clock;
    clock.start();
    program.start(QCoreApplication::applicationFilePath(), words);
    Tried tried;
    tried.isWell = program.waitForFinished(most * fromEnvironment("ATTEST_SLOWER", 1)) &&
                   program.exitStatus() == QProcess::NormalExit && program.exitCode() == 0;
    tried.took = clock.elapsed();
    if (program.state() != QProcess::NotRunning) {
        program.kill();
        program.waitForFinished();
    }
    tried.all = QString::fromUtf8(program.readAll());
    for (const QString &line : tried.all.split(u'\n', Qt::SkipEmptyParts))
        tried.said.insert(line.section(u'\t', 0, 0), line.section(u'\t', 1));
    return tried;
}

QByteArray sumOf(const QString &file)
{
    struct stat there = {};
    if (lstat(QFile::encodeName(file).constData(), &there) != 0)
        return "nothing";
    if (S_ISLNK(there.st_mode))
        return "a link to " + QFile::symLinkTarget(file).toUtf8();
    QFile bytes(file);
    if (!S_ISREG(there.st_mode) || !bytes.open(QIODevice::ReadOnly))
        return "no file";
    if (bytes.size() == 0 && file.endsWith(u"-wal"_s)) // SQLite creates and removes it
        return "nothing";
    return QCryptographicHash::hash(bytes.readAll(), QCryptographicHash::Sha256).toHex();
}

// The bytes of all files that a refusal must not change.
QList<QByteArray> sumsOf(const QString &folder)
{
    QList<QByteArray> sums;
    for (const char *name : {"library.db", "library.db-wal", "library.db-shm", "library.db-journal", "index.cache",
                             "embedded.cache", "library.renewing", "../victim"})
        sums.append(QByteArray(name) + ": " + sumOf(folder + u'/' + QLatin1String(name)));
    if (sums[1].endsWith("nothing")) // and the file through which programs share the log
        sums[2].clear();
    return sums;
}

void copyFolder(const QString &from, const QString &to)
{
    QDir(to).removeRecursively();
    QDir().mkpath(to);
    for (const QString &name : QDir(from).entryList(QDir::Files))
        QFile::copy(from + u'/' + name, to + u'/' + name);
}

// Changes it with plain SQLite; the remaining log is copied before the file is closed.
void changeInLog(const QString &folder, const char *script, const QString &copy)
{
    sqlite3 *database = nullptr;
    const QByteArray all = QByteArray("PRAGMA wal_autocheckpoint=0; ") + script;
    if (sqlite3_open(QFile::encodeName(folder + u"/library.db"_s).constData(), &database) != SQLITE_OK ||
        sqlite3_exec(database, all.constData(), nullptr, nullptr, nullptr) != SQLITE_OK)
        qFatal("%s: %s", script, sqlite3_errmsg(database));
    copyFolder(folder, copy);
    sqlite3_close(database);
}

constexpr const char *withoutId = "DELETE FROM library WHERE key IN ('id', 'logged')";

// As left by a version of Attest that sets no id.
void takeIdAway(const QString &folder, const QString &copy)
{
    copyFolder(folder, copy);
    changeInLog(copy, withoutId, copy + u".spent"_s);
    for (const char *left : {"-wal", "-shm"})
        QFile::remove(copy + u"/library.db"_s + QLatin1String(left));
}

const QStringList lastChanges{u"all"_s, u"a document"_s, u"a session"_s, u"a tag"_s, u"the queue"_s, u"a removal"_s};

// A library of this many documents whose log ends with that change, and contains only the first document besides.
void leaveLog(const QString &folder, int documents, const QString &last, const QString &copy)
{
    auto library = must(Library::open(folder, {}));
    make(*library, documents, u"Of %1"_s.arg(documents));
    if (last != u"all"_s) {
        library.reset();
        library = must(Library::open(folder, {}));
    }
    Session session;
    session.title = u"Last"_s;
    Queued entry;
    entry.path = u"/papers/last.pdf"_s;
    if (last == u"a document"_s)
        add(*library, documents);
    else if (last == u"a session"_s)
        (void)must(LibrarySessions(*library).save(session));
    else if (last == u"a tag"_s)
        must(LibraryDescriptions(*library).tag({1}, u"last"_s));
    else if (last == u"the queue"_s)
        must(LibraryQueue(*library).put({entry}));
    else if (last == u"a removal"_s)
        must(library->remove(1));
    copyFolder(folder, copy);
}

QByteArray sealed(const QByteArray &database)
{
    return database + "Attest backup 1 sha256 " +
           QCryptographicHash::hash(database, QCryptographicHash::Sha256).toHex() + '\n';
}

} // namespace

class tst_foreignlibrary : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        make(*must(Library::open(base(), {})), 12);
        const auto other = must(Library::open(place.filePath(u"making"_s), {}));
        make(*other, 1);
        copyFolder(place.filePath(u"making"_s), this->other());
        QVERIFY(QFileInfo(this->other() + u"/library.db-wal"_s).size() > 0);
        leaveLog(place.filePath(u"making more"_s), 30, u"a session"_s, larger());
        whole = answersOf(*must(Library::open(base(), {}, Library::ToRead)));
        found = sumOfLines(foundIn(*must(Library::open(base(), {}, Library::ToRead))));
        for (const char *left : {"-wal", "-shm"}) // left by a reader
            QFile::remove(base() + u"/library.db"_s + QLatin1String(left));
    }

    void runsNothingThatAFileBringsAlong()
    {
        const QString file = place.filePath(u"plain.db"_s);
        const auto database = must(Database::open(file, Database::ReadWrite));
        QVERIFY(database->run("CREATE TABLE one(id INTEGER PRIMARY KEY); CREATE TABLE two(id INTEGER PRIMARY KEY, one "
                              "INTEGER REFERENCES one ON DELETE CASCADE);"
                              "CREATE TRIGGER more AFTER INSERT ON one BEGIN INSERT INTO two VALUES (99, NULL); END;"
                              "CREATE VIEW three AS SELECT * FROM one;"
                              "INSERT INTO one VALUES (1), (2); INSERT INTO two VALUES (1, 1), (2, 2);"
                              "DELETE FROM one WHERE id = 1"));
        {
            Statement rows(*database, "SELECT group_concat(id) FROM two");
            QVERIFY(rows.next());
            QCOMPARE(rows.text(0), u"2"_s); // rows that depended on 1 were removed, and no trigger ran
        }
        QVERIFY(!database->run("SELECT * FROM three"));
        database->clearError();
        QVERIFY(!database->run("PRAGMA writable_schema=1; UPDATE sqlite_schema SET sql = ''"));
        database->clearError();
        QVERIFY(database->run("CREATE VIRTUAL TABLE words USING fts5(text)"));
        QVERIFY(!database->run("DELETE FROM words_data"));
        database->clearError();
        const FullTextUnlocked unlocked(*database);
        QVERIFY(database->run("DELETE FROM words_data"));
    }

    // The log was left by a killed program, and the file for sharing it does not exist yet.
    void readsALogThatWasLeftBehind()
    {
        const QString folder = place.filePath(u"left"_s);
        copyFolder(other(), folder);
        QFile::remove(folder + u"/library.db-shm"_s);
        const Tried read = tryIn({u"read"_s, folder});
        QVERIFY2(read.isWell && !read.refused("read"), qPrintable(read.all));
        const Tried changed = tryIn({u"change"_s, folder});
        QCOMPARE(changed.said.value(u"change"_s), read.said.value(u"read"_s));
    }

    // The program was killed after writing the log's header, before its content.
    void readsALogWithoutContent()
    {
        const QString folder = place.filePath(u"head"_s);
        const QString making = place.filePath(u"making a head"_s);
        copyFolder(base(), making);
        {
            const auto library = must(Library::open(making, {}));
            must(LibraryDescriptions(*library).tag({1}, u"lost"_s));
            copyFolder(making, folder);
        }
        QVERIFY(QFileInfo(folder + u"/library.db-shm"_s).size() > 0);
        QVERIFY(QFile::resize(folder + u"/library.db-wal"_s, 32));
        for (const char *step : {"read", "change"}) {
            const Tried tried = tryIn({QString::fromLatin1(step), folder});
            QVERIFY2(tried.isWell, qPrintable(tried.all));
            QCOMPARE(tried.said.value(QString::fromLatin1(step)), whole);
        }
    }

    void refusesTheLogOfAnotherLibrary_data()
    {
        QTest::addColumn<int>("documents");
        QTest::addColumn<QString>("last");
        for (const int documents : {1, 12, 30}) {
            for (const QString &last : lastChanges)
                QTest::addRow("%s in the log of %d documents", qPrintable(last), documents) << documents << last;
        }
    }

    // Logs larger than the library, equal or smaller are rejected; its own log is read.
    void refusesTheLogOfAnotherLibrary()
    {
        QFETCH(int, documents);
        QFETCH(QString, last);
        const QTemporaryDir here;
        const QString donor = here.filePath(u"donor"_s);
        leaveLog(here.filePath(u"making"_s), documents, last, donor);
        const QString log = u"/library.db-wal"_s;
        QVERIFY(QFileInfo(donor + log).size() > 0);
        const QString older = here.filePath(u"older"_s);
        takeIdAway(base(), older);
        const QString bare = here.filePath(u"bare"_s);
        takeIdAway(donor, here.filePath(u"donor without"_s));
        changeInLog(here.filePath(u"donor without"_s), "UPDATE library SET value = value + 1 WHERE key = 'generation'",
                    bare);
        const std::pair<QString, QString> pairs[] = {{base(), donor}, {older, donor}, {base(), bare}};
        for (const auto &[victim, other] : pairs) {
            const QString folder = here.filePath(u"tried"_s);
            copyFolder(victim, folder);
            QVERIFY(QFile::copy(other + log, folder + log));
            const QList<QByteArray> before = sumsOf(folder);
            for (const auto access : {Library::ToRead, Library::ToChange, Library::ForAssistants}) {
                const auto opened = Library::open(folder, {}, access);
                QVERIFY(!opened);
                QCOMPARE(opened.error().code, Error::Invalid);
                const QString said = opened.error().message;
                QVERIFY2(said.contains(u"library.db-wal"_s) && said.endsWith(u'.') && !said.contains(u". "_s),
                         qPrintable(said));
                QCOMPARE(changes(before, sumsOf(folder)), QString());
            }
        }
        for (const bool isRead : {true, false}) {
            const QString own = here.filePath(u"own"_s);
            copyFolder(donor, own);
            const auto library = must(Library::open(own, {}, isRead ? Library::ToRead : Library::ToChange));
            const qsizetype more = last == u"a document"_s ? 1 : last == u"a removal"_s ? -1 : 0;
            QCOMPARE(library->documents().size(), documents + more);
            QCOMPARE(LibrarySessions(*library).all().size(), last == u"a session"_s ? 2 : 1);
        }
    }

    // The program was killed before the new id was written to the file itself.
    void knowsItsOwnLogBeforeTheIdIsInTheFile()
    {
        const QTemporaryDir here;
        const QString older = here.filePath(u"older"_s);
        takeIdAway(base(), older);
        const QString left = here.filePath(u"left"_s);
        changeInLog(older,
                    "REPLACE INTO library SELECT 'id', (value << 20) | 77 FROM library WHERE key = 'generation' "
                    "UNION ALL SELECT 'logged', 0; UPDATE library SET value = value + 5 WHERE key = 'generation'",
                    left);
        for (const auto access : {Library::ToRead, Library::ToChange})
            QCOMPARE(answersOf(*must(Library::open(left, {}, access))), whole);
        const QString making = here.filePath(u"making"_s);
        const QString made = here.filePath(u"made"_s);
        QVERIFY(QDir().mkpath(making));
        {
            const auto database = must(Database::open(making + u"/library.db"_s, Database::ReadWrite));
            QVERIFY(database->writeAhead());
            database->begin();
            Schema::bringUpToDate(*database, 0, nullptr);
            const QString rest = u"INSERT INTO library VALUES ('id', 5), ('logged', 0); PRAGMA user_version=%1; "
                                 "PRAGMA application_id=%2"_s;
            database->run(qPrintable(rest.arg(Store::newestVersion()).arg(Store::applicationId())));
            must(database->commit());
            copyFolder(making, made);
        }
        QCOMPARE(QFileInfo(made + u"/library.db"_s).size(), 4096); // its tables are only in the log
        for (const auto access : {Library::ToRead, Library::ToChange})
            QCOMPARE(must(Library::open(made, {}, access))->documents().size(), 0);
    }

    void aRestoredLibraryIsAnother()
    {
        const QTemporaryDir here;
        const QString folder = here.filePath(u"library"_s);
        copyFolder(base(), folder);
        const QString backup = here.filePath(u"backup"_s);
        (void)must(backUp(folder, backup, IfThere::Refuse, [](int) {}, {}));
        {
            const auto library = must(Library::open(folder, {}));
            for (int i = 12; i < 16; ++i)
                add(*library, i);
            QVERIFY(QFile::copy(folder + u"/library.db-wal"_s, here.filePath(u"log"_s)));
        }
        const QString restored = here.filePath(u"restored"_s);
        (void)must(restore(backup, restored, IfThere::Refuse, [](int) {}, {}));
        QCOMPARE(answersOf(*must(Library::open(restored, {}))), whole);
        for (const char *left : {"-wal", "-shm"})
            QFile::remove(restored + u"/library.db"_s + QLatin1String(left));
        QVERIFY(QFile::copy(here.filePath(u"log"_s), restored + u"/library.db-wal"_s));
        const auto opened = Library::open(restored, {});
        QVERIFY(!opened);
        QVERIFY2(opened.error().message.contains(u"another library"_s), qPrintable(opened.error().message));
    }

    // Replacing such a library, or rescuing it, does not apply the foreign log.
    void anothersLogIsLeftOutWhereALibraryIsReplacedOrRescued()
    {
        const QTemporaryDir here;
        const QString donor = here.filePath(u"donor"_s);
        leaveLog(here.filePath(u"making"_s), 30, u"all"_s, donor);
        const QString folder = here.filePath(u"library"_s);
        copyFolder(base(), folder);
        QVERIFY(QFile::copy(donor + u"/library.db-wal"_s, folder + u"/library.db-wal"_s));
        const QByteArray before = sumOf(folder + u"/library.db"_s);

        const QString rescuedTo = here.filePath(u"rescued"_s);
        const Rescued rescued = must(rescue(folder, rescuedTo, [](int) {}, {}));
        QVERIFY2(rescued.lost.join(u' ').contains(u"library.db-wal"_s), qPrintable(rescued.lost.join(u'\n')));
        const auto fresh = must(Library::open(rescuedTo, {}));
        QCOMPARE(LibrarySessions(*fresh).all().size(), 1);
        QCOMPARE(LibrarySessions(*fresh).all().first().title, u"Kept"_s);
        QCOMPARE(sumOf(folder + u"/library.db"_s), before);

        const QString backup = here.filePath(u"backup"_s);
        copyFolder(base(), here.filePath(u"whole"_s));
        (void)must(backUp(here.filePath(u"whole"_s), backup, IfThere::Refuse, [](int) {}, {}));
        const Backup restored = must(restore(backup, folder, IfThere::Replace, [](int) {}, {}));
        QCOMPARE(sumOf(restored.kept), before);
        QCOMPARE(sumOf(restored.kept + u"-wal"_s), sumOf(donor + u"/library.db-wal"_s));
        QCOMPARE(answersOf(*must(Library::open(folder, {}))), whole);
    }

    void rowsThatAreThereTwiceAreRescued_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::newRow("passages") << QByteArray(
            "DROP INDEX passageplace; INSERT INTO passage(document, ordinal, page, lastpage, pagelabel, heading, "
            "spans, "
            "text) SELECT document, ordinal, page, lastpage, pagelabel, heading, spans, text FROM passage");
        QTest::newRow("vectors") << QByteArray(
            "DROP INDEX vectorsdocument; INSERT INTO vectors(document, space, passages, pages) VALUES (1, 99, '', ''), "
            "(1, 99, '', '')");
        QTest::newRow("the queue") << QByteArray(
            "DROP INDEX queuepath; INSERT INTO queue(path, bytes, task, document, again, batch, position, attempts, "
            "state, reason) VALUES ('/a.pdf', 1, 0, 0, 0, 0, 1, 0, 0, ''), ('/a.pdf', 1, 0, 0, 0, 0, 1, 0, 0, '')");
    }

    void rowsThatAreThereTwiceAreRescued()
    {
        QFETCH(QByteArray, script);
        const QTemporaryDir here;
        const QString folder = here.filePath(u"library"_s);
        copyFolder(base(), folder);
        changeInLog(folder, script.constData(), here.filePath(u"spent"_s));
        const auto read = Library::open(folder, {}, Library::ToRead);
        QVERIFY(!read && read.error().message.contains(u"doctor --deep"_s));
        const auto opened = Library::open(folder, {});
        QVERIFY(!opened);
        QVERIFY2(opened.error().message.contains(u"rescue"_s), qPrintable(opened.error().message));
        QVERIFY(saysDamaged(opened.error()));
        const QString to = here.filePath(u"rescued"_s);
        QCOMPARE(must(rescue(folder, to, [](int) {}, {})).sessions, 1);
        QVERIFY(bool(Library::open(to, {})));
    }

    void aBundleIsRefusedOrHoldsWhatItsManifestSays()
    {
        const int cases = fromEnvironment("ATTEST_HOSTILE_LIBRARIES", 2 * HostileBundle::kinds);
        const auto seed = quint32(fromEnvironment("ATTEST_HOSTILE_SEED", 44));
        ExportData evidence{{sampleSession()}};
        evidence.documents = {{3, u"Climate <1>.pdf"_s, u"Climate"_s, QByteArray(64, 'a'), 100, 40}};
        Snippet snippet = snippetOf({200, 100, QByteArray(200 * 100 * 4, '\xff')}, {{10, 10, 60, 20}}, 1);
        snippet.turn = u"t1"_s;
        snippet.citation = 1;
        evidence.snippets = {snippet};
        const QByteArray bytes = must(writeBundle(evidence));
        QFile file(place.filePath(u"whole.attest"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        file.close();
        const QString held = heldBy(must(readBundle(file.fileName(), {})));
        const QString folder = place.filePath(u"tried/library"_s);
        const QString path = place.filePath(u"tried.attest"_s);
        const HostileBundle hostile(file.fileName(), path, seed);
        QHash<QString, int> counts;
        QStringList wrong;
        for (int i = 0; i < cases; ++i) {
            const HostileBundle::Case each = hostile.at(i);
            const auto note = [&](const QString &what) { wrong.append(u"%1 (%2): %3"_s.arg(i).arg(each.name, what)); };
            copyFolder(base(), folder);
            if (!each.change()) {
                note(u"could not be made"_s);
                continue;
            }
            const Tried tried = tryIn({u"take"_s, path, folder});
            slowest = std::max(slowest, tried.took);
            const bool isTaken = !tried.refused("bundle");
            if (!tried.isWell || tried.all.contains(u"a bug in Attest"_s))
                note(u"crashed, took too long, or made a mistake: "_s + tried.all);
            else if (each.outcome == HostileBundle::Refused && isTaken)
                note(u"was taken: "_s + tried.all);
            else if (each.outcome == HostileBundle::Kept && isTaken && tried.said.value(u"bundle"_s) != held)
                note(u"holds something else now: "_s + tried.all);
            else if (tried.said.value(u"import"_s) == u"taken"_s && tried.said.value(u"export"_s) != u"written"_s)
                note(u"cannot be exported: "_s + tried.all);
            if (tried.said.value(u"check"_s) != u"sound"_s || tried.said.value(u"after"_s) != found)
                note(u"has changed the library: "_s + tried.all);
            const QString why = tried.said.value(u"bundle"_s).section(u" | "_s, 0, 0);
            if (!isTaken && (!why.endsWith(u'.') || why.contains(u". "_s) || why.size() > 300))
                note(u"is no sentence: "_s + why);
            ++counts[isTaken ? u"taken"_s : u"refused"_s];
        }
        for (const QString &each : std::as_const(wrong))
            qWarning("%s", qPrintable(each.left(2000)));
        qInfo("%d bundles of seed %u: %d refused, %d taken; slowest %lld ms", cases, seed, counts[u"refused"_s],
              counts[u"taken"_s], slowest);
        QCOMPARE(wrong.size(), 0);
    }

    // For a library changed by a disk, an answer is unchanged, refused, or says that something was withheld; and no
    // sentence is quoted that was on no page.
    void whatIsQuotedOfADamagedLibraryIsOnItsPages()
    {
        const int cases = fromEnvironment("ATTEST_HOSTILE_LIBRARIES", 30);
        std::mt19937 dice(quint32(fromEnvironment("ATTEST_HOSTILE_SEED", 44)));
        const auto any = [&](qsizetype end) { return qsizetype(dice() % quint64(end)); };
        const SmallLibrary small;
        const QString folder = place.filePath(u"damaged"_s);
        const auto copy = [&] {
            QDir(folder).removeRecursively();
            QDir().mkpath(folder);
            small.copyTo(folder);
        };
        const QStringList questions{u"What is set in section 123?"_s, u"What is set in section 246?"_s,
                                    u"Which quorum is set in section 345?"_s, u"What is set in section 460?"_s,
                                    u"What is the depth of the lake in section 525?"_s};
        copy();
        QMap<std::pair<qint64, int>, QString> pages;
        {
            const auto library = must(Library::open(folder, {}, Library::ToRead));
            for (const Document &document : library->documents()) {
                for (int page = 1; page <= document.pages; ++page)
                    pages[{document.id, page}] = must(library->page(document.id, page)).text.simplified();
            }
        }
        const auto answers = [&](const Tried &tried) {
            return QJsonDocument::fromJson(tried.said.value(u"ask"_s).toUtf8()).array();
        };
        const QJsonArray before = answers(tryIn(QStringList{u"ask"_s, folder} + questions));
        QCOMPARE(before.size(), questions.size());
        int quoted = 0;
        for (const QJsonValue each : before)
            quoted += each[u"quotes"].toArray().isEmpty() ? 0 : 1;
        QVERIFY2(quoted >= 4, QJsonDocument(before).toJson().constData());
        QHash<QString, int> counts;
        QStringList wrong;
        for (int i = 0; i < cases; ++i) {
            copy();
            QFile file(folder + u"/library.db"_s);
            QVERIFY(file.open(QIODevice::ReadWrite));
            QByteArray bytes = file.readAll();
            const QByteArray text = "In section ";
            for (qsizetype flip = 0, flips = 1 + any(i % 3 == 0 ? 300 : 12); flip < flips; ++flip) {
                // Anywhere, in the text of pages and passages, or in one page of the file.
                const qsizetype at = i % 3 == 0   ? 100 + any(bytes.size() - 100)
                                     : i % 3 == 1 ? bytes.indexOf(text, any(bytes.lastIndexOf(text) + 1)) + any(100)
                                                  : (1 + i % (bytes.size() / 4096 - 1)) * 4096 + any(4096);
                bytes[std::min(at, bytes.size() - 1)] ^= char(1 << any(8));
            }
            file.seek(0);
            QVERIFY(file.write(bytes) == bytes.size());
            file.close();
            if (any(2) == 0)
                QFile::remove(folder + u"/index.cache"_s);
            const Tried tried = tryIn(QStringList{u"ask"_s, folder} + questions);
            slowest = std::max(slowest, tried.took);
            const auto note = [&](const QString &what) { wrong.append(u"%1: %2"_s.arg(i).arg(what)); };
            if (!tried.isWell || tried.all.contains(u"a bug in Attest"_s)) {
                note(u"crashed, took too long, or made a mistake: "_s + tried.all);
                continue;
            }
            if (tried.refused("ask")) {
                ++counts[u"refused"_s];
                continue;
            }
            const QJsonArray now = answers(tried);
            for (qsizetype j = 0; j < questions.size(); ++j) {
                const QJsonObject each = now[j].toObject();
                for (const QJsonValue quote : each[u"quotes"].toArray()) {
                    const QString page = pages[{quote[u"document"].toInteger(), quote[u"page"].toInt()}];
                    if (!page.contains(quote[u"text"].toString().simplified()))
                        note(u"quotes what no page has: "_s + quote[u"text"].toString());
                }
                const bool isSame = each[u"text"] == before[j][u"text"];
                const bool isTold = !each[u"remark"].toString().isEmpty();
                if (!isSame && !isTold)
                    note(u"answers otherwise, and does not say why: "_s + each[u"text"].toString());
                ++counts[isSame ? u"same"_s : u"told"_s];
            }
        }
        for (const QString &each : std::as_const(wrong))
            qWarning("%s", qPrintable(each.left(2000)));
        qInfo("%d libraries: %d refused; of the others' answers %d the same, %d told; slowest %lld ms", cases,
              counts[u"refused"_s], counts[u"same"_s], counts[u"told"_s], slowest);
        QCOMPARE(wrong.size(), 0);
    }

    void refusesOrAnswersAsBefore()
    {
        const int cases = fromEnvironment("ATTEST_HOSTILE_LIBRARIES", 2 * HostileLibrary::kinds);
        const auto seed = quint32(fromEnvironment("ATTEST_HOSTILE_SEED", 44));
        const QString folder = place.filePath(u"tried/library"_s);
        const HostileLibrary hostile(folder, {other(), larger()}, seed, Store::newestVersion());
        QHash<QString, int> counts;
        QStringList wrong;
        for (int i = 0; i < cases; ++i) {
            const HostileLibrary::Case each = hostile.at(i);
            const auto note = [&](const QString &what) { wrong.append(u"%1 (%2): %3"_s.arg(i).arg(each.name, what)); };
            copyFolder(base(), folder);
            if (!each.change()) {
                note(u"could not be made"_s);
                continue;
            }
            QFile database(folder + u"/library.db"_s);
            const QByteArray bytes = each.isOfDatabase && database.open(QIODevice::ReadOnly) ? database.readAll() : "";
            database.close();
            const QList<QByteArray> before = sumsOf(folder);
            const Tried read = tryIn({u"read"_s, folder});
            if (read.refused("read") && sumsOf(folder) != before)
                note(u"reading changed "_s + changes(before, sumsOf(folder)));
            const QList<QByteArray> between = sumsOf(folder);
            const Tried changed = tryIn({u"change"_s, folder});
            if (changed.refused("change") && sumsOf(folder) != between)
                note(u"refusing changed "_s + changes(between, sumsOf(folder)));
            QList<Tried> all{read, changed};
            if (each.isOfDatabase) {
                const QString target = place.filePath(u"tried/restored"_s);
                QDir(target).removeRecursively();
                QFile file(place.filePath(u"tried/backup"_s));
                QVERIFY(file.open(QIODevice::WriteOnly) && file.write(sealed(bytes)) > 0);
                file.close();
                const Tried restored = tryIn({u"restore"_s, file.fileName(), target});
                if (restored.refused("restore") && QFileInfo::exists(target))
                    note(u"restoring left something: "_s + restored.all);
                judge(each, restored, "restore", note);
                all.append(restored);
                ++counts[u"backups"_s];
            }
            if (each.outcome == HostileLibrary::Refused && !read.refused("read"))
                note(u"was read: "_s + read.all);
            judge(each, changed, "change", note);
            if (each.outcome == HostileLibrary::Whole && changed.said.value(u"back up"_s) != u"made"_s)
                note(u"is not backed up: "_s + changed.all);
            for (const Tried &tried : std::as_const(all)) {
                if (!tried.isWell)
                    note(u"crashed, or took too long: "_s + tried.all);
                if (tried.all.contains(u"a bug in Attest"_s))
                    note(tried.all);
                slowest = std::max(slowest, tried.took);
            }
            ++counts[changed.refused("change") ? u"refused"_s : u"opened"_s];
        }
        for (const QString &each : std::as_const(wrong))
            qWarning("%s", qPrintable(each));
        qInfo("%d libraries of seed %u: %d refused, %d opened; %d backups; slowest %lld ms", cases, seed,
              counts[u"refused"_s], counts[u"opened"_s], counts[u"backups"_s], slowest);
        QCOMPARE(wrong.size(), 0);
    }

private:
    QString base() const { return place.filePath(u"base"_s); }
    QString other() const { return place.filePath(u"other"_s); } // with a log, as the next one
    QString larger() const { return place.filePath(u"larger"_s); }

    static QString changes(const QList<QByteArray> &before, const QList<QByteArray> &after)
    {
        QString text;
        for (qsizetype i = 0; i < before.size(); ++i) {
            if (before[i] != after[i])
                text += QString::fromUtf8(before[i] + " -> " + after[i] + "; ");
        }
        return text;
    }

    template <class Note>
    void judge(const HostileLibrary::Case &each, const Tried &tried, const char *step, const Note &note) const
    {
        if (each.outcome == HostileLibrary::Refused && !tried.refused(step))
            note(u"was not refused: "_s + tried.all);
        if (each.outcome == HostileLibrary::Whole && tried.said.value(QLatin1String(step)) != whole)
            note(u"answers otherwise than before: "_s + tried.all);
    }

    QTemporaryDir place;
    QString whole;
    QString found;
    qint64 slowest = 0;
};

int main(int count, char **words)
{
    QCoreApplication application(count, words);
    const QStringList asked = QCoreApplication::arguments().mid(1);
    if (asked.size() == 2 && asked[0] == u"read"_s)
        return read(asked[1]);
    if (asked.size() == 2 && asked[0] == u"change"_s)
        return change(asked[1]);
    if (asked.size() == 3 && asked[0] == u"restore"_s)
        return restoreIt(asked[1], asked[2]);
    if (asked.size() == 3 && asked[0] == u"take"_s)
        return take(asked[1], asked[2]);
    if (asked.size() > 2 && asked[0] == u"ask"_s)
        return ask(asked[1], asked.mid(2));
    tst_foreignlibrary test;
    return QTest::qExec(&test, count, words);
}

#include "tst_foreignlibrary.moc"
