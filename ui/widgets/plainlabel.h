// A label that shows its text unchanged. QLabel would interpret text that looks like HTML, and titles, file names, page
// labels and servers' messages come from outside. Use setTextFormat() for text that is meant to be HTML.
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
