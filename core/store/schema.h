// What a library of each version consists of, as the scripts that made it say, and how a file differs from that.
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
        bool isDerived = false; // an index, or full text: it can be made anew of the rest
    };
    struct Difference
    {
        QByteArrayList wrong;  // what is more, other, or missing for good
        QList<Object> derived; // what is missing and can be made anew, in the order in which it is made
    };

    static int newestVersion();
    // `more` is a script of what such a file has besides, or null. Made once for each of them; safe from any thread.
    static Result<std::shared_ptr<const Schema>> ofVersion(int version, const char *more);
    static void bringUpToDate(Database &database, int from, const char *more); // inside a change

    Result<Difference> compare(Database &file) const;
    // The same for the newest version, where nothing is other, without making that in memory, which takes 20 ms: by the
    // sum of what that makes. False: it is to be compared.
    static bool isNewest(Database &file);
    static QByteArray sumOf(Database &file);

    void makeAnew(Database &database, const QList<Object> &derived) const; // inside a change
    void emptyFullText(Database &database) const; // its tables become those of an empty index; inside a change

private:
    bool hasOwnSettings(Database &file) const;

    QList<Object> m_objects;     // in the order in which they are made
    QByteArrayList m_emptyIndex; // statements that make full text's tables those of an empty one
};

} // namespace core
