// The middle of the window while the library is empty: three doors. Or, when it cannot be opened, why.
#pragma once

#include "app/services/assistant.h"

#include <QWidget>

class QCommandLinkButton;
class QFrame;
class QLabel;

namespace ui {

class Welcome : public QWidget
{
    Q_OBJECT

public:
    explicit Welcome(QWidget *parent = nullptr);

    void showOpening();
    void showDoors();
    void showTrouble(const QString &sentence);
    void showModels(const QList<app::Choice> &models); // that were found on the server

signals:
    void filesWanted();
    void sampleWanted();
    void modelWanted();

private:
    QCommandLinkButton *door(const QString &title, const QString &description, const QString &iconName);
    void say(const QString &heading, const QString &text, bool doors);

    QLabel *m_heading;
    QLabel *m_text;
    QFrame *m_doors; // where PDFs may be dropped, which is everywhere, but here it is seen
    QCommandLinkButton *m_model;
};

} // namespace ui
