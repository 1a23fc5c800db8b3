// What was typed after attest-cli, taken apart.
#pragma once

#include "core/base/result.h"
#include "core/base/settings.h"
#include "core/session/evidence.h"
#include "core/values/folder.h"

#include <QList>
#include <QStringList>

#include <utility>

namespace app {

struct CliOptions
{
    QString library;
    bool json = false;
    QString command;
    QStringList arguments; // of the command, without options

    int count = 10; // -k
    bool countGiven = false;
    QStringList documents;                  // --document, names or ids
    QString passwordFile;                   // --password-file
    QString format;                         // --format
    QString output;                         // -o
    QString draw;                           // --draw
    QString probe;                          // --probe
    QString judge;                          // --judge
    qint64 session = 0;                     // --session
    bool deep = false;                      // --deep
    bool force = false;                     // --force
    bool forget = false;                    // --forget
    bool overwrite = false;                 // --overwrite
    bool replace = false;                   // --replace
    core::FolderFilter filter;              // --include, --exclude, --no-subfolders, --hidden, --largest
    bool withDocuments = false;             // --with-documents
    bool removeGone = false;                // --remove-gone
    bool retrievalOnly = false;             // --retrieval-only
    bool withinDocument = false;            // --within-document
    bool keep = false;                      // --keep
    bool noKeep = false;                    // --no-keep
    bool why = false;                       // --why
    QString step;                           // --at
    int visit = 0;                          // --visit; 0: the last
    QString query;                          // --query
    QStringList keptPassages;               // --use
    QStringList leftOut;                    // --leave-out
    QList<std::pair<QString, QString>> set; // each --flow, --model and --set, as a key and a value
    bool all = false;                       // --all
    core::ExportWish wish;                  // --without, --with-paths
    QStringList flows;                      // each --flow, and
    QStringList models;                     // each --model; the last of them are in the settings
    core::Settings settings;                // the user's, with --flow, --model and --set
};

// The error is one sentence and means wrong usage (exit status 2).
core::Result<CliOptions> parseCli(const QStringList &words, const core::Settings &settings);

} // namespace app
