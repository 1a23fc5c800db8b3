// GGUF files that are worth fetching: those of resources/models.json, and more in a file of the user's own. Pure.
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
    qint64 bytes = 0;  // 0: not known
    QByteArray sha256; // hexadecimal; empty: not known, and then whoever fetches it has to say it
    QString licence;
    QString languages;
    qint64 memory = 0; // bytes that a machine should have; 0: not known
    bool writes = true;
    bool embeds = false;
};

// Those of ours, then those in `own`: an object with a list "files", whose entries have a name and an address at least.
// One of the same name is the user's. Error: Invalid, what is wrong with it, and where.
Result<QList<ModelFile>> modelFiles(const QByteArray &own);
// First what is quick without a graphics card, then what is better and slower, vectors last; without those that the
// memory does not hold. 0 bytes: not known, and then all.
QList<ModelFile> fittingInto(qint64 memory, QList<ModelFile> files);

QString inWords(const ModelFile &file);  // "2.5 GB, Apache 2.0, languages: over 100; writes; from huggingface.co"
QString fileNameOf(const QUrl &address); // as it is kept: "model.gguf"; empty: it names no GGUF

} // namespace core
