// The functions that a page viewer needs, usually provided by PageService. Replies arrive later, on the window's
// thread, but not after the receiver is gone. Functions that a viewer does not need may be null.
#pragma once

#include "app/services/pageservice.h"

namespace ui {

struct PageSource
{
    template <class Value>
    using Told = std::function<void(const Value &)>;

    std::function<void(core::DocumentId, int page, double scale, QObject *receiver,
                       Told<core::Result<app::PageView>> told)>
        picture;
    std::function<void(core::DocumentId, int page, QObject *receiver, Told<core::Result<core::Page>> told)> text = {};
    std::function<void(core::DocumentId, QObject *receiver, Told<QList<core::OutlineItem>> told)> outline = {};
    std::function<void(core::DocumentId, const QString &words, QObject *receiver, Told<app::Findings> told)> find = {};
};

inline PageSource pagesOf(app::PageService &pages)
{
    return {
        [&pages](auto id, int page, double scale, QObject *receiver, auto told) {
            pages.page(id, page, scale, {receiver, told});
        },
        [&pages](auto id, int page, QObject *receiver, auto told) {
            pages.text(id, page, {receiver, told});
        },
        [&pages](auto id, QObject *receiver, auto told) {
            pages.outline(id, {receiver, told});
        },
        [&pages](auto id, const QString &words, QObject *receiver, auto told) {
            pages.find(id, words, {receiver, told});
        },
    };
}

} // namespace ui
