// The state of a document whose text is being recognised (OCR), and its flow: choose pages, recognise them, cut them
// into passages, store everything. The document stays as it is until the last step, which replaces everything in one
// change; each recognised page is stored immediately, so that nothing is repeated when the work is resumed.
#pragma once

#include "core/base/parallel.h"
#include "core/base/settings.h"
#include "core/flow/flow.h"
#include "core/library/recognition.h"
#include "core/ocr/textrecogniser.h"

#include <QDateTime>

namespace core {

enum class Wanted { // selects pages of a document
    Untried,        // pages that text recognition may be able to read and has not tried
    Unread,         // also pages on which OCR failed; if there are none, pages that OCR has read, or else all pages
    Every           // also pages that have text of their own
};

struct Recognising // the state of one document; belongs to one run
{
    DocumentId id = 0;
    QueueId entry = 0; // queue entry, removed when the document is stored; 0: not from the queue
    QString password;
    Wanted wanted = Wanted::Untried;

    QElapsedTimer clock; // started when the work began
    LibraryRecognition::DocumentState begun;
    QString path;      // current path of the file
    QDateTime written; // the file's modification time before it was examined
    OcrLanguages available;
    QStringList languages;
    QList<Page> chosen; // pages to be recognised, in their previous state
    QList<Page> failed; // pages that could not be drawn or recognised; another attempt may succeed
    Document document;  // as stored, or to be stored
    QList<Page> pages;
    QList<Passage> passages;
};

struct RecognisingTools
{
    Library &library;
    Settings settings;
    Parallel &parallel; // to recognise several pages at once
    int programs = 1;   // number of recognition processes, each of which holds one page in memory
    std::stop_token stop;
    StepSink trace = {}; // set by the engine for each step
    // Returns the passwords to try, in order, if the document was opened with a password.
    std::function<QStringList(const QByteArray &hash)> passwords = {};
};

using RecognisingFlow = Flow<Recognising, RecognisingTools>;
using RecognisingStep = Step<Recognising, RecognisingTools>;

const RecognisingFlow &recognisingFlow();

// Recognises the text of one document; does nothing if `wanted` selects none of its pages. Errors: NotFound (the file
// or the document is gone or has changed), NeedsPassword, Unreadable (no longer readable), Unavailable (no program or
// no language data: the next document would fail too), Storage, Cancelled. After an error, the document is unchanged.
Result<Document> recognise(DocumentId id, QueueId entry, const QString &password, Wanted wanted,
                           RecognisingTools &tools, const TraceSink &trace);

// Recognises the document of a queue entry and updates the entry with the result. After a stop or a disk error, the
// entry waits again. After any other error, it is marked as failed, unless nobody requested it and the reason is
// already shown or applies to all documents (the file is gone, its password is unknown, recognition is not installed).
Result<Document> recogniseQueued(const Queued &entry, RecognisingTools &tools, const TraceSink &trace);

// Returns the newly read pages, supplemented with whatever an earlier reading of the document did better: recognised
// text, text that is now missing because the reader failed, and the record that recognition found nothing in a picture.
QList<Page> withWhatWasRead(QList<Page> pages, const Document &known, const Library &library);

} // namespace core
