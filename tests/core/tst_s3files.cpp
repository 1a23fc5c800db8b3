// A team's files in an object store: signatures, uploads, partial downloads, and
// errors.
#include "core/team/teamfiles.h"
#include "scriptedstore.h"

#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;
using tests::ScriptedStore;

namespace {

QByteArray sumOf(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

QByteArray content(int kilobytes = 3)
{
    QByteArray bytes = "%PDF-1.4\n";
    for (int i = 0; i < kilobytes; ++i)
        bytes += QByteArray::number(i).rightJustified(1023, char('a' + i % 26)) + '\n';
    return bytes;
}

} // namespace

class tst_S3Files : public QObject
{
    Q_OBJECT

    QTemporaryDir folder;
    std::unique_ptr<ScriptedStore> store;

    QString in(const QString &name) const { return folder.filePath(name); }
    QString write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(in(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
    }
    static QByteArray read(const QString &name)
    {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("it is not there");
    }
    static QByteArray pathOf(const QByteArray &bytes)
    {
        const QByteArray sum = sumOf(bytes);
        return "/papers/team/" + sum.left(2) + '/' + sum + ".pdf";
    }
    static std::unique_ptr<TeamFiles> files(const QString &place = u"s3://papers/team"_s)
    {
        auto opened = TeamFiles::at(place);
        if (!opened)
            qFatal("%s", qPrintable(opened.error().message));
        return *std::move(opened);
    }
    Result<QString> fetch(const QByteArray &bytes, const std::stop_token &stop = {}) const
    {
        return files()->fetch(sumOf(bytes), bytes.size(), in(u"copy"_s), stop);
    }

private slots:
    void init()
    {
        for (const char *variable :
             {"AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_SESSION_TOKEN", "AWS_REGION", "AWS_DEFAULT_REGION",
              "AWS_ENDPOINT_URL", "AWS_ENDPOINT_URL_S3", "AWS_PROFILE", "AWS_SHARED_CREDENTIALS_FILE"})
            qunsetenv(variable);
        store = std::make_unique<ScriptedStore>();
        qputenv("AWS_ENDPOINT_URL", store->endpoint());
        qputenv("AWS_ACCESS_KEY_ID", ScriptedStore::keyId);
        qputenv("AWS_SECRET_ACCESS_KEY", ScriptedStore::secret);
    }
    void cleanup() { store.reset(); }

    // Amazon's own example; otherwise the test's store might share an error with the program.
    void theStoreSignsAsAmazonDocuments()
    {
        Scripted::Request request;
        request.method = "GET";
        request.path = "/test.txt";
        request.headers = {{"host", "examplebucket.s3.amazonaws.com"},
                           {"range", "bytes=0-9"},
                           {"x-amz-content-sha256", sumOf({})},
                           {"x-amz-date", "20130524T000000Z"}};
        const auto signature = tests::AwsSignature::in(
            "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,"
            "SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,"
            "Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41");
        QCOMPARE(signature.expected(request, "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"), signature.value);
    }

    void bringsAndFetches_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QByteArray>("path");
        QTest::newRow("bucket") << u"s3://papers"_s << QByteArray("/papers/");
        QTest::newRow("prefix") << u"s3://papers/team/2026/"_s << QByteArray("/papers/team/2026/");
        QTest::newRow("any letters") << u"s3://papers/ä b+c=d~e&(f)"_s
                                     << QByteArray("/papers/%C3%A4%20b%2Bc%3Dd~e%26%28f%29/");
    }
    void bringsAndFetches()
    {
        QFETCH(const QString, place);
        QFETCH(const QByteArray, path);
        const auto there = files(place);
        for (const QByteArray &bytes : {content(), QByteArray(), content(3000)}) {
            const QString file = write(u"a.pdf"_s, bytes);
            const QByteArray key = path + sumOf(bytes).left(2) + '/' + sumOf(bytes) + ".pdf";
            const Result<QByteArray> sum = there->put(file, {});
            QVERIFY2(sum, qPrintable(sum ? QString() : sum.error().message + sum.error().detail));
            QCOMPARE(*sum, sumOf(bytes));
            QCOMPARE(store->objects().value(key), bytes);
            QCOMPARE(*there->put(file, {}), sumOf(bytes));
            QCOMPARE(store->asked().last(), "HEAD " + key); // it exists
            const Result<QString> copy = there->fetch(*sum, bytes.size(), in(u"copy"_s), {});
            QVERIFY2(copy, qPrintable(copy ? QString() : copy.error().message + copy.error().detail));
            QCOMPARE(read(*copy), bytes);
        }
        for (const Scripted::Request &request : store->server().requests()) {
            for (const QByteArray &value : request.headers)
                QVERIFY2(!value.contains(ScriptedStore::secret), "the secret stays here");
        }
    }

