// Copies the readable parts of a damaged library into a new one elsewhere: sessions with their corrections, the user's
// descriptions of documents, the documents' places, watched folders, queued files. PDFs are read again: they wait in
// the new library's queue. The damaged library is only read.
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
    QString kept;     // where the damaged library is now; empty: unchanged
};

// Creates the folder `to`, which must not contain a library. Errors: Cancelled, Busy (a program has the damaged one
// open), NotFound (the library), Invalid (an unsuitable place), Storage (nothing can be read, the disk is full).
Result<Rescued> rescue(const QString &from, const QString &to, const Percent &percent, std::stop_token stop);

// The same, but the new library replaces the damaged one, which is kept beside it under another name. Busy: a program
// has it open.
Result<Rescued> rescueInPlace(const QString &folder, const Percent &percent, std::stop_token stop);

} // namespace core
