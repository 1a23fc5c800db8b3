// Reads a backup in Attest's current format (zipbackup.cpp) or the previous one (sealedbackup.cpp). Private to this
// folder. The current format is a ZIP file, which any ZIP program can unpack, with
//   manifest.json         format and version, date, contents, and the size and SHA-256 of every other part
//   library.sqlite        the database, uncompressed: its vectors hardly compress, and it cannot be a ZIP bomb
//   test-questions.jsonl  the user's own test questions, if any
// The checksums reveal damage. They are not a signature: anyone who rewrites the manifest can change anything.
#pragma once

#include "core/base/json.h"
#include "core/maintenance/backup.h"

#include <QByteArray>

#include <memory>

class QFile;

namespace core {

class BackupSource
{
public:
    using Take = std::function<Result<void>(QByteArrayView piece)>;

    // Errors: NotFound, Invalid (not a backup, or made by a newer Attest), Storage (visibly damaged).
    static Result<std::unique_ptr<BackupSource>> open(const QString &file);
    virtual ~BackupSource() = default;
    BackupSource() = default;
    BackupSource(const BackupSource &) = delete;
    BackupSource &operator=(const BackupSource &) = delete;

    virtual Result<Backup> about() = 0; // does not read the whole file
    // Reads the database piece by piece. Discard the pieces if this fails. Errors: Cancelled, Storage (the backup is
    // damaged), and any error from `take`.
    virtual Result<void> readLibrary(const Take &take, const Percent &percent, const std::stop_token &stop) = 0;
    virtual Result<QByteArray> readQuestions(const std::stop_token &stop) = 0; // null: the backup has none
};

Result<std::unique_ptr<BackupSource>> openZipBackup(const QString &file);
// For a file in the previous format, already open.
Result<std::unique_ptr<BackupSource>> openSealedBackup(std::unique_ptr<QFile> file);

// Parts of the ZIP file.
namespace BackupPart {
inline constexpr auto manifest = "manifest.json";
inline constexpr auto library = "library.sqlite";
inline constexpr auto questions = "test-questions.jsonl";
} // namespace BackupPart
inline constexpr qint64 largestQuestions = 64 << 20; // bytes

Json backupPartJson(const char *name, qint64 bytes, const QByteArray &sum);
QByteArray backupManifest(const Backup &about, const QList<Json> &parts);

} // namespace core
