// One line in place that says something, perhaps with one thing to do about it: an error, or "Removed. Undo".
#pragma once

#include <QFrame>
#include <QTimer>

#include <functional>

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

    void say(const QString &sentence); // until it is closed or replaced
    // What was done can be undone for a while; it becomes final after that, and with the next thing said.
    void offerUndo(const QString &sentence, std::function<void()> undo, std::function<void()> settle);
    void settle(); // now
    QString text() const;

    static constexpr int undoMilliseconds = 8000;

private:
    void undo();
    void put(const QString &sentence, bool canUndo);

    QLabel *m_text;
    QPushButton *m_undoButton;
    std::function<void()> m_undo;
    std::function<void()> m_settle;
    QTimer m_timer;
};

} // namespace ui
