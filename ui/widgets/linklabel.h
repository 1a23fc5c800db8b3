// A label whose links are reached with the Tab key, forwards and back.
#pragma once

#include <QLabel>

namespace ui {

class LinkLabel : public QLabel
{
    Q_OBJECT

public:
    using QLabel::QLabel;

protected:
    // Qt finds a link at the start of the text again and again: Shift+Tab would get stuck there.
    bool focusNextPrevChild(bool next) override
    {
        const bool atFirst = !next && hasSelectedText() && selectionStart() == 0;
        return atFirst ? QFrame::focusNextPrevChild(next) : QLabel::focusNextPrevChild(next);
    }
};

} // namespace ui
