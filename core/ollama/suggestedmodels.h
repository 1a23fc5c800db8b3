// Models in Ollama's library that Attest suggests, from resources/models.json. How well they judge is tested after the
// download. Pure.
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace core::ollama {

struct SuggestedModel
{
    QString name;     // "qwen3:4b"
    qint64 bytes = 0; // size of the download
    QString licence;
    QString languages;
    bool writes = false;
    bool embeds = false;
};

QList<SuggestedModel> readSuggestions(const QByteArray &json); // skips entries without name, size or licence
// The models that fit into `memory` bytes with room for a prompt: first those that run fast without a graphics card,
// then better but slower ones, then embedding models. 0: the amount of memory is unknown, so all models are returned.
QList<SuggestedModel> suggestionsFor(qint64 memory);

QString inWords(const SuggestedModel &model); // "2.5 GB, Apache 2.0, languages: over 100; writes"

} // namespace core::ollama
