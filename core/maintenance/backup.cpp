// Writes a backup: one state of the library is copied page by page and checked, the copy is put into a ZIP file, and
// that is read back and put in place. SQLite needs a file of its own, so the copy cannot be made inside the ZIP
// file; it is made beside the library, which is on the faster disk, and the backup's disk is written once,
// sequentially.
#include "core/maintenance/backup.h"

#include "core/archive/zipwriter.h"
#include "core/library/testquestions.h"
#include "core/maintenance/backupfile.h"
#include "core/maintenance/backupsource.h"
#include "core/store/store.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <sqlite3.h>

#include <cerrno>
#include <cstring>

namespace core {
namespace {

constexpr int copied = 20;  // percent when the pages are copied
constexpr int checked = 45; // percent when the copy was checked
constexpr int summed = 60;  // percent when its hash is known
constexpr int packed = 80;  // percent when the ZIP file is written; the rest is reading it back

Error invalid(const QString &sentence, const QString &file)
{
    return {Error::Invalid, sentence.arg(QDir::toNativeSeparators(file)), {}};
}

// Where the file will be, after following links.
Result<QString> placeFor(const QString &file, const QString &folder, IfThere ifThere)
{
    if (file.isEmpty())
        return invalid(QStringLiteral("Give a file name for the backup%1."), {});
    const QFileInfo wanted(QDir::current().absoluteFilePath(file));
    const QString place = wanted.exists() ? wanted.canonicalFilePath() : wanted.absoluteFilePath();
    const QFileInfo there(place);
    const QString parent = QFileInfo(there.path()).canonicalFilePath();
    if (parent.isEmpty() || !QFileInfo(parent).isDir())
        return Error{Error::NotFound,
                     QStringLiteral("There is no folder “%1”; create it, or choose another one for the backup.")
                         .arg(QDir::toNativeSeparators(there.path())),
                     {}};
    const QString library = QFileInfo(folder).canonicalFilePath();
    if (parent == library || parent.startsWith(library + u'/'))
        return invalid(QStringLiteral("“%1” is inside the library's own folder, and would be lost with it; choose "
                                      "another folder, preferably on another disk."),
                       file);
    if (there.exists() && !there.isFile())
        return invalid(QStringLiteral("“%1” is not a file that can be replaced; choose another name."), file);
    if (there.exists() && ifThere == IfThere::Refuse)
        return invalid(QStringLiteral("“%1” already exists; choose another name, or use --overwrite to replace it."),
                       file);
    return parent + u'/' + there.fileName();
}

Result<std::unique_ptr<Store>> openLibrary(const QString &folder)
{
    const QString file = folder + QStringLiteral("/library.db");
    if (!QFileInfo(file).isFile())
        return Error{Error::NotFound,
                     QStringLiteral("There is no library in the folder %1; choose the folder that contains one.")
                         .arg(QDir::toNativeSeparators(folder)),
                     {}};
    auto store = Store::open(file, Database::ReadOnly);
    if (!store)
        return store;
    const Result<int> version = (*store)->version();
    if (!version)
        return version.error();
    if (*version < Store::newestVersion())
        return invalid(
            QStringLiteral(
                "The library %1 was made by an older Attest; open it once with this version, then back it up."),
            folder);
    return store;
}

Error cannotCopy(const QString &folder, const QString &detail)
{
    return {Error::Storage,
            QStringLiteral("The temporary copy that the backup is made from cannot be written to the library's folder "
                           "%1; check the disk and its free space.")
                .arg(QDir::toNativeSeparators(folder)),
            detail};
}

// An error while copying, attributed to one of the two sides.
Error copyError(int code, const QString &folder, Database &library)
{
    switch (code) {
    case SQLITE_FULL:
    case SQLITE_IOERR_WRITE: // SQLite does not distinguish a file size limit from a failing disk
    case SQLITE_IOERR_TRUNCATE:
    case SQLITE_IOERR_FSYNC:
    case SQLITE_CANTOPEN:
        return cannotCopy(folder, QStringLiteral("SQLite %1").arg(code));
    default:
        library.note(code);
        return library.error();
    }
}

Result<void> copyPages(Database &library, const QString &folder, const QString &copy, const Percent &percent,
                       const std::stop_token &stop)
{
    constexpr int pages = 256; // pages per step: a megabyte, some milliseconds
    const auto there = Database::open(copy, Database::ReadWrite);
    if (!there)
        return cannotCopy(folder, there.error().detail);
    (*there)->run("PRAGMA journal_mode=MEMORY; PRAGMA synchronous=OFF"); // an incomplete copy is discarded
    sqlite3_backup *backup = sqlite3_backup_init((*there)->handle(), "main", library.handle(), "main");
    int code = backup ? SQLITE_OK : sqlite3_extended_errcode((*there)->handle());
    while (code == SQLITE_OK && !stop.stop_requested()) {
        code = sqlite3_backup_step(backup, pages);
        const int all = std::max(1, sqlite3_backup_pagecount(backup));
        percent(int(qint64(all - sqlite3_backup_remaining(backup)) * copied / all));
    }
    sqlite3_backup_finish(backup);
    if (code == SQLITE_DONE)
        return {};
    return code == SQLITE_OK ? Error::cancelled() : copyError(code, folder, library);
}

Error notSound(const QString &file, const QString &detail)
{
    return {Error::Storage,
            QStringLiteral("The backup “%1” could not be verified, so it was not kept; check the library with "
                           "“attest-cli doctor --deep”, and the disk.")
                .arg(QDir::toNativeSeparators(file)),
            detail};
}

// Null: the user has none. The file is always replaced as a whole, so it is read consistently.
Result<QByteArray> questionsOf(const QString &folder)
{
    QFile file(testQuestionsFile(folder));
    if (!file.exists())
        return QByteArray();
    const QString name = QDir::toNativeSeparators(file.fileName());
    if (!QFileInfo(file).isFile())
        return invalid(
            QStringLiteral("“%1” is not a file of test questions; move it away and back up the library again."), name);
    if (file.size() > largestQuestions)
        return invalid(
            QStringLiteral("“%1” has more test questions than a backup can hold; move some of them to another file."),
            name);
    if (!file.open(QIODevice::ReadOnly))
        return Error{
            Error::Storage,
            QStringLiteral("The test questions in “%1” cannot be read (%2); change the permissions of the file.")
                .arg(name, file.errorString()),
            {}};
    QByteArray questions("");
    return questions += file.readAll();
}

class BackingUp
{
public:
    BackingUp(const QString &folder, const QString &place, const Percent &percent, const std::stop_token &stop)
        : m_folder(folder),
          m_place(place),
          m_percent(percent),
          m_stop(stop)
    {
    }

