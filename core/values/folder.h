// Values about a library's watched folders.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace core {

using FolderId = qint64;

// Selects the files of a folder: always PDFs, filtered by name. A pattern ("report*", "drafts/*") matches a name or, if
// it has a slash, the path relative to the folder; * matches anything, including slashes.
struct FolderFilter
{
    QStringList include; // at least one must match; empty: all files
    QStringList exclude; // none may match; a matching folder is skipped entirely
    bool subfolders = true;
    bool hidden = false; // includes names that begin with a dot
    qint64 largest = 0;  // largest size in bytes; 0: no limit

    bool operator==(const FolderFilter &) const = default;
};

enum class FolderState {
    Waiting, // not yet scanned
    InStep,
    Partly,  // scanned, except for the files in its notes
    Offline, // the folder is unavailable at the moment; its documents stay
};

struct FolderNote // something in a folder that was not added, and why
{
    QString path; // relative to the folder
    QString reason;

    bool operator==(const FolderNote &) const = default;
};

// How changes in a folder are noticed.
enum class Watched {
    Not,      // the folder is only scanned on request
    Events,   // changes are noticed at once, through system events
    ByRounds, // the folder is scanned every few minutes: a network drive, or more folders than the system can watch
};

struct Folder
{
    FolderId id = 0;
    QString path; // absolute
    FolderFilter filter;
    FolderState state = FolderState::Waiting;
    QString reason;     // one sentence, if Partly or Offline
    qint64 scanned = 0; // time of the last scan, milliseconds since 1970; 0: never
    int files = 0;      // number of files present
    int gone = 0;       // number of files gone; their documents stay until they are removed
    QList<FolderNote> notes = {};
    Watched watched = Watched::Not; // filled in by the program that watches the folder

    bool operator==(const Folder &) const = default;
};

enum class WithDocuments { Keep, Remove }; // what happens to documents when their folder is no longer watched

struct FolderChange
{
    enum Kind { New, Changed, Moved, Gone, Back, Skipped };

    Kind kind = New;
    QString path;   // absolute
    QString from;   // previous path, if Moved
    QString reason; // why, if Skipped
};

} // namespace core
