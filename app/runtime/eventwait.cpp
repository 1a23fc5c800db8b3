#include "app/runtime/eventwait.h"

#include <QEventLoop>
#include <QPointer>
#include <QTimer>

#include <memory>

namespace app {

bool waitFor(std::chrono::milliseconds longest, const std::function<void(std::function<void()> done)> &begin)
{
    struct Waiting // outlives this call if the answer is late
    {
        bool done = false;
        QPointer<QEventLoop> loop;
    };
    QEventLoop loop;
    const auto waiting = std::make_shared<Waiting>();
    waiting->loop = &loop;
    QTimer::singleShot(longest, &loop, &QEventLoop::quit);
    begin([waiting] {
        waiting->done = true;
        if (waiting->loop)
            waiting->loop->quit();
    });
    if (!waiting->done)
        loop.exec();
    return waiting->done;
}

} // namespace app
