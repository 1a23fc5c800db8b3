#include "core/library/newterms.h"

namespace core {
namespace {

size_t bytesOf(const TermLists &lists)
{
    size_t bytes = lists.size() * sizeof(TermLists::value_type);
    for (const auto &terms : lists)
        bytes += terms.size() * sizeof(quint64);
    return bytes;
}

} // namespace

bool NewTerms::hasRoom() const
{
    const std::scoped_lock lock(m_mutex);
    return m_bytes < mostBytes;
}

void NewTerms::keep(DocumentMark mark, DocumentTerms terms)
{
    for (TermLists *lists : {&terms.passages, &terms.pages}) {
        for (auto &each : *lists)
            each.shrink_to_fit();
    }
    const size_t bytes = bytesOf(terms.passages) + bytesOf(terms.pages);
    const std::scoped_lock lock(m_mutex);
    if (m_bytes + bytes > mostBytes)
        return;
    m_bytes += bytes;
    m_kept.insert(mark.id, {mark.mark, std::make_shared<const DocumentTerms>(std::move(terms))});
}

std::shared_ptr<const DocumentTerms> NewTerms::of(DocumentMark mark) const
{
    const std::scoped_lock lock(m_mutex);
    const auto kept = m_kept.constFind(mark.id);
    return kept != m_kept.cend() && kept->mark == mark.mark ? kept->terms : nullptr;
}

void NewTerms::clear()
{
    const std::scoped_lock lock(m_mutex);
    m_kept.clear();
    m_bytes = 0;
}

} // namespace core
