// Settings for model servers: a server's address, the servers found on this machine, a model's abilities, and a key.
#pragma once

#include "app/services/modelservice.h"

#include <QWidget>

#include <functional>

class QLabel;
class QLineEdit;
class QPushButton;

namespace ui {

class KeyField;

class ModelServerBox : public QWidget
{
    Q_OBJECT

public:
    // `url`: the form field of the setting; `model`: returns the model chosen in the form. `models` must outlive the
    // box.
    ModelServerBox(app::ModelService &models, QLineEdit *url, std::function<QString()> model,
                   QWidget *parent = nullptr);

    void show(const QList<app::Server> &servers); // the servers found

signals:
    void wanted(const QString &address);          // the user wants to search for servers, including at this address
    void found(const QList<app::Choice> &models); // models for the settings form
    // The user wants to use the built-in check for those of these settings that name the model or are empty.
    void builtinWanted(const QStringList &keys, const QString &model);

private:
    void test();
    void judge(bool anew);
    void stopJudging(const QString &why);
    void show(const core::Result<app::JudgeTrialTold> &tried);
    void show(const app::Abilities &abilities); // tooltips explain each ability
    void say(const QString &result);
    QString idOf(const app::Server &server, const QString &model) const;

    app::ModelService &m_models;
    QLineEdit *m_url;
    std::function<QString()> m_model;
    QPushButton *m_find;
    QPushButton *m_test;
    QLabel *m_found;
    QLabel *m_abilities;
    QLabel *m_verdict; // says how well the model judges
    QPushButton *m_judge;
    QPushButton *m_take;
    KeyField *m_key;
    QObject *m_testing = nullptr; // deleting it cancels the test
    QObject *m_judging = nullptr; // deleting it cancels the trial
    QString m_judged;             // the model that was judged
    QStringList m_proposed;       // keys of the proposed settings
};

} // namespace ui
