// A library's watched folders, as values.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace core {

using FolderId = qint64;

// Selects files in a folder: PDFs only, filtered by name. A pattern ("report*", "drafts/*") is matched against a file's
// name or, if it contains a slash, against the path relative to the folder; * matches any characters, including
// slashes.
struct FolderFilter
{
    QStringList include; // a file must match at least one; empty: all files
    QStringList exclude; // a file must match none; a folder that matches is skipped entirely
    bool subfolders = true;
    bool hidden = false; // includes names that begin with a dot
    qint64 largest = 0;  // largest size in bytes; 0: no limit

    bool operator==(const FolderFilter &) const = default;
};

enum class FolderState {
    Waiting, // has not been scanned yet
    InStep,
    Partly,  // scanned, except for the files in its notes
    Offline, // the folder is currently unavailable; its documents stay
};

struct FolderNote // an item in a folder that was not added, and the reason
{
    QString path; // relative to the folder
    QString reason;

    bool operator==(const FolderNote &) const = default;
};

// How changes in a folder are noticed.
enum class Watched {
    Not,      // the folder is only scanned on request
    Events,   // changes are noticed immediately, through system events
    ByRounds, // scanned every few minutes: a network drive, or the system cannot watch any more folders
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
    int gone = 0;       // number of files that are gone; their documents stay until removed
    QList<FolderNote> notes = {};
    Watched watched = Watched::Not; // set by the program that watches the folder

    bool operator==(const Folder &) const = default;
};

enum class WithDocuments { Keep, Remove }; // what to do with a folder's documents when it is no longer watched

struct FolderChange
{
    enum Kind { New, Changed, Moved, Gone, Back, Skipped };

    Kind kind = New;
    QString path;   // absolute
    QString from;   // previous path, if Moved
    QString reason; // the reason, if Skipped
};

} // namespace core
