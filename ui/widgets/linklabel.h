// A label whose links the Tab key goes through, forwards and back.
#pragma once

#include <QLabel>

namespace ui {

class LinkLabel : public QLabel
{
    Q_OBJECT

public:
    using QLabel::QLabel;

protected:
    // Qt finds a link that begins the text again and again: Shift+Tab would not get past it.
    bool focusNextPrevChild(bool next) override
    {
        const bool atFirst = !next && hasSelectedText() && selectionStart() == 0;
        return atFirst ? QFrame::focusNextPrevChild(next) : QLabel::focusNextPrevChild(next);
    }
};

} // namespace ui
