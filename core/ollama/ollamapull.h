// Downloads a model from Ollama's library ("pull"), with progress.
#pragma once

#include "core/base/result.h"
#include "core/openai/openaiserver.h"

#include <functional>

namespace core::ollama {

struct PullProgress
{
    QString stage;             // in the server's words: "pulling manifest", "verifying sha256 digest"
    qint64 done = 0;           // bytes, summed over all files known so far
    qint64 total = 0;          // 0: not known yet
    double bytesPerSecond = 0; // measured over the last seconds; 0: not known yet
    int again = 0;             // how many times it was resumed after the connection broke
};

QString inWords(const PullProgress &progress); // "1.2 of 2.5 GB, 48 %, 12.3 MB/s, about 2 min left"

// Blocks. Nothing is downloaded twice: if the connection breaks, the download resumes automatically; if it was stopped,
// it resumes on the next call. Errors: Cancelled; Invalid (no such model); Unavailable.
Result<void> pull(const openai::Server &server, const QString &name,
                  const std::function<void(const PullProgress &)> &told, std::stop_token stop);

} // namespace core::ollama
