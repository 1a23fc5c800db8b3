// The middle of the window while the library is empty: three doors, of which the one to a model shows what runs on this
// machine. Or, if it cannot be opened, why.
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
    void showServers(const QList<app::Server> &servers); // running now: the first model of the first is one click away
    void offerFile(const app::Choice &file);             // one click away if no server has a model
    void showModelState(const QString &sentence, app::ModelState state); // of the chosen model

signals:
    void filesWanted();
    void sampleWanted();
    void modelsWanted();  // how to get one, or to choose another
    void serversWanted(); // search for them, repeatedly while there are none
    void modelChosen(const QString &server, const QString &model);
    void fileWanted(const QString &named); // to download and use
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
    QFrame *m_doors; // where PDFs may be dropped: it works everywhere, but is shown here
    QCommandLinkButton *m_model;
    QLabel *m_others; // other models, also one click away
    QTimer *m_look;
    QString m_server;   // of the model chosen by a click on the door
    QString m_found;    // its name; empty: none
    app::Choice m_file; // that can be downloaded; without an id: none
    bool m_isChosen = false;
    bool m_isFetching = false;
};

} // namespace ui
