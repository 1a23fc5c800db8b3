// Models in Ollama's library worth pulling, from resources/models.json. How well one judges is not listed: it is tried
// after the download. Pure.
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace core::ollama {

struct SuggestedModel
{
    QString name;     // "qwen3:4b"
    qint64 bytes = 0; // of the download
    QString licence;
    QString languages;
    bool writes = false;
    bool embeds = false;
};

QList<SuggestedModel> readSuggestions(const QByteArray &json); // without those that lack name, size or licence
// Those that fit into the machine's memory with room for a prompt: first those that are fast without a graphics card,
// then better and slower ones, vectors last. 0 bytes: unknown, and then all.
QList<SuggestedModel> suggestionsFor(qint64 memory);

QString inWords(const SuggestedModel &model); // "2.5 GB, Apache 2.0, languages: over 100; writes"

} // namespace core::ollama
