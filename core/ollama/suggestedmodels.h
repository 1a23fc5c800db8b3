// Models of Ollama's library that are worth pulling, as resources/models.json has them. How well one judges is not said
// there: it is tried when it is here. Pure.
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
// Those that the memory of the machine holds with room for a prompt: first what is quick without a graphics card, then
// what is better and slower, vectors last. 0 bytes: not known, and then all.
QList<SuggestedModel> suggestionsFor(qint64 memory);

QString inWords(const SuggestedModel &model); // "2.5 GB, Apache 2.0, languages: over 100; writes"

} // namespace core::ollama
