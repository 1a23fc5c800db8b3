#include "core/store/reindexfile.h"

#include "core/tables/tables.h"
#include "core/store/documentrepository.h"

#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

namespace core {
namespace {

constexpr int format = 2; // format of the prepared data; any other is discarded
constexpr const char *prepared = "CREATE TABLE prepared(document INTEGER PRIMARY KEY REFERENCES document ON DELETE "
                                 "CASCADE, mark INTEGER NOT NULL)"; // in addition to a library's tables

qint64 valueIn(Store &store, const QString &key)
{
    Statement row(store.database(), "SELECT value FROM library WHERE key = ?1");
    row << key;
    return row.next() ? row.integer(0) : 0;
}

qint64 lastPassage(Store &store)
{
    Statement row(store.database(), "SELECT seq FROM sqlite_sequence WHERE name = 'passage'");
    return row.next() ? row.integer(0) : 0;
}

// An error that says nothing about the prepared data, which is therefore kept.
bool isOfTheDisk(const Error &error)
{
    return (error.code == Error::Storage || error.code == Error::Busy) && !saysDamaged(error);
}

void setLastPassage(Store &store, qint64 last)
{
    store.database().run("DELETE FROM sqlite_sequence WHERE name = 'passage'");
    Statement row(store.database(), "INSERT INTO sqlite_sequence(name, seq) VALUES ('passage', ?1)");
    row << last;
    row.run();
}

} // namespace

QString ReindexFile::nameIn(const QString &folder)
{
    return folder + QStringLiteral("/library.renewing");
}

bool ReindexFile::isThere(const QString &folder)
{
    return QFileInfo::exists(nameIn(folder));
}

void ReindexFile::remove(const QString &folder)
{
    for (const char *ending : {"", "-journal", "-wal", "-shm"})
        QFile::remove(nameIn(folder) + QLatin1String(ending));
}

Result<std::unique_ptr<ReindexFile>> ReindexFile::open(const QString &folder, const ReadAs &wanted, Store &library)
{
    std::unique_ptr<ReindexFile> file(new ReindexFile);
    for (bool again : {false, true}) {
        auto store = Store::open(nameIn(folder), Database::ReadWrite, prepared);
        if (store) {
            file->m_store = std::move(*store);
            if (!again && file->fits(wanted, library))
                return file;
            for (Store *each : {file->m_store.get(), &library}) {
                if (each->database().failed() && isOfTheDisk(each->database().error()))
                    return each->database().error();
            }
            if (const Result<void> begun = again ? file->begin(wanted) : Result<void>(); !begun)
                return begun.error();
            if (again)
                return file;
            file->m_store.reset();
        } else if (again || isOfTheDisk(store.error())) {
            return store.error();
        }
        remove(folder);
    }
    return Error::defect(QStringLiteral("no file to prepare an index in"));
}

Result<void> ReindexFile::begin(const ReadAs &wanted)
{
    Database &database = m_store->database();
    m_token = qint64(QRandomGenerator::global()->generate64() >> 2) + 1;
    database.begin();
    setValue(QStringLiteral("format"), format);
    setValue(QStringLiteral("token"), m_token);
    setValue(QStringLiteral("reader"), wanted.reader);
    setValue(QStringLiteral("length"), wanted.length);
    setValue(QStringLiteral("overlap"), wanted.overlap);
    return database.commit();
}

// Ids that the library has since assigned to others, or does not know, belong to a different library.
bool ReindexFile::fits(const ReadAs &wanted, Store &library)
{
    Database &database = m_store->database();
    database.clearError();
    m_token = value(QStringLiteral("token"));
    const bool same = value(QStringLiteral("format")) == format && value(QStringLiteral("reader")) == wanted.reader &&
                      value(QStringLiteral("length")) == wanted.length &&
                      value(QStringLiteral("overlap")) == wanted.overlap;
    if (!same || m_token == 0 || m_token == valueIn(library, QStringLiteral("renewed")))
        return false;
    Statement ours(database, "SELECT id FROM passage ORDER BY id");
    Statement theirs(library.database(), "SELECT 1 FROM passage WHERE id = ?1");
    const qint64 last = lastPassage(library);
    while (ours.next()) {
        theirs << ours.integer(0);
        if (ours.integer(0) > last || theirs.next())
            return false;
        theirs.again();
    }
    return value(QStringLiteral("lastnumber")) <= last && !database.failed() && !library.database().failed();
}

qint64 ReindexFile::value(const QString &key)
{
    return valueIn(*m_store, key);
}

void ReindexFile::setValue(const QString &key, qint64 value)
{
    Statement row(m_store->database(), "REPLACE INTO library(key, value) VALUES (?1, ?2)");
    row << key << value;
    row.run();
}

QHash<DocumentId, quint64> ReindexFile::marks()
{
    QHash<DocumentId, quint64> found;
    Statement rows(m_store->database(), "SELECT document, mark FROM prepared");
    while (rows.next())
        found.insert(rows.integer(0), quint64(rows.integer(1)));
    return found;
}

Result<void> ReindexFile::put(Document document, quint64 mark, const QList<Page> &pages, const QList<Passage> &passages,
                              const Vectors &vectors)
{
    Database &database = m_store->database();
    database.begin();
    DocumentRepository(*m_store).remove(document.id);
    DocumentRepository(*m_store).put(document, pages, passages, vectors, tablesIn(pages));
    Statement row(database, "INSERT INTO prepared(document, mark) VALUES (?1, ?2)");
    row << document.id << qint64(mark);
    row.run();
    return database.commit();
}

Result<void> ReindexFile::forget(const QList<DocumentId> &documents)
{
    if (documents.isEmpty())
        return {};
    m_store->database().begin();
    for (const DocumentId id : documents)
        DocumentRepository(*m_store).remove(id);
    return m_store->database().commit();
}

qint64 ReindexFile::numbersLeft()
{
    return value(QStringLiteral("lastnumber")) - lastPassage(*m_store);
}

Result<void> ReindexFile::takeNumbers(PassageId first, qint64 count)
{
    m_store->database().begin();
    setLastPassage(*m_store, first - 1);
    setValue(QStringLiteral("lastnumber"), first + count - 1);
    return m_store->database().commit();
}

PassageId reservePassages(Store &library, qint64 count)
{
    const qint64 last = lastPassage(library);
    setLastPassage(library, last + count);
    return last + 1;
}

void removeSpentReindex(const QString &folder, Store &library)
{
    if (!ReindexFile::isThere(folder))
        return;
    const auto store = Store::open(ReindexFile::nameIn(folder), Database::ReadOnly, prepared);
    if (!store && isOfTheDisk(store.error()))
        return;
    const qint64 token = store ? valueIn(**store, QStringLiteral("token")) : 0;
    const qint64 renewed = valueIn(library, QStringLiteral("renewed"));
    if (store && (*store)->database().failed() && isOfTheDisk((*store)->database().error()))
        return;
    if (token == 0 || (token == renewed && !library.database().failed()))
        ReindexFile::remove(folder);
}

bool isReindexSound(const QString &folder, const std::stop_token &stop)
{
    if (!ReindexFile::isThere(folder))
        return true;
    const auto file = Database::open(ReindexFile::nameIn(folder), Database::ReadOnly);
    if (!file)
        return isOfTheDisk(file.error());
    const Stoppable stoppable(**file, stop);
    Statement check(**file, "PRAGMA integrity_check(1)");
    if (check.next())
        return check.text(0) == QLatin1String("ok");
    return stop.stop_requested() || isOfTheDisk((*file)->error());
}

} // namespace core
