// Values of the folders that a library is kept in step with.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace core {

using FolderId = qint64;

// Which of a folder's files are wanted; always PDFs, by their names. A pattern ("report*", "drafts/*") stands for a
// name, or, where it has a slash, for the path within the folder; * stands for anything, also for slashes.
struct FolderFilter
{
    QStringList include; // at least one of these; none: all
    QStringList exclude; // none of these; a folder that one stands for is left out as a whole
    bool subfolders = true;
    bool hidden = false; // names that begin with a dot, too
    qint64 largest = 0;  // bytes; 0: of any size

    bool operator==(const FolderFilter &) const = default;
};

enum class FolderState {
    Waiting, // it was never looked at
    InStep,
    Partly,  // but for what its notes say
    Offline, // it is not there: nothing of it is forgotten
};

struct FolderNote // something in a folder that could not be taken, and why
{
    QString path; // within the folder
    QString reason;

    bool operator==(const FolderNote &) const = default;
};

// How changes of a folder are heard of.
enum class Watched {
    Not,      // the program looks when it is told to
    Events,   // at once, from the system
    ByRounds, // by looking every few minutes: a drive in the network, or more folders than the system watches
};

struct Folder
{
    FolderId id = 0;
    QString path; // absolute
    FolderFilter filter;
    FolderState state = FolderState::Waiting;
    QString reason;     // one sentence, where it is Partly or Offline
    qint64 scanned = 0; // when, milliseconds since 1970; 0: never
    int files = 0;      // that are there
    int gone = 0;       // that were there; their documents stay until they are removed
    QList<FolderNote> notes = {};
    Watched watched = Watched::Not; // filled in by the program that watches it

    bool operator==(const Folder &) const = default;
};

enum class WithDocuments { Keep, Remove }; // of files that are kept in step no longer

struct FolderChange
{
    enum Kind { New, Changed, Moved, Gone, Back, Skipped };

    Kind kind = New;
    QString path;   // absolute
    QString from;   // of a Moved one
    QString reason; // of a Skipped one
};

} // namespace core
