// From a library, all that an export of its sessions says.
#pragma once

#include "core/base/percent.h"
#include "core/library/library.h"
#include "core/session/exportcontent.h"

namespace core {

using PasswordOf = std::function<QString(const QByteArray &hash)>; // of the content that it opens; mostly none

// That a document says of itself, by the text of its first page as it was read; empty where there is none, or where the
// document has another sum now.
QString doiOf(const Library &library, DocumentId id, const QByteArray &hash = {});

// Pictures are only made of files that are still those that were read. Errors: NotFound (a session), Cancelled,
// Storage. A page that cannot be drawn goes without its picture.
Result<ExportData> gather(const Library &library, const QList<SessionId> &sessions, const ExportOptions &options,
                          const PasswordOf &passwordOf, const Percent &percent, std::stop_token stop);

// Of one answer of a session alone: without what it was not written from, and without how it came about, so that it
// holds something of no document but those that it names. Errors: also Invalid (there is no answer to a turn by that
// name, or it came from elsewhere).
Result<ExportData> gatherAnswer(const Library &library, SessionId session, const QString &turn,
                                const ExportOptions &options, const PasswordOf &passwordOf, std::stop_token stop);

// Where a document's file is now; empty: not to be reached, or stopped.
QString reachablePlace(const Document &document, const std::stop_token &stop);

} // namespace core
