// Suggests up to six questions in an empty session.
#pragma once

#include <QWidget>

class QGridLayout;
class QLabel;

namespace ui {

class Starters : public QWidget
{
    Q_OBJECT

public:
    explicit Starters(QWidget *parent = nullptr);

    void offer(const QStringList &questions); // an empty list hides them
    void setShown(bool shown);                // `shown`: the session is empty

signals:
    void chosen(const QString &question);

private:
    void showState();

    QLabel *m_heading;
    QGridLayout *m_grid;
    QStringList m_questions;
    bool m_shown = false;
};

} // namespace ui
