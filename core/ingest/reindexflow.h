// Reindexes a whole library in the background, because the passage length was changed or the reader is newer. Each
// document's flow: check the file, read it or reuse the stored pages, cut passages, store them in a separate file. The
// library changes in one step when everything is ready.
#pragma once

#include "core/base/parallel.h"
#include "core/ingest/ingestflow.h"
#include "core/maintenance/libraryreindex.h"

namespace core {

struct Renewing // the state of one document; belongs to one run
{
    LibraryReindex::Outdated outdated;
    LibraryReindex::DocumentState begun;
    Ingesting reading; // state of reading its file
    bool isRead = false;
    Document document; // as it will be stored
    QList<Page> pages;
    QList<Passage> passages;
};

struct RenewingTools
{
    LibraryReindex &reindex;
    IngestingTools ingesting; // `entry` is not used
    ReadAs wanted;
    std::stop_token stop;
    StepSink trace; // set by the engine for each step
};

using ReindexFlow = Flow<Renewing, RenewingTools>;
using RenewingStep = Step<Renewing, RenewingTools>;

const ReindexFlow &reindexFlow();

// How documents should be read with these settings and this program's reader.
ReadAs readAsIn(const Settings &settings);

struct ReindexConditions
{
    Parallel &parallel; // for the work after reading
    std::stop_token stop;
    std::function<void(int done, int of)> progress = {}; // number of documents; called on the caller's thread
    std::function<void()> pass = {};                     // called before each document and before the end; may block
    std::function<QStringList(const QByteArray &hash)> passwords = {}; // returns the passwords to try
};

// Reads outdated documents again and replaces them. Returns how many were replaced; 0: none was outdated, or none could
// be changed. Errors: Cancelled, Storage, Busy, Unavailable (attest-pdf cannot be started). After an error, the library
// is unchanged, and the part already done is reused next time.
Result<int> reindex(Library &library, const Settings &settings, const ReadAs &wanted,
                    const ReindexConditions &conditions, const TraceSink &trace = {});

} // namespace core
