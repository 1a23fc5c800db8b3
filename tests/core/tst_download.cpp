// Downloading a large file: interrupted and resumed, verified, and never under its final name before it is
// complete.
#include "core/base/download.h"
#include "core/models/modelfiles.h"
#include "tests/filehost.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

QByteArray readAll(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

struct World
{
    explicit World(FileHost &host)
    {
        what.address = QUrl(host.url());
        what.file = folder.filePath(u"models/model.gguf"_s);
        what.sha256 = host.sum();
        what.bytes = host.bytes().size();
        what.firstPause = std::chrono::milliseconds(1);
    }

    Result<void> fetch(std::stop_token stop = {})
    {
        return download(
            what,
            [this](const DownloadProgress &progress) {
                told.append(progress);
                if (QFileInfo::exists(what.file))
                    wasThereTooEarly = true;
                if (watch)
                    watch(progress);
            },
            stop);
    }

    QTemporaryDir folder;
    Download what;
    QList<DownloadProgress> told;
    bool wasThereTooEarly = false;
    std::function<void(const DownloadProgress &)> watch;
};

#define FETCHED(result) QVERIFY2(result, (result) ? "" : qPrintable((result).error().message))

} // namespace

class tst_download : public QObject
{
    Q_OBJECT

private slots:
    void fetchesAFile()
    {
        FileHost host(FileHost::model());
        World world(host);
        const Result<void> got = world.fetch();
        FETCHED(got);
        QCOMPARE(readAll(world.what.file), host.bytes());
        QVERIFY(!QFileInfo::exists(partOf(world.what)));
        QVERIFY(!world.wasThereTooEarly);
        QCOMPARE(world.told.last().stage, DownloadProgress::Checking);
        QCOMPARE(world.told.last().done, world.told.last().total);
        QCOMPARE(host.ranges(), QByteArrayList{{}});
        QVERIFY(world.fetch()); // the file exists and is not fetched again
        QCOMPARE(host.server().requests().size(), 1);
    }

    void goesOnWhereItBrokeOff_data()
    {
        QTest::addColumn<QList<qint64>>("breaks");
        const qint64 quarter = FileHost::model().size() / 4;
        QTest::newRow("before anything") << QList<qint64>{0};
        QTest::newRow("after a quarter") << QList<qint64>{quarter};
        QTest::newRow("after a half") << QList<qint64>{2 * quarter};
        QTest::newRow("after three quarters") << QList<qint64>{3 * quarter};
        QTest::newRow("before the last byte") << QList<qint64>{4 * quarter - 1};
        QTest::newRow("at every quarter") << QList<qint64>{quarter, 2 * quarter, 3 * quarter, 4 * quarter - 1};
    }
    void goesOnWhereItBrokeOff()
    {
        QFETCH(QList<qint64>, breaks);
        FileHost host(FileHost::model());
        host.breakAt(breaks);
        World world(host);
        const Result<void> got = world.fetch();
        FETCHED(got);
        QCOMPARE(readAll(world.what.file), host.bytes());
        QVERIFY(!world.wasThereTooEarly);
        QCOMPARE(world.told.last().again, int(breaks.size()));
        QByteArrayList asked{{}};
        for (const qint64 place : std::as_const(breaks))
            asked.append(place > 0 ? "bytes=" + QByteArray::number(place) + '-' : QByteArray());
        QCOMPARE(host.ranges(), asked); // no byte is transferred twice
    }

