// Questions that follow on the last answer or refusal, as core/flows/after/followups.h makes them: quiet buttons above
// the line to ask in.
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

    void setSession(const core::Session &session); // asks for those of its last turn
    void offer(const QString &turn, const QStringList &questions);
    void begin(const app::Run &run); // a question takes their place
    void setShown(bool shown);       // while there is a line to ask in

signals:
    void wanted(const core::Turn &turn);
    void chosen(const QString &question);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    static constexpr int framing = 10; // pixels of a button beside its words

    void clear();
    void showState();
    void elide();

    FlowLayout *m_box;
    QString m_turn;
    int m_count = 0;
    bool m_left = false; // for another question
    bool m_shown = false;
};

} // namespace ui
