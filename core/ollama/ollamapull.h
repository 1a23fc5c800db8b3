// A model that an Ollama brings from its library ("pull"), with what is told on the way.
#pragma once

#include "core/base/result.h"
#include "core/openai/openaiserver.h"

#include <functional>

namespace core::ollama {

struct PullProgress
{
    QString stage;             // as the server says it: "pulling manifest", "verifying sha256 digest"
    qint64 done = 0;           // bytes, of all files of it that are known by now
    qint64 total = 0;          // 0: not known yet
    double bytesPerSecond = 0; // over the last seconds; 0: not known yet
    int again = 0;             // how often it was gone on with after the connection broke off
};

QString inWords(const PullProgress &progress); // "1.2 of 2.5 GB, 48 %, 12.3 MB/s, about 2 min left"

// Blocks. What is there already is not fetched twice: where the connection breaks off it goes on by itself, and where
// it was stopped with the next call. Errors: Cancelled; Invalid (no such model); Unavailable.
Result<void> pull(const openai::Server &server, const QString &name,
                  const std::function<void(const PullProgress &)> &told, std::stop_token stop);

} // namespace core::ollama
