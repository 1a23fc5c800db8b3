// GGUF files worth downloading: those of resources/models.json, and the user's own list. Pure.
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
    QByteArray sha256; // hexadecimal; empty: unknown, and then the caller has to supply it
    QString licence;
    QString languages;
    qint64 memory = 0; // bytes that a machine should have; 0: unknown
    bool writes = true;
    bool embeds = false;
};

// Ours, then those in `own`: an object with a list "files", whose entries have at least a name and an address. The
// user's entry wins if names are equal. Error: Invalid, what is wrong with it, and where.
Result<QList<ModelFile>> modelFiles(const QByteArray &own);
// First those that are fast without a graphics card, then better and slower ones, vectors last; without those that need
// more memory. 0 bytes: unknown, and then all.
QList<ModelFile> fittingInto(qint64 memory, QList<ModelFile> files);

QString inWords(const ModelFile &file);  // "2.5 GB, Apache 2.0, languages: over 100; writes; from huggingface.co"
QString fileNameOf(const QUrl &address); // local name: "model.gguf"; empty: not the address of a GGUF file

} // namespace core
