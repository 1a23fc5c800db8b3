// Reading a library anew, behind everything else: other lengths of passages are wanted, or the reader is newer. What a
// document carries on the way, and its flow: look, read or take the pages that are kept, chunk, put aside. The library
// changes in one step when all of it is there.
#pragma once

#include "core/base/parallel.h"
#include "core/ingest/ingestflow.h"
#include "core/maintenance/libraryreindex.h"

namespace core {

struct Renewing // the state of one document; belongs to one run
{
    LibraryReindex::Outdated outdated;
    LibraryReindex::DocumentState begun;
    Ingesting reading; // of its file
    bool isRead = false;
    Document document; // as it will be
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

// How documents are wanted with these settings, by the reader of this program.
ReadAs readAsIn(const Settings &settings);

struct ReindexConditions
{
    Parallel &parallel; // shares what comes after the reading
    std::stop_token stop;
    std::function<void(int done, int of)> progress = {}; // documents; on the caller's thread
    std::function<void()> pass = {};                     // before each document and before the end: may hold this up
    std::function<QStringList(const QByteArray &hash)> passwords = {}; // to be tried
};

// Reads anew what is outdated and puts it in its place. Returns how many documents that were; 0: nothing was outdated,
// or could be done about it. Errors: Cancelled, Storage, Busy, Unavailable (attest-pdf cannot be started); then all is
// as it was, and what was prepared is gone on with the next time.
Result<int> reindex(Library &library, const Settings &settings, const ReadAs &wanted,
                    const ReindexConditions &conditions, const TraceSink &trace = {});

} // namespace core
