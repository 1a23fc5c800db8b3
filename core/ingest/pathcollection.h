// Turns the paths given by a user into queue entries: PDFs, and all PDFs inside folders.
#pragma once

#include "core/library/queue.h"

#include <functional>
#include <stop_token>

namespace core {

// Queues PDFs in batches while searching, so that memory use stays small and reading can begin before the search ends.
// File names may be any bytes. `put` receives the number queued so far, `leftOut` a sentence on each path that cannot
// be added. PDFs already queued stay queued if the search is stopped. Errors: Cancelled, NotFound (no PDFs), Storage.
using LeftOut = std::function<void(const QString &sentence)>;
Result<int> gather(
    const QStringList &paths, qint64 batch, Library &library, const std::function<void(int files)> &put,
    std::stop_token stop, const LeftOut &leftOut = [](const QString &) {});

} // namespace core
