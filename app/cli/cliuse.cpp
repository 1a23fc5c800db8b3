#include "app/cli/cliuse.h"

#include "core/base/settings.h"

#include <algorithm>
#include <vector>

namespace app {
namespace {

constexpr const char *everywhere = "--library --json --help -h";

QString textOf(const char *text)
{
    return QString::fromUtf8(text);
}

// Steps of one letter from one word to the other.
int distance(const QString &left, const QString &right)
{
    std::vector<int> row(std::size_t(right.size()) + 1);
    for (std::size_t j = 0; j < row.size(); ++j)
        row[j] = int(j);
    for (qsizetype i = 0; i < left.size(); ++i) {
        int diagonal = row[0];
        row[0] = int(i) + 1;
        for (std::size_t j = 1; j < row.size(); ++j) {
            const int changed = diagonal + (left[i] == right[qsizetype(j) - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({changed, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row.back();
}

} // namespace

const QList<CliUse> &cliUses()
{
    static const QList<CliUse> uses = {
        {"add", "[PATH…|-] [--password-file F] [--ocr auto|off|force]", "read files or folders into the library",
         "--password-file --ocr --set",
         "“-” reads paths from standard input, one a line. Without a path it reads all that waits, also what was\n"
         "dropped on the window, then recognises what waits for that. What Ctrl+C leaves unread waits. F holds the\n"
         "passwords to try, one a line. Text recognition (OCR) comes behind all reading: auto for pages that are\n"
         "pictures or garbled, off, or force for every page."},
        {"recognise", "[DOCUMENT…] [--force] [--password-file F]", "recognise the text of scanned pages",
         "--force --password-file --ocr --set",
         "Of these documents, also what was tried before; or of all, what was not. --force takes every page, where\n"
         "text is bad. Stopped, it goes on where it was. The languages are those of the setting ocr-languages, else\n"
         "the system's and English, as far as they are installed."},
        {"queue", "[retry|clear]", "what waits and what failed", "",
         "“retry” lets what failed wait again, “clear” takes all off the queue."},
        {"list", "", "the documents of the library", "", ""},
        {"show", "DOCUMENT", "one document, page by page", "--set", ""},
        {"remove", "DOCUMENT…", "take documents out of the library; their files stay", "", ""},
        {"reindex", "[--password-file F]", "read every document again", "--password-file --ocr --set", ""},
        {"reread", "[--password-file F]", "bring outdated documents up to date", "--password-file --ocr --set",
         "What an older Attest has read, and passages of another length than the settings say; what there was answers\n"
         "until all is there."},
        {"folders", "[add DIR|sync [DIR…]|remove DIR…] [options]", "watched folders",
         "--include --exclude --no-subfolders --hidden --largest --password-file --remove-gone --with-documents --ocr "
         "--set",
         "folders                              those that are watched, and how they are\n"
         "folders add DIR [--include GLOB]… [--exclude GLOB]… [--no-subfolders] [--hidden] [--largest MB]\n"
         "                                     watch a folder, or change what is wanted of it, and read what is new\n"
         "folders sync [DIR…] [--remove-gone]  look now: read what is new or changed and what failed before, follow\n"
         "                                     what moved, mark what is gone\n"
         "folders remove DIR… [--with-documents]\n"
         "                                     stop watching; its documents stay unless asked, its files in any case"},
        {"search", "QUESTION [-k N] [--document D]…", "the passages nearest to a question", "-k --document --set", ""},
        {"ask", "QUESTION|- [--flow ID] [--model NAME] [--document D]… [--session ID] [--why]",
         "answer a question from the documents",
         "-k --document --session --no-keep --why --flow --model --profile --set",
         "“-” reads the question from standard input, and so does “ask” behind a pipe. --why prints every verdict and\n"
         "the path of the run. --session goes on with a session; --no-keep keeps the question in none. --profile sets\n"
         "what a source was described with. A model on another server than that of the settings has its address\n"
         "behind it: NAME@http://localhost:8080/v1. The model “local” is the file local-model, served by a\n"
         "llama-server that attest-cli starts and ends ($ATTEST_LLAMA_SERVER, else the one on the path)."},
        {"fork", "SESSION TURN --at STEP [options]", "ask again from a step of an earlier run",
         "--at --visit --query --use --leave-out -k --why --flow --model --profile --set",
         "fork SESSION TURN --at STEP [--visit N] [--set key=value]… [--flow ID] [--model NAME] [-k N] [--query Q]\n"
         "     [--use PASSAGE]… [--leave-out PASSAGE]…\n"
         "What came before the step is taken over, and asked of nobody. TURN is its number in the session, or its id;\n"
         "the STEP is entered for the N-th time, else for the last; Q is what the next search looks for; PASSAGE is\n"
         "the number of one, to be used anyway or left out."},
        {"eval", "QUESTIONS [--flow ID]… [--model NAME]… [-k N] [-o REPORT.json] [options]",
         "how well your questions, with known answers, are answered",
         "-k -o --retrieval-only --within-document --keep --flow --model --profile --set",
         "eval QUESTIONS [--flow ID]… [--model NAME]… [-k N] [--retrieval-only] [--within-document] [--keep]\n"
         "     [-o REPORT.json]\n"
         "Several flows and models are compared side by side. QUESTIONS is a file or a folder: JSONL of {id, "
         "question,\n"
         "answer, answerable, evidence: [{document, page}]}, of FinanceBench's rows, of {passage, sentence, label}, "
         "of\n"
         "exported labels or of {query, context, response}; SQuAD's JSON; a folder with docs.jsonl or BEIR's\n"
         "corpus.jsonl, queries.jsonl and qrels. Texts that a set brings are put into a library for the run. What is\n"
         "printed begins with a sentence, how many answers are right by how they ended; --json has all figures. "
         "--keep\n"
         "makes each answer a turn of a session. A run with -o that was stopped goes on where it was; a report named\n"
         "*.md is a table. What was added to the test questions in the window is test-questions.jsonl in the "
         "library's\n"
         "folder."},
        {"flows", "[--draw ID] [--format mermaid|dot|json]", "the flows, or the graph of one", "--draw --format", ""},
        {"sessions", "[remove ID…]", "the sessions, or remove some", "", ""},
        {"recheck", "SESSION", "whether the documents still support a session's answers", "--model --profile --set",
         ""},
        {"export", "SESSION…|--all --format FORMAT [-o FILE] [--overwrite] [options]", "sessions as files",
         "--all --format -o --overwrite --without --with-paths --set",
         "export SESSION…|--all --format markdown|html|json|jsonl|csv|labels|bundle [-o FILE] [--overwrite]\n"
         "       [--without PART,…] [--with-paths]\n"
         "Several sessions go into one file. labels are the verdicts you corrected, for eval. PART is traces, prompts\n"
         "(and raw replies), rejected (passages) or snippets (pictures of the cited words). Files go by their names."},
        {"import", "BUNDLE", "the sessions of an evidence bundle, to be read and not changed", "", ""},
        {"verify", "BUNDLE", "whether a bundle is whole, and its documents the PDFs of this library", "", ""},
        {"profiles", "", "settings as a source has them, and what differs from yours", "--set --flow --model --profile",
         ""},
        {"models", "[--probe URL[#MODEL]] [--judge URL[#MODEL]]", "what can be chosen, what it can do, how judges do",
         "--probe --judge --set --model --profile",
         "--probe tries a model, --judge how far it agrees with people on 40 test verdicts."},
        {"key", "SERVER [--forget]", "keep the key typed or piped in for a server", "--forget --set",
         "SERVER is the address of a model server, or “tavily”. The key is kept in the system's keychain. For the "
         "server\n"
         "of the settings alone $ATTEST_API_KEY comes before it, over https or on this machine; $OPENAI_API_KEY after\n"
         "it, for https://api.openai.com. The key of Tavily's web search is the one kept, else $TAVILY_API_KEY; that\n"
         "of a SearXNG server behind a password is name:password, kept for its address."},
        {"doctor", "[--deep]", "what Attest needs; --deep mends the library", "--deep --set --model --profile",
         "--deep reads the whole library and mends what can be mended."},
        {"backup", "FILE [--overwrite]", "the whole library in one file, also while a program has it open",
         "--overwrite", ""},
        {"restore", "FILE [--replace]", "put a backup back", "--replace",
         "A library that is there is replaced only when asked, and kept."},
    };
    return uses;
}

const CliUse *cliUse(const QString &name)
{
    for (const CliUse &use : cliUses()) {
        if (name == QLatin1String(use.name))
            return &use;
    }
    return nullptr;
}

bool takes(const CliUse &use, const QString &option)
{
    return textOf(everywhere).split(u' ').contains(option) || textOf(use.options).split(u' ').contains(option);
}

QString cliHelp()
{
    QString text = QStringLiteral("attest-cli: answers from your own PDFs, with the reasons\n\n"
                                  "attest-cli [--library DIR] [--json] COMMAND …\n\n");
    for (const CliUse &use : cliUses())
        text += QStringLiteral("  %1 %2\n").arg(QLatin1String(use.name), -10).arg(textOf(use.summary));
    text += QStringLiteral(
        "\n“attest-cli help COMMAND” shows how a command is used, “attest-cli help settings” the keys of --set.\n"
        "A DOCUMENT is its number, its file name or its path. The library is the folder DIR, else $ATTEST_LIBRARY, "
        "else\n"
        "the one of the window. -V prints the version.\n"
        "Exit status: 0 done, 1 it could not be done (one sentence says why), 2 wrong usage, 130 stopped.\n");
    return text;
}

QString cliHelp(const CliUse &use)
{
    QString text = QStringLiteral("attest-cli %1 %2").arg(QLatin1String(use.name), textOf(use.usage)).trimmed();
    text += QStringLiteral("\n  %1\n").arg(textOf(use.summary));
    if (*use.details)
        text += u'\n' + textOf(use.details) + u'\n';
    if (*use.options)
        text += QStringLiteral("\nOptions: %1\n").arg(textOf(use.options));
    if (textOf(use.options).contains(QLatin1String("--set")))
        text += QStringLiteral("“attest-cli help settings” lists the keys of --set.\n");
    return text;
}

QString cliSettingsHelp()
{
    QString text = QStringLiteral("Settings for --set:\n");
    const core::Settings defaults;
    for (const core::Setting &setting : core::settingsTable()) {
        QString range;
        if (setting.choices)
            range = QStringLiteral(" (%1)").arg(QLatin1String(setting.choices));
        else if (setting.most > setting.least)
            range = QStringLiteral(" (%1 to %2)").arg(setting.least).arg(setting.most);
        text += QStringLiteral("  %1 %2%3; else %4\n")
                    .arg(QLatin1String(setting.key), -20)
                    .arg(QLatin1String(setting.title), range, core::settingText(defaults, setting));
    }
    return text;
}

QString nearestOf(const QString &word, const QStringList &known)
{
    constexpr int most = 2; // letters
    QString nearest;
    int least = most + 1;
    for (const QString &each : known) {
        const int steps = distance(word, each);
        if (steps < least && steps < each.size() - 1) {
            least = steps;
            nearest = each;
        }
    }
    return nearest;
}

} // namespace app
