// GGUF files that the user can download: those in resources/models.json, and those in the user's own list. Pure.
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QList>
#include <QUrl>

namespace core {

struct ModelFile
{
    QString name; // "qwen3-4b"
    QUrl address;
    qint64 bytes = 0;  // 0: unknown
    QByteArray sha256; // hexadecimal; empty: unknown, so that the caller has to supply it
    QString licence;
    QString languages;
    qint64 memory = 0; // memory a machine should have, in bytes; 0: unknown
    bool writes = true;
    bool embeds = false;
};

// Attest's files, then those in `own`: an object with a list "files" of entries with at least a name and an address. An
// entry there replaces Attest's of the same name. Error: Invalid; the message says what is wrong.
Result<QList<ModelFile>> modelFiles(const QByteArray &own);
// Models that fit into `memory`, ordered: first those that are fast without a graphics card, then better and slower
// ones, embedding models last. 0 bytes: unknown, so all are returned.
QList<ModelFile> fittingInto(qint64 memory, QList<ModelFile> files);

QString inWords(const ModelFile &file);  // "2.5 GB, Apache 2.0, languages: over 100; writes; from huggingface.co"
QString fileNameOf(const QUrl &address); // local name: "model.gguf"; empty: the address is not that of a GGUF file

} // namespace core
