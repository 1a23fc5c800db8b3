// attest-cli backup and restore as used by scripts, and the state of the disk after they are interrupted or killed.
#include "attestcli.h"
#include "core/library/library.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace core;
using namespace Qt::StringLiterals;
using tests::Done;

namespace {

constexpr int many = 4000; // passages: enough megabytes that a copy takes several steps

// One document with numbered passages; the one asked for below contains a unique word.
void fill(const QString &folder, const QString &word, int passages)
{
    const auto library = Library::open(folder, {});
    if (!library)
        qFatal("%s", qPrintable(library.error().message));
    Document document;
    document.path = u"/papers/%1.pdf"_s.arg(word);
    document.title = word;
    document.hash = word.toUtf8().toHex();
    document.status = DocumentStatus::Indexed;
    Page page;
    page.number = 1;
    page.status = PageStatus::Text;
    QList<Passage> all;
    for (int i = 0; i < passages; ++i) {
        Passage passage;
        passage.text = u"Passage %1 of it tells of %2."_s.arg(i).arg(
            i == passages / 2 ? word : u"rivers and meadows"_s.repeated(20));
        passage.page = passage.lastPage = 1;
        passage.spans = {{0, int(passage.text.size()), 1, int(page.text.size())}};
        page.text += passage.text + u'\n';
        all.append(passage);
    }
    if (const Result<Document> added = (*library)->add(document, {page}, all); !added)
        qFatal("%s", qPrintable(added.error().message));
}

class Desk : public tests::AttestCli
{
public:
    Desk() { fill(library(), u"quartz"_s, many); }

    QString file() const { return folder.filePath(u"backup.attest"_s); }
    QString other() const { return folder.filePath(u"other/library"_s); }

    // Sends `signal` after this many progress lines.
    Done run(const QString &library, const QStringList &words, int signal = 0, int lines = 0) const
    {
        QProcess process;
        start(process, library, words);
        process.setReadChannel(QProcess::StandardError);
        QByteArray told;
        for (int i = 0; i < lines && (process.canReadLine() || process.waitForReadyRead(60000)); ++i)
            told += process.readLine();
        if (signal && process.processId() > 0)
            ::kill(pid_t(process.processId()), signal);
        Done done = ended(process);
        done.err.prepend(QString::fromUtf8(told));
        return done;
    }

    // The title of the document found by its unique word; empty if the library is damaged.
    QString wordOf(const QString &library) const
    {
        const QJsonObject doctor = run(library, {u"--json"_s, u"doctor"_s, u"--deep"_s}).json();
        const QJsonArray documents = run(library, {u"--json"_s, u"list"_s}).json()[u"documents"].toArray();
        if (!doctor[u"sound"].toBool() || documents.size() != 1)
            return {};
        const QString word = documents[0][u"title"].toString();
        const QJsonObject found = run(library, {u"--json"_s, u"search"_s, word}).json();
        return found[u"passages"][0][u"text"].toString().contains(word) ? word : QString();
    }
};

QStringList lines(const QString &text)
{
    return text.split(u'\n', Qt::SkipEmptyParts);
}

} // namespace

class tst_clibackup : public QObject
{
    Q_OBJECT

private slots:
    void putsBackWhatItBackedUp()
    {
        Desk desk;
        const Done backup = desk.run(desk.library(), {u"--json"_s, u"backup"_s, desk.file()});
        QVERIFY2(backup.status == 0, qPrintable(backup.err));
        QCOMPARE(backup.json()[u"file"].toString(), QFileInfo(desk.file()).canonicalFilePath());
        QCOMPARE(backup.json()[u"bytes"].toInteger(), QFileInfo(desk.file()).size());
        QCOMPARE(backup.json()[u"documents"].toInt(), 1);
        QCOMPARE(backup.json()[u"passages"].toInt(), many);
        QCOMPARE(backup.json()[u"sessions"].toInt(), 0);
        QVERIFY(backup.json()[u"seconds"].toDouble() > 0);
        QCOMPARE(lines(backup.out).size(), 1);

        const Done restored = desk.run(desk.other(), {u"--json"_s, u"restore"_s, desk.file()});
        QVERIFY2(restored.status == 0, qPrintable(restored.err));
        QCOMPARE(restored.json()[u"library"].toString(), desk.other());
        QCOMPARE(restored.json()[u"passages"].toInt(), many);
        QCOMPARE(restored.json()[u"kept"].toString(), QString());
        QCOMPARE(desk.wordOf(desk.other()), u"quartz"_s);
        const QStringList question{u"--json"_s, u"search"_s, u"rivers quartz"_s};
        QCOMPARE(desk.run(desk.other(), question).json(), desk.run(desk.library(), question).json());
    }

    void asksBeforeItReplaces()
    {
        Desk desk;
        QCOMPARE(desk.run(desk.library(), {u"backup"_s, desk.file()}).status, 0);
        const Done there = desk.run(desk.library(), {u"backup"_s, desk.file()});
        QCOMPARE(there.status, 1);
        QVERIFY2(there.err.contains(u"--overwrite"_s), qPrintable(there.err));
        QCOMPARE(lines(there.err).size(), 1);
        QCOMPARE(desk.run(desk.library(), {u"backup"_s, desk.file(), u"--overwrite"_s}).status, 0);

        fill(desk.other(), u"gypsum"_s, 3);
        const Done present = desk.run(desk.other(), {u"restore"_s, desk.file()});
        QCOMPARE(present.status, 1);
        QVERIFY2(present.err.contains(u"--replace"_s), qPrintable(present.err));
        QCOMPARE(lines(present.err).size(), 1);
        QCOMPARE(desk.wordOf(desk.other()), u"gypsum"_s);
        const Done replaced = desk.run(desk.other(), {u"--json"_s, u"restore"_s, u"--replace"_s, desk.file()});
        QCOMPARE(replaced.status, 0);
        QVERIFY(QFile::exists(replaced.json()[u"kept"].toString()));
        QCOMPARE(desk.wordOf(desk.other()), u"quartz"_s);
    }

