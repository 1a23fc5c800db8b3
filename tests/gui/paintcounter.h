// Counts how often a widget is painted.
#pragma once

#include <QEvent>
#include <QWidget>

class Painted : public QObject
{
public:
    explicit Painted(QWidget *widget) { widget->installEventFilter(this); }

    int times = 0;

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        times += event->type() == QEvent::Paint;
        return false;
    }
};
