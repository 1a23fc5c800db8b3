// A one-line message in place, optionally with an action: an error, or "Removed. Undo".
#pragma once

#include <QFrame>
#include <QTimer>

#include <functional>

class QBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace ui {

class Notice : public QFrame
{
    Q_OBJECT

public:
    explicit Notice(QWidget *parent = nullptr);
    ~Notice() override;

    // Shows a plain message until it is closed or replaced, or until the user goes elsewhere or asks a question.
    void say(const QString &sentence);
    // Shows a plain message with one action.
    void mention(const QString &sentence, const QString &word, std::function<void()> act);
    // Shows a plain message with two actions; the user may use both.
    void mention(const QString &sentence, const QString &word, std::function<void()> act, const QString &other,
                 std::function<void()> actOtherwise);
    // Offers to undo something for a while. It becomes final when the time is up, or with the next message.
    void offerUndo(const QString &sentence, std::function<void()> undo, std::function<void()> settle);
    // Shows a message with one action until the action is used, the line is closed or replaced, or the user goes
    // elsewhere, which calls `settle`.
    void offer(const QString &sentence, const QString &word, std::function<void()> act,
               std::function<void()> settle = {});
    // Like offer(), for a message that matters everywhere: it stays when the user goes elsewhere, and plain messages
    // are shown above it.
    void insist(const QString &sentence, const QString &word, std::function<void()> act);
    void setPlace(const QString &place); // where the user is now: a page or a session
    void rename(const QString &place);   // the user is in the same place, which has a new name
    void pass();                         // removes plain messages
    void settle();                       // makes a pending change final immediately
    void withdraw(); // drops a pending change without making it, because the object of the change is gone
    QString text() const;

    static constexpr int undoMilliseconds = 8000;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void act();
    void put(const QString &sentence, const QString &word);

    QLabel *m_text;
    QPushButton *m_button;
    QPushButton *m_other;
    QBoxLayout *m_row; // contains the buttons
    std::function<void()> m_act;
    std::function<void()> m_otherAct;
    std::function<void()> m_settle;
    QTimer m_timer;
    QString m_place;
    bool m_passes = false;  // the message is a plain one
    bool m_insists = false; // stays until the action is used or the line is closed
    QString m_insisted;     // the sentence of insist(), shown below a plain message
};

} // namespace ui
