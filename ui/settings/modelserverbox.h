// Where models are: the address of a server, the servers found on this machine, what a model can do, and a key.
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
    // `url` is the field of the setting; `model` says which model is chosen in the form. The service outlives it.
    ModelServerBox(app::ModelService &models, QLineEdit *url, std::function<QString()> model,
                   QWidget *parent = nullptr);

    void show(const QList<app::Server> &servers); // those found

signals:
    void wanted(const QString &address);          // to look for servers, there too
    void found(const QList<app::Choice> &models); // as they are named in the settings
    // The built-in check shall judge where these settings name the model, or none of their own.
    void builtinWanted(const QStringList &keys, const QString &model);

private:
    void test();
    void judge(bool anew);
    void stopJudging(const QString &why);
    void show(const core::Result<app::JudgeTrialTold> &tried);
    void show(const app::Abilities &abilities); // what each is good for stands in the tool tip
    void say(const QString &result);
    QString idOf(const app::Server &server, const QString &model) const;

    app::ModelService &m_models;
    QLineEdit *m_url;
    std::function<QString()> m_model;
    QPushButton *m_find;
    QPushButton *m_test;
    QLabel *m_found;
    QLabel *m_abilities;
    QLabel *m_verdict; // how it judges
    QPushButton *m_judge;
    QPushButton *m_take;
    KeyField *m_key;
    QObject *m_testing = nullptr; // gone: nobody waits any more
    QObject *m_judging = nullptr; // the same
    QString m_judged;             // the model
    QStringList m_proposed;       // keys of settings
};

} // namespace ui
