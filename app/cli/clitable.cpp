#include "app/cli/clitable.h"

#include "app/cli/clicommands.h"
#include "app/cli/nearest.h"
#include "core/base/profiles.h"

#include <algorithm>
#include <limits>

namespace app {
namespace {

constexpr qint64 megabyte = 1'000'000;
constexpr qint64 mostPassages = 50; // of a question, as the setting has it
constexpr qint64 mostFound = 1000;
constexpr int anyNumber = -1; // of arguments
constexpr qint64 unlimited = std::numeric_limits<qint64>::max();

QString setLibrary(CliOptions &options, const QString &text)
{
    options.library = text; // an unset variable of a script must not lead to the window's library
    return text.isEmpty() ? QStringLiteral("“--library” wants a folder.") : QString();
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
        return QStringLiteral("“--set” wants a value for “%1”: --set %1=value.").arg(key);
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
                    : QStringLiteral("“--year” takes a number of four digits, or nothing, not “%1”.").arg(text);
}

using O = CliOptions;
constexpr auto many = CliOption::AnyNumber;
constexpr auto once = CliOption::Once;

constexpr CliOption onlyFor(const char *acts, CliOption option)
{
    option.acts = acts;
    return option;
}

// What several commands take alike.
constexpr CliOption passwordFile{"--password-file", "FILE",
                                 "passwords to try for locked PDFs, one a line; “-”: from standard input",
                                 &O::passwordFile};
constexpr CliOption ocr{
    "--ocr", "auto|off|force",
    "recognise text (OCR) of pages that are pictures or garbled, of none, or of every page; else the setting ocr",
    setOcr};
constexpr CliOption set{"--set", "KEY=VALUE",
                        "change a setting for this run; “attest-cli help settings” lists them with units and defaults",
                        setSetting, many};
constexpr CliOption profile{
    "--profile", "ID", "settings as a source has them; “attest-cli profiles” lists them, other options change them",
    setProfile};
constexpr CliOption flow{"--flow", "ID", "the flow; “attest-cli flows” lists them; else the setting flow", setFlow};
constexpr CliOption flows{"--flow", "ID", "a flow to measure; several are compared; else the setting flow", setFlow,
                          many};
constexpr CliOption model{"--model", "NAME", "the model; “attest-cli models” lists them; else the setting model",
                          setModel};
constexpr CliOption models{"--model", "NAME", "a model to measure; several are compared; else the setting model",
                           setModel, many};
constexpr CliOption document{"--document", "DOCUMENT", "only in this document; several may be named", &O::documents,
                             many};
constexpr CliOption tag{"--tag", "TAG", "only in documents with this tag; several may be named", &O::tags, many};
constexpr CliOption passages{"-k", "N",         "passages to retrieve; else the setting passages", &O::count, once,
                             1,    mostPassages};
constexpr CliOption why{"--why", nullptr, "print every verdict and the path of the run", &O::why};

// What may be a name has the dictionary asked: a capital behind the first letter.
bool mayHaveNames(const CliOptions &options)
{
    const QString question = options.arguments.join(u' ').mid(1);
    return std::any_of(question.begin(), question.end(), [](QChar c) { return c.isUpper(); });
}

// Whether a command changes nothing, or looks words up.
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
    {"--library", "DIR", "the library's folder; else $ATTEST_LIBRARY, else the one of the window", setLibrary},
    {"--json", nullptr, "results as JSON, whose keys are added to but never renamed", &O::json},
    {"-h,--help", nullptr, "how it is used", &O::help},
    {"-V,--version", nullptr, "the version", &O::version},
};

std::vector<CliCommand> documentCommands()
{
    return {
        {.name = "add",
         .arguments = "[PATH…|-]",
         .most = anyNumber,
         .summary = "read files or folders into the library",
         .text = "“-” reads paths from standard input, one a line. Without a path it reads all that waits, also what "
                 "was dropped on the window, then recognises what waits for that. What Ctrl+C leaves unread waits. "
                 "Text recognition comes behind all reading.",
         .example = "add ~/papers --ocr off",
         .options = {passwordFile, ocr, set},
         .needs = CliCommand::OpenedOrMade,
         .run = runAdd},
        {.name = "recognise",
         .arguments = "[DOCUMENT…]",
         .most = anyNumber,
         .summary = "recognise the text of scanned pages",
         .text = "Of these documents, also what was tried before; or of all, what was not. Stopped, it goes on where "
                 "it was. The languages are those of the setting ocr-languages; without it those of the system and "
                 "English, unless the first pages are read clearly better by another one that is installed.",
         .example = "recognise scan.pdf --force",
         .options = {{"--force", nullptr, "every page, where text is bad; wants a document", &O::force},
                     passwordFile,
                     ocr,
                     set},
         .needs = CliCommand::Opened,
         .run = runRecognise},
        {.name = "queue",
         .arguments = "[retry|clear]",
         .most = 1,
         .summary = "what waits and what failed",
         .text = "“retry” lets what failed wait again, “clear” takes all off the queue.",
         .example = "queue retry",
         .needs = CliCommand::Opened,
         .run = runQueue},
        {.name = "list",
         .summary = "the documents of the library",
         .text = "“--tags” lists the tags instead, with the number of documents that have them.",
         .example = "list --tag thesis",
         .options = {{"--tag", "TAG", "only documents with this tag; several may be named", &O::tags, many},
                     {"--tags", nullptr, "the tags, in the place of documents", &O::listTags}},
         .needs = CliCommand::Opened,
         .reads = always,
         .run = runList},
        {.name = "show",
         .arguments = "DOCUMENT",
         .least = 1,
         .most = 1,
         .summary = "one document, page by page",
         .text = "“--tables” shows its tables instead, as they were read: heads, rows with their section, cells.",
         .example = "show report.pdf --tables --page 43",
         .options = {{"--tables", nullptr, "its tables, with the page that each stands on", &CliOptions::tables},
                     {.names = "--page",
                      .value = "N",
                      .what = "with --tables: those of one page alone, counted from 1",
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
         .summary = "title, author, year and tags of documents, shown or changed",
         .text = "What you say stays when the document is read again; answers, citations and exports go by it, and "
                 "questions find the document by it. An empty author or year is none, an empty title the one that was "
                 "read. Several documents can be tagged at once; a tag that no document has is none.",
         .example = "describe netflix.pdf --title \"Netflix 10-K\" --year 2015",
         .options = {{"--title", "TEXT", "what the document is called", setTitle},
                     {"--author", "TEXT", "who wrote it", setAuthor},
                     {"--year", "N", "the year that it is of", setYear},
                     {"--as-read", nullptr, "what was said before goes; alone: all is as it was read", &O::asRead},
                     {"--tag", "TAG", "give this tag; several may be given", &O::tags, many},
                     {"--untag", "TAG", "take this tag away; several may be given", &O::untagged, many}},
         .needs = CliCommand::Opened,
         .run = runDescribe},
        {.name = "bibtex",
         .arguments = "FILE…",
         .least = 1,
         .most = anyNumber,
         .summary = "title, authors and year of documents, from BibTeX files",
         .text =
             "Entries are taken for the documents that their files name (as JabRef, Zotero and Mendeley write them), "
             "else for those with their DOI, their title, or their key as the name of the file. What you have said "
             "of a document stands. Files that are not there, and entries without a document, are told.",
         .example = "bibtex thesis.bib",
         .needs = CliCommand::Opened,
         .run = runBibtex},
        {.name = "cite",
         .arguments = "DOCUMENT…",
         .least = 1,
         .most = anyNumber,
         .summary = "documents as references",
         .text = "In words by a style, or as BibTeX, CSL-JSON or RIS, from what the library knows: “describe” corrects "
                 "it. What sessions cite is exported by “export --format bibtex”, csl or ris.",
         .example = "cite netflix.pdf --format bibtex --page 42",
         .options = {{"--format", "apa|chicago|ieee|bibtex|csl|ris", "else the setting citation-style", &O::format},
                     {.names = "--page",
                      .value = "N",
                      .what = "that is cited, counted from 1",
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
         .text =
             "What is hidden is not there for “attest-cli mcp” and for the search of the desktop: it is not listed, "
             "found, quoted or counted, in a program that runs already too. Your own questions go on finding it. "
             "Without arguments it lists the documents that are hidden.",
         .example = "assistants hide diary.pdf",
         .needs = CliCommand::Opened,
         .reads = withoutArguments,
         .run = runAssistants},
        {.name = "remove",
         .arguments = "DOCUMENT…",
         .least = 1,
         .most = anyNumber,
         .summary = "take documents out of the library; their files stay",
         .example = "remove report.pdf",
         .needs = CliCommand::Opened,
         .run = runRemove},
        {.name = "reindex",
         .summary = "read every document again",
         .example = "reindex",
         .options = {passwordFile, ocr, set},
         .needs = CliCommand::Opened,
         .run = runReindex},
        {.name = "reread",
         .summary = "bring outdated documents up to date",
         .text = "Outdated is what an older Attest has read, and passages of another length than the settings say; "
                 "what there was answers until all is there.",
         .example = "reread --set passage-length=800",
         .options = {passwordFile, ocr, set},
         .needs = CliCommand::Opened,
         .run = runReread},
        {.name = "folders",
         .arguments = "[add DIR|sync [DIR…]|remove DIR…]",
         .most = anyNumber,
         .summary = "watched folders",
         .text = "Alone, it lists those that are watched, and how they are.\n"
                 "“add” watches a folder, or changes what is wanted of it, and reads what is new.\n"
                 "“sync” looks now: it reads what is new or changed and what failed before, follows what moved, and "
                 "marks what is gone.\n"
                 "“remove” stops watching; the documents stay unless asked, the files in any case.",
         .example = "folders add ~/papers --exclude drafts --largest 50",
         .options =
             {onlyFor("add", {"--include", "GLOB", "only files with such names; several may be given; else all PDFs",
                              setInclude, many}),
              onlyFor("add", {"--exclude", "GLOB", "no files or folders with such names; several may be given",
                              setExclude, many}),
              onlyFor("add", {"--no-subfolders", nullptr, "only the files of the folder itself", setNoSubfolders}),
              onlyFor("add", {"--hidden", nullptr, "names that begin with a dot, too", setHidden}),
              onlyFor("add", {"--largest", "MB", "no file larger than so many megabytes; else of any size", setLargest,
                              once, 1, 100'000}),
              onlyFor("add sync",
                      {"--remove-gone", nullptr, "remove the documents whose files are gone; else they are only marked",
                       &O::removeGone}),
              onlyFor("add remove", {"--with-documents", nullptr,
                                     "remove the documents of what is no longer watched, too", &O::withDocuments}),
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
         .summary = "collections of Zotero that the library follows",
         .text = "Without arguments it lists the collections of the Zotero that runs on this computer.\n"
                 "“add” follows a collection, named by its key or its name: its PDFs are read, with title, authors and "
                 "year as Zotero has them, and get the collection's name as a tag.\n"
                 "“sync” looks again: what is new is read, what Zotero says otherwise is taken over, unless you have "
                 "corrected it, and what has left the collection loses the tag.\n"
                 "“remove” follows a collection no more; its documents stay.\n"
                 "“highlight” marks what the answers of a session cite in Zotero's PDFs of these collections, from "
                 "version 10 on. Zotero asks you for permission; what is marked already is left alone.",
         .example = "zotero add Thesis",
         .options = {{"--server", "URL", "Zotero's local API, on this computer; else http://localhost:23119",
                      &O::server},
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
         .summary = "the passages nearest to a question",
         .example = "search \"net sales\" -k 3",
         .options = {{"-k", "N", "passages to find; else 10", &O::count, once, 1, mostFound}, document, tag, set},
         .needs = CliCommand::Opened,
         .reads = always,
         .spells = mayHaveNames,
         .run = runSearch},
        {.name = "ask",
         .arguments = "[QUESTION|-]",
         .most = anyNumber,
         .summary = "answer a question from the documents",
         .text = "“-” reads the question from standard input, and so does “ask” behind a pipe.\n"
                 "A model on another server than that of the settings has its address behind it: "
                 "NAME@http://localhost:8080/v1. The model “local” is the file local-model, served by a llama-server "
                 "that attest-cli starts and ends ($ATTEST_LLAMA_SERVER, else the one on the path).",
         .example = "ask \"What were net sales?\" --document 3 --why",
         .options = {passages,
                     document,
                     tag,
                     {"--session", "N", "go on with this session; else a new one", &O::session, once, 1, unlimited},
                     {"--no-keep", nullptr, "keep the question in no session; works beside an open window", &O::noKeep},
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
         .summary = "ask again from a step of an earlier run",
         .text = "What came before the step is taken over, and asked of nobody. TURN is its number in the session, or "
                 "its id. PASSAGE is the number of one, as the trace has it.",
         .example = "fork 4 1 --at retrieve --query \"sales by region\"",
         .options = {{"--at", "STEP", "the step to begin at", &O::step},
                     {"--visit", "N", "the step when it was entered for the N-th time; else for the last", &O::visit,
                      once, 1, mostFound},
                     {"--query", "TEXT", "what the next search looks for", &O::query},
                     {"--use", "PASSAGE", "use this passage anyway; several may be given", &O::keptPassages, many},
                     {"--leave-out", "PASSAGE", "leave this passage out; several may be given", &O::leftOut, many},
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
         .summary = "how well your questions, with known answers, are answered",
         .text = "Several flows and models are compared side by side. What is printed begins with a sentence, how many "
                 "answers are right by how they ended; --json has all figures.\n"
                 "QUESTIONS is a file or a folder: JSONL of {id, question, answer, answerable, evidence: [{document, "
                 "page}]}, of FinanceBench's rows, of {passage, sentence, label}, of exported labels or of {query, "
                 "context, response}; SQuAD's JSON; a folder with docs.jsonl or BEIR's corpus.jsonl, queries.jsonl and "
                 "qrels. Texts that a set brings are put into a library for the run. What was added to the test "
                 "questions in the window is test-questions.jsonl in the library's folder.",
         .example = "eval questions.jsonl --flow plain --flow self-rag -o report.json",
         .options = {{"-k", "N", "passages that are looked at for where a right page stands; else 10", &O::count, once,
                      1, mostFound},
                     {"-o", "FILE",
                      "the report, as JSON; a name on .md makes it a table. A run that was stopped goes on where it "
                      "was; else standard output",
                      &O::output},
                     {"--retrieval-only", nullptr, "measure what is found, ask for no answers", &O::retrievalOnly},
                     {"--within-document", nullptr, "search only in the document that a question is about",
                      &O::withinDocument},
                     {"--keep", nullptr, "make each answer a turn of a session", &O::keep},
                     flows,
                     models,
                     profile,
                     set},
         .run = runEval},
        {.name = "flows",
         .summary = "the flows, or the graph of one",
         .example = "flows --draw self-rag --format dot",
         .options = {{"--draw", "ID", "the graph of this flow", &O::draw},
                     {"--format", "mermaid|dot|json", "of the graph; else mermaid", &O::format}},
         .run = runFlows},
    };
}

std::vector<CliCommand> sessionCommands()
{
    return {
        {.name = "sessions",
         .arguments = "[remove ID…]",
         .most = anyNumber,
         .summary = "the sessions, or remove some",
         .example = "sessions remove 4",
         .needs = CliCommand::Opened,
         .reads = withoutArguments,
         .run = runSessions},
        {.name = "bin",
         .arguments = "[restore ID… | empty [ID…]]",
         .most = anyNumber,
         .summary = "what was removed, restored or gone for good",
         .text = "Removed documents and sessions lie in the bin for 30 days and are found by no search. --json: bin, "
                 "[{id, kind, title, original, removed, until}].",
         .example = "bin restore 3",
         .needs = CliCommand::Opened,
         .run = runBin},
        {.name = "recheck",
         .arguments = "SESSION",
         .least = 1,
         .most = 1,
         .summary = "whether the documents still support a session's answers",
         .text = "Nothing is searched or written anew; what comes of it is kept with the answers.",
         .example = "recheck 4",
         .options = {model, profile, set},
         .needs = CliCommand::Opened,
         .run = runRecheck},
        {.name = "export",
         .arguments = "[SESSION…|--all] --format FORMAT",
         .most = anyNumber,
         .summary = "sessions as files",
         .text = "Several sessions go into one file. The labels are the verdicts you corrected, which “eval” reads. A "
                 "bundle is evidence that another Attest opens and verifies.",
         .example = "export 3 --format markdown -o answers.md",
         .options = {{"--all", nullptr, "every session", &O::all},
                     {"--format", "FORMAT", "markdown, html, json, jsonl, csv, bibtex, csl, ris, labels or bundle",
                      &O::format},
                     {"-o", "FILE", "where it goes; else standard output", &O::output},
                     {"--overwrite", nullptr, "replace a file that is there", &O::overwrite},
                     {"--without", "PART,…",
                      "leave out traces, prompts (and raw replies), rejected (passages) or snippets (pictures of the "
                      "cited words); else all go along",
                      setWithout, many},
                     {"--with-paths", nullptr, "say in which folders files are; else their names alone", setWithPaths},
                     {"--with-appendix", nullptr,
                      "markdown and html say how each question was answered, verdict by verdict", setWithAppendix},
                     set},
         .needs = CliCommand::Opened,
         .reads = always,
         .run = runExport},
        {.name = "import",
         .arguments = "BUNDLE",
         .least = 1,
         .most = 1,
         .summary = "the sessions of an evidence bundle, to be read and not changed",
         .example = "import audit.attest",
         .needs = CliCommand::OpenedOrMade,
         .run = runImport},
        {.name = "verify",
         .arguments = "BUNDLE",
         .least = 1,
         .most = 1,
         .summary = "whether a bundle is whole, and its documents the PDFs of this library",
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
         .summary = "settings as a source has them, and what differs from yours",
         .example = "profiles",
         .options = {flow, model, profile, set},
         .run = runProfiles},
        {.name = "models",
         .arguments = "[pull [NAME] | get [NAME|URL]]",
         .most = 2,
         .summary = "what can be chosen, what it can do, how judges do",
         .text =
             "“pull” has an Ollama bring a model, told how far it is. Ctrl+C stops; the same command goes on with what "
             "has come. “get” fetches a model file (GGUF), which llama-server serves as the model “local”, from a list "
             "or "
             "by its address: what has come is kept over a break, and it is used only when its SHA-256 is the one of "
             "the "
             "list or of --sha256. Without a name both list what suits the memory of this machine.",
         .example = "models pull qwen3:4b",
         .options = {onlyFor("pull",
                             {"--server", "URL", "the Ollama that is asked; else the setting server-url", &O::server}),
                     onlyFor("get", {"--sha256", "SUM", "what the file has to be; an address needs it", &O::sha256}),
                     onlyFor("get", {"--to", "FOLDER", "where the file is kept; else Attest's own folder", &O::to}),
                     {"--probe", "URL[#MODEL]", "try what a model can do; “local”: the one of the settings", &O::probe},
                     {"--judge", "URL[#MODEL]", "how far a model agrees with people on 40 test verdicts", &O::judge},
                     model,
                     profile,
                     set},
         .run = runModels},
        {.name = "key",
         .arguments = "SERVER",
         .least = 1,
         .most = 1,
         .summary = "keep the key typed or piped in for a server",
         .text =
             "SERVER is the address of a model server, or “tavily”. The key is kept in the system's keychain. For the "
             "server of the settings alone $ATTEST_API_KEY comes before it, over https or on this machine; "
             "$OPENAI_API_KEY after it, for https://api.openai.com. The key of Tavily's web search is the one kept, "
             "else $TAVILY_API_KEY; that of a SearXNG server behind a password is name:password, kept for its address.",
         .example = "key https://api.openai.com/v1",
         .options = {{"--forget", nullptr, "remove the key", &O::forget}, set},
         .run = runKey},
        {.name = "doctor",
         .summary = "what Attest needs; --deep mends the library",
         .example = "doctor --deep",
         .options =
             {{"--deep", nullptr, "read the whole library and mend what can be mended", &O::deep}, model, profile, set},
         .needs = CliCommand::OpenedOrMade,
         .run = runDoctor},
        {.name = "team",
         .arguments = "[ACTION [NAME…]]",
         .acts = "status join pull leave search publish answers withdraw add work init fit grant revoke remove",
         .most = anyNumber,
         .summary = "a library that many use, on a PostgreSQL server",
         .text =
             "Alone or as “status” it says what you may see there, and how a joined library is.\n"
             "“join” makes a library, in the folder that --library names, of all that you may see; “pull” brings it "
             "up to date: what is new comes, what is gone or was revoked goes. Between the two it needs no network. "
             "“leave” "
             "ends that; what was pulled stays, unless --with-documents removes it.\n"
             "“search QUESTION” finds passages on the server, of all that you may see, without a library of your "
             "own: for a team library that is too large to be pulled.\n"
             "“publish SESSION [NUMBER]” lets all see an answer of yours who may see each document that it rests on; "
             "without a number it is the last one of the session. “answers” lists what was published, “answers ID -o "
             "FILE” fetches one as an evidence bundle for “attest-cli import”, “withdraw ID” takes one's own back.\n"
             "“add COLLECTION PATH…” puts files into a collection; “work” reads them, on any number of machines, until "
             "it is stopped. "
             "Both reach the files in the folder that --files names, or in an object store that speaks S3 "
             "(s3://BUCKET/PREFIX): AWS_ENDPOINT_URL, AWS_REGION, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY of the "
             "environment say where it is and have the keys, or ~/.aws/credentials has them.\n"
             "“init” makes the team library or brings it up to date, and takes over the documents of a library as "
             "they were read, with --from; “fit” lets searches on the server go by meaning as well as by words, and is "
             "run again when documents have come; “grant ROLE COLLECTION” and “revoke ROLE COLLECTION” say what a role "
             "of PostgreSQL may see, with --document as an exception for one document; “remove DOCUMENT” takes one out "
             "for all.\n"
             "The password is taken from the keychain (“attest-cli key postgresql://SERVER/DATABASE”), ~/.pgpass or "
             "the service file of PostgreSQL, never from the address. It needs the package libpq5.",
         .example = "--library ~/team team join --server postgresql://anna@db.example.org/papers",
         .options =
             {{"--server", "ADDRESS",
               "where the team library is, postgresql://NAME@SERVER/DATABASE; else $ATTEST_TEAM, else where the "
               "library was joined",
               &O::server},
              onlyFor("leave", {"--with-documents", nullptr, "remove what was pulled, for good", &O::withDocuments}),
              onlyFor("answers", {"-o", "FILE", "where the evidence bundle of an answer goes", &O::output}),
              onlyFor("answers", {"--overwrite", nullptr, "replace a file that is there", &O::overwrite}),
              onlyFor("init", {"--from", "DIR", "a library whose documents are taken over; else none", &O::from}),
              onlyFor("init search fit",
                      {"--collection", "NAME",
                       "into which they go, else “Library”; only this one is searched or fitted", &O::collection}),
              onlyFor("search", {"-k", "N", "passages to find; else 10", &O::count, once, 1, mostFound}),
              onlyFor("grant",
                      {"--may", "read|add|work", "see documents, add files too, or work too; else read", &O::may}),
              onlyFor("grant revoke search",
                      {"--document", "DOCUMENT",
                       "an exception for this one, or the one to search, by path, file name or SHA-256",
                       &O::documents}),
              onlyFor("add work",
                      {"--files", "DIR", "the folder of the files, which all workers reach, or s3://BUCKET/PREFIX",
                       &O::files}),
              onlyFor("work", {"--drain", nullptr, "end when no file waits; else wait for more", &O::drain}),
              onlyFor("work", {"--lease", "SECONDS", "until another worker takes over from one that is silent; else 60",
                               &O::lease, once, 1, 3600}),
              onlyFor("work", passwordFile),
              onlyFor("work", ocr),
              set},
         .run = runTeam},
        {.name = "backup",
         .arguments = "FILE",
         .least = 1,
         .most = 1,
         .summary = "the whole library in one file, also while a program has it open",
         .text = "FILE is a ZIP file, which any program can unpack: the database, your test questions and their sums.",
         .example = "backup /media/disk/attest.backup.zip --overwrite",
         .options = {{"--overwrite", nullptr, "replace a file that is there", &O::overwrite}},
         .run = runBackup},
        {.name = "restore",
         .arguments = "FILE",
         .least = 1,
         .most = 1,
         .summary = "put a backup back",
         .text = "A library that is there is replaced only when asked, and kept.",
         .example = "restore /media/disk/attest.backup.zip",
         .options = {{"--replace", nullptr, "take the place of a library that is there", &O::replace}},
         .run = runRestore},
        {.name = "rescue",
         .arguments = "FOLDER",
         .least = 1,
         .most = 1,
         .summary = "what can be read of a damaged library, in a new one in FOLDER",
         .text =
             "Sessions, corrections, what you said of documents, their places and the folders that are kept in step. "
             "The PDFs wait to be read again; what is lost is listed, and the damaged library stays as it is.",
         .example = "rescue ~/rescued",
         .run = runRescue},
        {.name = "mcp",
         .summary = "the library for other assistants (Model Context Protocol)",
         .text = "A server on standard input and output, which an assistant's program starts by itself: "
                 "--print-config prints what is to be pasted into its configuration. It reads one library, also while "
                 "the window has it open, changes nothing, opens no port and no connection, and answers with the "
                 "built-in engine. Tools: search, ask, check_claim, find_quote, read_pages, list_documents, cite. A "
                 "reply has at most 48 kB of results, and says what it leaves out. It ends with its input.",
         .example = "mcp --print-config claude",
         .options = {{"--print-config", "claude|vscode", "print the configuration to paste, and end", &O::printConfig},
                     {"--audit", "FILE",
                      "where each call is noted, a line of JSON; “-”: standard error; else attest/mcp.jsonl in "
                      "$XDG_STATE_HOME or ~/.local/state",
                      &O::audit},
                     flow,
                     profile,
                     set},
         .run = runMcp},
        {.name = "completions",
         .arguments = "bash|zsh|fish",
         .least = 1,
         .most = 1,
         .summary = "what a shell completes commands and options by",
         .text = "The Debian package installs them. For a shell alone: source <(attest-cli completions bash), or "
                 "attest-cli completions fish | source.",
         .example = "completions bash",
         .run = runCompletions},
        {.name = "help",
         .arguments = "[COMMAND|settings]",
         .most = 1,
         .summary = "how a command is used; the settings",
         .example = "help ask",
         .options = {{"--man", nullptr, "the manual page of a command, as man(7) has it", &O::man}},
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
    if (!optionName.startsWith(u'-')) // thousands of files may be named
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
