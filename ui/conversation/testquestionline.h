// Turns an answer into one of the user's own test questions, using an inline form in which the user can first correct
// the answer.
#pragma once

#include "core/eval/ownquestions.h"

#include <QFrame>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace ui {

class ElidedLabel;

class TestQuestionLine : public QFrame
{
    Q_OBJECT

public:
    explicit TestQuestionLine(QWidget *parent = nullptr);

    void offer(const core::Turn &turn);
    // Shows that the question is already a test question, and offers to remove it.
    void showKept(const QString &question, const core::KnownQuestion &kept);

signals:
    void opened(const QString &question); // asks whether the question is already stored
    void wanted(const core::KnownQuestion &known);
    void removed(const QString &question);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void showState();
    void add();

    core::KnownQuestion m_known; // made from the turn
    ElidedLabel *m_what;
    QLabel *m_kept;
    QLineEdit *m_answer;
    QCheckBox *m_none;
    QCheckBox *m_pages;
    QPushButton *m_add;
    QPushButton *m_remove;
};

} // namespace ui
