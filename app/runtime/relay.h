// Carries events from worker threads to the thread of a QObject, in batches. However fast events are sent, at most one
// delivery is waiting in the receiver's event queue.
#pragma once

#include <QList>
#include <QObject>

#include <functional>
#include <memory>
#include <mutex>

namespace app {

template <class Event>
class Relay
{
public:
    using Deliver = std::function<void(const QList<Event> &)>;

    Relay(QObject *receiver, Deliver deliver)
        : m_shared(std::make_shared<Shared>()),
          m_receiver(receiver),
          m_deliver(std::move(deliver))
    {
    }

    void send(const Event &event) const // callable from any thread
    {
        {
            std::lock_guard lock(m_shared->mutex);
            m_shared->pending.append(event);
            if (m_shared->pending.size() > 1)
                return; // a delivery is already on its way
        }
        QMetaObject::invokeMethod(
            m_receiver,
            [shared = m_shared, deliver = m_deliver] {
                QList<Event> events;
                {
                    std::lock_guard lock(shared->mutex);
                    events.swap(shared->pending);
                }
                deliver(events);
            },
            Qt::QueuedConnection);
    }

private:
    struct Shared
    {
        std::mutex mutex;
        QList<Event> pending;
    };

    std::shared_ptr<Shared> m_shared;
    QObject *m_receiver;
    Deliver m_deliver;
};

} // namespace app
