// Everything readable in a randomly damaged library is copied into a new one; losses are reported; the damaged file is
// not changed.
#include "core/library/queue.h"
#include "core/maintenance/rescue.h"
#include "core/session/sessionjson.h"
#include "smalllibrary.h"

#include <QCryptographicHash>
#include <QTest>

using namespace core;
using namespace tests;

namespace {

QByteArray sumOf(const QString &file)
{
    QFile bytes(file);
    if (!bytes.open(QIODevice::ReadOnly))
        return {};
    return QCryptographicHash::hash(bytes.readAll(), QCryptographicHash::Sha256);
}

// Zeroes or overwrites pages of the file, changes single bytes, or truncates it.
void damage(const QString &file, std::mt19937 &dice)
{
    QFile bytes(file);
    if (!bytes.open(QIODevice::ReadWrite))
        qFatal("it cannot be damaged");
    constexpr qint64 page = 4096;
    const qint64 pages = bytes.size() / page;
    const auto below = [&](qint64 end) { return qint64(dice() % quint64(end)); };
    switch (dice() % 4) {
    case 0:
        for (int i = 0; i < 4; ++i) {
            bytes.seek((1 + below(pages - 1)) * page);
            bytes.write(QByteArray(page, '\0'));
        }
        break;
    case 1:
        for (int i = 0; i < 3; ++i) {
            QByteArray noise(512, '\0');
            for (char &each : noise)
                each = char(dice());
            bytes.seek((1 + below(pages - 1)) * page + below(8) * 512);
            bytes.write(noise);
        }
        break;
    case 2:
        for (int i = 0; i < 40; ++i) {
            bytes.seek(page + below(bytes.size() - page));
            bytes.write(QByteArray(1, char(dice())));
        }
        break;
    default:
        bytes.resize((pages / 2 + below(pages / 2)) * page);
    }
}

} // namespace

