// The middle of the window while the library is empty: three doors, of which the one to a model says what runs on this
// machine. Or, when it cannot be opened, why.
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
    void showServers(const QList<app::Server> &servers); // that run now: the first model of the first is a press away
    void offerFile(const app::Choice &file);             // a press away where no server has a model
    void showModelState(const QString &sentence, app::ModelState state); // of the model that was chosen

signals:
    void filesWanted();
    void sampleWanted();
    void modelsWanted();  // how to get one, or to choose another
    void serversWanted(); // to be looked for, now and then while none is there
    void modelChosen(const QString &server, const QString &model);
    void fileWanted(const QString &named); // to be fetched, and used
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
    QFrame *m_doors; // where PDFs may be dropped, which is everywhere, but here it is seen
    QCommandLinkButton *m_model;
    QLabel *m_others; // other models, a press away as well
    QTimer *m_look;
    QString m_server;   // of the model that a press on the door chooses
    QString m_found;    // its name; empty: there is none
    app::Choice m_file; // that can be fetched; without an id there is none
    bool m_isChosen = false;
    bool m_isFetching = false;
};

} // namespace ui
