// Values about model servers, their abilities and their keys, as the window shows them.
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
};

struct Ability // of a model on its server
{
    enum Known { Unknown, Yes, No };

    QString name; // "Log-probabilities", "Context", …
    Known known = Unknown;
    QString words;   // "yes", "no", "not known", "8,192"
    QString meaning; // one sentence: what it is good for, or what is done without it
};

struct Abilities // as remembered, or just probed
{
    QString server;
    QString model;
    QString kind; // of the server; empty: unknown
    QList<Ability> lines;
    qint64 probed = 0; // milliseconds since 1970
};

struct LocalServerState // of the llama-server that serves Settings::localModel as the model "local"
{
    enum Phase {
        Off,      // no role of the settings uses it, or no file is chosen
        Starting, // loads the file
        Running,
        Failed,
    };

    Phase phase = Off;
    QString sentence; // what is happening, or what went wrong and what to do
    QString address;  // of Running
    QString log;      // the file
};

// Where the key of a server or of a web search comes from.
enum class KeyPlace { None, Environment, ThisRun, Keychain };

} // namespace app
