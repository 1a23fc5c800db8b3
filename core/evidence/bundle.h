// The evidence bundle: sessions with all that stands behind their answers, in one file that can be carried away, opened
// in any Attest, and unpacked by any program. A ZIP file of
//   manifest.json    what it is, who made it when, what was left out, models, documents with the SHA-256 of their
//   files,
//                    and every other part with its size and its SHA-256
//   sessions/N.json  each session, as the exporter "json" has it
//   snippets/…png    the cited words on their pages
//   README.txt       this, for who has no Attest
// The sums tell what was damaged or changed. They are no signature: who makes a manifest anew can make anything, unless
// the sum of the bundle itself is known from somewhere else.
#pragma once

#include "core/base/result.h"
#include "core/session/exportcontent.h"

#include <stop_token>

namespace core {

inline constexpr int BundleVersion = 1;
inline constexpr qint64 LargestSnippets = 64 << 20; // bytes, together: what is more stays in the file
inline constexpr qint64 LargestSessions = 32 << 20; // bytes, together: as values they take some twenty times that

// Errors: Invalid (larger than could be read again).
Result<QByteArray> writeBundle(const ExportData &evidence);

struct Bundle // one that is whole: every part is there, none besides, and each has its sum
{
    QString file;    // its name
    QByteArray hash; // SHA-256 of the file, hexadecimal
    qint64 made = 0; // milliseconds since 1970
    QString madeBy;  // the version of Attest
    ExportOptions contains;
    QList<Session> sessions; // as they are told there; not yet such as a library takes (bundleimport.h)
    QList<EvidenceDocument> documents;
    int parts = 0;
    QList<Snippet> snippets; // of citations, as far as they are bounded: Snippet::session counts in `sessions`
};

// Time and memory are bounded, whatever the file is. Errors: NotFound, Unreadable (not a bundle, damaged, changed),
// Invalid (made by a newer Attest), Cancelled.
Result<Bundle> readBundle(const QString &path, const std::stop_token &stop);

} // namespace core
