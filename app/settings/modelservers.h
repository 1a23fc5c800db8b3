// Values about model servers, their abilities and their keys, for use by the window.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace app {

struct Server // a server that answers now
{
    QString name;    // "Ollama", "llama-server", …, or "OpenAI protocol"
    QString address; // for Settings::serverUrl
    QStringList models;
    QStringList details = {};      // one per model, in order: "8.0B, Q4_K_M, 4.9 GB"; empty if nothing is known
    QStringList vectorModels = {}; // models that only make embeddings
};

enum class ModelState { Fetched, Tried, Ready, Refused }; // state of a chosen model that is being downloaded or tested

struct PullTold // progress of a model download
{
    double share = 0; // share of its bytes received; 0: unknown
    qint64 done = 0;  // bytes received
    qint64 total = 0; // total bytes; 0: unknown
    QString words;    // "1.2 of 2.5 GB, 48 %, 12.3 MB/s, about 2 min left"
};

struct Ability // an ability of a model on its server
{
    enum Known { Unknown, Yes, No };

    QString name; // "Log-probabilities", "Context", …
    Known known = Unknown;
    QString words;   // "yes", "no", "not known", "8,192"
    QString meaning; // what it is good for, or what happens without it, in one sentence
};

struct Abilities // a model's abilities, as stored or as just tested
{
    QString server;
    QString model;
    QString kind; // kind of server; empty: unknown
    QList<Ability> lines;
    qint64 probed = 0;  // time in milliseconds since 1970
    bool chats = false; // can write and judge
    QString whyNot;     // why it cannot, in one sentence; set only if it was just tested
};

struct JudgeTrialTold // how far a model, as a judge, agrees with people; stored or just measured
{
    QString sentence;    // "llama3.2 agrees with people on 61 % of 40 test verdicts, the built-in check on 74 %."
    QString proposal;    // "The built-in check is the better judge of support."
    QStringList roles;   // one line per role: "support: 6 of 14 as people, 43 % (21 to 67 %); built-in check 57 %"
    QStringList builtin; // keys of the settings for the roles in which the built-in check is the better judge
    qint64 tried = 0;    // time in milliseconds since 1970
};

struct LocalServerState // the state of the llama-server that serves Settings::localModel as the model "local"
{
    enum Phase {
        Off,      // no role in the settings uses it, or no file is chosen
        Starting, // loading the file
        Running,
        Failed,
    };

    Phase phase = Off;
    QString sentence; // what is happening, or what went wrong and what to do
    QString address;  // set while Running
    QString log;      // log file
};

// Where the key of a server or a web search is stored.
enum class KeyPlace { None, Environment, ThisRun, Keychain };

} // namespace app
