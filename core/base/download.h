// A large file fetched by its address. It bears its name only once it is whole and is what its sum says.
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QUrl>

#include <chrono>
#include <functional>
#include <stop_token>

namespace core {

struct Download
{
    QUrl address;
    QString file;                               // where it is to be; its folder is made
    QByteArray sha256;                          // of the whole file, hexadecimal
    qint64 bytes = 0;                           // of the whole file; 0: not known
    std::chrono::milliseconds firstPause{1000}; // before it is gone on with; the next are longer
};

struct DownloadProgress
{
    enum Stage { Fetching, Waiting, Checking };

    Stage stage = Fetching; // Waiting: for the connection that broke off
    qint64 done = 0;
    qint64 total = 0; // 0: not known yet
    double bytesPerSecond = 0;
    int again = 0; // how often it was gone on with
};

QString inWords(const DownloadProgress &progress); // "1.2 of 2.5 GB, 48 %, 12.3 MB/s, about 2 min left"

// Where what has come is kept until it is whole.
QString partOf(const Download &download);

// Blocks. What has come is kept, also where it is stopped or breaks off, and gone on with where the server can do so;
// a file that is another one than the sum says is removed. Errors: Cancelled; Invalid (an address or a sum that is
// none, no such file, another file than the sum says); Storage; Busy (another program fetches it); Unavailable.
Result<void> download(const Download &what, const std::function<void(const DownloadProgress &)> &told,
                      std::stop_token stop);

} // namespace core
