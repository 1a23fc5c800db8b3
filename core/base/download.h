// Downloads a large file. The file gets its final name only once it is complete and matches its checksum.
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
    QString file;                               // destination; its folder is created
    QByteArray sha256;                          // expected hash of the whole file, hexadecimal
    qint64 bytes = 0;                           // size of the whole file; 0: unknown
    std::chrono::milliseconds firstPause{1000}; // before the first resume; later pauses are longer
};

struct DownloadProgress
{
    enum Stage { Fetching, Waiting, Checking };

    Stage stage = Fetching; // Waiting: before reconnecting
    qint64 done = 0;
    qint64 total = 0; // 0: not known yet
    double bytesPerSecond = 0;
    int again = 0; // number of times resumed
};

QString inWords(const DownloadProgress &progress); // "1.2 of 2.5 GB, 48 %, 12.3 MB/s, about 2 min left"

// The path of the partial file, which holds the bytes received until the download is complete.
QString partOf(const Download &download);

// Blocks. If the download is stopped or the connection breaks, the bytes received are kept, and the next attempt
// resumes the download if the server supports that. A file that does not match the checksum is removed. Errors:
// Cancelled; Invalid (a malformed address or checksum, no such file on the server, a file that does not match the
// checksum); Storage; Busy (another program is downloading it); Unavailable.
Result<void> download(const Download &what, const std::function<void(const DownloadProgress &)> &told,
                      std::stop_token stop);

} // namespace core
