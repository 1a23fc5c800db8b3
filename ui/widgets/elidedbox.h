// A combo box that elides long names with "…", as other text does.
#pragma once

#include <QComboBox>
#include <QStyleOptionComboBox>

namespace ui {

class ElidedBox : public QComboBox
{
public:
    using QComboBox::QComboBox;

protected:
    void initStyleOption(QStyleOptionComboBox *option) const override
    {
        QComboBox::initStyleOption(option);
        const QRect room = style()->subControlRect(QStyle::CC_ComboBox, option, QStyle::SC_ComboBoxEditField, this);
        option->currentText = fontMetrics().elidedText(option->currentText, Qt::ElideRight, room.width() - 4);
    }
};

} // namespace ui
