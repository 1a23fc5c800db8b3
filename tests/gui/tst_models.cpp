// Finding, choosing and pulling a model in the window, as a user does, with a private Ollama.
#include "app/jobs/getjob.h"
#include "app/settings/settingsfile.h"
#include "tests/gui/testwindow.h"
#include "core/models/modelfiles.h"
#include "tests/filehost.h"
#include "tests/scriptedollama.h"
#include "ui/conversation/askbar.h"
#include "ui/settings/getbox.h"
#include "ui/settings/pullbox.h"
#include "ui/settings/settingsdialog.h"
#include "ui/window/welcome.h"

#include <QComboBox>
#include <QLineEdit>
#include <QProgressBar>

using namespace desks;
using namespace Qt::StringLiterals;

namespace {

QByteArray pulling(qint64 done, qint64 total)
{
    return ScriptedOllama::line({{u"status"_s, u"pulling aaaaaaaaaaaa"_s},
                                 {u"digest"_s, u"sha256:aaaaaaaaaaaa"_s},
                                 {u"total"_s, total},
                                 {u"completed"_s, done}});
}

QPushButton *buttonIn(const QWidget *box, const QString &text)
{
    for (QPushButton *button : box->findChildren<QPushButton *>()) {
        if (button->text() == text)
            return button;
    }
    return nullptr;
}

QString saidIn(const QWidget *box, const QString &name)
{
    for (const QLabel *label : box->findChildren<QLabel *>()) {
        if (label->accessibleName() == name)
            return label->text();
    }
    return {};
}

// The server in the settings, stored before the window opens.
struct Found
{
    explicit Found(const QString &url)
    {
        core::Settings settings;
        settings.serverUrl = url;
        (void)app::SettingsFile(app::SettingsFile::usual()).setSettings(settings);
    }
    ~Found() { (void)app::SettingsFile(app::SettingsFile::usual()).setSettings({}); }
};

// A list with only this model file, and a llama-server that reports its arguments and exits.
struct FilesOffered
{
    explicit FilesOffered(const FileHost &host) : list(app::ownModelList()), started(folder.filePath(u"started"_s))
    {
        QJsonArray files{QJsonObject{{u"name"_s, u"mine"_s},
                                     {u"address"_s, host.url()},
                                     {u"licence"_s, u"MIT"_s},
                                     {u"bytes"_s, host.bytes().size()},
                                     {u"sha256"_s, QString::fromLatin1(host.sum())}}};
        const core::Result<QList<core::ModelFile>> shipped = core::modelFiles({});
        for (const core::ModelFile &ours : *shipped)
            files.append(QJsonObject{{u"name"_s, ours.name},
                                     {u"address"_s, ours.address.toString()},
                                     {u"memory"_s, qint64(1) << 60}}); // more than any machine has
        QDir().mkpath(QFileInfo(list).path());
        write(list, Scripted::compact({{u"files"_s, files}}));
        const QString program = folder.filePath(u"llama-server"_s);
        write(program, "#!/bin/sh\necho \"$@\" >> '" + started.toLocal8Bit() + "'\nexit 1\n");
        QFile::setPermissions(program, QFile::ReadOwner | QFile::ExeOwner);
        qputenv("ATTEST_LLAMA_SERVER", program.toLocal8Bit());
    }
    ~FilesOffered()
    {
        qunsetenv("ATTEST_LLAMA_SERVER");
        QFile::remove(list);
        QFile::remove(file());
    }

