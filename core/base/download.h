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
    qint64 bytes = 0;                           // size of the whole file; 0: not known
    std::chrono::milliseconds firstPause{1000}; // before the download is resumed; later pauses are longer
};

struct DownloadProgress
{
    enum Stage { Fetching, Waiting, Checking };

    Stage stage = Fetching; // Waiting: until it reconnects
    qint64 done = 0;
    qint64 total = 0; // 0: not known yet
    double bytesPerSecond = 0;
    int again = 0; // how many times it was resumed
};

QString inWords(const DownloadProgress &progress); // "1.2 of 2.5 GB, 48 %, 12.3 MB/s, about 2 min left"

// The path of the file that holds the bytes received so far until the download is complete.
QString partOf(const Download &download);

// Blocks. If the download is stopped or the connection breaks, the bytes received are kept, and the next attempt
// resumes the download if the server supports that. A file that does not match the checksum is removed. Errors:
// Cancelled; Invalid (a malformed address or checksum, no such file, a file that does not match the checksum); Storage;
// Busy (another program is downloading it); Unavailable.
Result<void> download(const Download &what, const std::function<void(const DownloadProgress &)> &told,
                      std::stop_token stop);

} // namespace core
