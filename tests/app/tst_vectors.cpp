// Embeddings from a model server: made by the window in the background, by attest-cli at the end of a command.
#include "app/services/assistant.h"
#include "app/jobs/embedjob.h"
#include "app/settings/settingsfile.h"
#include "core/language/terms.h"
#include "pdfs.h"
#include "scriptedserver.h"
#include "tests/traceevents.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

const QString cars = QStringLiteral("The car was sold in winter.\nIts buyer lives in the north.");
const QString bees = QStringLiteral("Bees dance to tell where flowers are.\nThe waggle dance shows the direction.");

// A direction per word; synonyms share one.
Scripted::Reply vectorsFor(const QJsonObject &request)
{
    QJsonArray all;
    const QJsonArray texts = request[QLatin1String("input")].toArray();
    for (qsizetype i = 0; i < texts.size(); ++i) {
        QList<double> vector(512, 0.01);
        for (const QString &term : core::queryTerms(texts[i].toString())) {
            const QString word = term == QLatin1String("automobil") ? QStringLiteral("car") : term;
            vector[qChecksum(word.toUtf8()) % 512] += 1;
        }
        QJsonArray numbers;
        for (const double number : vector)
            numbers.append(number);
        all.append(QJsonObject{{QStringLiteral("index"), i}, {QStringLiteral("embedding"), numbers}});
    }
    return Scripted::json({{QStringLiteral("data"), all}});
}

struct Vectors : ScriptedServer
{
    Vectors()
    {
        handle([](const Scripted::Request &request) {
            return request.path == "/v1/embeddings" ? vectorsFor(request.json) : Scripted::models({});
        });
    }
    int asked() const
    {
        int count = 0;
        for (const Scripted::Request &request : requests())
            count += request.path == "/v1/embeddings";
        return count;
    }
};

core::Settings settingsFor(const ScriptedServer &server)
{
    core::Settings settings;
    settings.embedder = QStringLiteral("words@") + server.url();
    return settings;
}

QString pdfIn(const QTemporaryDir &folder, const QStringList &pages)
{
    const QString path = folder.filePath(QStringLiteral("a.pdf"));
    tests::writeFile(path, tests::makePdf(pages));
    return path;
}

struct Told // how tasks ended
{
    explicit Told(app::Assistant &assistant)
    {
        QObject::connect(&assistant, &app::Assistant::started, [this](const app::Run &run) { runs.append(run); });
        QObject::connect(&assistant, &app::Assistant::finished, [this](int run, const core::Result<void> &result) {
            ended.insert(run, result ? QString() : result.error().message);
        });
        QObject::connect(&assistant, &app::Assistant::traced, [this](int, const core::Trace &events) {
            for (const core::TraceEvent &event : events) {
                const core::TaskProgress *told = event.as<core::TaskProgress>();
                if (told && told->unit == core::TaskProgress::Passages && event.node == QLatin1String("embed"))
                    progress.append(told->done);
            }
        });
    }
    QStringList endsOf(const QString &subject) const
    {
        QStringList ends;
        for (const app::Run &run : runs) {
            if (run.subject == subject && ended.contains(run.number))
                ends.append(ended[run.number]);
        }
        return ends;
    }

    QList<app::Run> runs;
    QHash<int, QString> ended;
    QList<int> progress;
};

struct Finished
{
    int status = 0;
    QString output;
    QString errors;
};

Finished cli(const QTemporaryDir &folder, const ScriptedServer &server, const QStringList &arguments)
{
    QProcess program;
    QProcessEnvironment home = QProcessEnvironment::systemEnvironment();
    home.insert(QStringLiteral("HOME"), folder.path());
    home.insert(QStringLiteral("XDG_CONFIG_HOME"), folder.filePath(QStringLiteral("config")));
    program.setProcessEnvironment(home);
    program.start(QStringLiteral(ATTEST_BINARIES "/attest-cli"),
                  QStringList{QStringLiteral("--library"), folder.filePath(QStringLiteral("library")),
                              QStringLiteral("--set"), QStringLiteral("embedder=words@") + server.url()} +
                      arguments);
    program.waitForFinished(60'000);
    return {program.exitCode(), QString::fromUtf8(program.readAllStandardOutput()),
            QString::fromUtf8(program.readAllStandardError())};
}

const QString making = QStringLiteral("Computing vectors for your documents");

} // namespace

class TestVectors : public QObject
{
    Q_OBJECT

private slots:
    void vectorsOfALocalModelAreKeptByItsFile()
    {
        QTemporaryDir folder;
        const auto file = [&](const char *name, const QByteArray &bytes) {
            const QString path = folder.filePath(QLatin1String(name));
            QDir().mkpath(QFileInfo(path).path());
            QFile out(path);
            return out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size() ? path : QString();
        };
        QByteArray model(5 << 20, 'm');
        const QString before = app::nameOfLocal(file("a/m.gguf", model));
        QVERIFY2(before.startsWith(QLatin1String("local:m.gguf:")), qPrintable(before));
        QCOMPARE(app::nameOfLocal(file("copy/m.gguf", model)), before);
        model.back() = 'n';
        QVERIFY(app::nameOfLocal(file("b/m.gguf", model)) != before);
        QVERIFY(app::nameOfLocal(file("c/m.gguf", model + 'm')) != before);
        std::fill(model.begin() + (1 << 20), model.end() - (1 << 20), 'x'); // equal at both ends
        model.back() = 'm';
        QVERIFY(app::nameOfLocal(file("d/m.gguf", model)) != before);
        QVERIFY(!app::nameOfLocal(folder.filePath(QStringLiteral("gone.gguf"))).isEmpty());
        QVERIFY(app::nameOfLocal(file("tiny/m.gguf", "GGUF")) != app::nameOfLocal(file("less/m.gguf", "GGU")));
    }

