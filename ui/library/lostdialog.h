// A list of everything that could not be rescued from a library, to read and to copy.
#pragma once

#include <QDialog>

namespace ui {

class LostDialog : public QDialog
{
    Q_OBJECT

public:
    explicit LostDialog(const QStringList &lost, QWidget *parent = nullptr); // one sentence each, as worded by core
};

} // namespace ui
