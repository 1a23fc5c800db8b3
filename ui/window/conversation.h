// The middle column: title, current activity, the conversation (or, while the library is empty, the buttons of
// welcome.h), and the input line.
#pragma once

#include "core/session/session.h"

#include <QWidget>

class QLabel;
class QStackedWidget;

namespace ui {

class AnswerView;
class AskBar;
class ElidedLabel;
class Menus;
class ExportLine;
class FollowUps;
class Starters;
class Notice;
class TaskLine;
class TestQuestionLine;
class Welcome;

class Conversation : public QWidget
{
    Q_OBJECT

public:
    explicit Conversation(const Menus &menus, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    QString title() const;
    // Shows where a session comes from, if it was imported with an evidence bundle.
    void setOrigin(const core::Session &session);
    void showDocuments(int documents); // the library is open and has that many documents
    void showRows(int rows);           // the number of rows in the library's list: documents and files being added
    void showState();
    void showTrouble(const QString &sentence);
    // Removes messages about another session or page. Starting a session by asking a question here does not count as
    // going elsewhere.
    void setPlace(core::SessionId session);
    // `page` is shown in place of the conversation, with its window title; showPage(null) shows the conversation again.
    void addPage(QWidget *page);
    void showPage(QWidget *page);

    Welcome *welcome;
    AnswerView *answers;
    AskBar *ask;
    FollowUps *followUps;
    Starters *starters;
    Notice *notice;
    ExportLine *exports;
    TestQuestionLine *testQuestion;
    TaskLine *tasks;

private:
    void showTitle();

    ElidedLabel *m_title;
    QLabel *m_origin;
    QStackedWidget *m_stack;
    QWidget *m_page = nullptr; // the visible page, if any
    QString m_session;         // title of the session
    core::SessionId m_place = 0;
    QString m_trouble;    // a message received before the library was open
    int m_documents = -1; // -1: the library is not open yet
    int m_rows = 0;
};

} // namespace ui
