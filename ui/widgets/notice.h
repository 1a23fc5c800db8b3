// One line in place that says something, perhaps with one thing to do about it: an error, or "Removed. Undo".
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

    // Until it is closed or replaced, or the user is in another place or asks a question.
    void say(const QString &sentence);
    // The same, with one thing that may be done about it.
    void mention(const QString &sentence, const QString &word, std::function<void()> act);
    // With two, which may both be done.
    void mention(const QString &sentence, const QString &word, std::function<void()> act, const QString &other,
                 std::function<void()> actOtherwise);
    // What was done can be undone for a while; it becomes final after that, and with the next thing said.
    void offerUndo(const QString &sentence, std::function<void()> undo, std::function<void()> settle);
    // One thing that may be done; until it is, or the line is closed or replaced, which settles it. So does another
    // place.
    void offer(const QString &sentence, const QString &word, std::function<void()> act,
               std::function<void()> settle = {});
    void setPlace(const QString &place); // where the user is now: a page, a session
    void rename(const QString &place);   // the same one is called otherwise
    void pass();                         // what was merely said goes
    void settle();                       // now
    void withdraw(); // what could be undone is not done at all: what it was to be done to is no longer there
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
    QBoxLayout *m_row; // of these
    std::function<void()> m_act;
    std::function<void()> m_otherAct;
    std::function<void()> m_settle;
    QTimer m_timer;
    QString m_place;
    bool m_passes = false; // it was merely said
};

} // namespace ui
