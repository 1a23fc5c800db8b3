// The state of a document that is being added, and its flow: check the file, read its pages, cut them into passages,
// store everything. Only the last step changes the library.
#pragma once

#include "core/base/settings.h"
#include "core/flow/flow.h"
#include "core/library/library.h"
#include "core/library/queue.h"
#include "core/pdf/pdfreader.h"

#include <QDateTime>

namespace core {

struct Ingesting // the state of one document; belongs to one run
{
    QString path;
    QString password;
    bool again = false; // read the file even if its content is already known

    QElapsedTimer clock; // started when reading began
    QDateTime written;   // the file's modification time before it was read
    Document document;   // as stored, or to be stored
    ReadPdf pdf;
    QList<Passage> passages;
};

struct IngestingTools
{
    Library &library;
    Settings settings;
    std::stop_token stop;
    StepSink trace; // set by the engine for each step
    PdfLimits limits = {};
    // `passwords` returns the passwords to try, in order, for a document with this content; `opened` receives the one
    // that opened it. Both functions are called on the reading thread. Passwords are never stored.
    std::function<QStringList(const QByteArray &hash)> passwords = {};
    std::function<void(const QByteArray &hash, const QString &password)> opened = {};
    SpareReaders *spare = nullptr; // idle readers, which help to read a large document
    QueueId entry = 0;             // queue entry, removed when the document is stored; 0: not from the queue
};

// lookAtFile() checks the file (new, known, refused); readPages() reads its pages (text, refused) and adds text that
// was recognised earlier. If `again` is set, neither changes the library.
Result<Decision> lookAtFile(Ingesting &in, IngestingTools &tools);
Result<Decision> readPages(Ingesting &in, IngestingTools &tools);

using IngestingFlow = Flow<Ingesting, IngestingTools>;
using IngestingStep = Step<Ingesting, IngestingTools>;

const IngestingFlow &ingestingFlow();

// Reads one PDF into the library. The status of the returned document says whether it was indexed or why not. An
// unreadable document is stored with the reason; if it was read before, the earlier text is kept. Errors: NotFound (no
// such file), Invalid (it is empty or not a PDF), NeedsPassword and Unreadable (for a document that was read before or
// has changed meanwhile), Unavailable (attest-pdf cannot be started), Storage, Cancelled; after an error, nothing has
// changed.
Result<Document> ingest(const QString &path, const QString &password, bool again, IngestingTools &tools,
                        const TraceSink &trace);

// Reads the file of a queue entry and updates the entry with the result. After a stop or an error that does not concern
// the document (Storage, Busy, Unavailable), the entry waits again; after any other error, it is marked as failed, with
// the reason.
Result<Document> ingestQueued(const Queued &entry, const QString &password, IngestingTools &tools,
                              const TraceSink &trace);
bool saysNothingOfTheFile(const Error &error); // any other file would fail too

} // namespace core