    // As after the program ended: a later call, perhaps on another day.
    void goesOnWithWhatWasStopped_data()
    {
        QTest::addColumn<int>("quarters");
        for (int quarters = 1; quarters <= 3; ++quarters)
            QTest::newRow(qPrintable(QString::number(quarters))) << quarters;
    }
    void goesOnWithWhatWasStopped()
    {
        QFETCH(int, quarters);
        FileHost host(FileHost::model());
        World world(host);
        std::stop_source stop;
        const qint64 wanted = host.bytes().size() * quarters / 4;
        world.watch = [&](const DownloadProgress &progress) {
            if (progress.done >= wanted)
                stop.request_stop();
        };
        host.before([wanted, &host](const FileHost::Request &request) -> std::optional<FileHost::Reply> {
            if (request.headers.contains("range"))
                return {};
            FileHost::Reply reply; // the first part, followed by silence
            reply.verbatim = "HTTP/1.1 200 OK\r\nContent-Length: " + QByteArray::number(host.bytes().size()) +
                             "\r\n\r\n" + host.bytes().left(wanted);
            reply.ending = FileHost::Reply::Stall;
            return reply;
        });
        const Result<void> stopped = world.fetch(stop.get_token());
        QVERIFY(!stopped);
        QCOMPARE(stopped.error().code, Error::Cancelled);
        QVERIFY(!QFileInfo::exists(world.what.file));
        QCOMPARE(QFileInfo(partOf(world.what)).size(), wanted);
        world.watch = {};
        const Result<void> got = world.fetch();
        FETCHED(got);
        QCOMPARE(readAll(world.what.file), host.bytes());
        QCOMPARE(host.ranges().last(), "bytes=" + QByteArray::number(wanted) + '-');
    }

    void aServerWithoutPartsBeginsAnew()
    {
        FileHost host(FileHost::model(), false);
        host.breakAt({host.bytes().size() / 2});
        World world(host);
        const Result<void> got = world.fetch();
        FETCHED(got);
        QCOMPARE(readAll(world.what.file), host.bytes());
    }

    void aServerWithoutPartsIsNotAskedForEver()
    {
        FileHost host(FileHost::model(), false);
        host.breakAt(QList<qint64>(100, host.bytes().size() / 2));
        World world(host);
        const Result<void> got = world.fetch();
        QVERIFY(!got);
        QCOMPARE(got.error().code, Error::Unavailable);
        QVERIFY2(got.error().message.contains(u"the part already downloaded is kept"_s),
                 qPrintable(got.error().message));
        QVERIFY(host.server().requests().size() < 10);
        QVERIFY(!QFileInfo::exists(world.what.file));
    }

    void anotherFileIsRefused()
    {
        FileHost host(FileHost::model());
        World world(host);
        world.what.sha256 = QByteArray(64, 'a');
        const Result<void> got = world.fetch();
        QVERIFY(!got);
        QCOMPARE(got.error().code, Error::Invalid);
        QVERIFY2(got.error().message.contains(u"is not the expected one"_s), qPrintable(got.error().message));
        QVERIFY(got.error().message.contains(QString::fromLatin1(host.sum())));
        QVERIFY(!QFileInfo::exists(world.what.file));
        QVERIFY(!QFileInfo::exists(partOf(world.what)));
    }

    // Reported before the data arrive.
    void aFileOfAnotherSizeIsRefusedAtOnce()
    {
        FileHost host(FileHost::model(20'000'000));
        World world(host);
        world.what.bytes = 1000;
        const Result<void> got = world.fetch();
        QVERIFY(!got);
        QVERIFY2(got.error().message.contains(u"20000000 bytes instead of 1000"_s), qPrintable(got.error().message));
        QCOMPARE(QFileInfo(partOf(world.what)).size(), 0);
    }

    void aPartThatIsNoPartIsFetchedAnew()
    {
        FileHost host(FileHost::model());
        World world(host);
        world.what.bytes = 0;
        QVERIFY(QFileInfo(world.what.file).dir().mkpath(u"."_s));
        QFile longer(partOf(world.what));
        QVERIFY(longer.open(QIODevice::WriteOnly));
        longer.write(QByteArray(host.bytes().size() + 5, 'x'));
        longer.close();
        const Result<void> got = world.fetch();
        FETCHED(got);
        QCOMPARE(readAll(world.what.file), host.bytes());
    }

    void saysThatTheDiskIsFull()
    {
        FileHost host(FileHost::model());
        World world(host);
        QVERIFY(QFileInfo(world.what.file).dir().mkpath(u"."_s));
        QVERIFY(QFile::link(u"/dev/full"_s, partOf(world.what)));
        const Result<void> got = world.fetch();
        QVERIFY(!got);
        QCOMPARE(got.error().code, Error::Storage);
        QVERIFY2(got.error().message.startsWith(u"There is no room in “"_s), qPrintable(got.error().message));
    }

