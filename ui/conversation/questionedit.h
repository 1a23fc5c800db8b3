// The line to ask in.
#pragma once

#include <QPlainTextEdit>

namespace ui {

// Grows with what is typed; Return asks, Shift+Return begins a line, Up in the empty line brings the last question.
class QuestionEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit QuestionEdit(QWidget *parent = nullptr);

    void remember(const QString &question);

signals:
    void returned();
    void escaped();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    bool recall(int direction);
    void fitHeight();

    QStringList m_asked;
    qsizetype m_at = 0; // in what was asked; its size: the present line
};

} // namespace ui
