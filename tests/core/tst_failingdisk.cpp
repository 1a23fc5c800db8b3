// Power failures while a library is changed, at every system call of a long sequence of work: everything reported as
// done is there after reopening, everything under way is there completely or not at all. ATTEST_CUTS of them, from
// ATTEST_CUT_SEED on; 0: at every call, each in three ways.
#include "core/maintenance/backup.h"
#include "core/library/library.h"
#include "core/library/libraryindexes.h"
#include "core/library/librarysessions.h"
#include "core/chunking/chunker.h"
#include "recordeddisk.h"
#include "samples.h"

#include <QTemporaryDir>
#include <QtTest>

#include <functional>

using namespace core;
using tests::Loss;
using tests::RecordedDisk;

namespace {

// A unique word for each document.
constexpr const char *words[] = {"copper", "heather", "glacier", "lantern", "obsidian", "walnut", "harbour", "sparrow"};

int fromEnvironment(const char *name, int otherwise)
{
    bool ok = false;
    const int value = qEnvironmentVariableIntValue(name, &ok);
    return ok ? value : otherwise;
}

QString lineOf(const Document &document)
{
    return QStringLiteral("%1 %2 %3 %4 pages %5 passages at %6")
        .arg(document.id)
        .arg(document.title, QString::fromLatin1(document.hash))
        .arg(document.pages)
        .arg(document.passages)
        .arg(document.places.join(u' '));
}

// Everything that a library promises to keep, as text.
QString stateOf(const Library &library)
{
    QStringList lines;
    for (const Document &document : library.documents()) {
        lines.append(lineOf(document));
        const Result<QList<Page>> pages = library.pages(document.id);
        for (const Page &page : pages ? *pages : QList<Page>()) {
            const Result<Page> whole = library.page(document.id, page.number);
            lines.append(whole ? whole->text : QStringLiteral("a page is gone"));
        }
    }
    for (const Session &session : KeptSessions(library).all()) {
        const Result<Session> whole = KeptSessions(library).find(session.id);
        lines.append(QStringLiteral("session %1 %2").arg(session.id).arg(session.title));
        for (const Turn &turn : whole ? whole->turns : QList<Turn>())
            lines.append(turn.id + u' ' + turn.question + u' ' + turn.answer);
    }
    return lines.join(u'\n');
}

} // namespace
class TestFailingDisk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void keepsWhatWasReported_data();
    void keepsWhatWasReported();
    void opensBehindALockThatNobodyHolds_data();
    void opensBehindALockThatNobodyHolds();
    void isNotOpenedTwice();
    void clearsWhatAKilledProgramLeft();

private:
    struct Moment // a point at which something had been reported
    {
        int calls = 0;
        QString what;
        QString state;  // the required state from then on
        QString backup; // the state in the backup; null: none
    };

    Library &open();
    void did(const QString &what, bool ok);
    void add(int number, int version = 1, const QString &name = {});
    void work();
    QString problemAfter(int calls, Loss loss, quint32 seed);
    QString problemWithBackup(const Moment &before, const Moment &after);

    QTemporaryDir m_folder;
    QString m_disk = m_folder.filePath(QStringLiteral("disk"));
    std::unique_ptr<Library> m_library;
    QList<Moment> m_moments;
    QString m_backup;
};

Library &TestFailingDisk::open()
{
    m_library = *Library::open(m_disk + QStringLiteral("/home/library"), [](const QString &) {});
    return *m_library;
}

void TestFailingDisk::did(const QString &what, bool ok)
{
    if (!ok)
        qFatal("%s was refused", qPrintable(what));
    m_moments.append(
        {RecordedDisk::instance().calls(), what, m_library ? stateOf(*m_library) : m_moments.last().state, m_backup});
}

void TestFailingDisk::add(int number, int version, const QString &name)
{
    Document document;
    document.path = QStringLiteral("/papers/%1.pdf").arg(name.isEmpty() ? QString::number(number) : name);
    document.title = QLatin1String(words[number]);
    document.hash = QByteArray::number(number * 100 + version).rightJustified(64, '0');
    document.status = DocumentStatus::Indexed;
    QList<Page> pages;
    for (int i = 1; i <= 6; ++i) {
        Page page;
        page.number = i;
        page.text = QStringLiteral("Page %1 of version %2 tells of the %3. ").arg(i).arg(version).arg(document.title);
        for (int line = 0; line < 12; ++line)
            page.text += QStringLiteral("Line %1 adds that number %2 is not %3. ").arg(line).arg(line * i).arg(number);
        pages.append(page);
    }
    const Result<Document> kept = m_library->add(document, pages, chunk(pages, {}, {}));
    did(QStringLiteral("adding ") + document.title, bool(kept));
}

