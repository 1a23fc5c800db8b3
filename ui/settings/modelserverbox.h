// Where models are: a server's address, the servers found on this machine, a model's abilities, and a key.
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
    // `url`: the setting's field; `model` returns the model chosen in the form. The service must outlive it.
    ModelServerBox(app::ModelService &models, QLineEdit *url, std::function<QString()> model,
                   QWidget *parent = nullptr);

    void show(const QList<app::Server> &servers); // those found

signals:
    void wanted(const QString &address);          // search for servers, also there
    void found(const QList<app::Choice> &models); // in the settings' form
    // Use the built-in check where these settings name the model, or are empty.
    void builtinWanted(const QStringList &keys, const QString &model);

private:
    void test();
    void judge(bool anew);
    void stopJudging(const QString &why);
    void show(const core::Result<app::JudgeTrialTold> &tried);
    void show(const app::Abilities &abilities); // the meaning of each is in the tooltip
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
    QObject *m_testing = nullptr; // deleted: nobody waits any more
    QObject *m_judging = nullptr; // likewise
    QString m_judged;             // the model
    QStringList m_proposed;       // keys of settings
};

} // namespace ui
