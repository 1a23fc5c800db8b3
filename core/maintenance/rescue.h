// What can be read of a damaged library, brought into a new one elsewhere: sessions with their corrections, what the
// user says of documents, where documents are, the folders that are kept in step, what waits to be read. All that was
// read of PDFs is read again from them: they wait in the queue of the new library. The damaged one is only read.
#pragma once

#include "core/base/percent.h"
#include "core/base/result.h"

#include <QStringList>

#include <stop_token>

namespace core {

struct Rescued
{
    QString folder; // of the new library
    int sessions = 0;
    int questions = 0; // of these
    int documents = 0; // in its list; of these
    int toRead = 0;    // wait to be read again
    int folders = 0;
    QStringList lost; // a sentence each
    QString kept;     // where the damaged library is now; empty: where it was
};

// Makes the folder `to`, which must hold no library. Errors: Cancelled, Busy (a program has the damaged one open),
// NotFound (the library), Invalid (a place that will not do), Storage (nothing of it can be read, the disk is full).
Result<Rescued> rescue(const QString &from, const QString &to, const Percent &percent, std::stop_token stop);

// The same, but the new library takes the place of the damaged one, which is kept beside it under another name. Busy: a
// program has it open.
Result<Rescued> rescueInPlace(const QString &folder, const Percent &percent, std::stop_token stop);

} // namespace core
