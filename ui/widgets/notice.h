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

    // Shown until it is closed or replaced, or the user goes elsewhere or asks a question.
    void say(const QString &sentence);
    // A message with one action.
    void mention(const QString &sentence, const QString &word, std::function<void()> act);
    // A message with two actions, both of which may be used.
    void mention(const QString &sentence, const QString &word, std::function<void()> act, const QString &other,
                 std::function<void()> actOtherwise);
    // Offers to undo something for a while; it becomes final after that, or with the next message.
    void offerUndo(const QString &sentence, std::function<void()> undo, std::function<void()> settle);
    // A message with one action, shown until the action is used, the line is closed or replaced, or the user goes
    // elsewhere, which calls `settle`.
    void offer(const QString &sentence, const QString &word, std::function<void()> act,
               std::function<void()> settle = {});
    // Like offer(), for a message that is relevant everywhere: it stays when the user goes elsewhere, and plain
    // messages are shown above it.
    void insist(const QString &sentence, const QString &word, std::function<void()> act);
    void setPlace(const QString &place); // where the user is now: a page or a session
    void rename(const QString &place);   // the place is the same but has a new name
    void pass();                         // removes plain messages
    void settle();                       // makes a pending change final now
    void withdraw();                     // drops a pending change without making it, because its object is gone
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
