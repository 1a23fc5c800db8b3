// What a new document carries, and its flow: look, read, chunk, keep. Only the last step changes the library.
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
    bool again = false; // read it even if its content is known

    QElapsedTimer clock; // since it was begun
    QDateTime written;   // when the file was, before it was read
    Document document;   // as it will be, or was, kept
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
    // To be tried, in turn, where a document with this content needs a password; and the one that opened it. On the
    // thread that reads. They are written nowhere.
    std::function<QStringList(const QByteArray &hash)> passwords = {};
    std::function<void(const QByteArray &hash, const QString &password)> opened = {};
    SpareReaders *spare = nullptr; // that help with a large document
    QueueId entry = 0;             // of the queue, which goes when the document is kept; 0: it does not come from there
};

// The steps that do not change the library where `again` is set: the file and its content; its pages, with the text
// that was recognised before. Outcomes: new, and text; refused, with the reason in the document.
Result<Decision> lookAtFile(Ingesting &in, IngestingTools &tools);
Result<Decision> readPages(Ingesting &in, IngestingTools &tools);

using IngestingFlow = Flow<Ingesting, IngestingTools>;
using IngestingStep = Step<Ingesting, IngestingTools>;

const IngestingFlow &ingestingFlow();

// Reads one PDF into the library. The document says how it went: indexed, or why not; one that could not be read is
// kept with the reason, unless it was read before: then what was read stays. Errors: NotFound (there is no such file),
// Invalid (it is empty or no PDF), NeedsPassword and Unreadable (of a document that was read before, or that changed
// meanwhile), Unavailable (attest-pdf cannot be started), Storage, Cancelled; then nothing has changed.
Result<Document> ingest(const QString &path, const QString &password, bool again, IngestingTools &tools,
                        const TraceSink &trace);

// One that was taken from the queue, which is told what became of it: it waits again where it was stopped, or where the
// error says nothing about the document (Storage, Busy, Unavailable); else it has failed, with the reason.
Result<Document> ingestQueued(const Queued &entry, const QString &password, IngestingTools &tools,
                              const TraceSink &trace);
bool saysNothingOfTheFile(const Error &error); // so that the next file would fare alike

} // namespace core
