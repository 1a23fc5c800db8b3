// The evidence bundle: sessions with the evidence for their answers, in one portable file that any copy of Attest can
// open and any ZIP program can unpack. It is a ZIP file with
//   manifest.json    what it is, who made it and when, what was left out, models, documents with their SHA-256, and
//                    every other part with its size and SHA-256
//   sessions/N.json  each session, in the format of the exporter "json"
//   snippets/…png    the cited words on their pages
//   README.txt       this description, for readers without Attest
// The checksums reveal damage and changes. They are not a signature: anyone who rewrites the manifest can change
// anything, unless the bundle's own checksum is known from elsewhere.
#pragma once

#include "core/base/result.h"
#include "core/session/exportcontent.h"

#include <stop_token>

namespace core {

inline constexpr int BundleVersion = 1;
inline constexpr qint64 LargestSnippets = 64 << 20; // total bytes; further snippets are left out when reading
inline constexpr qint64 LargestSessions = 32 << 20; // total bytes; in memory they take about twenty times as much

// Errors: Invalid (too large to be read back).
Result<QByteArray> writeBundle(const ExportData &evidence);

struct Bundle // a complete bundle: no part is missing or unlisted, and each matches its checksum
{
    QString file;    // file name
    QByteArray hash; // SHA-256 of the file, hexadecimal
    qint64 made = 0; // milliseconds since 1970
    QString madeBy;  // Attest's version
    ExportOptions contains;
    QList<Session> sessions; // as in the file; importedSession() (bundleimport.h) makes them safe for a library
    QList<EvidenceDocument> documents;
    int parts = 0;
    QList<Snippet> snippets; // pictures of citations, up to the limit; Snippet::session is an index into `sessions`
};

// Time and memory are bounded, whatever the file contains. Errors: NotFound, Unreadable (not a bundle, damaged,
// changed), Invalid (made by a newer Attest), Cancelled.
Result<Bundle> readBundle(const QString &path, const std::stop_token &stop);

} // namespace core
