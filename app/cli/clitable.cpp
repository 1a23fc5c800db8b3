#include "app/cli/clitable.h"

#include "app/cli/clicommands.h"
#include "app/cli/nearest.h"
#include "core/base/profiles.h"

#include <algorithm>
#include <limits>

namespace app {
namespace {

constexpr qint64 megabyte = 1'000'000;
constexpr qint64 mostPassages = 50; // per question, as limited by the setting
constexpr qint64 mostFound = 1000;
constexpr int anyNumber = -1; // of arguments
constexpr qint64 unlimited = std::numeric_limits<qint64>::max();

QString setLibrary(CliOptions &options, const QString &text)
{
    options.library = text; // an empty variable in a script must not select the window's library
    return text.isEmpty() ? QStringLiteral("“--library” needs a folder.") : QString();
}

QString setFlow(CliOptions &options, const QString &text)
{
    options.flows.append(text);
    options.set.append({QStringLiteral("flow"), text});
    options.settings.flow = text;
    return {};
}

QString setModel(CliOptions &options, const QString &text)
{
    options.models.append(text);
    options.set.append({QStringLiteral("model"), text});
    options.settings.model = text;
    return {};
}

QString setOcr(CliOptions &options, const QString &text)
{
    options.settings.ocr = text;
    return {};
}

QString setProfile(CliOptions &options, const QString &text)
{
    const core::Profile *profile = core::findProfile(text);
    if (!profile)
        return QStringLiteral("There is no profile “%1”; “attest-cli profiles” lists them.").arg(text);
    core::apply(options.settings, *profile);
    for (const auto &[setting, value] : core::valuesOf(*profile))
        options.set.append({QLatin1String(setting->key), value});
    return {};
}

QString unknownSetting(const QString &key)
{
    QStringList known;
    for (const core::Setting &setting : core::settingsTable())
        known.append(QLatin1String(setting.key));
    const QString nearest = nearestOf(key, known);
    const QString none = QStringLiteral("There is no setting “%1”; ").arg(key);
    return nearest.isEmpty() ? none + QStringLiteral("“attest-cli help settings” lists them.")
                             : none + QStringLiteral("did you mean “%1”?").arg(nearest);
}

QString setSetting(CliOptions &options, const QString &text)
{
    const int equals = int(text.indexOf(u'='));
    const QString key = text.left(equals);
    const core::Setting *setting = core::findSetting(key);
    if (!setting)
        return unknownSetting(key);
    if (equals < 0)
        return QStringLiteral("“--set” needs a value for “%1”: --set %1=value.").arg(key);
    options.set.append({key, text.mid(equals + 1)});
    return core::setFromText(options.settings, *setting, text.mid(equals + 1));
}

QString setWithout(CliOptions &options, const QString &text)
{
    for (const QString &part : text.split(u',')) {
        bool *wanted = part == QLatin1String("traces")     ? &options.request.traces
                       : part == QLatin1String("prompts")  ? &options.request.prompts
                       : part == QLatin1String("rejected") ? &options.request.rejected
                       : part == QLatin1String("snippets") ? &options.request.snippets
                                                           : nullptr;
        if (!wanted)
            return QStringLiteral("“--without” takes traces, prompts, rejected or snippets, not “%1”.").arg(part);
        *wanted = false;
    }
    return {};
}

QString setWithPaths(CliOptions &options, const QString &)
{
    options.request.paths = true;
    return {};
}

QString setWithAppendix(CliOptions &options, const QString &)
{
    options.request.appendix = true;
    return {};
}

QString setInclude(CliOptions &options, const QString &text)
{
    options.filter.include.append(text);
    return {};
}

QString setExclude(CliOptions &options, const QString &text)
{
    options.filter.exclude.append(text);
    return {};
}

QString setNoSubfolders(CliOptions &options, const QString &)
{
    options.filter.subfolders = false;
    return {};
}

QString setHidden(CliOptions &options, const QString &)
{
    options.filter.hidden = true;
    return {};
}

QString setLargest(CliOptions &options, const QString &text)
{
    options.filter.largest = text.toLongLong() * megabyte;
    return {};
}

QString setTitle(CliOptions &options, const QString &text)
{
    options.described.title = text;
    return {};
}

QString setAuthor(CliOptions &options, const QString &text)
{
    options.described.author = text;
    return {};
}

QString setYear(CliOptions &options, const QString &text)
{
    bool isNumber = true;
    options.described.year = text.isEmpty() ? 0 : text.toInt(&isNumber);
    return isNumber ? QString()
                    : QStringLiteral("“--year” takes a four-digit year or an empty value, not “%1”.").arg(text);
}

using O = CliOptions;
constexpr auto many = CliOption::AnyNumber;
constexpr auto once = CliOption::Once;

constexpr CliOption onlyFor(const char *acts, CliOption option)
{
    option.acts = acts;
    return option;
}

// Options shared by several commands.
constexpr CliOption passwordFile{"--password-file", "FILE",
                                 "passwords for locked PDFs, one per line; “-” reads standard input", &O::passwordFile};
constexpr CliOption ocr{
    "--ocr", "auto|off|force",
    "OCR scanned and garbled pages (auto), no pages (off), or every page (force); default: the ocr setting", setOcr};
constexpr CliOption set{
    "--set", "KEY=VALUE",
    "override a setting for this run; “attest-cli help settings” lists them with units and defaults", setSetting, many};
constexpr CliOption profile{
    "--profile", "ID", "use a published preset; “attest-cli profiles” lists them; other options override its values",
    setProfile};
constexpr CliOption flow{"--flow", "ID",
                         "flow that answers the question; “attest-cli flows” lists them; default: the flow setting",
                         setFlow};
constexpr CliOption flows{"--flow", "ID", "flow to measure; repeat to compare several; default: the flow setting",
                          setFlow, many};
constexpr CliOption model{"--model", "NAME", "model to use; “attest-cli models” lists them; default: the model setting",
                          setModel};
constexpr CliOption models{"--model", "NAME", "model to measure; repeat to compare several; default: the model setting",
                           setModel, many};
constexpr CliOption document{"--document", "DOCUMENT", "search only this document; can be repeated", &O::documents,
                             many};
constexpr CliOption tag{"--tag", "TAG", "search only documents with this tag; can be repeated", &O::tags, many};
constexpr CliOption passages{
    "-k", "N", "number of passages to retrieve; default: the passages setting", &O::count, once, 1, mostPassages};
constexpr CliOption why{"--why", nullptr, "print every verdict, and the steps that led to the answer", &O::why};

// Dictionaries are used only if there may be names: capitals inside words.
bool mayHaveNames(const CliOptions &options)
{
    const QString question = options.arguments.join(u' ').mid(1);
    return std::any_of(question.begin(), question.end(), [](QChar c) { return c.isUpper(); });
}

// For commands that never change anything, or always look up words.
bool always(const CliOptions &)
{
    return true;
}

bool withoutArguments(const CliOptions &options)
{
    return options.arguments.isEmpty();
}

bool unlessKept(const CliOptions &options)
{
    return options.noKeep;
}

constexpr CliOption globals[] = {
    {"--library", "DIR", "library folder; default: $ATTEST_LIBRARY, else the window's library", setLibrary},
    {"--json", nullptr, "print JSON (stable keys)", &O::json},
    {"-h,--help", nullptr, "show this help", &O::help},
    {"-V,--version", nullptr, "print the version", &O::version},
};

std::vector<CliCommand> documentCommands()
{
    return {
        {.name = "add",
         .arguments = "[PATH…|-]",
         .most = anyNumber,
         .summary = "add PDFs or folders to the library",
         .text = "“-” reads paths from standard input, one per line. Without a path, “add” reads the files in the "
                 "queue, including those dropped on the window. When all files have been read, “add” runs OCR on the "
                 "scans among them. After Ctrl+C, unread files stay in the queue.",
         .example = "add ~/papers --ocr off",
         .options = {passwordFile, ocr, set},
         .needs = CliCommand::OpenedOrMade,
         .run = runAdd},
        {.name = "recognise",
         .arguments = "[DOCUMENT…]",
         .most = anyNumber,
         .summary = "recognise the text of scanned pages (OCR)",
         .text = "Without arguments, “recognise” processes all scanned pages on which OCR has not been tried. With "
                 "arguments, it processes the named documents, even if OCR has been tried on them. A stopped run "
                 "resumes where it left off. The setting ocr-languages chooses the languages. If it is empty, Attest "
                 "uses the system's languages and English, unless another installed language gives clearly better "
                 "results on the first pages.",
         .example = "recognise scan.pdf --force",
         .options = {{"--force", nullptr,
                      "recognise every page, even if it has text (for PDFs with a bad text layer); needs a document",
                      &O::force},
                     passwordFile,
                     ocr,
                     set},
         .needs = CliCommand::Opened,
         .run = runRecognise},
        {.name = "queue",
         .arguments = "[retry|clear]",
         .most = 1,
         .summary = "show files that are waiting to be read, or could not be read",
         .text = "“retry” puts failed files back in the queue; “clear” empties the queue.",
         .example = "queue retry",
         .needs = CliCommand::Opened,
         .run = runQueue},
        {.name = "list",
         .summary = "list the documents in the library",
         .text = "With --tags, “list” prints the tags instead, each with its number of documents.",
         .example = "list --tag thesis",
         .options = {{"--tag", "TAG", "only documents with this tag; can be repeated", &O::tags, many},
                     {"--tags", nullptr, "list tags instead of documents", &O::listTags}},
         .needs = CliCommand::Opened,
         .reads = always,
         .run = runList},
        {.name = "show",
         .arguments = "DOCUMENT",
         .least = 1,
         .most = 1,
         .summary = "show one document and the status of its pages",
         .text = "With --tables, “show” prints the document's tables instead, as Attest read them.",
         .example = "show report.pdf --tables --page 43",
         .options = {{"--tables", nullptr, "print the document's tables, each with its page number",
                      &CliOptions::tables},
                     {.names = "--page",
                      .value = "N",
                      .what = "with --tables, print only the tables on page N",
                      .member = &CliOptions::page,
                      .least = 1,
                      .most = 1000000},
                     set},
         .needs = CliCommand::Opened,
         .reads = always,
         .run = runShow},
        {.name = "describe",
         .arguments = "DOCUMENT…",
         .least = 1,
         .most = anyNumber,
         .summary = "show or change the title, author, year and tags of documents",
         .text = "Without options, “describe” prints the current values. Your changes are kept when the document is "
                 "read again; answers, citations, exports and searches use them. An empty author or year clears the "
                 "field; an empty title restores the one Attest read. A title, author or year can be set for one "
                 "document at a time. A tag that no document has disappears.",
         .example = "describe netflix.pdf --title \"Netflix 10-K\" --year 2015",
         .options = {{"--title", "TEXT", "set the title", setTitle},
                     {"--author", "TEXT", "set the author", setAuthor},
                     {"--year", "N", "set the year", setYear},
                     {"--as-read", nullptr, "first restore the title, author and year that Attest read", &O::asRead},
                     {"--tag", "TAG", "add this tag; can be repeated", &O::tags, many},
                     {"--untag", "TAG", "remove this tag; can be repeated", &O::untagged, many}},
         .needs = CliCommand::Opened,
         .run = runDescribe},
        {.name = "bibtex",
         .arguments = "FILE…",
         .least = 1,
         .most = anyNumber,
         .summary = "take titles, authors and years from BibTeX files",
         .text =
             "Each entry is matched to the document whose file it names (as JabRef, Zotero and Mendeley do), or else "
             "to the document with the same DOI or title, or with the entry's key as its file name. Values you have "
             "changed yourself are kept. “bibtex” reports missing files, and entries that match no document.",
         .example = "bibtex thesis.bib",
         .needs = CliCommand::Opened,
         .run = runBibtex},
        {.name = "cite",
         .arguments = "DOCUMENT…",
         .least = 1,
         .most = anyNumber,
         .summary = "print references to documents",
         .text = "To correct a title, author or year, use “describe”. To export the documents that sessions cite, use "
                 "“export --format bibtex” (or csl or ris).",
         .example = "cite netflix.pdf --format bibtex --page 42",
         .options = {{"--format", "apa|chicago|ieee|bibtex|csl|ris",
                      "format of the references; default: the citation-style setting", &O::format},
                     {.names = "--page",
                      .value = "N",
                      .what = "cite page N",
                      .member = &CliOptions::page,
                      .least = 1,
                      .most = 1000000},
                     set},
         .needs = CliCommand::Opened,
         .reads = always,
         .run = runCite},
        {.name = "assistants",
         .arguments = "[hide|show DOCUMENT…]",
         .most = anyNumber,
         .summary = "hide documents from other assistants, or show them again",
         .text = "“attest-cli mcp” and desktop search never list, find, quote or count a hidden document; this takes "
                 "effect at once. Your own questions still find it. Without arguments, “assistants” lists the hidden "
                 "documents.",
         .example = "assistants hide diary.pdf",
         .needs = CliCommand::Opened,
         .reads = withoutArguments,
         .run = runAssistants},
        {.name = "remove",
         .arguments = "DOCUMENT…",
         .least = 1,
         .most = anyNumber,
         .summary = "remove documents from the library; their PDF files are not deleted",
         .example = "remove report.pdf",
         .needs = CliCommand::Opened,
         .run = runRemove},
        {.name = "reindex",
         .summary = "read every document again from its file",
         .example = "reindex",
         .options = {passwordFile, ocr, set},
         .needs = CliCommand::Opened,
         .run = runReindex},
        {.name = "reread",
         .summary = "update documents whose index is outdated",
         .text = "The index of a document is outdated if an older Attest read it, or if the setting passage-length or "
                 "passage-overlap has changed since. The old passages stay in use until all the new ones are ready.",
         .example = "reread --set passage-length=800",
         .options = {passwordFile, ocr, set},
         .needs = CliCommand::Opened,
         .run = runReread},
        {.name = "folders",
         .arguments = "[add DIR|sync [DIR…]|remove DIR…]",
         .most = anyNumber,
         .summary = "list, add, check or remove watched folders",
         .text = "Without arguments, “folders” lists the watched folders and their status.\n"
                 "“add” watches a folder, or changes its filters, and reads new files.\n"
                 "“sync” checks the folders now: it reads new and changed files, tries again those that failed before, "
                 "notices files that were moved, and marks documents whose files are gone.\n"
                 "“remove” stops watching a folder. Its documents stay in the library unless you add --with-documents; "
                 "files are never deleted.",
         .example = "folders add ~/papers --exclude drafts --largest 50",
         .options =
             {onlyFor("add",
                      {"--include", "GLOB", "watch only files whose names match; can be repeated; default: all PDFs",
                       setInclude, many}),
              onlyFor("add", {"--exclude", "GLOB", "skip files and folders whose names match; can be repeated",
                              setExclude, many}),
              onlyFor("add", {"--no-subfolders", nullptr, "skip subfolders", setNoSubfolders}),
              onlyFor("add",
                      {"--hidden", nullptr, "include files and folders whose names begin with a dot", setHidden}),
              onlyFor("add", {"--largest", "MB", "skip files larger than this many megabytes; default: any size",
                              setLargest, once, 1, 100'000}),
              onlyFor("add sync", {"--remove-gone", nullptr,
                                   "remove documents whose files are gone; default: only mark them", &O::removeGone}),
              onlyFor("add remove", {"--with-documents", nullptr,
                                     "also remove documents whose files are no longer watched", &O::withDocuments}),
              onlyFor("add sync", passwordFile), onlyFor("add sync", ocr), set},
         .needs = CliCommand::OpenedOrMade,
         .run = runFolders},
    };
}

std::vector<CliCommand> questionCommands()
{
    return {
        {.name = "zotero",
         .arguments = "[add|sync|remove COLLECTION…|highlight SESSION…]",
         .most = anyNumber,
         .summary = "list or follow Zotero collections, or highlight cited passages in Zotero",
         .text =
             "Without arguments, “zotero” lists the collections in Zotero, which must be running on this computer.\n"
             "“add” follows a collection, given by key or name: it reads the PDFs, takes their title, authors and "
             "year from Zotero, and tags them with the collection's name.\n"
             "“sync” checks the collections again: it reads new PDFs, applies changes made in Zotero except to "
             "fields you corrected, and removes the tag from documents that left the collection.\n"
             "“remove” stops following a collection; its documents stay.\n"
             "“highlight” marks the passages that a session cites, in Zotero's copies of the PDFs (Zotero 10 or newer, "
             "followed collections only). Zotero asks for your permission; existing highlights are left alone.",
         .example = "zotero add Thesis",
         .options = {{"--server", "URL",
                      "address of Zotero's local API, on this computer; default: http://localhost:23119", &O::server},
                     passwordFile,
                     ocr,
                     set},
         .needs = CliCommand::OpenedOrMade,
         .reads = withoutArguments,
         .run = runZotero},
        {.name = "search",
         .arguments = "QUESTION",
         .least = 1,
         .most = anyNumber,
         .summary = "find the passages that best match a question",
         .example = "search \"net sales\" -k 3",
         .options = {{"-k", "N", "number of passages to find; default: 10", &O::count, once, 1, mostFound},
                     document,
                     tag,
                     set},
         .needs = CliCommand::Opened,
         .reads = always,
         .spells = mayHaveNames,
         .run = runSearch},
        {.name = "ask",
         .arguments = "[QUESTION|-]",
         .most = anyNumber,
         .summary = "answer a question using the documents",
         .text = "“-” reads the question from standard input; it can be omitted at the end of a pipe.\n"
                 "To use a model on a server other than the one in the settings, add its address: "
                 "NAME@http://localhost:8080/v1. For the model “local” (the file in the local-model setting), "
                 "attest-cli starts llama-server and stops it afterwards. It runs the program named by "
                 "$ATTEST_LLAMA_SERVER, or else llama-server on PATH.",
         .example = "ask \"What were net sales?\" --document 3 --why",
         .options = {passages,
                     document,
                     tag,
                     {"--session", "N", "add to this session; default: a new one", &O::session, once, 1, unlimited},
                     {"--no-keep", nullptr, "don't save the question; works while the window is open", &O::noKeep},
                     why,
                     flow,
                     model,
                     profile,
                     set},
         .needs = CliCommand::Opened,
         .reads = unlessKept,
         .canGoUnkept = true,
         .spells = always,
         .run = runAsk},
        {.name = "fork",
         .arguments = "SESSION TURN --at STEP",
         .least = 2,
         .most = 2,
         .summary = "re-run an earlier question from one of its steps, with changes",
         .text = "The results of earlier steps are reused; no model is asked again. TURN is the question's number in "
                 "the session, or its id. PASSAGE is a passage number from the trace.",
         .example = "fork 4 1 --at retrieve --query \"sales by region\"",
         .options = {{"--at", "STEP", "step to start from", &O::step},
                     {"--visit", "N", "start from the N-th time the run reached this step; default: the last time",
                      &O::visit, once, 1, mostFound},
                     {"--query", "TEXT", "text for the next search", &O::query},
                     {"--use", "PASSAGE", "use this passage even if the judge rejects it; can be repeated",
                      &O::keptPassages, many},
                     {"--leave-out", "PASSAGE", "leave this passage out; can be repeated", &O::leftOut, many},
                     passages,
                     why,
                     flow,
                     model,
                     profile,
                     set},
         .needs = CliCommand::Opened,
         .run = runFork},
        {.name = "eval",
         .arguments = "QUESTIONS",
         .least = 1,
         .most = 1,
         .summary = "measure answer quality with questions whose answers are known",
         .text = "Several flows and models are compared side by side. The report begins with the number of "
                 "correct answers for each outcome; --json prints all figures.\n"
                 "QUESTIONS is a file or a folder in one of these formats:\n"
                 "JSONL with {id, question, answer, answerable, evidence: [{document, page}]}\n"
                 "JSONL with FinanceBench rows\n"
                 "JSONL with {passage, sentence, label}, or labels exported by Attest\n"
                 "JSONL with {query, context, response}\n"
                 "JSON from SQuAD\n"
                 "a folder with docs.jsonl\n"
                 "a BEIR folder, with corpus.jsonl, queries.jsonl and qrels\n"
                 "If a set contains its own texts, Attest adds them to a temporary library. Test questions that "
                 "you add in the window are in the file test-questions.jsonl in the library's folder.",
         .example = "eval questions.jsonl --flow plain --flow self-rag -o report.json",
         .options = {{"-k", "N", "count a search as right if a correct page is among the first N passages; default: 10",
                      &O::count, once, 1, mostFound},
                     {"-o", "FILE",
                      "write the report to this file, as JSON or, if its name ends in .md, as a table; repeating a "
                      "stopped run resumes it; default: standard output",
                      &O::output},
                     {"--retrieval-only", nullptr, "measure retrieval only, without answers", &O::retrievalOnly},
                     {"--within-document", nullptr, "for each question, search only the document that answers it",
                      &O::withinDocument},
                     {"--keep", nullptr, "save each answer in a session", &O::keep},
                     flows,
                     models,
                     profile,
                     set},
         .run = runEval},
        {.name = "flows",
         .summary = "list the flows, or draw one",
         .example = "flows --draw self-rag --format dot",
         .options = {{"--draw", "ID", "print the graph of this flow", &O::draw},
                     {"--format", "mermaid|dot|json", "format of the graph; default: mermaid", &O::format}},
         .run = runFlows},
    };
}

std::vector<CliCommand> sessionCommands()
{
    return {
        {.name = "sessions",
         .arguments = "[remove ID…]",
         .most = anyNumber,
         .summary = "list the sessions, or remove some",
         .example = "sessions remove 4",
         .needs = CliCommand::Opened,
         .reads = withoutArguments,
         .run = runSessions},
        {.name = "bin",
         .arguments = "[restore ID… | empty [ID…]]",
         .most = anyNumber,
         .summary = "list, restore or delete removed documents and sessions",
         .text = "Removed documents and sessions stay in the bin for 30 days; searches do not find them there. “empty” "
                 "deletes them for good. With --json, the key “bin” contains [{id, kind, title, original, removed, "
                 "until}].",
         .example = "bin restore 3",
         .needs = CliCommand::Opened,
         .run = runBin},
        {.name = "recheck",
         .arguments = "SESSION",
         .least = 1,
         .most = 1,
         .summary = "check whether the documents still support a session's answers",
         .text = "The answers stay as they are; only their support is checked again. If a cited document has changed, "
                 "the passages nearest to the cited words are checked. The result is saved with the answers.",
         .example = "recheck 4",
         .options = {model, profile, set},
         .needs = CliCommand::Opened,
         .run = runRecheck},
        {.name = "export",
         .arguments = "[SESSION…|--all] --format FORMAT",
         .most = anyNumber,
         .summary = "export sessions to a file or standard output",
         .text = "Several sessions go into one file. The format “labels” contains your corrected verdicts, which "
                 "“eval” can read. A bundle contains answers with their evidence; others can open it in Attest and "
                 "check it with “verify”.",
         .example = "export 3 --format markdown -o answers.md",
         .options = {{"--all", nullptr, "export every session", &O::all},
                     {"--format", "FORMAT",
                      "markdown, html, obsidian, json, jsonl, csv, bibtex, csl, ris, labels or bundle", &O::format},
                     {"-o", "FILE", "output file; default: standard output", &O::output},
                     {"--overwrite", nullptr, "replace an existing file", &O::overwrite},
                     {"--without", "PART,…",
                      "leave out traces, prompts (and raw replies), rejected (passages) or snippets (pictures of the "
                      "cited words); default: nothing",
                      setWithout, many},
                     {"--with-paths", nullptr, "include folder paths; default: file names only", setWithPaths},
                     {"--with-appendix", nullptr,
                      "in markdown and html, say how each question was answered: steps, verdicts, model and cost",
                      setWithAppendix},
                     set},
         .needs = CliCommand::Opened,
         .reads = always,
         .run = runExport},
        {.name = "import",
         .arguments = "BUNDLE",
         .least = 1,
         .most = 1,
         .summary = "import the sessions in an evidence bundle; they are read-only",
         .example = "import audit.attest",
         .needs = CliCommand::OpenedOrMade,
         .run = runImport},
        {.name = "verify",
         .arguments = "BUNDLE",
         .least = 1,
         .most = 1,
         .summary = "check that a bundle is intact and that its documents match this library's PDFs",
         .example = "verify audit.attest",
         .needs = CliCommand::Opened,
         .reads = always,
         .run = runVerify},
    };
}

std::vector<CliCommand> otherCommands()
{
    return {
        {.name = "profiles",
         .summary = "list published presets, and how each differs from your settings",
         .example = "profiles",
         .options = {flow, model, profile, set},
         .run = runProfiles},
        {.name = "models",
         .arguments = "[pull [NAME] | get [NAME|URL]]",
         .most = 2,
         .summary = "list models, what they can do, and how well they judge",
         .text = "“pull” asks an Ollama server to download a model, and shows the progress. Ctrl+C stops the download; "
                 "the same command resumes it. “get” downloads a model file (GGUF) from a list or from a URL; "
                 "llama-server serves it as the model “local”. An interrupted download resumes, and the file is used "
                 "only if its SHA-256 matches the list or --sha256. Without a name, “pull” and “get” list the models "
                 "that fit in this computer's memory.",
         .example = "models pull qwen3:4b",
         .options = {onlyFor("pull", {"--server", "URL",
                                      "address of the Ollama server; default: the server-url setting", &O::server}),
                     onlyFor("get",
                             {"--sha256", "SUM", "expected SHA-256 of the file; required with a URL", &O::sha256}),
                     onlyFor("get", {"--to", "FOLDER", "folder for the file; default: Attest's own folder", &O::to}),
                     {"--probe", "URL[#MODEL]",
                      "test what a model can do; “local” is the model file in the local-model setting", &O::probe},
                     {"--judge", "URL[#MODEL]",
                      "test how often a model's verdicts agree with those of people, on 40 examples", &O::judge},
                     model,
                     profile,
                     set},
         .run = runModels},
        {.name = "key",
         .arguments = "SERVER",
         .least = 1,
         .most = 1,
         .summary = "save a server's key in the keychain",
         .text = "Type the key, or pipe it in. SERVER is the address of a model server, or “tavily”. The key is saved "
                 "in the system's keychain. For the server in the settings, $ATTEST_API_KEY takes precedence over the "
                 "saved key (https or this computer only); for https://api.openai.com, $OPENAI_API_KEY is used if no "
                 "key is saved. Web search with Tavily uses the saved key or, if none is saved, $TAVILY_API_KEY. For a "
                 "SearXNG server "
                 "behind a password, save name:password under its address.",
         .example = "key https://api.openai.com/v1",
         .options = {{"--forget", nullptr, "remove the saved key", &O::forget}, set},
         .run = runKey},
        {.name = "doctor",
         .summary = "check that everything Attest needs is present and works",
         .example = "doctor --deep",
         .options = {{"--deep", nullptr, "also check the whole library for damage, and repair what can be repaired",
                      &O::deep},
                     model,
                     profile,
                     set},
         .needs = CliCommand::OpenedOrMade,
         .run = runDoctor},
        {.name = "team",
         .arguments = "[ACTION [NAME…]]",
         .acts = "status join pull leave search publish answers withdraw add work init fit grant revoke remove",
         .most = anyNumber,
         .summary = "use a library that a team shares on a PostgreSQL server",
         .text =
             "Without an action, or with “status”, “team” shows what you may see on the server, and the state of a "
             "joined library.\n"
             "“join” creates a library in the folder named by --library, and copies into it all documents that you may "
             "see. “pull” updates it: new documents are added, and those you may no longer see are removed. Between "
             "updates, the library needs no network. “leave” disconnects it; the documents stay unless you add "
             "--with-documents.\n"
             "“search QUESTION” finds passages on the server, in everything you may see, without a library of your "
             "own. Use it if the team library is too large to copy.\n"
             "“publish SESSION [NUMBER]” shares an answer with everyone who may see all the documents it is based on; "
             "without a number, it shares the last answer of the session. “answers” lists the published answers, "
             "“answers ID -o FILE” downloads one as an evidence bundle for “attest-cli import”, and “withdraw ID” "
             "takes back one of yours.\n"
             "“add COLLECTION PATH…” adds files to a collection. “work” reads waiting files until it is stopped; it "
             "can run on any number of machines. Both use the folder or S3 object store (s3://BUCKET/PREFIX) "
             "given with --files. AWS_ENDPOINT_URL and AWS_REGION are the store's address and region; the keys come "
             "from "
             "AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or from ~/.aws/credentials.\n"
             "“init” creates the team library or upgrades it; with --from, it also copies the documents of a library "
             "without reading them again. “fit” lets searches on the server find passages by meaning as well as by "
             "words; run it again after adding documents. “grant ROLE COLLECTION” and “revoke ROLE COLLECTION” change "
             "what a PostgreSQL role may see; with --document, they apply to a single document. “remove DOCUMENT” "
             "removes a "
             "document for everyone.\n"
             "The password comes from the keychain (“attest-cli key postgresql://SERVER/DATABASE”), ~/.pgpass or "
             "PostgreSQL's service file, never from the address. The package libpq5 is required.",
         .example = "--library ~/team team join --server postgresql://anna@db.example.org/papers",
         .options =
             {{"--server", "ADDRESS",
               "address of the team library, postgresql://NAME@SERVER/DATABASE; default: $ATTEST_TEAM, else the one "
               "that the library joined",
               &O::server},
              onlyFor("leave",
                      {"--with-documents", nullptr, "delete the pulled documents for good", &O::withDocuments}),
              onlyFor("answers", {"-o", "FILE", "file for the evidence bundle of an answer", &O::output}),
              onlyFor("answers", {"--overwrite", nullptr, "replace an existing file", &O::overwrite}),
              onlyFor("init", {"--from", "DIR", "library to copy documents from; default: none", &O::from}),
              onlyFor("init search fit",
                      {"--collection", "NAME",
                       "collection to fill, search or fit; default: “Library” for init, else all", &O::collection}),
              onlyFor("search", {"-k", "N", "number of passages to find; default: 10", &O::count, once, 1, mostFound}),
              onlyFor("grant", {"--may", "read|add|work",
                                "what the role may do: see documents (read), also add files (add), or also run “work” "
                                "(work); default: read",
                                &O::may}),
              onlyFor("grant revoke search",
                      {"--document", "DOCUMENT",
                       "limit the action to this document, given as a path, file name or SHA-256", &O::documents}),
              onlyFor("add work",
                      {"--files", "DIR",
                       "folder for the files, which all machines that run “work” can reach, or s3://BUCKET/PREFIX",
                       &O::files}),
              onlyFor("work", {"--drain", nullptr, "exit when no file is waiting; default: keep waiting for new ones",
                               &O::drain}),
              onlyFor("work", {"--lease", "SECONDS",
                               "seconds without contact after which another machine takes over a file; default: 60",
                               &O::lease, once, 1, 3600}),
              onlyFor("work", passwordFile),
              onlyFor("work", ocr),
              set},
         .run = runTeam},
        {.name = "backup",
         .arguments = "FILE",
         .least = 1,
         .most = 1,
         .summary = "save the whole library in one file; works while the window is open",
         .text = "FILE is an ordinary ZIP file. It contains the database and your test questions, with checksums.",
         .example = "backup /media/disk/attest.backup.zip --overwrite",
         .options = {{"--overwrite", nullptr, "replace an existing file", &O::overwrite}},
         .run = runBackup},
        {.name = "restore",
         .arguments = "FILE",
         .least = 1,
         .most = 1,
         .summary = "restore a library from a backup",
         .text = "An existing library is replaced only with --replace, and the old one is kept.",
         .example = "restore /media/disk/attest.backup.zip",
         .options = {{"--replace", nullptr, "replace an existing library", &O::replace}},
         .run = runRestore},
        {.name = "rescue",
         .arguments = "FOLDER",
         .least = 1,
         .most = 1,
         .summary = "copy everything readable from a damaged library to a new one in FOLDER",
         .text = "“rescue” copies sessions, corrections, titles, authors, years and tags, the locations of documents, "
                 "and watched folders. It puts the PDFs into the queue of the new library, lists what is lost, and "
                 "does not change the damaged library.",
         .example = "rescue ~/rescued",
         .run = runRescue},
        {.name = "mcp",
         .summary = "serve the library to other assistants (Model Context Protocol)",
         .text = "The assistant starts this server and communicates with it on standard input and output; "
                 "--print-config prints the lines to add to the assistant's configuration. The server reads one "
                 "library, even while the window has it open. It makes no changes and no network connections, and "
                 "answers with the built-in model. Its tools are search, ask, check_claim, find_quote, read_pages, "
                 "list_documents and cite. A reply contains at most 48 kB of results, and says whether anything was "
                 "left out. The server exits when its input ends.",
         .example = "mcp --print-config claude",
         .options = {{"--print-config", "claude|vscode", "print the configuration to paste, and exit", &O::printConfig},
                     {"--audit", "FILE",
                      "log each call to this file as a line of JSON; “-” is standard error; default: "
                      "attest/mcp.jsonl in $XDG_STATE_HOME or ~/.local/state",
                      &O::audit},
                     flow,
                     profile,
                     set},
         .run = runMcp},
        {.name = "completions",
         .arguments = "bash|zsh|fish",
         .least = 1,
         .most = 1,
         .summary = "print shell completions for commands and options",
         .text = "The Debian package installs the completions. Otherwise, run “source <(attest-cli completions bash)”, "
                 "or in fish “attest-cli completions fish | source”.",
         .example = "completions bash",
         .run = runCompletions},
        {.name = "help",
         .arguments = "[COMMAND|settings]",
         .most = 1,
         .summary = "show help for a command, or list the settings",
         .example = "help ask",
         .options = {{"--man", nullptr, "print the manual page of a command, in man(7) format", &O::man}},
         .run = runHelp},
    };
}

QStringList partsOf(const char *text, char16_t between)
{
    return QString::fromUtf8(text).split(between, Qt::SkipEmptyParts);
}

} // namespace

QStringList CliOption::allNames() const
{
    return partsOf(names, u',');
}

QStringList CliOption::choices() const
{
    const QStringList parts = partsOf(value, u'|');
    return parts.size() > 1 ? parts : QStringList();
}

const std::vector<CliCommand> &cliCommands()
{
    static const std::vector<CliCommand> commands = [] {
        std::vector<CliCommand> all;
        for (const auto &group : {documentCommands(), questionCommands(), sessionCommands(), otherCommands()})
            all.insert(all.end(), group.begin(), group.end());
        return all;
    }();
    return commands;
}

std::span<const CliOption> cliGlobalOptions()
{
    return globals;
}

const std::vector<const CliOption *> &allCliOptions()
{
    static const std::vector<const CliOption *> options = [] {
        std::vector<const CliOption *> all;
        QStringList names;
        const auto add = [&](const CliOption &option) {
            if (names.contains(option.allNames().first()))
                return;
            names += option.allNames();
            all.push_back(&option);
        };
        for (const CliOption &option : globals)
            add(option);
        for (const CliCommand &command : cliCommands()) {
            for (const CliOption &option : command.options)
                add(option);
        }
        return all;
    }();
    return options;
}

const CliOption *anyCliOption(const QString &optionName)
{
    if (!optionName.startsWith(u'-')) // quick exit, because thousands of files may be given
        return nullptr;
    for (const CliOption *option : allCliOptions()) {
        if (option->allNames().contains(optionName))
            return option;
    }
    return nullptr;
}

const CliCommand *cliCommand(const QString &name)
{
    for (const CliCommand &command : cliCommands()) {
        if (name == QLatin1String(command.name))
            return &command;
    }
    return nullptr;
}

const CliOption *cliOption(const CliCommand &command, const QString &optionName)
{
    const auto in = [&](std::span<const CliOption> options) -> const CliOption * {
        for (const CliOption &option : options) {
            if (option.allNames().contains(optionName))
                return &option;
        }
        return nullptr;
    };
    const CliOption *own = in(command.options);
    return own ? own : in(globals);
}

} // namespace app
