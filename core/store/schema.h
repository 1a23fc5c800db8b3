// The tables of each library version, according to the scripts that create them, and how a file differs from them.
// Private to this folder.
#pragma once

#include "core/store/database.h"

#include <QByteArray>
#include <QList>

#include <memory>

namespace core {

class Schema
{
public:
    struct Object
    {
        QByteArray type;
        QByteArray name;
        QByteArray table;
        QByteArray sql;
        bool isDerived = false; // an index or full-text data, which can be rebuilt from the rest
    };
    struct Difference
    {
        QByteArrayList wrong;  // superfluous, different, or missing and not rebuildable
        QList<Object> derived; // missing but rebuildable, in creation order
    };

    static int newestVersion();
    // `more`: a script that creates further tables, or null. Each combination is created only once. Thread-safe.
    static Result<std::shared_ptr<const Schema>> ofVersion(int version, const char *more);
    static void bringUpToDate(Database &database, int from, const char *more); // call it inside a change

    Result<Difference> compare(Database &file) const;
    // Compares the file with the newest version by checksum, which avoids building that version in memory (20 ms).
    // False: a full comparison is needed.
    static bool isNewest(Database &file);
    static QByteArray sumOf(Database &file);

    void makeAnew(Database &database, const QList<Object> &derived) const; // call it inside a change
    // Resets the full-text tables to those of an empty index; call it inside a change.
    void emptyFullText(Database &database) const;

private:
    bool hasOwnSettings(Database &file) const;

    QList<Object> m_objects;     // in creation order
    QByteArrayList m_emptyIndex; // statements that reset the full-text tables to an empty index
};

} // namespace core