    void knowsRegionTokenAndFileOfKeys()
    {
        qunsetenv("AWS_ACCESS_KEY_ID");
        qunsetenv("AWS_SECRET_ACCESS_KEY");
        const auto refused = TeamFiles::at(u"s3://papers"_s);
        QVERIFY(!refused && refused.error().message.contains(u"AWS_ACCESS_KEY_ID"_s));
        const QString keys = write(
            u"credentials"_s,
            "[other]\naws_access_key_id = X\n[lab]\naws_access_key_id = " + QByteArray(ScriptedStore::keyId) +
                "\naws_secret_access_key=" + ScriptedStore::secret + "\naws_session_token = lent=for/hours\n[more]\n");
        qputenv("AWS_SHARED_CREDENTIALS_FILE", keys.toUtf8());
        qputenv("AWS_PROFILE", "lab");
        qputenv("AWS_DEFAULT_REGION", "eu-central-1");
        const QString file = write(u"a.pdf"_s, content());
        const Result<QByteArray> sum = files()->put(file, {});
        QVERIFY2(sum, qPrintable(sum ? QString() : sum.error().message + sum.error().detail));
        const Scripted::Request last = store->server().requests().last();
        QCOMPARE(last.headers.value("x-amz-security-token"), "lent=for/hours");
        const auto signature = tests::AwsSignature::in(last.headers.value("authorization"));
        QCOMPARE(signature.region, "eu-central-1");
        QVERIFY(signature.headers.contains("x-amz-security-token"));
    }

