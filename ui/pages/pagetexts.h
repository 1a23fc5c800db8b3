// The texts of pages, with the positions of their words: for visible pages and, when copying, for many pages in turn.
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

    void open(core::DocumentId document); // drops everything; 0: no document is open
    void want(int first, int last);
    const core::Page *text(int page) const; // null: the text is unavailable or not loaded yet
    int held() const { return int(m_texts.size()); }

    // Passes on these pages in order, skipping unreadable ones. Cancels an earlier call.
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
    int m_opened = 0; // counter of open() calls: replies for an earlier document are dropped
    int m_first = 1;  // first page requested
    int m_last = 0;
    QHash<int, core::Page> m_texts;
    QSet<int> m_failed;
    QSet<int> m_asked;
    std::optional<Gathering> m_gathering;
};

} // namespace ui
