// A model that runs on this machine: looked for, and by one press chosen, tried and kept.
#pragma once

#include "app/services/assistant.h"

#include <QObject>

namespace ui {

class ModelActions : public QObject
{
    Q_OBJECT

public:
    ModelActions(app::Assistant &assistant, QObject *parent) : QObject(parent), m_assistant(assistant) {}

    void lookForServers(); // quietly: where none answers there is none
    // Tries what the model can do, and keeps it where it can write; else the model is again that of before.
    void use(const QString &server, const QString &model);
    // The same of one that is in use already, and quietly: what it can do is known before the first question needs it.
    void getToKnow(const QString &name); // as the settings name it
    // Fetches a file of the list for the llama-server of this machine, then uses it as above; or stops fetching it.
    void getFile(const QString &named);
    void stopGetting();

signals:
    void serversFound(const QList<app::Server> &servers);
    void told(const QString &sentence, app::ModelState state); // of the one that is to be used
    void kept();
    void fileOffered(const app::Choice &file); // llama-server is here, and could serve it

private:
    void setModel(const QString &name);
    void useFile(const QString &file);
    void keep(const core::Result<app::Abilities> &probed, const QString &model, const QString &before);

    app::Assistant &m_assistant;
    QObject *m_getting = nullptr; // gone: it is not fetched further
};

} // namespace ui
