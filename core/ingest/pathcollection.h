// From what the user names to what the queue holds: PDFs, and folders searched through for them.
#pragma once

#include "core/library/queue.h"

#include <functional>
#include <stop_token>

namespace core {

// Puts the PDFs into the queue while it looks, some at a time: however many there are, few are in memory, and the first
// can be read while the rest is being looked for. Files are taken as they are, with any name. `put` is told how many
// there are so far, and `leftOut` what cannot be taken. A stop leaves those that were put in. Errors: Cancelled,
// NotFound (there is none), Storage.
using LeftOut = std::function<void(const QString &sentence)>;
Result<int> gather(
    const QStringList &paths, qint64 batch, Library &library, const std::function<void(int files)> &put,
    std::stop_token stop, const LeftOut &leftOut = [](const QString &) {});

} // namespace core
