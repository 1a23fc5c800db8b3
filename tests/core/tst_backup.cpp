// Backing up and restoring a library: a consistent snapshot despite concurrent changes, damage is detected, and at
// every moment either the old or the new library is complete.
#include "core/archive/zipfile.h"
#include "core/archive/zipwriter.h"
#include "core/library/testquestions.h"
#include "core/library/libraryindexes.h"
#include "core/library/librarysessions.h"
#include "core/maintenance/backup.h"
#include "core/store/store.h"
#include "oldschema.h"
#include "papers.h"
#include "samples.h"

#include <QCryptographicHash>
#include <QDir>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <atomic>
#include <csignal>
#include <random>
#include <thread>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

const QStringList papers = {u"Copper conducts electricity very well."_s, u"Bees dance to tell where flowers are."_s,
                            u"Glaciers carry boulders far into the plain."_s};
const QStringList others = {u"The violin is tuned in fifths."_s};
const Percent untold = [](int) {};

struct Place // a folder with a library, and space beside it
{
    explicit Place(const QStringList &texts = papers)
    {
        if (!texts.isEmpty())
            libraryAt(library(), texts);
    }
    QString library() const { return folder.filePath(u"library"_s); }
    QString file() const { return folder.filePath(u"backup.attest"_s); }
    QString questions() const { return testQuestionsFile(library()); }
    QStringList entries() const { return entriesOf(folder.path()); }
    // Files in the library's folder, except those of SQLite and the lock while it is open.
    QStringList ofLibrary() const { return entriesOf(library()); }
    static QStringList entriesOf(const QString &path)
    {
        return QDir(path).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

    QTemporaryDir folder;
};

// Titles and texts of a library; each text can be searched for.
QStringList contentOf(const Library &library)
{
    QStringList content;
    for (const Document &document : library.documents()) {
        const Result<Page> page = library.page(document.id, 1);
        if (!page || document.passages != 1)
            qFatal("The document %s is not whole.", qPrintable(document.title));
        const auto found = library.search({page->text, 1, {}}, {});
        if (!found || found->isEmpty() || found->first().text != page->text)
            qFatal("“%s” is not found.", qPrintable(page->text));
        content.append(page->text);
    }
    if (const Result<void> sound = library.check(); !sound)
        qFatal("%s (%s)", qPrintable(sound.error().message), qPrintable(sound.error().detail));
    return content;
}

QStringList contentOf(const QString &folder)
{
    return contentOf(*libraryAt(folder));
}

Result<Backup> backedUp(const Place &place, IfThere ifThere = IfThere::Refuse, const Percent &percent = untold,
                        std::stop_token stop = {})
{
    return backUp(place.library(), place.file(), ifThere, percent, std::move(stop));
}

// The content of a backup, restored into a new folder.
QStringList contentOfBackup(const QString &file)
{
    QTemporaryDir folder;
    const Result<Backup> restored = restore(file, folder.filePath(u"new"_s), IfThere::Refuse, untold, {});
    if (!restored)
        qFatal("%s (%s)", qPrintable(restored.error().message), qPrintable(restored.error().detail));
    return contentOf(folder.filePath(u"new"_s));
}

QByteArray bytesOf(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &name, const QByteArray &bytes)
{
    QFile file(name);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s cannot be written.", qPrintable(name));
}

constexpr qsizetype sealSize = 23 + 64 + 1;

// An older backup format with these pages.
QByteArray sealed(const QByteArray &pages)
{
    return pages + "Attest backup 1 sha256 " + QCryptographicHash::hash(pages, QCryptographicHash::Sha256).toHex() +
           '\n';
}

QList<ZipPart> partsOf(const QString &file)
{
    QList<ZipPart> parts;
    const auto zip = ZipFile::open(file);
    for (const QString &name : zip ? (*zip)->names() : QStringList())
        parts.append({name, *(*zip)->read(name, 1 << 30, {})});
    return parts;
}

QByteArray &bytesOf(QList<ZipPart> &parts, const char *name)
{
    for (ZipPart &part : parts) {
        if (part.name == QLatin1String(name))
            return part.bytes;
    }
    qFatal("There is no %s.", name);
}

QByteArray pagesIn(const QString &file)
{
    QList<ZipPart> parts = partsOf(file);
    return bytesOf(parts, "library.sqlite");
}

QJsonObject manifestIn(const QList<ZipPart> &parts)
{
    return QJsonDocument::fromJson(parts[0].bytes).object();
}

QByteArray zipOf(const QList<ZipPart> &parts)
{
    const Result<QByteArray> bytes = zipped(parts);
    if (!bytes)
        qFatal("%s", qPrintable(bytes.error().detail));
    return *bytes;
}

// A ZIP file with additional parts and a matching manifest.
QByteArray zipWith(QList<ZipPart> parts, const QJsonObject &otherwise = {})
{
    QJsonObject manifest = manifestIn(parts);
    QJsonArray about;
    for (const ZipPart &part : parts.mid(1)) {
        const QByteArray sum = QCryptographicHash::hash(part.bytes, QCryptographicHash::Sha256).toHex();
        about.append(
            QJsonObject{{u"name"_s, part.name}, {u"bytes"_s, part.bytes.size()}, {u"sha256"_s, QLatin1String(sum)}});
    }
    manifest[u"parts"_s] = about;
    for (auto each = otherwise.begin(); each != otherwise.end(); ++each)
        manifest[each.key()] = each.value();
    parts[0].bytes = QJsonDocument(manifest).toJson();
    return zipOf(parts);
}

// Changes the directory of a ZIP file and the local header; `at` is an offset in the directory entry.
void patchEntries(QByteArray &zip, qsizetype at, const QByteArray &bytes, qsizetype inHead)
{
    for (qsizetype entry = zip.indexOf("PK\x01\x02"); entry >= 0; entry = zip.indexOf("PK\x01\x02", entry + 4)) {
        const auto head = qsizetype(qFromLittleEndian<quint32>(zip.constData() + entry + 42));
        zip.replace(entry + at, bytes.size(), bytes);
        zip.replace(head + inHead, bytes.size(), bytes);
    }
}

// Runs it in a process that kills itself at the n-th progress report; returns whether that happened.
bool killedAt(int n, const std::function<void(const Percent &)> &run)
{
    const pid_t child = fork();
    if (child == 0) {
        alarm(60);
        int told = 0;
        run([&](int) {
            if (++told == n)
                kill(getpid(), SIGKILL);
        });
        _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    if (WIFSIGNALED(status) && WTERMSIG(status) != SIGKILL)
        qFatal("It ended by signal %d.", WTERMSIG(status));
    return WIFSIGNALED(status);
}

class SmallDisk // limits the size of all files during its lifetime
{
public:
    explicit SmallDisk(rlim_t bytes)
    {
        m_signal = std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit small{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
    }
    ~SmallDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_signal);
    }
    SmallDisk(const SmallDisk &) = delete;
    SmallDisk &operator=(const SmallDisk &) = delete;

private:
    rlimit m_before = {};
    void (*m_signal)(int) = nullptr;
};

void verifySentence(const Error &error, Error::Code code)
{
    QVERIFY2(error.code == code, qPrintable(error.message + error.detail));
    QVERIFY(error.message.endsWith(u'.'));
    QVERIFY(!error.message.contains(u'\n'));
}

} // namespace