    void cleanup() { QFile::remove(app::SettingsFile::usual()); }

    void theWindowMakesThemByItself()
    {
        Vectors server;
        QTemporaryDir folder;
        app::Assistant assistant(folder.filePath(QStringLiteral("library")));
        Told told(assistant);
        assistant.setSettings(settingsFor(server));
        assistant.documents().add({pdfIn(folder, {cars, bees})});
        QTRY_COMPARE(told.endsOf(making), QStringList(QString()));
        QTRY_COMPARE(told.progress, QList<int>({1}));
        const int asked = server.asked();
        assistant.conversation().ask(QStringLiteral("Which automobile?"));
        QTRY_VERIFY(server.asked() > asked);
    }

    void aChangeOfTheSettingMakesThemAnew()
    {
        Vectors first;
        Vectors second;
        QTemporaryDir folder;
        app::Assistant assistant(folder.filePath(QStringLiteral("library")));
        Told told(assistant);
        assistant.documents().add({pdfIn(folder, {cars, bees})});
        assistant.setSettings(settingsFor(first));
        QTRY_COMPARE(told.endsOf(making).size(), 1);
        assistant.setSettings(settingsFor(second));
        QTRY_COMPARE(told.endsOf(making).size(), 2);
        QCOMPARE(told.endsOf(making), QStringList({QString(), QString()}));
        QCOMPARE(second.asked(), 1);
        const int before = first.asked();
        assistant.setSettings(core::Settings());
        assistant.setSettings(settingsFor(second)); // the vectors are kept
        const auto asksSecond = [&] {               // a question does not wait until the embedder is available again
            assistant.conversation().ask(QStringLiteral("Which automobile?"));
            return QTest::qWaitFor([&] { return second.asked() > 1; }, 500);
        };
        QTRY_VERIFY(asksSecond());
        QCOMPARE(first.asked(), before);
        QCOMPARE(told.endsOf(making).size(), 2);
    }

    void aServerThatIsGoneIsToldOnceAndTriedWithTheNextQuestion()
    {
        Vectors server;
        std::atomic<bool> gone = true;
        server.handle([&gone](const Scripted::Request &request) {
            if (gone)
                return Scripted::error(401, QStringLiteral("Who are you?"));
            return request.path == "/v1/embeddings" ? vectorsFor(request.json) : Scripted::models({});
        });
        QTemporaryDir folder;
        app::Assistant assistant(folder.filePath(QStringLiteral("library")));
        Told told(assistant);
        assistant.setSettings(settingsFor(server));
        assistant.documents().add({pdfIn(folder, {cars, bees})});
        QTRY_COMPARE(told.endsOf(making).size(), 1);
        QVERIFY2(told.endsOf(making).first().endsWith(u'.'), qPrintable(told.endsOf(making).first()));
        gone = false;
        assistant.conversation().ask(QStringLiteral("Where do bees dance?"));
        QTRY_COMPARE(told.endsOf(making).size(), 2);
        QCOMPARE(told.endsOf(making).last(), QString());
    }

    void theCommandLineMakesThemAtTheEnd()
    {
        Vectors server;
        QTemporaryDir folder;
        const Finished added = cli(folder, server, {QStringLiteral("add"), pdfIn(folder, {cars, bees})});
        QCOMPARE(added.status, 0);
        QVERIFY2(added.errors.contains(QLatin1String("1 of 1 passages")), qPrintable(added.errors));
        QCOMPARE(server.asked(), 1);
        const Finished found = cli(folder, server, {QStringLiteral("search"), QStringLiteral("automobile")});
        QVERIFY2(found.output.contains(QLatin1String("The car was sold")), qPrintable(found.output));
        QVERIFY2(found.output.contains(QLatin1String("embedding 0.")), qPrintable(found.output));
        QCOMPARE(server.asked(), 2);
        const Finished again = cli(folder, server, {QStringLiteral("reindex")});
        QCOMPARE(again.status, 0);
        QCOMPARE(server.asked(), 3);
        server.handle([](const Scripted::Request &) { return Scripted::error(401, QStringLiteral("Who are you?")); });
        const Finished without = cli(folder, server, {QStringLiteral("search"), QStringLiteral("car")});
        QCOMPARE(without.status, 0);
        QVERIFY(without.output.contains(QLatin1String("The car was sold")));
        QVERIFY2(without.errors.contains(QLatin1String("used words and the library")), qPrintable(without.errors));
        const Finished failed = cli(folder, server, {QStringLiteral("reindex")});
        QCOMPARE(failed.status, 1);
    }
};

QTEST_GUILESS_MAIN(TestVectors)
#include "tst_vectors.moc"
