// Kills attest-cli at random moments, again and again: while adding, removing, rereading, rechunking and asking.
// Whatever it reported is stored and searchable, everything else is there completely or not at all, and the next
// command works. ATTEST_KILLS rounds, from ATTEST_KILL_SEED on.
#include "children.h"
#include "core/library/library.h"
#include "core/library/librarysessions.h"
#include "pdfs.h"

#include <QCryptographicHash>
#include <QDir>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <sys/prctl.h>

#include <map>
#include <random>
#include <set>

using namespace core;

namespace {

constexpr int files = 24;

int fromEnvironment(const char *name, int otherwise)
{
    bool ok = false;
    const int value = qEnvironmentVariableIntValue(name, &ok);
    return ok ? value : otherwise;
}

// A word unique to this version of this file, which no stemmer shortens.
QString markOf(int file, int version)
{
    QString mark = QStringLiteral("quo");
    for (const QChar digit : QStringLiteral("%1x%2").arg(file, 2, 10, QLatin1Char('0')).arg(version))
        mark +=
            digit == u'x' ? QStringLiteral("lu") : QStringLiteral("%1a").arg(QChar(u"bcdfgkmnpr"[digit.digitValue()]));
    return mark + QStringLiteral("vok");
}

} // namespace

class TestPowerLoss : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void keepsWhatWasReportedBeforeEachKill();
    void leavesNoReaderBehind();
    void cleanup();

private:
    struct Known // the expected state of a file
    {
        int version = 0;              // on the disk
        std::set<int> possible = {0}; // versions that the library may contain; 0: none
    };
    struct Killed
    {
        bool whole = false; // it ended by itself
        QList<QJsonObject> lines;
    };

    QString pathOf(int file) const { return m_folder.filePath(QStringLiteral("paper-%1.pdf").arg(file)); }
    void write(int file);
    Killed run(const QStringList &words);
    void add();
    void remove();
    void readAgain();
    void cutAnew();
    void ask();
    void take(const Killed &killed, const std::set<int> &asked);
    QString problem();
    QString problemWith(const Library &library);
    QString problemWithSessions(const Library &library) const;
    int below(int end) { return int(m_dice() % quint32(end)); }

    QTemporaryDir m_folder;
    QString m_library = m_folder.filePath(QStringLiteral("library"));
    std::mt19937 m_dice{quint32(fromEnvironment("ATTEST_KILL_SEED", 1))};
    std::map<int, Known> m_known;
    std::map<QString, int> m_takes;       // milliseconds of a command that was not killed
    std::map<QByteArray, int> m_versions; // by hash
    std::set<int> m_waiting;              // files that a killed command left in the queue
    QList<SessionId> m_sessions;
    int m_kills = 0;
};

void TestPowerLoss::initTestCase()
{
    prctl(PR_SET_CHILD_SUBREAPER, 1); // orphaned readers become children of this process
    for (int i = 0; i < files; ++i)
        write(i);
}

void TestPowerLoss::write(int file)
{
    Known &known = m_known[file];
    ++known.version;
    const QString mark = markOf(file, known.version);
    QStringList pages;
    pages.append(QStringLiteral("The first page of this paper speaks of %1, and of nothing else.").arg(mark));
    for (int page = 1; page <= file % 7; ++page) // all begin differently: repeated lines count as headers
        pages.append(QStringLiteral("%1 follows here,\nand there is more of it.").arg(markOf(90 + page, 1)));
    const QByteArray bytes = tests::makePdf(pages);
    QVERIFY(tests::writeFile(pathOf(file), bytes));
    m_versions[QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex()] = known.version;
}

TestPowerLoss::Killed TestPowerLoss::run(const QStringList &words)
{
    QProcess process;
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    variables.insert(QStringLiteral("HOME"), m_folder.path());
    variables.insert(QStringLiteral("XDG_CONFIG_HOME"), m_folder.filePath(QStringLiteral("config")));
    process.setProcessEnvironment(variables);
    process.setStandardErrorFile(m_folder.filePath(QStringLiteral("notes")));
    QElapsedTimer clock;
    clock.start();
    process.start(QStringLiteral(ATTEST_BINARIES "/attest-cli"),
                  QStringList{QStringLiteral("--library"), m_library, QStringLiteral("--json")} + words);
    int &takes = m_takes[words.first()];
    if (takes > 0 && below(5) > 0 && !process.waitForFinished(1 + below(takes))) {
        process.kill();
        ++m_kills;
    }
    if (process.state() != QProcess::NotRunning && !process.waitForFinished(120000))
        qFatal("attest-cli %s does not end", qPrintable(words.first()));
    Killed killed;
    killed.whole = process.exitStatus() == QProcess::NormalExit;
    for (const int file : m_waiting)
        m_known[file].possible.insert(m_known[file].version);
    if (killed.whole)
        takes = int(clock.elapsed());
    const QList<QByteArray> lines = process.readAllStandardOutput().split('\n');
    for (qsizetype i = 0; i + 1 < lines.size(); ++i) // the text after the last line break is incomplete
        killed.lines.append(QJsonDocument::fromJson(lines[i]).object());
    return killed;
}

// Reported results are certain; other files may or may not have been read.
void TestPowerLoss::take(const Killed &killed, const std::set<int> &asked)
{
    for (const int file : asked)
        m_known[file].possible.insert(m_known[file].version);
    for (const QJsonObject &line : killed.lines) {
        for (auto &[file, known] : m_known) {
            if (line[QLatin1String("path")].toString() == pathOf(file) &&
                line[QLatin1String("status")].toString() == QLatin1String("indexed"))
                known.possible = {known.version};
        }
    }
    if (!killed.whole)
        m_waiting.insert(asked.begin(), asked.end());
}

