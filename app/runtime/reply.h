// A callback for slow work, together with its receiver: it is not called after the receiver is gone. Create and call it
// on the window's thread; worker threads call later().
#pragma once

#include <QObject>
#include <QPointer>

#include <functional>

namespace app {

template <class... Told>
class Reply
{
public:
    Reply() = default; // an empty reply does nothing
    Reply(QObject *receiver, std::function<void(const Told &...)> call) : m_receiver(receiver), m_call(std::move(call))
    {
    }

    bool isWanted() const { return m_receiver && m_call; }
    QObject *receiver() const { return m_receiver; }

    void operator()(const Told &...told) const
    {
        if (isWanted())
            m_call(told...);
    }

    // Callable from any thread: calls the callback on the thread of `there`, unless `there` is gone by then.
    void later(QObject *there, const Told &...told) const
    {
        QMetaObject::invokeMethod(
            there, [reply = *this, told...] { reply(told...); }, Qt::QueuedConnection);
    }

private:
    QPointer<QObject> m_receiver;
    std::function<void(const Told &...)> m_call;
};

} // namespace app
