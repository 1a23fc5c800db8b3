// GGUF files that the user can download: those in resources/models.json and in the user's own list. Pure.
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
    QByteArray sha256; // hexadecimal; empty: unknown, and the caller must supply it
    QString licence;
    QString languages;
    qint64 memory = 0; // recommended system memory in bytes; 0: unknown
    bool writes = true;
    bool embeds = false;
};

// Attest's files, then those in `own`, a JSON object whose list "files" has entries with at least a name and an
// address. An entry in `own` replaces Attest's entry with the same name. Errors: Invalid; the message says what is
// wrong.
Result<QList<ModelFile>> modelFiles(const QByteArray &own);
// The models that fit into `memory` bytes: first those that run fast without a graphics card, then better but slower
// ones, then embedding models. 0: the amount of memory is unknown, so all models are returned.
QList<ModelFile> fittingInto(qint64 memory, QList<ModelFile> files);

QString inWords(const ModelFile &file);  // "2.5 GB, Apache 2.0, languages: over 100; writes; from huggingface.co"
QString fileNameOf(const QUrl &address); // local file name: "model.gguf"; empty if the URL does not name a GGUF file

} // namespace core
