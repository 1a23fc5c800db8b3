// The state of a document whose text is recognised, and its flow: choose pages, recognise them, cut them into passages,
// store. The document stays as it is until the last step, which changes everything at once; each recognised page is
// stored immediately, so that resuming later repeats nothing.
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
    Unread, // also pages on which OCR failed; if there are no such pages, pages that OCR has read; otherwise all pages
    Every   // also pages that have text of their own
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
    QList<Page> failed; // could not be drawn or recognised; another attempt may succeed
    Document document;  // as stored, or to be stored
    QList<Page> pages;
    QList<Passage> passages;
};

struct RecognisingTools
{
    Library &library;
    Settings settings;
    Parallel &parallel; // to recognise several pages at once
    int programs = 1;   // number of recognition processes, each with a page of its own in memory
    std::stop_token stop;
    StepSink trace = {}; // set by the engine for each step
    // Passwords to try, in order, if a password opened the document.
    std::function<QStringList(const QByteArray &hash)> passwords = {};
};

using RecognisingFlow = Flow<Recognising, RecognisingTools>;
using RecognisingStep = Step<Recognising, RecognisingTools>;

const RecognisingFlow &recognisingFlow();

// Recognises the text of one document; does nothing if none of its pages is wanted. Errors: NotFound (the file or the
// document is gone or has changed), NeedsPassword, Unreadable (no longer readable), Unavailable (no program or no
// language data: the next document would fail in the same way), Storage, Cancelled; then the document has not changed.
Result<Document> recognise(DocumentId id, QueueId entry, const QString &password, Wanted wanted,
                           RecognisingTools &tools, const TraceSink &trace);

// For a queue entry, which is updated with the result: it waits again if it was stopped or the disk was the cause.
// Otherwise it is marked as failed, unless nobody requested it and the reason is already shown or applies to all
// documents (the file is gone, its password is unknown, recognition is not installed).
Result<Document> recogniseQueued(const Queued &entry, RecognisingTools &tools, const TraceSink &trace);

// The pages of a document that is read again, but with anything that was better before: recognised text, text that is
// missing because the reader failed, and the record that recognition found nothing in a picture.
QList<Page> withWhatWasRead(QList<Page> pages, const Document &known, const Library &library);

} // namespace core
