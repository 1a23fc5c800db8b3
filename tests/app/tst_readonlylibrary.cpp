// The window with files and folders that have changed: a file replaced while the program was not running, and a
// read-only library.
#include "app/services/assistant.h"
#include "assistantlog.h"
#include "folderworld.h"
#include "pdfs.h"

#include <QProcess>

using namespace core;
using namespace tests;
using namespace Qt::StringLiterals;

class tst_readonlylibrary : public QObject
{
    Q_OBJECT

    static constexpr int patience = 60'000; // milliseconds
    static constexpr auto onlyRead = "ATTEST_TEST_ONLY_READ";

    static void write(const QString &path, const QString &words)
    {
        writeFile(path, makePdf(QStringList{words}));
        FolderWorld::age(QFile::encodeName(path), 3600); // so that it does not look as if it were being written
    }

    // Run by a process without write permission: which functions of the library work.
    static void askWhatMayOnlyBeRead(const QString &library)
    {
        app::Assistant assistant(library);
        AssistantLog heard(assistant);
        QTRY_COMPARE_WITH_TIMEOUT(heard.documents.size(), 1, patience);
        const int run = assistant.conversation().ask(u"Why are cables made of copper?"_s);
        QTRY_VERIFY_WITH_TIMEOUT(heard.finished.contains(run), patience);
        QTRY_COMPARE_WITH_TIMEOUT(heard.session.turns.size(), 1, patience);
        QVERIFY2(heard.session.turns[0].answer.contains(u"conducts"_s), qPrintable(heard.session.turns[0].answer));
        QVERIFY(heard.sessions.isEmpty());
        QCOMPARE(heard.errors.size(), 1); // only for the session that cannot be stored
    }

private slots:
    void readsAFileThatWasReplacedWhileNobodyLooked()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"a.pdf"_s);
        write(path, u"Cables are made of copper because it conducts."_s);
        QByteArray before;
        {
            app::Assistant assistant(folder.filePath(u"library"_s));
            AssistantLog heard(assistant);
            assistant.documents().add({path});
            QTRY_COMPARE_WITH_TIMEOUT(heard.documents.size(), 1, patience);
            QTRY_COMPARE_WITH_TIMEOUT(heard.documents[0].status, DocumentStatus::Indexed, patience);
            before = heard.documents[0].hash;
        }
        write(path, u"Cables are made of silver because it conducts."_s);
        app::Assistant assistant(folder.filePath(u"library"_s));
        AssistantLog heard(assistant);
        QTRY_VERIFY_WITH_TIMEOUT(heard.documents.size() == 1 && heard.documents[0].hash != before, patience);
        QCOMPARE(heard.documents[0].status, DocumentStatus::Indexed);
    }

    void answersInALibraryThatMayOnlyBeRead()
    {
        if (qEnvironmentVariableIsSet(onlyRead))
            return askWhatMayOnlyBeRead(qEnvironmentVariable(onlyRead));
        QTemporaryDir folder;
        const QString library = folder.filePath(u"library"_s);
        {
            app::Assistant assistant(library);
            AssistantLog heard(assistant);
            write(folder.filePath(u"a.pdf"_s), u"Cables are made of copper because it conducts."_s);
            assistant.documents().add({folder.filePath(u"a.pdf"_s)});
            QTRY_COMPARE_WITH_TIMEOUT(heard.documents.size(), 1, patience);
            QTRY_COMPARE_WITH_TIMEOUT(heard.documents[0].status, DocumentStatus::Indexed, patience);
        }
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QLatin1String(onlyRead), library);
        process.setProcessEnvironment(environment);
        process.start(u"unshare"_s,
                      {u"-rm"_s, u"sh"_s, u"-c"_s,
                       u"mount --bind \"$0\" \"$0\" && mount -o remount,bind,ro \"$0\" || exit 99; "
                       "exec \"$@\""_s,
                       library, QCoreApplication::applicationFilePath(), u"answersInALibraryThatMayOnlyBeRead"_s});
        if (!process.waitForStarted())
            QSKIP("no folder can be made read-only here: there is no unshare");
        QVERIFY(process.waitForFinished(2 * patience));
        if (process.exitCode() == 99 || process.readAllStandardError().contains("unshare:"))
            QSKIP("no folder can be made read-only here");
        QVERIFY2(process.exitCode() == 0, process.readAllStandardOutput().constData());
    }
};

QTEST_GUILESS_MAIN(tst_readonlylibrary)
#include "tst_readonlylibrary.moc"
