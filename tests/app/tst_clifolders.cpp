// attest-cli folders, as used by scripts.
#include "attestcli.h"
#include "core/library/queue.h"
#include "folderworld.h"
#include "pdfs.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

using namespace Qt::StringLiterals;
using tests::Done;
using tests::FolderWorld;

namespace {

// "new a.pdf", and "indexed a.pdf" for files read by the command.
QStringList told(const Done &done, const QString &root)
{
    QStringList all;
    for (const QJsonObject &line : done.objects()) {
        const QString what = line[u"change"].toString(line[u"status"].toString());
        all.append(what + u' ' + line[u"path"].toString().mid(root.size() + 1));
    }
    all.sort();
    return all;
}

class Shell : public tests::AttestCli
{
public:
    QString root() const { return folder.filePath(u"papers"_s); }
    QString path(const QString &name) const { return root() + u'/' + name; }

    void write(const QString &name, const QString &words, const QString &password = {}) const
    {
        tests::PdfFile pdf;
        pdf.pages = {tests::pdfPage(words)};
        pdf.password = password;
        QDir().mkpath(QFileInfo(path(name)).path());
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(tests::makePdf(pdf));
        file.close();
        FolderWorld::age(QFile::encodeName(path(name)), m_age -= 60);
    }

    Done run(const QStringList &words) const { return AttestCli::run(QStringList{u"--json"_s} + words); }

private:
    mutable int m_age = 36'000; // each file is newer than the one before, but too old to be still copying
};

} // namespace

class tst_clifolders : public QObject
{
    Q_OBJECT

private slots:
    void keepsAFolderInStep()
    {
        Shell shell;
        shell.write(u"a.pdf"_s, u"Copper conducts electricity very well."_s);
        shell.write(u"sub/b.pdf"_s, u"Bees dance to tell where flowers are."_s);
        shell.write(u"drafts/c.pdf"_s, u"Nobody should read this draft."_s);
        const Done added = shell.run({u"folders"_s, u"add"_s, shell.root(), u"--exclude"_s, u"drafts"_s});
        QCOMPARE(added.err, QString());
        QCOMPARE(added.status, 0);
        QCOMPARE(told(added, shell.root()),
                 QStringList({u"indexed a.pdf"_s, u"indexed sub/b.pdf"_s, u"new a.pdf"_s, u"new sub/b.pdf"_s}));

        const QJsonObject folder = shell.run({u"folders"_s}).objects().value(0)[u"folders"][0].toObject();
        QCOMPARE(folder[u"path"].toString(), shell.root());
        QCOMPARE(folder[u"state"].toString(), u"in-step"_s);
        QCOMPARE(folder[u"files"].toInt(), 2);
        QCOMPARE(folder[u"filter"][u"exclude"][0].toString(), u"drafts"_s);

        shell.write(u"a.pdf"_s, u"Silver conducts even better than copper."_s);
        QVERIFY(QFile::rename(shell.path(u"sub/b.pdf"_s), shell.path(u"bees.pdf"_s)));
        const Done synced = shell.run({u"folders"_s, u"sync"_s});
        QCOMPARE(synced.status, 0);
        QCOMPARE(told(synced, shell.root()),
                 QStringList({u"changed a.pdf"_s, u"indexed a.pdf"_s, u"moved bees.pdf"_s}));
        QCOMPARE(shell.run({u"folders"_s, u"sync"_s}).objects().size(), 0);

        QVERIFY(QFile::remove(shell.path(u"bees.pdf"_s)));
        QCOMPARE(told(shell.run({u"folders"_s, u"sync"_s, shell.root()}), shell.root()),
                 QStringList({u"gone bees.pdf"_s}));
        const QJsonObject shown = shell.run({u"show"_s, u"bees.pdf"_s}).objects().value(0);
        QCOMPARE(shown[u"status"].toString(), u"offline"_s);
        QCOMPARE(shown[u"missing"][0].toString(), shell.path(u"bees.pdf"_s));
        const Done found = shell.run({u"search"_s, u"flowers"_s});
        QVERIFY(!found.objects().value(0)[u"passages"].toArray().isEmpty());

        QCOMPARE(shell.run({u"folders"_s, u"sync"_s, u"--remove-gone"_s}).status, 0);
        QCOMPARE(shell.run({u"list"_s}).objects().value(0)[u"documents"].toArray().size(), 1);
    }