    void backsUpALibraryThatIsOpenAndDoesNotReplaceOne()
    {
        Desk desk;
        const auto open = Library::open(desk.library(), {});
        QVERIFY(bool(open));
        QCOMPARE(desk.run(desk.library(), {u"backup"_s, desk.file()}).status, 0);
        const Done restored = desk.run(desk.library(), {u"restore"_s, desk.file(), u"--replace"_s});
        QCOMPARE(restored.status, 1);
        QCOMPARE(lines(restored.err).size(), 1);
        QVERIFY2(restored.err.contains(QString::number(QCoreApplication::applicationPid())), qPrintable(restored.err));
        QCOMPARE((*open)->passageCount(), many);
    }

    void saysInOneSentenceWhatCannotBeDone_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("status");
        QTest::newRow("no file") << QStringList{u"backup"_s} << 2;
        QTest::newRow("two files") << QStringList{u"restore"_s, u"a"_s, u"b"_s} << 2;
        QTest::newRow("no library") << QStringList{u"backup"_s, u"/tmp/attest-not-there.backup"_s} << 1;
        QTest::newRow("no such backup") << QStringList{u"restore"_s, u"/nowhere/backup"_s} << 1;
        QTest::newRow("no backup") << QStringList{u"restore"_s, QStringLiteral(ATTEST_SOURCE "/README.md")} << 1;
    }

    void saysInOneSentenceWhatCannotBeDone()
    {
        QFETCH(QStringList, words);
        QFETCH(int, status);
        Desk desk;
        const Done done = desk.run(desk.other(), words);
        QCOMPARE(done.status, status);
        QCOMPARE(lines(done.err).size(), 1);
        QVERIFY(done.err.trimmed().endsWith(u'.'));
        QVERIFY(!QFile::exists(desk.other()));
        QVERIFY(!QFile::exists(QFileInfo(desk.other()).path()));
    }

    void stopsWhenAsked()
    {
        Desk desk;
        const Done backup = desk.run(desk.library(), {u"backup"_s, desk.file()}, SIGINT, 1);
        QVERIFY(backup.status == 130 || backup.status == 0); // it may have ended before the signal
        QCOMPARE(QFile::exists(desk.file()), backup.status == 0);
        QCOMPARE(QDir(desk.folder.path()).entryList({u".backup*"_s}, QDir::Files | QDir::Hidden), QStringList());
        QCOMPARE(desk.run(desk.library(), {u"backup"_s, desk.file(), u"--overwrite"_s}).status, 0);
        const Done restored = desk.run(desk.other(), {u"restore"_s, desk.file()}, SIGINT, 1);
        QVERIFY(restored.status == 130 || restored.status == 0);
        QCOMPARE(QFile::exists(QFileInfo(desk.other()).path()), restored.status == 0);
    }

    void leavesOneWholeBackupWhenItIsKilled()
    {
        Desk desk;
        const QString small = desk.folder.filePath(u"small"_s);
        fill(small, u"gypsum"_s, 3);
        QCOMPARE(desk.run(small, {u"backup"_s, desk.file()}).status, 0);
        int killed = 0;
        for (int told = 1; told <= 10; ++told) {
            const Done backup = desk.run(desk.library(), {u"backup"_s, desk.file(), u"--overwrite"_s}, SIGKILL, told);
            killed += backup.status == -1;
            const QString place = desk.folder.filePath(u"place%1"_s.arg(told));
            QCOMPARE(desk.run(place, {u"restore"_s, desk.file()}).status, 0);
            const QString word = desk.wordOf(place);
            QVERIFY2(word == u"quartz"_s || word == u"gypsum"_s, qPrintable(word));
        }
        QVERIFY(killed > 0);
        QCOMPARE(desk.run(desk.library(), {u"backup"_s, desk.file(), u"--overwrite"_s}).status, 0);
        QCOMPARE(QDir(desk.folder.path()).entryList({u".backup*"_s}, QDir::Files | QDir::Hidden), QStringList());
    }

    void leavesOneWholeLibraryWhenItIsKilled()
    {
        Desk desk;
        QCOMPARE(desk.run(desk.library(), {u"backup"_s, desk.file()}).status, 0);
        int killed = 0;
        for (int told = 1; told <= 10; ++told) {
            const QString place = desk.folder.filePath(u"place%1"_s.arg(told));
            fill(place, u"gypsum"_s, 3);
            const Done restored = desk.run(place, {u"restore"_s, desk.file(), u"--replace"_s}, SIGKILL, told);
            killed += restored.status == -1;
            const QString word = desk.wordOf(place);
            QVERIFY2(word == u"quartz"_s || word == u"gypsum"_s, qPrintable(word));
            QCOMPARE(QDir(place).entryList({u"*restoring*"_s}), QStringList());
        }
        QVERIFY(killed > 0);
    }
};

QTEST_GUILESS_MAIN(tst_clibackup)
#include "tst_clibackup.moc"
