// A single progress bar for all files being added to the library, with their number, the speed, the time left, and
// buttons to pause, stop and retry failed files.
#pragma once

#include "ui/library/librarymodel.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace ui {

class IngestBar : public QWidget
{
    Q_OBJECT

public:
    explicit IngestBar(QWidget *parent = nullptr);

    void show(const Queue &queue);

    static QString words(const Queue &queue); // "3 of 12 files · 41 pages/s · about 20 s left · 1 failed"

signals:
    void pauseToggled(bool paused);
    void stopped();
    void retried(); // the user wants to retry all failed files

private:
    QLabel *m_text;
    QProgressBar *m_bar;
    QToolButton *m_pause;
    QToolButton *m_stop;
    QToolButton *m_retry;
};

} // namespace ui