class tst_backup : public QObject
{
    Q_OBJECT

private slots:
    void findsTheSameAfterwards()
    {
        Place place{QStringList()};
        QStringList texts;
        const QStringList words = u"glacier ice polar revenue profit margin neuron cortex violin melody"_s.split(u' ');
        for (int i = 0; i < 90; ++i)
            texts.append(
                u"Number %1 is on %2 and %3 with %4."_s.arg(i).arg(words[i % 10], words[i * 7 % 9], words[i / 10]));
        const auto library = libraryAt(place.library(), texts);
        Inline parallel;
        QVERIFY(bool(LibraryIndexes(*library).fit(parallel, {})));
        Session session = sampleSession();
        session.id = 0;
        const Result<SessionId> saved = LibrarySessions(*library).save(session);
        QVERIFY(bool(saved));

        QList<int> told;
        const Result<Backup> backup =
            backUp(library->folder(), place.file(), IfThere::Refuse, [&](int percent) { told.append(percent); }, {});
        QVERIFY2(backup, backup ? "" : qPrintable(backup.error().message + backup.error().detail));
        QCOMPARE(backup->documents, 90);
        QCOMPARE(backup->passages, 90);
        QCOMPARE(backup->sessions, 1);
        QCOMPARE(backup->bytes, QFileInfo(place.file()).size());
        QVERIFY(std::is_sorted(told.begin(), told.end()));
        QCOMPARE(told.last(), 100);
        QCOMPARE(place.entries(), QStringList({u"backup.attest"_s, u"library"_s}));

        const QString elsewhere = place.folder.filePath(u"new/library"_s);
        const Result<Backup> restored = restore(place.file(), elsewhere, IfThere::Refuse, untold, {});
        QVERIFY2(restored, restored ? "" : qPrintable(restored.error().message + restored.error().detail));
        QCOMPARE(restored->documents, 90);
        QCOMPARE(restored->kept, QString());
        QStringList notices;
        const auto again = Library::open(elsewhere, [&](const QString &notice) { notices.append(notice); });
        QVERIFY(bool(again));
        QCOMPARE(notices, QStringList());
        QCOMPARE(LibrarySessions(**again).find(*saved)->turns.size(), session.turns.size());
        for (const QString &word : words) {
            const auto before = library->search({word, 10, {}}, {});
            const auto after = (*again)->search({word, 10, {}}, {});
            QVERIFY(before && after && !before->isEmpty());
            QCOMPARE(after->size(), before->size());
            for (qsizetype i = 0; i < before->size(); ++i) {
                QCOMPARE((*after)[i].id, (*before)[i].id);
                QCOMPARE((*after)[i].text, (*before)[i].text);
                QCOMPARE((*after)[i].score, (*before)[i].score);
            }
        }
    }

    void holdsTheMomentAtWhichItBegan()
    {
        Place place;
        const auto library = libraryAt(place.library());
        bool changed = false;
        const Result<Backup> backup = backedUp(place, IfThere::Refuse, [&](int) {
            if (!std::exchange(changed, true)) {
                keepPaper(*library, others.first());
                QVERIFY(bool(library->remove(library->documents().first().id)));
            }
        });
        QVERIFY(bool(backup));
        QCOMPARE(contentOfBackup(place.file()), papers);
        QCOMPARE(contentOf(*library), papers.mid(1) + others);
    }

