// Collects everything needed to export sessions from a library.
#pragma once

#include "core/base/percent.h"
#include "core/library/library.h"
#include "core/session/exportcontent.h"

namespace core {

using PasswordOf = std::function<QString(const QByteArray &hash)>; // password for a file's content; usually empty

// The DOI in the stored text of a document's first page; empty if there isn't one, or if `hash` is given and the
// document's hash differs.
QString doiOf(const Library &library, DocumentId id, const QByteArray &hash = {});

// Pictures are made only from files that have not changed since they were read. If a page cannot be drawn, its picture
// is left out. Errors: NotFound (a session), Cancelled, Storage.
Result<ExportData> gather(const Library &library, const QList<SessionId> &sessions, const ExportOptions &options,
                          const PasswordOf &passwordOf, const Percent &percent, std::stop_token stop);

// A single answer of a session, without its trace and unused passages, so that it reveals nothing about documents it
// does not cite. Errors: also Invalid (that turn has no answer, or the session was imported).
Result<ExportData> gatherAnswer(const Library &library, SessionId session, const QString &turn,
                                const ExportOptions &options, const PasswordOf &passwordOf, std::stop_token stop);

// The current path of a document's file; empty if it cannot be reached or the call was stopped.
QString reachablePlace(const Document &document, const std::stop_token &stop);

} // namespace core
