// The rows of a damaged database, as far as they can be read: from the first on, from the last back, and what lies
// between one by one. Private to this folder.
#pragma once

#include "core/store/database.h"

#include <functional>

namespace core {

class DamagedTables
{
public:
    // Of a copy, which may be changed: its log is written back, and a head that is no head is made one. Storage:
    // nothing of it can be read.
    static Result<DamagedTables> open(const QString &copy, std::stop_token stop);

    using Take = std::function<void(const Statement &row)>; // its number first, then the columns as they are named
    // False: some of it could not be read.
    bool read(const char *table, const char *columns, const Take &take);
    // Of a table without numbers, by its key, which is the first of the columns; and what an index has of it.
    bool readByKey(const char *table, const char *columns, const Take &take, const char *fromIndex = nullptr);
    qint64 lastNumber(const char *table); // that a row of it ever had; 0: not known

private:
    DamagedTables(std::unique_ptr<Database> database, std::stop_token stop)
        : m_database(std::move(database)),
          m_stop(std::move(stop))
    {
    }
    bool isAbsent(const char *table);
    bool walk(const QByteArray &sql, qint64 from, const std::function<void(const Statement &row)> &take);

    std::unique_ptr<Database> m_database;
    std::stop_token m_stop; // ends a reading soon, as if no more could be read
};

} // namespace core