    // A document is added before the previous one is removed, so there are always one or two, consecutive.
    void isOneStateWhileDocumentsComeAndGo()
    {
        Place place{QStringList()};
        const auto library = libraryAt(place.library(), {u"Number 0 is told of."_s});
        std::atomic<int> changes = 0;
        {
            const std::jthread changing([&](std::stop_token stop) {
                for (int i = 1; !stop.stop_requested(); ++i, ++changes) {
                    Document document;
                    document.path = u"/numbered/%1.pdf"_s.arg(i);
                    document.title = QString::number(i);
                    document.hash = QByteArray::number(1000 + i);
                    document.status = DocumentStatus::Indexed;
                    Page page;
                    page.number = 1;
                    page.status = PageStatus::Text;
                    page.text = u"Number %1 is told of."_s.arg(i);
                    Passage passage;
                    passage.text = page.text;
                    passage.page = passage.lastPage = 1;
                    passage.spans = {{0, int(page.text.size()), 1, 0}};
                    const DocumentId before = library->documents().last().id;
                    if (!library->add(document, {page}, {passage}) || !library->remove(before))
                        qFatal("The library could not be changed.");
                }
            });
            for (int i = 0; i < 8; ++i) {
                const int before = changes;
                const Result<Backup> backup = backedUp(place, IfThere::Replace);
                QVERIFY2(backup, backup ? "" : qPrintable(backup.error().message + backup.error().detail));
                const QStringList content = contentOfBackup(place.file());
                QVERIFY(content.size() == 1 || content.size() == 2);
                const int first = content.first().split(u' ')[1].toInt();
                QVERIFY(first >= before);
                if (content.size() == 2)
                    QCOMPARE(content.last(), u"Number %1 is told of."_s.arg(first + 1));
                QTRY_VERIFY(changes > before);
            }
        }
    }

    void stopsAndLeavesNothing()
    {
        Place place;
        QVERIFY(bool(backedUp(place)));
        const QByteArray old = bytesOf(place.file());
        const QStringList entries = place.entries();
        const QStringList ofLibrary = place.ofLibrary();
        for (int n = 1;; ++n) {
            std::stop_source stopping;
            int told = 0;
            const Percent stop = [&](int percent) {
                if (++told == n && percent < 100)
                    stopping.request_stop();
            };
            const Result<Backup> backup = backedUp(place, IfThere::Replace, stop, stopping.get_token());
            if (backup) {
                QVERIFY(n > 2);
                break;
            }
            QCOMPARE(backup.error().code, Error::Cancelled);
            QCOMPARE(bytesOf(place.file()), old);
            QCOMPARE(place.entries(), entries);
            QCOMPARE(place.ofLibrary(), ofLibrary);
        }
        for (int n = 1;; ++n) {
            std::stop_source stopping;
            int told = 0;
            const Percent stop = [&](int percent) {
                if (++told == n && percent <= 90) // after that it is moved into place, too late to stop
                    stopping.request_stop();
            };
            const Result<Backup> restored =
                restore(place.file(), place.folder.filePath(u"new"_s), IfThere::Refuse, stop, stopping.get_token());
            if (restored) {
                QVERIFY(n > 2);
                break;
            }
            QCOMPARE(restored.error().code, Error::Cancelled);
            QCOMPARE(place.entries(), entries);
        }
    }

