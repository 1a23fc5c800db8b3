// attest-cli doctor: checks requirements and the library; with --deep, repairs it.
#include "app/cli/clicommands.h"
#include "app/cli/cliservers.h"
#include "app/jobs/judgejob.h"
#include "app/jobs/missingdictionaries.h"
#include "app/settings/profilefile.h"
#include "core/base/plural.h"
#include "core/ingest/ingestflow.h"
#include "core/library/filenow.h"
#include "core/maintenance/librarycare.h"
#include "core/language/dictionaries.h"
#include "core/ocr/languages.h"
#include "core/library/librarysessions.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QTemporaryFile>

#include <algorithm>

namespace app {
namespace {

// Checks that attest-pdf starts and reads a page.
core::Result<void> tryReader(std::stop_token stop)
{
    QTemporaryFile file(QDir::tempPath() + QStringLiteral("/attest-XXXXXX.pdf"));
    if (!file.open())
        return core::Error{core::Error::Storage,
                           QStringLiteral("The folder for temporary files, “%1”, cannot be written to; free some "
                                          "space, or set TMPDIR to another folder.")
                               .arg(QDir::tempPath()),
                           {}};
    file.write(
        "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
        "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
    file.close();
    const core::Result<core::ReadPdf> read = core::readPdf(
        file.fileName(), {}, [](int, int) {}, stop);
    return read ? core::Result<void>() : read.error();
}

struct Healing // results for the library
{
    core::Mended mended;
    QStringList readAgain; // paths of the files to read again
};

// The path of a file that is unchanged since it was read; empty: there is none.
QString placeOfSame(const core::Document &document, const std::stop_token &stop)
{
    for (const QString &place : QStringList{document.path} + document.places) {
        if (core::fileNow(place, document, stop) == core::FileNow::Same)
            return place;
    }
    return {};
}

// Documents that lost parts are read again if their file exists; the others stay as they are.
core::Result<void> readAgain(Healing &healing, const CliOptions &options, core::Library &library, std::stop_token stop)
{
    for (const core::DocumentId id : healing.mended.toRead) {
        const core::Result<core::Document> document = library.document(id);
        const QString place = document ? placeOfSame(*document, stop) : QString();
        if (place.isEmpty()) {
            healing.mended.broken.append(
                QStringLiteral("Parts of %1 are missing, and so is its file; connect its drive or add it from its new "
                               "location, then run “attest-cli doctor --deep” again.")
                    .arg(document ? document->path : QStringLiteral("document %1").arg(id)));
            continue;
        }
        core::IngestingTools tools{library, options.settings, stop, {}};
        const core::Result<core::Document> again =
            core::ingest(place, {}, true, tools, [](const core::TraceEvent &) {});
        if (!again && again.error().code == core::Error::Cancelled)
            return again.error();
        if (again && again->status == core::DocumentStatus::Indexed)
            healing.readAgain.append(place);
        else
            healing.mended.broken.append(QStringLiteral("Parts of %1 are missing, and it could not be read again: %2")
                                             .arg(place, again ? again->reason : again.error().message));
    }
    healing.mended.toRead.clear();
    return {};
}

core::Result<Healing> heal(const CliOptions &options, core::Library &library, std::stop_token stop)
{
    const core::Result<core::Mended> mended =
        core::LibraryCare(library).mend(Telling(QStringLiteral("Checking the library")), stop);
    if (!mended)
        return mended.error();
    Healing healing{*mended, {}};
    if (const core::Result<void> read = readAgain(healing, options, library, stop); !read)
        return read.error();
    const bool changed = !healing.mended.done.isEmpty() || !healing.readAgain.isEmpty();
    if (const core::Result<void> settled =
            changed ? fitAndEmbed(library, options.settings, stop) : core::Result<void>();
        !settled)
        return settled.error();
    return healing;
}

core::Json inJson(const QList<ModelCheck> &models)
{
    QList<core::Json> all;
    for (const ModelCheck &model : models)
        all.append(
            core::Json::object({{"model", model.model}, {"answers", model.answers}, {"sentence", model.sentence}}));
    return all;
}

core::Json inJson(const QList<MissingDictionary> &missing)
{
    QList<core::Json> all;
    for (const MissingDictionary &each : missing)
        all.append(core::Json::object({{"language", each.language}, {"package", each.package}}));
    return all;
}

// They are optional, so this is not a failure.
void tell(const QList<MissingDictionary> &missing)
{
    for (const MissingDictionary &each : missing)
        printLine(QStringLiteral(
                      "No spelling dictionary for %1: typos in such questions go unnoticed. Install the package %2.")
                      .arg(QLocale::languageToString(QLocale(each.language).language()), each.package));
}

void tellDone(const Healing &healing)
{
    for (const QString &sentence : healing.mended.done)
        printLine(QStringLiteral("  Repaired: ") + sentence);
    for (const QString &path : healing.readAgain)
        printLine(QStringLiteral("  Read again: ") + path);
}

void tell(const Healing &healing)
{
    tellDone(healing);
    if (healing.mended.done.isEmpty() && healing.readAgain.isEmpty() && healing.mended.broken.isEmpty())
        printLine(QStringLiteral("  Everything was checked and is intact."));
}

} // namespace

int runDoctor(const CliOptions &options, core::Library *library, std::stop_token stop)
{
    const core::Result<void> reader = tryReader(stop);
    if (!reader && reader.error().code == core::Error::Cancelled)
        return complain(reader.error());
    const core::Result<Healing> healing = options.deep ? heal(options, *library, stop) : Healing();
    if (!healing)
        return complain(healing.error());
    const QStringList &broken = healing->mended.broken;
    const QList<core::Document> documents = library->documents();
    const int sessions = int(core::LibrarySessions(*library).all().size());
    if (const std::optional<int> unread = complainOfUnread(*library)) {
        if (!options.json)
            tellDone(*healing);
        return *unread;
    }
    const auto indexed = std::count_if(documents.begin(), documents.end(), [](const core::Document &document) {
        return document.status == core::DocumentStatus::Indexed;
    });
    const auto outdated = outdatedDocuments(options, *library, stop);
    if (!outdated)
        return complain(outdated.error());
    const core::Result<QStringList> languages = ocrLanguages(options, stop);
    const QStringList installed = core::installedOcrLanguages().installed;
    const bool cmaps = QFileInfo::exists(QStringLiteral("/usr/share/poppler/cMap"));
    core::JsonObject json = core::Json::object({{"library", library->folder()},
                                                {"documents", int(documents.size())},
                                                {"indexed", int(indexed)},
                                                {"passages", library->passageCount()},
                                                {"sessions", sessions},
                                                {"reader", bool(reader)},
                                                {"poppler_data", cmaps},
                                                {"ocr", bool(languages)}});
    json.set("sqlite", core::sqliteVersion());
    json.set("outdated", int(outdated->size()));
    json.set("changed", int(std::count_if(documents.begin(), documents.end(), hasChangedNow)));
    json.set("ocr_languages", languages ? *languages : QStringList());
    json.set("ocr_installed", installed);
    if (options.deep) {
        json.set("sound", broken.isEmpty());
        json.set("mended", healing->mended.done);
        json.set("read_again", healing->readAgain);
        json.set("broken", broken);
    }
    const QStringList judges = judgeWarnings(options.settings, ProfileFile(ProfileFile::usual()).trials());
    json.set("judges", judges);
    const QList<ModelCheck> models = checkModels(options.settings, stop);
    const bool answer = std::all_of(models.begin(), models.end(), [](const ModelCheck &each) { return each.answers; });
    json.set("models", inJson(models));
    const QList<MissingDictionary> dictionaries = missingDictionaries(*library, stop);
    json.set("dictionaries", core::Dictionaries::installed().languages());
    json.set("dictionaries_missing", inJson(dictionaries));
    if (options.json) {
        printLine(oneLine(json));
    } else {
        printLine(QStringLiteral("Library %1: %2, %3 indexed, %4, %5.")
                      .arg(library->folder(), core::plural(documents.size(), "document"), QString::number(indexed),
                           core::plural(library->passageCount(), "passage"), core::plural(sessions, "session")));
        printLine(QStringLiteral("SQLite %1 stores the library.").arg(core::sqliteVersion()));
        if (!outdated->isEmpty())
            printLine(QStringLiteral("Outdated documents, read by an older Attest or with another passage length: %1. "
                                     "“attest-cli reread” brings them up to date.")
                          .arg(outdated->size()));
        if (options.deep)
            tell(*healing);
        for (const core::Document &document : documents) {
            if (statusNow(document) != core::DocumentStatus::Indexed || hasChangedNow(document))
                printLine(documentLine(document));
        }
    }
    for (const QString &sentence : broken)
        printNote(sentence);
    if (!reader)
        printNote(reader.error().message);
    if (!languages)
        printNote(languages.error().message);
    else if (!options.json)
        printLine(QStringLiteral("Languages for OCR: %1 (installed: %2).")
                      .arg(languages->join(QStringLiteral(", ")), installed.join(QStringLiteral(", "))));
    for (const QString &sentence : options.json ? QStringList() : judges)
        printLine(sentence);
    if (!options.json)
        tell(dictionaries);
    for (const ModelCheck &model : models) {
        if (!model.answers)
            printNote(model.sentence);
        else if (!options.json)
            printLine(model.sentence);
    }
    if (!cmaps)
        printNote(QStringLiteral("The package poppler-data is missing, so Chinese, Japanese and Korean PDFs may have "
                                 "no text; install it and read them again."));
    return broken.isEmpty() && reader && cmaps && languages && answer ? CliStatus::Done : CliStatus::Failed;
}

} // namespace app
