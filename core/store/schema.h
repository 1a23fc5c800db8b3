// The contents of a library of each version, from the scripts that made it, and how a file differs from them. Private
// to this folder.
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
        bool isDerived = false; // an index, or full text: it can be rebuilt from the rest
    };
    struct Difference
    {
        QByteArrayList wrong;  // superfluous, different, or missing for good
        QList<Object> derived; // missing but can be rebuilt, in creation order
    };

    static int newestVersion();
    // `more`: a script of what else such a file has, or null. Made once for each of them; safe from any thread.
    static Result<std::shared_ptr<const Schema>> ofVersion(int version, const char *more);
    static void bringUpToDate(Database &database, int from, const char *more); // inside a change

    Result<Difference> compare(Database &file) const;
    // Compares with the newest version by checksum, without building that in memory, which takes 20 ms. False: a
    // comparison is needed.
    static bool isNewest(Database &file);
    static QByteArray sumOf(Database &file);

    void makeAnew(Database &database, const QList<Object> &derived) const; // inside a change
    void emptyFullText(Database &database) const; // resets its tables to those of an empty index; inside a change

private:
    bool hasOwnSettings(Database &file) const;

    QList<Object> m_objects;     // in creation order
    QByteArrayList m_emptyIndex; // statements that make full text's tables those of an empty one
};

} // namespace core