    void refusesWhatIsNoPlace_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QByteArray>("endpoint");
        QTest::newRow("keys") << u"s3://AKID:geheim@papers/team"_s << QByteArray();
        QTest::newRow("no bucket") << u"s3:///team"_s << QByteArray();
        QTest::newRow("upwards") << u"s3://papers/../other"_s << QByteArray();
        QTest::newRow("another kind") << u"ftp://papers/team"_s << QByteArray();
        QTest::newRow("not encrypted") << u"s3://papers"_s << QByteArray("http://store.example.org");
        QTest::newRow("no address") << u"s3://papers"_s << QByteArray("store");
    }
    void refusesWhatIsNoPlace()
    {
        QFETCH(const QString, place);
        QFETCH(const QByteArray, endpoint);
        if (!endpoint.isEmpty())
            qputenv("AWS_ENDPOINT_URL", endpoint);
        const auto refused = TeamFiles::at(place);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, Error::Invalid);
        QVERIFY(!refused.error().message.contains(u"geheim"_s));
    }

    void triesAgainWhatMayPass_data()
    {
        QTest::addColumn<QList<Scripted::Reply>>("replies");
        const QByteArray bytes = content();
        Scripted::Reply gone;
        gone.silent = true;
        gone.ending = Scripted::Reply::Close;
        QTest::newRow("busy") << QList<Scripted::Reply>{ScriptedStore::refusal(503, "SlowDown"),
                                                        ScriptedStore::refusal(503, "SlowDown")};
        QTest::newRow("out of order") << QList<Scripted::Reply>{ScriptedStore::refusal(500, "InternalError")};
        QTest::newRow("cut half-way") << QList<Scripted::Reply>{ScriptedStore::cutAfter(bytes, 1500),
                                                                ScriptedStore::cutAfter(bytes, 0)};
        QTest::newRow("gone") << QList<Scripted::Reply>{gone, gone};
    }
    void triesAgainWhatMayPass()
    {
        QFETCH(const QList<Scripted::Reply>, replies);
        const QByteArray bytes = content();
        const QString file = write(u"a.pdf"_s, bytes);
        Scripted::Reply missing;
        missing.verbatim = "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n";
        store->server().enqueue(missing); // the first is for HEAD, the others for PUT
        for (const Scripted::Reply &reply : replies) {
            if (reply.verbatim.isEmpty())
                store->server().enqueue(reply);
        }
        const Result<QByteArray> sum = files()->put(file, {});
        QVERIFY2(sum, qPrintable(sum ? QString() : sum.error().message + sum.error().detail));
        QCOMPARE(store->objects().value(pathOf(bytes)), bytes);
        for (const Scripted::Reply &reply : replies)
            store->server().enqueue(reply);
        const Result<QString> copy = fetch(bytes);
        QVERIFY2(copy, qPrintable(copy ? QString() : copy.error().message + copy.error().detail));
        QCOMPARE(read(*copy), bytes);
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("said");
        const auto row = [](int status, const char *code, Error::Code kind, const QString &said) {
            QTest::newRow(code) << status << QByteArray(code) << int(kind) << said;
        };
        row(403, "AccessDenied", Error::Unavailable, u"denies you access to s3://papers/team"_s);
        row(403, "InvalidAccessKeyId", Error::Unavailable, u"does not accept these keys"_s);
        row(403, "RequestTimeTooSkewed", Error::Unavailable, u"This computer's clock"_s);
        row(400, "AuthorizationHeaderMalformed", Error::Unavailable, u"set AWS_REGION"_s);
        row(301, "PermanentRedirect", Error::Unavailable, u"set AWS_REGION"_s);
        row(404, "NoSuchBucket", Error::Unavailable, u"There is no bucket"_s);
        row(404, "NoSuchKey", Error::NotFound, u"add it again"_s);
        row(418, "Teapot", Error::Unavailable, u"(Teapot)"_s);
    }
    void saysWhatIsWrong()
    {
        QFETCH(const int, status);
        QFETCH(const QByteArray, code);
        QFETCH(const int, kind);
        QFETCH(const QString, said);
        store->server().enqueue(ScriptedStore::refusal(status, code));
        const Result<QString> copy = fetch(content());
        QVERIFY(!copy);
        QCOMPARE(int(copy.error().code), kind);
        QVERIFY2(copy.error().message.contains(said), qPrintable(copy.error().message));
        QCOMPARE(store->asked().size(), 1); // once is enough
        QVERIFY(!QFile::exists(in(u"copy"_s)));
    }

    void givesUpAfterSomeTries()
    {
        for (int i = 0; i < 10; ++i)
            store->server().enqueue(ScriptedStore::refusal(503, "SlowDown"));
        const Result<QString> copy = fetch(content());
        QVERIFY(!copy && copy.error().code == Error::Unavailable);
        QVERIFY2(copy.error().message.contains(u"(SlowDown)"_s), qPrintable(copy.error().message));
        QCOMPARE(store->asked().size(), 6);
    }

    void wrongKeysAreRefused()
    {
        qputenv("AWS_SECRET_ACCESS_KEY", "another");
        const QString file = write(u"a.pdf"_s, content());
        const Result<QByteArray> sum = files()->put(file, {});
        QVERIFY(!sum && sum.error().code == Error::Unavailable);
        QVERIFY2(sum.error().message.contains(u"(SignatureDoesNotMatch)"_s), qPrintable(sum.error().message));
        QVERIFY(store->objects().isEmpty());
    }

    void otherBytesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("other");
        QTest::newRow("one byte") << content().replace(100, 1, "#");
        QTest::newRow("shorter") << content().chopped(1);
        QTest::newRow("longer") << content() + "more";
        QTest::newRow("without end") << content(4000);
    }
    void otherBytesAreRefused()
    {
        QFETCH(const QByteArray, other);
        const QByteArray bytes = content();
        store->put(pathOf(bytes), other);
        const Result<QString> copy = fetch(bytes);
        QVERIFY(!copy && copy.error().code == Error::Invalid);
        QVERIFY2(copy.error().message.contains(u"not the one that was added"_s), qPrintable(copy.error().message));
        QVERIFY(!QFile::exists(in(u"copy"_s)));
    }

    void whatIsLongerOrShorterIsBroughtAnew()
    {
        const QByteArray bytes = content();
        store->put(pathOf(bytes), bytes.left(100));
        QVERIFY(files()->put(write(u"a.pdf"_s, bytes), {}));
        QCOMPARE(store->objects().value(pathOf(bytes)), bytes);
    }

    void endsAtOnceWhenItIsStopped_data()
    {
        QTest::addColumn<Scripted::Reply>("reply");
        Scripted::Reply later = ScriptedStore::refusal(503, "SlowDown");
        later.headers = {"Retry-After: 20"};
        QTest::newRow("while it waits") << later;
        Scripted::Reply stalls = ScriptedStore::cutAfter(content(), 1500);
        stalls.ending = Scripted::Reply::Stall;
        QTest::newRow("while it reads") << stalls;
    }
    void endsAtOnceWhenItIsStopped()
    {
        QFETCH(const Scripted::Reply, reply);
        store->server().enqueue(reply);
        std::stop_source stopping;
        QElapsedTimer clock;
        std::thread stopper([&] {
            store->server().waitForRequests(1);
            stopping.request_stop();
            clock.start();
        });
        const Result<QString> copy = fetch(content(), stopping.get_token());
        stopper.join();
        QVERIFY(!copy && copy.error().code == Error::Cancelled);
        QVERIFY(clock.elapsed() < 2000);
        QVERIFY(!QFile::exists(in(u"copy"_s)));
    }
};

QTEST_GUILESS_MAIN(tst_S3Files)
#include "tst_s3files.moc"