    void triesAFileThatFailedEachTime()
    {
        Shell shell;
        shell.write(u"a.pdf"_s, u"Copper conducts electricity very well."_s);
        QCOMPARE(shell.run({u"folders"_s, u"add"_s, shell.root()}).status, 0);
        shell.write(u"a.pdf"_s, u"Silver conducts even better than copper."_s, u"sesame"_s);
        const Done locked = shell.run({u"folders"_s, u"sync"_s});
        QCOMPARE(told(locked, shell.root()), QStringList({u"changed a.pdf"_s, u"failed a.pdf"_s}));
        QCOMPARE(locked.status, 1);
        const Done again = shell.run({u"folders"_s, u"sync"_s});
        QCOMPARE(told(again, shell.root()), QStringList({u"failed a.pdf"_s}));
        QCOMPARE(again.status, 1);
        QVERIFY2(again.err.startsWith(u"a.pdf: "_s), qPrintable(again.err));
        QCOMPARE(shell.run({u"queue"_s}).objects().value(0)[u"failed"].toInt(), 1); // visible to the window as well

        const QString passwords = shell.AttestCli::write(u"passwords"_s, "open\nsesame\n");
        const Done opened = shell.run({u"folders"_s, u"sync"_s, u"--password-file"_s, passwords});
        QCOMPARE(told(opened, shell.root()), QStringList({u"indexed a.pdf"_s}));
        QCOMPARE(opened.status, 0);
        QCOMPARE(shell.run({u"folders"_s, u"sync"_s}).objects().size(), 0);
    }

    void goesOnWithWhatWaits()
    {
        Shell shell;
        shell.write(u"a.pdf"_s, u"Copper conducts electricity very well."_s);
        shell.write(u"sub/b.pdf"_s, u"Bees dance to tell where flowers are."_s);
        QCOMPARE(shell.run({u"folders"_s, u"add"_s, shell.root(), u"--no-subfolders"_s}).status, 0);
        { // as left by an interrupted sync
            auto library = core::Library::open(shell.library(), {});
            QVERIFY(bool(library));
            core::Queued entry;
            for (const QString &path : {shell.path(u"sub/b.pdf"_s), shell.folder.filePath(u"elsewhere.pdf"_s)}) {
                entry.path = path;
                entry.batch = 1;
                QVERIFY(bool(core::LibraryQueue(**library).put({entry})));
            }
        }
        const Done done = shell.run({u"folders"_s, u"sync"_s});
        QCOMPARE(told(done, shell.root()), QStringList({u"indexed sub/b.pdf"_s}));
        QCOMPARE(shell.run({u"queue"_s}).objects().value(0)[u"waiting"].toInt(), 1);
    }

    void leavesAFolderWithItsDocumentsOrWithout()
    {
        Shell shell;
        shell.write(u"a.pdf"_s, u"Copper conducts electricity very well."_s);
        const auto documents = [&] { return shell.run({u"list"_s}).objects().value(0)[u"documents"].toArray().size(); };
        QCOMPARE(shell.run({u"folders"_s, u"add"_s, shell.root()}).status, 0);
        QCOMPARE(shell.run({u"folders"_s, u"remove"_s, shell.root()}).status, 0);
        QCOMPARE(documents(), 1);
        const Done again = shell.run({u"folders"_s, u"add"_s, shell.root()});
        QCOMPARE(again.objects().size(), 0); // already known, and not modified since
        QCOMPARE(shell.run({u"folders"_s, u"remove"_s, shell.root(), u"--with-documents"_s}).status, 0);
        QCOMPARE(documents(), 0);
        QVERIFY(QFile::exists(shell.path(u"a.pdf"_s)));
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("status");
        QTest::newRow("no such folder") << QStringList({u"add"_s, u"/nowhere/at/all"_s}) << 1;
        QTest::newRow("not kept in step") << QStringList({u"remove"_s, u"/tmp"_s}) << 1;
        QTest::newRow("all of the disk") << QStringList({u"add"_s, u"/"_s}) << 1;
        QTest::newRow("no folder named") << QStringList({u"add"_s}) << 2;
        QTest::newRow("nothing known") << QStringList({u"dance"_s}) << 2;
        QTest::newRow("nothing known with a folder") << QStringList({u"dance"_s, u"/tmp"_s}) << 2;
        QTest::newRow("two folders at once") << QStringList({u"add"_s, u"/tmp"_s, u"/var"_s}) << 2;
        QTest::newRow("a size that is none") << QStringList({u"add"_s, u"/tmp"_s, u"--largest"_s, u"much"_s}) << 2;
    }

    void saysWhatIsWrong()
    {
        QFETCH(QStringList, words);
        QFETCH(int, status);
        const Done done = Shell().run(QStringList{u"folders"_s} + words);
        QCOMPARE(done.status, status);
        QCOMPARE(done.err.count(u'\n'), 1);
    }
};

QTEST_GUILESS_MAIN(tst_clifolders)
#include "tst_clifolders.moc"
