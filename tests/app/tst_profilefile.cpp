// Stored model profiles: one small file, read safely whatever it contains.
#include "app/settings/profilefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace app;

namespace {

core::ModelProfile profileOf(const QString &model, int context)
{
    core::ModelProfile profile;
    profile.server = QStringLiteral("http://localhost:1/v1");
    profile.model = model;
    profile.context = context;
    profile.logprobs = true;
    profile.schema = false;
    profile.probed = 1'700'000'000'000;
    return profile;
}

class File
{
public:
    explicit File(const QByteArray &bytes = {}) : file(name())
    {
        if (!bytes.isEmpty())
            write(bytes);
    }

    QString name() const { return folder.filePath(QStringLiteral("config/attest/models.json")); }

    QByteArray read(const QString &suffix = {}) const
    {
        QFile opened(name() + suffix);
        return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
    }

    void write(const QByteArray &bytes) const
    {
        QDir().mkpath(QFileInfo(name()).path());
        QFile opened(name());
        if (!opened.open(QIODevice::WriteOnly) || opened.write(bytes) != bytes.size())
            qFatal("the file could not be written");
    }

    QTemporaryDir folder;
    ProfileFile file;
};

} // namespace

class tst_ProfileFile : public QObject
{
    Q_OBJECT

private slots:
    void remembersAcrossPrograms()
    {
        const File world;
        QVERIFY(world.file.profiles().isEmpty());
        QVERIFY(world.file.remember(profileOf(QStringLiteral("a"), 1)));
        QVERIFY(world.file.remember(profileOf(QStringLiteral("b"), 2)));
        const QList<core::ModelProfile> profiles = ProfileFile(world.name()).profiles();
        QCOMPARE(profiles.size(), 2);
        QCOMPARE(core::toJson(profiles[0]), core::toJson(profileOf(QStringLiteral("a"), 1)));
        QCOMPARE(core::toJson(profiles[1]), core::toJson(profileOf(QStringLiteral("b"), 2)));
    }

    void whatIsNewTakesThePlaceOfWhatWasKnown()
    {
        const File world;
        QVERIFY(world.file.remember(profileOf(QStringLiteral("a"), 1)));
        QVERIFY(world.file.remember(profileOf(QStringLiteral("b"), 2)));
        QVERIFY(world.file.remember(profileOf(QStringLiteral("a"), 3)));
        const QList<core::ModelProfile> profiles = world.file.profiles();
        QCOMPARE(profiles.size(), 2);
        QCOMPARE(profiles.last().context, 3);
    }

    void remembersHowAModelJudgesBesideWhatItCanDo()
    {
        const File world;
        core::JudgeTrial trial;
        trial.server = QStringLiteral("http://localhost:1/v1");
        trial.model = QStringLiteral("a");
        trial.support = {14, 9, 1};
        QVERIFY(world.file.remember(profileOf(QStringLiteral("a"), 1)));
        QVERIFY(world.file.remember(trial));
        trial.support.agreed = 10;
        QVERIFY(world.file.remember(trial));
        QVERIFY(world.file.remember(profileOf(QStringLiteral("a"), 3)));
        QCOMPARE(world.file.profiles().size(), 1);
        const QList<core::JudgeTrial> trials = ProfileFile(world.name()).trials();
        QCOMPARE(trials.size(), 1);
        QCOMPARE(core::toJson(trials[0]), core::toJson(trial));
    }

    void twoProgramsDoNotUndoEachOther()
    {
        const File world;
        const ProfileFile other(world.name());
        QVERIFY(world.file.remember(profileOf(QStringLiteral("a"), 1)));
        QVERIFY(other.remember(profileOf(QStringLiteral("b"), 2)));
        QCOMPARE(world.file.profiles().size(), 2);
    }

    void aDamagedFileIsKeptAside_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("half a file") << QByteArray("{\"version\":1,\"models\":[{\"server\"");
        QTest::newRow("another kind") << QByteArray(R"(["version"])");
        QTest::newRow("no version") << QByteArray(R"({"models":[]})");
        QTest::newRow("noise") << QByteArray("\0\1\2\xff", 4);
    }

    void aDamagedFileIsKeptAside()
    {
        QFETCH(QByteArray, bytes);
        const File world(bytes);
        QVERIFY(world.file.profiles().isEmpty());
        QCOMPARE(world.read(), bytes); // reading changes nothing
        QVERIFY(world.file.remember(profileOf(QStringLiteral("a"), 1)));
        QCOMPARE(world.file.profiles().size(), 1);
        QCOMPARE(world.read(QStringLiteral(".damaged")), bytes);
    }

    void aFileOfANewerAttestIsLeftAlone()
    {
        const QByteArray bytes = R"({"version":2,"models":{"a":1}})";
        const File world(bytes);
        QVERIFY(world.file.profiles().isEmpty());
        const core::Result<void> kept = world.file.remember(profileOf(QStringLiteral("a"), 1));
        QVERIFY(!kept);
        QVERIFY2(kept.error().message.contains(QLatin1String("newer")), qPrintable(kept.error().message));
        QCOMPARE(world.read(), bytes);
    }

    void rowsThatAreNoneAreLeftOut()
    {
        const File world(R"({"version":1,"models":[7,{},{"server":"s"},{"server":"s","model":"m","context":-5}]})");
        const QList<core::ModelProfile> profiles = world.file.profiles();
        QCOMPARE(profiles.size(), 1);
        QCOMPARE(profiles[0].context, 0);
    }
};

QTEST_GUILESS_MAIN(tst_ProfileFile)
#include "tst_profilefile.moc"
