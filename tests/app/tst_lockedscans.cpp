// A scan whose password is in the system's keychain is recognised by a later run of the program. On a private session
// bus with its own keyring.
#include "app/services/assistant.h"
#include "core/ocr/languages.h"
#include "assistantlog.h"
#include "pdfs.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

using namespace Qt::StringLiterals;
using tests::AssistantLog;

namespace {

constexpr int patience = 60000; // milliseconds: the machine may be busy
constexpr int noKeychain = 77;

class tst_lockedscans : public QObject
{
    Q_OBJECT

private slots:
    void recognisesWithThePasswordOfTheKeychain()
    {
        const QString bus = QStandardPaths::findExecutable(u"dbus-run-session"_s);
        if (bus.isEmpty() || QStandardPaths::findExecutable(u"gnome-keyring-daemon"_s).isEmpty())
            QSKIP("dbus-run-session and gnome-keyring-daemon are not installed");
        if (!core::installedOcrLanguages().installed.contains(u"eng"_s))
            QSKIP("Tesseract's data for English is not installed (tesseract-ocr-eng)");
        const QTemporaryDir home;
        QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
        for (const char *name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"})
            variables.insert(QLatin1String(name), home.path());
        variables.remove(u"DBUS_SESSION_BUS_ADDRESS"_s);
        QProcess session;
        session.setProcessEnvironment(variables);
        session.setProcessChannelMode(QProcess::MergedChannels);
        session.start(bus, {u"--"_s, QCoreApplication::applicationFilePath(), u"--inside"_s});
        QVERIFY(session.waitForFinished(4 * patience));
        const QByteArray said = session.readAll();
        if (session.exitCode() == noKeychain)
            QSKIP("gnome-keyring-daemon does not run here");
        QVERIFY2(session.exitCode() == 0, said.constData());
    }
};

void recognise(app::Assistant &assistant, const QString &ocr)
{
    core::Settings settings = assistant.settings();
    settings.ocr = ocr;
    assistant.setSettings(settings);
}

// Its picture contains no text; the document's state shows that it was processed.
bool writeLockedScan(const QString &path)
{
    tests::PdfPage page;
    page.picture = true;
    tests::PdfFile file;
    file.pages = {page};
    file.password = u"secret"_s;
    return tests::writeFile(path, tests::makePdf(file));
}

bool isRecognised(const AssistantLog &heard)
{
    const QList<int> runs = heard.of(app::Run::Recognise);
    return std::any_of(runs.begin(), runs.end(),
                       [&](int run) { return heard.finished.contains(run) && !heard.errors.contains(run); });
}

// Runs the part with a keychain; returns an error, or nothing.
QString whatIsWrong(const QString &folder)
{
    const QString path = folder + u"/scan.pdf"_s;
    if (!writeLockedScan(path))
        return u"the scan could not be written"_s;
    {
        app::Assistant assistant(folder + u"/library"_s);
        AssistantLog heard(assistant);
        recognise(assistant, u"off"_s);
        assistant.documents().add({path});
        if (!QTest::qWaitFor([&] { return heard.statusOf(path) == core::DocumentStatus::NeedsPassword; }, patience))
            return u"it does not want a password"_s;
        assistant.passwords().unlock(path, u"secret"_s);
        if (!QTest::qWaitFor([&] { return heard.statusOf(path) == core::DocumentStatus::Scanned; }, patience))
            return u"its password does not fit"_s;
        assistant.passwords().remember(heard.documents.first().id);
        const int remembering = heard.runs.last().number;
        if (!QTest::qWaitFor([&] { return heard.finished.contains(remembering); }, patience))
            return u"the password was not remembered"_s;
        if (heard.errors.contains(remembering))
            return heard.errors[remembering].message;
    }
    app::Assistant assistant(folder + u"/library"_s);
    const AssistantLog heard(assistant);
    recognise(assistant, u"auto"_s);
    const bool done = QTest::qWaitFor([&] { return isRecognised(heard); }, patience);
    return done ? QString() : u"it was not recognised"_s;
}

int playInside()
{
    QProcess daemon;
    daemon.start(u"gnome-keyring-daemon"_s, {u"--unlock"_s, u"--components=secrets"_s});
    daemon.write("password");
    daemon.closeWriteChannel();
    if (!daemon.waitForFinished(20000) || daemon.exitCode() != 0)
        return noKeychain;
    const QTemporaryDir folder;
    const QString wrong = whatIsWrong(folder.path());
    if (!wrong.isEmpty())
        std::fprintf(stderr, "%s\n", qPrintable(wrong));
    return wrong.isEmpty() ? 0 : 1;
}

} // namespace

int main(int count, char **words)
{
    QCoreApplication application(count, words);
    if (application.arguments().contains(u"--inside"_s))
        return playInside();
    tst_lockedscans test;
    return QTest::qExec(&test, count, words);
}

#include "tst_lockedscans.moc"
