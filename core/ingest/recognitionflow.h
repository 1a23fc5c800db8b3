// What a document carries whose text is recognised, and the flow: choose its pages, recognise them, cut into passages,
// keep. Until the last step, which changes all at once, the document stays as it is; each page that is recognised is
// remembered at once, so that going on later costs nothing.
#pragma once

#include "core/base/parallel.h"
#include "core/base/settings.h"
#include "core/flow/flow.h"
#include "core/library/recognition.h"
#include "core/ocr/textrecogniser.h"

#include <QDateTime>

namespace core {

enum class Wanted { // of a document's pages
    Untried,        // those that text recognition may be able to read, and has not tried
    Unread,         // also those it tried in vain; where there is none, those it has recognised; else each
    Every           // also those that have text of their own
};

struct Recognising // the state of one document; belongs to one run
{
    DocumentId id = 0;
    QueueId entry = 0; // of the queue, which goes when the document is kept; 0: it does not come from there
    QString password;
    Wanted wanted = Wanted::Untried;

    QElapsedTimer clock; // since it was begun
    LibraryRecognition::DocumentState begun;
    QString path;      // where its file is now
    QDateTime written; // when the file was, before it was looked at
    OcrLanguages available;
    QStringList languages;
    QList<Page> chosen; // to be recognised, and then as they were
    QList<Page> failed; // of them, those that could not be drawn or recognised: another time they may
    Document document;  // as it will be, or was, kept
    QList<Page> pages;
    QList<Passage> passages;
};

struct RecognisingTools
{
    Library &library;
    Settings settings;
    Parallel &parallel; // shares the pages
    int programs = 1;   // that recognise at the same time, each with a page of its own in memory
    std::stop_token stop;
    StepSink trace = {}; // set by the engine for each step
    // To be tried, in turn, where a password opened the document.
    std::function<QStringList(const QByteArray &hash)> passwords = {};
};

using RecognisingFlow = Flow<Recognising, RecognisingTools>;
using RecognisingStep = Step<Recognising, RecognisingTools>;

const RecognisingFlow &recognisingFlow();

// Recognises the text of one document; nothing happens where no page of it is wanted. Errors: NotFound (the file, or
// the document, is no longer there or another one), NeedsPassword, Unreadable (no longer readable), Unavailable (no
// program or no language to recognise by: the next document would fare alike), Storage, Cancelled; then the document
// has not changed.
Result<Document> recognise(DocumentId id, QueueId entry, const QString &password, Wanted wanted,
                           RecognisingTools &tools, const TraceSink &trace);

// One that was taken from the queue, which is told what became of it: it waits again where it was stopped or the disk
// was the reason. Else it has failed with the reason, unless nobody had asked for it and the reason is one that is
// shown already or of all documents (the file is gone, its password is not known, there is nothing to recognise by).
Result<Document> recogniseQueued(const Queued &entry, RecognisingTools &tools, const TraceSink &trace);

// The pages of a document that is read again, with what is better of those before: text that was recognised, text where
// there is none now because the reader failed, and that a picture was tried in vain.
QList<Page> withWhatWasRead(QList<Page> pages, const Document &known, const Library &library);

} // namespace core
