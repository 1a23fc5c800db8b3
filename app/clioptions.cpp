#include "app/clioptions.h"

#include "core/base/profiles.h"

#include <algorithm>
#include <functional>
#include <string_view>
#include <vector>

namespace app {
namespace {

core::Error usage(const QString &sentence)
{
    return {core::Error::Invalid, sentence + QStringLiteral(" “attest-cli --help” shows what there is."), {}};
}

struct Option
{
    const char *name;
    bool value;                                                // takes one
    std::function<QString(CliOptions &, const QString &)> set; // returns what is wrong, mostly nothing
};

QString setSetting(CliOptions &options, const QString &text)
{
    const int equals = int(text.indexOf(u'='));
    const core::Setting *setting = core::findSetting(text.left(equals));
    if (equals < 0 || !setting)
        return QStringLiteral("There is no setting “%1”.").arg(text.left(equals));
    options.set.append({text.left(equals), text.mid(equals + 1)});
    return core::setFromText(options.settings, *setting, text.mid(equals + 1));
}

template <class Number>
QString setNumber(Number &number, const QString &text, qint64 least, qint64 most)
{
    bool whole = false;
    const qint64 value = text.toLongLong(&whole);
    if (!whole || value < least || value > most)
        return QStringLiteral("“%1” is not a whole number from %2 to %3.").arg(text).arg(least).arg(most);
    number = Number(value);
    return {};
}

QString keep(QString &where, const QString &text)
{
    where = text;
    return {};
}

QString wordsOf(const QString &text, const QStringList &allowed)
{
    return allowed.contains(text)
               ? QString()
               : QStringLiteral("“%1” is none of: %2.").arg(text, allowed.join(QStringLiteral(", ")));
}

QString setWithout(CliOptions &options, const QString &text)
{
    for (const QString &part : text.split(u',')) {
        const QString wrong = wordsOf(part, {QStringLiteral("traces"), QStringLiteral("prompts"),
                                             QStringLiteral("rejected"), QStringLiteral("snippets")});
        if (!wrong.isEmpty())
            return wrong;
        (part == QLatin1String("traces")     ? options.wish.traces
         : part == QLatin1String("prompts")  ? options.wish.prompts
         : part == QLatin1String("rejected") ? options.wish.rejected
                                             : options.wish.snippets) = false;
    }
    return {};
}

const QList<Option> &optionTable()
{
    static const QList<Option> options = {
        {"--library", true,
         [](CliOptions &o, const QString &v) {
             o.library = v; // an unset variable of a script must not lead to the window's library
             return v.isEmpty() ? QStringLiteral("“--library” wants a folder.") : QString();
         }},
        {"--json", false,
         [](CliOptions &o, const QString &) {
             o.json = true;
             return QString();
         }},
        {"-k", true,
         [](CliOptions &o, const QString &v) {
             o.countGiven = true;
             return setNumber(o.count, v, 1, 1000);
         }},
        {"--document", true,
         [](CliOptions &o, const QString &v) {
             o.documents.append(v);
             return QString();
         }},
        {"--password-file", true, [](CliOptions &o, const QString &v) { return keep(o.passwordFile, v); }},
        {"--format", true, [](CliOptions &o, const QString &v) { return keep(o.format, v); }},
        {"-o", true, [](CliOptions &o, const QString &v) { return keep(o.output, v); }},
        {"--draw", true, [](CliOptions &o, const QString &v) { return keep(o.draw, v); }},
        {"--probe", true, [](CliOptions &o, const QString &v) { return keep(o.probe, v); }},
        {"--session", true, [](CliOptions &o, const QString &v) { return setNumber(o.session, v, 1, INT64_MAX); }},
        {"--at", true, [](CliOptions &o, const QString &v) { return keep(o.step, v); }},
        {"--visit", true, [](CliOptions &o, const QString &v) { return setNumber(o.visit, v, 1, 1000); }},
        {"--query", true, [](CliOptions &o, const QString &v) { return keep(o.query, v); }},
        {"--use", true,
         [](CliOptions &o, const QString &v) {
             o.keptPassages.append(v);
             return QString();
         }},
        {"--leave-out", true,
         [](CliOptions &o, const QString &v) {
             o.leftOut.append(v);
             return QString();
         }},
        {"--deep", false,
         [](CliOptions &o, const QString &) {
             o.deep = true;
             return QString();
         }},
        {"--force", false,
         [](CliOptions &o, const QString &) {
             o.force = true;
             return QString();
         }},
        {"--forget", false,
         [](CliOptions &o, const QString &) {
             o.forget = true;
             return QString();
         }},
        {"--overwrite", false,
         [](CliOptions &o, const QString &) {
             o.overwrite = true;
             return QString();
         }},
        {"--replace", false,
         [](CliOptions &o, const QString &) {
             o.replace = true;
             return QString();
         }},
        {"--include", true,
         [](CliOptions &o, const QString &v) {
             o.filter.include.append(v);
             return QString();
         }},
        {"--exclude", true,
         [](CliOptions &o, const QString &v) {
             o.filter.exclude.append(v);
             return QString();
         }},
        {"--no-subfolders", false,
         [](CliOptions &o, const QString &) {
             o.filter.subfolders = false;
             return QString();
         }},
        {"--hidden", false,
         [](CliOptions &o, const QString &) {
             o.filter.hidden = true;
             return QString();
         }},
        {"--largest", true,
         [](CliOptions &o, const QString &v) {
             constexpr qint64 megabyte = 1'000'000;
             const QString wrong = setNumber(o.filter.largest, v, 1, 100'000);
             o.filter.largest *= megabyte;
             return wrong;
         }},
        {"--with-documents", false,
         [](CliOptions &o, const QString &) {
             o.withDocuments = true;
             return QString();
         }},
        {"--remove-gone", false,
         [](CliOptions &o, const QString &) {
             o.removeGone = true;
             return QString();
         }},
        {"--ocr", true,
         [](CliOptions &o, const QString &v) {
             const QString wrong = wordsOf(v, {QStringLiteral("auto"), QStringLiteral("off"), QStringLiteral("force")});
             return wrong.isEmpty() ? keep(o.settings.ocr, v) : wrong;
         }},
        {"--retrieval-only", false,
         [](CliOptions &o, const QString &) {
             o.retrievalOnly = true;
             return QString();
         }},
        {"--within-document", false,
         [](CliOptions &o, const QString &) {
             o.withinDocument = true;
             return QString();
         }},
        {"--keep", false,
         [](CliOptions &o, const QString &) {
             o.keep = true;
             return QString();
         }},
        {"--all", false,
         [](CliOptions &o, const QString &) {
             o.all = true;
             return QString();
         }},
        {"--without", true, setWithout},
        {"--with-paths", false,
         [](CliOptions &o, const QString &) {
             o.wish.paths = true;
             return QString();
         }},
        {"--flow", true,
         [](CliOptions &o, const QString &v) {
             o.flows.append(v);
             o.set.append({QStringLiteral("flow"), v});
             return keep(o.settings.flow, v);
         }},
        {"--model", true,
         [](CliOptions &o, const QString &v) {
             o.models.append(v);
             o.set.append({QStringLiteral("model"), v});
             return keep(o.settings.model, v);
         }},
        {"--profile", true,
         [](CliOptions &o, const QString &v) {
             const core::Profile *profile = core::findProfile(v);
             if (!profile)
                 return QStringLiteral("There is no profile “%1”.").arg(v);
             core::apply(o.settings, *profile);
             for (const auto &[setting, value] : core::valuesOf(*profile))
                 o.set.append({QLatin1String(setting->key), value});
             return QString();
         }},
        {"--set", true, setSetting},
    };
    return options;
}

const Option *optionNamed(const QString &name)
{
    for (const Option &option : optionTable()) {
        if (name == QLatin1String(option.name))
            return &option;
    }
    return nullptr;
}

} // namespace

core::Result<CliOptions> parseCli(const QStringList &words, const core::Settings &settings)
{
    CliOptions options;
    options.settings = settings;
    std::vector<std::pair<const Option *, QString>> given;
    bool onlyArguments = false;
    for (int i = 0; i < words.size(); ++i) {
        QString word = words[i];
        if (onlyArguments || !word.startsWith(u'-') || word == QLatin1String("-")) {
            options.command.isEmpty() ? options.command = word : (options.arguments.append(word), QString());
            continue;
        }
        if (word == QLatin1String("--")) {
            onlyArguments = true;
            continue;
        }
        QString value;
        const int equals = int(word.indexOf(u'='));
        const bool joined = word.startsWith(QLatin1String("--")) && equals > 0;
        if (joined) {
            value = word.mid(equals + 1);
            word = word.left(equals);
        }
        const Option *option = optionNamed(word);
        if (!option)
            return usage(QStringLiteral("There is no option “%1”.").arg(word));
        if (option->value && !joined) {
            if (++i == words.size())
                return usage(QStringLiteral("“%1” wants a value.").arg(word));
            value = words[i];
        }
        given.emplace_back(option, value);
    }
    // A profile says what all settings of its source were, and whatever else is typed changes them, wherever it stands.
    std::stable_partition(given.begin(), given.end(),
                          [](const auto &one) { return one.first->name == std::string_view("--profile"); });
    for (const auto &[option, value] : given) {
        const QString wrong = option->set(options, value);
        if (!wrong.isEmpty())
            return usage(wrong);
    }
    return options;
}

QString cliHelp()
{
    QString text = QStringLiteral(R"(attest-cli: answers from your own PDFs, with the reasons

attest-cli [--library DIR] [--json] COMMAND …
  add PATH… [--password-file F] [--ocr auto|off|force]
                                        read files or folders into the library; what Ctrl+C leaves unread waits;
                                        F holds the passwords to try, one a line
  add                                   read all that waits, also what was dropped on the window, then recognise what
                                        waits for that
  recognise [DOCUMENT…] [--force] [--password-file F]
                                        recognise the text of pages that were not read: of these documents, also what was
                                        tried before; or of all, what was not; --force every page, where text is bad
  queue [retry|clear]                   what waits and what failed; lets that wait again, or takes all off
  list · show DOCUMENT · remove DOCUMENT
  reindex [--password-file F]           read every document again
  recheck SESSION                       ask whether the documents, as they are now, still support its answers
  reread [--password-file F]            bring up to date what an older Attest has read, and passages of another length than
                                        the settings say; what there was answers until all is there
  folders                               those that are kept in step, and how they are
  folders add DIR [--include GLOB]… [--exclude GLOB]… [--no-subfolders] [--hidden] [--largest MB] [--password-file F]
                                        keep a folder in step, or change what is wanted of it, and read what is new
  folders sync [DIR…] [--remove-gone] [--password-file F]
                                        look now: read what is new or changed and what failed before, follow what moved,
                                        mark what is gone
  folders remove DIR… [--with-documents]   leave it; its documents stay unless asked, its files in any case
  search QUESTION [-k N] [--document D]…
  ask QUESTION [--profile ID] [--flow ID] [--model NAME] [--document D]… [--session ID] [--set key=value]…
  fork SESSION TURN --at STEP [--visit N] [--set key=value]… [--flow ID] [--model NAME] [-k N] [--query Q]
       [--use PASSAGE]… [--leave-out PASSAGE]…
                                        ask again from a step of an earlier run, otherwise: what came before it is taken
                                        over, and asked of nobody; TURN is its number in the session, or its id; the
                                        STEP is entered for the N-th time, else for the last; Q is what the next search
                                        looks for; PASSAGE is the number of one, to be used anyway or left out
  eval QUESTIONS [--flow ID]… [--model NAME]… [-k N] [--retrieval-only] [--within-document] [--keep] [-o REPORT.json]
                                        how well your questions are answered; several flows and models side by side
  flows [--draw ID] [--format mermaid|dot|json]
  sessions
  export SESSION…|--all --format markdown|html|json|jsonl|csv|labels|bundle [-o FILE] [--without PART,…] [--with-paths]
                                        several in one file; labels are the verdicts you corrected, for eval; PART is
                                        traces, prompts (and raw replies), rejected (passages) or snippets (pictures of
                                        the cited words); files go by their names
  import BUNDLE                         the sessions of an evidence bundle, to be read and not changed
  verify BUNDLE                         whether a bundle is whole, and its documents the PDFs of this library
  profiles                              settings as a source has them, and what differs from yours
  models [--probe URL[#MODEL]]          what can be chosen, what it can do, how judges do; --probe tries a model
  key SERVER [--forget]                 keep the key typed or piped in for a server's address, or for “tavily”
  doctor [--deep]                       what Attest needs; --deep reads the whole library and mends what can be mended
  backup FILE [--overwrite]             the whole library in one file, also while a program has it open
  restore FILE [--replace]              put a backup back; a library that is there is replaced only when asked, and kept

A model on another server than that of the settings has its address behind it: NAME@http://localhost:8080/v1. The
model “local” is the file local-model, served by a llama-server that attest-cli starts and ends ($ATTEST_LLAMA_SERVER,
else the one on the path).
A DOCUMENT is its number, its file name or its path. The library is the folder DIR, else $ATTEST_LIBRARY, else the
one of the window. The key of a model server is the one kept in the system's keychain. $ATTEST_API_KEY comes before it for
the server of the settings alone, over https or on this machine; $OPENAI_API_KEY after it, for https://api.openai.com as
the server of the settings alone. The key of Tavily's web search is the one kept, else $TAVILY_API_KEY; that of a SearXNG
server behind a password is name:password, kept for its address.
Text recognition (OCR) comes behind all reading: --ocr auto for pages that are pictures or garbled, off, or force for
every page. A scan is told when that is done, a document that has text as well once more. Stopped, “recognise”
goes on where it was.
The languages are those of the setting ocr-languages, else the system's and English, as far as they are installed.
QUESTIONS of eval is a file or a folder: JSONL of {id, question, answer, answerable, evidence: [{document, page}]}, of
FinanceBench's rows, of {passage, sentence, label}, of exported labels or of {query, context, response}; SQuAD's JSON; a
folder with docs.jsonl or BEIR's corpus.jsonl, queries.jsonl and qrels. Texts that a set brings are put into a library for
the run. --keep makes each answer a turn of a session. A run with -o that was stopped goes on where it was; a report named
*.md is a table.
Exit status: 0 done, 1 it could not be done (one sentence says why), 2 wrong usage, 130 stopped.

Settings for --set:
)");
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

} // namespace app
