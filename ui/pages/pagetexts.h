// The texts of pages, with the places of their words: of those in view, and, for who wants to copy them, of many in
// turn.
#pragma once

#include "ui/pages/pagesource.h"

#include <QHash>
#include <QObject>
#include <QSet>

#include <functional>
#include <optional>

namespace ui {

class PageTexts : public QObject
{
    Q_OBJECT

public:
    explicit PageTexts(const PageSource &source, QObject *parent = nullptr);

    void open(core::DocumentId document); // forgets all; 0: nothing is open
    void want(int first, int last);
    const core::Page *text(int page) const; // null: it is not there, or not yet
    int held() const { return int(m_texts.size()); }

    // Takes these pages in order; those that cannot be read are left out. What is gathered already is given up.
    void gather(int first, int last, std::function<void(const core::Page &)> take, std::function<void()> done);

signals:
    void came(int page);

private:
    struct Gathering
    {
        int next = 0;
        int last = 0;
        std::function<void(const core::Page &)> take;
        std::function<void()> done;
    };

    void ask(int page);
    void take(int page, const core::Result<core::Page> &text);
    void goOn();
    void forgetFar();

    const PageSource m_source;
    core::DocumentId m_document = 0;
    int m_opened = 0; // counts; answers for what was open before are dropped
    int m_first = 1;  // wanted
    int m_last = 0;
    QHash<int, core::Page> m_texts;
    QSet<int> m_failed;
    QSet<int> m_asked;
    std::optional<Gathering> m_gathering;
};

} // namespace ui
