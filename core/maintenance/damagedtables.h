// Reads the readable rows of a damaged database: forwards from the first, backwards from the last, and one by one in
// between. Private to this folder.
#pragma once

#include "core/store/database.h"

#include <functional>

namespace core {

class DamagedTables
{
public:
    // `copy` may be modified: its write-ahead log is checkpointed, and an invalid header is replaced. Errors: Storage
    // (nothing can be read).
    static Result<DamagedTables> open(const QString &copy, std::stop_token stop);

    using Take = std::function<void(const Statement &row)>; // the row number, then the columns in the given order
    // False: some rows could not be read.
    bool read(const char *table, const char *columns, const Take &take);
    // Reads a table without row numbers in the order of its key, the first column, and then with the query `fromIndex`.
    bool readByKey(const char *table, const char *columns, const Take &take, const char *fromIndex = nullptr);
    qint64 lastNumber(const char *table); // the largest row number ever used; 0: unknown

private:
    DamagedTables(std::unique_ptr<Database> database, std::stop_token stop)
        : m_database(std::move(database)),
          m_stop(std::move(stop))
    {
    }
    bool isAbsent(const char *table);
    bool walk(const QByteArray &sql, qint64 from, const std::function<void(const Statement &row)> &take);

    std::unique_ptr<Database> m_database;
    std::stop_token m_stop; // ends a read early, as if there were no more rows
};

} // namespace core
