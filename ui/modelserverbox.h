// Where models are: the address of a server, the servers found on this machine, what a model can do, and a key.
#pragma once

#include "app/assistant.h"

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
    // `url` is the field of the setting; `model` says which model is chosen in the form. The Assistant outlives it.
    ModelServerBox(app::Assistant &assistant, QLineEdit *url, std::function<QString()> model,
                   QWidget *parent = nullptr);

    void show(const QList<app::Server> &servers); // those found

signals:
    void wanted(const QString &address);          // to look for servers, there too
    void found(const QList<app::Choice> &models); // as they are named in the settings

private:
    void test();
    void show(const app::Abilities &abilities); // what each is good for stands in the tool tip
    void say(const QString &result);
    QString idOf(const app::Server &server, const QString &model) const;

    app::Assistant &m_assistant;
    QLineEdit *m_url;
    std::function<QString()> m_model;
    QPushButton *m_find;
    QPushButton *m_test;
    QLabel *m_found;
    QLabel *m_abilities;
    KeyField *m_key;
    QObject *m_testing = nullptr; // gone: nobody waits any more
};

} // namespace ui