void TestFailingDisk::work()
{
    Inline inTurn;
    const auto nothing = [](int) {};
    open();
    did(QStringLiteral("opening"), true);
    for (int i = 0; i < 5; ++i)
        add(i);
    const Result<SessionId> session = LibrarySessions(*m_library).save(sampleSession());
    did(QStringLiteral("a session"), bool(session));
    did(QStringLiteral("another place"),
        bool(m_library->addPlace(m_library->documents()[0].id, QStringLiteral("/other/0.pdf"))));
    did(QStringLiteral("fitting"), bool(LibraryIndexes(*m_library).fit(inTurn, {})));
    m_library.reset(); // writes the cache
    did(QStringLiteral("closing"), true);
    open();
    add(1, 2);
    add(5);
    did(QStringLiteral("removing"), bool(m_library->remove(m_library->documents()[0].id)));
    const QString backup = m_disk + QStringLiteral("/home/kept.backup");
    const QString before = stateOf(*m_library);
    const bool backedUp = bool(backUp(m_library->folder(), backup, IfThere::Refuse, nothing, {}));
    m_backup = before;
    did(QStringLiteral("backing up"), backedUp);
    Turn turn = sampleTurn();
    turn.id = QStringLiteral("t2");
    did(QStringLiteral("a turn"), bool(LibrarySessions(*m_library).saveTurn(*session, turn)));
    did(QStringLiteral("rebuilding"), bool(LibraryIndexes(*m_library).rebuild({})));
    add(6);
    m_library.reset();
    did(QStringLiteral("closing again"), true);
    const bool restored =
        bool(restore(backup, m_disk + QStringLiteral("/home/library"), IfThere::Replace, nothing, {}));
    open();
    did(QStringLiteral("restoring"), restored);
    add(7);
    m_library.reset();
    did(QStringLiteral("the end"), true);
}

void TestFailingDisk::initTestCase()
{
    QVERIFY(QDir().mkpath(m_disk));
    RecordedDisk::instance().watch(QFile::encodeName(m_disk));
    work();
    RecordedDisk::instance().stop();
    qInfo("%d calls, %d reports", RecordedDisk::instance().calls(), int(m_moments.size()));
    QVERIFY(RecordedDisk::instance().calls() > 500);
    for (const Moment &moment : std::as_const(m_moments))
        QVERIFY(moment.what == QLatin1String("opening") || !moment.state.isEmpty());
}

void TestFailingDisk::keepsWhatWasReported_data()
{
    QTest::addColumn<Loss>("loss");
    QTest::newRow("a program that was killed") << Loss::Nothing;
    QTest::newRow("a disk that wrote nothing unasked") << Loss::Everything;
    QTest::newRow("a disk that wrote some of it") << Loss::Some;
}

void TestFailingDisk::keepsWhatWasReported()
{
    QFETCH(Loss, loss);
    const int calls = RecordedDisk::instance().calls();
    const int wanted = fromEnvironment("ATTEST_CUTS", 60);
    const int cuts = wanted == 0 ? calls : wanted;
    std::mt19937 dice(quint32(fromEnvironment("ATTEST_CUT_SEED", 1)));
    QStringList problems;
    for (int i = 0; i < cuts && problems.size() < 5; ++i) {
        const int cut = wanted == 0 ? i + 1 : 1 + int(dice() % quint32(calls));
        const quint32 seed = dice();
        const QString problem = problemAfter(cut, loss, seed);
        if (!problem.isEmpty())
            problems.append(QStringLiteral("after call %1 (%2), seed %3: %4")
                                .arg(cut)
                                .arg(QString::fromLocal8Bit(RecordedDisk::instance().describe(cut - 1)))
                                .arg(seed)
                                .arg(problem));
    }
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
}

