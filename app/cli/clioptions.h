// The parsed command line of attest-cli. clitable.h defines the options that each command accepts.
#pragma once

#include "core/base/settings.h"
#include "core/session/exportcontent.h"
#include "core/values/document.h"
#include "core/values/folder.h"

#include <QList>
#include <QStringList>

#include <optional>
#include <utility>

namespace app {

struct CliCommand;

struct CliOptions
{
    const CliCommand *command = nullptr; // null only for help and version
    QStringList arguments;               // arguments of the command, without options

    QString library; // --library; empty: not given
    bool json = false;
    bool help = false;
    bool version = false;

    std::optional<int> count;               // -k
    QStringList documents;                  // --document, names or ids
    QString passwordFile;                   // --password-file
    QString format;                         // --format
    QString output;                         // -o
    QString draw;                           // --draw
    QString probe;                          // --probe
    QString judge;                          // --judge
    QString printConfig;                    // --print-config
    bool man = false;                       // --man
    QString audit;                          // --audit; empty: the default file
    QString server;                         // --server
    QString sha256;                         // --sha256
    QString to;                             // --to
    std::optional<qint64> session;          // --session
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
    std::optional<int> visit;               // --visit; nullopt: the last one
    bool tables = false;                    // --tables
    std::optional<int> page;                // --page; nullopt: all
    core::Description described;            // --title, --author, --year
    bool asRead = false;                    // --as-read
    QStringList tags;                       // --tag
    QStringList untagged;                   // --untag
    bool listTags = false;                  // --tags
    QString query;                          // --query
    QStringList keptPassages;               // --use
    QStringList leftOut;                    // --leave-out
    QList<std::pair<QString, QString>> set; // each --flow, --model and --set, as key and value
    bool all = false;                       // --all
    QString from;                           // --from
    QString collection;                     // --collection
    QString may;                            // --may
    QString files;                          // --files
    bool drain = false;                     // --drain
    std::optional<int> lease;               // --lease
    core::ExportOptions request;            // --without, --with-paths
    QStringList flows;                      // every --flow; the last one is in the settings
    QStringList models;                     // every --model; the last one is in the settings
    core::Settings settings;                // the user's, changed by --profile, --flow, --model, --ocr and --set
};

} // namespace app
