// Finds models on this machine. One click chooses a model, which is then tested and saved as the choice.
#pragma once

#include "app/services/assistant.h"

#include <QObject>

namespace ui {

class ModelActions : public QObject
{
    Q_OBJECT

public:
    ModelActions(app::Assistant &assistant, QObject *parent) : QObject(parent), m_assistant(assistant) {}

    void lookForServers(); // searches; shows no message if no server answers
    // Tests what the model can do. Saves it as the choice if it can write; otherwise restores the previous model.
    void use(const QString &server, const QString &model);
    // Tests a model that is already in use, without messages, so that its abilities are known before the first
    // question.
    void getToKnow(const QString &name); // `name`: as in the settings
    // Downloads a file from the list for this machine's llama-server, then uses it as use() does; stopGetting() stops
    // the download.
    void getFile(const QString &named);
    void stopGetting();

signals:
    void serversFound(const QList<app::Server> &servers);
    void told(const QString &sentence, app::ModelState state); // a message about the chosen model
    void kept();
    void fileOffered(const app::Choice &file); // llama-server is installed and could serve this file

private:
    void setModel(const QString &name);
    void useFile(const QString &file);
    void keep(const core::Result<app::Abilities> &probed, const QString &model, const QString &before);

    app::Assistant &m_assistant;
    QObject *m_getting = nullptr; // deleting it cancels the download
};

} // namespace ui
