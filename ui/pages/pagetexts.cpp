#include "ui/pages/pagetexts.h"

#include <QPointer>

namespace ui {
namespace {

constexpr int textsAround = 3; // kept on each side of the requested pages

}

PageTexts::PageTexts(const PageSource &source, QObject *parent) : QObject(parent), m_source(source) {}

void PageTexts::open(core::DocumentId document)
{
    ++m_opened;
    m_document = document;
    m_first = 1;
    m_last = 0;
    m_texts.clear();
    m_failed.clear();
    m_asked.clear();
    m_gathering.reset();
}

void PageTexts::want(int first, int last)
{
    m_first = first;
    m_last = last;
    for (int page = first; page <= last; ++page)
        ask(page);
    forgetFar();
}

const core::Page *PageTexts::text(int page) const
{
    const auto found = m_texts.constFind(page);
    return found == m_texts.constEnd() ? nullptr : &*found;
}

void PageTexts::ask(int page)
{
    if (m_document == 0 || !m_source.text || m_texts.contains(page) || m_failed.contains(page) ||
        m_asked.contains(page))
        return;
    m_asked.insert(page);
    QPointer<PageTexts> self(this);
    m_source.text(m_document, page, this, [self, page, opened = m_opened](const core::Result<core::Page> &text) {
        if (self && self->m_opened == opened)
            self->take(page, text);
    });
}

void PageTexts::take(int page, const core::Result<core::Page> &text)
{
    m_asked.remove(page);
    if (text)
        m_texts.insert(page, *text);
    else
        m_failed.insert(page);
    goOn();
    forgetFar();
    emit came(page);
}

void PageTexts::gather(int first, int last, std::function<void(const core::Page &)> take, std::function<void()> done)
{
    m_gathering = Gathering{first, last, std::move(take), std::move(done)};
    goOn();
}

void PageTexts::goOn()
{
    while (m_gathering && m_gathering->next <= m_gathering->last) {
        if (const core::Page *page = text(m_gathering->next))
            m_gathering->take(*page);
        else if (m_source.text && !m_failed.contains(m_gathering->next))
            return ask(m_gathering->next);
        ++m_gathering->next;
    }
    if (m_gathering)
        std::exchange(m_gathering, {})->done();
}

void PageTexts::forgetFar()
{
    m_texts.removeIf(
        [this](const auto &each) { return each.key() < m_first - textsAround || each.key() > m_last + textsAround; });
}

} // namespace ui