void TestPowerLoss::add()
{
    std::set<int> asked;
    QStringList words{QStringLiteral("add")};
    for (int i = 1 + below(8); i > 0; --i) {
        const int file = below(files);
        if (!asked.insert(file).second)
            continue;
        if (below(3) == 0)
            write(file);
        words.append(pathOf(file));
    }
    take(run(words), asked);
}

void TestPowerLoss::remove()
{
    const int file = below(files);
    Known &known = m_known[file];
    if (known.possible.contains(0)) // it may be missing
        return;
    const Killed killed = run({QStringLiteral("remove"), pathOf(file)});
    if (killed.whole)
        known.possible = {0};
    else
        known.possible.insert(0);
}

void TestPowerLoss::readAgain()
{
    write(below(files));
    std::set<int> there;
    for (const auto &[file, known] : m_known) {
        if (known.possible != std::set<int>{0})
            there.insert(file);
    }
    take(run({QStringLiteral("reindex")}), there);
}

// Rechunks with another length; the files are not read.
void TestPowerLoss::cutAnew()
{
    const QString length = QStringLiteral("passage-length=%1").arg(200 + 400 * below(3));
    const Killed killed = run({QStringLiteral("reread"), QStringLiteral("--set"), length});
    if (killed.whole)
        QVERIFY(!QFile::exists(m_library + QStringLiteral("/library.renewing")));
}

void TestPowerLoss::ask()
{
    const QString question = QStringLiteral("What does the paper %1 speak of?").arg(markOf(below(files), 1));
    const Killed killed = run({below(2) ? QStringLiteral("ask") : QStringLiteral("search"), question});
    for (const QJsonObject &line : killed.lines) {
        if (const SessionId session = line[QLatin1String("session")].toInteger(); session > 0)
            m_sessions.append(session);
    }
}

void TestPowerLoss::keepsWhatWasReportedBeforeEachKill()
{
    const int rounds = fromEnvironment("ATTEST_KILLS", 15);
    for (int round = 0; round < rounds; ++round) {
        switch (below(10)) {
        case 0:
            remove();
            break;
        case 1:
            readAgain();
            break;
        case 2:
            ask();
            break;
        case 3:
        case 4:
            cutAnew();
            break;
        default:
            add();
        }
        if (below(3) > 0) // otherwise the next command starts from the state left behind
            continue;
        const QString found = problem();
        QVERIFY2(found.isEmpty(), qPrintable(QStringLiteral("round %1: %2").arg(round).arg(found)));
    }
    const QString found = problem();
    QVERIFY2(found.isEmpty(), qPrintable(found));
    qInfo("%d rounds, %d of them killed", rounds, m_kills);
    QVERIFY(m_kills > rounds / 3);
}

QString TestPowerLoss::problem()
{
    const auto library = Library::open(m_library, [](const QString &) {});
    if (!library)
        return library.error().message + library.error().detail;
    if (const Result<void> sound = (*library)->check(); !sound)
        return sound.error().message + sound.error().detail;
    for (const QString &name : QDir(m_library).entryList(QDir::Files | QDir::Hidden)) {
        if (!name.startsWith(QLatin1String("library.")) && !name.startsWith(QLatin1String("index.")))
            return QStringLiteral("%1 was left").arg(name);
    }
    const QString sessions = problemWithSessions(**library);
    return sessions.isEmpty() ? problemWith(**library) : sessions;
}

QString TestPowerLoss::problemWithSessions(const Library &library) const
{
    for (const SessionId id : m_sessions) {
        const Result<Session> session = KeptSessions(library).find(id);
        if (!session || session->turns.size() != 1)
            return QStringLiteral("session %1 was lost").arg(id);
    }
    return {};
}

QString TestPowerLoss::problemWith(const Library &library)
{
    std::map<QString, Document> there;
    int passages = 0;
    for (const Document &document : library.documents()) {
        for (const QString &place : document.places)
            there[place] = document;
        passages += document.passages;
    }
    if (passages != library.passageCount())
        return QStringLiteral("%1 passages, but %2 are searched").arg(passages).arg(library.passageCount());
    for (auto &[file, known] : m_known) {
        const auto found = there.find(pathOf(file));
        const int version = found == there.end() ? 0 : m_versions[found->second.hash];
        if (!known.possible.contains(version))
            return QStringLiteral("%1 is there in version %2").arg(pathOf(file)).arg(version);
        known.possible = {version};
        for (int each = 1; each <= known.version; ++each) {
            const auto hits = library.search({markOf(file, each), 3, {}}, {});
            const bool hit =
                hits && !hits->isEmpty() && hits->first().text.contains(markOf(file, each), Qt::CaseInsensitive);
            if (hit != (each == version))
                return QStringLiteral("version %1 of %2 is %3found: %4")
                    .arg(each)
                    .arg(pathOf(file), hit ? QString() : QStringLiteral("not "),
                         !hits             ? hits.error().message
                         : hits->isEmpty() ? QString()
                                           : hits->first().text);
        }
        if (version > 0 && found->second.status != DocumentStatus::Indexed)
            return QStringLiteral("%1: %2").arg(pathOf(file), found->second.reason);
    }
    return {};
}

void TestPowerLoss::cleanup()
{
    if (QTest::currentTestFailed()) { // keeps the folder for inspection
        m_folder.setAutoRemove(false);
        qInfo("kept: %s", qPrintable(m_folder.path()));
    }
}

void TestPowerLoss::leavesNoReaderBehind()
{
    QTRY_VERIFY(tests::noChildIsLeft());
}

QTEST_GUILESS_MAIN(TestPowerLoss)
#include "tst_powerloss.moc"