    void saysWhatKeepsItFromWriting_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("code");
        QTest::newRow("a file that is there") << u"there"_s << int(Error::Invalid);
        QTest::newRow("a folder") << u"folder"_s << int(Error::Invalid);
        QTest::newRow("no folder") << u"nowhere/backup"_s << int(Error::NotFound);
        QTest::newRow("a file as a folder") << u"there/backup"_s << int(Error::NotFound);
        QTest::newRow("in the library") << u"library/backup"_s << int(Error::Invalid);
        QTest::newRow("in the library, by a link") << u"link/backup"_s << int(Error::Invalid);
        QTest::newRow("no name") << QString() << int(Error::Invalid);
        QTest::newRow("too long a name") << QString(250, u'x') << int(Error::Storage);
    }

    void saysWhatKeepsItFromWriting()
    {
        QFETCH(QString, file);
        QFETCH(int, code);
        Place place;
        write(place.folder.filePath(u"there"_s), "kept");
        QDir(place.folder.path()).mkdir(u"folder"_s);
        QFile::link(place.library(), place.folder.filePath(u"link"_s));
        const QStringList entries = place.entries();
        const Result<Backup> backup =
            backUp(place.library(), file.isEmpty() ? file : place.folder.filePath(file), IfThere::Refuse, untold, {});
        QVERIFY(!backup);
        verifySentence(backup.error(), Error::Code(code));
        QCOMPARE(place.entries(), entries);
        QCOMPARE(bytesOf(place.folder.filePath(u"there"_s)), QByteArray("kept"));
    }

    void wantsALibrary()
    {
        Place place{QStringList()};
        const Result<Backup> backup = backedUp(place);
        QVERIFY(!backup);
        verifySentence(backup.error(), Error::NotFound);
        QCOMPARE(place.entries(), QStringList());
    }

    void leavesNothingOnAFullDisk()
    {
        Place place;
        QVERIFY(bool(backedUp(place)));
        const QByteArray old = bytesOf(place.file());
        const QStringList entries = place.entries();
        const QStringList ofLibrary = place.ofLibrary();
        const qint64 pages = pagesIn(place.file()).size(); // enough for these pages but not for the ZIP file
        // The next file may differ by some bytes, because its manifest holds another time and is compressed.
        const qint64 almost = (pages + old.size()) / 2;
        for (const qint64 room : {qint64(0), qint64(4096), old.size() / 2, pages - 1, pages, almost}) {
            const SmallDisk small{rlim_t(room)};
            const Result<Backup> backup = backedUp(place, IfThere::Replace);
            QVERIFY(!backup);
            verifySentence(backup.error(), Error::Storage);
            QCOMPARE(bytesOf(place.file()), old);
            QCOMPARE(place.entries(), entries);
            QCOMPARE(place.ofLibrary(), ofLibrary);
        }
        for (const qint64 room : {qint64(4096), old.size() / 2, pages - 1}) {
            const SmallDisk small{rlim_t(room)};
            const Result<Backup> restored =
                restore(place.file(), place.folder.filePath(u"new"_s), IfThere::Refuse, untold, {});
            QVERIFY(!restored);
            verifySentence(restored.error(), Error::Storage);
            QCOMPARE(place.entries(), entries);
        }
        QCOMPARE(contentOfBackup(place.file()), papers);
    }

    void knowsADamagedBackup_data()
    {
        QTest::addColumn<bool>("before");
        QTest::newRow("as it is written") << false;
        QTest::newRow("as it was written before") << true;
    }

    // Any flipped bit, any truncation and any appended data. Some bits of a ZIP file mean nothing, such as dates in its
    // directory: either the original is restored, or nothing.
    void knowsADamagedBackup()
    {
        QFETCH(bool, before);
        Place place;
        QVERIFY(bool(backedUp(place)));
        const QByteArray good = before ? sealed(pagesIn(place.file())) : bytesOf(place.file());
        auto present = std::make_unique<Place>(others);
        std::mt19937 random(20261121);
        const auto below = [&](qsizetype most) {
            return std::uniform_int_distribution<qsizetype>(0, most - 1)(random);
        };
        int taken = 0;
        const auto verifyRefused = [&](const QByteArray &bytes, const QByteArray &what, bool mayBeTaken = false) {
            write(place.file(), bytes);
            const Result<Backup> restored = restore(place.file(), present->library(), IfThere::Replace, untold, {});
            if (restored && mayBeTaken) {
                ++taken;
                QCOMPARE(contentOf(present->library()), papers);
                present = std::make_unique<Place>(others);
                return;
            }
            QVERIFY2(!restored, what.constData());
            QVERIFY2(restored.error().code == Error::Storage || restored.error().code == Error::Invalid,
                     qPrintable(restored.error().message));
            QVERIFY(restored.error().message.endsWith(u'.'));
        };
        const auto flip = [&](qsizetype at) {
            QByteArray bytes = good;
            bytes[at] = char(bytes[at] ^ 1 << below(8));
            verifyRefused(bytes, "byte " + QByteArray::number(at), !before);
        };
        for (qsizetype at = 0; at < 100; ++at) // the header
            flip(at);
        for (qsizetype at = good.size() - (before ? sealSize : 250); at < good.size(); ++at)
            flip(at);
        for (int i = 0; i < 100; ++i)
            flip(below(good.size()));
        for (int i = 0; i < 40; ++i) {
            const qsizetype size = below(good.size());
            verifyRefused(good.left(size), "cut to " + QByteArray::number(size));
        }
        for (const qsizetype cut : {qsizetype(1), sealSize - 1, sealSize, sealSize + 1, good.size()})
            verifyRefused(good.chopped(cut), "cut by " + QByteArray::number(cut));
        verifyRefused(good + '\n', "longer");
        verifyRefused(good.left(4096) + good, "a page more");
        verifyRefused(sealed("not a database"), "sealed, but nothing");
        verifyRefused(sealed(QByteArray()), "sealed and empty");
        QVERIFY2(taken < 60, qPrintable(QString::number(taken)));
        QCOMPARE(contentOf(present->library()), others);
        write(place.file(), good);
        QCOMPARE(contentOfBackup(place.file()), papers);
    }

    void isAZipFileThatSaysWhatItHolds()
    {
        Place place;
        write(place.questions(), "{\"question\":\"Who dances?\"}\n");
        const qint64 before = QDateTime::currentMSecsSinceEpoch();
        const Result<Backup> backup = backedUp(place);
        QVERIFY(bool(backup));
        const QList<ZipPart> parts = partsOf(place.file());
        QStringList names;
        for (const ZipPart &part : parts)
            names.append(part.name);
        QCOMPARE(names, QStringList({u"manifest.json"_s, u"library.sqlite"_s, u"test-questions.jsonl"_s}));
        QVERIFY(parts[1].bytes.startsWith("SQLite format 3"));
        QCOMPARE(parts[2].bytes, bytesOf(place.questions()));
        QJsonObject manifest = manifestIn(parts);
        const QDateTime made = QDateTime::fromString(manifest.take(u"made"_s).toString(), Qt::ISODateWithMs);
        QVERIFY(made.toMSecsSinceEpoch() >= before && made.toMSecsSinceEpoch() <= QDateTime::currentMSecsSinceEpoch());
        QCOMPARE(backup->written, made.toMSecsSinceEpoch());
        QVERIFY(!manifest.take(u"attest"_s).toString().isEmpty());
        const QJsonArray about = manifest.take(u"parts"_s).toArray();
        QCOMPARE(manifest, (QJsonObject{{u"format"_s, u"attest-library-backup"_s},
                                        {u"version"_s, 1},
                                        {u"schema"_s, Store::newestVersion()},
                                        {u"documents"_s, 3},
                                        {u"passages"_s, 3},
                                        {u"sessions"_s, 0}}));
        QCOMPARE(about.size(), 2);
        for (int i = 0; i < 2; ++i) {
            const QByteArray sum = QCryptographicHash::hash(parts[i + 1].bytes, QCryptographicHash::Sha256).toHex();
            QCOMPARE(about[i].toObject(), (QJsonObject{{u"name"_s, parts[i + 1].name},
                                                       {u"bytes"_s, parts[i + 1].bytes.size()},
                                                       {u"sha256"_s, QLatin1String(sum)}}));
        }
        const Result<Backup> looked = readBackupInfo(place.file());
        QVERIFY(bool(looked));
        QCOMPARE(looked->file, place.file());
        QCOMPARE(looked->bytes, backup->bytes);
        QCOMPARE(looked->documents, 3);
        QCOMPARE(looked->passages, 3);
        QCOMPARE(looked->sessions, 0);
        QCOMPARE(looked->written, backup->written);
        // The database inside can be read by any program.
        write(place.folder.filePath(u"library.sqlite"_s), parts[1].bytes);
        const auto database = Database::open(place.folder.filePath(u"library.sqlite"_s), Database::ReadOnly);
        Statement counts(**database, "SELECT count(*) FROM document");
        QVERIFY(counts.next() && counts.integer(0) == 3);
    }

    void restoresABackupOfBefore()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"old.backup"_s);
        write(file, qUncompress(bytesOf(QStringLiteral(ATTEST_TEST_DATA "/backup-1.qz"))));
        QVERIFY(bytesOf(file).startsWith("SQLite format 3"));
        const Result<Backup> looked = readBackupInfo(file);
        QVERIFY2(looked, looked ? "" : qPrintable(looked.error().message));
        QCOMPARE(looked->documents, 2);
        QCOMPARE(looked->passages, 2);
        QCOMPARE(looked->sessions, 1);
        QVERIFY(looked->written > 0);
        const QString place = folder.filePath(u"library"_s);
        const Result<Backup> restored = restore(file, place, IfThere::Refuse, untold, {});
        QVERIFY2(restored, restored ? "" : qPrintable(restored.error().message + restored.error().detail));
        const auto library = libraryAt(place);
        QVERIFY(bool(library->check()));
        QCOMPARE(library->documents().size(), 2);
        const auto found = library->search({u"copper"_s, 1, {}}, {});
        QVERIFY(found && found->size() == 1);
        QCOMPARE(found->first().text, u"Copper conducts electricity very well, and silver does even better."_s);
        QCOMPARE(LibrarySessions(*library).find(LibrarySessions(*library).all().first().id)->turns.first().question,
                 u"What conducts electricity very well?"_s);
    }

    void refusesWhatIsNotAsWritten_data()
    {
        QTest::addColumn<int>("code");
        QTest::newRow("no manifest") << int(Error::Invalid);
        QTest::newRow("a manifest of something else") << int(Error::Invalid);
        QTest::newRow("a manifest that is no JSON") << int(Error::Invalid);
        QTest::newRow("a manifest of a newer form") << int(Error::Invalid);
        for (const char *row : {"a manifest that says nothing",
                                "a manifest without end",
                                "a number that is none",
                                "another sum",
                                "another size",
                                "another size and its sum",
                                "no library",
                                "the library twice in the manifest",
                                "two parts of one name",
                                "a part that nobody knows",
                                "a part that the manifest knows alone",
                                "a name that leads elsewhere",
                                "a name from the root",
                                "encrypted",
                                "packed in another way",
                                "a bomb",
                                "a size beyond the file",
                                "a size of all ones",
                                "many parts",
                                "many parts, by 64 bits",
                                "nothing but an end",
                                "no database",
                                "another program's database"})
            QTest::newRow(row) << int(Error::Storage);
    }

    void refusesWhatIsNotAsWritten()
    {
        QFETCH(int, code);
        const QByteArray row = QTest::currentDataTag();
        Place place;
        write(place.questions(), "{\"question\":\"Who dances?\"}\n");
        QVERIFY(bool(backedUp(place)));
        QList<ZipPart> parts = partsOf(place.file());
        const QByteArray good = zipWith(parts);
        QByteArray bytes;
        const auto withManifest = [&](const QByteArray &json) {
            parts[0].bytes = json;
            return zipOf(parts);
        };
        const auto with = [&](const QString &key, const QJsonValue &value) {
            return zipWith(parts, QJsonObject{{key, value}});
        };
        const auto withPart = [&](const QString &name) {
            parts.append({name, "x"});
            return zipWith(parts);
        };
        const auto patched = [&](qsizetype at, const QByteArray &patch, qsizetype inHead) {
            QByteArray zip = good;
            patchEntries(zip, at, patch, inHead);
            return zip;
        };
        if (row == "no manifest") {
            parts[0].name = u"manifest.txt"_s;
            bytes = zipOf(parts);
        } else if (row == "a manifest of something else") {
            bytes = with(u"format"_s, u"attest-evidence-bundle"_s);
        } else if (row == "a manifest of a newer form") {
            bytes = with(u"version"_s, 2);
        } else if (row == "a manifest that says nothing") {
            bytes = withManifest("{\"format\":\"attest-library-backup\",\"version\":1}");
        } else if (row == "a manifest that is no JSON") {
            bytes = withManifest(parts[0].bytes.left(100));
        } else if (row == "a manifest without end") {
            bytes = withManifest(QByteArray(2 << 20, '['));
        } else if (row == "a number that is none") {
            bytes = with(u"documents"_s, -3);
        } else if (row == "another sum") {
            parts[1].bytes[5000] = char(parts[1].bytes[5000] ^ 1);
            bytes = zipOf(parts);
        } else if (row == "another size") {
            parts[1].bytes += '\0';
            bytes = zipOf(parts);
        } else if (row == "another size and its sum") {
            parts[1].bytes.chop(4096);
            bytes = zipWith(parts);
        } else if (row == "no library") {
            parts.remove(1);
            bytes = zipWith(parts);
        } else if (row == "the library twice in the manifest") {
            QJsonArray about = manifestIn(parts)[u"parts"].toArray();
            about.append(about.first());
            bytes = with(u"parts"_s, about);
        } else if (row == "two parts of one name") {
            bytes = withPart(u"library.sqlitX"_s).replace("sqlitX", "sqlite");
        } else if (row == "a part that nobody knows") {
            parts.append({u"README.txt"_s, "x"});
            bytes = zipOf(parts);
        } else if (row == "a part that the manifest knows alone") {
            bytes = withPart(u"README.txt"_s);
        } else if (row == "a name that leads elsewhere") {
            bytes = withPart(u"../../.bashrc"_s);
        } else if (row == "a name from the root") {
            bytes = withPart(u"/tmp/attest-evil"_s);
        } else if (row == "encrypted") {
            bytes = patched(8, QByteArray("\1\0", 2), 6);
        } else if (row == "packed in another way") {
            bytes = patched(10, QByteArray("\x5d\0", 2), 8); // Zstandard
        } else if (row == "a bomb") {
            parts[1].bytes.append(QByteArray(100 << 20, '\0'));
            bytes = zipWith(parts);
        } else if (row == "a size beyond the file") {
            bytes = patched(20, QByteArray("\xff\xff\xff\x7f\xff\xff\xff\x7f", 8), 18);
        } else if (row == "a size of all ones") {
            bytes = patched(20, QByteArray(8, '\xff'), 18);
        } else if (row == "many parts") {
            for (int i = 0; i < 100; ++i)
                parts.append({u"p%1"_s.arg(i), {}});
            bytes = zipWith(parts);
        } else if (row == "many parts, by 64 bits") {
            QByteArray end("PK\x06\x06", 4);
            const auto number = [&](auto value) {
                const auto little = qToLittleEndian(value);
                end.append(reinterpret_cast<const char *>(&little), sizeof little);
            };
            const qsizetype at = good.size() - 22;
            number(quint64(44));
            number(quint32(45 << 16 | 45));
            number(quint64(0));
            number(quint64(1) << 40);
            number(quint64(1) << 40);
            number(quint64(46) << 40);
            number(quint64(0));
            end.append("PK\x06\x07", 4);
            number(quint32(0));
            number(quint64(at));
            number(quint32(1));
            bytes = good.left(at) + end + good.mid(at);
        } else if (row == "nothing but an end") {
            bytes = "PK\x03\x04" + good.right(22);
        } else if (row == "no database") {
            parts[1].bytes = "not a database";
            bytes = zipWith(parts);
        } else if (row == "another program's database") {
            parts[1].bytes.replace(68, 4, "mine");
            bytes = zipWith(parts);
        }
        write(place.file(), bytes);
        const Place present(others);
        write(present.questions(), "{\"question\":\"What is tuned in fifths?\"}\n");
        const QStringList entries = present.ofLibrary();
        QElapsedTimer clock;
        clock.start();
        const Result<Backup> restored = restore(place.file(), present.library(), IfThere::Replace, untold, {});
        QVERIFY(clock.elapsed() < 2000);
        QVERIFY(!restored);
        verifySentence(restored.error(), Error::Code(code));
        qInfo("%s (%s)", qPrintable(restored.error().message), qPrintable(restored.error().detail));
        QCOMPARE(present.ofLibrary(), entries);
        QCOMPARE(bytesOf(present.questions()), QByteArray("{\"question\":\"What is tuned in fifths?\"}\n"));
        QCOMPARE(contentOf(present.library()), others);
    }

    // Repacked with another program by a person.
    void restoresOneThatWasPackedAnew()
    {
        Place place;
        write(place.questions(), "kept\n");
        QVERIFY(bool(backedUp(place)));
        const qint64 size = QFileInfo(place.file()).size();
        QList<ZipPart> parts = partsOf(place.file());
        std::reverse(parts.begin(), parts.end());
        write(place.file(), zipOf(parts));
        QVERIFY(QFileInfo(place.file()).size() < size / 2);
        QVERIFY(bool(readBackupInfo(place.file())));
        QCOMPARE(contentOfBackup(place.file()), papers);
    }

    void carriesTheTestQuestions()
    {
        const auto keptIn = [](const Place &place) {
            QList<QByteArray> kept;
            for (const QString &name : QDir(place.library()).entryList({u"test-questions-*.jsonl"_s}))
                kept.append(bytesOf(place.library() + u'/' + name));
            return kept;
        };
        Place place;
        QVERIFY(bool(backedUp(place)));
        Place present(others);
        write(present.questions(), "old\n");
        QVERIFY(bool(restore(place.file(), present.library(), IfThere::Replace, untold, {})));
        QCOMPARE(bytesOf(present.questions()), QByteArray("old\n")); // the backup has none

        write(place.questions(), "new\n");
        QVERIFY(bool(backedUp(place, IfThere::Replace)));
        QVERIFY(bool(restore(place.file(), present.library(), IfThere::Replace, untold, {})));
        QCOMPARE(bytesOf(present.questions()), QByteArray("new\n"));
        QCOMPARE(keptIn(present), QList<QByteArray>{"old\n"});

        QVERIFY(bool(restore(place.file(), present.library(), IfThere::Replace, untold, {})));
        QCOMPARE(bytesOf(present.questions()), QByteArray("new\n"));
        QCOMPARE(keptIn(present), QList<QByteArray>{"old\n"}); // both are equal

        write(place.questions(), "");
        QVERIFY(bool(backedUp(place, IfThere::Replace)));
        QTemporaryDir elsewhere;
        QVERIFY(bool(restore(place.file(), elsewhere.path(), IfThere::Refuse, untold, {})));
        QVERIFY(QFile::exists(testQuestionsFile(elsewhere.path())));
    }

    void testQuestionsFollowTheirLibraryWhenItIsKilled()
    {
        Place place;
        write(place.questions(), "new\n");
        QVERIFY(bool(backedUp(place)));
        int before = 0;
        int after = 0;
        for (bool killed = true; killed;) {
            const Place present(others);
            write(present.questions(), "old\n");
            killed = killedAt(before + after + 1, [&](const Percent &percent) {
                (void)restore(place.file(), present.library(), IfThere::Replace, percent, {});
            });
            const bool isOld = contentOf(present.library()) == others;
            ++(isOld ? before : after);
            QCOMPARE(bytesOf(present.questions()), isOld ? QByteArray("old\n") : QByteArray("new\n"));
            QCOMPARE(QDir(present.library()).entryList({u"*restoring*"_s}), QStringList());
        }
        QVERIFY(before > 3);
        QVERIFY(after > 1);
    }

    void makesBackupsOfOtherNamesAtATime()
    {
        Place place;
        const QString other = place.folder.filePath(u"other.attest"_s);
        bool second = false;
        const Result<Backup> first = backedUp(place, IfThere::Refuse, [&](int) {
            if (!std::exchange(second, true))
                QVERIFY(bool(backUp(place.library(), other, IfThere::Refuse, untold, {})));
        });
        QVERIFY(bool(first));
        QCOMPARE(contentOfBackup(place.file()), papers);
        QCOMPARE(contentOfBackup(other), papers);
        QCOMPARE(QDir(place.library()).entryList({u"library.copying*"_s}), QStringList());
    }

    // A killed program's leftovers are removed when the library is opened, but not a file still being written.
    void leavesTheCopyOfABackupThatGoesOn()
    {
        Place place;
        QVERIFY(killedAt(1, [&](const Percent &percent) { (void)backedUp(place, IfThere::Refuse, percent); }));
        const QStringList copies{u"library.copying*"_s};
        QCOMPARE(QDir(place.library()).entryList(copies).size(), 1);
        libraryAt(place.library());
        QCOMPARE(QDir(place.library()).entryList(copies).size(), 0);
        bool opened = false;
        const Result<Backup> backup = backedUp(place, IfThere::Refuse, [&](int) {
            if (std::exchange(opened, true))
                return;
            libraryAt(place.library());
            QCOMPARE(QDir(place.library()).entryList(copies).size(), 1);
        });
        QVERIFY(opened && backup);
        QCOMPARE(contentOfBackup(place.file()), papers);
    }

    void refusesWhatIsNoBackup()
    {
        Place place(others);
        for (const QByteArray &bytes : {QByteArray(), QByteArray("Dear Sir or Madam"), QByteArray(5000, 'x')}) {
            write(place.file(), bytes);
            const Result<Backup> restored = restore(place.file(), place.library(), IfThere::Replace, untold, {});
            QVERIFY(!restored);
            verifySentence(restored.error(), Error::Invalid);
        }
        const Result<Backup> none = restore(u"/nowhere/backup"_s, place.library(), IfThere::Replace, untold, {});
        QVERIFY(!none);
        verifySentence(none.error(), Error::NotFound);
        const Result<Backup> folder = restore(place.folder.path(), place.library(), IfThere::Replace, untold, {});
        QVERIFY(!folder);
        verifySentence(folder.error(), Error::Invalid);
        QCOMPARE(contentOf(place.library()), others);
    }

    void refusesANewerSchema()
    {
        Place place;
        QVERIFY(bool(backedUp(place)));
        QList<ZipPart> parts = partsOf(place.file());
        QByteArray &pages = parts[1].bytes;
        qToBigEndian<qint32>(Store::newestVersion() + 1, pages.data() + 60);
        Place present(others);
        const QJsonObject newer{{u"schema"_s, Store::newestVersion() + 1}};
        // The checksum may differ as well, and the manifest may lack it.
        for (const QByteArray &bytes : {zipWith(parts, newer), zipWith(parts), sealed(pages), pages}) {
            write(place.file(), bytes);
            const Result<Backup> restored = restore(place.file(), present.library(), IfThere::Replace, untold, {});
            QVERIFY(!restored);
            verifySentence(restored.error(), Error::Invalid);
            QVERIFY(restored.error().message.contains(u"newer Attest"_s));
        }
        QCOMPARE(contentOf(present.library()), others);
        QCOMPARE(QDir(present.library()).entryList(QDir::Files).filter(u"library-"_s), QStringList());
    }

    void bringsAnOlderSchemaUpToDate()
    {
        Place place;
        QVERIFY(bool(backedUp(place)));
        const QString old = place.folder.filePath(u"old.db"_s);
        QList<ZipPart> parts = partsOf(place.file());
        write(old, parts[1].bytes);
        {
            const auto database = Database::open(old, Database::ReadWrite);
            QVERIFY(tests::bringToVersionTwo(**database));
            QVERIFY((*database)->run("PRAGMA journal_mode=DELETE"));
        }
        parts[1].bytes = bytesOf(old);
        for (const QByteArray &bytes : {zipWith(parts, {{u"schema"_s, 2}}), sealed(bytesOf(old))}) {
            write(place.file(), bytes);
            QCOMPARE(contentOfBackup(place.file()), papers);
        }
    }

    void leavesALibraryThatIsInUse()
    {
        Place place;
        QVERIFY(bool(backedUp(place)));
        Place present(others);
        const auto open = libraryAt(present.library());
        const Result<Backup> restored = restore(place.file(), present.library(), IfThere::Replace, untold, {});
        QVERIFY(!restored);
        verifySentence(restored.error(), Error::Busy);
        QCOMPARE(contentOf(*open), others);
    }

    void replacesALibraryOnlyWhenAskedAndKeepsIt()
    {
        Place place;
        QVERIFY(bool(backedUp(place)));
        Place present(others);
        const Result<Backup> refused = restore(place.file(), present.library(), IfThere::Refuse, untold, {});
        QVERIFY(!refused);
        verifySentence(refused.error(), Error::Invalid);
        QCOMPARE(contentOf(present.library()), others);

        const Result<Backup> restored = restore(place.file(), present.library(), IfThere::Replace, untold, {});
        QVERIFY2(restored, restored ? "" : qPrintable(restored.error().message + restored.error().detail));
        QCOMPARE(contentOf(present.library()), papers);
        QTemporaryDir old;
        QVERIFY(QFile::copy(restored->kept, old.filePath(u"library.db"_s)));
        QCOMPARE(contentOf(old.path()), others);

        const Result<Backup> again = restore(place.file(), present.library(), IfThere::Replace, untold, {});
        QVERIFY(bool(again));
        QVERIFY(again->kept != restored->kept);
        QVERIFY(QFile::exists(restored->kept));
    }

    void takesThePlaceOfAnEmptyLibraryUnasked()
    {
        Place place;
        QVERIFY(bool(backedUp(place)));
        QTemporaryDir empty;
        libraryAt(empty.path());
        const Result<Backup> restored = restore(place.file(), empty.path(), IfThere::Refuse, untold, {});
        QVERIFY(bool(restored));
        QCOMPARE(restored->kept, QString());
        QCOMPARE(contentOf(empty.path()), papers);
    }

    void replacesADamagedLibrary()
    {
        Place place;
        QVERIFY(bool(backedUp(place)));
        QFile database(place.library() + u"/library.db"_s);
        QVERIFY(database.open(QIODevice::ReadWrite));
        database.write(QByteArray(4096, 'x'));
        database.close();
        const QByteArray damaged = bytesOf(database.fileName());
        QVERIFY(!restore(place.file(), place.library(), IfThere::Refuse, untold, {}));
        const Result<Backup> restored = restore(place.file(), place.library(), IfThere::Replace, untold, {});
        QVERIFY2(restored, restored ? "" : qPrintable(restored.error().message + restored.error().detail));
        QCOMPARE(contentOf(place.library()), papers);
        QCOMPARE(bytesOf(restored->kept), damaged);
    }

    // After a kill, the latest changes are only in SQLite's log.
    void countsWhatAKilledProgramHadKept()
    {
        Place place;
        QVERIFY(killedAt(1, [&](const Percent &percent) {
            const auto library = libraryAt(place.library(), others);
            percent(0);
        }));
        QVERIFY(QFileInfo(place.library() + u"/library.db-wal"_s).size() > 0);
        QVERIFY(bool(backedUp(place)));
        QCOMPARE(contentOfBackup(place.file()), papers + others);

        QVERIFY(killedAt(1, [&](const Percent &percent) {
            const auto library = libraryAt(place.library(), {u"Rain falls in spring."_s});
            percent(0);
        }));
        const Result<Backup> restored = restore(place.file(), place.library(), IfThere::Replace, untold, {});
        QVERIFY(bool(restored));
        QCOMPARE(contentOf(place.library()), papers + others);
        QTemporaryDir old;
        QVERIFY(QFile::copy(restored->kept, old.filePath(u"library.db"_s)));
        QCOMPARE(contentOf(old.path()), papers + others + QStringList{u"Rain falls in spring."_s});
    }

    void leavesAWholeBackupWhenItIsKilled()
    {
        Place place(others);
        QVERIFY(bool(backedUp(place)));
        keepPaper(*libraryAt(place.library()), papers.first());
        int n = 1;
        while (killedAt(n, [&](const Percent &percent) { (void)backedUp(place, IfThere::Replace, percent); })) {
            const QStringList content = contentOfBackup(place.file());
            QVERIFY(content == others || content == others + papers.mid(0, 1));
            ++n;
        }
        QVERIFY(n > 3);
        QCOMPARE(QDir(place.library()).entryList({u"library.copying*"_s}), QStringList());
        QCOMPARE(place.entries(), QStringList({u"backup.attest"_s, u"library"_s})); // from the one that was not killed
        QCOMPARE(contentOfBackup(place.file()), others + papers.mid(0, 1));
    }

    void leavesAWholeLibraryWhenItIsKilled()
    {
        Place place;
        QVERIFY(bool(backedUp(place)));
        int before = 0;
        int after = 0;
        for (bool killed = true; killed;) {
            const Place present(others);
            killed = killedAt(before + after + 1, [&](const Percent &percent) {
                (void)restore(place.file(), present.library(), IfThere::Replace, percent, {});
            });
            const QStringList content = contentOf(present.library());
            if (content == others)
                ++before;
            else
                ++after;
            QVERIFY(content == others || content == papers);
            const QStringList files = QDir(present.library()).entryList(QDir::Files);
            QVERIFY2(files.filter(u"restoring"_s).isEmpty(), qPrintable(files.join(u' ')));
        }
        QVERIFY(before > 3);
        QVERIFY(after > 1);
    }

    void makesOneBackupOfANameAtATime()
    {
        Place place;
        bool second = false;
        const Result<Backup> first = backedUp(place, IfThere::Refuse, [&](int percent) {
            if (percent == 100 || std::exchange(second, true))
                return;
            const Result<Backup> meanwhile = backedUp(place);
            QVERIFY(!meanwhile);
            verifySentence(meanwhile.error(), Error::Busy);
        });
        QVERIFY(bool(first));
        QCOMPARE(contentOfBackup(place.file()), papers);
    }

    void keepsNothingThatIsNotSound()
    {
        const QList<const char *> harms = {
            "PRAGMA foreign_keys=OFF; DELETE FROM page WHERE id = 1", "DELETE FROM fulltext_docsize WHERE id = 2",
            "INSERT INTO fulltext_docsize VALUES (77, x'0101')",      "UPDATE document SET passages = 5 WHERE id = 1",
            "INSERT INTO vectors VALUES (1, 1, 9, x'00000000', x'')", "INSERT INTO embedded VALUES (1, 9, x'')",
        };
        for (const char *harm : harms) {
            Place place;
            {
                const auto database = Database::open(place.library() + u"/library.db"_s, Database::ReadWrite);
                const FullTextUnlocked unlocked(**database);
                QVERIFY2((*database)->run(harm), harm);
            }
            const Result<Backup> backup = backedUp(place);
            QVERIFY2(!backup, harm);
            verifySentence(backup.error(), Error::Storage);
            QCOMPARE(place.entries(), QStringList(u"library"_s));
            const auto library = Library::open(place.library(), {});
            QVERIFY2(library && !(*library)->check(), harm);
        }
    }
};

QTEST_GUILESS_MAIN(tst_backup)
#include "tst_backup.moc"
