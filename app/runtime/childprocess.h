// A process that runs alongside this one and ends with it, even if this one crashes. Its output goes to a file.
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QStringList>

#include <chrono>
#include <stop_token>
#include <sys/types.h>

namespace app {

struct Launch
{
    QString program; // path
    QStringList arguments;
    QList<QByteArray> environment; // "NAME=value", in addition to this program's environment
    QStringList withheld;          // names of variables that are not passed on
    QString log;                   // the log file, which is truncated first
};

class ChildProcess
{
public:
    // The calling thread must outlive the process, because the kernel kills the process when the thread ends.
    static core::Result<ChildProcess> start(const Launch &launch);

    ChildProcess(ChildProcess &&other) noexcept;
    ChildProcess &operator=(ChildProcess &&) = delete;
    ~ChildProcess(); // terminates the process, and kills it if it does not end in time

    // Waits for the process to end on its own; false on a timeout or a stop.
    bool hasEnded(std::chrono::milliseconds within, const std::stop_token &stop);
    QString ending() const; // how the process ended: "ended with status 1"

private:
    explicit ChildProcess(pid_t process);
    bool reap();

    pid_t m_process = -1;
    int m_watched = -1; // a descriptor that becomes readable when the process ends
    int m_status = 0;
};

} // namespace app
