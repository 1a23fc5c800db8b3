// Lays out the lists beside the conversation: a title with a button, a search line, and the contents.
#pragma once

class QVBoxLayout;
class QWidget;

namespace ui {

QVBoxLayout *sideColumn(QWidget *panel, QWidget *title, QWidget *button, QWidget *search);

} // namespace ui
