// Multi-line text that is laid out only once per width. QLabel lays out rich text on every size request, which in a
// column of cards happens a dozen times per change.
#pragma once

#include <QLabel>

namespace ui {

class WrappedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit WrappedLabel(QWidget *parent = nullptr);

    int heightForWidth(int width) const override;
    QSize sizeHint() const override; // the size from the last layout
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *) override;

private:
    mutable QString m_measured; // the text last measured, with its width and height
    mutable int m_width = -1;
    mutable int m_height = 0;
};

} // namespace ui
