#include "core/maintenance/damagedtables.h"

#include "core/store/store.h"

#include <QFile>
#include <QtEndian>

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <limits>

namespace core {
namespace {

constexpr qint64 mostTried = 200'000; // row numbers tried one by one between readable rows
constexpr int headBytes = 100;

// Restores the parts of the header that SQLite needs to recognise a database; they are the same in every library.
void mendHead(const QString &copy)
{
    QFile file(copy);
    if (!file.open(QIODevice::ReadWrite))
        return;
    QByteArray head = file.read(headBytes);
    constexpr std::array<char, 16> magic{'S', 'Q', 'L', 'i', 't', 'e', ' ', 'f', 'o', 'r', 'm', 'a', 't', ' ', '3', 0};
    constexpr int pageSize = 4096;
    if (head.size() < headBytes)
        return;
    const int size = qFromBigEndian<quint16>(head.constData() + 16);
    const bool isHead = std::equal(magic.begin(), magic.end(), head.constData()) && size >= 512 &&
                        (size & (size - 1)) == 0 && head[20] == 0 && head[21] == 64 && head[22] == 32 && head[23] == 32;
    if (isHead)
        return;
    std::copy(magic.begin(), magic.end(), head.begin());
    qToBigEndian<quint16>(pageSize, head.data() + 16);
    const std::array<char, 6> fixed{1, 1, 0, 64, 32, 32};
    std::copy(fixed.begin(), fixed.end(), head.begin() + 18);
    qToBigEndian<quint32>(4, head.data() + 44); // schema format
    qToBigEndian<quint32>(1, head.data() + 56); // UTF-8
    file.seek(0);
    file.write(head);
}

// The most recent changes are in the log.
void writeLogBack(const QString &copy)
{
    sqlite3 *handle = nullptr;
    if (sqlite3_open_v2(QFile::encodeName(copy).constData(), &handle, SQLITE_OPEN_READWRITE, nullptr) == SQLITE_OK)
        sqlite3_exec(handle, "PRAGMA writable_schema=ON; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode=DELETE",
                     nullptr, nullptr, nullptr);
    sqlite3_close(handle);
    for (const char *rest : {"-wal", "-shm"})
        QFile::remove(copy + QLatin1String(rest));
}

} // namespace

Result<DamagedTables> DamagedTables::open(const QString &copy, std::stop_token stop)
{
    mendHead(copy);
    writeLogBack(copy);
    (void)Store::open(copy,
                      Database::ReadWrite); // an older one has other columns, unless it cannot be upgraded
    auto database = Database::open(copy, Database::ReadOnly);
    if (!database)
        return database.error();
    // Unreadable parts of the list of tables are skipped, which a defensive connection would refuse.
    sqlite3_db_config((*database)->handle(), SQLITE_DBCONFIG_DEFENSIVE, 0, nullptr);
    (*database)->run("PRAGMA writable_schema=ON; PRAGMA mmap_size=0; PRAGMA cell_size_check=ON");
    (*database)->clearError();
    bool hasTables = false;
    {
        Statement tables(**database, "SELECT count(*) FROM sqlite_schema WHERE name IN ('session', 'turn', 'document', "
                                     "'place')");
        hasTables = tables.next() && tables.integer(0) > 0;
    }
    (*database)->clearError();
    if (!hasTables)
        return Error{
            Error::Storage,
            QStringLiteral(
                "Nothing in the library can be read; restore a backup, or add the documents to a new library."),
            {}};
    return DamagedTables(*std::move(database), std::move(stop));
}

bool DamagedTables::walk(const QByteArray &sql, qint64 from, const std::function<void(const Statement &row)> &take)
{
    m_database->clearError();
    {
        const Stoppable stoppable(*m_database, m_stop);
        Statement rows(*m_database, sql.constData());
        rows << from;
        while (rows.next())
            take(rows);
    }
    const bool isWhole = !m_database->failed();
    m_database->clearError();
    return isWhole;
}

bool DamagedTables::read(const char *table, const char *columns, const Take &take)
{
    constexpr qint64 least = std::numeric_limits<qint64>::min();
    constexpr qint64 most = std::numeric_limits<qint64>::max();
    if (isAbsent(table))
        return true;
    const QByteArray select =
        QByteArray("SELECT rowid, ") + columns + " FROM \"" + table + "\" NOT INDEXED WHERE rowid ";
    qint64 last = least;
    const auto forward = [&](const Statement &row) {
        last = row.integer(0);
        take(row);
    };
    if (walk(select + ">= ?1 ORDER BY rowid", least, forward))
        return true;
    qint64 first = most; // first row that was read backwards
    const auto backward = [&](const Statement &row) {
        first = row.integer(0);
        take(row);
    };
    walk(select + "> ?1 ORDER BY rowid DESC", last, backward);
    const qint64 from = std::max<qint64>(last, 0) + 1;
    const qint64 known = first == most ? std::max(lastNumber(table), from + 1000) : first - 1;
    const qint64 to = std::min(known, from + mostTried);
    for (qint64 number = from; number <= to && !m_stop.stop_requested(); ++number)
        walk(select + "= ?1", number, take);
    return false;
}

bool DamagedTables::readByKey(const char *table, const char *columns, const Take &take, const char *fromIndex)
{
    if (isAbsent(table))
        return true;
    const QByteArray select = QByteArray("SELECT 0, ") + columns + " FROM \"" + table + "\"";
    const QByteArray key = QByteArray(columns).split(',').first();
    const auto all = [&](const QByteArray &sql) { return walk(sql + " LIMIT ?1", -1, take); };
    if (all(select + " ORDER BY " + key))
        return true;
    all(select + " ORDER BY " + key + " DESC");
    if (fromIndex)
        all(fromIndex);
    return false;
}

// An older version lacked it, and could not be upgraded.
bool DamagedTables::isAbsent(const char *table)
{
    bool isThere = false;
    const bool isWhole = walk("SELECT 0, name FROM sqlite_schema WHERE type = 'table' LIMIT ?1", -1,
                              [&](const Statement &row) { isThere = isThere || row.text(1) == QLatin1String(table); });
    return isWhole && !isThere;
}

qint64 DamagedTables::lastNumber(const char *table)
{
    qint64 last = 0;
    walk("SELECT seq, name FROM sqlite_sequence WHERE ?1 < 0", -1, [&](const Statement &row) {
        if (row.text(1) == QLatin1String(table))
            last = row.integer(0);
    });
    return last;
}

} // namespace core
