// Collects from a library everything that an export of its sessions needs.
#pragma once

#include "core/base/percent.h"
#include "core/library/library.h"
#include "core/session/exportcontent.h"

namespace core {

using PasswordOf = std::function<QString(const QByteArray &hash)>; // password for a file's content; usually empty

// The DOI on the first page of a document, as stored; empty if there isn't one, or if the document's hash has
// changed.
QString doiOf(const Library &library, DocumentId id, const QByteArray &hash = {});

// Pictures are made only from files that have not changed since they were read. If a page cannot be drawn, its picture
// is left out. Errors: NotFound (a session), Cancelled, Storage.
Result<ExportData> gather(const Library &library, const QList<SessionId> &sessions, const ExportOptions &options,
                          const PasswordOf &passwordOf, const Percent &percent, std::stop_token stop);

// A single answer of a session, without its trace and without passages that it does not use, so that it reveals nothing
// about documents it does not cite. Errors: also Invalid (that turn has no answer, or it was imported).
Result<ExportData> gatherAnswer(const Library &library, SessionId session, const QString &turn,
                                const ExportOptions &options, const PasswordOf &passwordOf, std::stop_token stop);

// Where a document's file is now; empty: not reachable, or stopped.
QString reachablePlace(const Document &document, const std::stop_token &stop);

} // namespace core