    // Call these in this order.
    Result<void> begin();
    Result<void> copy(Store &library);
    Result<void> check();
    Result<void> pack();
    Result<void> readBack();
    Result<Backup> putInPlace(IfThere ifThere);

private:
    QString m_folder;
    QString m_place;
    const Percent &m_percent;
    const std::stop_token &m_stop;
    std::unique_ptr<PartFile> m_part;
    std::unique_ptr<PartFile> m_copy; // copy of the database
    QByteArray m_questions;
    Backup m_about;
};

Result<void> BackingUp::begin()
{
    auto part = PartFile::make(m_place);
    if (!part)
        return part.error();
    m_part = std::move(*part);
    return {};
}

// Counting opens a read transaction; copying continues in it, whatever changes meanwhile.
Result<void> BackingUp::copy(Store &library)
{
    auto made = PartFile::makeCopy(m_folder);
    if (!made)
        return cannotCopy(m_folder, made.error().message);
    m_copy = std::move(*made);
    Database &database = library.database();
    database.beginReading();
    const Counts counts = library.counts();
    m_about.written = QDateTime::currentMSecsSinceEpoch();
    m_about.documents = counts.documents;
    m_about.passages = counts.passages;
    m_about.sessions = counts.sessions;
    const Result<QByteArray> questions = questionsOf(m_folder);
    const Result<void> copied = database.failed() ? database.error()
                                : questions       ? copyPages(database, m_folder, m_copy->name(), m_percent, m_stop)
                                                  : questions.error();
    database.end();
    if (copied)
        m_questions = *questions;
    return copied;
}

Result<void> BackingUp::check()
{
    // The library uses a log beside it; the copy is a single file, which this byte of its header says.
    constexpr int modeAt = 18;
    if (!m_copy->write(modeAt, QByteArrayView("\1\1", 2)))
        return cannotCopy(m_folder, QString::fromLocal8Bit(std::strerror(errno)));
    const auto store = Store::open(m_copy->name(), Database::ReadOnly);
    const Result<void> sound = store ? (*store)->check(m_stop) : store.error();
    if (!sound)
        return sound.error().code == Error::Cancelled ? sound
                                                      : notSound(m_place, sound.error().message + sound.error().detail);
    const Counts counts = (*store)->counts();
    if (counts != Counts{m_about.documents, m_about.passages, m_about.sessions})
        return notSound(m_place, QStringLiteral("counts differ"));
    m_percent(checked);
    return {};
}

Result<void> BackingUp::pack()
{
    QFile copy(m_copy->name());
    if (!copy.open(QIODevice::ReadOnly))
        return cannotCopy(m_folder, copy.errorString());
    const qint64 size = copy.size();
    constexpr qint64 block = 1 << 20;
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (qint64 at = 0; at < size; at += block) {
        if (m_stop.stop_requested())
            return Error::cancelled();
        const QByteArray bytes = copy.read(block);
        if (bytes.size() != std::min(block, size - at))
            return notSound(m_place, copy.errorString());
        hash.addData(bytes);
        m_percent(checked + int(at * (summed - checked) / size));
    }
    QList<Json> parts{backupPartJson(BackupPart::library, size, hash.result().toHex())};
    QList<ZipPart> files{{QLatin1String(BackupPart::library), {}, m_copy->name()}};
    if (!m_questions.isNull()) {
        const QByteArray sum = QCryptographicHash::hash(m_questions, QCryptographicHash::Sha256).toHex();
        parts.append(backupPartJson(BackupPart::questions, m_questions.size(), sum));
        files.append({QLatin1String(BackupPart::questions), m_questions});
    }
    files.prepend({QLatin1String(BackupPart::manifest), backupManifest(m_about, parts)});
    int failed = 0;
    int told = summed;
    const auto sink = [&](qint64 at, QByteArrayView bytes) {
        if (m_stop.stop_requested())
            return false;
        if (!m_part->write(at, bytes)) {
            failed = errno;
            return false;
        }
        const int done = summed + int(std::min(at, size) * (packed - summed) / size);
        if (done > told)
            m_percent(told = done);
        return true;
    };
    const Result<void> written = writeZip(files, sink);
    if (m_stop.stop_requested())
        return Error::cancelled();
    if (failed != 0)
        return cannotWrite(m_place, failed);
    if (!written)
        return notSound(m_place, written.error().detail);
    m_copy.reset();
    return m_part->sync() ? Result<void>() : cannotWrite(m_place, errno);
}

// Reads from the disk, as restore() will.
Result<void> BackingUp::readBack()
{
    const auto source = BackupSource::open(m_part->name());
    const auto percent = [&](int done) { m_percent(packed + done * (99 - packed) / 100); };
    Result<void> whole = source ? Result<void>() : source.error();
    if (whole)
        whole = (*source)->readLibrary([](QByteArrayView) { return Result<void>(); }, percent, m_stop);
    if (whole) {
        const Result<QByteArray> questions = (*source)->readQuestions(m_stop);
        if (!questions)
            whole = questions.error();
    }
    if (whole || whole.error().code == Error::Cancelled)
        return whole;
    return notSound(m_place, whole.error().detail);
}

Result<Backup> BackingUp::putInPlace(IfThere ifThere)
{
    if (m_stop.stop_requested())
        return Error::cancelled();
    if (const Result<void> placed = m_part->putInPlace(ifThere); !placed)
        return placed.error();
    m_percent(100);
    m_about.file = m_place;
    m_about.bytes = QFileInfo(m_place).size();
    return m_about;
}

} // namespace

Result<Backup> backUp(const QString &folder, const QString &file, IfThere ifThere, const Percent &percent,
                      std::stop_token stop)
{
    const QString library = QDir(folder).absolutePath();
    const auto store = openLibrary(library);
    if (!store)
        return store.error();
    const Result<QString> place = placeFor(file, folder, ifThere);
    if (!place)
        return place.error();
    BackingUp backingUp(library, *place, percent, stop);
    Result<void> done = backingUp.begin();
    if (done)
        done = backingUp.copy(**store);
    for (const auto step : {&BackingUp::check, &BackingUp::pack, &BackingUp::readBack}) {
        if (done)
            done = (backingUp.*step)();
    }
    return done ? backingUp.putInPlace(ifThere) : done.error();
}

} // namespace core
