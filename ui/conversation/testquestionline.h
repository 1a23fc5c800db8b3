// Turns an answer into a test question of the user's own: a form in place, in which the answer can be corrected first.
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
    // The question already is a test question: this one, which can be removed.
    void showKept(const QString &question, const core::KnownQuestion &kept);

signals:
    void opened(const QString &question); // asks whether it is stored already
    void wanted(const core::KnownQuestion &known);
    void removed(const QString &question);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void showState();
    void add();

    core::KnownQuestion m_known; // from the turn
    ElidedLabel *m_what;
    QLabel *m_kept;
    QLineEdit *m_answer;
    QCheckBox *m_none;
    QCheckBox *m_pages;
    QPushButton *m_add;
    QPushButton *m_remove;
};

} // namespace ui
