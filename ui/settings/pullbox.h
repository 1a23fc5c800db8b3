// A model brought by an Ollama: a name, typed or of those that suit this machine, how far it is, and Stop.
#pragma once

#include "app/services/modelservice.h"

#include <QWidget>

#include <functional>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace ui {

class PullBox : public QWidget
{
    Q_OBJECT

public:
    // `server` says the address in the form. The service outlives it.
    PullBox(app::ModelService &models, std::function<QString()> server, QWidget *parent = nullptr);

    void suggest(const QList<app::Choice> &models);

signals:
    void pulled(const QString &server, const QString &model);

private:
    void pull();
    void showDetails();
    void say(const QString &sentence);
    void end();

    app::ModelService &m_models;
    std::function<QString()> m_server;
    QComboBox *m_names;
    QPushButton *m_pull;
    QProgressBar *m_bar;
    QLabel *m_said;
    QObject *m_pulling = nullptr; // gone: nobody waits any more, and the server stops fetching
};

} // namespace ui
