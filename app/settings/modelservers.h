// Values about model servers, their abilities and their keys, for the window.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace app {

struct Server // that answers now
{
    QString name;    // "Ollama", "llama-server", …, or "OpenAI protocol"
    QString address; // for Settings::serverUrl
    QStringList models;
    QStringList details = {};      // "8.0B, Q4_K_M, 4.9 GB", in the same order; empty if nothing is known
    QStringList vectorModels = {}; // those of the models that only make vectors
};

enum class ModelState { Fetched, Tried, Ready, Refused }; // of a chosen model, being downloaded or tried

struct PullTold // of a model being downloaded
{
    double share = 0; // of its bytes; 0: unknown
    qint64 done = 0;  // bytes
    qint64 total = 0; // likewise; 0: unknown
    QString words;    // "1.2 of 2.5 GB, 48 %, 12.3 MB/s, about 2 min left"
};

struct Ability // of a model on its server
{
    enum Known { Unknown, Yes, No };

    QString name; // "Log-probabilities", "Context", …
    Known known = Unknown;
    QString words;   // "yes", "no", "not known", "8,192"
    QString meaning; // one sentence: what it is good for, or what happens without it
};

struct Abilities // stored, or just probed
{
    QString server;
    QString model;
    QString kind; // of the server; empty: unknown
    QList<Ability> lines;
    qint64 probed = 0;  // milliseconds since 1970
    bool chats = false; // it can write and judge
    QString whyNot;     // in one sentence, if it was just tried
};

struct JudgeTrialTold // how far a model agrees with people as a judge, stored or just tried
{
    QString sentence;    // "llama3.2 agrees with people in 61 % of 40 test verdicts, the built-in check in 74 %."
    QString proposal;    // "The built-in check is the better judge of support."
    QStringList roles;   // one line each: "support: 6 of 14 as people, 43 % (21 to 67 %); built-in check 57 %"
    QStringList builtin; // keys of settings: roles for which the built-in check is the better judge
    qint64 tried = 0;    // milliseconds since 1970
};

struct LocalServerState // of the llama-server that serves Settings::localModel as the model "local"
{
    enum Phase {
        Off,      // no role in the settings uses it, or no file is chosen
        Starting, // loading the file
        Running,
        Failed,
    };

    Phase phase = Off;
    QString sentence; // what is happening, or what went wrong and what to do
    QString address;  // while Running
    QString log;      // the file
};

// Where the key of a server or a web search is stored.
enum class KeyPlace { None, Environment, ThisRun, Keychain };

} // namespace app
