// What could not be rescued of a library: a list to read and to copy.
#pragma once

#include <QDialog>

namespace ui {

class LostDialog : public QDialog
{
    Q_OBJECT

public:
    explicit LostDialog(const QStringList &lost, QWidget *parent = nullptr); // a sentence each, as core words it
};

} // namespace ui
