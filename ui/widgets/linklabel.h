// A label whose links can be reached with the Tab key, forwards and backwards.
#pragma once

#include <QLabel>

namespace ui {

class LinkLabel : public QLabel
{
    Q_OBJECT

public:
    using QLabel::QLabel;

protected:
    // Qt would find a link at the start of the text again and again, and Shift+Tab would get stuck there.
    bool focusNextPrevChild(bool next) override
    {
        const bool atFirst = !next && hasSelectedText() && selectionStart() == 0;
        return atFirst ? QFrame::focusNextPrevChild(next) : QLabel::focusNextPrevChild(next);
    }
};

} // namespace ui
