// The input line.
#pragma once

#include <QPlainTextEdit>

namespace ui {

// Grows with its text. Return asks, Shift+Return inserts a line break, and Up in an empty line recalls the last
// question.
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
    qsizetype m_at = 0; // index into the history; equal to the history's size while the text is new
};

} // namespace ui
