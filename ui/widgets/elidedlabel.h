// A line of text that is elided in the middle or at the end if it does not fit, with the full text as its tooltip. If a
// shorter text is given, it is tried before eliding.
#pragma once

#include <QLabel>

namespace ui {

class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget *parent = nullptr);
    explicit ElidedLabel(Qt::TextElideMode elision, QWidget *parent = nullptr);

    void setFullText(const QString &text, const QString &shorter = {});
    const QString &fullText() const { return m_text; }
    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *) override;

private:
    QString m_text;
    QString m_shorter;
    Qt::TextElideMode m_elision = Qt::ElideMiddle;
};

} // namespace ui