    void saysBeforehandThatThereIsNoRoom()
    {
        FileHost host(FileHost::model());
        World world(host);
        world.what.bytes = qint64(1) << 43;
        const Result<void> got = world.fetch();
        QVERIFY(!got);
        QCOMPARE(got.error().code, Error::Storage);
        QVERIFY2(got.error().message.contains(u"8796.1 GB needed"_s), qPrintable(got.error().message));
        QVERIFY(host.server().requests().isEmpty());
    }

    void saysThatNothingCanBeWrittenThere_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::newRow("a file in the place of the folder") << u"file/models"_s;
        if (::geteuid() != 0) // root can write anywhere
            QTest::newRow("a folder that may not be written") << u"closed"_s;
    }
    void saysThatNothingCanBeWrittenThere()
    {
        QFETCH(QString, folder);
        FileHost host(FileHost::model());
        World world(host);
        QFile file(world.folder.filePath(u"file"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(QDir(world.folder.path()).mkpath(u"closed"_s));
        QFile::setPermissions(world.folder.filePath(u"closed"_s), QFile::ReadOwner | QFile::ExeOwner);
        world.what.file = world.folder.filePath(folder) + u"/model.gguf"_s;
        const Result<void> got = world.fetch();
        QVERIFY(!got);
        QCOMPARE(got.error().code, Error::Storage);
        QVERIFY2(got.error().message.contains(u"” cannot be written to ("_s), qPrintable(got.error().message));
    }

    void whatIsFetchedAlreadyIsNotFetchedTwice()
    {
        FileHost host(FileHost::model());
        World world(host);
        QVERIFY(QFileInfo(world.what.file).dir().mkpath(u"."_s));
        const int other = ::open(QFile::encodeName(partOf(world.what)).constData(), O_RDWR | O_CREAT, 0644);
        QVERIFY(::flock(other, LOCK_EX | LOCK_NB) == 0);
        const Result<void> got = world.fetch();
        QVERIFY(!got);
        QCOMPARE(got.error().code, Error::Busy);
        ::close(other);
    }

    void aFileThatIsThereIsLeftAlone()
    {
        FileHost host(FileHost::model());
        World world(host);
        QVERIFY(QFileInfo(world.what.file).dir().mkpath(u"."_s));
        QFile own(world.what.file);
        QVERIFY(own.open(QIODevice::WriteOnly));
        own.write("mine");
        own.close();
        const Result<void> got = world.fetch();
        QVERIFY(!got);
        QVERIFY2(got.error().message.contains(u"already exists and is a different file"_s),
                 qPrintable(got.error().message));
        QCOMPARE(readAll(world.what.file), "mine");
    }

    void refusalsSayWhatToDo_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("said");
        QTest::newRow("gone") << 404 << u"does not have this file (HTTP 404); correct the address"_s;
        QTest::newRow("locked") << 403 << u"to sign in for this file (HTTP 403)"_s;
        QTest::newRow("odd") << 418 << u"refuses the download (HTTP 418)"_s;
        QTest::newRow("ill") << 503 << u"keeps closing the connection"_s;
    }
    void refusalsSayWhatToDo()
    {
        QFETCH(int, status);
        QFETCH(QString, said);
        FileHost host(FileHost::model());
        host.before([status](const FileHost::Request &) {
            return std::optional(Scripted::error(status, QStringLiteral("no")));
        });
        World world(host);
        const Result<void> got = world.fetch();
        QVERIFY(!got);
        QVERIFY2(got.error().message.contains(said), qPrintable(got.error().message));
        QVERIFY(!QFileInfo::exists(world.what.file));
    }

    void isSentOn()
    {
        FileHost host(FileHost::model());
        const auto sendOn = [](const char *place) {
            FileHost::Reply reply;
            reply.status = 302;
            reply.headers = {QByteArray("Location: ") + place};
            return reply;
        };
        host.before([sendOn](const FileHost::Request &request) -> std::optional<FileHost::Reply> {
            if (request.path == "/files/model.gguf")
                return sendOn("/store/1?signed=x");
            return request.path.startsWith("/round") ? std::optional(sendOn("/round")) : std::nullopt;
        });
        host.breakAt({host.bytes().size() / 2});
        World world(host);
        const Result<void> got = world.fetch(); // each part is requested from the first address
        FETCHED(got);
        QCOMPARE(readAll(world.what.file), host.bytes());
        QCOMPARE(host.server().requests().size(), 4);
        World round(host);
        round.what.address = QUrl(host.url().replace(u"/files/"_s, u"/round/"_s));
        const Result<void> none = round.fetch();
        QVERIFY(!none);
        QVERIFY2(none.error().message.contains(u"redirects too many times"_s), qPrintable(none.error().message));
    }

    void aSumIsNeeded()
    {
        FileHost host(FileHost::model());
        World world(host);
        world.what.sha256 = "123";
        const Result<void> got = world.fetch();
        QVERIFY(!got);
        QVERIFY2(got.error().message.contains(u"is not a SHA-256"_s), qPrintable(got.error().message));
        QVERIFY(host.server().requests().isEmpty());
    }

    // An address without a commit may lead to another file tomorrow.
    void filesThatAreOfferedAreNamedForGood()
    {
        const Result<QList<ModelFile>> files = modelFiles({});
        FETCHED(files);
        QVERIFY(files->size() >= 5);
        static const QRegularExpression commit(u"/resolve/[0-9a-f]{40}/"_s);
        for (const ModelFile &file : *files) {
            QCOMPARE(file.address.scheme(), u"https"_s);
            QVERIFY2(commit.match(file.address.path()).hasMatch(), qPrintable(file.name));
            QCOMPARE(file.sha256.size(), 64);
            QVERIFY2(file.bytes > 100'000'000 && file.memory > file.bytes, qPrintable(file.name));
            QVERIFY2(!file.licence.isEmpty() && file.writes != file.embeds, qPrintable(file.name));
        }
        const QList<ModelFile> small = fittingInto(4'000'000'000, *files);
        QCOMPARE(small.first().name, u"granite-3.3-2b"_s);
        QVERIFY(std::none_of(small.begin(), small.end(), [](const ModelFile &file) { return file.bytes > 2e9; }));
        QCOMPARE(fittingInto(0, *files).size(), files->size());
        QCOMPARE(inWords(fittingInto(0, *files).first()),
                 u"2.5 GB, Apache 2.0, languages: over 100; writes; from huggingface.co"_s);
    }

    void theUserAddsFiles()
    {
        const Result<QList<ModelFile>> files =
            modelFiles("{\"files\": [{\"name\": \"mine\", \"address\": \"http://nas/m.gguf\"}, {\"name\": "
                       "\"qwen3-4b\", \"address\": \"https://nas/q.gguf\", \"bytes\": 5}]}");
        FETCHED(files);
        const auto named = [&](const QString &name) {
            return *std::find_if(files->begin(), files->end(), [&](const auto &file) { return file.name == name; });
        };
        QCOMPARE(named(u"qwen3-4b"_s).address.host(), u"nas"_s);
        QCOMPARE(inWords(named(u"mine"_s)), u"writes; from nas; its SHA-256 is required"_s);
        QCOMPARE(files->size(), modelFiles({})->size() + 1);
    }

    void whatIsWrongInTheListIsSaid_data()
    {
        QTest::addColumn<QByteArray>("list");
        QTest::addColumn<QString>("said");
        QTest::newRow("no JSON") << QByteArray("{\"files\": [") << u"at byte"_s;
        QTest::newRow("no list") << QByteArray("{}") << u"no list “files”"_s;
        QTest::newRow("no name") << QByteArray("{\"files\": [{\"address\": \"http://a/b.gguf\"}]}")
                                 << u"entry 1 has no name"_s;
        QTest::newRow("no GGUF") << QByteArray("{\"files\": [{\"name\": \"a\", \"address\": \"http://a/b.zip\"}]}")
                                 << u"the address of “a” is not that of a GGUF file"_s;
        QTest::newRow("no sum")
            << QByteArray("{\"files\": [{\"name\": \"a\", \"address\": \"http://a/b.gguf\", \"sha256\": \"12\"}]}")
            << u"“sha256” of “a” is not 64 hexadecimal digits"_s;
    }
    void whatIsWrongInTheListIsSaid()
    {
        QFETCH(QByteArray, list);
        QFETCH(QString, said);
        const Result<QList<ModelFile>> files = modelFiles(list);
        QVERIFY(!files);
        QVERIFY2(files.error().message.contains(said), qPrintable(files.error().message));
    }
};

QTEST_GUILESS_MAIN(tst_download)
#include "tst_download.moc"