    static QString file() { return app::modelFolder() + u"/model.gguf"_s; }
    static void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    static QByteArray read(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir folder;
    const QString list;
    const QString started;
};

QAbstractButton *doorCalled(const Desk &desk, const QString &title)
{
    for (QAbstractButton *door : desk.find<ui::Welcome>()->findChildren<QAbstractButton *>()) {
        if (door->text() == title)
            return door;
    }
    return nullptr;
}

} // namespace

class tst_models : public QObject
{
    Q_OBJECT

private slots:
    // A new window, a running server, one click.
    void onePressChoosesAModelThatRuns()
    {
        ScriptedOllama ollama;
        ollama.change([](ScriptedOllama::State &state) {
            state.models.first().name = u"bge-m3:latest"_s; // an embedding model, which is not offered
            state.models.first().capabilities = {u"embedding"_s};
            for (const QString &name : {u"qwen3:4b"_s, u"llama3.1:8b"_s}) {
                ScriptedOllama::Model model;
                model.name = name;
                state.models.append(model);
            }
            state.says = [](const QJsonObject &) { return u"yes"_s; };
        });
        const Found found(ollama.url());
        Desk desk;
        QAbstractButton *door = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT((door = doorCalled(desk, u"Use qwen3:4b"_s)) && door->isVisible(), patience);
        QCOMPARE(door->accessibleDescription(), u"Ollama is running with qwen3:4b and llama3.1:8b."_s);
        desk.picture("door");
        QTest::mouseClick(door, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(door->accessibleDescription(),
                                  u"qwen3:4b is ready: it writes, judges, and says how sure it is."_s, patience);
        const core::Settings settings = desk.assistant->settings();
        const core::Settings kept = app::SettingsFile(app::SettingsFile::usual()).settings();
        QCOMPARE(settings.model, u"qwen3:4b"_s);
        QCOMPARE(kept.model, u"qwen3:4b"_s);
        QCOMPARE(desk.find<QComboBox>("model")->currentText(), u"qwen3:4b"_s);
        QCOMPARE(desk.assistant->models().abilities().size(), 1); // so that it is not tested again
    }

    // Choosing a model in the list beside the question tests it automatically.
    void aModelChosenBesideTheQuestionIsTriedByItself()
    {
        ScriptedOllama ollama;
        ollama.change([](ScriptedOllama::State &state) { state.says = [](const QJsonObject &) { return u"yes"_s; }; });
        const Found found(ollama.url());
        Desk desk;
        auto *models = desk.find<QComboBox>("model");
        QVERIFY(models);
        emit desk.find<ui::AskBar>()->modelsWanted();
        QTRY_VERIFY_WITH_TIMEOUT(models->findData(u"toy:latest"_s) >= 0, patience);
        models->setCurrentIndex(models->findData(u"toy:latest"_s));
        emit models->activated(models->currentIndex());
        QCOMPARE(desk.assistant->settings().model, u"toy:latest"_s);
        QTRY_COMPARE_WITH_TIMEOUT(desk.assistant->models().abilities().size(), 1, patience);
        QVERIFY(desk.assistant->models().abilities().first().chats);
    }

    void saysThatThereIsNoServer()
    {
        QString gone;
        {
            const ScriptedServer server;
            gone = server.url();
        }
        const Found found(gone);
        Desk desk;
        QAbstractButton *door = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT((door = doorCalled(desk, u"Connect a model"_s)) &&
                                     door->accessibleDescription().contains(u"no model server found"_s),
                                 patience);
        QTest::mouseClick(door, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(desk.find<ui::SettingsDialog>() && desk.find<ui::SettingsDialog>()->isVisible(),
                                 patience);
        QVERIFY(desk.find<ui::PullBox>()->isVisible());
    }

    // llama-server is installed without a model: one click starts a download, a second stops it, a third resumes it.
    void onePressDownloadsAModel()
    {
        FileHost host(FileHost::model());
        const qint64 half = host.bytes().size() / 2;
        host.before([half, &host](const FileHost::Request &request) -> std::optional<FileHost::Reply> {
            if (request.headers.contains("range"))
                return {};
            FileHost::Reply reply; // the first half, followed by silence
            reply.pieces = {host.bytes().left(half - 1), host.bytes().mid(half - 1, 1)};
            reply.pause = 300; // progress is reported a few times a second
            reply.ending = FileHost::Reply::Stall;
            return reply;
        });
        const FilesOffered offered(host);
        QString gone;
        {
            const ScriptedServer server;
            gone = server.url();
        }
        const Found found(gone);
        Desk desk;
        QAbstractButton *door = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT((door = doorCalled(desk, u"Download mine"_s)) && door->isVisible(), patience);
        QVERIFY2(door->accessibleDescription().contains(u"0.0 GB, MIT; writes; from 127.0.0.1"_s),
                 qPrintable(door->accessibleDescription()));
        desk.picture("download");
        QTest::mouseClick(door, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(door->accessibleDescription().contains(u"50 %"_s), patience);
        QCOMPARE(door->text(), u"Stop downloading mine"_s);
        desk.picture("downloading");
        QTest::mouseClick(door, Qt::LeftButton);
        QCOMPARE(door->text(), u"Download mine"_s);
        QVERIFY(door->accessibleDescription().startsWith(u"Stopped."_s));
        QVERIFY(host.server().waitUntilClosed());
        QTest::mouseClick(door, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(door->accessibleDescription().contains(u"llama-server failed twice with model.gguf"_s),
                                 patience);
        QCOMPARE(FilesOffered::read(FilesOffered::file()), host.bytes());
        QCOMPARE(host.ranges().last(), "bytes=" + QByteArray::number(half) + '-');
        QVERIFY(FilesOffered::read(offered.started).contains(FilesOffered::file().toLocal8Bit()));
        QCOMPARE(desk.assistant->settings().model, core::Settings().model); // it cannot be served, so not stored
        QVERIFY(door->isEnabled());
    }

    void aFileThatIsAnotherOneIsNeverStarted()
    {
        FileHost host(FileHost::model());
        const FileHost other(FileHost::model(1000));
        const FilesOffered offered(host);
        host.before([&other](const FileHost::Request &) {
            FileHost::Reply reply;
            reply.body = other.bytes() + QByteArray(FileHost::model().size() - other.bytes().size(), 'x');
            return std::optional(reply);
        });
        Desk desk;
        desk.find<ui::Menus>()->settings->trigger();
        auto *dialog = desk.find<ui::SettingsDialog>();
        auto *box = dialog->findChild<ui::GetBox *>();
        QTest::mouseClick(buttonIn(box, u"Download"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(saidIn(box, u"Download status"_s).contains(u"is not the expected one"_s), patience);
        QVERIFY(!QFileInfo::exists(FilesOffered::file()));
        QVERIFY(!QFileInfo::exists(offered.started));
        host.before({});
        QTest::mouseClick(buttonIn(box, u"Download"_s), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(saidIn(box, u"Download status"_s),
                                  u"The file has been downloaded, and “local” is selected; press OK to save."_s,
                                  patience);
        QCOMPARE(FilesOffered::read(FilesOffered::file()), host.bytes());
        if (qEnvironmentVariableIsSet("ATTEST_PICTURES"))
            dialog->grab().save(qEnvironmentVariable("ATTEST_PICTURES") + u"/get.png"_s);
        dialog->reject();
    }

    void aModelThatCannotWriteIsNotKept()
    {
        ScriptedOllama ollama;
        ollama.change([](ScriptedOllama::State &state) {
            state.before = [](const Scripted::Request &request) -> std::optional<Scripted::Reply> {
                if (request.path != "/api/chat")
                    return {};
                return ScriptedOllama::refusal(500, u"model requires more system memory than is available"_s);
            };
        });
        const Found found(ollama.url());
        Desk desk;
        QAbstractButton *door = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT((door = doorCalled(desk, u"Use toy:latest"_s)) && door->isVisible(), patience);
        QTest::mouseClick(door, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(door->accessibleDescription().contains(u"too little memory"_s), patience);
        QCOMPARE(desk.assistant->settings().model, core::Settings().model);
        QVERIFY(door->isEnabled());
    }

    void pullsAModelAndChoosesIt()
    {
        ScriptedOllama ollama;
        ollama.change([](ScriptedOllama::State &state) {
            state.models.clear();
            state.pulls[u"qwen3:4b"_s] = {pulling(1'200'000'000, 2'400'000'000), pulling(2'400'000'000, 2'400'000'000),
                                          ScriptedOllama::line({{u"status"_s, u"success"_s}})};
        });
        Desk desk;
        desk.find<ui::Menus>()->settings->trigger();
        auto *dialog = desk.find<ui::SettingsDialog>();
        qobject_cast<QLineEdit *>(dialog->field(u"server-url"_s))->setText(ollama.url());
        auto *box = dialog->findChild<ui::PullBox *>();
        auto *names = box->findChild<QComboBox *>();
        QVERIFY(names->count() > 0); // models that suit this machine
        QVERIFY(saidIn(box, u"Pull status"_s).contains(u"GB"_s));
        if (qEnvironmentVariableIsSet("ATTEST_PICTURES"))
            dialog->grab().save(qEnvironmentVariable("ATTEST_PICTURES") + u"/pull.png"_s);
        names->setEditText(u"qwen33"_s);
        QTest::mouseClick(buttonIn(box, u"Pull"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(saidIn(box, u"Pull status"_s).contains(u"has no model “qwen33”"_s), patience);
        names->setEditText(u"qwen3:4b"_s);
        QTest::mouseClick(buttonIn(box, u"Pull"_s), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(saidIn(box, u"Pull status"_s), u"qwen3:4b is ready and selected; press OK to save."_s,
                                  patience);
        QVERIFY(!box->findChild<QProgressBar *>()->isVisible());
        QCOMPARE(qobject_cast<QComboBox *>(dialog->field(u"model"_s))->currentData().toString(), u"qwen3:4b"_s);
        dialog->accept();
        QCOMPARE(desk.assistant->settings().model, u"qwen3:4b"_s);
        QCOMPARE(desk.assistant->settings().serverUrl, ollama.url());
        desk.assistant->setSettings(core::Settings());
    }

    void stopsAPull()
    {
        ScriptedOllama ollama;
        ollama.change([](ScriptedOllama::State &state) {
            state.before = [](const Scripted::Request &request) -> std::optional<Scripted::Reply> {
                if (request.path != "/api/pull")
                    return {};
                Scripted::Reply endless = ScriptedOllama::lines({pulling(1'200'000'000, 2'400'000'000)});
                endless.endless = true;
                endless.pause = 10;
                return endless;
            };
        });
        Desk desk;
        desk.find<ui::Menus>()->settings->trigger();
        auto *dialog = desk.find<ui::SettingsDialog>();
        qobject_cast<QLineEdit *>(dialog->field(u"server-url"_s))->setText(ollama.url());
        auto *box = dialog->findChild<ui::PullBox *>();
        box->findChild<QComboBox *>()->setEditText(u"qwen3:4b"_s);
        QTest::mouseClick(buttonIn(box, u"Pull"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(saidIn(box, u"Pull status"_s).contains(u"1.2 of 2.4 GB, 50 %"_s), patience);
        QCOMPARE(box->findChild<QProgressBar *>()->value(), 500);
        QTest::mouseClick(buttonIn(box, u"Stop"_s), Qt::LeftButton);
        QVERIFY(saidIn(box, u"Pull status"_s).startsWith(u"Stopped."_s));
        QVERIFY(ollama.server().waitUntilClosed()); // the download stops
        QVERIFY(buttonIn(box, u"Pull"_s));
    }
};

QTEST_MAIN(tst_models)
#include "tst_models.moc"
