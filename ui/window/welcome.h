// The middle of the window while the library is empty: three large buttons ("doors"). The one for models shows what
// runs on this machine. If the library cannot be opened, shows the reason instead.
#pragma once

#include "app/services/assistant.h"

#include <QWidget>

class QCommandLinkButton;
class QFrame;
class QLabel;
class QTimer;

namespace ui {

class Welcome : public QWidget
{
    Q_OBJECT

public:
    explicit Welcome(QWidget *parent = nullptr);

    void showOpening();
    void showDoors();
    void showTrouble(const QString &sentence);
    // Shows the servers found; a click chooses the first model on the first server.
    void showServers(const QList<app::Server> &servers);
    void offerFile(const app::Choice &file); // offers a model file if no server has a model; a click downloads the file
    void showModelState(const QString &sentence, app::ModelState state); // about the chosen model

signals:
    void filesWanted();
    void sampleWanted();
    void modelsWanted();  // the user wants to see how to get a model, or choose another
    void serversWanted(); // asks the window to search for servers; repeated while there are none
    void modelChosen(const QString &server, const QString &model);
    void fileWanted(const QString &named); // the user wants to download and use this file
    void fileUnwanted();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QCommandLinkButton *door(const QString &title, const QString &description, const QString &iconName);
    void pressModel();
    void describeModel(const QString &title, const QString &description);
    void say(const QString &heading, const QString &text, bool doors);

    QLabel *m_heading;
    QLabel *m_text;
    QFrame *m_doors; // looks like a target for dropping PDFs, although the whole window accepts them
    QCommandLinkButton *m_model;
    QLabel *m_others; // other models that can be chosen with a click
    QTimer *m_look;
    QString m_server;   // server of the model offered by the button
    QString m_found;    // name of that model; empty: no model was found
    app::Choice m_file; // a file that can be downloaded; no id: there is none
    bool m_isChosen = false;
    bool m_isFetching = false;
};

} // namespace ui
