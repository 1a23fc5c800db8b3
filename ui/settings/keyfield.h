// The key of a server or a web search: the user can enter it, store it in the system's keychain, or delete it. A key
// that has been entered is never shown again.
#pragma once

#include "app/services/modelservice.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace ui {

class KeyField : public QWidget
{
    Q_OBJECT

public:
    // `models` must outlive it.
    KeyField(app::ModelService &models, const QString &service, QWidget *parent = nullptr);

    void setService(const QString &service); // an address, or the id of a web search; empty: none
    void setHint(const QString &hint);       // placeholder text

private:
    void keep(const QString &key);
    void show(app::KeyPlace place);

    app::ModelService &m_models;
    QString m_service;
    QLineEdit *m_line;
    QPushButton *m_keep;
    QPushButton *m_forget;
    QLabel *m_note;
};

} // namespace ui
