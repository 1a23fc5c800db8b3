// A one-line message in place, possibly with an action: an error, or "Removed. Undo".
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

    // Until it is closed or replaced, or the user goes elsewhere or asks a question.
    void say(const QString &sentence);
    // The same, with one action.
    void mention(const QString &sentence, const QString &word, std::function<void()> act);
    // With two actions, which may both be used.
    void mention(const QString &sentence, const QString &word, std::function<void()> act, const QString &other,
                 std::function<void()> actOtherwise);
    // Can be undone for a while; it becomes final after that, or with the next message.
    void offerUndo(const QString &sentence, std::function<void()> undo, std::function<void()> settle);
    // One action; until it is used, or the line is closed or replaced, or the user goes elsewhere, which settles it.
    void offer(const QString &sentence, const QString &word, std::function<void()> act,
               std::function<void()> settle = {});
    // The same for what concerns every place: going elsewhere does not settle it, and plain messages are shown above
    // it.
    void insist(const QString &sentence, const QString &word, std::function<void()> act);
    void setPlace(const QString &place); // the user's present place: a page, a session
    void rename(const QString &place);   // the same place has another name
    void pass();                         // plain messages go
    void settle();                       // now
    void withdraw();                     // what could be undone is not done at all: its object is gone
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
    QBoxLayout *m_row; // for these
    std::function<void()> m_act;
    std::function<void()> m_otherAct;
    std::function<void()> m_settle;
    QTimer m_timer;
    QString m_place;
    bool m_passes = false;  // it is a plain message
    bool m_insists = false; // until the action is used or the line closed
    QString m_insisted;     // its sentence, shown below a plain message
};

} // namespace ui
