// Copies the readable parts of a damaged library into a new one elsewhere: sessions with their corrections, the user's
// descriptions of documents, the paths of documents, watched folders, queued files. PDFs wait in the new library's
// queue to be read again. The damaged library is not modified.
#pragma once

#include "core/base/percent.h"
#include "core/base/result.h"

#include <QStringList>

#include <stop_token>

namespace core {

struct Rescued
{
    QString folder; // folder of the new library
    int sessions = 0;
    int questions = 0; // number of questions in its sessions
    int documents = 0; // number of documents in its list
    int toRead = 0;    // how many of the documents are waiting to be read again
    int folders = 0;
    QStringList lost; // one sentence per loss
    QString kept;     // new path of the damaged library; empty: it was not moved
};

// Creates the folder `to`, which must not contain a library. Errors: Cancelled, Busy (a program has the damaged library
// open), NotFound (the library), Invalid (an unusable location), Storage (nothing can be read, the disk is full).
Result<Rescued> rescue(const QString &from, const QString &to, const Percent &percent, std::stop_token stop);

// Rescues a library and puts the new one in its place; the damaged library is kept beside it under another name.
// Errors: same as rescue().
Result<Rescued> rescueInPlace(const QString &folder, const Percent &percent, std::stop_token stop);

} // namespace core