QString TestFailingDisk::problemAfter(int calls, Loss loss, quint32 seed)
{
    const auto later =
        std::find_if(m_moments.cbegin(), m_moments.cend(), [&](const Moment &moment) { return moment.calls > calls; });
    const Moment after = later == m_moments.cend() ? m_moments.last() : *later;
    const Moment before = later == m_moments.cbegin() ? Moment() : *std::prev(later);
    const QString folder = m_folder.filePath(QStringLiteral("again"));
    RecordedDisk::instance().after(calls, loss, seed, folder);
    // After a reboot no process holds the lock.
    QFile lock(folder + QStringLiteral("/home/library/library.lock"));
    if (lock.size() > 0 && lock.open(QIODevice::ReadWrite)) {
        QByteArray text = lock.readAll();
        text.replace(0, text.indexOf('\n'), "4194999");
        lock.resize(0);
        lock.seek(0);
        lock.write(text);
        lock.close();
    }
    const auto library = Library::open(folder + QStringLiteral("/home/library"), [](const QString &) {});
    if (!library)
        return library.error().message + library.error().detail;
    const QString state = stateOf(**library);
    if (state != before.state && state != after.state)
        return QStringLiteral("between “%1” and “%2” there is:\n%3\ninstead of:\n%4\nor:\n%5")
            .arg(before.what, after.what, state, before.state, after.state);
    if (const Result<void> sound = (*library)->check(); !sound)
        return sound.error().message + sound.error().detail;
    for (const Document &document : (*library)->documents()) {
        const auto found = (*library)->search({document.title, 3, {}}, {});
        if (!found || found->isEmpty() || found->first().document != document.id)
            return QStringLiteral("“%1” is not found any more").arg(document.title);
    }
    return problemWithBackup(before, after);
}

QString TestFailingDisk::problemWithBackup(const Moment &before, const Moment &after)
{
    if (after.backup.isNull())
        return {};
    const QString file = m_folder.filePath(QStringLiteral("again/home/kept.backup"));
    if (before.backup.isNull() && !QFile::exists(file))
        return {};
    const QString folder = m_folder.filePath(QStringLiteral("restored"));
    QDir(folder).removeRecursively();
    const auto restored = restore(file, folder, IfThere::Refuse, [](int) {}, {});
    if (!restored)
        return restored.error().message;
    const auto library = Library::open(folder, [](const QString &) {});
    return library && stateOf(**library) == after.backup ? QString()
                                                         : QStringLiteral("the backup holds something else");
}

void TestFailingDisk::opensBehindALockThatNobodyHolds_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("of a program that died before it wrote its name") << QByteArray();
    QTest::newRow("of a machine that had another name then") << QByteArray("4194999\nattest\nelsewhere\n\n\n");
    QTest::newRow("half written") << QByteArray("41");
    QTest::newRow("damaged") << QByteArray(300, '\xff');
    QTest::newRow("of a process whose number another one has now")
        << QByteArray::number(getpid()) + "\ntst_failingdisk\n" + QSysInfo::machineHostName().toLocal8Bit() + "\n\n\n";
}

void TestFailingDisk::opensBehindALockThatNobodyHolds()
{
    QFETCH(QByteArray, text);
    QTemporaryDir folder;
    QFile lock(folder.filePath(QStringLiteral("library.lock")));
    QVERIFY(lock.open(QIODevice::WriteOnly));
    lock.write(text);
    lock.close();
    const auto library = Library::open(folder.path(), [](const QString &) {});
    QVERIFY2(bool(library), library ? "" : qPrintable(library.error().message));
}

void TestFailingDisk::isNotOpenedTwice()
{
    QTemporaryDir folder;
    const auto library = Library::open(folder.path(), [](const QString &) {});
    QVERIFY(bool(library));
    const auto second = Library::open(folder.path(), [](const QString &) {});
    QVERIFY(!second);
    QCOMPARE(second.error().code, Error::Busy);
}

void TestFailingDisk::clearsWhatAKilledProgramLeft()
{
    QTemporaryDir folder;
    {
        (void)*Library::open(folder.path(), [](const QString &) {});
    }
    QFile left(folder.filePath(QStringLiteral("index.cache.AbCdEf"))); // QSaveFile's temporary file
    QVERIFY(left.open(QIODevice::WriteOnly));
    left.close();
    const auto library = Library::open(folder.path(), [](const QString &) {});
    QVERIFY(bool(library));
    QVERIFY(!left.exists());
}

QTEST_GUILESS_MAIN(TestFailingDisk)
#include "tst_failingdisk.moc"
