// A model on this machine: searched for, and with one click chosen, tried and kept.
#pragma once

#include "app/services/assistant.h"

#include <QObject>

namespace ui {

class ModelActions : public QObject
{
    Q_OBJECT

public:
    ModelActions(app::Assistant &assistant, QObject *parent) : QObject(parent), m_assistant(assistant) {}

    void lookForServers(); // silently: without an answer there is none
    // Tries what the model can do, and keeps it if it can write; else restores the previous model.
    void use(const QString &server, const QString &model);
    // The same for a model already in use, silently: its abilities are known before the first question needs them.
    void getToKnow(const QString &name); // its name in the settings
    // Downloads a file from the list for this machine's llama-server, then uses it as above; or stops the download.
    void getFile(const QString &named);
    void stopGetting();

signals:
    void serversFound(const QList<app::Server> &servers);
    void told(const QString &sentence, app::ModelState state); // about the chosen one
    void kept();
    void fileOffered(const app::Choice &file); // llama-server is installed, and could serve it

private:
    void setModel(const QString &name);
    void useFile(const QString &file);
    void keep(const core::Result<app::Abilities> &probed, const QString &model, const QString &before);

    app::Assistant &m_assistant;
    QObject *m_getting = nullptr; // deleted: the download ends
};

} // namespace ui
