// How the lists beside the conversation are laid out: a title with a button, a line to search in, and what follows.
#pragma once

class QVBoxLayout;
class QWidget;

namespace ui {

QVBoxLayout *sideColumn(QWidget *panel, QWidget *title, QWidget *button, QWidget *search);

} // namespace ui
