// Follow-up questions to the last answer or refusal, from core/flows/after/followups.h, as unobtrusive buttons above
// the input line.
#pragma once

#include "app/services/assistant.h"

#include <QWidget>

namespace ui {

class FlowLayout;

class FollowUps : public QWidget
{
    Q_OBJECT

public:
    explicit FollowUps(QWidget *parent = nullptr);

    void setSession(const core::Session &session); // requests follow-up questions to its last turn
    void offer(const QString &turn, const QStringList &questions);
    void begin(const app::Run &run); // hides the buttons, because a new question has been asked
    void setShown(bool shown);       // false hides them while there is no input line

signals:
    void wanted(const core::Turn &turn);
    void chosen(const QString &question);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    static constexpr int framing = 10; // pixels between a button's border and its text

    void clear();
    void showState();
    void elide();

    FlowLayout *m_box;
    QString m_turn;
    int m_count = 0;
    bool m_left = false; // the user has asked another question
    bool m_shown = false;
};

} // namespace ui