class tst_rescue : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsLostOfOneThatIsWhole()
    {
        const SmallLibrary whole;
        QTemporaryDir folder;
        QTemporaryDir other;
        whole.copyTo(folder.path());
        const QString to = other.filePath(QStringLiteral("new"));
        const Rescued rescued = must(rescue(folder.path(), to, [](int) {}, {}));
        QCOMPARE(rescued.sessions, SmallLibrary::sessionCount);
        QCOMPARE(rescued.questions, 3 * SmallLibrary::sessionCount);
        QCOMPARE(rescued.documents, SmallLibrary::documentCount);
        QCOMPARE(rescued.lost.size(), SmallLibrary::documentCount); // their files do not exist
        const auto library = must(Library::open(to, {}));
        for (const Session &before : whole.sessions)
            QCOMPARE(toJson(must(LibrarySessions(*library).find(before.id))), toJson(before));
        const Document described = must(library->document(3));
        QCOMPARE(described.title, QStringLiteral("What the council is"));
        QCOMPARE(described.author, QStringLiteral("B. Clerk"));
        QCOMPARE(described.year, 1999);
        QCOMPARE(must(library->document(2)).tags, QStringList{QStringLiteral("law")});
        QCOMPARE(must(library->document(5)).path, QStringLiteral("/papers/5.pdf"));
        QVERIFY(!QFile::exists(to + QStringLiteral("/rescue.copy")));
    }

    void whatCanBeReadOfADamagedOneComesAlong()
    {
        const int count = qEnvironmentVariableIntValue("ATTEST_RESCUES");
        std::mt19937 dice(quint32(qEnvironmentVariableIntValue("ATTEST_CHANGED_SEED")));
        const SmallLibrary whole;
        int all = 0;
        for (int i = 0; i < (count > 0 ? count : 30); ++i) {
            QTemporaryDir folder;
            whole.copyTo(folder.path());
            const QString file = folder.filePath(QStringLiteral("library.db"));
            damage(file, dice);
            const QByteArray before = sumOf(file);
            const QString to = folder.filePath(QStringLiteral("new"));
            const Result<Rescued> rescued = rescue(folder.path(), to, [](int) {}, {});
            const QByteArray place = "round " + QByteArray::number(i);
            QVERIFY2(sumOf(file) == before, place.constData());
            if (!rescued) {
                QVERIFY2(rescued.error().code == Error::Storage && !rescued.error().message.isEmpty(),
                         place.constData());
                QVERIFY2(!QFile::exists(to), place.constData());
                continue;
            }
            const auto library = must(Library::open(to, {}));
            QVERIFY2(bool(library->check()), place.constData());
            int turns = 0;
            for (const Session &session : LibrarySessions(*library).all()) {
                const Session now = must(LibrarySessions(*library).find(session.id));
                for (const Turn &turn : now.turns) {
                    ++turns;
                    if (turn.damaged)
                        continue;
                    const Session then = whole.sessions.value(session.id);
                    const auto same = std::ranges::find(then.turns, turn.id, &Turn::id);
                    QVERIFY2(same != then.turns.end() && toJson(*same) == toJson(turn), place.constData());
                }
            }
            const bool isAll =
                turns == 3 * SmallLibrary::sessionCount && library->documents().size() == SmallLibrary::documentCount;
            all += isAll;
            QVERIFY2(isAll || rescued->lost.size() > library->documents().size(), place.constData());
        }
        QVERIFY(all > 0);
    }

    void whatIsThereIsNotWrittenOver()
    {
        const SmallLibrary whole;
        QTemporaryDir folder;
        QTemporaryDir other;
        whole.copyTo(folder.path());
        whole.copyTo(other.path());
        const QByteArray before = sumOf(other.filePath(QStringLiteral("library.db")));
        QCOMPARE(rescue(folder.path(), other.path(), [](int) {}, {}).error().code, Error::Invalid);
        QCOMPARE(rescue(folder.path(), folder.path(), [](int) {}, {}).error().code, Error::Invalid);
        QCOMPARE(sumOf(other.filePath(QStringLiteral("library.db"))), before);
        QTemporaryDir empty;
        const auto none = rescue(empty.path(), other.filePath(QStringLiteral("new")), [](int) {}, {});
        QCOMPARE(none.error().code, Error::NotFound);
        QVERIFY(!QFile::exists(other.filePath(QStringLiteral("new"))));
    }

    void whatCannotBeComparedIsSaid()
    {
        const SmallLibrary whole;
        QTemporaryDir folder;
        whole.copyTo(folder.path());
        {
            const auto database =
                must(Database::open(folder.filePath(QStringLiteral("library.db")), Database::ReadWrite));
            QVERIFY(database->run("UPDATE turn SET json = replace(json, 'hundredths', 'thousandths') WHERE session = 2;"
                                  "DELETE FROM turnsum WHERE session = 2"));
        }
        const Rescued rescued = must(rescue(folder.path(), folder.filePath(QStringLiteral("new")), [](int) {}, {}));
        const QString lost = rescued.lost.join(u'\n');
        QVERIFY2(lost.contains(QStringLiteral("may be damaged: 3.")), qPrintable(lost));
    }

    void oneThatIsInUseIsLeftAlone()
    {
        const SmallLibrary whole;
        QTemporaryDir folder;
        whole.copyTo(folder.path());
        const QString to = folder.filePath(QStringLiteral("new"));
        const auto library = must(Library::open(folder.path(), {}));
        QCOMPARE(rescue(folder.path(), to, [](int) {}, {}).error().code, Error::Busy);
        QVERIFY(!QFile::exists(to));
    }

    void itCanBeStopped()
    {
        const SmallLibrary whole;
        QTemporaryDir folder;
        whole.copyTo(folder.path());
        const QString to = folder.filePath(QStringLiteral("new"));
        for (const int at : {0, 20, 50, 70}) {
            std::stop_source stop;
            const auto percent = [&](int done) {
                if (done >= at)
                    stop.request_stop();
            };
            if (at == 0)
                stop.request_stop();
            QCOMPARE(rescue(folder.path(), to, percent, stop.get_token()).error().code, Error::Cancelled);
            QVERIFY(!QFile::exists(to));
        }
    }

    // At the place where the copy is made.
    void noLinkIsFollowed()
    {
        const SmallLibrary whole;
        QTemporaryDir folder;
        whole.copyTo(folder.path());
        const QString other = folder.filePath(QStringLiteral("other"));
        {
            QFile file(other);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write("other") == 5);
        }
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("new")));
        QVERIFY(QFile::link(other, folder.filePath(QStringLiteral("new/rescue.copy"))));
        QVERIFY(bool(rescue(folder.path(), folder.filePath(QStringLiteral("new")), [](int) {}, {})));
        QCOMPARE(QFileInfo(other).size(), 5);
    }

    void oneThatIsStoppedLeavesAllAsItWas()
    {
        const SmallLibrary whole;
        QTemporaryDir folder;
        whole.copyTo(folder.path());
        const auto entries = [&] {
            return QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
        };
        const QStringList before = entries();
        for (const int at : {0, 20, 50, 70, 80}) {
            std::stop_source stop;
            const auto percent = [&](int done) {
                if (done >= at)
                    stop.request_stop();
            };
            const Result<Rescued> stopped = rescueInPlace(folder.path(), percent, stop.get_token());
            QCOMPARE(stopped.error().code, Error::Cancelled);
            QCOMPARE(entries(), before);
        }
    }

    void itTakesThePlaceOfTheDamagedOneAndKeepsIt()
    {
        const SmallLibrary whole;
        QTemporaryDir folder;
        whole.copyTo(folder.path());
        const QByteArray before = sumOf(folder.filePath(QStringLiteral("library.db")));
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("library.rescuing"))); // left by a killed program
        for (const char *name : {"embedded.cache", "library.renewing", "library.rescuing/rescue.copy", "rescue.copy"}) {
            QFile file(folder.filePath(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write("old") == 3);
        }
        const Rescued rescued = must(rescueInPlace(folder.path(), [](int) {}, {}));
        QCOMPARE(rescued.folder, folder.path());
        QCOMPARE(sumOf(rescued.kept), before);
        QStringList left = QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
        left.removeOne(QFileInfo(rescued.kept).fileName());
        QCOMPARE(left, QStringList{QStringLiteral("library.db")});
        const auto library = must(Library::open(folder.path(), {}));
        QCOMPARE(LibrarySessions(*library).all().size(), SmallLibrary::sessionCount);
        QCOMPARE(library->passageCount(), 0);
    }
};

QTEST_GUILESS_MAIN(tst_rescue)
#include "tst_rescue.moc"
