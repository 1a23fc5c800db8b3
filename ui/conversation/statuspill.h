// A pill-shaped label that shows how a turn ended: a mark, a word and a colour, on one line.
#pragma once

#include "ui/widgets/theme.h"

#include <QLabel>

namespace ui {

class StatusPill : public QLabel
{
    Q_OBJECT

public:
    explicit StatusPill(QWidget *parent = nullptr);

    void show(const QString &text, Role tone);
    using QLabel::show;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Role m_tone = Role::Secondary;
};

} // namespace ui
