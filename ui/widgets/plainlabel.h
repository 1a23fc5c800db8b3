// A label that shows its text as it is. QLabel takes what looks like HTML for HTML, and titles, names of files, labels
// of pages and the words of servers are written by others. What is meant as HTML says so with setTextFormat().
#pragma once

#include <QLabel>

namespace ui {

class PlainLabel : public QLabel
{
public:
    explicit PlainLabel(QWidget *parent = nullptr) : QLabel(parent) { setTextFormat(Qt::PlainText); }
    explicit PlainLabel(const QString &text, QWidget *parent = nullptr) : PlainLabel(parent) { setText(text); }
};

} // namespace ui
