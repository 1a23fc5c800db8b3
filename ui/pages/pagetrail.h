// A history of visited places, with back and forward as in a browser. Pure.
#pragma once

#include <QList>

#include <optional>

namespace ui {

template <class Visit>
class PageTrail
{
public:
    void clear()
    {
        m_behind.clear();
        m_ahead.clear();
    }
    void leave(const Visit &here) // call this before moving on; clears the forward list
    {
        push(m_behind, here);
        m_ahead.clear();
    }
    std::optional<Visit> back(const Visit &here) { return move(m_behind, m_ahead, here); }
    std::optional<Visit> forward(const Visit &here) { return move(m_ahead, m_behind, here); }
    bool hasBack() const { return !m_behind.isEmpty(); }
    bool hasForward() const { return !m_ahead.isEmpty(); }

private:
    static constexpr int longest = 50;

    static void push(QList<Visit> &visits, const Visit &visit)
    {
        visits.append(visit);
        if (visits.size() > longest)
            visits.removeFirst();
    }
    static std::optional<Visit> move(QList<Visit> &from, QList<Visit> &to, const Visit &here)
    {
        if (from.isEmpty())
            return {};
        push(to, here);
        return from.takeLast();
    }

    QList<Visit> m_behind;
    QList<Visit> m_ahead;
};

} // namespace ui
