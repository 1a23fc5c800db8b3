#include "ui/widgets/sidecolumn.h"

#include <QHBoxLayout>
#include <QVBoxLayout>
#include <QWidget>

namespace ui {

QVBoxLayout *sideColumn(QWidget *panel, QWidget *title, QWidget *button, QWidget *search)
{
    auto *head = new QHBoxLayout;
    head->setContentsMargins(8, 4, 4, 0);
    head->addWidget(title, 1);
    head->addWidget(button);
    auto *field = new QHBoxLayout;
    field->setContentsMargins(8, 0, 8, 4);
    field->addWidget(search);
    panel->setBackgroundRole(QPalette::Base);
    panel->setAutoFillBackground(true);
    auto *column = new QVBoxLayout(panel);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(head);
    column->addLayout(field);
    return column;
}

} // namespace ui
