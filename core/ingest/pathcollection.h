// Turns the paths given by a user into queue entries: PDFs, and all PDFs inside folders.
#pragma once

#include "core/library/queue.h"

#include <functional>
#include <stop_token>

namespace core {

// Queues PDFs in batches while searching: memory stays small however many there are, and reading can begin before the
// search ends. File names may be any bytes. `put` receives the number so far, and `leftOut` what cannot be added. If
// stopped, the queued ones stay. Errors: Cancelled, NotFound (there are none), Storage.
using LeftOut = std::function<void(const QString &sentence)>;
Result<int> gather(
    const QStringList &paths, qint64 batch, Library &library, const std::function<void(int files)> &put,
    std::stop_token stop, const LeftOut &leftOut = [](const QString &) {});

} // namespace core
